"""Several seats of a table on one page, several tabs of one player, and the settings of a device."""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect
from tests.browser.test_play import DESKTOP, PHONE, bids
from tests.browser.test_play_five import AtSeat
from tests.waiting import until

from duplicado.locale import Language
from duplicado.service.playing.robot_players import RobotPace
from duplicado.service.playing.room import OpenedTable, Room, RoomSettings
from duplicado.vocabulary.seats import Seat
from duplicado.web.playing.rooms import room_of_play
from duplicado.web.server import in_background, listen
from duplicado.web.site import play_site

pytestmark = pytest.mark.browser

SMALL: ViewportSize = {"width": 375, "height": 548}
"""Part of 375 x 667 pixels that the browser of a small telephone leaves."""


class Club:
    """A server with one table, which can be begun anew on the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.tables, self.port = folder, list[OpenedTable](), 0

    def serves(self) -> Generator[str]:
        async def ready(room: Room) -> None:
            if not self.tables:
                self.tables.append(await room.open_table())

        chance = Random(11)
        settings = RoomSettings(
            robot="stand-in", pace=RobotPace(0, 0, 0), entropy=chance.randbytes, chance=lambda: Random(3)
        )
        listening = listen("127.0.0.1", self.port)
        self.port = listening.getsockname()[1]
        site = play_site(Language.ENGLISH, room_of_play(self.folder, settings, ready))
        with listening, in_background(site, listening) as address:
            yield address.rstrip("/")

    def link(self, address: str, seat: str) -> str:
        table = self.tables[0]
        return f"{address}/play/{table.name}#{table.keys[Seat(seat)]}"


@pytest.fixture
def club(tmp_path: Path) -> Club:
    return Club(tmp_path)


@pytest.fixture
def address(club: Club) -> Iterator[str]:
    yield from club.serves()


class Tab(AtSeat):
    """A tab of somebody who has several seats on one page."""

    def turns_to(self, seat: str) -> None:
        self.presses(f"seat-{seat}")
        expect(self.page.locator("#play")).to_have_attribute("data-seat", seat)


class Several(Tab):
    """The tab in which he sat down."""

    def __init__(self, context: BrowserContext, club: Club, address: str, seats: str) -> None:
        super().__init__(context)
        self.asked: list[str] = []
        self.page.on("request", self._asks)
        for seat in seats:
            with self.page.expect_request(lambda asked: "/stream" in asked.url):  # which is that of no later page
                self.page.goto(club.link(address, seat))
            self.page.wait_for_url(f"**/{seat}")
        self.asked.clear()
        self.page.reload()
        expect(self.at(f"seat-{seats[-1]}")).to_have_attribute("aria-pressed", "true")

    def _asks(self, request: object) -> None:
        self.asked.append(str(getattr(request, "url", "")))

    @property
    def streams(self) -> list[str]:
        return [each for each in self.asked if "/stream" in each]

    def follows(self) -> None:
        """Have the page turn to the seat at which something is to be done."""
        self.page.locator("#more summary").click()
        self.page.locator("#follow").check()
        self.page.locator("#more summary").click()

    @property
    def hand(self) -> set[str]:
        return set(self.page.locator("#hand .rank .sr-only").all_inner_texts())


def test_whoever_has_four_seats_plays_a_board_on_one_page_by_one_stream(
    chromium: Browser, club: Club, address: str
) -> None:
    player = Several(chromium.new_context(viewport=PHONE), club, address, "NESW")
    hands = {}
    for seat in "NESW":
        player.turns_to(seat)
        expect(player.page.locator("h1")).to_contain_text({"N": "North", "E": "East", "S": "South", "W": "West"}[seat])
        hands[seat] = player.hand
        assert len(hands[seat]) == 13
        # Nothing of the page of a seat is left on that of another one.
        shown = player.page.locator("#play").inner_html()
        assert not [card for other in hands if other != seat for card in hands[other] if f">{card}<" in shown]
    assert len(set().union(*hands.values())) == 52
    player.is_accessible()
    player.fits()
    player.follows()
    player.turns_to("N")
    bids(player, 1, "NT")
    for seat in "ESW":
        expect(player.page.locator("#play")).to_have_attribute("data-seat", seat)
        player.page.locator("#box .named-P").click()
    expect(player.page.locator("#play")).to_have_attribute("data-seat", "E")
    player.page.locator("#hand button").first.click()
    for seat in "WN":
        expect(player.page.locator("#play")).to_have_attribute("data-seat", seat)
        player.presses("no-questions")
    player.presses("claim")
    player.presses("claim-send")
    for seat in "EW":
        expect(player.page.locator("#play")).to_have_attribute("data-seat", seat)
        player.presses("claim-agree")
    expect(player.page.locator("#end .hand-line")).to_have_count(4)
    player.is_accessible()
    player.presses("next-board")
    expect(player.page.locator("#board-head")).to_contain_text("Board 2")
    assert player.streams == [each for each in player.streams if "/NESW/stream" in each]
    assert len(player.streams) == 1
    assert player.complaints == []


@pytest.mark.clause("20F1", "73B1")
def test_what_is_asked_and_begun_at_one_seat_stays_there(chromium: Browser, club: Club, address: str) -> None:
    player = Several(chromium.new_context(viewport=DESKTOP), club, address, "NS")
    east, west = (AtSeat(chromium.new_context(viewport=DESKTOP)) for _ in "EW")
    for other, seat in ((east, "E"), (west, "W")):
        other.page.goto(club.link(address, seat))
        expect(other.page.locator("#play")).to_have_count(1)
    expect(player.at("level-1")).to_have_count(0)
    player.page.keyboard.press("Alt+s")
    player.calls("1c")
    east.is_in_turn()
    east.types("ask 1")
    answer = player.at("explain-0")
    expect(answer).to_be_visible()
    answer.fill("16 or more")
    expect(player.at("seat-N")).to_contain_text("something is to be done")
    player.turns_to("S")
    expect(player.page.locator("#asked .question")).to_have_count(0)
    assert "16 or more" not in player.page.locator("#play").inner_html()
    assert "16 or more" not in [each.input_value() for each in player.page.locator("#play input").all()]
    expect(player.at("seat-N")).to_contain_text("something is to be done")
    player.turns_to("N")
    expect(answer).to_have_value("16 or more")
    answer.press("Enter")
    expect(east.page.locator("#says")).to_contain_text("16 or more")
    player.turns_to("S")
    player.at("made-0").click()
    assert "16 or more" not in player.page.content()
    # A call that is on its way when the page turns is made once, at its seat.
    east.calls("p")
    player.page.context.set_offline(True)
    player.is_in_turn()
    bids(player, 1, "H")
    expect(player.page.locator("#line")).to_have_text("Sending …")
    player.turns_to("N")
    player.page.context.set_offline(False)
    expect(west.page.locator("#calls .made")).to_have_count(3)
    expect(player.page.locator("#line")).to_be_empty()
    west.calls("p")
    player.is_in_turn()
    assert player.view["seat"] == "N"
    assert [each for each in player.complaints if "ERR_INTERNET_DISCONNECTED" not in each] == []


def test_tabs_of_one_player_have_one_line_and_agree_when_they_press_at_once(
    chromium: Browser, club: Club, address: str
) -> None:
    context = chromium.new_context(viewport=DESKTOP)
    one = Several(context, club, address, "NESW")
    let_go: list[str] = []
    for event in ("requestfailed", "requestfinished"):
        one.page.on(event, lambda request: let_go.append(request.url))
    other = Tab(context)
    other.page.goto(one.page.url)
    until(lambda: other_pumps(one.page) and any("/stream" in each for each in let_go))
    one.turns_to("N")
    other.turns_to("N")
    for tab, denomination in ((one, "C"), (other, "D")):
        tab.at("level-1").click()
        expect(tab.at(f"denomination-{denomination}")).to_be_enabled()
    for tab, denomination in ((one, "C"), (other, "D")):
        tab.page.evaluate("(name) => document.querySelector(name)?.click()", f"[data-at=denomination-{denomination}]")
    for tab in (one, other):
        expect(tab.page.locator("#calls .made")).to_have_count(1)
        expect(tab.page.locator("#line")).to_be_empty()
    assert one.page.locator("#calls").inner_text() == other.page.locator("#calls").inner_text()
    # Whoever had the line goes: the other has it, and nothing was missed.
    asked = len(one.streams)
    other.page.close()
    until(lambda: other_pumps(one.page) and len(one.streams) == asked + 1)
    one.turns_to("E")
    one.calls("p")
    assert len(one.streams) == asked + 1
    assert one.complaints == []


def test_a_tab_that_was_opened_before_a_further_seat_was_taken_has_it_as_well(
    chromium: Browser, club: Club, address: str
) -> None:
    context = chromium.new_context(viewport=DESKTOP)
    before = Tab(context)
    before.page.goto(club.link(address, "N"))
    before.page.wait_for_url("**/N")
    expect(before.at("seat-S")).to_have_count(0)
    Several(context, club, address, "NESW")
    for seat in "NESW":
        expect(before.at(f"seat-{seat}")).to_be_visible()
    expect(before.page.locator("#play")).to_have_attribute("data-seat", "N")
    assert before.complaints == []


def other_pumps(page: Page) -> bool:
    """Let what has happened in the browser be told."""
    page.evaluate("() => 0")
    return True


def test_a_page_that_stands_open_while_the_server_is_begun_anew_goes_on(chromium: Browser, club: Club) -> None:
    life = club.serves()
    player = Several(chromium.new_context(viewport=PHONE), club, next(life), "NESW")
    player.turns_to("N")
    bids(player, 1, "S")
    expect(player.page.locator("#calls .made")).to_have_count(1)
    player.turns_to("E")
    life.close()
    player.page.locator("#box .named-P").click()
    expect(player.page.locator("#line")).to_have_text("Sending …")
    again = club.serves()
    next(again)
    expect(player.page.locator("#calls .made")).to_have_count(2)
    expect(player.page.locator("#line")).to_be_empty()
    player.turns_to("S")
    player.calls("p")
    again.close()


def test_what_one_has_chosen_for_calls_and_cards_is_kept_and_done_by_keys_alone(
    chromium: Browser, club: Club, address: str
) -> None:
    player = Several(chromium.new_context(viewport=PHONE), club, address, "NESW")
    page = player.page

    def ticks(selector: str) -> None:
        for _ in range(120):
            if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Space")
        expect(page.locator(selector)).to_be_checked()

    player.turns_to("N")
    page.keyboard.press("Alt+i")
    for selector in ("#two-taps-calls", "#two-colours", "#large", "#follow"):
        ticks(selector)
    page.locator("[name=held]:checked").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.locator("[name=held][value=right]")).to_be_checked()
    player.is_accessible()
    page.reload()
    for selector in ("#two-taps-calls", "#two-colours", "#large", "#follow", "[name=held][value=right]"):
        expect(page.locator(selector)).to_be_checked()
    expect(page.locator("#two-taps-cards")).not_to_be_checked()
    expect(page.locator("html")).to_have_class(
        re.compile("two-colours.*large.*held-right|large.*held-right.*two-colours")
    )
    player.fits()
    bids(player, 1, "NT")
    expect(player.at("denomination-NT")).to_have_class(re.compile("chosen"))
    expect(page.locator("#calls .made")).to_have_count(0)
    player.at("denomination-NT").click()
    for seat in "ESW":
        expect(page.locator("#play")).to_have_attribute("data-seat", seat)
        page.locator("#box .named-P").click()
        page.locator("#box .named-P").click()
    expect(page.locator("#play")).to_have_attribute("data-seat", "E")
    page.locator("#hand button").first.click()
    expect(page.locator("#due")).not_to_contain_text("Your card")
    assert player.complaints == []


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_auction_hand_and_box_are_on_a_small_telephone_at_once(
    chromium: Browser, club: Club, address: str, language: str
) -> None:
    context = chromium.new_context(viewport=SMALL, has_touch=True, is_mobile=True, locale=language)
    player = Several(context, club, address, "NESW")
    player.follows()
    player.turns_to("N")
    for seat, (level, denomination) in zip(
        "NESWNESWNESWNES", ((1 + at // 5, ["C", "D", "H", "S", "NT"][at % 5]) for at in range(15)), strict=True
    ):
        expect(player.page.locator("#play")).to_have_attribute("data-seat", seat)
        bids(player, level, denomination)
    expect(player.page.locator("#play")).to_have_attribute("data-seat", "W")
    player.page.evaluate("() => window.scrollTo(0, 0)")
    for place in ("#seats", "#director", "#calls", "#due", "#hand", "#box"):
        expect(player.page.locator(place)).to_be_in_viewport(ratio=1)
    expect(player.page.locator("#calls .made").last).to_be_in_viewport(ratio=1)
    player.fits()
    player.is_accessible()
