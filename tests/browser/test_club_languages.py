"""A session that is begun and run in one language, read in the others: nothing that the program says is in another."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest
from playwright.sync_api import Browser, Page
from tests.club.conftest import EVENT, Club, club, director, result, thursday
from tests.club.console import Console
from tests.club.test_console import tapped

from duplicado.event.facts.calls import DirectorCalled
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.progress import RoundCalled
from duplicado.locale import Language
from duplicado.publish.messages import Messages
from duplicado.service.live.roles import Role

pytestmark = [pytest.mark.browser, pytest.mark.rest]
__all__ = ["club", "director", "thursday"]  # fixtures of the club

BEGUN: Final = next(iter(Language))
_SAID: Final = re.compile(r"^([\w-]+) = (.+)$", re.MULTILINE)
SHOWN: Final = """() => {
  const words = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement.closest('script, style, [lang]:not(html)')) words.push(node.textContent);
  for (const each of document.querySelectorAll('body *'))
    for (const name of ['aria-label', 'title', 'placeholder', 'value', 'data-about', 'alt'])
      if (!each.matches('input[type=hidden], option, [lang]')) words.push(each.getAttribute(name) ?? '');
  return words.map((each) => each.trim().replace(/\\s+/g, ' ')).filter(Boolean);
}"""
"""Every text of a page, folded or not, with what is only heard or appears at a pointer."""
BARE: Final = re.compile(r"[^\w’'-]+")
PAGES: Final = (
    "office",
    "office?table=1",
    "office/results?by=sheet",
    "office/results?by=round",
    "office/results/place?session=1&section=&round=1&table=1&board=1",
    "office/results/place?session=1&section=&round=1&table=3&board=5",
    "office/ranking",
    "office/rulings",
    "office/people",
    "office/movement",
    "office/files",
    "office/settings",
    "office/settings/record",
    "office/access",
    "scorer",
    "wall",
    "boards/1",
    "pairs/1",
    "",
)


@cache
def said_otherwise(language: Language) -> dict[str, str]:
    """Texts of the first language that another says otherwise; of three words or more, which none has from another."""
    begun, read = Messages.load(BEGUN), Messages.load(language)
    found: dict[str, str] = {}
    for path in sorted((BEGUN.folder / "messages").glob("*.ftl")):
        for name, text in _SAID.findall(path.read_text(encoding="utf-8")):
            if "{" not in text and text.count(" ") > 1 and read.text(name) != begun.text(name):
                found[BARE.sub(" ", text).strip()] = name
    return found


def run(thursday: Club, director: Console) -> None:
    """Go through what leaves words of the program in the record: a call, rulings, a correction, a late pair."""
    director.person.done(RoundCalled(1, 1))
    director.person.done(*(result(table, 2 * table - 1, "4S N =", side=None) for table in range(1, 6)))
    director.confirmed(
        director.place(1, 1), "correct", line="4S N +1", reason=Messages.load(BEGUN).text("scorer-reason-usual")
    )
    director.confirmed(
        director.open("/rulings"), "penalty", who="1", amount="10", unit="percent", under="90B2", reason="x"
    )
    here = {"session": "1", "round": "1"}
    page = director.open("/rulings/new", incident="revoke", table="2", board="3", **here)
    for answer in ("4S S", "1", "E", "-", "1 3"):
        page = tapped(director, page, answer)
    director.confirmed(page, "given")
    page = director.open(
        "/rulings/new", incident="information-from-partner", session="1", round="1", table="1", board="1"
    )
    suspected = ("N", "tempo", "There was another", "Suggested", "Damaged", "It was not")
    for answer in (*suspected, "4S N -1", "-", "", "nothing"):
        page = tapped(director, page, answer)
    director.confirmed(page, "given")
    thursday.at_table(2).done(DirectorCalled(Where(1, "", 1, 2, 4), "1 S", incident="insufficient-bid"))


@pytest.mark.parametrize("language", [each for each in Language if each is not BEGUN], ids=lambda each: each.value)
def test_what_is_said_of_a_session_is_in_the_language_of_its_reader(
    chromium: Browser, thursday: Club, director: Console, language: Language
) -> None:
    run(thursday, director)
    context = chromium.new_context(viewport={"width": 1366, "height": 768}, locale=language.value)
    page = context.new_page()
    page.goto(f"{thursday.address}in/{thursday.code(Role.DIRECTOR, by='Eva')}")
    page.locator("main form button").first.click()
    page.wait_for_url("**/office")
    foreign = said_otherwise(language)
    found: set[str] = set()
    for path in (*PAGES, *rulings(page, thursday)):
        page.goto(f"{thursday.address}e/{EVENT}/{path}")
        for text in page.evaluate(SHOWN):
            bare = f" {BARE.sub(' ', text)} "
            found |= {f"{path}: {text} ({name})" for each, name in foreign.items() if f" {each} " in bare}
    context.close()
    assert not found, "\n".join(sorted(found))


def rulings(page: Page, club: Club) -> Iterator[str]:
    page.goto(f"{club.address}e/{EVENT}/office/rulings")
    for each in page.locator("a[href*='/office/rulings/']").evaluate_all(
        "all => all.map((a) => a.getAttribute('href'))"
    ):
        if each.rpartition("/")[2].isdigit():
            yield each.removeprefix(f"/e/{EVENT}/")
