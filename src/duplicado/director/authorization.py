"""Authorization of information for a player (Law 16A1), from the table's ledger and state."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from duplicado.director.state import DirectedTable
from duplicado.law.book import law_16_authorized
from duplicado.law.book.law_16_authorized import AuthorizedGround, Background, LawfulSource, PriorKnowledge
from duplicado.law.book.law_41 import may_see_dummy
from duplicado.law.information import DutyToPlay, Extraneous, Item, Misstated, MovedCard
from duplicado.law.play_situation import IrregularPlay, irregular_play_of
from duplicado.law.procedure_steps import Offer, Question
from duplicado.law.situation import IrregularCall
from duplicado.table.actions.auction import Alerts, AsksReview, AsksWhoLeads, TellsWhoLeads
from duplicado.table.ledger import KnownBecause
from duplicado.table.moment import Phase
from duplicado.table.state import SpokenFact, TableState
from duplicado.vocabulary.calls import Call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat

Told: TypeAlias = Item | SpokenFact | Background | PriorKnowledge | str
"""Things that may be asked about: a call, a card …, what was said, what he knows from elsewhere, what a regulation
names."""


def grounds(state: DirectedTable, seat: Seat, told: Told) -> tuple[AuthorizedGround, ...]:
    """List on which grounds the player may and may not use that; none where the table knows of no such information.

    What 16A1(d) and 16A2 authorize is on no table's record: it is asked about as what it is, `PriorKnowledge` or
    `Background`. There is no ground in an irregular action before it is ruled upon.
    """
    return tuple(dict.fromkeys(_grounds(state, seat, told)))


def _grounds(state: DirectedTable, seat: Seat, told: Told) -> Iterator[AuthorizedGround]:
    match told:
        case SpokenFact():
            yield law_16_authorized.said_by(told.seat, seat, _source(told), state.table.edition)
        case Background():
            table = state.table
            yield law_16_authorized.from_background(told, table.setup.regulations, table.edition)
        case PriorKnowledge():
            yield law_16_authorized.known_before(precluded_by=told.precluded_by(state.table.edition))
        case str():
            yield from _some(law_16_authorized.by_regulation(told, state.table.setup.regulations))
        case _:
            yield from _of_the_board(state, seat, told)


def _of_the_board(state: DirectedTable, seat: Seat, told: Item) -> Iterator[AuthorizedGround]:
    table = state.table
    if isinstance(told, Card) and told in _dealt(table, seat):
        yield law_16_authorized.from_lawful_procedure(LawfulSource.OWN_HAND, table.edition)
    for line in table.ledger:
        if told in (line.item, line.item.card if isinstance(line.item, DutyToPlay | MovedCard) else None):
            yield from _some(_from_line(table, seat, line))
    in_question = _in_question(state)
    for made in _actions(table):
        if made[1] is told:
            yield from _some(law_16_authorized.from_action(stands=True, in_question=made in in_question))
    if isinstance(told, Card) and told in _dummy_shows(table, seat):
        yield law_16_authorized.from_lawful_procedure(LawfulSource.DUMMY, table.edition)


def _some(ground: AuthorizedGround | None) -> Iterator[AuthorizedGround]:
    if ground is not None:
        yield ground


def _from_line(table: TableState, seat: Seat, line: KnownBecause) -> AuthorizedGround | None:
    """Return what a line of the ledger says for that player."""
    if line.unauthorized is None:
        lies = law_16_authorized.from_lawful_procedure(LawfulSource.PENALTY_CARD, table.edition)
        return lies if line.holds else None
    if line.unauthorized is not seat.side:
        return _for_opponents(line)
    if line.holds:
        return AuthorizedGround(authorized=False, clauses=line.because)
    # A card that went back to the table has a line of its own.
    return None if line.ended_by == ("50E1",) else AuthorizedGround(authorized=True, clauses=line.ended_by)


def _for_opponents(line: KnownBecause) -> AuthorizedGround | None:
    match line.item:
        case Misstated():
            return AuthorizedGround(authorized=True, clauses=("73D1",))  # at their own risk
        case Extraneous() | MovedCard():
            return None  # nobody says that it reached them, or that they may use it
        case _:
            return AuthorizedGround(authorized=True, clauses=("16A1(b)", *line.because))


def _actions(table: TableState) -> Iterator[tuple[Seat, Call | Card]]:
    """Yield the calls and cards that stand, with the player or hand that made or held them."""
    auction = table.auction
    yield from ((auction.dealer.after(place), call) for place, call in enumerate(auction.calls) if call is not None)
    if table.play is not None:
        yield from (each for trick in table.play.play.tricks for each in trick.plays)


def _in_question(state: DirectedTable) -> frozenset[tuple[Seat, Call | Card]]:
    """Return the irregular calls and cards that are neither accepted nor ruled upon."""
    open_matters = (
        irregular_play_of(matter.facts) or matter.facts
        for matter in state.matters
        if isinstance(matter.request, Offer | Question) and matter.request.blocking
    )
    found: set[tuple[Seat, Call | Card]] = set()
    for fact in (*state.table.irregular, *open_matters):
        if isinstance(fact, IrregularCall):
            found.add((fact.offender, fact.call))
        elif isinstance(fact, IrregularPlay):
            found |= {(fact.hand, card) for card in fact.cards}
    return frozenset(found)


def _dealt(table: TableState, seat: Seat) -> Hand:
    """Return the player's own cards as far as they are known, those that he has played included."""
    layout = table.setup.layout
    held = None if layout is None else layout[seat]
    now = None if table.play is None else table.play.play.hand(seat)
    return (held or Hand()) | (now or Hand())


def _dummy_shows(table: TableState, seat: Seat) -> Hand:
    play = table.play
    if play is None or not may_see_dummy(seat, play.play.dummy, lead_is_faced=play.lead_is_faced):
        return Hand()
    return play.play.hand(play.play.dummy) or Hand()


def _source(said: SpokenFact) -> LawfulSource:
    early = said.when.phase is Phase.AUCTION
    match said.action:
        case Alerts():
            return LawfulSource.ALERT
        case AsksReview():
            return LawfulSource.REVIEW if early else LawfulSource.LATE_REVIEW
        case AsksWhoLeads() | TellsWhoLeads():
            return LawfulSource.WHOSE_LEAD
        case _:
            return LawfulSource.EXPLANATION if early else LawfulSource.LATE_EXPLANATION
