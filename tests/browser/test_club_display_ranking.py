"""The ranking of a hall on the wall: what does not fit one screen stands in columns, and turns over in pages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect
from tests.browser.accessibility import faults
from tests.club.conftest import EVENT, Club, serving

from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.event.facts.announcements import AnnouncementMade
from duplicado.event.facts.clock import RoundsTimed
from duplicado.event.facts.contestants import ContestantEntered, Player
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.progress import RoundCalled
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.event.record.folding import fold
from duplicado.formats.event_record.document import fact_data
from duplicado.formats.traveller_text import read_traveller_line
from duplicado.movement.any_movement import AnyMovement
from duplicado.movement.howell import howell
from duplicado.movement.mitchell import mitchell, skip_mitchell
from duplicado.movement.teams import round_robin
from duplicado.service.live.roles import Access, Openness, Release, Role
from duplicado.table.contest_kind import ContestKind

pytestmark = [pytest.mark.browser, pytest.mark.rest]

NAMES = ("Ana Lima", "Maximiliano Alejandro Fernández Gómez", "Rui Sá", "Íñigo Etxeberria Goikoetxea", "Zoë O’Brien")
SIZES = ((1366, 768), (1920, 1080))
LOOKED = """() => {
  const shown = (each) => each.checkVisibility();
  const rows = [...document.querySelectorAll('[data-tables] tbody tr')].filter(shown);
  const pane = document.querySelector('[data-rankings]').getBoundingClientRect();
  const range = document.createRange();
  const broken = [];
  const texts = document.createTreeWalker(document.querySelector('[data-tables]'), NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!shown(node.parentElement)) continue;
    for (const word of node.data.matchAll(/[^\\s\\u00a0-]+/g)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      if (new Set([...range.getClientRects()].map((each) => Math.round(each.top))).size > 1) broken.push(word[0]);
    }
  }
  return {
    page: document.querySelector('[data-page]').textContent,
    rows: rows.map((each) => [...document.querySelectorAll('[data-tables] tbody tr')].indexOf(each)),
    columns: new Set(rows.map((each) => Math.round(each.getBoundingClientRect().left))).size,
    outside: rows.map((each) => each.getBoundingClientRect()).filter((each) =>
      each.left < pane.left - 1 || each.right > pane.right + 1 || each.bottom > pane.bottom + 1).length,
    sideways: rows.filter((each) => [...each.children].some((cell) => cell.scrollWidth > cell.clientWidth + 1)).length,
    broken,
    scrolls: document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth,
    clock: document.querySelector('[data-clock]').getBoundingClientRect().top,
  };
}"""
"""Reading of the ranking on the screen: the numbers of the rows in sight, and the faults of their layout."""


@dataclass(frozen=True)
class Hall:
    """A field, how it is ranked, and on how many pages at most the ranking stands."""

    contestants: int
    """In each section."""
    movement: AnyMovement
    pages: int
    conditions: Conditions = field(default_factory=Conditions)
    sections: tuple[str, ...] = ("",)

    def facts(self) -> Iterator[AnyFact]:
        """Return what is told before play."""
        yield EventFounded("Thursday pairs", self.conditions)
        names, is_of_teams = cycle(NAMES), self.conditions.kind is ContestKind.TEAMS
        for section in self.sections:
            who = tuple(ContestantId(number, section=section) for number in range(1, self.contestants + 1))
            for each in who:
                players = tuple(Player(f"{next(names)} {each}") for _ in range(4 if is_of_teams else 2))
                yield ContestantEntered(each, players, name=f"Los del Nord-Oest {each}" if is_of_teams else "")
            yield SectionPlanned(1, section, self.movement, who, 2)


TEAMS = Conditions(kind=ContestKind.TEAMS, method=ScoringMethod.BOARD_A_MATCH)
HALLS = {
    "16 pairs": Hall(16, howell(16), 1),
    "30 pairs": Hall(30, mitchell(15), 2),
    "60 pairs": Hall(60, skip_mitchell(30), 4),
    "two winners": Hall(30, mitchell(15), 2, Conditions(winners=2)),
    "teams": Hall(24, round_robin(24), 1, TEAMS),
    "sections": Hall(30, mitchell(15), 4, sections=("A", "B")),
    "two winners in sections": Hall(30, mitchell(15), 5, Conditions(winners=2), ("A", "B")),
}


def played(club: Club, hall: Hall) -> int:
    """Make the event with a result of every board of the first round; return how many are ranked."""
    facts = tuple(hall.facts())
    body = {"id": "hall", "name": EVENT, "facts": [fact_data(each) for each in facts]}
    assert club.organizer().send("POST", "/api/1/events", body).status_code == 200
    openness = Openness(display=Release.AT_ONCE, public=Release.AT_ONCE)
    club.house.open_events.set_access(EVENT, Access(openness=openness))
    director = club.person(Role.DIRECTOR)
    director.done(RoundsTimed(1, 15, 3), RoundCalled(1, 1), AnnouncementMade("Coffee is ready", 1))
    state = fold(Entry(f"e{number}", datetime.now(UTC), "x", fact) for number, fact in enumerate(facts))
    due = [place for plan in state.session(1).plans.values() for place in plan.due if place.round == 1]
    lines = cycle(map(read_traveller_line, ("4S N =", "3NT S -1", "4H E +1", "2C W -2", "1NT N +2", "6D S =", "P")))
    club.person(Role.SCORER).done(*(ResultEntered(place, next(lines)) for place in due))
    return len(state.contestants)


def turned_through(page: Page) -> list[dict[str, Any]]:
    """Let the screen turn until its first page comes again; return what was seen on each."""
    seen = [page.evaluate(LOOKED)]
    for _ in range(90):
        page.clock.run_for(1000)
        now = page.evaluate(LOOKED)
        if now["rows"] == seen[-1]["rows"]:
            continue
        if now["rows"] == seen[0]["rows"]:
            break
        seen.append(now)
    return seen


@pytest.mark.parametrize("name", HALLS)
def test_the_ranking_of_a_hall_stands_in_columns_and_no_name_is_broken(
    name: str, tmp_path: Path, chromium: Browser
) -> None:
    hall = HALLS[name]
    with serving(tmp_path) as club:
        ranked = played(club, hall)
        for width, height in SIZES:
            size: ViewportSize = {"width": width, "height": height}
            with chromium.new_context(viewport=size, locale="en", bypass_csp=True) as context:
                page = context.new_page()
                page.clock.install()
                page.goto(f"{club.address}e/{EVENT}/wall?pages=ranking")
                expect(page.locator("[data-tables] tbody tr")).to_have_count(ranked)
                expect(page.get_by_text("Coffee is ready")).to_be_visible()
                page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)  # from here on time passes as the test says
                seen = turned_through(page)
                assert {row for each in seen for row in each["rows"]} == set(range(ranked))
                assert len(seen) <= hall.pages
                for each in seen:
                    assert (each["broken"], each["outside"], each["sideways"], each["scrolls"]) == ([], 0, 0, False)
                    assert each["clock"] >= 0
                assert seen[0]["columns"] > 1
                page.clock.resume()
                assert faults(page) == []
