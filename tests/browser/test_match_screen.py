"""The screen of a match in Chromium: it goes through a board by itself, both rooms at once, and can be held."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.accessibility import faults
from tests.club.conftest import EVENT, Club, serving
from tests.club.test_electronic import is_round_over, passes, sat_down
from tests.club.test_match_screen import makes_one_notrump, match_of_two
from tests.waiting import until

pytestmark = pytest.mark.browser


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    with serving(tmp_path) as served:
        match_of_two(served, boards=1)
        yield served


@pytest.mark.parametrize(("width", "height"), [(1600, 900), (390, 844)])
def test_a_match_goes_on_by_itself_on_the_screen(club: Club, chromium: Browser, width: int, height: int) -> None:
    context = chromium.new_context(viewport={"width": width, "height": height}, locale="en")
    page = context.new_page()
    page.clock.install()
    page.goto(f"{club.address}e/{EVENT}/match/1/1-1")
    expect(page.locator(".waits")).to_contain_text("No board has been played by all tables yet")
    tables = [sat_down(club, 1, (2, 1)), sat_down(club, 2, (1, 2))]
    makes_one_notrump(tables[0])
    passes(tables[1])
    for each in tables:
        until(partial(is_round_over, each["N"]))
    page.clock.run_for(9_000)  # it looks for news
    expect(page.locator(".room")).to_have_count(2)
    page.clock.run_for(2_600)
    made = page.locator(".auction td .call")
    expect(made.nth(1)).to_be_visible()  # a call in each room
    assert faults(page) == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= window.innerWidth")
    page.locator("[data-hold]").click()
    expect(page.locator("[data-hold]")).to_have_attribute("aria-pressed", "true")
    so_far = made.count()
    page.clock.run_for(60_000)
    expect(made).to_have_count(so_far)
    page.keyboard.press("End")
    expect(page.locator("#room-closed")).to_contain_text("assed out")
    expect(page.locator(".imps").nth(0)).to_be_visible()
    assert {page.locator(".imps").nth(each).inner_text() for each in (0, 1)} == {"7", "0"}
    context.close()
