"""Pictures of the manual: pages of the example, as Chromium shows them.

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
from duplicado.web.library import WatchedFile
from duplicado.web.playing.seat_keys import PLAY
from duplicado.web.server import in_background, listen

IMAGES: Final = Path(__file__).resolve().parents[1] / "docs" / "images"
CHROMIUM: Final = "/usr/bin/chromium"
LAPTOP: Final = (1366, 768)
TELEPHONE: Final = (390, 844)
"""Width and height of a screen, in pixels."""


def _office(page: Page, home: str, path: str) -> None:
    page.goto(home + DEMONSTRATION.lstrip("/"))
    page.locator(f'form[action="{CONSOLE}"]').first.get_by_role("button").click()
    page.goto(f"{home}{path.lstrip('/')}")


def _open(page: Page, home: str, path: str) -> None:
    page.goto(f"{home}{path.lstrip('/')}")


def _seat(page: Page, home: str, path: str) -> None:
    _open(page, home, path)
    page.locator(f'form[action="{PLAY}/"]').first.get_by_role("button").click()
    page.get_by_text("Your call").first.wait_for(timeout=60_000)


def _links(page: Page, home: str, path: str) -> None:
    """Open a table for four, with a Director."""
    _open(page, home, path)
    page.locator(f'form[action="{PLAY}/"]').nth(2).get_by_role("button").click()
    page.wait_for_url("**/links")


def _training(page: Page, home: str, path: str) -> None:
    """Draw attention to an insufficient bid of one's own at a training table."""
    _open(page, home, path)
    page.locator(f'form[action="{PLAY}/"]').nth(1).get_by_role("button").click()
    page.get_by_text("Your call").first.wait_for(timeout=60_000)
    at = "[data-at={}]".format
    for name in ("level-7", "denomination-NT", "level-1", "denomination-C"):
        page.locator(at(name)).click()
    page.locator(at("attention-now")).click()
    page.locator("#ruled .ruled").wait_for(timeout=60_000)


@dataclass(frozen=True, slots=True)
class Picture:
    """A page, how one comes there, and on what screen it is shown."""

    path: str
    come: Callable[[Page, str, str], None] = _office
    screen: tuple[int, int] = LAPTOP


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
        "ranking": Picture(EVENING, _open),
        "board": Picture(f"{EVENING}/board/3", _open),
        "play": Picture(PLAY, _seat, TELEPHONE),
        "play-links": Picture(PLAY, _links),
        "play-training": Picture(PLAY, _training, TELEPHONE),
    }
)
"""By the names of their files."""


@contextmanager
def _served() -> Iterator[str]:
    with (
        listen("127.0.0.1", 0) as listening,
        as_file(example_evening()) as path,
        tempfile.TemporaryDirectory(prefix="duplicado-") as folder,
    ):
        app = demonstration_site(WatchedFile(path, RULE_SETS["laws"]), Path(folder), Language.ENGLISH)
        with in_background(app, listening) as home:
            yield home


def _taken(browser: Browser, home: str, picture: Picture) -> bytes:
    width, height = picture.screen
    viewport = ViewportSize(width=width, height=height)
    with browser.new_context(viewport=viewport, locale="en", color_scheme="light") as context:
        page = context.new_page()
        picture.come(page, home, picture.path)
        page.wait_for_load_state("load")
        return page.screenshot(animations="disabled")


def main(*names: str) -> None:
    """Take the pictures that are named, or all."""
    with _served() as home, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        for name in names or PICTURES:
            (IMAGES / f"{name}.png").write_bytes(_taken(browser, home, PICTURES[name]))
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
