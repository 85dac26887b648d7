"""An evening with everybody in it: who comes, how rounds are played, and what may happen at a table."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from playwright.sync_api import expect
from tests.browser.evening_ledger import Ledger
from tests.browser.evening_office import Console, Office, Spot
from tests.browser.evening_phone import KeyboardPhone, Phone
from tests.browser.evening_screens import Display, Visitor
from tests.browser.evening_watch import LAPTOP, PHONE, WALL, Watch
from tests.club.conftest import Club

from duplicado.service.live.roles import Role

LINES: Final = (
    "4S N = HK",
    "3NT S +1",
    "2H E -1 C4",
    "5DX W -2",
    "1NT N -1 D2",
    "pass",
    "6C S =",
    "3C E +1",
    "2SXX W = DA",
)
RIGHT: Final = "4S N = HK"
WRONG: Final = "7NTXX N ="
"""The screens of two phones for one board."""

Happening: TypeAlias = "Callable[[Evening, Spot], None]"
"""The way in which a board becomes known at a table."""


@dataclass(frozen=True)
class Plan:
    """The kind of an evening."""

    pairs: int
    minutes: int
    movement: int
    """The choice among those on offer."""
    tables: int
    rounds: int
    by_two: frozenset[int]
    """Tables with a phone for each side."""
    keyboard: int
    """The table that has nothing but a keyboard."""
    speaks: Mapping[int, str] = field(default_factory=dict[int, str])
    """Tables whose page is not in English."""
    happens: Mapping[tuple[int, int], Happening] = field(default_factory=dict[tuple[int, int], Happening])
    """The way in which both finish the first board of a round at a table; the others are entered and agreed."""
    thorough: bool = False


_FIRST: Final = "Ana Rui Eva Leo Dora Ivo Bea Gil Flor Max Lia Tom Iris Nuno Vera Saul"
_LAST: Final = "Lima Matos Prado Paz Sol Rios Campo Serra Vale Neves Faro Luz Pinho Mar Monte Costa Roca"


def names_of(pairs: int) -> list[tuple[str, str]]:
    """Return names of so many pairs, all of them different and nobody's."""
    last = _LAST.split()
    found = [f"{first} {last[(at + turn) % len(last)]}" for turn in (0, 5) for at, first in enumerate(_FIRST.split())]
    return [(found[2 * each], found[2 * each + 1]) for each in range(pairs)]


def said(spot: Spot) -> str:
    """Return what was played, another thing at each table."""
    return LINES[(3 * spot.table + 5 * spot.board + spot.round) % len(LINES)]


