"""A Swiss event at the console: what is left to do in a round, and an exchange in the next one as it is drawn."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.test_widths import BROKEN
from tests.club.conftest import Club, club
from tests.club.test_contests_to_their_end import everything_played
from tests.club.test_match_cards import swiss

from duplicado.service.live.roles import Role

pytestmark = [pytest.mark.browser, pytest.mark.rest]
__all__ = ["club"]  # fixture of the club


def test_two_are_exchanged_by_keyboard_and_by_dragging(chromium: Browser, club: Club) -> None:
    organizer = swiss(club, "ABCDE")
    everything_played(club, organizer, "Swiss")
    context = chromium.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
    page = context.new_page()
    page.goto(f"{club.address}in/{club.code(Role.ORGANIZER, event='Swiss', by='Marta')}")
    page.get_by_role("button", name="Come in").click()
    page.goto(f"{club.address}e/Swiss/office/pair")
    lines = page.locator(".round-list li")
    expect(lines.nth(0)).to_contain_text(re.compile("3 Team C.*4 Team D", re.DOTALL))
    page.get_by_role("button", name="4 Team D").focus()
    page.keyboard.press("s")
    expect(page.get_by_role("button", name="4 Team D")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="4 Team D")).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("s")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="5 Team E")).to_be_focused()
    page.keyboard.press("S")
    expect(lines.nth(0)).to_contain_text("Team E")
    expect(lines.nth(1)).to_contain_text(re.compile("4 Team D.*1 Team A|1 Team A.*4 Team D", re.DOTALL))
    # What is not allowed is shown, with what allows it; taken back, it is as before.
    page.get_by_role("button", name="2 Team B").drag_to(page.get_by_role("button", name="5 Team E"))
    page.get_by_role("button", name="Take back").click()
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    expect(lines.nth(0)).to_contain_text("4 Team D")
    context.close()


def test_that_a_round_is_complete_is_read_in_whole_words(chromium: Browser, club: Club) -> None:
    organizer = swiss(club, "ABCDE")
    everything_played(club, organizer, "Swiss")
    context = chromium.new_context(viewport={"width": 1366, "height": 768}, locale="es-ES")
    page = context.new_page()
    page.goto(f"{club.address}in/{club.code(Role.ORGANIZER, event='Swiss', by='Marta')}")
    page.locator("main button").first.click()
    page.goto(f"{club.address}e/Swiss/office")
    expect(page.locator(".needs-list .act").filter(has_text="Emparejar la ronda siguiente")).to_be_visible()
    assert page.evaluate(BROKEN) == []
    context.close()
