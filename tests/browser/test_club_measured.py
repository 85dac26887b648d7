"""One evening of sixteen tables, measured in Chromium: accessibility, weight, presses, what is in the first screen.

The evening is that of the pages at every width; nothing of it is changed but by the tests at the end of this module.
"""

from __future__ import annotations

from typing import Any, Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page, expect
from tests.browser.test_widths import OVER, club, organizer
from tests.club.conftest import EVENT, Club

pytestmark = [pytest.mark.browser, pytest.mark.rest]
__all__ = ["club", "organizer"]  # fixtures of the other module

OFFICE: Final = f"/e/{EVENT}/office"
MAIN: Final = (
    OFFICE,
    f"{OFFICE}?table=1",
    f"{OFFICE}/results?by=sheet",
    f"{OFFICE}/results?by=round",
    f"{OFFICE}/results?by=board",
    f"{OFFICE}/results?by=pair",
    f"{OFFICE}/place?session=1&section=&round=2&table=1&board=3",
    f"{OFFICE}/ranking",
    f"{OFFICE}/ruling",
    f"{OFFICE}/interview?incident=revoke&session=1&round=2&table=2&board=5",
    f"{OFFICE}/score?session=1&section=&round=2&table=1&board=3",
    f"{OFFICE}/written",
    f"{OFFICE}/register",
    f"{OFFICE}/contestants",
    f"{OFFICE}/movement",
    f"{OFFICE}/boards",
    f"{OFFICE}/files",
    f"{OFFICE}/conditions",
    f"{OFFICE}/doors",
    f"{OFFICE}/record",
    f"/e/{EVENT}/scorer",
    f"/e/{EVENT}/display",
    f"/e/{EVENT}",
    f"/e/{OVER}",
    f"/e/{OVER}/office",
    f"/e/{OVER}/results",
    f"/e/{OVER}/results/contestant/1",
    f"/e/{OVER}/results/board/1",
    "/office",
    "/office/new",
    "/office/members",
    "/office/ladders",
    "/office/settings",
    "/",
)
"""The pages that people look at, each in the state in which most is on it."""
GRAVE: Final = {"serious", "critical"}
_KB: Final = 1000


def of(club: Club, path: str) -> str:
    return club.address.rstrip("/") + path


def test_a_checker_of_accessibility_finds_nothing_serious(organizer: BrowserContext, club: Club) -> None:
    page, axe = organizer.new_page(), Axe()
    page.set_viewport_size({"width": 1366, "height": 768})
    amiss: list[str] = []
    for path in MAIN:
        answer = page.goto(of(club, path))
        assert answer is not None
        assert answer.ok, path
        checked: Any = axe.run(page)  # pyright: ignore[reportUnknownMemberType]  # it has no types
        found: list[dict[str, Any]] = checked.response["violations"]
        amiss += [f"{path}: {e['id']} {e['nodes'][0]['html'][:120]}" for e in found if e["impact"] in GRAVE]
    page.close()
    assert amiss == []


class Weighed:
    """What a page takes over the wire: requests and bytes, heads included, until it is at rest."""

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
        """What is asked for beside the page and the sign in its tab."""
        return [url for url in list(self.asked.values())[1:] if not url.endswith(".svg")]


def test_the_tables_weigh_little(organizer: BrowserContext, club: Club) -> None:
    page = organizer.new_page()
    weighed = Weighed(page)
    page.goto(of(club, OFFICE))
    expect(page.locator("[data-line]")).to_have_text("Live")
    assert len(weighed.beside) <= 3, weighed.beside
    assert 10 * _KB < weighed.weight <= 60 * _KB
    page.close()
