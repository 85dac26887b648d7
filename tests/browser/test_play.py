"""The page of a seat: whole boards by tapping, by keys alone and by text alone, on a telephone and on a desktop."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route, ViewportSize, expect
from tests.browser.accessibility import faults

from duplicado.locale import Language
from duplicado.service.playing.robot_players import RobotPace
from duplicado.service.playing.room import Room, RoomSettings
from duplicado.vocabulary.seats import Seat
from duplicado.web.playing.rooms import room_of_play
from duplicado.web.server import in_background, listen
from duplicado.web.site import play_site

pytestmark = pytest.mark.browser

PHONE: ViewportSize = {"width": 375, "height": 667}
DESKTOP: ViewportSize = {"width": 1366, "height": 768}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    chance = Random(11)
    settings = RoomSettings(
        robot="stand-in", pace=RobotPace(0, 0, 0), entropy=chance.randbytes, chance=lambda: Random(3)
    )
    listening = listen("127.0.0.1", 0)
    with listening, in_background(play_site(Language.ENGLISH, room_of_play(tmp_path, settings)), listening) as address:
        yield address.rstrip("/")


class Player:
    """A person at a page of his own."""

    def __init__(self, context: BrowserContext) -> None:
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error.stack)))
        self.page.on("console", self._heard)

    def _heard(self, message: object) -> None:
        text = str(getattr(message, "text", ""))
        if getattr(message, "type", "") == "error" and "409" not in text:
            self.complaints.append(text)

    def at(self, name: str) -> Locator:
        return self.page.locator(f"[data-at='{name}']")

    @property
    def phase(self) -> str:
        return str(self.page.locator("#play").get_attribute("data-phase"))

    def inputs(self) -> set[str]:
        """Return by what his actions were made, as the file of his own times has it; a lead is faced by the table."""
        times = self.page.request.get(f"{self.page.url}/times.csv").text()
        return {row["input"] for row in csv.DictReader(times.splitlines()) if row["action"] != "face"}

    def is_due(self) -> None:
        """Wait until something may be done."""
        self.page.wait_for_function(
            "() => document.querySelector('#play').dataset.phase === 'over'"
            " || document.querySelector('#hand button, .faced button.rank, #box:not([hidden]) .named-P:not(:disabled),"
            " [data-at=no-questions]') !== null"
        )

    def plays_by_tapping(self) -> None:
        """Tap whatever may be tapped until the board is over."""
        for _ in range(60):
            self.is_due()
            if self.phase == "over":
                return
            before = self.page.locator("#play").inner_text()
            some = self.page.locator(
                "[data-at=no-questions], #hand button, .faced button.rank, #box:not([hidden]) .named-P:not(:disabled)"
            )
            some.first.click()
            self.page.wait_for_function(
                "(before) => document.querySelector('#play').innerText !== before"
                " && !document.querySelector('#play').classList.contains('is-sending')",
                arg=before,
            )
        raise AssertionError("the board does not end")

    def fits(self) -> None:
        """See that nothing is wider than the screen."""
        assert self.page.evaluate("() => document.documentElement.scrollWidth <= window.innerWidth")

    def is_accessible(self) -> None:
        assert faults(self.page) == []


def sat_down(chromium: Browser, address: str, size: ViewportSize, **more: object) -> Player:
    context = chromium.new_context(viewport=size, **more)  # type: ignore[arg-type] # whatever a context takes
    player = Player(context)
    player.page.goto(f"{address}/play/")
    player.page.locator(".main-button").first.click()
    player.page.wait_for_url("**/S")
    return player


def bids(player: Player, level: int, denomination: str) -> None:
    expect(player.at(f"level-{level}")).to_be_enabled()
    player.at(f"level-{level}").click()
    player.at(f"denomination-{denomination}").click()


def test_the_rest_is_claimed_by_one_press_and_what_was_taken_back_stands_in_the_players_own_file(
    chromium: Browser, server: str
) -> None:
    player = Player(chromium.new_context(viewport=PHONE, has_touch=True, is_mobile=True))
    page = player.page
    page.goto(f"{server}/play/")
    page.locator("details:has([name='claim.statement']) summary").first.click()
    page.locator("[name='claim.statement']").first.check()
    page.locator(".main-button").first.click()
    page.wait_for_url("**/S")
    expect(player.at("level-2")).to_be_enabled()
    player.at("level-2").tap()
    player.at("level-7").tap()
    player.at("means").press_sequentially("strogn")
    page.keyboard.press("Backspace")
    page.keyboard.press("Backspace")
    page.keyboard.type("ng")
    player.at("denomination-S").tap()
    player.at("no-questions").tap()
    player.at("claim").tap()
    player.at("claim-cancel").tap()
    player.at("claim").tap()
    player.at("claim-send").tap()
    expect(player.at("claim-lacks")).to_contain_text("Law 68C")
    player.is_accessible()
    player.fits()
    with page.expect_request("**/do?**") as asked:
        player.at("claim-all-high").tap()
    sent: Any = asked.value.post_data_json
    assert (sent["do"], sent["line"], sent["means"]) == ("claims 13", "rest", "")
    expect(player.at("claim-all-high")).to_have_count(0)
    times = page.request.get(f"{page.url}/times.csv").text()
    told = {
        row["action"]: (row["taken_back"], row["edits"], row["device"]) for row in csv.DictReader(times.splitlines())
    }
    assert told["7S"] == ("1", "1", "telephone")
    assert told["claims 13"] == ("1", "0", "telephone")
    assert player.complaints == []


@pytest.mark.clause("18F", "25A1")
def test_a_press_that_is_taken_back_before_it_is_let_go_of_makes_no_call(chromium: Browser, server: str) -> None:
    player = Player(chromium.new_context(viewport=PHONE))
    page = player.page
    page.goto(f"{server}/play/")
    page.locator("details:has([name='calls.made_when']) summary").first.click()
    page.locator("[name='calls.made_when']").first.check()
    page.locator(".main-button").first.click()
    page.wait_for_url("**/S")
    expect(player.at("level-1")).to_be_enabled()
    player.at("level-1").click()
    told = page.evaluate(
        """() => [1, 2].map(() => {
            document.querySelector("[data-at=denomination-NT]").click();
            return document.querySelector("#due").textContent;
        })"""
    )
    assert told == ["1 notrump: press it again to take it back", "Your call"]
    expect(page.locator("#calls .made")).to_have_count(2)
    page.keyboard.press("h")
    expect(page.locator("#calls .made").nth(2)).to_contain_text("1")
    times = page.request.get(f"{page.url}/times.csv").text()
    assert [row["taken_back"] for row in csv.DictReader(times.splitlines()) if row["action"] == "1H"] == ["1"]
    assert "1NT" not in times
    assert player.complaints == []


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_board_is_played_by_tapping(chromium: Browser, server: str, size: ViewportSize, tmp_path: Path) -> None:
    player = sat_down(chromium, server, size)
    player.is_accessible()
    player.fits()
    bids(player, 1, "NT")
    player.is_due()
    player.fits()
    player.is_accessible()
    player.plays_by_tapping()
    expect(player.page.locator("#end .hand-line")).to_have_count(4)
    player.is_accessible()
    player.fits()
    assert player.inputs() == {"mouse"}
    result = player.page.locator("#end .result").inner_text()
    told = re.fullmatch(r"by South, (made (=|\+\d)|\d+ down|down \d+): you ([+−]\d+), opponents ([+−]\d+)", result)
    assert told, result
    assert (told[3][0] == "+") is (told[1][0] == "m") is (told[4][0] == "−")
    expect(player.page.locator("#score-head")).to_contain_text("by South")
    player.at("board-played").click()
    expect(player.page.locator(".tricks-table td.makes").first).to_be_visible()
    expect(player.page.locator(".par")).to_contain_text("Par")
    player.is_accessible()
    player.fits()
    player.page.go_back()
    player.at("next-board").click()
    expect(player.page.locator("#board-head")).to_contain_text("Board 2")
    assert player.complaints == []


def test_a_board_is_played_by_keys_alone(chromium: Browser, server: str) -> None:
    player = sat_down(chromium, server, DESKTOP)
    page = player.page
    expect(player.at("level-1")).to_be_enabled()
    page.keyboard.type("!1n")
    expect(page.locator("#score-head")).to_contain_text("South")
    expect(player.at("no-questions")).to_be_visible()
    page.keyboard.press("Alt+q")
    heard = set[str]()
    for place in range(40):
        player.is_due()
        if player.phase == "over":
            break
        if place < 6:
            page.keyboard.press("Alt+l")
            heard.add(page.locator("#speech").inner_text().partition(":")[0])
            page.keyboard.press("Alt+l")  # the table again
        before = page.locator("#play").inner_text()
        card = str(page.locator("button.rank").first.get_attribute("data-card"))
        page.keyboard.type(card.lower())
        page.wait_for_function(
            "(before) => document.querySelector('#play').innerText !== before"
            " && !document.querySelector('#play').classList.contains('is-sending')",
            arg=before,
        )
    expect(page.locator("#end .hand-line")).to_have_count(4)
    assert player.inputs() == {"keyboard"}
    no_more = "The last trick may not be looked at any more (Law 66A)"
    assert heard == {"No trick has been completed", "Last trick", no_more}
    page.keyboard.press("Alt+n")
    expect(page.locator("#board-head")).to_contain_text("Board 2")
    assert player.complaints == []


def test_a_board_is_played_in_text_alone(chromium: Browser, server: str) -> None:
    player = sat_down(chromium, server, PHONE)
    page = player.page
    page.locator("#more summary").click()
    page.locator("#as-text").check()
    line = page.locator("#text-line")
    said = page.locator("#text")
    expect(said).to_contain_text("Your call")
    expect(said).to_contain_text("Your hand: spades")
    player.is_accessible()

    def types(text: str) -> None:
        line.fill(text)
        line.press("Enter")

    types("1n! 15 to 17")
    expect(said).to_contain_text("(15 to 17)")
    expect(said).to_contain_text("No questions")
    types("no")
    expect(said).to_contain_text("dummy: spades")
    types("l")
    expect(page.locator("#speech")).to_have_text("No trick has been completed")
    types("claim 0 the rest is theirs")
    expect(said).to_contain_text("The board is over")
    types("nonsense")
    expect(page.locator("#line")).to_contain_text("not understood")
    types("next")
    expect(said).to_contain_text("Board 2")
    page.wait_for_function("() => document.querySelector('#play').classList.contains('is-due')")
    types("pass")
    expect(said).to_contain_text("South Pass")
    player.is_accessible()
    assert player.complaints == []


def test_two_tabs_of_a_seat_agree_and_a_lost_answer_does_nothing_twice(chromium: Browser, server: str) -> None:
    one = sat_down(chromium, server, DESKTOP)
    other = Player(one.page.context)
    other.page.goto(one.page.url)
    expect(other.at("level-1")).to_be_enabled()
    sent: list[str] = []
    unanswered: list[Route] = []

    def loses_the_first_answer(route: Route) -> None:
        sent.append(str(route.request.post_data))
        if len(sent) == 1:
            route.fetch()
            unanswered.append(route)
        else:
            route.continue_()

    one.page.route("**/do?**", loses_the_first_answer)
    bids(one, 1, "C")
    expect(other.page.locator("#calls .made")).to_have_count(6)
    # What is pressed before the answer is there is done behind it, and once.
    one.at("no-questions").click()
    one.at("no-questions").click()
    expect(one.page.locator("#line")).to_have_text("Sending …")
    unanswered[0].abort()
    expect(other.at("no-questions")).to_have_count(0)
    expect(one.page.locator("#line")).to_be_empty()
    expect(one.page.locator("#calls .made")).to_have_count(6)
    assert len(sent) == 3
    assert sent[0] == sent[1]
    assert "no questions" in sent[2]
    expect(one.page.locator("#said")).to_be_empty()
    assert one.page.locator("#calls").inner_text() == other.page.locator("#calls").inner_text()


def test_a_link_opens_its_seat_and_no_other(chromium: Browser, server: str) -> None:
    opener = Player(chromium.new_context(viewport=DESKTOP))
    opener.page.goto(f"{server}/play/")
    opener.page.get_by_role("button", name="Open a table").click()
    expect(opener.page.locator(".links a")).to_have_count(4)
    links = [str(each.get_attribute("href")) for each in opener.page.locator(".links a").all()]
    opener.is_accessible()
    east = Player(chromium.new_context(viewport=PHONE))
    east.page.goto(links[1])
    east.page.wait_for_url("**/E")
    expect(east.page.locator("#doings")).to_contain_text("Some seats are free")
    east.page.goto(re.sub("/E$", "/N", east.page.url))
    expect(east.page.locator("#play")).to_have_count(0)
    wrong = Player(chromium.new_context())
    wrong.page.goto(links[1][:-3] + "xxx")
    expect(wrong.page.locator("#seat-link-wrong")).to_be_visible()
    wrong.is_accessible()


def test_a_spectator_comes_by_the_address_that_the_page_shows(chromium: Browser, server: str) -> None:
    player = sat_down(chromium, server, PHONE)
    player.page.locator("#more summary").click()
    player.at("look-let").click()
    expect(player.page.locator("#watched")).to_contain_text("South")
    expect(player.at("look-link")).to_be_visible()
    spectator = Player(chromium.new_context(viewport=PHONE))
    spectator.page.goto(str(player.at("look-link").get_attribute("href")))
    spectator.page.wait_for_url("**/look/S")
    expect(spectator.page.locator("#hand .rank").first).to_be_visible()
    spectator.fits()
    spectator.is_accessible()
    player.at("look-end").click()
    expect(player.at("look-link")).to_have_count(0)
    assert player.complaints == []


def test_a_training_table_lets_an_irregularity_happen_and_rules_on_it(chromium: Browser, server: str) -> None:
    player = Player(chromium.new_context(viewport=PHONE))
    player.page.goto(f"{server}/play/")
    player.page.get_by_role("button", name="Training").click()
    player.page.wait_for_url("**/S")
    bids(player, 1, "H")
    player.is_due()
    # South, whose turn it is not before the lead has been faced, leads.
    player.page.locator("#hand button").first.click()
    expect(player.page.locator("#said")).to_contain_text("This is irregular")
    player.at("attention-now").click()
    expect(player.page.locator("#ruled .ruled, #ruled .question, #ruled .waiting").first).to_be_visible()
    player.is_accessible()
    player.fits()


def test_a_defender_objects_to_the_concession_of_his_partner(chromium: Browser, server: str) -> None:
    """All four are told that it is void (68B2)."""
    host = Player(chromium.new_context(viewport=DESKTOP))
    host.page.goto(f"{server}/play/")
    host.page.get_by_role("button", name="Open a table").click()
    expect(host.page.locator(".links a")).to_have_count(4)
    links = [str(each.get_attribute("href")) for each in host.page.locator(".links a").all()]
    north, east, south, west = players = [Player(chromium.new_context(viewport=PHONE)) for _ in links]
    for player, link in zip(players, links, strict=True):
        player.page.goto(link)
        expect(player.page.locator("#play")).to_have_count(1)
    north.at("level-1").click()
    north.at("denomination-NT").click()
    for player in (east, south, west):
        player.page.locator("#box .named-P:not(:disabled)").click()
    east.page.locator("#hand button").first.click()
    west.at("no-questions").click()
    north.at("no-questions").click()
    east.at("claim").click()
    east.at("claim-tricks").select_option("2")
    east.at("claim-send").click()
    for player in (north, south):
        expect(player.at("claim-agree")).to_be_in_viewport()
        expect(player.at("claim-object")).to_have_count(0)
    west.at("claim-object").click()
    for player in (north, east, south):
        expect(player.page.locator("#said")).to_contain_text("void")
        expect(player.at("claim-agree")).to_have_count(0)
    assert [player.complaints for player in players] == [[]] * 4


def test_the_clock_of_the_round_stands_on_the_page_and_warns(chromium: Browser, tmp_path: Path) -> None:
    links: list[str] = []
    began = datetime.now(UTC)

    def after(minutes: int) -> str:
        return (began + timedelta(minutes=minutes)).isoformat()

    async def ready(room: Room) -> None:
        table = await room.open_table(robots=(Seat.N, Seat.E, Seat.W))
        desk = await room.sit(table.keys[Seat.S])
        assert desk is not None
        desk.show_clock({"round": 1, "began": after(-10), "ends": after(2), "warning": after(-1), "held": None})
        links.append(f"play/{table.name}#{table.keys[Seat.S]}")

    listening = listen("127.0.0.1", 0)
    site = play_site(Language.ENGLISH, room_of_play(tmp_path, RoomSettings(robot="stand-in"), ready))
    with listening, in_background(site, listening) as address:
        player = Player(chromium.new_context(viewport=PHONE))
        player.page.goto(address + links[0])
        player.page.wait_for_url("**/S")
        clock = player.page.locator("#clock")
        expect(clock).to_contain_text(re.compile(r"[12]:\d\d"))
        expect(clock).to_have_class(re.compile("is-soon"))
        player.fits()
        player.is_accessible()
        player.page.screenshot(path=str(tmp_path / "clock.png"))
        assert player.complaints == []


def test_a_person_directs_a_training_table(chromium: Browser, server: str, tmp_path: Path) -> None:
    opener = Player(chromium.new_context(viewport=DESKTOP))
    opener.page.goto(f"{server}/play/")
    opener.page.get_by_role("button", name="Open a table").click()
    link = str(opener.page.locator("p.panel a").get_attribute("href"))
    opener.page.get_by_role("link", name="To the table").click()
    opener.at("seat-robots").click()
    director = Player(chromium.new_context(viewport=PHONE))
    director.page.goto(link)
    director.page.wait_for_url("**/director")
    expect(director.page.locator("#state")).to_contain_text("Nobody has called")
    director.is_accessible()
    director.fits()
    director.at("look-why").focus()
    opener.page.locator("#director").click()
    expect(director.at("called")).to_contain_text("South called the Director")
    expect(director.at("look-why")).to_be_focused()  # what he was about to type in stays while the table goes on
    director.at("holds").click()
    expect(director.at("holds")).to_have_count(0)
    expect(opener.page.locator("#due")).to_contain_text("South called the Director")
    director.at("look-why").fill("a question about a claim")
    director.at("looks").click()
    expect(director.page.locator(".hands")).to_contain_text("West")
    director.is_accessible()
    director.at("resumes").click()
    expect(opener.page.locator("#due")).not_to_contain_text("stopped")
    bids(opener, 1, "NT")
    expect(director.page.locator("#calls")).to_contain_text("1NT")
    director.page.screenshot(path=str(tmp_path / "director.png"), full_page=True)
    assert director.complaints == []
    assert opener.complaints == []


def tabs_to(page: Page, name: str) -> None:
    """Press Tab until the control of a name has the focus."""
    for _ in range(80):
        if page.evaluate("() => document.activeElement?.dataset?.at ?? ''") == name:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {name}")


def declares_spades(player: Player) -> None:
    expect(player.at("level-1")).to_be_enabled()
    player.page.keyboard.type("7s")
    expect(player.at("no-questions")).to_be_visible()
    player.page.keyboard.press("Alt+q")
    expect(player.at("claim")).to_be_visible()


def test_a_line_of_play_is_stated_by_keys_alone(chromium: Browser, server: str) -> None:
    player = sat_down(chromium, server, PHONE)
    page = player.page
    declares_spades(player)
    page.keyboard.press("Alt+k")
    expect(player.at("claim-trumps")).to_be_visible()
    player.is_accessible()
    player.fits()
    tabs_to(page, "claim-tricks")
    page.keyboard.press("End")
    tabs_to(page, "claim-trumps")
    page.keyboard.press("Space")
    expect(player.at("claim-trumps")).to_be_checked()
    tabs_to(page, "claim-order")
    page.keyboard.press("Enter")
    tabs_to(page, "claim-next-H")
    page.keyboard.press("Enter")
    expect(page.locator("#claiming [role=status]")).to_contain_text("hearts")
    tabs_to(page, "claim-ways")
    page.keyboard.press("Enter")
    tabs_to(page, "claim-ruffs-C")
    page.keyboard.press("Space")
    player.is_accessible()
    player.fits()
    tabs_to(page, "claim-rest")
    page.keyboard.press("Space")
    expect(player.at("claim-rest")).to_be_checked()
    tabs_to(page, "claim-statement")
    page.keyboard.type("as I said")
    with page.expect_request("**/do?**") as asked:
        page.keyboard.press("Enter")
    sent: Any = asked.value.post_data_json
    assert (sent["do"], sent["line"], sent["means"]) == ("concedes all", "trumps H ruffs C rest", "as I said")
    expect(page.locator("#end .hand-line")).to_have_count(4)
    page.goto(f"{page.url}/boards/1")
    stated = "draws trumps; plays hearts in this order; ruffs clubs; the rest is high; as I said"
    expect(page.locator("main, body").first).to_contain_text(stated)
    player.is_accessible()
    assert player.complaints == []


@pytest.mark.parametrize(
    ("language", "hand", "calls", "look", "asked", "more"),
    [
        ("en", "h", "1s! five", "rulings", "no questions", "director"),
        ("es", "mano", "1p! cinco", "decisiones", "sin preguntas", "arbitro"),
        ("pt", "mão", "1e! cinco", "decisões", "sem perguntas", "diretor"),
    ],
)
def test_commands_are_typed_in_the_readers_language(
    chromium: Browser, server: str, language: str, hand: str, calls: str, look: str, asked: str, more: str
) -> None:
    player = sat_down(chromium, server, PHONE, locale=language)
    page = player.page
    page.locator("#more summary").click()
    page.locator("#large").check()
    player.fits()
    line = page.locator("#text-line")

    def types(text: str) -> None:
        expect(page.locator("#play")).not_to_have_class(re.compile("is-sending"))
        line.fill(text)
        line.press("Enter")

    types(hand)
    expect(page.locator("#line")).to_contain_text(";")
    page.wait_for_function("() => document.querySelector('#play').classList.contains('is-due')")
    types(calls)
    expect(page.locator("#calls .mark")).to_have_count(1)
    page.wait_for_function("() => document.querySelector('#play').dataset.phase === 'clarification'")
    with page.expect_request("**/do?**") as sent:
        types(asked)
    told: Any = sent.value.post_data_json
    assert told["do"] == "no questions"
    page.wait_for_function("() => document.querySelector('#play').dataset.phase === 'play'")
    types(look)
    expect(page.locator("#line")).not_to_be_empty()
    types(more)
    expect(page.locator("#director")).to_have_text(re.compile("."))
    expect(page.locator("#due")).to_contain_text("9B2")
    expect(page.locator("#due")).to_contain_text(
        re.compile("No person directs here|no arbitra nadie|Ninguém dirige aqui")
    )
    assert player.complaints == []


@pytest.mark.parametrize("told_by", ["its call", "its line"])
def test_a_page_whose_table_is_gone_says_so_and_asks_no_more(chromium: Browser, server: str, told_by: str) -> None:
    player = sat_down(chromium, server, PHONE)
    expect(player.at("level-1")).to_be_enabled()
    player.page.context.clear_cookies()
    if told_by == "its call":
        player.at("level-1").click()
        player.at("denomination-NT").click()
    else:
        player.page.context.set_offline(True)
        player.page.context.set_offline(False)
    expect(player.page.locator("#line")).to_contain_text("no longer there")
    expect(player.page.locator("#box")).to_be_hidden()
    player.is_accessible()
    asked: list[str] = []
    player.page.on("request", lambda request: asked.append(request.url))
    player.page.locator("#line a").click()
    player.page.wait_for_url("**/play/")
    assert not any("stream" in each for each in asked)


@pytest.mark.parametrize(
    ("language", "calls", "typed"),
    [
        ("en", "7s", "claim 0 trumps ha, d finesse w rest: words"),
        ("es", "7p", "claim 0 triunfos ca, d impás o resto: words"),
        ("pt", "7e", "claim 0 trunfos ca, o finesse o resto: words"),
    ],
)
def test_a_line_of_play_is_stated_in_text_alone(
    chromium: Browser, server: str, language: str, calls: str, typed: str
) -> None:
    player = sat_down(chromium, server, DESKTOP, locale=language)
    page = player.page
    page.locator("#more summary").click()
    page.locator("#as-text").check()
    line = page.locator("#text-line")

    def types(text: str) -> None:
        expect(page.locator("#play")).not_to_have_class(re.compile("is-sending"))
        line.fill(text)
        line.press("Enter")

    page.wait_for_function("() => document.querySelector('#play').classList.contains('is-due')")
    types(calls)
    page.wait_for_function("() => document.querySelector('#play').dataset.phase === 'clarification'")
    types("no")
    page.wait_for_function("() => document.querySelector('#play').dataset.phase === 'play'")
    with page.expect_request("**/do?**") as asked:
        types(typed)
    sent: Any = asked.value.post_data_json
    assert (sent["line"], sent["means"]) == ("trumps HA D finesse W rest", "words")
    expect(page.locator("#end .hand-line")).to_have_count(4)
    assert player.complaints == []
