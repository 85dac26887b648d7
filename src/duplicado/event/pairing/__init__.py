"""Who plays whom in the next round, as a value that says how it came about.

`first_round` pairs by seeding, `swiss_round` and `danish_round` by the standing, `knockout_round` by a `Bracket`.
Nothing is drawn here: where a draw is wanted, its result is the order that goes in.
"""

from duplicado.event.pairing.bracket import (
    Bracket,
    BracketMatch,
    Winners,
    consolation,
    knockout_round,
    seeded_bracket,
)
from duplicado.event.pairing.conditions import (
    NOTHING_PLAYED,
    Contender,
    Meeting,
    OddOneOut,
    PairingOptions,
    Past,
    Rest,
)
from duplicado.event.pairing.errors import ImpossibleRound, PairingError, Remedy
from duplicado.event.pairing.rounds import (
    Match,
    PairingMethod,
    Reason,
    RoundPairing,
    Step,
    ThreeWay,
    ThreeWayPlan,
    ThreeWayTable,
)
from duplicado.event.pairing.seeding import Seeding, first_round
from duplicado.event.pairing.swiss import danish_round, swiss_round

__all__ = [
    "NOTHING_PLAYED",
    "Bracket",
    "BracketMatch",
    "Contender",
    "ImpossibleRound",
    "Match",
    "Meeting",
    "OddOneOut",
    "PairingError",
    "PairingMethod",
    "PairingOptions",
    "Past",
    "Reason",
    "Remedy",
    "Rest",
    "RoundPairing",
    "Seeding",
    "Step",
    "ThreeWay",
    "ThreeWayPlan",
    "ThreeWayTable",
    "Winners",
    "consolation",
    "danish_round",
    "first_round",
    "knockout_round",
    "seeded_bracket",
    "swiss_round",
]