class Evening:
    """The people and their devices."""

    def __init__(self, plan: Plan, club: Club, watch: Watch) -> None:
        self.plan = plan
        self.club = club
        self.watch = watch
        self.ledger = Ledger(plan.pairs, plan.minutes, plan.movement, names_of(plan.pairs + 1))
        self.phones: dict[int, list[Phone]] = {}
        self.planned = dict(plan.happens)
        """The steps that are still to come."""
        self.later: list[Spot] = []
        """Boards that were put off."""
        self.seats: dict[tuple[int, int], tuple[str, str]] = {}
        """The pairs that sat North-South and East-West, by round and table."""

    # ---- before play

    def everybody_comes(self) -> None:
        """The organizer makes the event and lets everybody in."""
        plan, address = self.plan, self.club.address
        office = Office(self.watch, self.watch.person("organizer", LAPTOP), address)
        office.come_in(self.club.code(Role.ORGANIZER, event="", by="the organizer"))
        office.make_event("Wednesday", pairs=plan.pairs, minutes=plan.minutes, movement=plan.movement)
        assert office.offered() == (str(plan.pairs), str(plan.minutes))
        names = "\n".join(" / ".join(pair) for pair in self.ledger.names[: plan.pairs])
        office.make_event("Thursday", movement=plan.movement, names=names)  # the last one is its template
        self.event = office.event
        pins = office.pins()
        office.show_at_once_on_the_wall()
        director = self.watch.person("director", PHONE, touch=True)
        self.console = Console(self.watch, director, address, self.event)
        self.console.come_in(office.code("director", "the Director"))
        self.display = Display(self.watch, self.watch.person("wall", WALL), address)
        self.display.come_in(office.code("display", "the wall"))
        self.visitor = Visitor(self.watch, self.watch.person("public", PHONE), address, self.event)
        for table in range(1, plan.tables + 1):
            self.phones[table] = self._phones(table, *pins[table])

    def _phones(self, table: int, path: str, pin: str) -> list[Phone]:
        language = self.plan.speaks.get(table, "en")
        locale = {"en": "en-GB", "es": "es-ES", "pt": "pt-PT"}[language]
        found: list[Phone] = []
        for side in ("NS", "EW") if table in self.plan.by_two else ("table",):
            if table == self.plan.keyboard:
                page = self.watch.person(f"table {table}", LAPTOP, locale)
                phone: Phone = KeyboardPhone(self.watch, page, self.club.address, language)
            else:
                page = self.watch.person(f"table {table} {side}", PHONE, locale, touch=True)
                phone = Phone(self.watch, page, self.club.address, side)
            phone.scan(path, pin)
            found.append(phone)
        return found

    def late_pair(self, first: int) -> None:
        """Somebody comes when play has begun: the movement is changed from a round on."""
        names = ", ".join(self.ledger.names[self.plan.pairs])
        self.console.change_movement("A pair arrives late", "", first, names)
        self.ledger.changes.append((first, "late", names))

    def fewer_rounds(self, first: int) -> None:
        self.console.change_movement("Another number of rounds", str(self.plan.rounds), first)
        self.ledger.changes.append((first, f"rounds={self.plan.rounds}", ""))

    # ---- a round

    def sit(self, number: int) -> None:
        for phones in self.phones.values():
            for each in phones:
                each.is_in_round(number)
                each.sit_down()

    def play(self, number: int, table: int) -> None:
        """Play a round at a table, up to where it says that it has finished."""
        phones = self.phones[table]
        first = True
        if phones[0].boards():
            self.seats[number, table] = phones[0].who("NS"), phones[0].who("EW")
        for board in phones[0].boards():
            spot = Spot(number, table, board)
            if board not in phones[0].boards():  # it was entered with another one, or is not played
                continue
            happens = self.planned.pop((number, table), Evening.agree) if first else Evening.agree
            happens(self, spot)
            first = False
            for each in phones:
                each.is_settled(board)
        if not first:
            phones[0].finish()
            phones[0].has_ended()  # before that is recorded the console asks about those who still play

    def agree(self, spot: Spot) -> None:
        """One side enters what was played, the other agrees, on its own phone or on the same."""
        phones = self.phones[spot.table]
        self.ledger.result(spot, said(spot))
        phones[0].enter(spot.board, said(spot))
        phones[-1].agree(spot.board)

    # ---- what may happen at a table

    def differ(self, spot: Spot) -> None:
        """Two phones have different results before them and send them at once; both are shown, one side gives way."""
        north, east = self.phones[spot.table]
        self.ledger.result(spot, RIGHT)
        self._both_send(spot)
        for each in (north, east):
            expect(each.board(spot.board).locator(".said")).to_have_count(2)
        east.agree_with(spot.board, "4 spades by North")

    def differ_until_the_director_comes(self, spot: Spot) -> None:
        """The same, and neither gives way: the console shows it, the Director decides."""
        self.ledger.result(spot, RIGHT)
        self._both_send(spot)
        self.console.overview()
        shown = self.console.page.get_by_role("link", name=f"board {spot.board}: two results", exact=True)
        expect(shown).to_be_visible()
        self.watch.look(self.console.page, "overview-two-results")
        self.console.correct(spot, RIGHT, "East had the board before in mind")

    def _both_send(self, spot: Spot) -> None:
        north, east = self.phones[spot.table]
        north.begin(spot.board, RIGHT)
        east.begin(spot.board, WRONG)
        north.send()
        east.send()
        east.insist(spot.board)

    def without_a_line(self, spot: Spot) -> None:
        """The line is lost: boards are entered all the same, and sent later, in order, each once, without a reload."""
        (phone,) = self.phones[spot.table]
        boards = phone.boards()
        phone.lose_the_line()
        before = len(phone.posted)
        for board in boards:
            here = Spot(spot.round, spot.table, board)
            self.ledger.result(here, said(here))
            phone.enter(board, said(here))
        phone.holds(len(boards))
        self.console.overview()
        self.console.has_done(spot.table, 0, len(boards))
        phone.find_the_line()
        for board in boards:
            phone.agree(board)
        # What did not get through was asked for again under the same id; nothing was said twice under two.
        stated = {each["id"]: each["board"] for each in map(json.loads, phone.posted[before:]) if "line" in each}
        assert list(stated.values()) == boards

    def put_right_by_the_table(self, spot: Spot) -> None:
        """A result that both had agreed to was wrong: one side corrects it within the round, the other agrees again."""
        phones = self.phones[spot.table]
        self.ledger.result(spot, "4S N +1")
        phones[0].enter(spot.board, "4S N =")
        phones[-1].agree(spot.board)
        phones[0].is_settled(spot.board)
        phones[0].correct(spot.board, "4S N +1", 1)
        phones[-1].agree(spot.board)

    def calls(self, spot: Spot) -> None:
        """The Director is called with one tap; the queue shows it, he goes, asks the Laws, and rules."""
        phone = self.phones[spot.table][0]
        phone.call("A bid that is too low")
        expect(phone.page.locator("#news .call-state")).to_have_count(1)
        self.console.takes_the_call("A bid that is too low")
        expect(phone.page.locator("#news .call-state")).to_contain_text("the Director")
        self.console.asks_the_laws("A bid that is too low", "insufficient bid", "N 1S P 1H")
        expect(phone.page.locator("#news .call-state")).to_have_count(0)
        self.agree(spot)

    def calls_for_nothing(self, spot: Spot) -> None:
        phone = self.phones[spot.table][0]
        phone.call()
        self.console.takes_the_call(f"Table {spot.table}")
        self.console.settles(f"Table {spot.table}")
        expect(phone.page.locator("#news .call-state")).to_have_count(0)
        self.agree(spot)
