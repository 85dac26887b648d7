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
from duplicado.law.numbering import cited_in
from duplicado.law.procedure_steps import FindingValue
from duplicado.law.rectification import Opening
from duplicado.table.finding import InformationReceived
from duplicado.table.state import TableState
from duplicado.vocabulary.seats import Seat

__all__ = ["NUMBERS_OF_2007", "ONLY_WHEN_ASKED", "openings"]


NUMBERS_OF_2007: Final = {"23": "72C", "73F": "73E2", "50E3": "50E4", "21B2": "21B3", "40B5": "40B4"}
"""The numbers of 2007 under which the Director takes up a judgement, with those of 2017."""

ONLY_WHEN_ASKED: Final = frozenset(
    {
        "12A1", "12A2", "12A3", "12B1", "16A3", "16B1", "16B1(a)", "16B1(a):among", "16B1(b)", "16C2:suggested",
        "16C2:told", "16D2:suggested", "16D2:told", "21A", "21B1(b)", "23:known", "23C:help", "27D:help", "40A1(a)",
        "40A2", "40A3", "40A4", "40B1(a)", "40B1(b)", "40B2(a):permitted", "40B2(a):player", "40B2(a)(i):permitted",
        "40B2(a)(iii)", "40B2(a)(v)", "40B3(a):hidden", "40B3(b)", "40B4:hidden", "40B5(a)", "40B5(b)", "40B6(a)",
        "40B6(b)", "40C1:repeated", "40C3(b)", "50E3:help", "50E4:help", "72B1", "72B3", "72C:known", "73C2", "73D2",
        "73E2:inference", "73E2:known", "73E2:reason", "73F:inference", "73F:known", "73F:reason", "75B2", "75B3",
        "75D2", "84", "84B", "84C", "84D", "85A1",
        "40B2(a)(v):gross",
    }
)  # fmt: skip
"""What a judgement asks and nobody can find before it has come to the question."""

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
