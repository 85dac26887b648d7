"""Union of the kinds of movement: of pairs, of teams, of individuals."""

from __future__ import annotations

from typing import TypeAlias

from duplicado.movement.individuals import IndividualMovement
from duplicado.movement.model import Movement
from duplicado.movement.teams import TeamMovement

AnyMovement: TypeAlias = Movement | TeamMovement | IndividualMovement
