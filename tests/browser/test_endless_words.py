"""Words without an end, as long as the record takes them, on every page: no page becomes wider than its window."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext
from tests.club.conftest import Club, Person
from tests.club.test_hostile_texts import GOING_ON, pages, written_by

from duplicado.service.live.roles import Role

pytestmark = [pytest.mark.browser, pytest.mark.rest]

WIDTHS: Final = (360, 1366)
WIDER: Final = """async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);  // the page follows its window
  const page = document.documentElement;
  if (page.scrollWidth <= innerWidth) return [];
  const isOut = (each) => each.getBoundingClientRect().right > innerWidth + 1;
  const out = [...document.querySelectorAll('body *')].filter((each) => isOut(each) && ![...each.children].some(isOut));
  const called = (each) => `<${each.tagName} ${each.className}> in <${each.parentElement.className}>`;
  return [`${page.scrollWidth} wide`, ...out.slice(0, 3).map(called)];
}"""
"""The excess of a page's width over its window, and the element that causes it."""


def endless(length: int) -> str:
    return "W" * length


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with written_by(endless, Path(tmp_path_factory.mktemp("club"))) as club:
        # An event of which only the file's name can be told.
        (club.folder / f"{endless(80)}.event").write_bytes(b"no record")
        yield club


@pytest.fixture(scope="module")
def people(served: Club, chromium: Browser) -> Iterator[dict[str, BrowserContext]]:
    who = {
        "organizer": served.organizer(),
        "display": served.person(Role.DISPLAY, event=GOING_ON),
        "table": served.at_table(3),
        "public": served.public(),
    }
    contexts = {name: _context(served, chromium, each) for name, each in who.items()}
    yield contexts
    for each in contexts.values():
        each.close()


def _context(club: Club, browser: Browser, person: Person) -> BrowserContext:
    context = browser.new_context(base_url=club.address)
    for cookie in person.client.cookies.jar:
        context.add_cookies([{"name": cookie.name, "value": cookie.value or "", "url": club.address}])
    return context


def _is_page(path: str, headers: dict[str, str]) -> bool:
    """Tell whether an address is a page to be looked at: no file, and no part of a page that a script asks for."""
    is_kept = "attachment" in headers.get("content-disposition", "")
    return "text/html" in headers.get("content-type", "") and not is_kept and not path.endswith("/live")


@pytest.mark.parametrize("who", ["organizer", "display", "table", "public"])
def test_no_page_is_wider_than_its_window(people: dict[str, BrowserContext], who: str) -> None:
    wrong: list[str] = []
    looked = 0
    page = people[who].new_page()
    for path in pages():
        answer = people[who].request.get(path)
        if answer.status >= 400 or not _is_page(path, answer.headers):
            continue
        page.goto(path, wait_until="load")
        looked += 1
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 900})
            found = page.evaluate(WIDER)
            wrong += [f"{path} at {width}: {', '.join(found)}"] if found else []
    page.close()
    assert not wrong, "\n".join(wrong)
    assert looked > 10
