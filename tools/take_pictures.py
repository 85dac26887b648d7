"""Pictures of the manual in each of its languages: pages of the example, as Chromium shows them.

    python tools/take_pictures.py [NAME ...]

Without names, all of them are taken anew. Serves the example by itself; needs Debian's Chromium (`make browser`).
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.resources import as_file
from pathlib import Path
from types import MappingProxyType
from typing import Final

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from duplicado.event.rule_sets import RULE_SETS
from duplicado.locale import Language
from duplicado.publish.example.evening import example_evening
from duplicado.service.acts.act import Page as OfficePage
from duplicado.web.demonstration import CONSOLE, DEMONSTRATION, EVENING, OFFICE, demonstration_site
from duplicado.web.event_addresses import WALL as OF_THE_WALL
from duplicado.web.library import WatchedFile
from duplicado.web.playing.seat_keys import PLAY
from duplicado.web.server import in_background, listen

EXAMPLE: Final = OFFICE.removesuffix("/office")
"""Where the pages of the running example begin."""
IMAGES: Final = Path(__file__).resolve().parents[1] / "docs" / "images"
CHROMIUM: Final = "/usr/bin/chromium"
LAPTOP: Final = (1366, 768)
TELEPHONE: Final = (390, 844)
WALL: Final = (1280, 720)
"""Width and height of a screen, in pixels."""
_LEVEL_SEVEN: Final = "[data-at=level-7]:enabled"
"""Button of the bidding box that is there when it is one's turn to call."""


def _office(page: Page, home: str, path: str) -> None:
    page.goto(home + DEMONSTRATION.lstrip("/"))
    page.locator(f'form[action="{CONSOLE}"]').first.get_by_role("button").click()
    page.goto(f"{home}{path.lstrip('/')}")


def _open(page: Page, home: str, path: str) -> None:
    page.goto(f"{home}{path.lstrip('/')}")


def _seat(page: Page, home: str, path: str) -> None:
    _open(page, home, path)
    page.locator(f'form[action="{PLAY}/"]').first.get_by_role("button").click()
    page.locator(_LEVEL_SEVEN).wait_for(timeout=60_000)


def _links(page: Page, home: str, path: str) -> None:
    """Open a table for four, with a Director."""
    _open(page, home, path)
    page.locator(f'form[action="{PLAY}/"]').nth(2).get_by_role("button").click()
    page.wait_for_url("**/links")


def _training(page: Page, home: str, path: str) -> None:
    """Draw attention to an insufficient bid of one's own at a training table."""
    _open(page, home, path)
    page.locator(f'form[action="{PLAY}/"]').nth(1).get_by_role("button").click()
    page.locator(_LEVEL_SEVEN).wait_for(timeout=60_000)
    at = "[data-at={}]".format
    for level, denomination in (("level-7", "denomination-NT"), ("level-1", "denomination-C")):
        page.locator(at(level)).click()
        page.locator(at(denomination)).click()
        page.locator(f"{at(denomination)}:disabled").wait_for()  # the call is made, and no level is chosen any more
    page.locator(at("attention-now")).click()
    page.locator("#ruled .ruled").wait_for(timeout=60_000)


@dataclass(frozen=True, slots=True)
class Picture:
    """A page, how one comes there, and on what screen it is shown."""

    path: str
    come: Callable[[Page, str, str], None] = _office
    screen: tuple[int, int] = LAPTOP
    awaited: str = "main"
    """What is on the page when it may be taken, as a selector."""


def _console(page: OfficePage) -> str:
    return f"{OFFICE}/{page.value}".rstrip("/")


PICTURES: Final[Mapping[str, Picture]] = MappingProxyType(
    {
        "club-overview": Picture(OFFICE, screen=TELEPHONE),
        "console-tables": Picture(OFFICE),
        "console-results": Picture(_console(OfficePage.RESULTS)),
        "console-ranking": Picture(_console(OfficePage.RANKING)),
        "console-rulings": Picture(_console(OfficePage.RULINGS)),
        "console-movement": Picture(_console(OfficePage.MOVEMENT)),
        "club-scorer": Picture(f"{EXAMPLE}/scorer"),
        "club-display": Picture(f"{EXAMPLE}/{OF_THE_WALL}", screen=WALL, awaited=".seats tbody tr"),
        "ranking": Picture(EVENING, _open),
        "board": Picture(f"{EVENING}/board/3", _open, awaited=".tricks-table"),
        "play": Picture(PLAY, _seat, TELEPHONE),
        "play-links": Picture(PLAY, _links),
        "play-training": Picture(PLAY, _training, TELEPHONE),
    }
)
"""By the names of their files."""


@contextmanager
def _served(language: Language) -> Iterator[str]:
    with (
        listen("127.0.0.1", 0) as listening,
        as_file(example_evening()) as path,
        tempfile.TemporaryDirectory(prefix="duplicado-") as folder,
    ):
        app = demonstration_site(WatchedFile(path, RULE_SETS["laws"]), Path(folder), language)
        with in_background(app, listening) as home:
            yield home


def _taken(browser: Browser, home: str, picture: Picture, language: Language) -> bytes:
    width, height = picture.screen
    viewport = ViewportSize(width=width, height=height)
    with browser.new_context(viewport=viewport, locale=language.value, color_scheme="light") as context:
        page = context.new_page()
        picture.come(page, home, picture.path)
        page.wait_for_load_state("load")
        page.locator(picture.awaited).first.wait_for(timeout=60_000)
        return page.screenshot(animations="disabled")


def main(*names: str) -> None:
    """Take the pictures that are named, or all, in every language of the manual."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        for language in Language:
            folder = IMAGES if language is Language.ENGLISH else IMAGES / language.value
            folder.mkdir(exist_ok=True)
            with _served(language) as home:
                for name in names or PICTURES:
                    (folder / f"{name}.png").write_bytes(_taken(browser, home, PICTURES[name], language))
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
