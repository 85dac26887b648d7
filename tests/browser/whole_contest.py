"""An organizer who takes a contest from the form of a new event to its published end, in the pages alone."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect
from tests.browser.test_club_languages import BARE, SHOWN, said_otherwise
from tests.club.conftest import Club

from duplicado.locale import Language
from duplicado.publish.messages import Messages
from duplicado.service.live.roles import Role

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 375, "height": 667}


@dataclass
class Contest:
    """A contest as its organizer sees it, in one language."""

    club: Club
    chromium: Browser
    language: Language
    page: Page = field(init=False)
    address: str = field(init=False, default="")
    """Of the event, when there is one."""

    def __post_init__(self) -> None:
        self.page = self.somebody(LAPTOP)
        self.page.goto(f"{self.club.address}in/{self.club.code(Role.ORGANIZER, event='', by='Eva')}")
        self.page.locator("main form button").first.click()
        self.page.wait_for_url("**/office")

    def somebody(self, size: ViewportSize) -> Page:
        """Let somebody have a browser of his own."""
        context = self.chromium.new_context(viewport=size, locale=self.language.value, has_touch=size == PHONE)
        return context.new_page()

    def says(self, identifier: str, **values: object) -> str:
        """Return a text of the program in the language."""
        return Messages.load(self.language).text(identifier, **values)  # type: ignore[arg-type]  # whatever it takes

    def is_found(self, kind: str, title: str, names: Iterable[str], minutes: int, boards: int = 0) -> None:
        """Make the event in two pages, by the first of the movements that are offered."""
        self.page.goto(f"{self.club.address}office/new")
        self.page.locator("#kind").select_option(kind)
        self.page.locator("#players").fill("\n".join(names))
        self.page.locator("#title").fill(title)
        self.page.locator("#minutes").fill(str(minutes))
        if boards:
            self.page.locator("details.more > summary").click()
            self.page.locator("#boards_each").fill(str(boards))
        self.page.locator(".evening button.main").click()
        self.page.locator("form.wizard button.main").click()
        self.page.wait_for_url(re.compile("/office/access"))
        self.address = self.page.url.partition("/office")[0]

    def goes_to(self, path: str = "office") -> Page:
        """Open a page of the event."""
        self.page.goto(f"{self.address}/{path}")
        return self.page

    def starts_round(self, number: int) -> None:
        """Call a round with the main action of the bar."""
        self.goes_to().locator(".main-action button.main").click()
        expect(self.page.locator(".round-of")).to_contain_text(str(number))

    def enters(self, number: int, *lines: str) -> None:
        """Type slips of a round, as fast as they are read."""
        self.goes_to(f"scorer?round={number}")
        typed = self.page.locator("#typed")
        for line in lines:
            typed.fill(line)
            typed.press("Enter")
        expect(self.page.locator("[data-unsent]")).to_have_text(re.compile(" 0$"))
        expect(self.page.locator("[data-question], [data-left] li")).to_have_count(0)

    def enters_for(self, number: int, winner: str) -> None:
        """Type the slips of a round by which somebody makes his games, and beats those of his opponents."""
        rows = self.goes_to(f"scorer?round={number}").locator(".sheet tbody tr.open")
        slips: list[str] = []
        for row in texts(rows):
            table, board, *_ = row.split()
            beaten = row.partition(f" {winner}")[0].count(" ") > 2
            slips.append(f"{table} {board} {'4S N -1' if winner in row and beaten else '4S N ='}")
        self.enters(number, *slips)

    def saves(self, press: Locator) -> None:
        """Press what is looked at before it is saved, and save it."""
        press.click()
        self.page.locator(".foot-actions .button.main").click()
        expect(self.page.locator("[data-passing]")).to_be_visible()

    def ends(self) -> None:
        """End the session, publish the official score and close the event."""
        self.saves(self.goes_to().get_by_role("button", name=self.says("console-end-session")))
        self.saves(self.page.locator(".main-action button"))
        self.saves(self.page.locator("#end-of-event").get_by_role("button", name=self.says("console-close")))

    def comes_in(self, table: int) -> Page:
        """Let a phone in that belongs to a table."""
        phone = self.somebody(PHONE)
        event = self.address.rpartition("/e/")[2]
        self.goes_to("office/access").get_by_role("button", name=self.says("setup-draw-pins")).click()
        row = self.page.locator("table.pins tbody tr").nth(table - 1)
        phone.goto(f"{self.club.address}e/{event}/t/1/{table}")
        phone.locator("#pin").fill(row.locator("td").first.inner_text())
        phone.locator("main form button").click()
        return phone

    def is_in_one_language(self, page: Page) -> None:
        """See that a page says nothing in the program's first language where another is read."""
        told = {f" {BARE.sub(' ', text)} " for text in page.evaluate(SHOWN)}
        foreign = said_otherwise(self.language)
        assert {name for each, name in foreign.items() if any(f" {each} " in text for text in told)} == set()


def texts(located: Locator) -> list[str]:
    """Return what is read in some places, each on one line."""
    expect(located.first).to_be_visible()
    return [" ".join(each.replace("\ufe0e", "").split()) for each in located.all_inner_texts()]
