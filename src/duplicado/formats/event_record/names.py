"""Names under which an event's record stores what it is made of. A name is a promise: it is read for ever.

Those of facts stand in their declarations. A class may be called otherwise tomorrow; its name here stays. When a field
of a class is renamed, the old name goes into `RENAMED`. A test compares names and fields with those on file.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import Final

from duplicado.event import conditions
from duplicado.event.adjusting import appeals, penalties, rulings
from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.event.facts import office_values, results
from duplicado.event.facts.appeals import Hearing
from duplicado.event.facts.contestants import Player
from duplicado.event.facts.entry import KINDS, Entry
from duplicado.event.pairing.conditions import OddOneOut
from duplicado.event.pairing.rounds import PairingMethod, ThreeWayPlan
from duplicado.event.pairing.seeding import Seeding
from duplicado.law import sanction
from duplicado.law.book import law_12_assigned, law_93
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
from duplicado.score.side_score import Artificial, Points, SelfInflicted, Weighted
from duplicado.score.victory_points import VictoryPointScale
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.awards import Award, Fault
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Suit

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
    "fault": Fault,
    "own-action": law_12_assigned.OwnAction,
    "penalty-kind": sanction.PenaltyKind,
    "penalty-unit": sanction.PenaltyUnit,
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
    "entry": Entry,
    **{kind.declaration.stored: kind for kind in KINDS},
    # What they are made of
    "conditions": conditions.Conditions,
    "player": Player,
    "contestant": ContestantId,
    "place": results.Place,
    "where": office_values.Where,
    "told": office_values.Told,
    "established": office_values.Established,
    "answer-typed": office_values.AnswerTyped,
    "held-interview": office_values.HeldInterview,
    "option-offered": office_values.OptionOffered,
    "poll-answer": office_values.PollAnswer,
    "hearing": Hearing,
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
    "outcome": rulings.AssignedOutcome,
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
    **{kind.declaration.stored: kind.declaration.since for kind in KINDS if kind.declaration.since > 1},
    **{
        (kind.declaration.stored, field): version for kind in KINDS for field, version in kind.declaration.added.items()
    },
    ("conditions", "disqualified"): 2,
    ("conditions", "stanzas"): 2,
    ("conditions", "extra_boards"): 2,
    ("conditions", "rounds"): 2,
    ("conditions", "handicap_part"): 2,
    ("conditions", "electronic"): 2,
    ("team-movement", "absences"): 2,
    ("team-movement", "replanned_from"): 2,
    ("individual-movement", "absences"): 2,
    ("individual-movement", "replanned_from"): 2,
    ("movement-name", "appendix-mitchell"): 2,
    ("movement-name", "blackpool"): 2,
    ("movement-name", "bump"): 2,
    ("movement-name", "sharing-howell"): 2,
    ("movement-name", "double-howell"): 2,
    ("repeat-reason", "double"): 2,
    ("team-movement-name", "double-round-robin"): 2,
    ("team-movement", "meetings"): 2,
    ("exchange", "rounds"): 2,
}
"""Kinds of fact, fields and words that an older version cannot read: the version of the record since which they are."""
