"""What a player reads on his phone of boards that are finished: his score card, hands, tricks with best play, par."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect
from tests.browser.test_club_phone import Phone
from tests.club.conftest import Club, club, result, thursday

from duplicado.dealing import SEED_BYTES, deal_from_seed
from duplicado.event.record import DealsRecorded, RoundCalled, SessionEnded
from duplicado.service.live import Role
from duplicado.vocabulary import Layout

pytestmark = pytest.mark.browser
__all__ = ["club", "thursday"]  # fixtures of the club

LINES = ("4S N =", "4S N +1 HK", "3NT E -2", "4SX N -1", "2H S +2")


def deals() -> DealsRecorded:
    layouts: dict[int, Layout] = {board.number: deal for board, deal in deal_from_seed(bytes(SEED_BYTES), range(1, 11))}
    return DealsRecorded(1, layouts)


@pytest.fixture
def phone(chromium: Browser, thursday: Club) -> Iterator[Phone]:
    context = chromium.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
    made = Phone(context, thursday.address)
    yield made
    context.close()
    assert made.complaints == []


def play(club: Club, number: int) -> None:
    """Have every table play a round, with results by the scorer."""
    scorer = club.person(Role.SCORER)
    state = club.house._desks["Thursday"].state
    plan = state.session(1).plans[""]
    for table in range(1, 6):
        for due in plan.at_table(number, table):
            line = LINES[(table + due.place.board) % len(LINES)]
            scorer.done(result(table, due.place.board, line, side=None, round_number=number))


def test_look(thursday: Club, phone: Phone) -> None:
    director = thursday.person(Role.DIRECTOR)
    director.done(deals())
    for number in range(1, 4):
        director.done(RoundCalled(1, number))
        play(thursday, number)
    phone.sit_down(1, thursday.pin(1))
    phone.page.locator("#cards summary").click()
    expect(phone.page.locator(".score-card")).to_have_count(2)
    phone.page.wait_for_timeout(500)
    phone.page.screenshot(path="/tmp/shared-card.png", full_page=True)
    phone.page.locator("[data-at=follow-1]").click()
    phone.page.wait_for_load_state()
    phone.page.locator("#cards summary").click()
    phone.page.wait_for_timeout(700)
    phone.page.screenshot(path="/tmp/own-card.png", full_page=True)
    for number in range(4, 6):
        director.done(RoundCalled(1, number))
        play(thursday, number)
    phone.page.wait_for_timeout(700)
    phone.page.screenshot(path="/tmp/own-card2.png", full_page=True)
    phone.page.locator(".record-button").first.click()
    phone.page.wait_for_timeout(900)
    phone.page.screenshot(path="/tmp/record.png")
    print(Axe().run(phone.page).generate_report())
    print(phone.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
