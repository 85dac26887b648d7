"""The book of the Laws in Chromium: served, and as files from a disk, where it searches by itself."""

import csv
from collections.abc import Iterator
from importlib.resources import as_file
from itertools import islice
from pathlib import Path
from typing import Final, Literal
from urllib.parse import quote, urljoin

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect
from tests.browser.languages import SPOKEN, language_of

from duplicado.event.rules import LAWS
from duplicado.law.edition import Edition
from duplicado.locale import Language
from duplicado.publish.book.clause_numbers import address_of
from duplicado.publish.book.search import search_index
from duplicado.publish.example.evening import example_evening
from duplicado.web.addresses import BOOK
from duplicado.web.export import exported_pages
from duplicado.web.library import WatchedFile
from duplicado.web.server import in_background, listen
from duplicado.web.site import book_site, site

pytestmark = pytest.mark.browser

QUERIES = Path(__file__).resolve().parents[1] / "data" / "book-queries.csv"
PAGES = (
    "/law",
    "/law?q=renuncio",
    "/law?q=zzzz",
    "/law/27",
    "/law/50",
    "/law/DEF",
    "/law/27B1(a)",
    "/law/27B1",
    "/law/12C2(d)",
    "/law/43B2(b)",
    "/law/2007/27B1(b)",
    "/law/2017-2024/89",
    "/law/case/shared/law_27/7",
    "/law/case/laws/law_64/2",
)
TELEPHONE = {"viewport": {"width": 375, "height": 800}, "color_scheme": "dark"}
DESKTOP = {"viewport": {"width": 1280, "height": 900}}
LOOKS: Final[tuple[tuple[ViewportSize, Literal["light", "dark"]], ...]] = (
    ({"width": 1280, "height": 900}, "light"),
    ({"width": 375, "height": 800}, "dark"),
)
# Contents, styles, scripts, the words of three editions and the Laws of two come first.
FIRST_FILES = 115

AUDIT = """() => {
  const wrong = [];
  const named = (e) => (e.getAttribute('aria-label') || e.textContent || e.title || '').trim() !== '';
  if (document.querySelectorAll('h1').length !== 1) wrong.push('not one h1');
  for (const place of ['main', 'header', 'footer'])
    if (document.querySelectorAll(`body > ${place}`).length !== 1) wrong.push('landmark ' + place);
  for (const e of document.querySelectorAll('nav, section')) {
    const by = e.getAttribute('aria-labelledby');
    if (!e.getAttribute('aria-label') && !(by && document.getElementById(by))) wrong.push('unnamed ' + e.className);
  }
  for (const e of document.querySelectorAll('a, button'))
    if (!named(e)) wrong.push('unnamed ' + e.outerHTML.slice(0, 80));
  for (const e of document.querySelectorAll('input:not([type=hidden])')) if (!e.labels.length) wrong.push('no label');
  const ids = [...document.querySelectorAll('[id]')].map((e) => e.id);
  for (const id of ids) if (ids.filter((other) => other === id).length > 1) wrong.push('id twice: ' + id);
  let level = 0;
  for (const e of document.querySelectorAll('h1, h2, h3, h4')) {
    const here = Number(e.tagName[1]);
    if (here > level + 1) wrong.push(`h${here} after h${level}: ${e.textContent}`);
    level = here;
  }
  const channel = (c) => (c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  const light = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
  const parts = (text) => text.match(/[\\d.]+/g).map(Number);
  const behind = (e) => {
    for (; e; e = e.parentElement) {
      const style = getComputedStyle(e);
      if (style.backgroundImage !== 'none') return null;
      const [r, g, b, a] = parts(style.backgroundColor);
      if (a === undefined || a === 1) return [r, g, b];
    }
    return null;
  };
  for (const e of document.querySelectorAll('main *')) {
    if (![...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim())) continue;
    if (!e.checkVisibility() || e.closest('.sr-only')) continue;
    const ground = behind(e);
    if (!ground) continue;
    const [one, two] = [light(parts(getComputedStyle(e).color)), light(ground)];
    const ratio = (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
    if (ratio < 4.5) wrong.push(`${e.textContent.trim().slice(0, 20)}: ${ratio.toFixed(2)}`);
  }
  return wrong;
}"""


def watched(page: Page, home: str) -> list[str]:
    """Return a list that fills with errors, and with requests that leave the book."""
    complaints: list[str] = []
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("request", lambda asked: None if asked.url.startswith(home) else complaints.append(asked.url))
    return complaints


