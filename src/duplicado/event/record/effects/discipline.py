"""Effects of suspending and of disqualifying (Law 91)."""

from __future__ import annotations

from typing import Any, Final

from duplicado.event.facts.discipline import ContestantDisqualified, DisciplineFact, PlayerSuspended
from duplicado.event.record.effects.checks import known_contestant, words
from duplicado.event.record.effects.effect import Effect, Proposed, touches_everything
from duplicado.event.record.effects.office import office_effect
from duplicado.event.record.refusals import Refused
from duplicado.law.book import law_91
from duplicado.law.sanction import Measure


def _suspension(proposed: Proposed, fact: PlayerSuspended) -> Refused | None:
    unknown = known_contestant(proposed, fact.contestant)
    if unknown is not None:
        return unknown
    if fact.from_round < 1 or (fact.to_round is not None and fact.to_round < fact.from_round):
        return Refused("rounds-wanted")
    alone, edition = bool(fact.player), proposed.state.conditions.edition
    if not law_91.may_be_imposed(Measure.SUSPENSION, edition, on_a_player=alone):
        return Refused("contestants-only", (fact.player,), "91A")
    return words(fact.cause)


def _disqualification(proposed: Proposed, fact: ContestantDisqualified) -> Refused | None:
    unknown = known_contestant(proposed, fact.contestant)
    if unknown is not None:
        return unknown
    approved, alone = bool(fact.approved_by.strip()), bool(fact.player)
    edition = proposed.state.conditions.edition
    match law_91.may_disqualify(fact.cause, edition, organizer_approves=approved, on_a_player=alone):
        case law_91.Disqualification.MAY:
            return None
        case law_91.Disqualification.NEEDS_APPROVAL:
            return Refused("approval-wanted", (), "91B")
        case law_91.Disqualification.NEEDS_CAUSE:
            return words(fact.cause)
        case law_91.Disqualification.NOT_A_PLAYER:
            return Refused("contestants-only", (fact.player,), "91B")


_SUSPENDED: Final[Effect[PlayerSuspended]] = office_effect(_suspension, is_ruling=True, like=(PlayerSuspended,))
_DISQUALIFIED: Final[Effect[ContestantDisqualified]] = office_effect(
    _disqualification, is_ruling=True, like=(ContestantDisqualified,), removes=True, touches=touches_everything
)


def effect_of(fact: DisciplineFact) -> Effect[Any]:
    """Return what a fact of this family does."""
    match fact:
        case PlayerSuspended():
            return _SUSPENDED
        case ContestantDisqualified():
            return _DISQUALIFIED
