"""Recorded sessions of real programs: what each seat sent is sent again, and what it was told comes again."""

import asyncio
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from tests.unit.service.gateway.managed import Line, connected, session

from duplicado.law.book import law_02
from duplicado.service.gateway.lines import CallLine, CardLine, ReadyLine, StrangeLine, read_client_line, read_hand
from duplicado.service.gateway.manager_lines import read_manager_line
from duplicado.service.gateway.table_manager import ManagerSettings
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat

FOLDER = Path(__file__).resolve().parents[5] / "shared" / "data" / "protocol"
SESSIONS = ("ben_v18_2boards_seed5", "ben_v18_2boards_seed4_passout", "mixed_benNS_nodeEW_2boards_seed11")
SEATS = {"North": Seat.N, "East": Seat.E, "South": Seat.S, "West": Seat.W}

pytestmark = pytest.mark.skipif(
    not FOLDER.is_dir(), reason="the recorded sessions are not here (../shared/data/protocol)"
)


@dataclass(frozen=True)
class Recorded:
    """A line of a session."""

    seat: Seat
    sent: bool
    """True where the program sent it."""
    line: str


def lines(name: str) -> list[Recorded]:
    """Return the lines of a session; the first line of a program is given the seat that it names."""
    found: list[Recorded] = []
    for text in (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8").splitlines():
        row = json.loads(text)
        named = re.search(r" as (\w+) using", row["line"]) if row["seat"] == "?" else None
        seat = named[1].capitalize() if named is not None else row["seat"]
        found.append(Recorded(SEATS[seat], row["dir"] == "C>S", row["line"]))
    return found


def dealt(name: str) -> list[tuple[Board, Deal]]:
    summary = json.loads((FOLDER / f"{name}.summary.json").read_text(encoding="utf-8"))
    found: list[tuple[Board, Deal]] = []
    for row in summary["results"]:
        hands = {SEATS[seat]: read_hand(text) for seat, text in row["hands"].items()}
        board = law_02.board(row["board"])
        assert board.dealer is SEATS[row["dealer"]]
        found.append((board, Deal(hands)))
    return found


def alike(line: str) -> str:
    """Return a line as all programs read it: small letters, single blanks, times that are not ours left out."""
    text = " ".join(line.casefold().split())
    return "timing" if text.startswith("timing") else text


def heard_by(record: list[Recorded], seat: Seat) -> Iterator[str]:
    """Yield what a program was told, in order; two lines that it was ready for at once may come either way round."""
    yield from (alike(each.line) for each in record if each.seat is seat and not each.sent)


class Played:
    """A program of a recording: it sends its lines one by one, each as soon as what it answers has come."""

    def __init__(self, record: list[Recorded], seat: Seat) -> None:
        self.own = [each for each in record if each.seat is seat]
        self.heard: list[str] = []

    async def run(self, port: int) -> None:
        line = await connected(port)
        before = 0
        for each in self.own:
            if each.sent:
                line.say(each.line)
            else:
                before += 1
                await self.hear(line, before)

    async def hear(self, line: Line, count: int) -> None:
        text = await line.hear()
        assert text is not None, f"the table closed after {self.heard}"
        self.heard.append(alike(text))


@pytest.mark.parametrize("name", SESSIONS)
def test_every_line_of_a_recording_is_understood(name: str) -> None:
    for each in lines(name):
        if each.sent:
            read = read_client_line(each.line)
            assert not isinstance(read, StrangeLine) or read.is_known, each.line
        else:
            assert not isinstance(read_manager_line(each.line), StrangeLine), each.line


@pytest.mark.parametrize("name", SESSIONS)
def test_a_recorded_session_is_played_again_by_our_table(name: str) -> None:
    record, boards = lines(name), dealt(name)
    programs = {seat: Played(sendable(record), seat) for seat in Seat}
    manager, played = session(
        ManagerSettings(patience=20), boards, lambda port: [each.run(port) for each in programs.values()]
    )
    assert manager.lost == []
    for seat, program in programs.items():
        assert sorted(program.heard) == sorted(heard_by(record, seat)), seat
    results = json.loads((FOLDER / f"{name}.summary.json").read_text(encoding="utf-8"))["results"]
    for row, board in zip(results, played, strict=True):
        assert len(board.calls) == len(row["auction"])
        assert board.stated_tricks == row.get("tricks")


def sendable(record: list[Recorded]) -> list[Recorded]:
    """Return the recording in the order in which a strict table goes through it.

    The rig that recorded told some programs of cards before they had said that they were ready; ours waits. So what a
    program hears is moved behind what it has to say first.
    """
    found = list(record)
    for seat in Seat:
        own = [each for each in record if each.seat is seat]
        ordered = strictly(own)
        places = [place for place, each in enumerate(record) if each.seat is seat]
        for place, each in zip(places, ordered, strict=True):
            found[place] = each
    return found


def strictly(own: list[Recorded]) -> list[Recorded]:
    """Put each line that needs readiness behind the line that says it."""
    ordered: list[Recorded] = []
    late: list[tuple[str, Recorded]] = []
    credit: dict[str, int] = {}
    trick = {"cards": 0}
    for each in own:
        if each.sent:
            ordered.append(each)
            read = read_client_line(each.line)
            if isinstance(read, ReadyLine):
                thing = needed(read.thing, read.trick)
                if read.thing == "deal":
                    credit.clear()
                waiting = next((item for item in late if item[0] == thing), None)
                if waiting is None:
                    credit[thing] = credit.get(thing, 0) + 1
                else:
                    late.remove(waiting)
                    ordered.append(waiting[1])
                    while late and late[0][0] == "":
                        ordered.append(late.pop(0)[1])
            if isinstance(read, CardLine):
                trick["cards"] += 1
            continue
        thing_told = told_as(each.line, trick)
        if thing_told is None:
            if late:  # what needs no readiness comes behind all that was told before
                late.append(("", each))
            else:
                ordered.append(each)
        elif credit.get(thing_told, 0) > 0:
            credit[thing_told] -= 1
            ordered.append(each)
        else:
            late.append((thing_told, each))
    assert not late
    return ordered


def needed(thing: str, trick: int) -> str:
    return f"card {trick}" if thing == "card" else thing


def told_as(line: str, trick: dict[str, int]) -> str | None:
    """Return what a program must be ready for to be told that line."""
    read = read_manager_line(line)
    text = alike(line)
    if text.startswith("board number"):
        trick["cards"] = 0
        return "deal"
    if isinstance(read, CallLine):
        return "bid"
    if isinstance(read, CardLine):
        trick["cards"] += 1
        return f"card {(trick['cards'] - 1) // 4 + 1}"
    if text.startswith("dummy's cards"):
        return "dummy"
    return "cards" if "'s cards :" in text else None


def test_a_program_that_reads_no_brackets_is_seated_without_them() -> None:
    record = lines("node_bridge-player_rejects_parenthesised_seated")
    sent = [each for each in record if each.sent]
    told: dict[Seat, str | None] = {}

    async def guests(port: int) -> None:
        for each in sent:
            line = await connected(port)
            line.say(each.line)
            told[each.seat] = await line.hear()
        raise _AllSeatedError

    with pytest.raises(_AllSeatedError):
        asyncio.run(_seating(guests))
    assert told == {
        Seat.N: 'North "NS" seated',
        Seat.E: 'East "EW" seated',
        Seat.S: 'South "NS" seated',
        Seat.W: 'West "EW" seated',
    }


class _AllSeatedError(Exception):
    """All programs of a recording have been seated."""


async def _seating(guests: object) -> None:
    from tests.unit.service.gateway.managed import ENGLISH, HOST, OPEN

    from duplicado.robot.named import robot_of
    from duplicado.service.gateway.table_manager import TableManager

    manager = TableManager(ManagerSettings(patience=20), robot_of("book"), ENGLISH)
    port = await manager.open(HOST, 0)
    try:
        await guests(port)  # type: ignore[operator] # a coroutine function
    finally:
        await manager.close()
        while OPEN:
            OPEN.pop().writer.close()
