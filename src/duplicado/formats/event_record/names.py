"""The names under which an event's record stores what it is made of. A name is a promise: it is read for ever.

A class may be called otherwise tomorrow; its name here stays. When a field of a class is renamed, the old name goes
into `RENAMED`. A test compares names and fields with those on file.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import Final

from duplicado import movement
from duplicado.event import pairing
from duplicado.event.adjusting import appeals, penalties, rulings
from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.event.record import conditions, entries, results
from duplicado.law.book import law_12_artificial, law_12_assigned
from duplicado.law.edition import Edition
from duplicado.score import Artificial, Award, Points, SelfInflicted, VictoryPointScale, Weighted
from duplicado.table.state import ContestKind
from duplicado.vocabulary import Seat, Side

__all__ = ["CLASSES", "ENUMS", "RENAMED"]

ENUMS: Final[Mapping[str, type[enum.Enum]]] = {
    "seat": Seat,
    "side": Side,
    "edition": Edition,
    "kind": ContestKind,
    "method": ScoringMethod,
    "contest-form": conditions.ContestForm,
    "compared": conditions.ComparedAcross,
    "match-by": conditions.MatchBy,
    "sessions-count": conditions.SessionsCount,
    "rounds-paired": conditions.RoundsPaired,
    "pairing-method": pairing.PairingMethod,
    "seeding": pairing.Seeding,
    "odd-one-out": pairing.OddOneOut,
    "three-way-plan": pairing.ThreeWayPlan,
    "victory-points": VictoryPointScale,
    "award": Award,
    "fault": law_12_artificial.Fault,
    "own-action": law_12_assigned.OwnAction,
    "penalty-kind": penalties.PenaltyKind,
    "penalty-unit": penalties.PenaltyUnit,
    "appeal-outcome": appeals.AppealOutcome,
    "movement-name": movement.MovementName,
    "team-movement-name": movement.TeamMovementName,
    "finding-kind": movement.FindingKind,
    "repeat-reason": movement.RepeatReason,
}
"""Each stores its value."""

CLASSES: Final[Mapping[str, type]] = {
    # Entries
    "entry": entries.Entry,
    "founded": entries.EventFounded,
    "conditions-changed": entries.ConditionsChanged,
    "entered": entries.ContestantEntered,
    "withdrew": entries.ContestantWithdrew,
    "substitute-seated": entries.SubstituteSeated,
    "section-planned": entries.SectionPlanned,
    "deals-recorded": entries.DealsRecorded,
    "round-called": entries.RoundCalled,
    "round-finished": entries.RoundFinished,
    "board-postponed": entries.BoardPostponed,
    "board-cancelled": entries.BoardCancelled,
    "direction-permitted": entries.DirectionPermitted,
    "board-mover-named": entries.BoardMoverNamed,
    "session-ended": entries.SessionEnded,
    "session-missed": entries.SessionMissed,
    "result-entered": entries.ResultEntered,
    "result-agreed": entries.ResultAgreed,
    "result-corrected": entries.ResultCorrected,
    "form-recorded": entries.FormRecorded,
    "score-ruled": entries.ScoreRuled,
    "penalty-ruled": entries.PenaltyRuled,
    "carried-over": entries.CarriedOver,
    "appeal-lodged": entries.AppealLodged,
    "appeal-decided": entries.AppealDecided,
    "published": entries.ResultsPublished,
    "closed": entries.EventClosed,
    "undone": entries.EntryUndone,
    # What they are made of
    "conditions": conditions.Conditions,
    "player": entries.Player,
    "contestant": ContestantId,
    "place": results.Place,
    "played": results.Played,
    "score": results.ScoreWritten,
    "not-played": results.NotPlayed,
    "directors-score": results.DirectorsScore,
    "points": Points,
    "weighted": Weighted,
    "self-inflicted": SelfInflicted,
    "artificial": Artificial,
    # Rulings
    "ruling": rulings.Ruling,
    "unchanged": rulings.Unchanged,
    "assigned": rulings.Assigned,
    "outcome": rulings.Outcome,
    "by-fault": rulings.ByFault,
    "self-inflicted-damage": rulings.SelfInflictedDamage,
    "own-damage": law_12_assigned.OwnDamage,
    "before-infraction": law_12_assigned.BeforeInfraction,
    "penalty": penalties.RuledPenalty,
    # Movements
    "movement": movement.Movement,
    "absence": movement.Absence,
    "sitting": movement.Sitting,
    "exchange": movement.Exchange,
    "permitted-repeat": movement.PermittedRepeat,
    "team-movement": movement.TeamMovement,
    "individual-movement": movement.IndividualMovement,
    "individual-sitting": movement.IndividualSitting,
}
"""Each stores its fields by their names."""

RENAMED: Final[Mapping[tuple[str, str], str]] = {}
"""Fields that were called otherwise when they were stored: name of the class and old name, with the present name."""
