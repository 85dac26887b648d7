"""Pictures of the manual in each of its languages: pages of the example, as Chromium shows them.

    python -m tools.take_pictures [NAME ...]

Without names, all of them are taken anew. Serves the example by itself; needs Debian's Chromium (`make browser`).
"""

from __future__ import annotations

import tempfile
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.resources import as_file
from pathlib import Path
from types import MappingProxyType
from typing import Final

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from tools.chromium import CHROMIUM

from duplicado.event.rules import RULE_SETS
from duplicado.locale import Language
from duplicado.publish.example.evening import example_evening
from duplicado.service.acts.act import Page as OfficePage
from duplicado.service.club.access_tokens import AccessPass, Scope
from duplicado.service.club.club import ClubHouse
from duplicado.service.live.roles import Role, TableKey, Viewer
from duplicado.web.addresses import WALL as OF_THE_WALL
from duplicado.web.demonstration import CONSOLE, DEMONSTRATION, EVENING, OFFICE, demonstration_site
from duplicado.web.library import WatchedFile
from duplicado.web.playing.seat_keys import PLAY
from duplicado.web.server import in_background, listen

EXAMPLE: Final = OFFICE.removesuffix("/office")
"""The address of the running example's pages."""
IMAGES: Final = Path(__file__).resolve().parents[1] / "docs" / "images"
LAPTOP: Final = (1366, 768)
TELEPHONE: Final = (390, 844)
WALL: Final = (1280, 720)
"""Width and height of a screen, in pixels."""
_EVENT: Final = EXAMPLE.rpartition("/")[2]
_ISSUER: Final = Viewer("pictures", Role.ORGANIZER, "Marta")
_OPEN: Final = 2
"""The table of the running example that has entered nothing in its round."""
_PAIRS: Final = (
    "Ana Lima – Rui Matos", "Beatriz Gil – Hugo Sá", "Carla Núñez – Ivo Prado", "Dora Klein – Leo Brandt",
    "Eva Moreno – Max Torres", "Flor Díaz – Noé Vidal", "Gema Ruiz – Oto Saenz", "Hilda Costa – Paco León",
)  # fmt: skip
_LEVEL_SEVEN: Final = "[data-at=level-7]:enabled"
"""Button of the bidding box that is there when it is one's turn to call."""


@dataclass(frozen=True, slots=True)
class Stage:
    """The example as it is served, with those who may be let in."""

    home: str
    house: ClubHouse

    def at(self, path: str) -> str:
        """Return the address of a path."""
        return f"{self.home}{path.lstrip('/')}"

    def organizer_comes(self, page: Page) -> None:
        """Let the organizer of the club in."""
        whole = AccessPass("", Role.ORGANIZER, "Marta", scopes=frozenset(Scope))
        page.goto(self.at(f"/in/{self.house.entrance.issue_code(whole, issuer=_ISSUER)}"))
        page.locator("main form button").first.click()
        page.wait_for_url("**/office")

    def pin(self) -> str:
        """Draw the PIN of the open table; whoever came in by the one before has to come again."""
        table = TableKey(1, "", _OPEN)
        return self.house.entrance.set_pins(_EVENT, (table,), issuer=_ISSUER)[table]

    def table_comes(self, page: Page, pin: str, *, whose: int | None = None) -> None:
        """Let a telephone in at the open table: the table's own, or that of one of its pairs."""
        page.goto(self.at(f"{EXAMPLE}/t/1/{_OPEN}"))
        page.locator("#pin").fill(pin)
        page.locator("main form button").first.click()
        page.locator("button[value=table]").wait_for()
        page.locator("button[value=table]" if whose is None else f"button[name=whose] >> nth={whose}").click()
        page.wait_for_url("**/table", wait_until="commit")
        page.locator("#end > *").first.wait_for(timeout=60_000)


def _office(page: Page, stage: Stage, path: str) -> None:
    page.goto(stage.at(DEMONSTRATION))
    page.locator(f'form[action="{CONSOLE}"]').first.get_by_role("button").click()
    page.goto(stage.at(path))


def _open(page: Page, stage: Stage, path: str) -> None:
    page.goto(stage.at(path))


