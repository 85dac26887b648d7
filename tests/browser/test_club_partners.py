"""Partner desk in Chromium: two telephones become a pair of the event, by touch and by keyboard alone."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.browser.accessibility import faults
from tests.browser.test_widths import BROKEN
from tests.club.conftest import EVENT, Club, serving
from tests.club.test_members import nameless, taken_in

pytestmark = pytest.mark.browser

LONG = "José María Fernández de la Vega y Montenegro"
PICTURES = os.environ.get("DUPLICADO_PICTURES")
"""A folder into which pictures of the pages are put, for looking."""


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    """A club with an event of six pairs without names, and two members."""
    with serving(tmp_path / "club") as served:
        nameless(served)
        taken_in(served.organizer(), f"Name;Number;Grade\nAna Lima;101;A\n{LONG};202;B\n")
        yield served


def opened(club: Club, chromium: Browser, name: str, width: int, scheme: str) -> tuple[BrowserContext, Page]:
    """Open the personal link of a member in a browser of his own."""
    code = club.house.links.draw(next(each.id for each in club.house.people.all() if each.name == name))
    context = chromium.new_context(
        viewport={"width": width, "height": 700}, color_scheme="dark" if scheme == "dark" else "light"
    )
    page = context.new_page()
    page.goto(f"{club.address}member/{code}")
    page.get_by_role("button", name=f"I am {name}").click()
    page.goto(f"{club.address}e/{EVENT}")
    page.get_by_role("link", name="Partner desk").click()
    return context, page


def seen(page: Page, name: str) -> None:
    """See that nothing is wider than the screen and axe finds no fault."""
    assert page.evaluate(BROKEN) == [], name
    assert faults(page) == [], name
    if PICTURES:
        page.screenshot(path=f"{PICTURES}/{name}.png", full_page=True)


def press(page: Page, name: str, *, by_keyboard: bool) -> None:
    button = page.get_by_role("button", name=name, exact=True)
    if by_keyboard:
        button.focus()
        page.keyboard.press("Enter")
    else:
        button.click()


def test_two_browsers_become_a_pair(club: Club, chromium: Browser) -> None:
    here, ana = opened(club, chromium, "Ana Lima", 320, "light")
    there, jose = opened(club, chromium, LONG, 1366, "dark")
    seen(ana, "begin-320")
    assert ana.input_value("#level") == "A"
    ana.fill("#system", "natural, 15-17")
    press(ana, "Put the notice up", by_keyboard=False)
    jose.fill("#system", "Precision")
    jose.locator("#system").press("Enter")
    expect(jose.get_by_text("natural, 15-17")).to_be_visible()
    seen(jose, "desk-1366")
    press(jose, "Propose to Ana Lima", by_keyboard=True)
    expect(jose.get_by_text("you have proposed")).to_be_visible()
    ana.get_by_role("link", name="Look again").click()
    seen(ana, "proposed-320")
    press(ana, f"Accept {LONG}", by_keyboard=False)
    expect(ana.get_by_role("heading", name=f"You play with {LONG}")).to_be_visible()
    seen(ana, "agreed-320")
    press(ana, "Enter", by_keyboard=False)
    expect(ana.get_by_text("You have pressed.")).to_be_visible()
    jose.get_by_role("link", name="Look again").click()
    seen(jose, "agreed-1366")
    press(jose, "Enter", by_keyboard=True)
    expect(jose.get_by_text("under number 1, with Ana Lima")).to_be_visible()
    seen(jose, "entered-1366")
    ana.get_by_role("link", name="Look again").click()
    expect(ana.get_by_text(f"under number 1, with {LONG}")).to_be_visible()
    seen(ana, "entered-320")
    for each in (here, there):
        each.close()
