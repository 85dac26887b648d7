"""Findings of the Director's own motion, and the matters that they open."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, TypeAlias, cast

from duplicado.director import in_force, judged_motion, office_motion, play_motion
from duplicado.director.state import DirectedTable
from duplicado.law.book import law_11, law_13, law_14, law_15, law_16_sources, law_21
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
from duplicado.law.edition import Edition
from duplicado.law.finding_values import HandCounts, InformationReceived, MissingCards, SurplusCard
from duplicado.law.inquiry import inquiry_of
from duplicado.law.numbering import cited_in
from duplicado.law.procedure_steps import FindingValue
from duplicado.law.rectification import Opening
from duplicado.law.reference import ClauseId
from duplicado.table import call_meanings, standing_calls
from duplicado.table.contest_kind import ContestKind
from duplicado.table.finding import Circumstance
from duplicado.table.finding import FindingMade as Established
from duplicado.table.finding import FindingValue as EstablishedValue
from duplicado.table.state import Phase, TableState
from duplicado.vocabulary.cards import EVERY_CARD, Card
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.seats import Seat

__all__ = [
    "canonical",
    "established",
    "exposed_in_the_auction",
    "openings",
    "way_refused",
]

Given: TypeAlias = Mapping[str, FindingValue]

_WAYS: Final = tuple(
    way.key
    for way in (
        law_16_sources.SEATS_CHANGED,
        law_16_sources.REDEALT,
        law_16_sources.STANDS_BY,
        law_16_sources.ADJUSTED_AT_ONCE,
    )
)


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
    table = state.table
    match key, value:
        case "13", HandCounts():
            return (_incorrect_number(table, value, given),)
        case "13B1", False if "13" in table.findings:
            return _not_playable(table, given)
        case "13D2(b)", True if "13" in table.findings:
            return _not_playable(table, given)
        case "13C", SurplusCard(_, _, played):
            return (law_13.surplus_card.of(SurplusCardRemoved(table.edition, played)),)
        case "14", MissingCards(cards, found):
            return (law_14.rectify.of(_missing(table, cards, CardFound(found.value), given)),)
        case "15A", Seat():
            sheet = WrongCards(table.edition, value, table.auction)
            first = sheet.first_call
            meaning = None if first is None else call_meanings.meaning_of(table, *first)
            own = in_force.lifted(state, in_force.of_calls_by(state, value))
            return (law_15.rectify.of(replace(sheet, meaning=meaning, lifted=own)),)
        case "15A3", bool():
            return (law_15.on_the_other_board.of(CallOnTheOtherBoard(table.edition, value)),)
        case "16B", InformationReceived(to, _):
            return (law_16_sources.from_partner.of(InformationFromPartner(table.edition, to)),)
        case "16D", InformationReceived(to, interferes):
            facts = _extraneous(table, to, interferes=bool(interferes))
            return (law_16_sources.from_other_source.of(facts),)
        case "21B1(a)", tuple():
            over = table.auction_period_is_over
            # A pass that a Law imposes was not made on any explanation.
            sheets = (Misinformed(table.edition, seat, table.auction, over) for seat in Seat if seat in value)
            return tuple(
                law_21.rectify.of(each)
                for each in sheets
                if each.last_call is None or not table.is_imposed(each.last_call[0])
            )
        case "11A", True:
            return (law_11.forfeit.of(RightForfeited(table.edition, play_motion.rights_ruled_upon(state))),)
        case "10B" | "81C5", True:
            return (law_11.waive.of(WaiverGranted(key, play_motion.rights_ruled_upon(state))),)
        case _, True if key in _WAYS:
            received = given.get("16D")
            to = received.to if isinstance(received, InformationReceived) else table.auction.turn
            return (law_16_sources.way_taken.of(WayOnTaken(_extraneous(table, to, interferes=True), key)),)
        case _:
            return (
                play_motion.openings(state, key, value)
                or judged_motion.openings(state, key, value, given)
                or office_motion.openings(state, key, value)
            )


def way_refused(state: DirectedTable, key: str, value: FindingValue) -> str | None:
    """Return the clause that closes a way on after extraneous information (16D2); `None` when it is open."""
    table = state.table
    if key not in _WAYS or value is not True:
        return None
    facts = _extraneous(table, table.auction.turn, interferes=True)
    if key in ways_on(facts):
        return None
    return cited_in(table.edition, "16D3" if facts.first_call_made else key)


def exposed_in_the_auction(table: TableState, value: FindingValue) -> CardsExposedInAuction | None:
    """Return the exposure that a finding under Law 24 speaks of although nobody drew attention to it."""
    cards: tuple[Card, ...] = tuple(card for card in EVERY_CARD if isinstance(value, tuple) and card in value)
    for fact in table.irregular:
        if isinstance(fact, CardsExposedInAuction) and set(cards) <= set(fact.cards):
            return fact
    layout = table.setup.layout
    for seat in Seat:
        hand = layout[seat] if layout else None
        if hand is not None and cards and all(card in hand for card in cards):
            return CardsExposedInAuction(table.edition, seat, cards)
    return None


def _incorrect_number(table: TableState, counted: HandCounts, given: Given) -> Opening:
    counts = counted.counts
    if not is_of_law_13(counts):
        short = tuple((seat, ()) for seat, count in counts if count < 13)
        return law_14.rectify.of(_missing(table, short, CardFound.ELSEWHERE, given))
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
            correctable=given.get("13B1") is not False,
            interferes=given.get("13D2(b)") is True,
            moved=counted.moved,
        )
    )


def _not_playable(table: TableState, given: Given) -> tuple[Opening, ...]:
    counted = table.findings["13"]
    if table.adjusted is not None or not isinstance(counted, HandCounts):
        return ()
    return (_incorrect_number(table, counted, given),)


def _missing(
    table: TableState, cards: tuple[tuple[Seat, tuple[Card, ...]], ...], found: CardFound, given: Given
) -> MissingCard:
    contract = table.result_of_auction
    faced = table.phase in {Phase.PLAY, Phase.OVER}
    declaring = contract.declarer.side.seats if isinstance(contract, Contract) else ()
    return MissingCard(table.edition, cards, found, faced, tuple(declaring), given.get("50") is not False)


def _extraneous(table: TableState, to: Seat, *, interferes: bool) -> ExtraneousInformation:
    individual, teams = (table.setup.kind is kind for kind in (ContestKind.INDIVIDUAL, ContestKind.TEAMS))
    allowed = forms_that_allow(table.setup.regulations, individual=individual, between_teams=teams)
    first_call_made = standing_calls.auction_has_begun(table)
    return ExtraneousInformation(table.edition, to, interferes, first_call_made, *allowed)
