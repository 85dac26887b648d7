"""Movements: who plays whom, where, and which boards.

A `Movement` is data; `check_movement` says what is wrong with it, `quality_factor` how evenly it compares, and
`propose_movements` which ones suit a number of pairs and a time. Nothing here knows a result.
"""

from duplicado.movement.arrow import best_arrow_switch, switch_arrow, turn_single_tables
from duplicado.movement.balance import line_quality, quality_factor, two_winner_quality
from duplicado.movement.cards import GuideLine, TableLine, guide_card, table_card
from duplicado.movement.check import MovementFinding, check_movement, faults
from duplicado.movement.half_table import rover, without_last_pair
from duplicado.movement.howell import HOWELL_PAIRS, all_together, curtailed, howell, three_table_howell
from duplicado.movement.howell_designs import HOWELL_DESIGNS, HowellDesign
from duplicado.movement.individuals import (
    IndividualFinding,
    IndividualFindingKind,
    IndividualMovement,
    IndividualSitting,
    check_individuals,
    rainbow,
)
from duplicado.movement.mitchell import hesitation, mitchell, share_and_relay, skip_mitchell
from duplicado.movement.model import (
    Exchange,
    FindingKind,
    Movement,
    MovementError,
    MovementName,
    PermittedRepeat,
    RepeatReason,
    Sitting,
    arrange,
)
from duplicado.movement.propose import FEWEST_PAIRS, MOST_PAIRS, Pace, Proposal, propose_movements
from duplicado.movement.teams import (
    TeamFinding,
    TeamFindingKind,
    TeamMovement,
    TeamMovementName,
    american_whist,
    check_teams,
    round_robin,
)
from duplicado.movement.web import web

__all__ = [
    "FEWEST_PAIRS",
    "HOWELL_DESIGNS",
    "HOWELL_PAIRS",
    "MOST_PAIRS",
    "Exchange",
    "FindingKind",
    "GuideLine",
    "HowellDesign",
    "IndividualFinding",
    "IndividualFindingKind",
    "IndividualMovement",
    "IndividualSitting",
    "Movement",
    "MovementError",
    "MovementFinding",
    "MovementName",
    "Pace",
    "PermittedRepeat",
    "Proposal",
    "RepeatReason",
    "Sitting",
    "TableLine",
    "TeamFinding",
    "TeamFindingKind",
    "TeamMovement",
    "TeamMovementName",
    "all_together",
    "american_whist",
    "arrange",
    "best_arrow_switch",
    "check_individuals",
    "check_movement",
    "check_teams",
    "curtailed",
    "faults",
    "guide_card",
    "hesitation",
    "howell",
    "line_quality",
    "mitchell",
    "propose_movements",
    "quality_factor",
    "rainbow",
    "round_robin",
    "rover",
    "share_and_relay",
    "skip_mitchell",
    "switch_arrow",
    "table_card",
    "three_table_howell",
    "turn_single_tables",
    "two_winner_quality",
    "web",
    "without_last_pair",
]
