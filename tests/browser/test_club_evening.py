"""A whole evening in Chromium, everybody with a browser of his own, and its result that of the command line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser import evening_director as director
from tests.browser.evening_ledger import Figures, as_shown, duplicado, figures, shown
from tests.browser.evening_phone import KeyboardPhone
from tests.browser.evening_screens import Ranking
from tests.browser.evening_story import Evening, Plan
from tests.browser.evening_watch import PATIENCE, PHONE, Watch
from tests.club.conftest import EVENT, Club, club, thursday
from tests.waiting import until

pytestmark = pytest.mark.browser
__all__ = ["club", "thursday"]  # fixtures of the club

SHORT = Plan(
    pairs=5,
    minutes=60,
    movement=2,
    tables=3,
    rounds=2,
    by_two=frozenset({1}),
    keyboard=2,
    happens={(2, 1): Evening.differ},
)

LONG = Plan(
    pairs=15,
    minutes=120,
    movement=1,
    tables=8,
    rounds=8,
    by_two=frozenset({1, 2}),
    keyboard=4,
    speaks={5: "es", 6: "pt"},
    happens={
        (1, 2): Evening.differ,
        (1, 3): Evening.calls,
        (2, 3): Evening.without_a_line,
        (2, 1): Evening.differ_until_the_director_comes,
        (2, 5): Evening.put_right_by_the_table,
        (3, 4): Evening.put_right_by_the_table,
        (3, 8): Evening.calls_for_nothing,
        (4, 4): Evening.calls_for_nothing,
        (5, 7): director.other_board,
        (6, 4): director.not_played,
        (6, 2): director.played_later,
        (6, 3): director.cancelled,
    },
    thorough=True,
)
AFTERWARDS: dict[int, tuple[Callable[[Evening, int], None], ...]] = {
    3: (director.artificial, director.assigned),
    4: (director.weighted, director.split),
    5: (director.wrong_direction, director.wrong_pair),
    6: (director.self_inflicted, director.misread),
    7: (director.share, director.undoes),
}
"""The Director's steps between the end of a round and the call of the next."""


@pytest.fixture
def evening(request: pytest.FixtureRequest, club: Club, chromium: Browser) -> Iterator[Evening]:
    plan: Plan = request.param
    watch = Watch(chromium, plan.thorough)
    yield Evening(plan, club, watch)
    watch.end()
    assert not watch.amiss, "\n".join(watch.amiss)


def begins(evening: Evening) -> None:
    """Everybody comes, nobody sees a figure, the clock is set and the first round called."""
    evening.everybody_comes()
    evening.visitor.sees_nothing_yet()
    evening.console.time_rounds(15, 3)
    evening.console.call_round(1)
    evening.display.shows_clock(15)


def play_round(evening: Evening, number: int) -> None:
    """Call a round, unless it was, and have it played at all tables."""
    if number > 1:
        evening.console.call_round(number)
    evening.sit(number)
    names = evening.phones[3][0].names()
    assert names
    evening.display.shows_seats(f"Seats of round {number}", 3, *names)
    for table in evening.phones:
        evening.play(number, table)


def comes_to(look: Callable[[], Ranking], wanted: Callable[[Ranking], Ranking]) -> None:
    """Look until the ranking is the wanted one: live views are renewed at most once a second."""
    found: Ranking | None = None

    def comes() -> bool:
        nonlocal found
        found = look()
        return bool(found) and found == wanted(found)

    with suppress(AssertionError):
        until(comes, PATIENCE)
    assert found
    assert found == wanted(found)


def is_that_of_the_record(evening: Evening, folder: Path) -> Figures:
    """See that the screen on the wall has what the command line finds in the backup of the record."""
    record = evening.club.folder / f"{evening.event}.event"
    folder.mkdir()
    duplicado("backup", record, folder / "copy.event")
    duplicado("verify", folder / "copy.event")
    kept = figures(shown(folder / "copy.event"))
    comes_to(evening.display.ranking, lambda found: as_shown(kept, found, evening.ledger.names))
    return kept


def is_that_of_the_command_line(evening: Evening, folder: Path) -> None:
    """Compare what is published with the record's backup, and with everything entered afresh."""
    kept = is_that_of_the_record(evening, folder)
    paper = figures(evening.ledger.scored(folder / "paper.event"))
    assert kept == paper
    assert len({share for _, share in kept.values()}) > 2
    comes_to(evening.visitor.ranking, lambda found: as_shown(kept, found, evening.ledger.names))


@pytest.mark.parametrize("evening", [SHORT], indirect=True)
def test_a_short_evening(evening: Evening, tmp_path: Path) -> None:
    begins(evening)
    evening.late_pair(2)
    evening.fewer_rounds(2)
    for number in (1, 2):
        play_round(evening, number)
    assert not evening.planned
    evening.display.shows_ranking_of(6)
    evening.console.end()
    evening.console.publish()
    is_that_of_the_command_line(evening, tmp_path / "after")


@pytest.mark.parametrize("language", ["es", "pt"])
def test_a_round_by_keyboard_in_the_letters_of_the_language(thursday: Club, chromium: Browser, language: str) -> None:
    watch = Watch(chromium, thorough=False, about=f"{language}-")
    page = watch.person("table 1", PHONE, {"es": "es-ES", "pt": "pt-PT"}[language])
    phone = KeyboardPhone(watch, page, thursday.address, language)
    phone.scan(f"/e/{EVENT}/t/1/1", thursday.pin(1))
    expect(page.locator("html")).to_have_attribute("lang", language)
    phone.sit_down()
    phone.settings()
    lines = {1: "4SX N -1 HK", 2: "3NT W +1 CQ"}
    for board, line in lines.items():
        phone.enter(board, line)
        phone.agree(board)
        phone.is_settled(board)
    phone.call("?")
    boards = thursday.at_table(1).view()["boards"]
    assert {int(board): boards[board]["results"][0]["line"] for board in boards} == lines
    phone.finish()
    phone.is_in_round(2)
    watch.end()
    assert not watch.amiss, "\n".join(watch.amiss)


@pytest.mark.slow
@pytest.mark.parametrize("evening", [LONG], indirect=True)
def test_a_long_evening(evening: Evening, tmp_path: Path) -> None:
    begins(evening)
    console, display = evening.console, evening.display
    evening.late_pair(2)
    for number in range(1, LONG.rounds + 1):
        play_round(evening, number)
        if number == 1:
            display.shows_ranking_of(14)
            director.announced(evening)
        for act in AFTERWARDS.get(number, ()):
            act(evening, number)
    evening.watch.look(display.page, "display-at-the-end")
    assert not evening.planned
    director.penalties(evening, "3", "7")
    director.appealed(evening, 3)
    director.plays_what_was_left(evening)
    is_that_of_the_record(evening, tmp_path / "before")
    console.end()
    director.misread(evening, 8)
    console.publish()
    is_that_of_the_command_line(evening, tmp_path / "published")
    director.late_correction(evening, 7)
    is_that_of_the_command_line(evening, tmp_path / "corrected")
    evening.visitor.reads_on()
