"""Members found while one types, in Chromium: in the list, and under the names of a new event."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.club.conftest import Club, serving
from tests.club.test_members import taken_in

pytestmark = pytest.mark.browser

LONG = "José María Fernández de la Vega y Montenegro"


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    """A club without events."""
    with serving(tmp_path / "club") as served:
        yield served


@pytest.mark.parametrize("width", [375, 1366])
def test_who_is_meant_is_offered_while_one_types(club: Club, chromium: Browser, width: int) -> None:
    organizer = club.organizer()
    taken_in(organizer, f"Name;Number\nEva Gil;404\n{LONG};777\n")
    context = chromium.new_context(viewport={"width": width, "height": 800})
    context.add_cookies(
        [{"name": each.name, "value": each.value or "", "url": club.address} for each in organizer.client.cookies.jar]
    )
    page = context.new_page()
    page.goto(f"{club.address}office/members")
    page.fill("#text", "jose fern")
    expect(page.get_by_role("link", name="Eva Gil")).to_be_hidden()
    expect(page.get_by_role("link", name=LONG)).to_be_visible()
    expect(page.locator("#found")).to_have_text("1 / 2")
    wide = page.locator("#members tbody th").last.evaluate("cell => cell.getBoundingClientRect().right")
    assert wide <= width
    page.goto(f"{club.address}office/new")
    page.locator("#players").press_sequentially("404 / fernan")
    page.get_by_role("button", name=LONG).click()
    expect(page.locator("#players")).to_have_value(f"404 / {LONG}")
    context.close()
