"""One evening of sixteen tables, measured in Chromium: accessibility, weight, presses, what is in the first screen.

The evening is that of the pages at every width; nothing of it is changed but by the tests at the end of this module.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.browser.accessibility import faults
from tests.browser.languages import EACH_PAGE_ONCE, SPOKEN, language_of
from tests.browser.test_widths import BROKEN, OPENED, OVER, TABLES, WIDTHS, club, founding, organizer, played
from tests.club.conftest import EVENT, Club, result
from tests.club.conftest import founding as of_usual_names

from duplicado.dealing.chance import random_deals
from duplicado.event.adjusting.penalties import RuledPenalty
from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.awards import PenaltyRuled
from duplicado.event.facts.calls import DirectorCalled
from duplicado.event.facts.contestants import ContestantEntered
from duplicado.event.facts.ending import ResultsPublished
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.planning import DealsRecorded
from duplicado.event.facts.progress import RoundCalled, SessionEnded
from duplicado.formats.event_record.document import fact_data
from duplicado.law.sanction import PenaltyUnit
from duplicado.movement.mitchell import skip_mitchell
from duplicado.service.live.roles import Access, Openness, Role

pytestmark = [pytest.mark.browser, pytest.mark.rest]
__all__ = ["club", "organizer"]  # fixtures of the other module

OFFICE: Final = f"/e/{EVENT}/office"
MAIN: Final = (
    OFFICE,
    f"{OFFICE}?table=1",
    f"{OFFICE}/results?by=sheet",
    f"{OFFICE}/results?by=pair",
    f"{OFFICE}/results/place?session=1&section=&round=2&table=1&board=3",
    f"{OFFICE}/ranking",
    f"{OFFICE}/rulings",
    f"{OFFICE}/rulings/new?incident=revoke&session=1&round=2&table=2&board=5",
    f"{OFFICE}/results/score?session=1&section=&round=2&table=1&board=3",
    f"{OFFICE}/people",
    f"{OFFICE}/movement",
    f"{OFFICE}/boards",
    f"{OFFICE}/files",
    f"{OFFICE}/settings",
    f"{OFFICE}/access",
    f"{OFFICE}/access?new=1",
    f"{OFFICE}/settings/record",
    f"/e/{EVENT}/scorer",
    f"/e/{EVENT}/wall",
    f"/e/{EVENT}",
    f"/e/{OVER}",
    f"/e/{OVER}/results",
    f"/e/{OVER}/results/contestant/1",
    f"/e/{OVER}/results/board/1",
    "/office",
    "/office/new",
    "/office/new/movement?title=Swiss&kind=pairs&number=15&minutes=180",
    "/office/members",
    "/office/ladders",
    "/office/settings",
    "/",
)
"""The pages that people look at, each in the state in which most is on it; forms have tests of their own."""
LINES: Final = "Lines"
"""An event with a winner on either line, and handicaps."""
_KB: Final = 1000


def of(club: Club, path: str) -> str:
    return club.address.rstrip("/") + path


RULES: Final = {"color-contrast": {"enabled": False}, "label-content-name-mismatch": {"enabled": True}}
"""Contrast is measured at each page in light and in dark, see the pages at every width. What is seen is to be said."""


@pytest.mark.parametrize(**SPOKEN)
def test_a_checker_of_accessibility_finds_nothing_serious(organizer: BrowserContext, club: Club, spoken: str) -> None:
    assert organizer.browser is not None
    of_its_own = organizer.browser.new_context(storage_state=organizer.storage_state())  # which keeps the language
    page = of_its_own.new_page()
    amiss: list[str] = []
    for path, width in product(MAIN, (390, 1366) if spoken == EACH_PAGE_ONCE else WIDTHS):
        page.set_viewport_size({"width": width, "height": 844 if width < 700 else 768})
        answer = page.goto(of(club, f"{path}{'&' if '?' in path else '?'}lang={language_of(path, spoken)}"))
        assert answer is not None
        assert answer.ok, path
        page.evaluate(OPENED)
        amiss += [f"{path} {width}: {each}" for each in faults(page, grave_only=True, rules=RULES)]
    of_its_own.close()
    assert amiss == []


class Weighed:
    """The load of a page over the wire: requests and bytes, heads included, until it is at rest."""

    def __init__(self, page: Page) -> None:
        self.asked: dict[str, str] = {}
        self.loaded: dict[str, int] = {}
        self._line = page.context.new_cdp_session(page)
        self._line.send("Network.enable")
        self._line.send("Network.clearBrowserCache")
        self._line.on("Network.requestWillBeSent", self._asks)
        self._line.on("Network.dataReceived", self._receives)
        self._line.on("Network.loadingFinished", self._ends)

    def _asks(self, told: dict[str, Any]) -> None:
        self.asked[told["requestId"]] = told["request"]["url"]
        self.loaded.setdefault(told["requestId"], 0)

    def _receives(self, told: dict[str, Any]) -> None:
        self.loaded[told["requestId"]] = self.loaded.get(told["requestId"], 0) + told["encodedDataLength"]

    def _ends(self, told: dict[str, Any]) -> None:
        self.loaded[told["requestId"]] = told["encodedDataLength"]

    @property
    def weight(self) -> int:
        return sum(self.loaded.values())

    @property
    def beside(self) -> list[str]:
        """The requests beside the page and the icon of its tab."""
        return [url for url in list(self.asked.values())[1:] if not url.endswith(".svg")]


def test_the_tables_weigh_little(organizer: BrowserContext, club: Club) -> None:
    page = organizer.new_page()
    weighed = Weighed(page)
    page.goto(of(club, OFFICE))
    expect(page.locator(".pill.line")).to_have_text("Live")
    assert len(weighed.beside) <= 3, weighed.beside
    assert 10 * _KB < weighed.weight <= 60 * _KB
    page.close()


def test_what_a_result_changes_weighs_little(organizer: BrowserContext, club: Club) -> None:
    page = organizer.new_page()
    weighed = Weighed(page)
    with page.expect_request_finished(lambda request: request.resource_type == "fetch"):
        page.goto(of(club, OFFICE))
    tables = page.locator(".tables .table")

    def states(table: int, board: int, line: str) -> None:
        club.at_table(table).done(result(table, board, line, round_number=2))

    states(5, 11, "2H E -1")
    expect(tables.nth(4).locator(".board-chip.stated")).to_have_count(1)
    states(5, 12, "2H E -1")
    # What was sent in between is there: the whole view, which belongs to the first look, came before this.
    expect(tables.nth(4).locator(".board-chip.stated")).to_have_count(2)
    # Of an earlier result something may still be fetched while the next is stated: the lightest of three is its own.
    weights = []
    for level in (3, 4, 5):
        before = weighed.weight
        states(5, 12, f"{level}H E -2")
        expect(tables.nth(4)).to_contain_text(f"{level}♥")
        weights.append(weighed.weight - before)
    assert 0 < min(weights) <= 10 * _KB, weighed.loaded
    page.close()


@pytest.mark.parametrize("width", [390, 1366])
def test_the_winners_stand_on_top_of_a_published_event(organizer: BrowserContext, club: Club, width: int) -> None:
    page = organizer.new_page()
    page.set_viewport_size({"width": width, "height": 844})
    page.goto(of(club, f"/e/{OVER}"))
    names = page.locator(".winners .winner")
    assert names.count() > 0
    box = names.first.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 400
    assert re.findall(r"[0-9a-fA-F]{32,}", page.locator("body").inner_text()) == []
    page.close()


def published(club: Club, name: str, facts: Iterable[AnyFact], *more: AnyFact) -> None:
    """Make an event and play it to its published end."""
    body = {"id": name, "name": name, "facts": [fact_data(each) for each in facts], "confirmed": True}
    assert club.organizer().send("POST", "/api/1/events", body).status_code == 200
    club.house.open_events.set_access(name, Access(openness=Openness(hands=True)))
    play = (RoundCalled(1, 1), *played(15), *more, SessionEnded(1), ResultsPublished())
    club.person(Role.ORGANIZER, event=name).done(*play, event=name)


@pytest.mark.usefixtures("double_dummy_library")
def test_a_board_is_on_the_first_screen(organizer: BrowserContext, club: Club) -> None:
    """Of people whose names are not all of the longest."""
    deals = DealsRecorded(1, dict(enumerate(random_deals(2 * TABLES, Random(1).randbytes), 1)))
    published(club, "Hands", (*of_usual_names(2 * TABLES, 2, skip_mitchell(TABLES)), deals))
    page = organizer.new_page()
    page.set_viewport_size({"width": 1366, "height": 768})
    page.goto(of(club, "/e/Hands/results/board/3"))
    for part in (".diagram", ".tricks-table", ".par", ".traveller tbody tr:nth-child(6)"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=1)
    page.close()


@pytest.fixture(scope="module")
def of_two_lines(club: Club) -> Club:
    """The club with an event that is over, too: a winner on either line, handicaps, a penalty."""
    founded, *others = founding()
    assert isinstance(founded, EventFounded)
    handicapped = [
        replace(each, handicap=Fraction(number % 7, 2)) if isinstance(each, ContestantEntered) else each
        for number, each in enumerate(others)
    ]
    penalty = RuledPenalty(ContestantId(1), Fraction(10), PenaltyUnit.PERCENT_OF_TOP, reason="slow play")
    facts = (replace(founded, conditions=Conditions(winners=2)), *handicapped)
    published(club, LINES, facts, PenaltyRuled(penalty, 1))
    return club


def test_the_names_of_a_ranking_have_room(organizer: BrowserContext, of_two_lines: Club) -> None:
    """At every width no name is broken (see the pages at every width), and on a small one names have most of it."""
    page = organizer.new_page()
    for path in (
        *(f"/e/{OVER}", f"/e/{OVER}/results", f"{OFFICE}/ranking"),
        *(f"/e/{LINES}", f"/e/{LINES}/results", f"/e/{LINES}/office/ranking"),
        f"/e/{LINES}/results/ranking/handicap",
    ):
        for width in (320, 375, 768, 1024, 1280, 1366, 1920):
            page.set_viewport_size({"width": width, "height": 800})
            page.goto(of(of_two_lines, path))
            table = page.locator("table.ranking").first
            assert page.locator("table.ranking").count() == (2 if LINES in path else 1), path
            assert page.evaluate(BROKEN) == [], (path, width)
            if width < 700:
                whole, names = table.bounding_box(), table.locator("tbody th").first.bounding_box()
                assert whole is not None
                assert names is not None
                assert names["width"] >= 0.4 * whole["width"], (path, width)
    page.close()


def test_a_page_without_what_plain_http_forbids_has_no_fault(chromium: Browser, club: Club) -> None:
    """Wake lock, notifications, digests and the like are missing under plain HTTP (see the design, section 6)."""
    context = chromium.new_context()
    context.add_init_script(
        """for (const name of ["wakeLock", "serviceWorker", "clipboard", "share", "locks", "setAppBadge"])
          delete Navigator.prototype[name];
        delete window.Notification; delete window.caches;
        delete Crypto.prototype.subtle; delete Crypto.prototype.randomUUID;"""
    )
    page = context.new_page()
    amiss: list[str] = []
    page.on("pageerror", lambda error: amiss.append(f"{page.url}: {error}"))
    page.on("console", lambda said: amiss.append(f"{page.url}: {said.text}") if said.type == "error" else None)
    page.goto(of(club, f"/in/{club.code(Role.ORGANIZER, event='', by='another')}"))
    page.get_by_role("button").first.click()
    page.wait_for_url("**/office")
    for path in (OFFICE, f"{OFFICE}/results", f"/e/{EVENT}/scorer", f"/e/{EVENT}/wall", "/office/new", f"/e/{OVER}"):
        page.goto(of(club, path))
        page.mouse.click(3, 300)
    page.goto(of(club, OFFICE))
    page.mouse.click(3, 300)  # after one press it sounds
    expect(page.locator(".pill.line")).to_have_text("Live")
    club.at_table(9).done(DirectorCalled(Where(1, "", 2, 9), "A lead out of turn"))
    page.wait_for_function("() => document.documentElement.dataset.signal === 'call'")
    page.goto(of(club, f"/e/{EVENT}/t/1/7"))
    page.locator("#pin").fill(club.pin(7))
    page.locator("main form button").click()
    page.wait_for_url("**/table")
    page.locator("button[value='table']").click()
    expect(page.locator(".board").first).to_be_visible()
    context.close()
    assert amiss == []


def test_a_lost_line_is_told_and_nothing_typed_is_lost(organizer: BrowserContext, club: Club) -> None:
    page = organizer.new_page()
    page.goto(of(club, f"{OFFICE}/results?by=sheet"))
    expect(page.locator(".pill.line")).to_have_text("Live")
    where = page.locator("#cell-2-6-13")
    where.focus()
    page.keyboard.press("Enter")
    where.locator("input").fill("2H E -1")
    organizer.set_offline(True)
    page.keyboard.press("Enter")
    expect(where.locator("input")).to_have_value("2H E -1")
    organizer.set_offline(False)  # it is sent by itself, once
    expect(where).to_contain_text("+100")
    board = club.at_table(6).view()["boards"]["13"]
    assert [each["score"] for each in board["results"]] == [100]
    page.close()
