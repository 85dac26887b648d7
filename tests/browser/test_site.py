"""The pages in Chromium: at a telephone's width, on a projector, by keyboard, without JavaScript."""

from collections.abc import Iterator
from importlib.resources import as_file
from typing import Final
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect
from tests.browser.languages import SPOKEN, language_of

from duplicado.event.rules import LAWS
from duplicado.publish.example.evening import example_evening
from duplicado.web.library import WatchedFile
from duplicado.web.server import in_background, listen
from duplicado.web.site import site

pytestmark = pytest.mark.browser

PAGES = ("/", "/boards", "/board/4", "/board/7", "/contestant/3", "/contestant/12", "/projector", "/board/99")

# What a checker of accessibility looks for first; returns what is wrong.
AUDIT = """() => {
  const wrong = [];
  const named = (e) => (e.getAttribute('aria-label') || e.textContent || e.title || '').trim() !== '';
  if (document.querySelectorAll('h1').length !== 1) wrong.push('not one h1');
  if (!document.documentElement.lang) wrong.push('no lang');
  for (const place of ['main', 'header', 'footer'])
    if (document.querySelectorAll(`body > ${place}`).length !== 1) wrong.push('landmark ' + place);
  for (const e of document.querySelectorAll('nav, section')) {
    const by = e.getAttribute('aria-labelledby');
    if (!e.getAttribute('aria-label') && !(by && document.getElementById(by))) wrong.push('unnamed ' + e.className);
  }
  for (const e of document.querySelectorAll('a, button, [role=img], img'))
    if (!named(e)) wrong.push('unnamed ' + e.outerHTML.slice(0, 80));
  for (const e of document.querySelectorAll('svg'))
    if (e.getAttribute('aria-hidden') !== 'true') wrong.push('svg ' + e.outerHTML.slice(0, 80));
  for (const e of document.querySelectorAll('th')) if (!e.scope) wrong.push('th without scope: ' + e.textContent);
  for (const e of document.querySelectorAll('table')) if (!e.caption) wrong.push('table without caption');
  for (const e of document.querySelectorAll('.suit'))
    if (!e.getAttribute('aria-label') || !'♠♥♦♣'.includes(e.textContent[0])) wrong.push('suit by colour alone');
  let level = 0;
  for (const e of document.querySelectorAll('h1, h2, h3, h4')) {
    const here = Number(e.tagName[1]);
    if (here > level + 1) wrong.push(`h${here} after h${level}`);
    level = here;
  }
  return wrong;
}"""

# The contrast of every text with what is behind it, by the formula of WCAG 2; returns what is below AA.
CONTRAST = """() => {
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
  const wrong = [];
  for (const e of document.querySelectorAll('body *')) {
    if (![...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim())) continue;
    if (!e.checkVisibility() || e.closest('.off, s, .sr-only, .skip')) continue;
    const ground = behind(e);
    if (!ground) continue;
    const style = getComputedStyle(e), [one, two] = [light(parts(style.color)), light(ground)];
    const ratio = (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
    const large = parseFloat(style.fontSize) >= 24 || (parseFloat(style.fontSize) >= 18.66 && style.fontWeight >= 700);
    if (ratio < (large ? 3 : 4.5)) wrong.push(`${e.textContent.trim().slice(0, 20)}: ${ratio.toFixed(2)}`);
  }
  return wrong;
}"""


SIZES: Final[tuple[ViewportSize, ...]] = (
    {"width": 390, "height": 844},
    {"width": 320, "height": 844},
    {"width": 1920, "height": 1080},
)


@pytest.fixture(scope="module")
def home() -> Iterator[str]:
    with (
        as_file(example_evening()) as path,
        in_background(site([WatchedFile(path, LAWS)]), listen("127.0.0.1", 0)) as at,
    ):
        yield at


