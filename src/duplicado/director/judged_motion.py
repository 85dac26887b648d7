"""Judgements opened of the Director's own motion: 16B, 21B3, 23C, 27D, 40, 50E4, 72C, 73, 75, 12A, 85."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from duplicado.director import outcome
from duplicado.director.judgement import sheets
from duplicado.director.opened_by import Given, OpenedBy, OwnFinding, when
from duplicado.law.book import (
    law_12_judged,
    law_16_judged,
    law_16_sources,
    law_40,
    law_72,
    law_73,
    law_75,
    law_84,
    law_85,
)
from duplicado.law.book.law_12_judged import Unrectified
from duplicado.law.book.law_16_judged import UnauthorizedUse
from duplicado.law.book.law_72 import CouldHaveKnown, HelpedByInfraction
from duplicado.law.book.law_73 import Communication
from duplicado.law.book.law_84 import FactsToEstablish
from duplicado.law.clause import has_clause
from duplicado.law.inquiry import AnyInquiry, InformationReceived, Inquiry
from duplicado.law.rectification import Opening
from duplicado.table.state import TableState
from duplicado.vocabulary.seats import Seat


def _helped(found: OwnFinding[bool]) -> tuple[Opening, ...]:
    """Return the judgement of whether the offending side was helped, once a Law has told the Director to look."""
    table = found.table
    if not _is_to_be_looked_at(table, found.inquiry):
        return ()
    return (law_72.helped.of(HelpedByInfraction(table.edition, found.inquiry.key, _last_offender(table))),)


def _misinformed_too_late(found: OwnFinding[bool]) -> tuple[Opening, ...]:
    table = found.table
    if not _is_to_be_looked_at(table, found.inquiry):
        return ()
    return (law_75.explain.of(sheets.misexplanation(table.edition, table.setup.regulations)),)


def _of_no_permitted_source(found: OwnFinding[bool]) -> tuple[Opening, ...]:
    """Return the judgement under 16A4, which in 2017 is said with 16A3."""
    if not has_clause("16A4", found.table.edition):
        return ()
    return (law_16_judged.of_no_permitted_source.of(UnauthorizedUse(found.table.edition)),)


def _of_a_player(inquiry: AnyInquiry, judged: Callable[[TableState, Seat], Opening]) -> OpenedBy:
    """Declare the judgement that follows when the Director finds to which player the clause applies."""
    return inquiry, lambda found: (judged(found.table, found.value),) if isinstance(found.value, Seat) else ()


def _on_the_whole(inquiry: Inquiry[bool], judged: Callable[[TableState], Opening]) -> OpenedBy:
    """Declare the judgement that follows when the Director finds that the clause applies."""
    return when(inquiry, lambda found: (judged(found.table),))


def _communicated(table: TableState, player: Seat) -> Opening:
    return law_73.communicate.of(Communication(table.edition, player))


OPENED_BY: Final[tuple[OpenedBy, ...]] = (
    _on_the_whole(law_12_judged.UNRECTIFIED, lambda table: law_12_judged.rectify.of(Unrectified(table.edition))),
    when(
        law_16_judged.INFORMATION_USED,
        lambda found: (law_16_judged.rectify.of(UnauthorizedUse(found.table.edition, _informed(found.given))),),
    ),
    when(law_16_judged.UNPERMITTED_INFORMATION_USED, _of_no_permitted_source),
    _on_the_whole(
        law_16_judged.WITHDRAWN_INFORMATION_USED,
        lambda table: law_16_judged.withdrawn_actions_used.of(UnauthorizedUse(table.edition)),
    ),
    _on_the_whole(
        law_40.BREACH_OF_DISCLOSURE,
        lambda table: law_40.understand.of(sheets.understanding(table.edition, table.setup.regulations)),
    ),
    _on_the_whole(
        law_72.DAMAGE_FORESEEABLE,
        lambda table: law_72.could_have_known.of(CouldHaveKnown(table.edition, _last_offender(table))),
    ),
    when(law_72.COMPARABLE_CALL_HELPED, _helped),
    when(law_72.INSUFFICIENT_BID_HELPED, _helped),
    when(law_72.PENALTY_CARD_HELPED, _helped),
    when(law_75.TOO_LATE_TO_CHANGE, _misinformed_too_late),
    _on_the_whole(law_85.FACTS_DISPUTED, lambda table: law_84.establish.of(FactsToEstablish(table.edition))),
    _of_a_player(
        law_16_judged.RESERVATION_DISPUTED,
        lambda table, player: law_16_judged.reserve_rights.of(
            sheets.rights_reserved(table.edition, player, table.setup.regulations)
        ),
    ),
    _of_a_player(
        law_40.PARTNER_AWARE,
        lambda table, player: law_40.deviate.of(sheets.deviation(table.edition, table.setup.regulations, player)),
    ),
    _of_a_player(law_73.COMMUNICATED, _communicated),
    _of_a_player(law_73.COMMUNICATED_2024, _communicated),
    _of_a_player(
        law_73.MISLED_BY,
        lambda table, player: law_73.mislead.of(sheets.misled(table.edition, table.setup.regulations, player)),
    ),
    _of_a_player(
        law_75.EXPLAINED_BY,
        lambda table, player: law_75.explain.of(sheets.misexplanation(table.edition, table.setup.regulations, player)),
    ),
    _of_a_player(
        law_75.PARTNER_ACTED_ON_IT,
        lambda table, player: law_75.misread_by_partner.of(UnauthorizedUse(table.edition, player)),
    ),
)
"""The judgements that findings open."""


def _is_to_be_looked_at(table: TableState, clause: AnyInquiry) -> bool:
    return clause.cited_in(table.edition) in outcome.reviews(table)


def _informed(given: Given) -> Seat | None:
    received = given.get(law_16_sources.FROM_PARTNER.key)
    return received.to if isinstance(received, InformationReceived) else None


def _last_offender(table: TableState) -> Seat | None:
    return table.noted[-1].offender if table.noted else None
