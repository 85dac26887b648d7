"""Four people and a Director at one table, each in a browser: what goes wrong at tables, and how it goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, expect
from tests.browser.test_play import DESKTOP, PHONE, Player

from duplicado.locale import Language
from duplicado.service.playing.robot_players import RobotPace
from duplicado.service.playing.room import TRAINING, OpenedTable, Room, RoomSettings
from duplicado.vocabulary.seats import Seat
from duplicado.web.playing.rooms import room_of_play
from duplicado.web.server import in_background, listen
from duplicado.web.site import play_site

pytestmark = pytest.mark.browser

SIZES: dict[str, ViewportSize] = {"N": PHONE, "E": {"width": 390, "height": 844}, "S": DESKTOP, "W": DESKTOP}


@pytest.fixture
def table(tmp_path: Path) -> Iterator[tuple[str, OpenedTable]]:
    """A table at which whatever happens is recorded, with a key for each seat and for the Director."""
    opened: list[OpenedTable] = []

    async def ready(room: Room) -> None:
        opened.append(await room.open_table(regulations={**TRAINING, "table.director": "human"}))

    chance = Random(11)
    settings = RoomSettings(robot="stand-in", pace=RobotPace(0, 0), entropy=chance.randbytes, chance=lambda: Random(3))
    listening = listen("127.0.0.1", 0)
    site = play_site(Language.ENGLISH, room_of_play(tmp_path, settings, ready))
    with listening, in_background(site, listening) as address:
        yield address.rstrip("/"), opened[0]


class AtSeat(Player):
    """A person in a seat, who types what he does, as in the text mode, or presses buttons."""

    @property
    def view(self) -> dict[str, Any]:
        at = self.page.locator("#play").get_attribute("data-at")
        return dict(self.page.evaluate("(at) => fetch(`${at}/view`).then((answer) => answer.json())", at))

    def types(self, text: str) -> None:
        if not self.page.locator("#text-line").is_visible():
            self.page.locator("#more summary").click()
        self.page.locator("#text-line").fill(text)
        self.page.locator("#text-line").press("Enter")

    def is_in_turn(self) -> None:
        expect(self.page.locator("#due")).to_contain_text("Your ca")

    def calls(self, text: str) -> None:
        """Call when it is one's turn, and wait until it is seen."""
        self.is_in_turn()
        before = self.page.locator("#calls .made").count()
        self.types(text)
        expect(self.page.locator("#calls .made")).to_have_count(before + 1)


def in_a_browser(chromium: Browser, size: ViewportSize, link: str, seat: str) -> AtSeat:
    player = AtSeat(chromium.new_context(viewport=size))
    player.page.goto(link)
    player.page.wait_for_url(f"**/{seat}")
    return player


class Five:
    """The four players and the Director."""

    def __init__(self, chromium: Browser, table: tuple[str, OpenedTable]) -> None:
        address, opened = table
        base = f"{address}/play/{opened.name}#"
        self.north, self.east, self.south, self.west = (
            in_a_browser(chromium, SIZES[seat], f"{base}{opened.keys[Seat(seat)]}", seat) for seat in "NESW"
        )
        self.director = in_a_browser(chromium, DESKTOP, f"{base}{opened.director}", "director")

    @property
    def all(self) -> tuple[AtSeat, ...]:
        return self.north, self.east, self.south, self.west, self.director

    def bids_too_low(self) -> None:
        """East's bid is insufficient and not accepted; the Director finds that the correction is as good (27B1)."""
        self.north.calls("1s")
        self.east.calls("1h")
        self.south.at("attention").click()
        self.south.at("offer-27A1-refuse").click()
        self.east.is_in_turn()
        self.east.types("2h")
        self.director.at("find-27B1(a): true").click()
        self.south.calls("p")

    def slips(self) -> None:
        """West corrects a slip before his partner has called; the Director finds that it was one (25A)."""
        self.west.calls("3c")
        self.west.page.locator(".slip summary").click()
        self.west.at("slip-call").select_option("P")
        self.west.at("slip-send").click()
        self.director.at("find-25A: true").click()
        self.north.calls("p")

    def leads_out_of_turn(self) -> None:
        """North leads, whose turn it is not; declarer, who may choose, accepts it (54B)."""
        expect(self.east.page.locator("#score-head")).to_contain_text("East")
        card = self.north.view["own"][-1]
        self.north.page.locator("[data-kept=drawer] summary").click()
        self.north.at("drawer-line").fill(card)
        self.north.at("drawer-line").press("Enter")
        expect(self.east.page.locator(f"[data-card={card}]").first).to_be_visible()
        self.east.at("attention").click()
        self.director.at("find-54C: false").click()
        self.east.at("offer-54-accept").click()

    def revokes(self) -> None:
        """South revokes; it is corrected, and his card is a penalty card (62B1)."""
        self.east.is_in_turn()
        self.east.types("c2")
        self.south.is_in_turn()
        revoked = next(each for each in self.south.view["own"] if each[0] != "C")
        self.south.types(revoked.lower())
        expect(self.east.page.locator(f".laid[data-card={revoked}]")).to_be_visible()
        self.east.at("attention").click()
        self.south.is_in_turn()
        assert [each[1:] for each in self.south.view["face_up"]] == [[revoked, "major"]]
        club = next(each for each in self.south.view["own"] if each[0] == "C")
        self.south.types(club.lower())
        expect(self.east.page.locator(f".laid[data-card={club}]")).to_be_visible()

    def is_cut_off(self) -> None:
        """South's line is cut; what happens meanwhile is there when it is back."""
        self.south.page.context.set_offline(True)
        self.east.is_in_turn()
        self.east.types("ca")
        expect(self.west.page.locator("#score-head")).to_contain_text("1")
        self.south.page.context.set_offline(False)
        expect(self.south.page.locator("#score-head")).to_contain_text("1", timeout=20_000)

    def contests_a_claim(self) -> None:
        """North contests East's claim; the Director divides the tricks (70)."""
        self.east.is_in_turn()
        self.east.types("claim 12 drawing trumps")
        self.north.at("claim-dispute").click()
        question = self.director.page.locator("#asked .question")
        expect(question).to_contain_text("How are the 12 remaining tricks divided?", timeout=30_000)
        self.director.page.locator("#find-line").fill("70: {NS: 3, EW: 9}")
        self.director.page.locator("#find-line").press("Enter")
        expect(self.south.page.locator("#end .hand-line")).to_have_count(4, timeout=20_000)
        assert self.south.view["end"]["tricks"] == 10

    def gives_way_to_a_robot(self) -> None:
        """The Director gives West's seat to a robot; West comes back."""
        self.director.page.locator("[data-kept=substitutes] summary").click()
        self.director.at("seat-robot-W").click()
        self.west.at("come-back").click()
        expect(self.west.at("come-back")).to_have_count(0)


def test_a_board_on_which_much_goes_wrong(chromium: Browser, table: tuple[str, OpenedTable]) -> None:
    five = Five(chromium, table)
    five.bids_too_low()
    five.slips()
    five.leads_out_of_turn()
    five.revokes()
    five.is_cut_off()
    five.contests_a_claim()
    five.gives_way_to_a_robot()
    for each in five.all:
        each.is_accessible()
        each.fits()
        assert [told for told in each.complaints if "ERR_INTERNET_DISCONNECTED" not in told] == []
