"""Match of two teams of robots: every board in two rooms, IMPs, their standard error, and its files of results."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from operator import attrgetter
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

from duplicado import __version__
from duplicado.dealing.numbering import DEAL_COUNT, deal_of_number
from duplicado.formats.duplicado_json.document import OwnDocument, write_json
from duplicado.formats.duplicado_json.record import read_record, record_entry
from duplicado.formats.duplicado_json.values import JsonEntry
from duplicado.formats.pbn.contest import contest_of
from duplicado.formats.pbn.model import PbnFile, PbnGame
from duplicado.formats.pbn.writer import game_of, write_pbn
from duplicado.law.book import law_02
from duplicado.locale import Language
from duplicado.publish.messages import Messages
from duplicado.robot.named import robot_of
from duplicado.robot.player import RobotPlayer
from duplicado.score.imps import imps_for
from duplicado.service.batches import HERE, Batch, Working, results_in_order
from duplicado.service.robots.board_play import PlayedBoard, play_board
from duplicado.table.record import BoardRecord
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat, Side


@dataclass(frozen=True, slots=True)
class RobotMatch:
    """Match of robots: the players and the boards."""

    first: str
    """The robot of the first team, one of `robot.named.ROBOTS`."""
    second: str
    seed: int
    """Of the deals and of the robots."""
    boards: int
    effort: int = 24
    """Number of deals that a robot that samples looks at in the middle of the play."""
    language: Language = Language.ENGLISH
    """In which calls are explained and reasons told."""


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


def play_match(match: RobotMatch, how: Working = HERE) -> Generator[RobotMatchBoard]:
    """Play the boards of a match in both rooms; each comes as soon as it and all before it are played.

    Raises:
        IrregularRobotError: a robot did what the Laws do not permit.
        BatchError: see `results_in_order`, which has the other errors too.
    """
    tasks = [_BoardTask(match, number, deal) for number, deal in deals_of(match.seed, match.boards)]
    return results_in_order(_BATCH, tasks, how)


@dataclass(frozen=True, slots=True)
class _BoardTask:
    """A board of a match, to be played wherever there is a worker."""

    match: RobotMatch
    number: int
    deal: Deal

    @property
    def key(self) -> str:
        """Names everything on which the play depends: any number of boards of a match begins with the same ones."""
        return f"{replace(self.match, boards=0)} {self.number}"


def _played(task: _BoardTask) -> RobotMatchBoard:
    match = task.match
    board, messages = law_02.board(task.number), Messages.load(match.language)
    first, second = _robot(match.first, match.effort), _robot(match.second, match.effort)
    rooms = [
        play_board(board, task.deal, _seated(north_south, east_west), messages, seed=match.seed, room=room)
        for room, (north_south, east_west) in enumerate(((first, second), (second, first)), 1)
    ]
    return RobotMatchBoard(task.number, task.deal, rooms[0], rooms[1])


_robot: Final = cache(robot_of)
"""A robot is made once in each process: it reads its system, and loads the solver."""


def _written(board: RobotMatchBoard) -> dict[str, object]:
    return {
        "deal": str(board.deal),
        "open": record_entry(board.open_room.record),
        "closed": record_entry(board.closed_room.record),
    }


def _read(told: Any) -> RobotMatchBoard:  # noqa: ANN401 - whatever a journal holds
    rooms = [PlayedBoard.of(read_record(JsonEntry(told[room], room))) for room in ("open", "closed")]
    return RobotMatchBoard(rooms[0].record.board.number, Deal.parse(told["deal"]), rooms[0], rooms[1])


_BATCH: Final = Batch(_played, attrgetter("key"), _written, _read)


def imps_per_board(imps: Sequence[int]) -> tuple[float, float | None]:
    """Return the mean of the IMPs, of which there are some, and its standard error; `None` for a single board."""
    return fmean(imps), stdev(imps) / len(imps) ** 0.5 if len(imps) > 1 else None


def _seated(north_south: RobotPlayer, east_west: RobotPlayer) -> dict[Seat, RobotPlayer]:
    return {seat: north_south if seat.side is Side.NS else east_west for seat in Seat}


SUFFIXES = (".pbn", ".json")
"""Endings that decide the format of a result file."""


def match_file(path: Path, teams: tuple[str, str], boards: Iterable[RobotMatchBoard], event: str) -> bytes:
    """Return the contents of the file: the contest, every board twice, with calls, cards, meanings and reasons.

    The suffix of the path, one of `SUFFIXES`, decides the format.
    """
    if path.suffix.lower() == ".json":
        return write_json(
            OwnDocument(contest=contest_of(PbnFile(games=tuple(_games(teams, boards, event)))).value)
        ).encode()
    return write_pbn(_games(teams, boards, event)).replace("\n", "\r\n").encode()


def table_file(path: Path, records: Iterable[BoardRecord], event: str) -> bytes:
    """Return the contents of a file of the boards of one table, in the format of the path's suffix."""
    if path.suffix.lower() == ".json":
        return write_json(OwnDocument(tuple(records))).encode()
    common = {"Event": event, "Date": "?", "Generator": f"Duplicado {__version__}"}
    return write_pbn(game_of(record, common) for record in records).replace("\n", "\r\n").encode()


def _games(teams: tuple[str, str], boards: Iterable[RobotMatchBoard], event: str) -> Iterator[PbnGame]:
    """Yield every board twice; teams of the same robots are told apart."""
    first, second = teams if teams[0] != teams[1] else (f"{teams[0]} 1", f"{teams[1]} 2")
    common = {
        "Event": event,
        "Date": "?",
        "Scoring": "IMP",
        "HomeTeam": first,
        "VisitTeam": second,
        "Generator": f"Duplicado {__version__}",
    }
    for board in boards:
        rooms = (("Open", board.open_room, first, second), ("Closed", board.closed_room, second, first))
        for room, played, north_south, east_west in rooms:
            players = {seat: north_south if seat.side is Side.NS else east_west for seat in Seat}
            yield game_of(replace(played.record, players=players), {**common, "Room": room})
