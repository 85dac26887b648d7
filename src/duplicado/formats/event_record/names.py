"""The names under which an event's record stores what it is made of. A name is a promise: it is read for ever.

A class may be called otherwise tomorrow; its name here stays. When a field of a class is renamed, the old name goes
into `RENAMED`. A test compares names and fields with those on file.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import Final

from duplicado.event.adjusting import appeals, penalties, rulings
from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.event.pairing.conditions import OddOneOut
from duplicado.event.pairing.rounds import PairingMethod, ThreeWayPlan
from duplicado.event.pairing.seeding import Seeding
from duplicado.event.record import (
    appeal_entries,
    conditions,
    entries,
    hall_entries,
    office_entries,
    office_values,
    register_entries,
    results,
)
from duplicado.law.book import law_12_artificial, law_12_assigned, law_93
from duplicado.law.edition import Edition
from duplicado.movement.individuals import IndividualMovement, IndividualSitting
from duplicado.movement.model import (
    Absence,
    Exchange,
    FindingKind,
    Movement,
    MovementName,
    PermittedRepeat,
    RepeatReason,
    Sitting,
)
from duplicado.movement.teams import TeamMovement, TeamMovementName
from duplicado.score.side_score import Artificial, Award, Points, SelfInflicted, Weighted
from duplicado.score.victory_points import VictoryPointScale
from duplicado.table.kinds import ContestKind
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Suit

__all__ = ["CLASSES", "ENUMS", "RENAMED", "SINCE"]

ENUMS: Final[Mapping[str, type[enum.Enum]]] = {
    "seat": Seat,
    "side": Side,
    "suit": Suit,
    "edition": Edition,
    "kind": ContestKind,
    "method": ScoringMethod,
    "contest-form": conditions.ContestForm,
    "compared": conditions.ComparedAcross,
    "match-by": conditions.MatchBy,
    "sessions-count": conditions.SessionsCount,
    "rounds-paired": conditions.RoundsPaired,
    "disqualified-boards": conditions.DisqualifiedBoards,
    "pairing-method": PairingMethod,
    "seeding": Seeding,
    "odd-one-out": OddOneOut,
    "three-way-plan": ThreeWayPlan,
    "victory-points": VictoryPointScale,
    "award": Award,
    "fault": law_12_artificial.Fault,
    "own-action": law_12_assigned.OwnAction,
    "penalty-kind": penalties.PenaltyKind,
    "penalty-unit": penalties.PenaltyUnit,
    "appeal-outcome": appeals.AppealOutcome,
    "appeal-point": law_93.Point,
    "facts-stand": office_values.FactsStand,
    "why-corrected": office_values.WhyCorrected,
    "measure": office_values.MeasureTaken,
    "note-kind": office_values.NoteKind,
    "movement-name": MovementName,
    "team-movement-name": TeamMovementName,
    "finding-kind": FindingKind,
    "repeat-reason": RepeatReason,
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
    "appeal-lodged": appeal_entries.AppealLodged,
    "appeal-decided": appeal_entries.AppealDecided,
    "published": entries.ResultsPublished,
    "closed": entries.EventClosed,
    "undone": entries.EntryUndone,
    # The hall
    "announcement-made": hall_entries.AnnouncementMade,
    "announcement-ended": hall_entries.AnnouncementEnded,
    "rounds-timed": hall_entries.RoundsTimed,
    "clock-held": hall_entries.ClockHeld,
    "clock-resumed": hall_entries.ClockResumed,
    # The Director's office
    "director-called": office_entries.DirectorCalled,
    "call-taken": office_entries.CallTaken,
    "call-settled": office_entries.CallSettled,
    "irregularity-noticed": office_entries.IrregularityNoticed,
    "ruling-given": office_entries.RulingGiven,
    "ruling-corrected": office_entries.RulingCorrected,
    "ruling-withdrawn": office_entries.RulingWithdrawn,
    "rectification-waived": office_entries.RectificationWaived,
    "matter-referred": office_entries.MatterReferred,
    "poll-taken": office_entries.PollTaken,
    "conduct-noted": register_entries.ConductNoted,
    "partnership-noted": register_entries.PartnershipNoted,
    "player-suspended": register_entries.PlayerSuspended,
    "disqualified": register_entries.ContestantDisqualified,
    # What they are made of
    "conditions": conditions.Conditions,
    "player": entries.Player,
    "contestant": ContestantId,
    "place": results.Place,
    "where": office_values.Where,
    "told": office_values.Told,
    "established": office_values.Established,
    "option-offered": office_values.OptionOffered,
    "poll-answer": office_values.PollAnswer,
    "hearing": appeal_entries.Hearing,
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
    "movement": Movement,
    "absence": Absence,
    "sitting": Sitting,
    "exchange": Exchange,
    "permitted-repeat": PermittedRepeat,
    "team-movement": TeamMovement,
    "individual-movement": IndividualMovement,
    "individual-sitting": IndividualSitting,
}
"""Each stores its fields by their names."""

RENAMED: Final[Mapping[tuple[str, str], str]] = {}
"""Fields that were called otherwise when they were stored: name of the class and old name, with the present name."""

SINCE: Final[Mapping[str | tuple[str, str], int]] = {
    **dict.fromkeys(
        (
            "director-called",
            "irregularity-noticed",
            "ruling-given",
            "ruling-corrected",
            "ruling-withdrawn",
            "rectification-waived",
            "matter-referred",
            "poll-taken",
            "conduct-noted",
            "partnership-noted",
            "player-suspended",
            "disqualified",
            "session-missed",
            "announcement-made",
            "announcement-ended",
            "rounds-timed",
            "clock-held",
            "clock-resumed",
            "call-taken",
            "call-settled",
        ),
        2,
    ),
    ("penalty-ruled", "against"): 2,
    ("penalty-ruled", "round"): 2,
    ("appeal-lodged", "concurred"): 2,
    ("appeal-lodged", "approved_by"): 2,
    ("appeal-decided", "disputed"): 2,
    ("appeal-decided", "hearing"): 2,
    ("conditions", "disqualified"): 2,
    ("carried-over", "percent"): 2,
    ("withdrew", "approved_by"): 2,
    ("board-cancelled", "approved_by"): 2,
    ("form-recorded", "approved_by"): 2,
    ("conditions", "stanzas"): 2,
    ("conditions", "handicap_part"): 2,
    ("team-movement", "absences"): 2,
    ("team-movement", "replanned_from"): 2,
    ("individual-movement", "absences"): 2,
    ("individual-movement", "replanned_from"): 2,
    ("movement-name", "appendix-mitchell"): 2,
    ("movement-name", "blackpool"): 2,
    ("movement-name", "bump"): 2,
    ("movement-name", "sharing-howell"): 2,
    ("exchange", "rounds"): 2,
}
"""Kinds of fact, fields and words that an older version cannot read: the version of the record since which they are."""
