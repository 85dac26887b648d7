"""Judgements opened of the Director's own motion: 16B, 21B3, 23C, 27D, 40, 50E4, 72C, 73, 75, 12A, 85."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from duplicado.director import outcome
from duplicado.director.judgement import sheets
from duplicado.director.state import DirectedTable
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
from duplicado.law.edition import Edition
from duplicado.law.finding_values import InformationReceived
from duplicado.law.inquiry import AnyInquiry, inquiry_of
from duplicado.law.procedure_steps import FindingValue
from duplicado.law.rectification import Opening
from duplicado.table.state import TableState
from duplicado.vocabulary.seats import Seat

__all__ = ["openings"]


Given: TypeAlias = Mapping[str, FindingValue]
_OnTheWhole: TypeAlias = Callable[[TableState, Given], Opening | None]
_OfAPlayer: TypeAlias = Callable[[TableState, Seat], Opening]


def openings(state: DirectedTable, key: str, value: FindingValue, given: Given) -> tuple[Opening, ...]:
    """Return the judgement that a finding brings up; `key` by the numbers of 2017, `given` all findings so far."""
    found, table = inquiry_of(key, state.table.edition), state.table
    opened: Opening | None = None
    if value is True and found in _WHEN_IT_APPLIES:
        opened = _WHEN_IT_APPLIES[found](table, given)
    elif isinstance(value, Seat) and found in _OF_A_PLAYER:
        opened = _OF_A_PLAYER[found](table, value)
    return () if opened is None else (opened,)


def _helped_by(clause: AnyInquiry) -> _OnTheWhole:
    """Return the judgement of whether the offending side was helped, once a Law has told the Director to look."""

    def opened(table: TableState, _: Given) -> Opening | None:
        if not _is_to_be_looked_at(table, clause):
            return None
        return law_72.helped.of(HelpedByInfraction(table.edition, clause.key, _last_offender(table)))

    return opened


def _misinformed_too_late(table: TableState, _: Given) -> Opening | None:
    if not _is_to_be_looked_at(table, law_75.TOO_LATE_TO_CHANGE):
        return None
    return law_75.explain.of(sheets.misexplanation(table.edition, table.setup.regulations))


def _of_no_permitted_source(table: TableState, _: Given) -> Opening | None:
    """Return the judgement under 16A4, which in 2017 is said with 16A3."""
    if table.edition.numbering is not Edition.LAWS_2007:
        return None
    return law_16_judged.of_no_permitted_source.of(UnauthorizedUse(table.edition))


def _communicated(table: TableState, player: Seat) -> Opening:
    return law_73.communicate.of(Communication(table.edition, player))


_WHEN_IT_APPLIES: Final[Mapping[AnyInquiry, _OnTheWhole]] = {
    law_12_judged.UNRECTIFIED: lambda table, _: law_12_judged.rectify.of(Unrectified(table.edition)),
    law_16_judged.INFORMATION_USED: lambda table, given: law_16_judged.rectify.of(
        UnauthorizedUse(table.edition, _informed(given))
    ),
    law_16_judged.UNPERMITTED_INFORMATION_USED: _of_no_permitted_source,
    law_16_judged.WITHDRAWN_INFORMATION_USED: lambda table, _: law_16_judged.withdrawn_actions_used.of(
        UnauthorizedUse(table.edition)
    ),
    law_40.BREACH_OF_DISCLOSURE: lambda table, _: law_40.understand.of(
        sheets.understanding(table.edition, table.setup.regulations)
    ),
    law_72.COMPARABLE_CALL_HELPED: _helped_by(law_72.COMPARABLE_CALL_HELPED),
    law_72.DAMAGE_FORESEEABLE: lambda table, _: law_72.could_have_known.of(
        CouldHaveKnown(table.edition, _last_offender(table))
    ),
    law_72.INSUFFICIENT_BID_HELPED: _helped_by(law_72.INSUFFICIENT_BID_HELPED),
    law_72.PENALTY_CARD_HELPED: _helped_by(law_72.PENALTY_CARD_HELPED),
    law_75.TOO_LATE_TO_CHANGE: _misinformed_too_late,
    law_85.FACTS_DISPUTED: lambda table, _: law_84.establish.of(FactsToEstablish(table.edition)),
}
"""The judgement that follows when the Director finds that the clause applies."""
_OF_A_PLAYER: Final[Mapping[AnyInquiry, _OfAPlayer]] = {
    law_16_judged.RESERVATION_DISPUTED: lambda table, player: law_16_judged.reserve_rights.of(
        sheets.rights_reserved(table.edition, player, table.setup.regulations)
    ),
    law_40.PARTNER_AWARE: lambda table, player: law_40.deviate.of(
        sheets.deviation(table.edition, table.setup.regulations, player)
    ),
    law_73.COMMUNICATED: _communicated,
    law_73.COMMUNICATED_2024: _communicated,
    law_73.MISLED_BY: lambda table, player: law_73.mislead.of(
        sheets.misled(table.edition, table.setup.regulations, player)
    ),
    law_75.EXPLAINED_BY: lambda table, player: law_75.explain.of(
        sheets.misexplanation(table.edition, table.setup.regulations, player)
    ),
    law_75.PARTNER_ACTED_ON_IT: lambda table, player: law_75.misread_by_partner.of(
        UnauthorizedUse(table.edition, player)
    ),
}
"""The judgement that follows when the Director finds to which player the clause applies."""


def _is_to_be_looked_at(table: TableState, clause: AnyInquiry) -> bool:
    return clause.cited_in(table.edition) in outcome.reviews(table)


def _informed(given: Given) -> Seat | None:
    received = given.get(law_16_sources.FROM_PARTNER.key)
    return received.to if isinstance(received, InformationReceived) else None


def _last_offender(table: TableState) -> Seat | None:
    return table.noted[-1].offender if table.noted else None
