"""Findings of the Director's own motion, and the matters that they open."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final, cast

from duplicado.director import end_motion, in_force, judged_motion, office_motion, play_motion
from duplicado.director.opened_by import AnyFinding, Given, OwnFinding, by, when
from duplicado.director.state import DirectedTable
from duplicado.law.book import law_11, law_13, law_14, law_15, law_16_sources, law_21, law_50
from duplicado.law.book.law_11 import RightForfeited, WaiverGranted
from duplicado.law.book.law_13 import IncorrectHands, SurplusCardRemoved, is_of_law_13
from duplicado.law.book.law_14 import CardFound, MissingCard
from duplicado.law.book.law_15 import CallOnTheOtherBoard, WrongCards
from duplicado.law.book.law_16_sources import (
    ExtraneousInformation,
    InformationFromPartner,
    WayOnTaken,
    forms_that_allow,
    ways_on,
)
from duplicado.law.book.law_21 import Misinformed
from duplicado.law.book.law_24 import CardsExposedInAuction
from duplicado.law.clause import has_clause
from duplicado.law.edition import Edition, cited_in
from duplicado.law.inquiry import AnyInquiry, HandCounts, InformationReceived, MissingCards, SurplusCard, inquiry_of
from duplicado.law.play_situation import irregular_play_of
from duplicado.law.procedure_steps import FindingValue
from duplicado.law.rectification import Opening
from duplicado.law.reference import ClauseId
from duplicado.table import call_meanings, standing_calls
from duplicado.table.contest_kind import ContestKind
from duplicado.table.entries import FoundOfOwnMotion
from duplicado.table.finding import Circumstance
from duplicado.table.finding import FindingMade as Established
from duplicado.table.finding import FindingValue as EstablishedValue
from duplicado.table.moment import Phase
from duplicado.table.state import TableState
from duplicado.vocabulary.cards import EVERY_CARD, Card
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.seats import Seat

_WAYS: Final = (
    law_16_sources.SEATS_CHANGED,
    law_16_sources.REDEALT,
    law_16_sources.STANDS_BY,
    law_16_sources.ADJUSTED_AT_ONCE,
)


_COMPLETES: Final[Mapping[AnyInquiry, AnyInquiry]] = {
    law_13.CORRECTABLE: law_13.HAND_COUNTS,
    law_13.INTERFERES: law_13.HAND_COUNTS,
}
"""Findings on which it depends how another one that is made with them is ruled upon."""


def of_one_command(findings: tuple[Established, ...], edition: Edition) -> tuple[Established, ...]:
    """Put findings of one command before that which they complete: what follows of them all is ruled once.

    Whether a missing card becomes a penalty card (50) is a part of the finding that it was missing (14).
    """
    findings = _with_missing_card_designated(findings, edition)
    asked = [inquiry_of(str(each.key), edition) for each in findings]
    order = sorted(range(len(findings)), key=lambda place: _COMPLETES.get(asked[place]) not in asked)
    return tuple(findings[place] for place in order)


def _with_missing_card_designated(findings: tuple[Established, ...], edition: Edition) -> tuple[Established, ...]:
    designated = [each for each in findings if inquiry_of(str(each.key), edition) is law_50.IS_PENALTY_CARD]
    missing = next((each for each in findings if isinstance(each.value, MissingCards)), None)
    if missing is None or not designated or not isinstance(missing.value, MissingCards):
        return findings
    completed = replace(missing, value=replace(missing.value, penalty=designated[-1].value is True))
    return tuple(completed if each is missing else each for each in findings if each not in designated)


def about_missing_card(state: DirectedTable, finding: Established) -> Established:
    """Return a finding, as one under Law 14 where it says of a missing card, the last at issue, what becomes of it."""
    is_designation = inquiry_of(str(finding.key), state.table.edition) is law_50.IS_PENALTY_CARD
    if not is_designation or not isinstance(finding.value, bool):
        return finding
    of_cards = (
        each.matter
        for each in reversed(state.taken)
        if each.matter.is_of(law_14.rectify) or irregular_play_of(each.matter.facts) is not None
    )
    last = next(of_cards, None)
    found = (past.fact for past in state.backwards() if isinstance(past.fact, FoundOfOwnMotion))
    missing = next((each.value for each in found if isinstance(each.value, MissingCards)), None)
    if last is None or not last.is_of(law_14.rectify) or not isinstance(missing, MissingCards):
        return finding
    return Established(ClauseId.parse(law_14.MISSING_CARDS.key), replace(missing, penalty=finding.value))


def canonical(key: str, edition: Edition) -> str:
    """Return the number of 2017 of a finding of the Director's own motion; other keys stay as they are."""
    inquiry = inquiry_of(key, edition)
    return key if inquiry.asked_only else inquiry.key


