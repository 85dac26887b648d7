"""Declarer's words for a card of dummy's that name it incompletely, as a director asks about them (Law 46)."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from typing import Final

from duplicado.director.interview.dummy import to_dummys_turn
from duplicado.director.interview.questions import (
    AnswerForm,
    Conclude,
    DoesNotFit,
    Prompt,
    Story,
    StoryConditions,
    TakeUp,
    Told,
    TrickSoFar,
    Upshot,
    asked,
    cards_or_none,
)
from duplicado.director.interview.replay_of_told_facts import play_in
from duplicado.law.book import law_46
from duplicado.law.book.law_46 import Designated, DummysCardToChoose, Intention
from duplicado.law.procedure.tricks import Play
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat

_CLAUSES: Final = {
    "high": "46B1(a)",
    "win": "46B1(b)",
    "low": "46B1(c)",
    "suit": "46B2",
    "rank": "46B3(b)",
    "anything": "46B5",
    "not there": "46B4",
}
"""Declarer's words and the clauses that take them."""


def incomplete_designation(conditions: StoryConditions) -> Story:
    """Declarer named a suit, a rank, `high`, `low`, `win`, anything, or what dummy does not hold (46B1-5).

    Of dummy's cards only those are asked for that the words may mean.
    """
    contract, state = yield from to_dummys_turn(conditions, ("46B",))
    words = yield from asked(str, Prompt("words", AnswerForm.ONE_OF, ("46B",), tuple(_CLAUSES)))
    about = {"seat": contract.declarer}
    meant = yield Prompt("intended", AnswerForm.CARD, ("46B",), about=about, may_rest=True)
    play = play_in(state)
    if isinstance(meant, Card):
        yield TakeUp(law_46.incontrovertible.of(Intention(play, meant, not_played=True)))
        return
    if words == "not there":
        yield Conclude(("46B4",), Upshot("words void"))
        return
    cards = yield from cards_or_none(
        Prompt("fitting", AnswerForm.CARDS, (_CLAUSES[words],), about=about, may_rest=True)
    )
    play = _holding(play, play.dummy, cards)
    designated, number = yield from _taken(words, cards, play)
    if designated.among:
        to_choose = DummysCardToChoose(play, designated.among, designated.by_defender)
        yield TakeUp(law_46.specified.of(to_choose))
    elif designated.card is not None:
        yield Conclude((number,), Upshot("dummys card", {"card": designated.card}))
    else:
        yield Conclude(("46B4",), Upshot("words void"))


def _taken(words: str, cards: tuple[Card, ...], play: Play) -> Generator[Prompt | Told, object, tuple[Designated, str]]:
    """Take the words as the Law does; return the card, or those left to choose from, and the clause."""
    number = _CLAUSES[words]
    match words:
        case "suit":
            if len({card.suit for card in cards}) > 1:
                raise DoesNotFit("fitting", "interview-one-suit")
            return (law_46.by_suit(play, cards[0].suit) if cards else Designated()), number
        case "rank":
            if len({card.rank for card in cards}) > 1:
                raise DoesNotFit("fitting", "interview-one-rank")
            return (yield from _rank(cards, play))
        case "win" if _opponents_to_play(play):
            higher = yield from cards_or_none(Prompt("still out", AnswerForm.CARDS, (number,), may_rest=True))
            return law_46.by_instruction(_with_out(play, higher), words), number
        case _:
            return law_46.by_instruction(play, words), number


def _rank(cards: tuple[Card, ...], play: Play) -> Generator[Prompt | Told, object, tuple[Designated, str]]:
    """On lead the suit in which dummy won the last trick decides; it is asked for when there is a choice."""
    rank = next((card.rank for card in cards), None)
    if rank is None:
        return Designated(), "46B4"
    if len(cards) > 1 and play.is_between_tricks:
        answer = yield Prompt("last trick", AnswerForm.TRICK, ("46B3(a)",), may_rest=True)
        if isinstance(answer, TrickSoFar):
            before = Play.beginning(play.contract, None, answer.leader, play.won_before)
            for hand, card in answer.plays:
                before = before.played(hand, card)
            designated = law_46.by_rank(_holding(before, play.dummy, cards), rank)
            return designated, "46B3(b)" if designated.among else "46B3(a)"
    return law_46.by_rank(play, rank), "46B3(b)"


def _opponents_to_play(play: Play) -> bool:
    trick = play.open_trick
    return trick is not None and any(seat.side is not play.dummy.side for seat in trick.missing)


def _holding(play: Play, seat: Seat, cards: tuple[Card, ...]) -> Play:
    """Return the play with those cards in a hand."""
    hands = tuple(Hand(cards) if each is seat else hand for each, hand in zip(Seat, play.hands, strict=True))
    north, east, south, west = hands
    return replace(play, hands=(north, east, south, west))


def _with_out(play: Play, cards: tuple[Card, ...]) -> Play:
    """Return the play with what the defenders may still hold; which of them holds it makes no difference (46B1(b))."""
    return _holding(_holding(play, play.declarer.lho, cards), play.declarer.rho, ())
