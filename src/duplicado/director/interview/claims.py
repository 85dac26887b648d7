"""Claims and concessions as a director asks about them (Laws 68-71), and disagreements about the tricks won (79)."""

from __future__ import annotations

from typing import Final

from duplicado.director.interview import partial_deals
from duplicado.director.interview.exposed_49 import penalty_cards_among
from duplicado.director.interview.questions import (
    AnswerForm,
    Conclude,
    Deed,
    DoesNotFit,
    Prompt,
    Story,
    StoryConditions,
    TakeUp,
    TrickSoFar,
    Upshot,
    asked,
    asked_beside_penalty_cards,
    tells,
)
from duplicado.director.interview.replay_of_told_facts import cards_told, layout_told
from duplicado.law.book import law_69, law_79
from duplicado.law.book.law_69 import TricksToCorrect
from duplicado.law.book.law_79 import TricksWon
from duplicado.law.clause import has_clause
from duplicado.law.edition import cited_in
from duplicado.table.actions.claims import Claims, Disputes
from duplicado.table.claim_statement import ClaimStatement
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Hand, Layout
from duplicado.vocabulary.seats import Seat, Side

_IN_TIME: Final = "before the agreement is established"
_TOO_LATE: Final = "after the correction period"
_WITHDRAWN: Final = (_IN_TIME, "within the correction period", _TOO_LATE)


def disputed_claim(conditions: StoryConditions) -> Story:
    """A claim or concession that an opponent doubts (70): judged from the cards where they are known."""
    contract = yield from asked(Contract, Prompt("contract", AnswerForm.CONTRACT, ("68A",)))
    claimer = yield from asked(Seat, Prompt("claimer", AnswerForm.SEAT, ("68A",), tuple(Seat)))
    tricks = yield from asked(int, Prompt("tricks", AnswerForm.NUMBER, ("68A",), tuple(range(14)), {"seat": claimer}))
    about_hands = Prompt("hands", AnswerForm.HANDS, ("70B2", "70D1"), may_rest=True)
    hands, cards = yield from asked_beside_penalty_cards(about_hands)
    layout = hands if isinstance(hands, Layout) else None
    lying = () if layout is None else penalty_cards_among("hands", contract, layout, cards)
    plays: tuple[tuple[Seat, Card], ...] = ()
    if layout is None:
        left = yield from asked(int, Prompt("left", AnswerForm.NUMBER, ("70A",), tuple(range(1, 14))))
        leader = claimer
    else:
        sizes = {len(hand) for hand in (layout[seat] for seat in Seat) if hand is not None}
        left = max(sizes)
        if len(sizes) > 1:  # some have played to the trick in progress, which is one of those to come
            trick = yield from asked(TrickSoFar, Prompt("trick", AnswerForm.TRICK, ("68A", "70D1")))
            plays, leader = trick.plays, trick.leader
            layout = _before(layout, plays)
        else:
            leader = yield from asked(Seat, Prompt("leader", AnswerForm.SEAT, ("70D1",), tuple(Seat)))
    if tricks > left:
        raise DoesNotFit("tricks", "interview-too-many-tricks", tricks=tricks, left=left)
    statement: object = None
    if layout is not None:  # without the cards nothing can be made of the words but what the Director makes of them
        statement = yield Prompt(
            "statement", AnswerForm.STATEMENT, ("68C", "70D1"), about={"seat": claimer}, may_rest=True
        )
    state = yield from tells(
        partial_deals.play_of(
            conditions, contract, leader=leader, tricks_played=13 - left, layout=layout, exposed=lying
        )
    )
    yield from cards_told(state, plays)
    yield Deed(claimer, Claims(tricks), statement if isinstance(statement, ClaimStatement) else None)
    yield Deed(claimer.lho, Disputes())


def _before(layout: Layout, plays: tuple[tuple[Seat, Card], ...]) -> Layout:
    """Return the cards with those of the trick in progress still in their hands."""
    hands = dict(layout.items())
    for seat, card in plays:
        held = hands.get(seat)
        if held is not None:
            hands[seat] = held | Hand((card,))
    return layout_told("trick", hands)


def agreement_withdrawn(conditions: StoryConditions) -> Story:
    """A side agreed to a claim and thinks better of it: in time (69A), or when its agreement is established (69B)."""
    when = yield from asked(str, Prompt("withdrawn", AnswerForm.ONE_OF, ("69A", "79C1"), _WITHDRAWN))
    if when == _IN_TIME:
        yield partial_deals.auction_begun_by(conditions, Seat.N)
        yield Conclude(("69A", "70A"), Upshot("objection in time"))
        return
    won = yield from asked(bool, Prompt("won", AnswerForm.YES_NO, ("69B1",)))
    yield from _corrected(conditions, "69B1" if won else "69B2", late=when == _TOO_LATE)


def concession_cancelled(conditions: StoryConditions) -> Story:
    """A side conceded tricks that it had won, or could not lose by any normal play (71)."""
    won = yield from asked(bool, Prompt("won", AnswerForm.YES_NO, ("71A",)))
    yield from _corrected(conditions, "71A" if won else "71B")


def _corrected(conditions: StoryConditions, number: str, *, late: bool | None = None) -> Story:
    """Ask for the tricks that go back, and, where that is not known, whether the Correction Period has ended."""
    side = yield from asked(Side, Prompt("side", AnswerForm.ONE_OF, (number,), tuple(Side)))
    tricks = yield from asked(int, Prompt("tricks", AnswerForm.NUMBER, (number,), tuple(range(1, 14)), {"side": side}))
    contract = yield from asked(Contract, Prompt("contract", AnswerForm.CONTRACT, (number,)))
    made = yield from asked(
        int, Prompt("made", AnswerForm.NUMBER, (number,), tuple(range(14)), {"seat": contract.declarer})
    )
    if late is None:
        late = yield from asked(bool, Prompt("late", AnswerForm.YES_NO, ("79C1",)))
    declaring = contract.declarer.side
    north_south = made if declaring is Side.NS else 13 - made
    theirs = 13 - north_south if side is Side.NS else north_south
    if tricks > theirs:
        raise DoesNotFit("tricks", "interview-too-many-tricks", tricks=tricks, left=theirs)
    yield partial_deals.play_of(conditions, contract, leader=contract.declarer, tricks_played=13)
    own = cited_in(conditions.edition, number)
    facts = TricksToCorrect(own, north_south, 13 - north_south, side, tricks, too_late=late)
    rectification = law_69.concession_cancelled if number.startswith("71") else law_69.agreement_withdrawn
    yield TakeUp(rectification.of(facts))


def tricks_disagreed(conditions: StoryConditions) -> Story:
    """The sides do not agree how many tricks each has won (79B)."""
    contract = yield from asked(Contract, Prompt("contract", AnswerForm.CONTRACT, ("79B",)))
    by_claim = yield from asked(bool, Prompt("by claim", AnswerForm.YES_NO, ("79B1",)))
    old = not has_clause("79B3", conditions.edition)
    after = late = False
    if not by_claim:
        number = "79B2" if old else "79B3"
        after = yield from asked(bool, Prompt("after the round", AnswerForm.YES_NO, (number,)))
        late = after and old and (yield from asked(bool, Prompt("late", AnswerForm.YES_NO, ("79C1",))))
    yield partial_deals.play_of(conditions, contract, leader=contract.declarer, tricks_played=13)
    won = TricksWon(conditions.edition, contract.declarer.side, None, after, by_claim, late)
    yield TakeUp(law_79.disagreement.of(won))
