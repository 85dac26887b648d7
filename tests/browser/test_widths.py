"""Every page of a club at five widths, light and dark, in each language, with the longest names: nothing breaks."""

import os
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Final

import pytest
from litestar.routes import HTTPRoute
from playwright.sync_api import Browser, BrowserContext, Page
from tests.browser.languages import EACH_PAGE_ONCE, SPOKEN, language_of
from tests.browser.test_site import CONTRAST
from tests.club.conftest import EVENT, Club, result, serving

from duplicado.event.adjusting.penalties import RuledPenalty
from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.announcements import AnnouncementMade
from duplicado.event.facts.awards import PenaltyRuled
from duplicado.event.facts.calls import DirectorCalled
from duplicado.event.facts.clock import RoundsTimed
from duplicado.event.facts.contestants import ContestantEntered, Player
from duplicado.event.facts.ending import ResultsPublished
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.progress import RoundCalled, SessionEnded
from duplicado.event.record.section_plan import SectionPlan
from duplicado.formats.event_record.document import fact_data
from duplicado.law.sanction import PenaltyUnit
from duplicado.movement.mitchell import skip_mitchell
from duplicado.service.live.roles import Access, Openness, Release, Role
from duplicado.vocabulary.seats import Side
from duplicado.web.club.app import club_site
from duplicado.web.club.moved_addresses import FORMER, SHORT

pytestmark = [pytest.mark.browser, pytest.mark.rest]

OVER = "Over"
WIDTHS: Final = (320, 390, 768, 1366, 1920)
SCHEMES: Final = ("light", "dark")
PICTURES = os.environ.get("DUPLICADO_PICTURES")
"""A folder into which pictures of the pages are put, for looking."""
TABLES: Final = 16
_GIVEN: Final = ("Maria-Madalena", "Wenceslau", "Ana", "Philippa", "Iñaki")
_FAMILY: Final = (
    "Vasconcelos-Albuquerque",
    "de Schönborn Wiesentheid",
    "O’Brien",
    "van der Meulen",
    "Echevarría Goicoechea",
    "Lima",
)
LONGEST: Final = "Maria-Madalena Vasconcelos-Albuquerque"
TITLE: Final = "Campeonato Internacional de Parejas del Círculo de Bridge"
VALUES: Final = {
    "code": "ABCD-EFGH",
    "session": "1",
    "board": "1",
    "number": "1",
    "address": "1",
    "kind": "appeal",
    "table": "1",
}
"""The values in the place of what varies in an address."""
_PLACE: Final = "?session=1&section=&round=2&table=1&board=3"
ASKED: Final = {"place": _PLACE, "score": _PLACE, "movement": "?title=Swiss&kind=pairs&number=14&minutes=180"}
"""The parameters that addresses ask for, by their last words."""
LEFT_OUT: Final = (
    "/api/",
    "/static/",
    "/law/",
    "/play/",
    "/club/logo",
    "/stream",
    ".pdf",
    ".json",
    ".csv",
    ".py",
    ".atom",
    "{file",
    "{key",
    "/slips",
    "/kept",
    "/m/{",
    "/member/{",
    "/ladders/{",
    "/{id_}",
    "/session/{",
    "/match",
    "/bracket",
    "/table/{row}",
    "/table/names",
    "/table/line-up",
    "/table/seat",
    "/ranking/{address}",
    "/forms/",
    "/played",
    "/dealt",
    "/t/{session}",
    "/rulings/{number",
)
"""Addresses of programs and files, and pages that have tests of their own or nothing to show here."""
BROKEN: Final = """async () => {
  await new Promise(requestAnimationFrame);  // the page follows its window
  const amiss = [];
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) amiss.push(`${wide} wide`);
  const range = document.createRange();
  const walker = document.createTreeWalker(document.querySelector('body'), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent, parent = node.parentElement;
    if (!text.trim() || parent.closest('script, style, svg, textarea, .sr-only, code, .digits')) continue;
    if (!parent.checkVisibility()) continue;
    range.selectNodeContents(node);
    const around = range.getClientRects();
    if (around.length < 2) continue;  // of one line at most
    for (const word of text.matchAll(/[\\p{L}\\p{N}’'.,]{2,}/gu)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const tops = new Set([...range.getClientRects()].filter((r) => r.width > 0).map((r) => Math.round(r.top)));
      if (tops.size > 1) amiss.push(`${word[0]} broken in <${parent.tagName} ${parent.className}>`);
    }
  }
  for (const cut of document.querySelectorAll('button, .button, .tabs a, summary, label, th, td, h1, h2, h3')) {
    if (!cut.checkVisibility() || cut.closest('.sr-only')) continue;
    const style = getComputedStyle(cut);
    if (cut.scrollWidth > cut.clientWidth + 1 && style.overflowX !== 'visible' && style.display !== 'inline')
      amiss.push(`cut: ${cut.textContent.trim().slice(0, 30)}`);
  }
  for (const head of document.querySelectorAll(':is(h1, h2, .clock, .stage)')) {
    if (!head.checkVisibility() || head.closest('.sr-only, .dropped')) continue;
    range.selectNodeContents(head);
    const right = range.getBoundingClientRect().right;
    if (right > innerWidth + 1) amiss.push(`${head.textContent.trim().slice(0, 30)} leaves the window`);
  }
  const bar = [...document.querySelectorAll('header :is(.pill, .button, .clock > span, summary, .event-title)')];
  const shown = bar.filter((e) => e.checkVisibility() && !e.closest('.dropped'));
  for (const [at, one] of shown.entries()) for (const two of shown.slice(at + 1)) {
    const [a, b] = [one.getBoundingClientRect(), two.getBoundingClientRect()];
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (across > 1 && down > 1 && !one.contains(two) && !two.contains(one))
      amiss.push(`${one.textContent.trim().slice(0, 20)} lies over ${two.textContent.trim().slice(0, 20)}`);
  }
  return [...new Set(amiss)].slice(0, 6);
}"""
"""The faults of a page: wider than its window, a word that goes over two lines, a text that is cut off or leaves
the window, a part of the bar that lies over another."""


