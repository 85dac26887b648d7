"""The screen on the wall in Chromium: it follows the evening by itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.accessibility import faults
from tests.club.conftest import EVENT, LAPTOP, Club, founded, founding, result, serving

from duplicado.event.facts.announcements import AnnouncementMade
from duplicado.event.facts.clock import RoundsTimed
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.progress import RoundCalled, SessionEnded
from duplicado.formats.event_record.document import fact_data
from duplicado.locale import Language
from duplicado.movement.mitchell import skip_mitchell
from duplicado.publish.messages import Messages
from duplicado.service.live.roles import Access, Openness, Release, Role

pytestmark = pytest.mark.browser


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    with serving(tmp_path) as served:
        founded(served)
        served.house.open_events.set_access(
            EVENT, Access(openness=Openness(display=Release.AT_ONCE, public=Release.AT_ONCE))
        )
        yield served


@pytest.fixture
def screen(club: Club, chromium: Browser) -> Iterator[Page]:
    context = chromium.new_context(viewport={"width": 1600, "height": 900}, locale="en")
    page = context.new_page()
    page.goto(f"{club.address}in/{club.code(Role.DISPLAY, by='the wall')}")
    page.get_by_role("button", name="Come in").click()
    expect(page).to_have_url(f"{club.address}e/{EVENT}/wall")
    yield page
    context.close()


RIGHT_EDGE = """() => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector('[data-clock]'));
  return range.getBoundingClientRect().right;
}"""
"""The right end of the clock's text, in pixels."""


def a_board_at_every_table(club: Club) -> None:
    for table in range(1, 6):
        club.at_table(table).done(result(table, 2 * table - 1, "4S N =" if table % 2 else "3NT S -1"))


def test_the_screen_follows_the_evening(club: Club, screen: Page) -> None:
    expect(screen.get_by_role("heading", name="Find your seat")).to_be_visible()
    expect(screen.get_by_role("row", name="North 1 1 NS")).to_be_visible()
    expect(screen.get_by_role("columnheader")).to_have_count(0)  # a name with its seat says what it is
    expect(screen.get_by_text("No ranking is released yet.")).to_be_hidden()
    director = club.person(Role.DIRECTOR)
    director.done(RoundsTimed(1, 15, 3), RoundCalled(1, 1))
    expect(screen.get_by_text("Round 1 of 5")).to_be_visible()
    expect(screen.get_by_text("No ranking is released yet.")).to_be_visible()
    expect(screen.get_by_role("timer")).to_contain_text("14:")
    expect(screen.get_by_role("heading", name="Seats of round 1")).to_be_visible()
    expect(screen.get_by_role("row", name="1 NS 1 North 1 – South 1 EW 6 North 6 – South 6 1–2")).to_be_visible()
    a_board_at_every_table(club)
    expect(screen.locator("[data-tables] tbody tr")).to_have_count(10)
    assert 'data-word="unit-imps">IMPs<' in screen.request.get(screen.url).text()
    director.done(AnnouncementMade("Coffee is ready", 1))
    expect(screen.get_by_text("Coffee is ready")).to_be_visible()
    assert faults(screen) == []


def test_it_says_so_while_the_line_is_lost(screen: Page) -> None:
    lost = screen.get_by_text("Connection lost")
    screen.route("**/rankings?*", lambda route: route.abort())
    screen.reload()
    expect(lost).to_be_visible()
    screen.unroute("**/rankings?*")
    expect(lost).to_be_hidden()


