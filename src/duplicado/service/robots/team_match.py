"""Match of two teams of robots: every board in two rooms with the hands exchanged, IMPs, and their standard error."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean, stdev

from duplicado.dealing.numbering import DEAL_COUNT, deal_of_number
from duplicado.law.book import law_02
from duplicado.publish.messages import Messages
from duplicado.robot.player import RobotPlayer
from duplicado.score.imps import imps_for
from duplicado.service.robots.board_play import PlayedBoard, play_board
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat, Side

__all__ = ["RobotMatchBoard", "deals_of", "imps_per_board", "play_match"]


@dataclass(frozen=True)
class RobotMatchBoard:
    """One board of a match."""

    number: int
    deal: Deal
    open_room: PlayedBoard
    """The first team sits North-South."""
    closed_room: PlayedBoard
    """The first team sits East-West."""

    @property
    def imps(self) -> int:
        """The IMPs that the first team wins."""
        return imps_for(self.open_room.score - self.closed_room.score)


def deals_of(seed: int, boards: int) -> Iterator[tuple[int, Deal]]:
    """Yield the boards of that seed, each deal equally likely; the same seed gives the same ones."""
    chance = Random(seed)  # noqa: S311 - a match that can be repeated, not a tournament
    for number in range(1, boards + 1):
        yield number, deal_of_number(chance.randrange(DEAL_COUNT))


def play_match(
    first: RobotPlayer, second: RobotPlayer, seed: int, boards: int, messages: Messages
) -> Iterator[RobotMatchBoard]:
    """Play the boards of that seed, one after the other, in both rooms.

    Raises:
        IrregularRobotError: a robot did what the Laws do not permit.
    """
    for number, deal in deals_of(seed, boards):
        board = law_02.board(number)
        rooms = [
            play_board(board, deal, _seated(north_south, east_west), messages, seed=seed, room=room)
            for room, (north_south, east_west) in enumerate(((first, second), (second, first)), 1)
        ]
        yield RobotMatchBoard(number, deal, rooms[0], rooms[1])


def imps_per_board(imps: Sequence[int]) -> tuple[float, float | None]:
    """Return the mean of the IMPs, of which there are some, and its standard error; `None` for a single board."""
    return fmean(imps), stdev(imps) / len(imps) ** 0.5 if len(imps) > 1 else None


def _seated(north_south: RobotPlayer, east_west: RobotPlayer) -> dict[Seat, RobotPlayer]:
    return {seat: north_south if seat.side is Side.NS else east_west for seat in Seat}
