"""The page of a table on phones: boards entered and agreed, a lost line, two phones that differ, no mouse at all."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect
from tests.club.conftest import EVENT, Club, club, thursday

pytestmark = pytest.mark.browser
__all__ = ["club", "thursday"]  # fixtures of the club

Phones = Callable[..., "Phone"]


class Phone:
    """A phone at a table."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address.rstrip("/")
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def sit_down(self, table: int, pin: str, side: str = "table") -> Phone:
        """Scan the table's code, give the PIN, say for whom this phone speaks, confirm the names."""
        self.page.goto(f"{self.address}/e/{EVENT}/t/1/{table}")
        self.page.locator("#pin").fill(pin)
        self.page.locator("main form button").click()
        self.page.wait_for_url("**/table")
        expect(self.board(1).or_(self.page.locator(".board")).first).to_be_visible()
        if side != "table":
            self.page.locator("details:has([name=side]) summary").click()
            self.page.locator(f"[name=side][value={side}]").check()
        self.page.locator("[data-at=we-are]").click()
        return self

    def board(self, number: int) -> Locator:
        return self.page.locator(f".board[data-board='{number}']")

    def enter(self, board: int, *taps: str) -> None:
        """Enter a board by tapping buttons of these names, and confirm it."""
        self.board(board).locator("[data-at^=enter-], [data-at^=other-]").click()
        for name in taps:
            self.page.locator("#entry").get_by_role("button", name=name, exact=True).click()
        self.page.locator("#entry .main-button").click()


FOUR_SPADES = ("4", "spades", "North", "one overtrick", "hearts", "K of hearts")
THREE_NOTRUMP = ("3", "notrump", "East", "2 down", "Without the lead")


@pytest.fixture
def phones(chromium: Browser, thursday: Club) -> Iterator[Phones]:
    made: list[Phone] = []

    def make(**options: object) -> Phone:
        settings: dict[str, object] = {"viewport": {"width": 390, "height": 844}, "locale": "en-GB", **options}
        context = chromium.new_context(**settings)  # type: ignore[arg-type] # the names are those of Playwright
        made.append(Phone(context, thursday.address))
        return made[-1]

    yield make
    for each in made:
        each.context.close()
    assert [each.complaints for each in made if each.complaints] == []


def test_a_board_is_entered_on_one_phone_and_agreed_on_the_other(thursday: Club, phones: Phones) -> None:
    pin = thursday.pin(1)
    north, east = phones().sit_down(1, pin, "NS"), phones().sit_down(1, pin, "EW")
    north.enter(1, *FOUR_SPADES)
    for each in (north, east):
        expect(each.board(1)).to_contain_text("NS +450")
    expect(north.board(1)).to_contain_text("East–West still to agree")
    east.board(1).locator("[data-at=agree-1-EW]").click()
    for each in (north, east):
        expect(each.board(1)).to_contain_text("Agreed by both sides")
    stated = thursday.at_table(1).view()["boards"]["1"]["results"]
    assert [(each["line"], each["sides"]) for each in stated] == [("4S N +1 HK", ["EW", "NS"])]
