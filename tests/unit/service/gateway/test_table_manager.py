"""The table manager: whole boards over real sockets, in every dialect, and what no program may do to it."""

import asyncio
import contextlib
import re
from collections.abc import Awaitable, Iterable
from dataclasses import dataclass, field

import pytest
from tests.unit.service.gateway.managed import ENGLISH, HOST, Line, boards, connected, session
from tests.unit.service.gateway.scripted import NAMES, Program, TableMaster, WBridge5

from duplicado.law.book import law_02
from duplicado.robot.named import robot_of
from duplicado.service.gateway.seat_client import ClientSettings, SeatClient
from duplicado.service.gateway.table_manager import ManagerSettings
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat, Side

TEAMS = {Side.NS: "Alpha", Side.EW: "Beta"}
ALL = ManagerSettings(patience=20)


def programs(kind: type[Program] = Program, **bids: list[str]) -> dict[Seat, Program]:
    return {seat: kind(seat, TEAMS[seat.side], bids.get(seat.value, [])) for seat in Seat}


def only(seat: Seat, **settings: float | str) -> ManagerSettings:
    return ManagerSettings(awaited=frozenset({seat}), **settings)  # type: ignore[arg-type] # by name


async def in_turn(guests: Iterable[Program], port: int) -> None:
    """Run programs that take any seat: one sits down after the other."""
    await asyncio.gather(*(guest.run(port) for guest in guests))


@pytest.mark.parametrize("kind", [Program, TableMaster])
def test_four_scripted_programs_play_boards_in_their_dialect(kind: type[Program]) -> None:
    guests = programs(kind, N=["bids 1NT"], E=["doubles"], S=["redoubles"])
    manager, (first, second) = session(ALL, boards(2), lambda port: [guest.run(port) for guest in guests.values()])
    assert manager.lost == []
    assert str(first.stated_contract) == "1NTXX N"
    assert len(first.plays) == 52
    assert second.stated_contract is not None
    for seat, guest in guests.items():
        assert guest.heard[-1] == "End of session"
        assert sum("'s cards : " in line for line in guest.heard if not line.startswith("Dummy")) == 2, seat


def test_programs_that_take_any_seat_are_given_one_beside_their_own_team() -> None:
    guests = [WBridge5(Seat.N, team) for team in ("Alpha", "Beta", "Alpha", "Beta")]
    guests[0].bids = ["bids 1C"]
    manager, (record,) = session(ALL, boards(1), lambda port: [in_turn(guests, port)])
    assert manager.lost == []
    assert {guest.seat for guest in guests} == set(Seat)
    teams = {guest.seat: guest.team for guest in guests}
    assert teams[Seat.N] == teams[Seat.S] != teams[Seat.E] == teams[Seat.W]
    assert len(record.plays) == 52


def test_a_board_that_is_passed_out_has_its_timing_line_and_the_next_begins() -> None:
    guests = programs()
    _, (first, second) = session(ALL, boards(2), lambda port: [guest.run(port) for guest in guests.values()])
    assert str(first.stated_contract) == str(second.stated_contract) == "passed out"
    after = [line for line in guests[Seat.N].heard if line.startswith(("Timing", "Start", "End"))]
    assert [line.split()[0] for line in after] == ["Start", "Timing", "Start", "Timing", "End"]


def test_what_is_told_of_a_call_reaches_opponents_alone() -> None:
    guests = programs(N=['bids 2C Alert. strong, "any" shape; 22+.'], S=["bids 2D Infos. waiting"])
    for seat in (Seat.E, Seat.W):
        guests[seat].version = 19
    session(ALL, boards(1), lambda port: [guest.run(port) for guest in guests.values()])
    assert 'North bids 2C Alert. strong, "any" shape; 22+.' in guests[Seat.E].heard
    assert "North bids 2C" in guests[Seat.S].heard
    assert "South bids 2D Infos. waiting" in guests[Seat.W].heard
    assert "South bids 2D" in guests[Seat.N].heard


def test_nobody_hears_of_cards_before_he_may_see_them() -> None:
    """Dummy's cards come after the lead, and no card is ever told to anybody before it has been played."""
    (_board, deal), *_ = played = boards(1)
    guests = programs(N=["bids 1NT"])
    session(ALL, played, lambda port: [guest.run(port) for guest in guests.values()])
    for seat, guest in guests.items():
        for line in guest.heard:
            shown = re.match(r"(\w+)'s cards : (.*)", line)
            if shown is None:
                continue
            lead = next((place for place, text in enumerate(guest.heard) if " plays " in text), len(guest.heard))
            if shown[1] == "Dummy":
                is_leader = seat is Seat.E
                assert is_leader or guest.heard.index(line) > lead
            else:
                assert shown[1] == NAMES[seat]
                assert deal[seat].ranks(next(iter(deal[seat])).suit).replace("", " ").strip() in line
    assert not any(line.startswith("Dummy's cards") for line in guests[Seat.S].heard)


