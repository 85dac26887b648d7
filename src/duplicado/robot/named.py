"""Robots by their names, each with its system."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from importlib.resources import files
from typing import Final

from duplicado.robot.bidding.reader import System, read_system
from duplicado.robot.player import RobotPlayer
from duplicado.robot.stand_in import StandIn
from duplicado.robot.system_names import SYSTEMS
from duplicado.robot.thinking_time import UNHURRIED, ThinkingTime
from duplicado.vocabulary.errors import DuplicadoError


class NoSuchRobotError(DuplicadoError):
    """There is no robot of that name; the message lists those that there are."""


@cache
def system_of(name: str) -> System:
    """Return one of the systems that come with the program.

    Raises:
        NoSuchRobotError: there is none of that name.
    """
    if name not in SYSTEMS:
        raise NoSuchRobotError(f"there is no system {name!r}: {', '.join(SYSTEMS)}")
    return read_system(files("duplicado.robot").joinpath("systems", f"{name}.toml").read_text(encoding="utf-8"))


def _searching(name: str, effort: int, thinking: ThinkingTime) -> RobotPlayer:
    """Return a house robot; without the library it is weaker: rules of thumb, then our own solver of endings."""
    # A server of pages knows the robots' names; what they think with is loaded in the processes where they play.
    from duplicado.analysis.dds import DdsSolver  # noqa: PLC0415 - as above
    from duplicado.analysis.dds_library import SolverUnavailable  # noqa: PLC0415 - as above
    from duplicado.robot.bidding.choice_of_call import Bidding  # noqa: PLC0415 - as above
    from duplicado.robot.cardplay.ending_play import EndingPlay  # noqa: PLC0415 - as above
    from duplicado.robot.cardplay.sampled_play import CardPlay  # noqa: PLC0415 - as above
    from duplicado.robot.house_robot import HouseRobot  # noqa: PLC0415 - as above

    system = system_of(name)
    try:
        solver = DdsSolver()
    except SolverUnavailable:
        return HouseRobot(name, Bidding(system), CardPlay(system, EndingPlay(), max(2, effort // 4), 6, thinking))
    return HouseRobot(
        name,
        Bidding(system, solver, max(4, effort * 2 // 3), thinking),
        CardPlay(system, solver, effort, thinking=thinking),
    )


def _simple(name: str, _effort: int, _thinking: ThinkingTime) -> RobotPlayer:
    from duplicado.robot.bidding.choice_of_call import Bidding  # noqa: PLC0415 - as above
    from duplicado.robot.cardplay.sampled_play import CardPlay  # noqa: PLC0415 - as above
    from duplicado.robot.house_robot import HouseRobot  # noqa: PLC0415 - as above

    system = system_of(name)
    return HouseRobot(name, Bidding(system), CardPlay(system))


ROBOTS: Final[Mapping[str, Callable[[int, ThinkingTime], RobotPlayer]]] = {
    "natural": partial(_searching, "natural"),
    "strong-club": partial(_searching, "strong-club"),
    "book": partial(_simple, "book"),
    "stand-in": lambda _effort, _thinking: StandIn(),
}
"""Maker of the robot of each name, given how many deals it looks at in the middle of the play, and its time."""


def robot_of(name: str, effort: int = 24, thinking: ThinkingTime = UNHURRIED) -> RobotPlayer:
    """Return the robot of that name.

    Args:
        name: one of `ROBOTS`.
        effort: how many deals a robot that samples looks at in the middle of the play; time grows with it.
        thinking: how long it goes on looking at them.

    Raises:
        NoSuchRobotError: there is none of that name.
    """
    maker = ROBOTS.get(name)
    if maker is None:
        raise NoSuchRobotError(f"there is no robot {name!r}: {', '.join(ROBOTS)}")
    return maker(effort, thinking)