class Visitor:
    """A person with a browser of his own, who notices errors and requests that leave the site."""

    def __init__(self, context: BrowserContext, home: str) -> None:
        self.page: Page = context.new_page()
        self.home = home
        self.complaints: list[str] = []
        self.page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", lambda asked: None if asked.url.startswith(home) else self.complaints.append(asked.url))

    def open(self, path: str) -> Page:
        self.page.goto(urljoin(self.home, path))
        return self.page


@pytest.fixture
def visitor(chromium: Browser, home: str, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    options: dict[str, object] = {"locale": "en-GB", **getattr(request, "param", {})}
    context = chromium.new_context(**options)  # type: ignore[arg-type] # the names are those of Playwright
    someone = Visitor(context, home)
    yield someone
    context.close()
    assert [each for each in someone.complaints if "404" not in each] == []


def width(size: int, height: int = 844, **more: object) -> object:
    return {"viewport": {"width": size, "height": height}, **more}


def a_play(page: Page, home: str, board: int = 4) -> str:
    """Return the address of the recorded play of a board."""
    page.goto(urljoin(home, f"/board/{board}"))
    return page.locator("a[href*='/table/']").first.get_attribute("href") or ""


def overflow(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


@pytest.mark.parametrize(**SPOKEN)
def test_no_page_scrolls_sideways(visitor: Visitor, spoken: str) -> None:
    play = f"{a_play(visitor.page, visitor.home)}?step=40&"
    for path in (*(f"{each}?" for each in PAGES), play):
        page = visitor.open(f"{path}lang={language_of(path, spoken)}")
        for size in SIZES:
            page.set_viewport_size(size)
            assert overflow(page) == 0, (path, size)


@pytest.mark.parametrize("visitor", [{"color_scheme": "light"}, {"color_scheme": "dark"}], indirect=True)
def test_accessibility(visitor: Visitor) -> None:
    play = a_play(visitor.page, visitor.home)
    for path in (*PAGES, play, f"{play}?step=40"):
        page = visitor.open(path)
        assert page.evaluate(AUDIT) == [], path
        assert page.evaluate(CONTRAST) == [], path


def test_from_the_ranking_to_a_play(visitor: Visitor) -> None:
    page = visitor.open("/")
    expect(page.get_by_role("row")).to_have_count(13)
    page.get_by_role("link", name="Beatriz Montenho").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Beatriz Montenho")
    page.locator("table a[href*='/board/']").first.click()
    expect(page.get_by_role("table", name="Traveller")).to_be_visible()
    page.get_by_role("link", name="Auction and play").click()
    expect(page.get_by_role("table", name="Auction")).to_be_visible()
    page.get_by_role("link", name="Boards", exact=True).click()
    expect(page.locator(".boards li")).to_have_count(22)


def test_the_language_is_switched_and_kept(visitor: Visitor) -> None:
    page = visitor.open("/board/4")
    page.get_by_role("link", name="Português").click()
    expect(page.locator("html")).to_have_attribute("lang", "pt")
    expect(page.get_by_role("heading", level=1)).to_have_text("Bolsa 4")
    page.goto(visitor.home)
    expect(page.locator("html")).to_have_attribute("lang", "pt")


def test_a_play_is_followed_by_the_keyboard(visitor: Visitor) -> None:
    page = visitor.open(a_play(visitor.page, visitor.home))
    page.keyboard.press("Home")
    expect(page.get_by_role("status")).to_contain_text("Before the first call")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("status")).to_contain_text("Step 1 of")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("status")).to_contain_text("Step 2 of")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("status")).to_contain_text("Step 1 of")
    assert page.url.endswith("step=1")
    page.keyboard.press("End")
    expect(page.locator(".controls a[data-key=ArrowRight]")).to_have_count(0)
    page.reload()
    expect(page.locator(".controls a[data-key=ArrowRight]")).to_have_count(0)


def test_everything_is_reached_with_tab_and_shows_the_focus(visitor: Visitor) -> None:
    page = visitor.open("/")
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    page.keyboard.press("Tab")
    focused = page.locator("*:focus")
    expect(focused).to_have_text("Desmond Okehampton – Priya Wexcombe")
    assert focused.evaluate("e => getComputedStyle(e).outlineStyle") == "solid"
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Okehampton")


