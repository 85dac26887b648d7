"""Line-ups in Chromium: a captain names his on a telephone, and console and wall show it at once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.accessibility import faults
from tests.club.conftest import EVENT, Club, Person, serving
from tests.club.console import Console
from tests.club.test_line_ups import league_in, tables_of_lions

pytestmark = pytest.mark.browser


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    with serving(tmp_path) as served:
        yield served


@pytest.fixture
def office(club: Club) -> Console:
    """The organizer of a league whose first round is still to be called."""
    return league_in(club)


def page_of(person: Person, club: Club, chromium: Browser, width: int, height: int) -> Page:
    """Return a page in a browser of somebody, in English."""
    context = chromium.new_context(viewport={"width": width, "height": height}, locale="en")
    for each in person.client.cookies.jar:
        context.add_cookies([{"name": each.name, "value": str(each.value), "url": club.address}])
    return context.new_page()


def fits(page: Page) -> bool:
    return bool(page.evaluate("() => document.documentElement.scrollWidth <= window.innerWidth"))


def test_the_line_up_of_a_captain_is_seen_on_console_and_wall(club: Club, office: Console, chromium: Browser) -> None:
    table = tables_of_lions(club)["NS"]
    console = page_of(office.person, club, chromium, 1366, 768)
    console.goto(f"{club.address}e/{EVENT}/office")
    wall = page_of(club.public(), club, chromium, 1280, 720)
    wall.goto(f"{club.address}e/{EVENT}/wall")
    expect(wall.locator(".person").filter(has_text="Lions")).to_have_count(2)  # of which nobody knows who sits where
    phone = page_of(club.at_table(table, own=1), club, chromium, 390, 844)
    phone.goto(f"{club.address}e/{EVENT}/table")
    phone.get_by_role("link", name="Line-up").click()
    assert faults(phone) == []
    assert fits(phone)
    for seat, name in (("North", "Ana Alba"), ("South", "Leo Egea"), ("East", "Ida Dias"), ("West", "Eva Cruz")):
        phone.get_by_label(seat, exact=True).select_option(name)
    phone.get_by_role("button", name="Save: Lions").click()
    expect(phone.locator("#seats")).to_contain_text("Lions: Ana Alba")
    expect(console.locator(".tile-pairs").filter(has_text="Lions: Ana Alba – Leo Egea")).to_have_count(1)
    expect(wall.locator(".person").filter(has_text="Egea")).to_contain_text(f"{table}")
    expect(wall.locator(".person").filter(has_text="Lions")).to_have_count(0)
    console.goto(f"{club.address}e/{EVENT}/office/people/line-ups")
    assert faults(console) == []
    console.set_viewport_size({"width": 320, "height": 700})
    assert fits(console)
    # By the keyboard alone the Director puts it right.
    first = console.locator("#team-1 select").first
    first.focus()
    console.keyboard.type("Bea")
    console.keyboard.press("Tab")
    console.locator("#team-1 button").focus()
    console.keyboard.press("Enter")
    expect(console.get_by_text("Saved.")).to_be_visible()
    expect(phone.locator("#seats")).to_contain_text("Lions: Bea Bras")
    for each in (console, wall, phone):
        each.context.close()