ROOM = """() => {
  const box = document.querySelector('.columns').getBoundingClientRect();
  const rows = document.querySelectorAll('.columns tr:not([hidden])');
  return [box.top, box.bottom, ...Array.from(rows, (each) => each.offsetTop)];
}"""
"""Position of the pages, and of each of their rows that is shown."""


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_lost_line_moves_nothing_of_what_is_read(club: Club, chromium: Browser, size: tuple[int, int]) -> None:
    club.person(Role.DIRECTOR).done(RoundsTimed(1, 15, 3), RoundCalled(1, 1))
    a_board_at_every_table(club)
    for language in Language:
        with chromium.new_context(viewport={"width": size[0], "height": size[1]}, locale=language.value) as context:
            page = context.new_page()
            page.goto(f"{club.address}e/{EVENT}/wall")
            expect(page.locator("[data-tables] tbody tr")).to_have_count(10)
            lost = page.locator("[data-lost]")
            page.clock.install()
            page.clock.run_for(1000)
            expect(lost).to_be_hidden()
            read = page.evaluate(ROOM)
            context.set_offline(offline=True)
            page.clock.run_for(5000)
            expect(lost).to_be_visible()
            assert page.evaluate(ROOM) == read


def test_it_says_so_when_its_access_is_removed(club: Club, screen: Page) -> None:
    club.person(Role.DIRECTOR).done(RoundsTimed(1, 15, 3), RoundCalled(1, 1))
    seats = screen.get_by_role("heading", name="Seats of round 1")
    expect(seats).to_be_visible()
    (wall,) = (each for each in club.house.entrance.guests(EVENT) if each.by == "the wall")
    club.house.entrance.revoke(subject=wall.subject, issuer=LAPTOP)
    expect(screen.get_by_text("This screen no longer has access")).to_be_visible()
    expect(seats).to_be_hidden()
    expect(screen.get_by_text("Connection lost")).to_be_hidden()


def turned_until(place: Locator) -> None:
    """Let the time of the page pass until something has its turn."""
    for _ in range(90):
        if place.is_visible():
            break
        place.page.clock.run_for(2000)
    expect(place).to_be_visible()


def test_it_fits_a_telephone_and_turns_a_long_ranking_over_in_pages(club: Club, chromium: Browser) -> None:
    a_board_at_every_table(club)
    context = chromium.new_context(viewport={"width": 360, "height": 420}, locale="pt")
    page = context.new_page()
    page.clock.install()
    page.goto(f"{club.address}e/{EVENT}/wall")
    expect(page.get_by_role("button", name="Parar")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator("[data-tables] tbody tr")).to_have_count(10)
    # On a narrow screen seats and ranking take turns.
    first = page.locator("[data-tables] tbody tr").first
    last = page.locator("[data-tables] tbody tr").last
    turned_until(first)
    expect(last).to_be_hidden()
    turned_until(last)
    expect(first).to_be_hidden()
    expect(page.get_by_role("heading", level=1)).to_be_in_viewport()
    context.close()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (360, 640)])
def test_nothing_of_it_scrolls_and_its_clock_stays(club: Club, chromium: Browser, size: tuple[int, int]) -> None:
    club.person(Role.DIRECTOR).done(RoundsTimed(1, 15, 3), RoundCalled(1, 1), AnnouncementMade("Coffee is ready", 1))
    a_board_at_every_table(club)
    context = chromium.new_context(viewport={"width": size[0], "height": size[1]}, locale="en")
    page = context.new_page()
    page.goto(f"{club.address}e/{EVENT}/wall")
    expect(page.get_by_text("Coffee is ready")).to_be_visible()
    expect(page.locator("[data-tables] tbody tr")).to_have_count(10)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("document.querySelector('[data-clock]').getBoundingClientRect().top >= 0")
    context.close()


