"""A published folder opened from a disk, in Chromium: no server, no address but files."""

from collections.abc import Iterator
from dataclasses import replace
from importlib.resources import as_file
from pathlib import Path

import pytest
from click.testing import CliRunner
from playwright.sync_api import Browser, BrowserContext, Page, expect

from duplicado.cli.publish import command
from duplicado.formats.duplicado_json.document import OwnDocument, read_json, write_json
from duplicado.publish.example.evening import example_evening

pytestmark = pytest.mark.browser

BOARDS = {1, 2, 3, 4}
DESKTOP = {"viewport": {"width": 1280, "height": 900}}
TELEPHONE = {"viewport": {"width": 390, "height": 844}, "color_scheme": "dark"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Four boards of the example, in two languages."""
    with as_file(example_evening()) as path:
        contest = read_json(path.read_bytes()).value.contest
    assert contest is not None
    few = replace(
        contest,
        results=tuple(result for result in contest.results if result.board in BOARDS),
        boards={number: board for number, board in contest.boards.items() if number in BOARDS},
        layouts={number: hands for number, hands in contest.layouts.items() if number in BOARDS},
    )
    home = tmp_path_factory.mktemp("published")
    source = home / "evening.json"
    source.write_text(write_json(OwnDocument(contest=few)), encoding="utf-8")
    arguments = [str(source), "--to", str(home / "my site"), "--language", "en", "--language", "es"]
    done = CliRunner().invoke(command, arguments)
    assert done.exit_code == 0, done.output
    return home / "my site"


@pytest.fixture
def page(chromium: Browser, folder: Path, request: pytest.FixtureRequest) -> Iterator[Page]:
    """Somebody who notices errors, and whatever is not a file of the folder."""
    context: BrowserContext = chromium.new_context(**getattr(request, "param", DESKTOP))
    complaints: list[str] = []
    page = context.new_page()
    home = folder.as_uri()
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("request", lambda asked: None if asked.url.startswith(home) else complaints.append(asked.url))
    # The browser drops the request for the icon when a page is left before it came.
    page.on("requestfailed", lambda asked: None if asked.url.endswith("icon.svg") else complaints.append(asked.url))
    page.goto(f"{home}/index.html")
    yield page
    context.close()
    assert complaints == []


@pytest.mark.parametrize(
    "page",
    [pytest.param(DESKTOP, marks=pytest.mark.slow), TELEPHONE],
    indirect=True,
    ids=["desktop", "telephone"],
)
def test_the_pages_look_as_the_server_shows_them(page: Page, folder: Path) -> None:
    is_dark = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    green = "#0d4b39" if is_dark else "#0f5b45"
    for file in ("index.html", "boards.html", "board/4.html", "contestant/3.html", "es/board/1.html", "projector.html"):
        page.goto(f"{folder.as_uri()}/{file}")
        assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--felt')") == green
        assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0, file
        assert page.locator("h1").count() == 1


def test_from_the_ranking_to_the_last_card(page: Page) -> None:
    page.get_by_role("link", name="Beatriz Montenho").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Beatriz Montenho")
    expect(page.locator("figure.chart svg")).to_be_visible()
    page.locator("table a[href*='board/']").first.click()
    page.get_by_role("link", name="Auction and play").first.click()
    page.get_by_role("link", name="To the beginning", exact=True).click()
    expect(page.get_by_role("status")).to_contain_text("Before the first call")
    page.get_by_role("link", name="One step on").click()
    expect(page.get_by_role("status")).to_contain_text("Step 1 of")
    # A file's step is a page of its own: its keys are heard from the moment in which the hint about them appears.
    expect(page.locator("[data-needs-script]")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".controls a[data-key=ArrowRight]")).to_have_count(0)
    page.get_by_role("link", name="Español").click()
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(page.get_by_role("status")).to_contain_text("Paso")


def test_the_sheets_are_where_the_page_says(page: Page, folder: Path) -> None:
    links = page.locator(".documents a")
    expect(links).to_have_count(4)
    for link in links.all():
        target = link.get_attribute("href") or ""
        assert (folder / target).read_bytes().startswith(b"%PDF-")


def test_the_hand_viewer_is_a_link_and_nothing_more(page: Page, folder: Path) -> None:
    page.goto(f"{folder.as_uri()}/board/1.html")
    link = page.get_by_role("link", name="Hand viewer of Bridge Base Online")
    expect(link).to_have_attribute("rel", "external noreferrer")
    assert (link.get_attribute("href") or "").startswith("https://www.bridgebase.com/tools/handviewer.html?lin=")