@pytest.mark.parametrize("version", [18, 19])
def test_our_robots_play_as_clients_what_the_table_takes_down(version: int) -> None:
    clients = {
        seat: SeatClient(ClientSettings(seat, TEAMS[seat.side], version), robot_of("book"), ENGLISH) for seat in Seat
    }

    def guests(port: int) -> list[Awaitable[object]]:
        return [client.run(HOST, port) for client in clients.values()]

    manager, records = session(ALL, boards(3, seed=6), guests)
    assert manager.lost == []
    assert [client.boards for client in clients.values()] == [3] * 4
    contracts = [record for record in records if isinstance(record.stated_contract, Contract)]
    assert contracts
    assert all(len(record.plays) == 52 for record in contracts)


def test_the_free_seats_are_taken_by_our_robots() -> None:
    guest = Program(Seat.S, "Alpha")
    manager, records = session(only(Seat.S), boards(3, seed=2), lambda port: [guest.run(port)])
    assert manager.lost == []
    assert all(record.auction_is_complete for record in records)
    robot = records[0].players[Seat.N]
    assert robot != "Alpha"
    assert [record.players for record in records] == [{**dict.fromkeys(Seat, robot), Seat.S: "Alpha"}] * 3


def test_a_void_is_written_and_read() -> None:
    deal = Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
    guests = programs(N=["bids 7NT"])
    _, (record,) = session(ALL, [(law_02.board(1), deal)], lambda port: [guest.run(port) for guest in guests.values()])
    assert record.stated_tricks == 0
    assert "North's cards : S A K Q J T 9 8 7 6 5 4 3 2. H -. D -. C -." in guests[Seat.N].heard


async def refused(port: int, first: str) -> str | None:
    line = await connected(port)
    line.say(first)
    return await line.hear()


def test_who_may_not_sit_is_told_why_and_the_seat_stays_free() -> None:
    heard: dict[str, str | None] = {}
    wanted = [
        ("hello", "Expected 'Connecting ....'"),
        ('Connecting "Alpha" as North using protocol version 12', "Protocol version 12 is not supported"),
        ('Connecting "Alpha" as Northwest using protocol version 18', "Expected 'Connecting ....'"),
        ('Connecting "Alpha/secret" as East using protocol version 18', "Illegal hand specified"),
        ('Connecting "Wrong/key" as North using protocol version 18', "Unknown key in team name"),
        ('Connecting "NoKey" as North using protocol version 18', "Unknown key in team name"),
    ]

    async def guests(port: int) -> None:
        for first, _ in wanted:
            heard[first] = await refused(port, first)
        guest = Program(Seat.N, "Alpha/secret")
        guest.seated = lambda: r'North \("Alpha"\) seated'  # type: ignore[method-assign] # the key is not repeated
        await guest.run(port)

    settings = only(Seat.N, key="secret")
    session(settings, boards(1), lambda port: [guests(port)])
    assert list(heard.items()) == wanted


def test_a_seat_is_taken_once_and_teams_are_two() -> None:
    told: list[str | None] = []

    async def guests(port: int) -> None:
        north = await connected(port)
        north.say('Connecting "Alpha" as North using protocol version 18')
        await north.hear()
        told.append(await refused(port, 'Connecting "Alpha" as North using protocol version 18'))
        told.append(await refused(port, 'Connecting "Gamma" as South using protocol version 18'))
        told.append(await refused(port, 'Connecting "Alpha" as East using protocol version 18'))
        others = [Program(Seat.S, "Alpha"), Program(Seat.E, "Beta"), Program(Seat.W, "Beta")]
        waiting = asyncio.gather(*(other.run(port) for other in others))
        north.say("North ready for teams")
        await north.until("Teams")
        north.writer.close()
        await waiting

    manager, _ = session(ALL, boards(1), lambda port: [guests(port)])
    assert told == [
        "Seat already has been taken",
        "Expected team name 'Alpha'",
        "Team name must differ from 'Alpha'",
    ]
    assert manager.lost == [(Seat.N, "closed")]


@dataclass
class CutOff(Program):
    """A program whose connection ends when it has heard something."""

    when: str = ""

    async def session(self, line: Line) -> None:
        hear = line.hear

        async def heard() -> str | None:
            text = await hear()
            if text is not None and re.search(self.when, text):
                line.writer.close()
                raise ConnectionAbortedError
            return text

        line.hear = heard  # type: ignore[method-assign] # the program reads by it
        with contextlib.suppress(ConnectionAbortedError):
            await super().session(line)


@dataclass
class Waits(Program):
    """A program that begins its second board when somebody has come back."""

    come_back: asyncio.Event = field(default_factory=asyncio.Event)
    boards: int = 0

    async def board(self, line: Line) -> None:
        self.boards += 1
        if self.boards == 2:
            await self.come_back.wait()
        await super().board(line)


@dataclass
class Returns(Program):
    """A program that says when it has been seated."""

    come_back: asyncio.Event = field(default_factory=asyncio.Event)

    def seated(self) -> str:
        self.come_back.set()
        return super().seated()


