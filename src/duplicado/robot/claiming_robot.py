"""Robot that claims, for tables where claims are heard: the protocol of table managers knows none."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from duplicado.robot.claims import claim_of_rest
from duplicado.robot.named import robot_of
from duplicado.robot.player import ChosenAction, PublicHistory, RobotPlayer
from duplicado.robot.thinking_time import UNHURRIED, ThinkingTime
from duplicado.table.view import SeatView


@dataclass(frozen=True)
class ClaimingRobot:
    """A robot that claims what is certain, and else does as another."""

    robot: RobotPlayer

    @property
    def name(self) -> str:
        """The name of the other."""
        return self.robot.name

    def act(self, view: SeatView, history: PublicHistory, chance: Random) -> ChosenAction:
        """Return a claim or concession of what is certain, or what the other does."""
        return claim_of_rest(view, history, chance) or self.robot.act(view, history, chance)


def claiming_robot(name: str, thinking: ThinkingTime = UNHURRIED) -> RobotPlayer:
    """Return the robot of that name, see `robot_of`, as it sits at our own tables.

    Raises:
        NoSuchRobotError: there is none of that name.
    """
    return ClaimingRobot(robot_of(name, thinking=thinking))