@pytest.mark.parametrize("language", Language, ids=lambda language: language.value)
def test_that_time_is_over_is_read_on_a_telephone_too(club: Club, chromium: Browser, language: Language) -> None:
    context = chromium.new_context(viewport={"width": 320, "height": 667}, locale=language.value)
    page = context.new_page()
    page.clock.install()
    page.route("**/static/icon.svg", lambda route: route.abort())  # by which it learns what the server's time is
    page.goto(f"{club.address}in/{club.code(Role.DISPLAY, by='the wall')}")
    page.get_by_role("button").first.click()
    expect(page).to_have_url(f"{club.address}e/{EVENT}/wall")
    club.person(Role.DIRECTOR).done(RoundsTimed(1, 15, 3), RoundCalled(1, 1))
    expect(page.get_by_role("timer")).to_contain_text("14:")
    page.clock.fast_forward("16:00")
    expect(page.get_by_role("timer")).to_have_text(Messages.load(language).text("display-time-over"))
    for width in (320, 375, 390):
        page.set_viewport_size({"width": width, "height": 667})
        edge = page.evaluate(RIGHT_EDGE)
        assert edge <= width, (language, edge)
    context.close()


@pytest.mark.parametrize("path", ["display", "office"])
def test_the_ends_of_rounds_are_heard_and_the_screen_stays_on(path: str, club: Club, chromium: Browser) -> None:
    context = chromium.new_context(viewport={"width": 1600, "height": 900}, locale="en")
    page = context.new_page()
    page.add_init_script(
        "navigator.wakeLock.request = (kind) => { document.documentElement.dataset.awake = kind; "
        "return Promise.reject(new Error('a test')); }"
    )
    page.clock.install()
    page.route("**/static/icon.svg", lambda route: route.abort())  # by which it learns what the server's time is
    page.goto(f"{club.address}in/{club.code(Role.DIRECTOR, by='the Director')}")
    page.get_by_role("button", name="Come in").click()
    html = page.locator("html")
    club.person(Role.DIRECTOR).done(RoundsTimed(1, 15, 3), RoundCalled(1, 1))
    page.goto(f"{club.address}e/{EVENT}/{path}")
    expect(html).to_have_attribute("data-awake", "screen")
    clock = page.get_by_role("timer") if path == "display" else page.locator("[data-ends]")
    expect(clock).to_contain_text("14:")
    page.mouse.click(5, 200)  # a browser lets a page sound once something was pressed on it
    page.clock.fast_forward("11:00")
    expect(clock).to_contain_text("3:")
    expect(html).not_to_have_attribute("data-signal", "warning")
    page.clock.fast_forward("01:10")
    expect(html).to_have_attribute("data-signal", "warning")
    page.clock.fast_forward("03:00")
    expect(html).to_have_attribute("data-signal", "over")
    context.close()


TOO_SMALL = """() => [...document.querySelectorAll('body *')]
  .filter((each) => each.checkVisibility() && !each.closest('.sr-only, .skip'))
  .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((each) => parseFloat(getComputedStyle(each).fontSize) < 0.022 * innerHeight).map((each) => each.outerHTML)"""
"""The texts that cannot be read from the other end of the room."""
TURNS = f"""() => {{
  const rows = [...document.querySelectorAll('[data-seats]:not([hidden]) tbody tr')];
  const place = (each) => {{
    const {{ top, bottom, left, right }} = each.getBoundingClientRect();
    return [top, bottom, left, right].map(Math.round);
  }};
  return {{
    now: Date.now(),
    seats: rows.length,
    shown: rows.flatMap((each, at) => each.checkVisibility() ? [at] : []),
    high: document.documentElement.scrollHeight - innerHeight,
    places: ['.board-head', '.announcement'].map((each) => place(document.querySelector(each))),
    small: ({TOO_SMALL})(),
  }};
}}"""
"""The seats that are shown now, by the page's clock, and what a screen on a wall must not do."""
LONGEST_WAIT = 40_000
"""For so long at most a seat is not shown, in milliseconds."""