STAGES = {
    "before its cards": "Board number 1",
    "in the auction": "East passes",
    "when a call has been explained": "Infos. natural",
    "before the lead is faced": "West passes",
    "in the play": "East plays",
    "between boards": "Timing",
}


@pytest.mark.parametrize("when", STAGES.values(), ids=STAGES.keys())
def test_a_program_whose_connection_is_cut_comes_back_with_the_next_board(when: str) -> None:
    told: list[str | None] = []
    north = CutOff(Seat.N, "Alpha", ["bids 1NT"], version=19, when=when)
    south = Waits(Seat.S, "Alpha")
    east = Program(Seat.E, "Beta", ["passes" if "Infos" not in when else "bids 2C Infos. natural"])
    again = Returns(Seat.N, "Alpha", come_back=south.come_back)

    async def comes_back(port: int) -> None:
        await north.run(port)
        told.append(await refused(port, 'Connecting "Beta" as North using protocol version 18'))
        await again.run(port)

    settings = ManagerSettings(awaited=frozenset({Seat.N, Seat.E, Seat.S}), patience=20)
    manager, records = session(settings, boards(3), lambda port: [comes_back(port), south.run(port), east.run(port)])
    assert told == ["Expected team name 'Alpha'"]
    assert manager.lost == [(Seat.N, "closed")]
    assert again.heard[:3] == ['North ("Alpha") seated', 'Teams : N/S : "Alpha" E/W : "Beta"', "Start of board"]
    assert again.heard[-1] == "End of session"
    assert all(record.auction_is_complete for record in records)
    assert [record.players[Seat.N] for record in records[::2]] == ["Alpha", "Alpha"]


async def seated(port: int, seat: str = "North") -> Line:
    line = await connected(port)
    line.say(f'Connecting "Alpha" as {seat} using protocol version 18')
    await line.until("seated")
    line.say(f"{seat} ready for teams")
    await line.until("Teams")
    line.say(f"{seat} ready to start")
    await line.until("Start of board")
    line.say(f"{seat} ready for deal")
    await line.until("Board number")
    return line


@pytest.mark.parametrize(
    ("sent", "answer"),
    [
        ("North plays AS", "Illegal card"),
        ("North bids 8C", "Illegal line"),
        ("North bids 1C Alert", None),
        ("East passes", "Illegal bid"),
        ("East ready for cards", "Illegal seat"),
        ("North doubles", "Illegal bid"),
        ("\x00\xff\x01", "Illegal line"),
        ("North received dummy", None),
    ],
)
def test_a_line_that_may_not_be_is_answered_and_the_board_goes_on(sent: str, answer: str | None) -> None:
    async def guest(port: int) -> None:
        line = await seated(port)
        line.say("North ready for cards")
        await line.until("North's cards")
        line.say(sent.encode("latin-1") + b"\r\n")
        if answer is not None:
            assert await line.hear() == answer
        if "bids 1C" not in sent:
            line.say("North passes")
        line.say("North ready for East's bid")
        assert (await line.until("East")).startswith("East ")
        line.writer.close()

    _, records = session(only(Seat.N), boards(1), lambda port: [guest(port)])
    assert records[0].auction_is_complete


def test_three_illegal_calls_give_the_seat_to_a_robot() -> None:
    async def guest(port: int) -> None:
        line = await seated(port)
        line.say("North ready for cards")
        await line.until("North's cards")
        for _ in range(3):
            line.say("North redoubles")
            assert await line.hear() == "Illegal bid"
        assert await line.hear() is None

    manager, records = session(only(Seat.N), boards(1), lambda port: [guest(port)])
    assert manager.lost == [(Seat.N, "illegal")]
    assert records[0].auction_is_complete


@pytest.mark.parametrize("before_sitting", [True, False])
def test_a_megabyte_without_an_end_is_answered_and_does_no_harm(before_sitting: bool) -> None:
    async def guest(port: int) -> None:
        line = await connected(port) if before_sitting else await seated(port)
        line.say(b"x" * 1_000_000)
        with contextlib.suppress(ConnectionError):  # the table has closed before it was all sent
            assert await line.until("Line too long")
        if before_sitting:
            await Program(Seat.N, "Alpha").run(port)

    manager, records = session(only(Seat.N), boards(1), lambda port: [guest(port)])
    assert records[0].auction_is_complete
    assert manager.lost == ([] if before_sitting else [(Seat.N, "line-too-long")])


def test_who_does_not_answer_is_replaced_when_patience_ends() -> None:
    async def guest(port: int) -> None:
        line = await seated(port)
        line.say("North ready for cards")
        await line.until("North's cards")
        while await line.hear() is not None:
            pass

    manager, records = session(only(Seat.N, patience=0.3), boards(1), lambda port: [guest(port)])
    assert manager.lost == [(Seat.N, "no-answer")]
    assert records[0].auction_is_complete
