"""Result files of a match of robots: PBN with both rooms, or the JSON of this program."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from duplicado import __version__
from duplicado.formats.duplicado_json.document import OwnDocument, write_json
from duplicado.formats.pbn.contest import contest_of
from duplicado.formats.pbn.model import PbnFile, PbnGame
from duplicado.formats.pbn.writer import game_of, write_pbn
from duplicado.service.robots.team_match import RobotMatchBoard
from duplicado.table.record import BoardRecord
from duplicado.vocabulary.seats import Seat, Side

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
