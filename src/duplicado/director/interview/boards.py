"""Wrong cards, wrong numbers of cards and wrong boards as a director asks about them (Laws 13-15)."""

from __future__ import annotations

from typing import Final, cast

from duplicado.director.interview import partial_deals
from duplicado.director.interview.questions import (
    AnswerForm,
    Conclude,
    DoesNotFit,
    Heard,
    Prompt,
    Story,
    StoryConditions,
    TakeUp,
    asked,
    cards_or_none,
    some_asked,
)
from duplicado.director.interview.replay_of_told_facts import auction_told
from duplicado.law.book import law_13, law_14, law_15, law_15_boards
from duplicado.law.book.law_13 import IncorrectHands, is_of_law_13
from duplicado.law.book.law_14 import CardFound, MissingCard
from duplicado.law.book.law_15 import WrongCards
from duplicado.law.book.law_15_boards import BoardMoment, WrongBoard
from duplicado.law.clause import has_clause
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.awards import Fault
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat, Side

_NOTICED: Final = ("before a call", "after a call", "at the end")
"""Time at which a wrong number of cards came to light: whether a player who held it had called, or the board was
over."""


def wrong_number_of_cards(conditions: StoryConditions) -> Story:
    """A hand held more than thirteen cards and another fewer (13); hands that only lack cards are Law 14."""
    counts = yield Prompt("counts", AnswerForm.COUNTS, ("13", "14"))
    if not isinstance(counts, tuple) or not counts:
        raise DoesNotFit("counts", "interview-wrong-form", form=AnswerForm.COUNTS.value)
    counted = cast("tuple[tuple[Seat, int], ...]", counts)
    if not is_of_law_13(counted):
        raise DoesNotFit("counts", "interview-not-law-13")
    noticed = yield from asked(str, Prompt("noticed", AnswerForm.ONE_OF, ("13A", "13B", "13C", "13D"), _NOTICED))
    over, called, correctable, interferes = noticed == "at the end", noticed != "before a call", True, False
    seen: tuple[Card, ...] = ()
    moved: tuple[Card, ...] = ()
    old = has_clause("13E", conditions.edition)
    if not over:
        seen = yield from cards_or_none(Prompt("seen", AnswerForm.CARDS, ("13A2",), may_rest=True))
        if called:
            correctable = yield from asked(bool, Prompt("correctable", AnswerForm.YES_NO, ("13B1",)))
        elif seen and old:
            interferes = yield from asked(bool, Prompt("interferes", AnswerForm.YES_NO, ("13A2",)))
        if old and correctable and not interferes:
            moved = yield from cards_or_none(Prompt("moved", AnswerForm.CARDS, ("13E",), may_rest=True))
    yield partial_deals.auction_begun_by(conditions, Seat.N)
    facts = IncorrectHands(
        conditions.edition, counted, seen, called=called, play_completed=over, correctable=correctable,
        interferes=interferes, moved=moved,
    )  # fmt: skip
    yield TakeUp(law_13.rectify.of(facts))


def missing_card(conditions: StoryConditions) -> Story:
    """Hands had fewer than thirteen cards and none had more (14)."""
    seat = yield from asked(Seat, Prompt("offender", AnswerForm.SEAT, ("14",), tuple(Seat)))
    cards = yield from cards_or_none(
        Prompt("cards", AnswerForm.CARDS, ("14A", "14B"), about={"seat": seat}, may_rest=True)
    )
    places = tuple(place.value for place in CardFound)
    found = yield from asked(str, Prompt("found", AnswerForm.ONE_OF, ("14A1", "14A2", "14B1"), places))
    faced = yield from asked(bool, Prompt("lead faced", AnswerForm.YES_NO, ("14A", "14B")))
    declaring: tuple[Seat, ...] = ()
    penalty = True
    if faced and found != CardFound.IN_A_QUITTED_TRICK.value:
        defender = yield from asked(bool, Prompt("defender", AnswerForm.YES_NO, ("14B4",), about={"seat": seat}))
        declaring = (seat.lho, seat.rho) if defender else (seat, seat.partner)
        if defender:
            penalty = yield from asked(bool, Prompt("penalty", AnswerForm.YES_NO, ("14B4", "50"), usual=True))
    yield partial_deals.auction_begun_by(conditions, Seat.N)
    missing = MissingCard(conditions.edition, ((seat, cards),), CardFound(found), faced, declaring, penalty)
    yield TakeUp(law_14.rectify.of(missing))


def cards_from_another_board(conditions: StoryConditions) -> Story:
    """A player held the cards of another board, and may have called on them (15A; 2007: 17D)."""
    heard = yield from asked(Heard, Prompt("calls", AnswerForm.CALLS, ("15A1", "15A2")))
    seat = yield from asked(Seat, Prompt("offender", AnswerForm.SEAT, ("15A",), tuple(Seat)))
    state = yield from auction_told(conditions, heard)
    yield TakeUp(law_15.rectify.of(WrongCards(conditions.edition, seat, state.table.auction)))


def wrong_board(conditions: StoryConditions) -> Story:
    """A board was taken up that was not scheduled for the round (15B; 2007: 15A-C)."""
    teams = conditions.kind is ContestKind.TEAMS
    old = has_clause("15A", conditions.edition)
    sides = tuple(Side)
    about = ("15B1", "15B2")
    before = yield from some_asked(Prompt("played before", AnswerForm.SOME_OF, about, sides))
    had_played = frozenset(side for side in Side if side in before)
    moment = BoardMoment.AFTER_PLAY
    same = True
    if old:
        moments = tuple(moment.value for moment in BoardMoment)
        moment = BoardMoment((yield from asked(str, Prompt("moment", AnswerForm.ONE_OF, ("15C",), moments))))
        if moment is BoardMoment.AUCTION_PERIOD:
            same = yield from asked(bool, Prompt("same calls", AnswerForm.YES_NO, ("15C",)))
    deprived: tuple[Side, ...] = ()
    faults: dict[Side, Fault] = {}
    if not (teams and not old):
        named = yield from some_asked(Prompt("deprived", AnswerForm.SOME_OF, ("15B3", "12C2(a)"), sides))
        deprived = tuple(side for side in Side if side in named)
        for side in deprived:
            among = tuple(fault.value for fault in Fault)
            fault = yield from asked(
                str, Prompt(f"fault {side.value}", AnswerForm.ONE_OF, ("12C2(a)",), among, {"side": side})
            )
            faults[side] = Fault(fault)
    facts = WrongBoard(
        conditions.edition, (Side.NS, Side.EW), had_played, moment, teams, deprived, faults, same_calls=same
    )
    ruling = law_15_boards.rule(facts)
    yield Conclude(ruling.clauses, ruling)
