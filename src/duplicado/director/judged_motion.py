"""Judgements opened of the Director's own motion: 16B, 21B3, 23C, 27D, 40, 50E4, 72C, 73, 75, 12A, 85."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from duplicado.director import outcome
from duplicado.director.judgement import sheets
from duplicado.director.state import DirectedTable
from duplicado.law.book import law_12_judged, law_16_judged, law_40, law_72, law_73, law_75, law_84
from duplicado.law.book.law_12_judged import Unrectified
from duplicado.law.book.law_16_judged import UnauthorizedUse
from duplicado.law.book.law_72 import CouldHaveKnown, HelpedByInfraction
from duplicado.law.book.law_73 import Communication
from duplicado.law.book.law_84 import FactsToEstablish
from duplicado.law.edition import Edition
from duplicado.law.finding_values import InformationReceived
from duplicado.law.numbering import cited_in
from duplicado.law.procedure_steps import FindingValue
from duplicado.law.rectification import Opening
from duplicado.table.state import TableState
from duplicado.vocabulary.seats import Seat

__all__ = ["openings"]


# The Laws that have the Director look at the result when play ends: he does where they have told him to.
_LOOKED_AT: Final = frozenset({"23C", "27D", "50E4"})


def openings(
    state: DirectedTable, key: str, value: FindingValue, given: Mapping[str, FindingValue]
) -> tuple[Opening, ...]:
    """Return the judgement that a finding brings up; `key` by the numbers of 2017, `given` all findings so far."""
    match value:
        case True:
            return _when_it_applies(state.table, key, given)
        case Seat():
            return _of_a_player(state.table, key, value)
        case _:
            return ()


def _when_it_applies(table: TableState, key: str, given: Mapping[str, FindingValue]) -> tuple[Opening, ...]:
    """Return the judgement that follows when the Director finds that the clause applies."""
    edition, regulations = table.edition, table.setup.regulations
    match key:
        case "16B3":
            return (law_16_judged.rectify.of(UnauthorizedUse(edition, _informed(given))),)
        case "16C3":
            return (law_16_judged.withdrawn_actions_used.of(UnauthorizedUse(edition)),)
        case "16A4" if edition.numbering is Edition.LAWS_2007:
            return (law_16_judged.of_no_permitted_source.of(UnauthorizedUse(edition)),)
        case _ if key in _LOOKED_AT and _is_to_be_looked_at(table, key):
            return (law_72.helped.of(HelpedByInfraction(edition, key, _last_offender(table))),)
        case "21B3" if _is_to_be_looked_at(table, key):
            return (law_75.explain.of(sheets.misexplanation(edition, regulations)),)
        case "72C":
            return (law_72.could_have_known.of(CouldHaveKnown(edition, _last_offender(table))),)
        case "40B4":
            return (law_40.understand.of(sheets.understanding(edition, regulations)),)
        case "12A":
            return (law_12_judged.rectify.of(Unrectified(edition)),)
        case "85":
            return (law_84.establish.of(FactsToEstablish(edition)),)
        case _:
            return ()


def _of_a_player(table: TableState, key: str, player: Seat) -> tuple[Opening, ...]:
    """Return the judgement that follows when the Director finds to which player the clause applies."""
    edition, regulations = table.edition, table.setup.regulations
    match key:
        case "16B2":
            return (law_16_judged.reserve_rights.of(sheets.rights_reserved(edition, player, regulations)),)
        case "75B1":
            return (law_75.explain.of(sheets.misexplanation(edition, regulations, player)),)
        case "75A":
            return (law_75.misread_by_partner.of(UnauthorizedUse(edition, player)),)
        case "73E2":
            return (law_73.mislead.of(sheets.misled(edition, regulations, player)),)
        case "73B1" | "73B":
            return (law_73.communicate.of(Communication(edition, player)),)
        case "40C1":
            return (law_40.deviate.of(sheets.deviation(edition, regulations, player)),)
        case _:
            return ()


def _is_to_be_looked_at(table: TableState, key: str) -> bool:
    return cited_in(table.edition, key) in outcome.reviews(table)


def _informed(given: Mapping[str, FindingValue]) -> Seat | None:
    received = given.get("16B")
    return received.to if isinstance(received, InformationReceived) else None


def _last_offender(table: TableState) -> Seat | None:
    return table.noted[-1].offender if table.noted else None