def waits(page: Page) -> dict[int, float]:
    """Return for how long each seat was not shown at most, in milliseconds, while the page turns for two minutes."""
    first = page.evaluate(TURNS)
    latest = first["now"]
    last, longest = dict.fromkeys(range(first["seats"]), latest), dict.fromkeys(range(first["seats"]), 0.0)
    while latest - first["now"] < 3 * LONGEST_WAIT:
        told = page.evaluate(TURNS)
        assert (told["high"], told["places"], told["small"]) == (0, first["places"], [])
        latest = told["now"]
        for seat in told["shown"]:
            longest[seat] = max(longest[seat], latest - last[seat])
            last[seat] = latest
        page.clock.run_for(1000)
    return {seat: max(longest[seat], latest - last[seat]) for seat in last}


STAGES: dict[str, tuple[AnyFact, ...]] = {
    "Find your seat": (),
    "Seats of round 1": (RoundsTimed(1, 15, 3), RoundCalled(1, 1)),
    "Seats of the next round, 2": (RoundsTimed(1, 15),),  # without a warning they are wanted at once
    "": (SessionEnded(1),),
}
"""The headings under which seats are read, at the end none, and what is done before."""


@pytest.mark.rest
@pytest.mark.parametrize("tables", [4, *(pytest.param(each, marks=pytest.mark.slow) for each in (8, 16, 18, 32)), 60])
def test_every_seat_of_a_hall_is_shown_within_forty_seconds(tables: int, tmp_path: Path, chromium: Browser) -> None:
    with serving(tmp_path) as hall:
        facts = founding(2 * tables, 1, skip_mitchell(tables))
        body = {"id": "hall", "name": EVENT, "facts": [fact_data(each) for each in facts]}
        assert hall.organizer().send("POST", "/api/1/events", body).status_code == 200
        access = Access(openness=Openness(display=Release.AT_ONCE, public=Release.AT_ONCE))
        hall.house.open_events.set_access(EVENT, access)
        director = hall.person(Role.DIRECTOR)
        director.done(AnnouncementMade("Coffee is ready", 1))
        context = chromium.new_context(locale="en")
        page = context.new_page()
        page.clock.install()
        for heading, done in STAGES.items():
            if done:
                director.done(*done)
            if heading == "Seats of round 1":
                scorer = hall.person(Role.SCORER)
                scorer.done(result(1, 1, "4S N =", side=None), result(2, 2, "4S N =", side=None))
            for width, height in ((1920, 1080), (1280, 720)):
                page.set_viewport_size({"width": width, "height": height})
                page.goto(f"{hall.address}e/{EVENT}/wall")
                expect(page.get_by_text("Coffee is ready")).to_be_visible()
                expect(
                    page.get_by_role("heading", name=heading) if heading else page.get_by_text("Play has ended")
                ).to_be_visible()
                expect(page.locator("[data-tables] tbody tr")).to_have_count(0 if heading == "Find your seat" else 4)
                page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)  # now time passes as the test lets it
                waited = waits(page)
                assert bool(waited) is bool(heading)
                assert {seat: wait for seat, wait in waited.items() if wait > LONGEST_WAIT} == {}, heading
                page.clock.resume()
        context.close()


@pytest.mark.rest
def test_without_a_ranking_the_seats_of_a_hall_take_the_whole_width(tmp_path: Path, chromium: Browser) -> None:
    with serving(tmp_path) as hall:
        body = {"id": "hall", "name": EVENT, "facts": [fact_data(each) for each in founding(16, 1, skip_mitchell(8))]}
        assert hall.organizer().send("POST", "/api/1/events", body).status_code == 200
        hall.person(Role.DIRECTOR).done(RoundCalled(1, 1))
        context = chromium.new_context(viewport={"width": 1280, "height": 720}, locale="en")
        page = context.new_page()
        page.goto(f"{hall.address}e/{EVENT}/wall")
        expect(page.locator("[data-seats] tbody tr:visible")).to_have_count(8)
        expect(page.get_by_text("No ranking is released yet.")).to_be_hidden()
        across = "document.querySelector('[data-seats]').getBoundingClientRect().width / innerWidth"
        assert page.evaluate(across) > 0.9
        context.close()
