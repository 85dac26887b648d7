"""Worker processes of robots: each is given the view of one seat, what that seat has seen, and a source of chance."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Final, TypeAlias

from duplicado.robot.claiming_robot import claiming_robot
from duplicado.robot.player import ChosenAction, PublicHistory, RobotPlayer
from duplicado.robot.thinking_time import ThinkingTime
from duplicado.service.worker_processes import Workers
from duplicado.table.view import SeatView

_Maker: TypeAlias = Callable[[str], RobotPlayer]
_LOOKS_FOR: Final = 2.5
"""Seconds in which a robot at a table looks at further deals."""
_PATIENCE: Final = 300.0
"""Seconds after which a robot is taken to have lost its way: a busy machine makes it look at less long before."""


@dataclass(frozen=True, slots=True)
class RobotTask:
    """Question for a robot."""

    robot: str
    """One of `robot.named.ROBOTS`."""
    view: SeatView
    history: PublicHistory
    chance: Random


RobotWorkers: TypeAlias = Workers[RobotTask, ChosenAction]


def robot_workers(maker: _Maker) -> RobotWorkers:
    """Make workers that do what a robot does.

    Args:
        maker: makes a robot by its name; a function that a new process can import.
    """
    return Workers(partial(robots_answer, maker), patience=_PATIENCE)


def robot_at_table(name: str) -> RobotPlayer:
    """Return the robot of that name as it plays at tables of people: it claims, and has nobody wait for long.

    Raises:
        NoSuchRobotError: there is none of that name.
    """
    return claiming_robot(name, ThinkingTime(time.monotonic, _LOOKS_FOR))


def robots_answer(maker: _Maker) -> Callable[[RobotTask], ChosenAction]:
    """Return what answers a task; it makes each robot once."""
    players: dict[str, RobotPlayer] = {}

    def answer(task: RobotTask) -> ChosenAction:
        player = players.get(task.robot) or players.setdefault(task.robot, maker(task.robot))
        return player.act(task.view, task.history, task.chance)

    return answer
