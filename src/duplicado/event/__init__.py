"""Contests: who takes part, what was scored, how the contest stands."""

from duplicado.event.contest import (
    BoardResult,
    Contest,
    Contestant,
    ContestantId,
    Penalty,
    ScoringMethod,
    StatedStanding,
)

__all__ = ["BoardResult", "Contest", "Contestant", "ContestantId", "Penalty", "ScoringMethod", "StatedStanding"]