def established(key: str, value: FindingValue) -> Established:
    """Return a finding as it was told, by its name on file."""
    circumstance = next((each for each in Circumstance if each.value == key), None)
    return Established(circumstance or ClauseId.parse(key), cast("EstablishedValue", value))


def openings(state: DirectedTable, key: str, value: FindingValue, given: Given) -> tuple[Opening, ...]:
    """Return the matters that a finding brings up; `given` are all the findings so far and of the same command."""
    inquiry = inquiry_of(key, state.table.edition)
    opened = _OPENED_BY.get(inquiry)
    return () if opened is None else opened(OwnFinding(inquiry, state, value, given))


def opens_something(inquiry: AnyInquiry) -> bool:
    """Tell whether a finding that answers an inquiry can bring up a matter; others complete what is found or asked."""
    return inquiry in _OPENED_BY


def _hand_counts(found: OwnFinding[HandCounts]) -> tuple[Opening, ...]:
    return (_incorrect_number(found.table, found.value, found.given),)


def _surplus(found: OwnFinding[SurplusCard]) -> tuple[Opening, ...]:
    return (law_13.surplus_card.of(SurplusCardRemoved(found.table.edition, found.value.played)),)


def _missing_cards(found: OwnFinding[MissingCards]) -> tuple[Opening, ...]:
    where = CardFound(found.value.found.value)
    return (law_14.rectify.of(_missing(found.table, found.value.cards, where, penalty=found.value.penalty)),)


def _wrong_cards(found: OwnFinding[Seat]) -> tuple[Opening, ...]:
    table, player = found.table, found.value
    sheet = WrongCards(table.edition, player, table.auction)
    first = sheet.first_call
    meaning = None if first is None else call_meanings.meaning_of(table, *first)
    own = in_force.lifted(found.state, in_force.of_calls_on_wrong_cards(found.state, player))
    return (law_15.rectify.of(replace(sheet, meaning=meaning, lifted=own)),)


def _call_on_other_board(found: OwnFinding[bool]) -> tuple[Opening, ...]:
    return (law_15.on_the_other_board.of(CallOnTheOtherBoard(found.table.edition, found.value)),)


def _from_partner(found: OwnFinding[InformationReceived]) -> tuple[Opening, ...]:
    return (law_16_sources.from_partner.of(InformationFromPartner(found.table.edition, found.value.to)),)


def _from_other_source(found: OwnFinding[InformationReceived]) -> tuple[Opening, ...]:
    facts = _extraneous(found.table, found.value.to, interferes=bool(found.value.interferes))
    return (law_16_sources.from_other_source.of(facts),)


def _way_taken(found: OwnFinding[bool]) -> tuple[Opening, ...]:
    received = found.given.get(law_16_sources.FROM_OTHER_SOURCE.key)
    to = received.to if isinstance(received, InformationReceived) else found.table.auction.turn
    facts = _extraneous(found.table, to, interferes=True)
    return (law_16_sources.way_taken.of(WayOnTaken(facts, found.inquiry.key)),)


def _misinformed(found: OwnFinding[tuple[Seat, ...]]) -> tuple[Opening, ...]:
    table = found.table
    over = table.auction_period_is_over
    # A pass that a Law imposes was not made on any explanation.
    sheets = (Misinformed(table.edition, seat, table.auction, over) for seat in Seat if seat in found.value)
    return tuple(
        law_21.rectify.of(each) for each in sheets if each.last_call is None or not table.is_imposed(each.last_call[0])
    )


def _forfeited(found: OwnFinding[bool]) -> tuple[Opening, ...]:
    return (law_11.forfeit.of(RightForfeited(found.table.edition, play_motion.rights_ruled_upon(found.state))),)


def _waived(found: OwnFinding[bool]) -> tuple[Opening, ...]:
    return (law_11.waive.of(WaiverGranted(found.inquiry.key, play_motion.rights_ruled_upon(found.state))),)


def way_refused(state: DirectedTable, key: str, value: FindingValue) -> str | None:
    """Return the clause that closes a way on after extraneous information (16D2); `None` when it is open."""
    table = state.table
    way = inquiry_of(key, table.edition)
    if way not in _WAYS or value is not True:
        return None
    facts = _extraneous(table, table.auction.turn, interferes=True)
    if way.key in ways_on(facts):
        return None
    return cited_in(table.edition, "16D3") if facts.first_call_made else way.cited_in(table.edition)


