"""Movements: who plays whom, where, and which boards.

A `Movement` is data; `check_movement` says what is wrong with it, `quality_factor` how evenly it compares, and
`propose_movements` which ones suit a number of pairs and a time. Nothing here knows a result.
"""

from duplicado.movement.appendix import appendix_mitchell, blackpool
from duplicado.movement.arrow import best_arrow_switch, switch_arrow, turn_single_tables
from duplicado.movement.balance import line_quality, quality_factor, two_winner_quality
from duplicado.movement.barometer import barometer, paired_rounds
from duplicado.movement.cards import GuideLine, TableLine, guide_card, table_card
from duplicado.movement.check import MovementFinding, check_movement, faults
from duplicado.movement.half_table import bump, rover, without_last_pair
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
    Absence,
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
from duplicado.movement.named import MOVEMENT_NAMES, AnyMovement, movement_named, named_for
from duplicado.movement.pace import Pace
from duplicado.movement.propose import FEWEST_PAIRS, MOST_PAIRS, Proposal, propose_movements
from duplicado.movement.propose_others import OtherProposal, propose_individuals, propose_teams
from duplicado.movement.replanning import (
    Change,
    Costs,
    FewerBoards,
    MinutesLost,
    NumberOfRounds,
    OtherCosts,
    OtherReplan,
    PairsArrive,
    PairsLeave,
    Replan,
    ReplanWay,
    TableCloses,
    TableOpens,
    in_single_boards,
    replan,
    replan_options,
    replan_player_options,
    replan_team_options,
)
from duplicado.movement.sections import (
    SectionClash,
    check_sections,
    copies_for_sections,
    offset_sets,
    share_boards,
)
from duplicado.movement.teams import (
    TeamFinding,
    TeamFindingKind,
    TeamMovement,
    TeamMovementName,
    american_whist,
    check_teams,
    head_to_head,
    new_england,
    round_robin,
)
from duplicado.movement.three_quarter import MOST_TABLES_THREE_QUARTER, three_quarter_howell
from duplicado.movement.web import web
from duplicado.movement.whist import WHIST_PLAYERS, whist

__all__ = [
    "FEWEST_PAIRS",
    "HOWELL_DESIGNS",
    "HOWELL_PAIRS",
    "MOST_PAIRS",
    "MOST_TABLES_THREE_QUARTER",
    "MOVEMENT_NAMES",
    "WHIST_PLAYERS",
    "Absence",
    "AnyMovement",
    "Change",
    "Costs",
    "Exchange",
    "FewerBoards",
    "FindingKind",
    "GuideLine",
    "HowellDesign",
    "IndividualFinding",
    "IndividualFindingKind",
    "IndividualMovement",
    "IndividualSitting",
    "MinutesLost",
    "Movement",
    "MovementError",
    "MovementFinding",
    "MovementName",
    "NumberOfRounds",
    "OtherCosts",
    "OtherProposal",
    "OtherReplan",
    "Pace",
    "PairsArrive",
    "PairsLeave",
    "PermittedRepeat",
    "Proposal",
    "RepeatReason",
    "Replan",
    "ReplanWay",
    "SectionClash",
    "Sitting",
    "TableCloses",
    "TableLine",
    "TableOpens",
    "TeamFinding",
    "TeamFindingKind",
    "TeamMovement",
    "TeamMovementName",
    "all_together",
    "american_whist",
    "appendix_mitchell",
    "arrange",
    "barometer",
    "best_arrow_switch",
    "blackpool",
    "bump",
    "check_individuals",
    "check_movement",
    "check_sections",
    "check_teams",
    "copies_for_sections",
    "curtailed",
    "faults",
    "guide_card",
    "head_to_head",
    "hesitation",
    "howell",
    "in_single_boards",
    "line_quality",
    "mitchell",
    "movement_named",
    "named_for",
    "new_england",
    "offset_sets",
    "paired_rounds",
    "propose_individuals",
    "propose_movements",
    "propose_teams",
    "quality_factor",
    "rainbow",
    "replan",
    "replan_options",
    "replan_player_options",
    "replan_team_options",
    "round_robin",
    "rover",
    "share_and_relay",
    "share_boards",
    "skip_mitchell",
    "switch_arrow",
    "table_card",
    "three_quarter_howell",
    "three_table_howell",
    "turn_single_tables",
    "two_winner_quality",
    "web",
    "whist",
    "without_last_pair",
]
