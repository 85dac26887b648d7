"""Quitted tricks as a director asks about them: how the cards are kept, and who may see them (Laws 65 and 66)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from duplicado.director.interview import partial_deals
from duplicado.director.interview.questions import (
    AnswerForm,
    Conclude,
    Prompt,
    Story,
    StoryConditions,
    TakeUp,
    Told,
    Upshot,
    asked,
)
from duplicado.law.book import law_65, law_66
from duplicado.law.book.law_65 import PointingRemarked, QuittedTrick, TrickStage
from duplicado.law.book.law_66 import TricksToInspect
from duplicado.vocabulary.seats import Seat, Side

# No name of a player matters to these Laws, only his part: South declares here.
_DECLARER: Final = Seat.S
_ROLES: Final = {"declarer": _DECLARER, "dummy": _DECLARER.partner, "defender": _DECLARER.lho}
_TRICKS: Final = {"last trick": TrickStage.LAST, "earlier trick": TrickStage.EARLIER}


def arrangement_of_tricks(conditions: StoryConditions) -> Story:
    """A card was turned the wrong way, somebody points that out, or cards were mixed (65)."""
    ways = ("turned wrongly", "points it out", "mixed")
    way = yield from asked(str, Prompt("arrangement", AnswerForm.ONE_OF, ("65B", "65B3", "65D"), ways))
    match way:
        case "turned wrongly":
            own = yield from asked(bool, Prompt("won it", AnswerForm.YES_NO, ("65B1", "65B2")))
            winner = _DECLARER.side if own else _DECLARER.side.opponents
            trick = QuittedTrick(conditions.edition, _DECLARER, _DECLARER, TrickStage.LAST, winner, led_since=False,
                own_side_played_since=False)  # fmt: skip
            yield partial_deals.auction_begun_by(conditions, Seat.N)
            yield Conclude((law_65.clause_of_pointing(trick), "65B3"), Upshot("turned"))
        case "points it out":
            asker = yield from _asker(("65B3",))
            late = yield from _played_since(conditions, asker, "65B3")
            trick = _trick(conditions, asker, TrickStage.LAST, late=late)
            yield partial_deals.auction_begun_by(conditions, Seat.N)
            if law_65.may_ask_to_point(trick):
                yield Conclude(("65B3",), Upshot("turned"))
            else:
                yield Conclude(("65B3",), Upshot("breach"))
                yield TakeUp(law_65.pointing_out_of_order.of(PointingRemarked(conditions.edition)))
        case _:
            yield partial_deals.auction_begun_by(conditions, Seat.N)
            yield TakeUp(law_66.ordered_by_director.of(TricksToInspect("65D")))


def inspection_of_tricks(conditions: StoryConditions) -> Story:
    """A player asks to see a trick, or looks at one (66)."""
    ways = (*_TRICKS, "own last card", "after play")
    way = yield from asked(str, Prompt("inspection", AnswerForm.ONE_OF, ("66A", "66B", "66C", "66D"), ways))
    if way == "after play":
        mixed = yield from asked(bool, Prompt("mixed", AnswerForm.YES_NO, ("66D",)))
        yield partial_deals.auction_begun_by(conditions, Seat.N)
        yield (
            TakeUp(law_66.ordered_by_director.of(TricksToInspect("66D")))
            if mixed
            else Conclude(("66D",), Upshot("allowed"))
        )
        return
    number = "66B" if way == "own last card" else "66A"
    asker = yield from _asker((number,))
    late = False
    if asker is not _DECLARER.partner and way != "earlier trick":
        late = yield from _played_since(conditions, asker, number)
    turned = False
    if way == "last trick" and asker is not _DECLARER.partner and not late:
        turned = yield from asked(bool, Prompt("turned", AnswerForm.YES_NO, ("66A",)))
    trick = _trick(conditions, asker, _TRICKS.get(way, TrickStage.LAST), late=late, turned=turned)
    forbidden = law_66.forbids_last_card(trick) if way == "own last card" else law_66.forbids_trick(trick)
    ordered = False
    if forbidden is not None and way != "own last card":
        ordered = yield from asked(bool, Prompt("ordered", AnswerForm.YES_NO, ("66C", "61C")))
    yield partial_deals.auction_begun_by(conditions, Seat.N)
    if ordered:
        yield TakeUp(law_66.ordered_by_director.of(TricksToInspect("66C")))
    else:
        yield Conclude((forbidden or number,), Upshot("breach" if forbidden else "allowed"))


def _asker(clauses: tuple[str, ...]) -> Generator[Prompt | Told, object, Seat]:
    named = yield from asked(str, Prompt("asker", AnswerForm.ONE_OF, clauses, tuple(_ROLES)))
    return _ROLES[named]


def _played_since(conditions: StoryConditions, asker: Seat, number: str) -> Generator[Prompt | Told, object, bool]:
    """Ask until when he might: in 2007 a lead to the next trick ends it, except for the last trick and declarer."""
    old = law_65.ends_with_a_lead(conditions.edition) and number in {"65B3", "66B"}
    if old and number == "65B3" and asker is _DECLARER:
        return False
    key = "led since" if old else "played since"
    return (yield from asked(bool, Prompt(key, AnswerForm.YES_NO, (number,))))


def _trick(
    conditions: StoryConditions, asker: Seat, stage: TrickStage, *, late: bool, turned: bool = False
) -> QuittedTrick:
    winner: Side | None = None
    return QuittedTrick(
        conditions.edition, asker, _DECLARER, stage, winner, led_since=late, own_side_played_since=late,
        own_card_turned=turned,
    )  # fmt: skip
