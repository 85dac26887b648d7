"""Plays whole events of robots, parcel by parcel, and compares each with one into which the same boards are typed.

A parcel is one event of pairs. Its records are verified, its auctions and plays are checked against the Laws, and its
totals and its page stand beside those of an event that is reckoned on the command line. What a parcel gave is a line of
the log. Begun again, the tool goes on after the last one, with the boards that a parcel which was broken off has
played.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

import click
from click.testing import CliRunner

from duplicado.cli import check, deal, played, score
from duplicado.cli.event.group import command as event_command
from duplicado.event.facts.results import Place, Played
from duplicado.formats.pbn.reader import read_pbn
from duplicado.service.acts.board_act import again
from duplicado.service.event_file import EventFile
from duplicado.service.live.visibility import table_of
from duplicado.service.playing.event_tables import table_name
from duplicado.store.streams import SqliteStreams
from duplicado.vocabulary.contracts import PASSED_OUT, Contract

_STEPS_AT_LEAST: Final = 5
"""Entries of a board that is played are more than these."""


class ParcelError(Exception):
    """A parcel does not hold; the message says what differs, and its folder stays."""


@dataclass(frozen=True)
class ParcelSize:
    """The size of one event: a Howell movement of pairs with so many boards a round."""

    robot: str
    pairs: int = 20
    boards: int = 3

    @property
    def wanted(self) -> int:
        """The number of boards that are played at all tables together."""
        return (self.pairs - 1) * (self.pairs // 2) * self.boards


@dataclass(frozen=True)
class Parcel:
    """An event that was played and found to stand as the command line reckons it."""

    robot: str
    number: int
    boards: int
    entries: int
    """Entries of the tables' records, all verified."""
    seconds: float


def reckoned(folder: Path, size: ParcelSize, number: int = 1) -> Parcel:
    """Have an event played in the folder, and compare it with one into which its boards are typed.

    Where the folder holds a parcel that was broken off, its boards are played on.

    Raises:
        ParcelError: something differs.
    """
    begun = time.monotonic()
    played_file, typed_file = folder / "played.event", folder / "typed.event"
    if not (folder / "played.play").exists():
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        _run(deal.command, "--boards", f"1-{(size.pairs - 1) * size.boards}", "-o", folder / "deals.pbn")
        _planned(played_file, size)
    typed_file.unlink(missing_ok=True)
    shutil.rmtree(folder / "tables", ignore_errors=True)
    (folder / "tables").mkdir()
    _planned(typed_file, size)
    _run(event_command, "play", played_file, "--robot", size.robot)
    streams = SqliteStreams.open(folder / "played.play")
    entries = streams.verify()
    streams.close()
    if entries <= _STEPS_AT_LEAST * size.wanted:
        raise ParcelError(f"{entries} entries are too few for {size.wanted} boards")
    _run(played.command, folder / "played.play", "-o", folder / "tables" / "all.pbn")
    # No call and no card of any board breaks a Law, and each contract is that of its auction.
    _run(check.command, folder / "tables" / "all.pbn")
    _typed_in(folder, size)
    for of, named in ((score.command, ()), (event_command, ("show",))):
        if _run(of, *named, played_file) != _run(of, *named, typed_file):
            raise ParcelError(f"{' '.join((of.name or '', *named))} differs between {played_file} and {typed_file}")
    return Parcel(size.robot, number, size.wanted, entries, round(time.monotonic() - begun, 1))


def parcels(folder: Path, size: ParcelSize, count: int, log: Path) -> Iterator[Parcel]:
    """Play the parcels that the log does not have yet, and write each to it.

    The folder of a parcel that holds is removed.

    Raises:
        ParcelError: a parcel does not hold.
    """
    done = {(each["robot"], each["number"]) for each in _read(log)}
    for number in range(1, count + 1):
        if (size.robot, number) in done:
            continue
        place = folder / f"{size.robot}-{number}"
        parcel = reckoned(place, size, number)
        with log.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(parcel)) + "\n")
        shutil.rmtree(place)
        yield parcel


def _planned(file: Path, size: ParcelSize) -> None:
    _run(event_command, "new", file, "--title", "Robots")
    for number in range(1, size.pairs + 1):
        _run(event_command, "enter", file, str(number), f"Robot {number}", f"Robot {number + size.pairs}")
    named = ("--movement", "howell", "--pairs", str(size.pairs), "--boards", str(size.boards))
    _run(event_command, "plan", file, *named)
    _run(event_command, "deals", file, file.parent / "deals.pbn")


def _typed_in(folder: Path, size: ParcelSize) -> None:
    """Enter the boards as they stand in the files that are written of the tables."""
    with EventFile.open(folder / "typed.event") as event:
        (plan,) = event.live.state.session(1).plans.values()
        places = list(plan.due)
        if len(places) != size.wanted:
            raise ParcelError(f"{len(places)} boards are due, {size.wanted} were wanted")
        for place in places:
            line = _line(folder, table_name("played", table_of(place), place.round), place)
            event.enter(again(place, None, line), by="typist")


def _line(folder: Path, name: str, place: Place) -> Played:
    """Return the result of a board as it stands in the file that `duplicado played` writes of its table."""
    file = folder / "tables" / f"{name}.pbn"
    if not file.exists():
        _run(played.command, folder / "played.play", "--table", name, "-o", file)
    found = [
        game.record
        for game in read_pbn(file.read_bytes()).value.games
        if game.record is not None and game.record.board.number == place.board
    ]
    if len(found) != 1:
        raise ParcelError(f"{file} has board {place.board} {len(found)} times")
    if not isinstance(found[0].stated_contract, Contract):
        return Played(PASSED_OUT)
    return Played(found[0].stated_contract, found[0].stated_tricks, found[0].plays[0].card)


def _run(of: click.Command, *arguments: str | Path) -> str:
    result = CliRunner().invoke(of, [*map(str, arguments), "--lang", "en"])
    if result.exit_code:
        raise ParcelError(f"{' '.join((of.name or '', *map(str, arguments)))}: {result.output}") from result.exception
    return result.output


def _read(log: Path) -> Iterable[Mapping[str, object]]:
    return map(json.loads, log.read_text(encoding="utf-8").splitlines()) if log.exists() else ()


def main() -> None:
    """Play parcels, and say after each what they come to together."""
    reader = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    reader.add_argument("folder", type=Path, help="where the events are kept while they are played, and the log")
    reader.add_argument("--robot", default="book", help="who plays at every seat")
    reader.add_argument("--parcels", type=int, default=18, help="how many events in all")
    given = reader.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    log = given.folder / "volumes.jsonl"
    try:
        for parcel in parcels(given.folder, ParcelSize(given.robot), given.parcels, log):
            print(f"{parcel.robot} {parcel.number}: {parcel.boards} boards, {parcel.seconds} s", flush=True)
    except ParcelError as error:
        sys.exit(f"{error}")
    of_robot = [each for each in _read(log) if each["robot"] == given.robot]
    boards, entries = (sum(int(str(each[name])) for each in of_robot) for name in ("boards", "entries"))
    print(f"{given.robot}: {boards} boards, {entries} entries verified, all totals equal")


if __name__ == "__main__":
    main()