def _on_the_wall(page: Page, stage: Stage, path: str) -> None:
    """Let a screen in that shows what the players in the hall may see."""
    wall = AccessPass(_EVENT, Role.DISPLAY, "Marta", scopes=frozenset({Scope.SEE}))
    page.goto(stage.at(f"/in/{stage.house.entrance.issue_code(wall, issuer=_ISSUER)}"))
    page.locator("main form button").first.click()
    page.wait_for_url(f"**{path}")


def _new_event(page: Page, stage: Stage, path: str) -> None:
    """Ask which movements there are for the names of eight pairs."""
    stage.organizer_comes(page)
    page.goto(stage.at(path))
    page.locator("#players").fill("\n".join(_PAIRS))
    page.locator("#minutes").fill("180")
    page.locator("form .evening button.main").click()
    page.locator(".offer").first.wait_for()


def _code(page: Page, stage: Stage, path: str) -> None:
    """Have a code shown for a Director."""
    stage.organizer_comes(page)
    page.goto(stage.at(path))
    page.locator("#role").select_option(Role.DIRECTOR.value)
    page.locator("#by").fill("Mia")
    page.locator("form:has(#role) button.main").click()
    page.locator(".qr svg").wait_for()


def _confirm(page: Page, stage: Stage, path: str) -> None:
    """Ask what follows where the result of a board is put right."""
    _office(page, stage, path)
    page.locator("main a[href*='/results/place']").first.click()
    folded = page.locator("details:not([open]):has(form[action$='/do/correct']) > summary")
    if folded.count():
        folded.click()
    form = page.locator("form[action$='/do/correct']")
    form.locator("[name=line]").fill("1NT N =")
    form.locator("[name=reason]").fill("79C")
    form.locator("button[type=submit]").click()
    page.locator("main .changes").wait_for()


def _interview(page: Page, stage: Stage, path: str) -> None:
    """Begin the ruling of a call, up to the first question about what happened."""
    _office(page, stage, path)
    page.locator("main .ruling-desk a.main").first.click()
    page.wait_for_url("**/rulings/new?**")
    page.locator("main a[href*='revoke']").first.click()
    page.locator("main .questions, main form button").first.wait_for()


def _pressed(page: Page, *selectors: str) -> None:
    for each in selectors:
        page.locator(each).first.click()


def _bidding_box(page: Page, stage: Stage, _path: str) -> None:
    """Choose the level of a contract at a table that has entered nothing yet."""
    stage.table_comes(page, stage.pin())
    _sits_down(page)
    _pressed(page, "[data-at^=enter-]", "#entry .sevens button >> nth=3")


def _two_results(page: Page, stage: Stage, _path: str) -> None:
    """State a result for one side of a table, and another for the other."""
    browser = page.context.browser
    if browser is None:
        raise RuntimeError("a page of this tool belongs to a browser that it has started")
    with browser.new_context() as other:
        opponents, pin = other.new_page(), stage.pin()
        for side, phone, result in (("NS", page, "="), ("EW", opponents, "+1")):
            stage.table_comes(phone, pin, whose=("NS", "EW").index(side))
            _sits_down(phone)
            strain, declarer = "#entry .fives button >> nth=3", "#entry .fours button >> nth=0"
            _pressed(phone, "[data-at^=enter-], [data-at^=other-]", "#entry .sevens button >> nth=3", strain)
            _pressed(phone, declarer, f"#entry [data-key='{result}']", "#entry .main-button")
        page.locator(".board .said").nth(1).wait_for()


def _score_card(page: Page, stage: Stage, _path: str) -> None:
    """Unfold the score card on the telephone of a pair."""
    stage.table_comes(page, stage.pin(), whose=0)
    page.locator("#cards summary").click()
    page.locator(".score-card").first.wait_for()
    page.locator("#cards").evaluate("e => e.scrollIntoView()")


def _sits_down(page: Page) -> None:
    if page.locator("[data-at=we-are]").count():
        page.locator("[data-at=we-are]").click()


def _seat(page: Page, stage: Stage, path: str) -> None:
    _open(page, stage, path)
    page.locator(f'form[action="{PLAY}/"]').first.get_by_role("button").click()
    page.locator(_LEVEL_SEVEN).wait_for(timeout=60_000)


