"""Interview on what may be a claim, and on what undoes one before it is judged (Laws 68, 48B2)."""

from __future__ import annotations

from typing import Final

from duplicado.director.interview import partial_deals
from duplicado.director.interview.questions import (
    AnswerForm,
    Conclude,
    Deed,
    DoesNotFit,
    Prompt,
    Story,
    StoryConditions,
    TakeUp,
    Upshot,
    asked,
    tells,
)
from duplicado.law.book import law_43, law_68
from duplicado.law.book.law_68 import WordsOfNoClaim
from duplicado.law.clause import has_clause
from duplicado.table.actions.claims import Concedes, Objects
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.seats import Seat, Side

_WAYS: Final = ("said tricks", "stop playing", "showed cards", "this trick", "by accident")


def claim_or_not(conditions: StoryConditions) -> Story:
    """A player said or showed something: a claim, or none, and then what of the cards seen (68, 48B2)."""
    contract = yield from asked(Contract, Prompt("contract", AnswerForm.CONTRACT, ("68A",)))
    seat = yield from asked(Seat, Prompt("claimer", AnswerForm.SEAT, ("68A",), tuple(Seat)))
    yield partial_deals.play_of(conditions, contract, leader=contract.declarer)
    if not law_68.may_claim(seat, contract.declarer.partner):
        yield Conclude(("68A", law_43.participates(), "43B1"), Upshot("dummys claim"))
        return
    ways = _WAYS if seat is contract.declarer else _WAYS[:-1]
    way = yield from asked(str, Prompt("statement was", AnswerForm.ONE_OF, ("68", "68A", "48B2"), ways, {"seat": seat}))
    if way == "this trick":
        yield TakeUp(law_68.no_claim.of(WordsOfNoClaim("68", seat)))
    elif way == "by accident":
        yield TakeUp(law_68.no_claim.of(WordsOfNoClaim("48B2", seat)))
    else:
        yield Conclude(("68A", "68C", "68D"), Upshot("is a claim", {"seat": seat}))


def concession_objected_to(conditions: StoryConditions) -> Story:
    """A defender conceded tricks, and his partner objected at once (68B2)."""
    contract = yield from asked(Contract, Prompt("contract", AnswerForm.CONTRACT, ("68B2",)))
    seat = yield from asked(Seat, Prompt("claimer", AnswerForm.SEAT, ("68B2",), tuple(Seat)))
    left = yield from asked(int, Prompt("left", AnswerForm.NUMBER, ("68B1", "68B2"), tuple(range(1, 14))))
    lost = yield from asked(
        int, Prompt("conceded", AnswerForm.NUMBER, ("68B1", "68B2"), tuple(range(14)), {"seat": seat})
    )
    if lost > left:
        raise DoesNotFit("conceded", "interview-too-many-tricks", tricks=lost, left=left)
    at_once = yield from asked(bool, Prompt("at once", AnswerForm.YES_NO, ("68B2",), about={"seat": seat.partner}))
    yield partial_deals.play_of(conditions, contract, leader=contract.declarer, tricks_played=13 - left)
    state = yield from tells(Deed(seat, Concedes(lost)))
    if at_once:
        state = yield from tells(Deed(seat.partner, Objects()))
    play = state.table.play
    if play is not None and play.claim is None:
        yield Conclude((*state.table.cites, "16B"), Upshot("no concession", {"seat": seat}))
    else:
        yield Conclude(("68B2", "68D"), Upshot("claim stands"))


def played_on_after_a_claim(conditions: StoryConditions) -> Story:
    """The players played on after a claim, or wish to (68D; 2017: 68D2(b))."""
    side = yield from asked(Side, Prompt("claiming side", AnswerForm.ONE_OF, ("68D",), tuple(Side)))
    other = side.opponents
    agreed = False
    if has_clause("68D2(b)", conditions.edition):
        about = {"side": other}
        proposed = yield from asked(bool, Prompt("proposed", AnswerForm.YES_NO, ("68D2(b)",), about=about))
        called = False
        if proposed:
            called = yield from asked(bool, Prompt("director called", AnswerForm.YES_NO, ("68D2(a)", "68D2(b)")))
        may = proposed and law_68.may_propose_to_play_on(other.seats[0], side, director_called=called, proposed=False)
        if may:
            concurring = yield from asked(bool, Prompt("all four", AnswerForm.YES_NO, ("68D2(b)(i)",)))
            agreed = concurring and law_68.play_goes_on(frozenset(Seat))
    yield partial_deals.auction_begun_by(conditions, Seat.N)
    if agreed:
        yield Conclude(("68D2(b)(ii)",), Upshot("played on"))
    else:
        also = ("70D3",) if has_clause("70D3", conditions.edition) else ()
        yield Conclude(("68D", *also), Upshot("cards void"))