@pytest.mark.parametrize("visitor", [{"java_script_enabled": False}], indirect=True)
def test_without_javascript_nothing_is_missing(visitor: Visitor) -> None:
    page = visitor.open(a_play(visitor.page, visitor.home))
    page.get_by_role("link", name="To the beginning", exact=True).click()
    expect(page.get_by_role("status")).to_contain_text("Before the first call")
    page.get_by_role("link", name="One step on").click()
    expect(page.get_by_role("status")).to_contain_text("Step 1 of")
    expect(page.locator("[data-needs-script]")).to_be_hidden()
    visitor.open("/projector")
    expect(page.locator("[data-hold]")).to_be_hidden()


@pytest.mark.parametrize("visitor", [width(1920, 1080)], indirect=True)
def test_twelve_pairs_fit_on_the_projector_in_large_type(visitor: Visitor) -> None:
    page = visitor.open("/projector")
    last = page.locator("tbody tr").last
    expect(last).to_be_in_viewport(ratio=1)
    assert float(last.evaluate("e => parseFloat(getComputedStyle(e).fontSize)")) >= 30
    page.get_by_role("button", name="Stop turning").click()
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    page.get_by_role("link", name="Leave the projector page").click()
    expect(page.get_by_role("heading", name="Club Duplicado")).to_be_visible()


@pytest.mark.parametrize("visitor", [{"color_scheme": "light"}, {"color_scheme": "dark"}], indirect=True)
def test_charts_take_the_colours_of_the_page(visitor: Visitor) -> None:
    for path, colour in (("/contestant/3", "--chart-gain"), ("/board/4", "--chart-spades")):
        page = visitor.open(path)
        chart = page.locator("figure.chart")
        expect(chart).to_be_visible()
        assert len(chart.get_attribute("aria-label") or "") > 40
        wanted, shown = page.evaluate(
            """(name) => {
              const swatch = document.body.appendChild(document.createElement("i"));
              swatch.style.setProperty("color", `var(${name})`);
              const wanted = getComputedStyle(swatch).color;
              swatch.remove();
              const parts = [...document.querySelectorAll(".chart rect")].map((e) => getComputedStyle(e));
              return [wanted, parts.map((style) => [style.fill, style.stroke]).flat()];
            }""",
            colour,
        )
        assert wanted in shown


def test_on_paper_there_is_no_navigation(visitor: Visitor) -> None:
    page = visitor.open("/contestant/3")
    page.emulate_media(media="print")
    expect(page.locator("header.top")).to_be_hidden()
    expect(page.get_by_role("table")).to_be_visible()


def test_a_card_is_found_by_name_and_marked_afterwards(visitor: Visitor) -> None:
    page = visitor.open("/")
    winner = page.locator(".card-winner").first
    expect(winner).to_be_in_viewport()
    box = winner.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 400
    name = page.locator("tbody tr").nth(4).locator("a").inner_text().replace("\N{NO-BREAK SPACE}", " ")
    page.get_by_role("search").locator("input").fill(name.split(" –")[0].upper())
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_contain_text(name.split(" –")[0])
    page = visitor.open("/")
    expect(page.locator("tr.is-own")).to_contain_text(name.split(" –")[0])
    expect(page.locator("[data-own] a")).to_be_visible()


@pytest.mark.usefixtures("double_dummy_library")
@pytest.mark.parametrize("visitor", [{"viewport": {"width": 1366, "height": 768}}], indirect=True)
def test_a_board_stands_on_one_screen_with_hands_best_play_and_six_lines(visitor: Visitor) -> None:
    page = visitor.open("/board/3")
    for part in (".diagram", ".tricks-table", ".par", ".traveller tbody tr:nth-child(6)"):
        box = page.locator(part).bounding_box()
        assert box is not None, part
        assert box["y"] + box["height"] <= 768, part