def people() -> Iterator[AnyFact]:
    for number in range(1, 2 * TABLES + 1):
        first = f"{_GIVEN[number % len(_GIVEN)]} {_FAMILY[number % len(_FAMILY)]}"
        second = LONGEST if number % 3 == 1 else f"{_GIVEN[number * 3 % len(_GIVEN)]} {_FAMILY[number % len(_FAMILY)]}"
        yield ContestantEntered(ContestantId(number), (Player(first, number=f"72{number:03}"), Player(second)))


def founding() -> tuple[AnyFact, ...]:
    contestants = tuple(ContestantId(number) for number in range(1, 2 * TABLES + 1))
    planned = SectionPlanned(1, "", skip_mitchell(TABLES), contestants, 2)
    return (EventFounded(TITLE, Conditions()), *people(), planned)


def played(rounds: int) -> Iterator[AnyFact]:
    """Go through results of some rounds, different enough that there is a ranking."""
    lines = ("4S N =", "3NT W +1", "2H E -1", "6CX S -2", "4S N +1", "P")
    planned = founding()[-1]
    assert isinstance(planned, SectionPlanned)
    for place in SectionPlan(1, "", (planned,)).due:
        if place.round <= rounds:
            line = lines[(place.table * 5 + place.board * 3) % len(lines)]
            yield result(place.table, place.board, line, side=None, round_number=place.round)


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """A club with an evening that goes on, in which much is amiss, and one that is over and published."""
    with serving(tmp_path_factory.mktemp("club")) as served:
        organizer = served.organizer()
        for name in (EVENT, OVER):
            body = {"id": name, "name": name, "facts": [fact_data(each) for each in founding()], "confirmed": True}
            assert organizer.send("POST", "/api/1/events", body).status_code == 200
        penalty = RuledPenalty(ContestantId(1), Fraction(10), PenaltyUnit.PERCENT_OF_TOP, reason="slow play")
        director = served.person(Role.DIRECTOR)
        director.done(RoundsTimed(1, 15, 2), RoundCalled(1, 1), *played(1), RoundCalled(1, 2), PenaltyRuled(penalty, 1))
        director.done(AnnouncementMade("Please leave the windows closed until the end of the session", 1))
        served.at_table(1).done(result(1, 3, "4S N =", round_number=2))
        served.at_table(1, side=Side.EW).done(result(1, 3, "4S N +1", side=Side.EW, round_number=2))
        served.at_table(2).done(DirectorCalled(Where(1, "", 2, 2, 5), "Revoke by West? He says that he did not see it"))
        served.person(Role.ORGANIZER, event=OVER).done(
            RoundCalled(1, 1), *played(15), PenaltyRuled(penalty, 1), SessionEnded(1), ResultsPublished(), event=OVER
        )
        served.house.open_events.set_access(EVENT, Access(openness=Openness(public=Release.AT_ONCE)))
        yield served