def exposed_in_the_auction(table: TableState, value: FindingValue) -> CardsExposedInAuction | None:
    """Return the exposure that a finding under Law 24 speaks of although nobody drew attention to it.

    Since 2017 there is none before the first call: the Law is of the auction.
    """
    cards: tuple[Card, ...] = tuple(card for card in EVERY_CARD if isinstance(value, tuple) and card in value)
    for fact in table.irregular:
        if isinstance(fact, CardsExposedInAuction) and set(cards) <= set(fact.cards):
            return fact
    is_of_auction = has_clause("17E1", table.edition) or standing_calls.auction_has_begun(table)
    layout = table.setup.layout if is_of_auction else None
    for seat in Seat:
        hand = layout[seat] if layout else None
        if hand is not None and cards and all(card in hand for card in cards):
            return CardsExposedInAuction(table.edition, seat, cards)
    return None


def _incorrect_number(table: TableState, counted: HandCounts, given: Given) -> Opening:
    counts = counted.counts
    if not is_of_law_13(counts):
        short = tuple((seat, ()) for seat, count in counts if count < 13)
        return law_14.rectify.of(_missing(table, short, CardFound.ELSEWHERE))
    incorrect = {seat for seat, count in counts if count != 13}
    # A contract that is told without its auction is one in which everybody has called.
    called = table.setup.contract is not None or any(
        call and table.auction.dealer.after(i) in incorrect for i, call in enumerate(table.auction.calls)
    )
    return law_13.rectify.of(
        IncorrectHands(
            table.edition,
            counts,
            counted.seen,
            called=called,
            play_completed=table.phase is Phase.OVER,
            correctable=given.get(law_13.CORRECTABLE.key) is not False,
            interferes=given.get(law_13.INTERFERES.key) is True,
            moved=counted.moved,
        )
    )


def _not_playable(found: OwnFinding[bool]) -> tuple[Opening, ...]:
    table, given = found.table, found.given
    counted = table.findings.get(law_13.HAND_COUNTS.key)
    if table.adjusted is not None or not isinstance(counted, HandCounts):
        return ()
    return (_incorrect_number(table, counted, given),)


def _missing(
    table: TableState, cards: tuple[tuple[Seat, tuple[Card, ...]], ...], found: CardFound, *, penalty: bool = True
) -> MissingCard:
    contract = table.result_of_auction
    faced = table.phase in {Phase.PLAY, Phase.OVER}
    declaring = contract.declarer.side.seats if isinstance(contract, Contract) else ()
    return MissingCard(table.edition, cards, found, faced, tuple(declaring), penalty)


def _extraneous(table: TableState, to: Seat, *, interferes: bool) -> ExtraneousInformation:
    individual, teams = (table.setup.kind is kind for kind in (ContestKind.INDIVIDUAL, ContestKind.TEAMS))
    allowed = forms_that_allow(table.setup.regulations, individual=individual, between_teams=teams)
    first_call_made = standing_calls.auction_has_begun(table)
    return ExtraneousInformation(table.edition, to, interferes, first_call_made, *allowed)


_OPENED_BY: Final[Mapping[AnyInquiry, Callable[[AnyFinding], tuple[Opening, ...]]]] = dict(
    (
        by(law_13.HAND_COUNTS, _hand_counts),
        when(law_13.CORRECTABLE, _not_playable, applies=False),
        when(law_13.INTERFERES, _not_playable),
        by(law_13.SURPLUS_CARD, _surplus),
        by(law_14.MISSING_CARDS, _missing_cards),
        by(law_15.WRONG_CARDS, _wrong_cards),
        by(law_15.CALL_ON_OTHER_BOARD_DIFFERS, _call_on_other_board),
        by(law_16_sources.FROM_PARTNER, _from_partner),
        by(law_16_sources.FROM_OTHER_SOURCE, _from_other_source),
        *(when(each, _way_taken) for each in _WAYS),
        by(law_21.MISINFORMED, _misinformed),
        when(law_11.RIGHT_FORFEITED, _forfeited),
        when(law_11.RULED_BY_PLAYERS, _waived),
        when(law_11.WAIVED, _waived),
        *play_motion.OPENED_BY,
        *end_motion.OPENED_BY,
        *judged_motion.OPENED_BY,
        *office_motion.OPENED_BY,
    )
)
"""Matters that each finding opens."""
