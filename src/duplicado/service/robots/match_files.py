"""Result files of a match of robots: PBN with both rooms, or the JSON of this program."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from duplicado import __version__
from duplicado.formats.duplicado_json.document import OwnDocument, write_json
from duplicado.formats.pbn.model import PbnGame
from duplicado.formats.pbn.writer import game_of, write_pbn
from duplicado.service.robots.team_match import RobotMatchBoard
from duplicado.table.record import BoardRecord

SUFFIXES = (".pbn", ".json")
"""Endings that decide the format of a result file."""


def match_file(path: Path, teams: tuple[str, str], boards: Iterable[RobotMatchBoard], event: str) -> bytes:
    """Return the contents of the file: every board twice, the open room first, with calls, cards, meanings and reasons.

    The suffix of the path, one of `SUFFIXES`, decides the format.
    """
    if path.suffix.lower() == ".json":
        records = tuple(room.record for board in boards for room in (board.open_room, board.closed_room))
        return write_json(OwnDocument(records)).encode()
    return write_pbn(_games(teams, boards, event)).replace("\n", "\r\n").encode()


def table_file(path: Path, records: Iterable[BoardRecord], event: str) -> bytes:
    """Return the contents of a file of the boards of one table, in the format of the path's suffix."""
    if path.suffix.lower() == ".json":
        return write_json(OwnDocument(tuple(records))).encode()
    common = {"Event": event, "Date": "?", "Generator": f"Duplicado {__version__}"}
    return write_pbn(game_of(record, common) for record in records).replace("\n", "\r\n").encode()


def _games(teams: tuple[str, str], boards: Iterable[RobotMatchBoard], event: str) -> Iterator[PbnGame]:
    common = {
        "Event": event,
        "Date": "?",
        "Scoring": "IMP",
        "HomeTeam": teams[0],
        "VisitTeam": teams[1],
        "Generator": f"Duplicado {__version__}",
    }
    for board in boards:
        for room, played in (("Open", board.open_room), ("Closed", board.closed_room)):
            yield game_of(played.record, {**common, "Room": room})
