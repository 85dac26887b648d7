"""Lines that are cut for a minute, on each page: told within five seconds, nothing typed is lost, all is sent once.

The minute is the page's own: its clock is put forward while the browser has no network.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.test_club_phone import FOUR_SPADES, THREE_NOTRUMP, Phone
from tests.club.conftest import EVENT, Club, club, thursday

from duplicado.event.facts.clock import RoundsTimed
from duplicado.event.facts.progress import RoundCalled
from duplicado.service.live.roles import Access, Openness, Release, Role

pytestmark = [pytest.mark.browser, pytest.mark.rest]
__all__ = ["club", "thursday"]  # fixtures of the club

SOON = 5_000
MINUTE = 60_000


@pytest.fixture
def page(chromium: Browser, thursday: Club) -> Iterator[Page]:
    """A browser of the Director's whose clock is the test's."""
    thursday.house.open_events.set_access(
        EVENT, Access(openness=Openness(public=Release.AT_ONCE, display=Release.AT_ONCE))
    )
    thursday.person(Role.DIRECTOR).done(RoundsTimed(1, 20, 3), RoundCalled(1, 1))
    context = chromium.new_context(viewport={"width": 1366, "height": 768}, locale="en-GB")
    page = context.new_page()
    page.goto(f"{thursday.address}in/{thursday.code(Role.DIRECTOR, by='the Director')}")
    page.get_by_role("button", name="Come in").click()
    expect(page.locator(".pill.line")).to_have_text("Live")
    page.clock.install()
    yield page
    context.close()


def cut(page: Page, told: Locator) -> None:
    """Take the network away; the page says so within five seconds."""
    page.context.set_offline(True)
    page.clock.run_for(SOON)
    expect(told).to_be_visible()


def back(page: Page, told: Locator) -> None:
    """Give it back a minute later; the page says nothing of it any more."""
    page.clock.fast_forward(MINUTE)
    page.context.set_offline(False)
    page.clock.run_for(SOON)
    expect(told).to_be_hidden()


@pytest.mark.parametrize(
    ("path", "field"),
    [
        ("/office", ""),
        ("/office/results?by=round", ""),
        ("/office/ranking", ""),
        ("/office/rulings", ""),
        ("/office/rulings/new", "#what"),
        ("/office/people", ""),
        ("/office/movement", "textarea[name=names]"),
        ("/office/boards", ""),
        ("/office/files", ""),
        ("/office/settings", ""),
        ("/office/settings/record", ""),
        ("/office/access", ""),
        ("", ""),
        ("/wall", ""),
    ],
)
def test_it_is_told_and_what_was_typed_stays(page: Page, thursday: Club, path: str, field: str) -> None:
    page.goto(f"{thursday.address}e/{EVENT}{path}")
    told = page.locator("[data-lost]" if path == "/wall" else "[data-offline]")
    expect(page.locator("[data-ends], [data-clock]").first).to_contain_text(":")
    if field:
        typed = page.locator(field).first
        typed.fill("Ana Lima")
    cut(page, told)
    back(page, told)
    if path.startswith("/office"):
        expect(page.locator(".pill.line")).to_have_text("Live")
    if field:
        expect(page.locator(field).first).to_have_value("Ana Lima")


def stated(club: Club, table: int) -> dict[str, list[str]]:
    boards = club.at_table(table).view()["boards"]
    return {number: [each["line"] for each in board["results"]] for number, board in boards.items()}


def entered(club: Club) -> int:
    entries = club.person(Role.DIRECTOR).view()["entries"]
    return [each["fact"]["is"] for each in entries].count("result-entered")


def test_the_scorer_types_on_and_all_is_sent_in_its_order(page: Page, thursday: Club) -> None:
    page.goto(f"{thursday.address}e/{EVENT}/scorer")
    told, unsent = page.locator("[data-offline]"), page.locator("[data-unsent]")
    expect(page.locator(".pill.line")).to_have_text("Live")
    cut(page, told)
    for line in ("4SN+1", "3NTE-2", "2 4 2H E ="):  # the first two go to the line at the cursor, one after the other
        page.keyboard.type(line)
        page.keyboard.press("Enter")
    expect(unsent).to_have_text("Waiting to be sent: 3")
    expect(page.locator("#typed")).to_be_focused()
    back(page, told)
    expect(unsent).to_be_hidden()
    expect(page.locator("tr.open")).to_have_count(7)
    assert stated(thursday, 1) == {"1": ["4S N +1"], "2": ["3NT E -2"]}
    assert stated(thursday, 2) == {"3": [], "4": ["2H E ="]}
    assert entered(thursday) == 3


def test_what_a_scorer_typed_is_there_after_the_page_was_left(page: Page, thursday: Club) -> None:
    page.goto(f"{thursday.address}e/{EVENT}/scorer")
    page.route("**/scorer", lambda route: route.abort() if route.request.method == "POST" else route.continue_())
    page.keyboard.type("1 1 4S N +1")
    page.keyboard.press("Enter")
    expect(page.locator("[data-unsent]")).to_have_text("Waiting to be sent: 1")
    page.unroute("**/scorer")
    page.reload()
    page.get_by_role("button", name="1 1 4S N +1").click()
    page.keyboard.press("Enter")
    expect(page.locator(".taken")).to_contain_text("NS +450")
    assert stated(thursday, 1)["1"] == ["4S N +1"]


def test_a_cell_of_the_sheet_is_sent_when_the_line_is_back(page: Page, thursday: Club) -> None:
    page.goto(f"{thursday.address}e/{EVENT}/office/results?by=sheet")
    told, cell = page.locator("[data-offline]"), page.locator("#cell-1-1-1")
    expect(page.locator(".pill.line")).to_have_text("Live")
    cell.focus()
    page.keyboard.type("4S N +1")
    cut(page, told)
    page.keyboard.press("Enter")
    expect(page.locator(".asked-row")).to_contain_text("It is sent when the connection is back")
    page.keyboard.press("Enter")
    expect(cell.locator("input")).to_have_value("4S N +1")
    back(page, told)
    expect(cell).to_contain_text("+450")
    assert (stated(thursday, 1)["1"], entered(thursday)) == (["4S N +1"], 1)


def test_a_telephone_keeps_its_results_for_a_minute_and_sends_each_once(page: Page, thursday: Club) -> None:
    phone = Phone(page.context, thursday.address)
    phone.page.clock.install()
    phone.sit_down(1, thursday.pin(1))
    told = phone.page.get_by_text("No connection just now")
    cut(phone.page, told)
    phone.enter(1, *FOUR_SPADES)
    phone.enter(2, *THREE_NOTRUMP)
    expect(phone.page.locator("#line")).to_contain_text("will be sent: 2")
    back(phone.page, told)
    expect(phone.board(2)).to_contain_text("NS +100")
    assert stated(thursday, 1) == {"1": ["4S N +1 HK"], "2": ["3NT E -2"]}
    assert (entered(thursday), phone.complaints) == (2, [])