def pages() -> list[str]:
    """Return the addresses of all pages, by the addresses that the application has."""
    found: list[str] = []
    for route in club_site("unused").routes:
        path = route.path_format
        if not isinstance(route, HTTPRoute) or "GET" not in route.methods or any(each in path for each in LEFT_OUT):
            continue
        if path.removeprefix("/e/{event}/") in {*FORMER, *SHORT}:
            continue
        event = OVER if "/results" in path or "/dealt" in path else EVENT
        found.append(path.format(**VALUES, event=event) + ASKED.get(path.rpartition("/")[2], ""))
    return sorted(found)


MORE: Final = (
    f"/e/{OVER}",
    f"/e/{OVER}/office",
    f"/e/{OVER}/office/ranking",
    f"/e/{EVENT}/office?table=1",
    f"/e/{EVENT}/office/access?new=1",
    f"/e/{EVENT}/office/results?by=round",
    f"/e/{EVENT}/office/results?by=board",
    f"/e/{EVENT}/office/results?by=pair",
    f"/e/{EVENT}/office/rulings/new?incident=revoke&session=1&round=2&table=2&board=5",
)
"""Pages in further states."""


@pytest.fixture(scope="module")
def organizer(chromium: Browser, club: Club) -> Iterator[BrowserContext]:
    context = chromium.new_context(locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{club.address}in/{club.code(Role.ORGANIZER, event='', by='the organizer')}")
    page.get_by_role("button").first.click()
    page.wait_for_url("**/office")
    page.close()
    yield context
    context.close()


OPENED: Final = "for (const each of document.querySelectorAll('main details')) each.open = true"
DROPPED: Final = """() => [...document.querySelectorAll(':is(header, nav, .strip) details')].flatMap((each) => {
  if (!each.checkVisibility()) return [];
  each.open = true;
  const wide = document.documentElement.scrollWidth;
  const menu = each.querySelector(':scope > :not(summary)').getBoundingClientRect();
  each.open = false;
  const word = each.querySelector('summary').textContent.trim();
  return wide > innerWidth || menu.left < -1 || menu.right > innerWidth + 1 ? [`menu ${word} does not fit`] : [];
})"""
"""Menus that do not fit into the window, each opened by itself."""


def amiss(page: Page, name: str, *, with_colours: bool) -> Iterator[str]:
    """Go through what is amiss on a page that is shown, at each width, and of its colours in light and dark.

    It is looked at as it comes, with each of its menus, and with everything open that can be opened.
    """
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 844 if width < 700 else 768})
        for each in (*page.evaluate(BROKEN), *page.evaluate(DROPPED)):
            yield f"{name} at {width}: {each}"
        if PICTURES and width in {390, 1366}:
            path = Path(PICTURES) / f"{name.replace('/', '_').replace('?', '_').strip('_')[:80]}-{width}.png"
            page.screenshot(path=path, full_page=True)
    page.evaluate(OPENED)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 844 if width < 700 else 768})
        for each in page.evaluate(BROKEN):
            yield f"{name} opened at {width}: {each}"
    for scheme in SCHEMES if with_colours else ():
        page.emulate_media(color_scheme=scheme)
        for each in page.evaluate(CONTRAST):
            yield f"{name} {scheme}: contrast of {each}"
    page.emulate_media(color_scheme="light")


@pytest.mark.parametrize(**SPOKEN)
def test_every_page_at_every_width(organizer: BrowserContext, club: Club, spoken: str) -> None:
    found: list[str] = []
    page = organizer.new_page()
    page.goto(f"{club.address.rstrip('/')}/e/{EVENT}/office/rulings")
    links = page.locator("a[href*='/office/rulings/']").evaluate_all("all => all.map((a) => new URL(a.href).pathname)")
    ruling = next(each for each in links if each.rpartition("/")[2].isdigit())
    for path in (*pages(), *MORE, ruling):
        language = language_of(path, spoken)
        to = f"{club.address.rstrip('/')}{path}{'&' if '?' in path else '?'}lang={language}"
        answer = page.goto(to)
        assert answer is not None
        if not answer.ok or "html" not in answer.headers.get("content-type", ""):
            found.append(f"{path}: {answer.status}")
            continue
        found += amiss(page, f"{path} {language}", with_colours=spoken == EACH_PAGE_ONCE)
    page.close()
    assert found == [], "\n".join(found)