def _links(page: Page, stage: Stage, path: str) -> None:
    """Open a table for four, with a Director."""
    _open(page, stage, path)
    page.locator(f'form[action="{PLAY}/"]').nth(2).get_by_role("button").click()
    page.wait_for_url("**/links")


def _training(page: Page, stage: Stage, path: str) -> None:
    """Redouble at a training table, where nothing can be redoubled: a robot draws attention to it."""
    _open(page, stage, path)
    page.locator(f'form[action="{PLAY}/"]').nth(1).get_by_role("button").click()
    page.locator("[data-at=call-XX]:enabled").click(timeout=60_000)
    page.locator("#ruled .ruled").wait_for(timeout=60_000)


@dataclass(frozen=True, slots=True)
class Picture:
    """A page, how one comes there, and on what screen it is shown."""

    path: str
    come: Callable[[Page, Stage, str], None] = _office
    screen: tuple[int, int] = LAPTOP
    awaited: str = "main"
    """A selector of what is on the page when it may be taken."""


def _console(page: OfficePage) -> str:
    return f"{OFFICE}/{page.value}".rstrip("/")


PICTURES: Final[Mapping[str, Picture]] = MappingProxyType(
    {
        "club-overview": Picture(OFFICE, screen=TELEPHONE),
        "console-tables": Picture(OFFICE),
        "console-results": Picture(_console(OfficePage.RESULTS)),
        "console-ranking": Picture(_console(OfficePage.RANKING)),
        "console-rulings": Picture(_console(OfficePage.RULINGS)),
        "ruling-interview": Picture(_console(OfficePage.RULINGS), _interview),
        "console-movement": Picture(_console(OfficePage.MOVEMENT)),
        "club-scorer": Picture(f"{EXAMPLE}/scorer"),
        "club-new-event": Picture("/office/new", _new_event),
        "club-code": Picture(f"{OFFICE}/access", _code, TELEPHONE),
        "club-confirm": Picture(f"{_console(OfficePage.RESULTS)}?by=round&round=1", _confirm, TELEPHONE),
        "club-bidding-box": Picture(EXAMPLE, _bidding_box, TELEPHONE),
        "club-card": Picture(EXAMPLE, _score_card, TELEPHONE),
        "club-table": Picture(EXAMPLE, _two_results, TELEPHONE),
        "club-hand-record": Picture(f"{EVENING}/board/3", _open, TELEPHONE, ".tricks-table"),
        "club-display": Picture(
            f"{EXAMPLE}/{OF_THE_WALL}", _on_the_wall, WALL, "main:has(.seats tbody tr) .rankings tbody tr"
        ),
        "ranking": Picture(EVENING, _open),
        "board": Picture(f"{EVENING}/board/3", _open, awaited=".tricks-table"),
        "play": Picture(PLAY, _seat, TELEPHONE),
        "play-links": Picture(PLAY, _links),
        "play-training": Picture(PLAY, _training, TELEPHONE),
    }
)
"""By the names of their files."""


@contextmanager
def _served(language: Language) -> Iterator[Stage]:
    with (
        listen("127.0.0.1", 0) as listening,
        as_file(example_evening()) as path,
        tempfile.TemporaryDirectory(prefix="duplicado-") as folder,
    ):
        app = demonstration_site(WatchedFile(path, RULE_SETS["laws"]), Path(folder), language)
        with in_background(app, listening) as home:
            yield Stage(home, app.state.house)


def _taken(browser: Browser, stage: Stage, picture: Picture, language: Language) -> bytes:
    width, height = picture.screen
    viewport = ViewportSize(width=width, height=height)
    with browser.new_context(viewport=viewport, locale=language.value, color_scheme="light") as context:
        page = context.new_page()
        picture.come(page, stage, picture.path)
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
            with _served(language) as stage:
                for name in names or PICTURES:
                    (folder / f"{name}.png").write_bytes(_taken(browser, stage, PICTURES[name], language))
        browser.close()


if __name__ == "__main__":
    parser = ArgumentParser(description="Take pictures of the manual anew, in each of its languages.")
    parser.add_argument("names", metavar="NAME", nargs="*", help=f"all, or some of: {', '.join(PICTURES)}")
    names = parser.parse_args().names
    if unknown := sorted({*names} - PICTURES.keys()):
        parser.error(f"there is no picture {', '.join(unknown)}")
    main(*names)