@pytest.fixture(scope="module")
def home() -> Iterator[str]:
    with (
        as_file(example_evening()) as path,
        in_background(site([WatchedFile(path, LAWS)], with_book=True), listen("127.0.0.1", 0)) as at,
    ):
        yield at


@pytest.fixture
def page(chromium: Browser, home: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    context = chromium.new_context(**getattr(request, "param", DESKTOP))
    page = context.new_page()
    complaints = watched(page, home)
    yield page
    context.close()
    assert complaints == []


@pytest.mark.parametrize(**SPOKEN)
def test_every_kind_of_page(page: Page, home: str, spoken: str) -> None:
    for path in PAGES:
        page.goto(urljoin(home, f"{path}{'&' if '?' in path else '?'}lang={language_of(path, spoken)}"))
        for size, scheme in LOOKS:
            page.set_viewport_size(size)
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # no colour between two
            beyond = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
            assert beyond == 0, (path, scheme)
            assert page.evaluate(AUDIT) == [], (path, scheme)


def test_from_the_event_to_a_case_by_keyboard_and_back_to_another_edition(page: Page, home: str) -> None:
    page.goto(home)
    page.get_by_role("link", name="The Laws").click()
    page.get_by_role("searchbox").fill("insufficient bid")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_contain_text("“insufficient bid”")
    page.get_by_role("link", name="Law 27 Insufficient bid").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Law 27: Insufficient bid")
    page.wait_for_load_state()  # a page hears single keys when its script is there
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Law 28")
    page.wait_for_load_state()
    page.keyboard.press("ArrowLeft")
    page.get_by_role("link", name="27B1(b) Correction: comparable call").click()
    page.locator(".cases a").first.click()
    expect(page.get_by_role("heading", level=2, name="What happened")).to_be_visible()
    page.goto(urljoin(home, "/law/27B1(b)"))
    page.get_by_role("navigation", name="Edition").get_by_role("link", name="2007").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("27B1(b)")
    expect(page.locator(".says .differs")).to_be_visible()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The first files of the book, in Spanish: contents, search, Laws."""
    home = tmp_path_factory.mktemp("the book")
    app = book_site(Language("es"), languages=[Language("es")])
    for name, body in islice(exported_pages(app, [Language("es")], start=BOOK), FIRST_FILES):
        file = home / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(body)
    return home


@pytest.fixture
def offline(chromium: Browser, folder: Path, request: pytest.FixtureRequest) -> Iterator[Page]:
    context = chromium.new_context(**getattr(request, "param", DESKTOP))
    page = context.new_page()
    complaints = watched(page, folder.as_uri())
    page.goto(f"{folder.as_uri()}/index.html")
    yield page
    context.close()
    assert complaints == []


@pytest.mark.parametrize("offline", [DESKTOP, TELEPHONE], indirect=True, ids=["desktop", "telephone"])
def test_a_book_on_a_disk_searches_by_itself(offline: Page) -> None:
    assert offline.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0
    expect(offline.locator("#law-found")).to_be_hidden()
    offline.get_by_role("searchbox").fill("puja insuficiente")
    expect(offline.get_by_role("status")).to_contain_text("«puja insuficiente»")
    assert offline.evaluate(AUDIT) == []
    offline.locator(".found a").first.click()
    expect(offline.get_by_role("heading", level=1)).to_have_text("Artículo 27: Declaración insuficiente")
    offline.get_by_role("searchbox").fill("zzzz")
    offline.keyboard.press("Enter")
    expect(offline.get_by_role("status")).to_have_text("No se encontró nada para «zzzz».")


def test_the_script_finds_what_the_server_finds(offline: Page, folder: Path) -> None:
    rows = list(csv.DictReader(QUERIES.read_text(encoding="utf-8").splitlines()))
    assert rows
    for edition, file in ((Edition.LAWS_2017, "index.html"), (Edition.LAWS_2007, "law/2007.html")):
        index = search_index(edition, Language("es"))
        offline.goto(f"{folder.as_uri()}/{file}")
        for row in rows:
            offline.get_by_role("searchbox").fill(row["query"])
            found = offline.locator(".found a").evaluate_all("links => links.map((link) => link.href)")
            wanted = [hit.clause for hit in index.search(row["query"])]
            assert len(found) == len(wanted), row
            for link, clause in zip(found, wanted, strict=True):
                name = quote(address_of(clause).replace(":", "_"), safe="()")
                assert link.endswith(f"/{name}.html"), (row, link, clause)
