"""Console in Chromium beyond the tables: results typed in their place, calls on every page, rankings at once."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect
from tests.browser.test_club_console import accessible
from tests.club import conftest as served
from tests.club.conftest import EVENT, Club, result

from duplicado.event.facts.announcements import AnnouncementMade
from duplicado.event.facts.calls import DirectorCalled
from duplicado.event.facts.clock import RoundsTimed
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.progress import RoundCalled
from duplicado.service.live.roles import Access, Openness, Release, Role

pytestmark = pytest.mark.browser

club, thursday = served.club, served.thursday
"""Fixtures of the tests by HTTP."""
PAGES = (
    "",
    "/results",
    "/ranking",
    "/rulings",
    "/rulings/new",
    "/people",
    "/movement",
    "/files",
    "/settings",
    "/settings/record",
)


@pytest.fixture
def laptop(chromium: Browser, thursday: Club) -> Iterator[Page]:
    """A director's laptop that came in with a code."""
    context = chromium.new_context(viewport={"width": 1366, "height": 768}, locale="en-GB")
    page = context.new_page()
    amiss: list[str] = []
    page.on("pageerror", lambda error: amiss.append(str(error)))
    page.goto(f"{thursday.address}in/{thursday.code(Role.DIRECTOR, by='the Director')}")
    page.get_by_role("button", name="Come in").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Tables")
    yield page
    context.close()
    assert amiss == []


def office(thursday: Club, path: str = "") -> str:
    return f"{thursday.address}e/{EVENT}/office{path}"


def cell(page: Page, number: int, table: int, board: int) -> Locator:
    return page.locator(f"#cell-{number}-{table}-{board}")


def typed(page: Page, where: Locator, text: str) -> None:
    where.focus()
    page.keyboard.press("Enter")
    where.locator("input").fill(text)
    page.keyboard.press("Enter")


def test_a_line_that_was_left_before_it_was_entered_stays_beside_the_sheet(laptop: Page, thursday: Club) -> None:
    laptop.goto(office(thursday, "/results"))
    typed(laptop, cell(laptop, 1, 1, 1), "4S N =")
    expect(cell(laptop, 1, 1, 1)).to_contain_text("+420")
    typed(laptop, cell(laptop, 1, 1, 1), "4S N +1")
    expect(laptop.locator(".asked-row")).to_contain_text("Not saved yet")
    cell(laptop, 1, 1, 2).click()
    kept = laptop.locator("[data-left] button")
    expect(kept).to_have_text(re.compile(r"Board 1, table 1.* 4S N \+1 – not entered: take it up again"))
    kept.click()
    expect(kept).to_have_count(0)
    expect(cell(laptop, 1, 1, 1).locator("input")).to_have_value("4S N +1")
    laptop.keyboard.press("Escape")
    expect(cell(laptop, 1, 1, 1)).to_contain_text("+420")
    expect(kept).to_have_count(0)
    # The same where its question comes only after the cell was left.
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    laptop.route(re.compile(r"/acts/correct"), hold)
    with laptop.expect_request(re.compile(r"/acts/correct")):
        typed(laptop, cell(laptop, 1, 1, 1), "4S N +1")
    cell(laptop, 1, 1, 2).click()
    expect(cell(laptop, 1, 1, 1)).to_contain_text("+420")
    expect(kept).to_have_count(0)
    for each in held:
        each.continue_()
    expect(kept).to_have_text(re.compile(r"Board 1, table 1.* 4S N \+1 – not entered"))
    laptop.unroute_all()


def test_results_are_entered_and_corrected_on_the_sheet(laptop: Page, thursday: Club) -> None:
    laptop.goto(office(thursday, "/results"))
    typed(laptop, cell(laptop, 1, 1, 1), "4S N =")
    expect(cell(laptop, 1, 1, 1)).to_contain_text("+420")
    typed(laptop, cell(laptop, 2, 5, 1), "4S N -1")
    expect(cell(laptop, 2, 5, 1).locator(".mp")).not_to_be_empty()
    typed(laptop, cell(laptop, 1, 1, 1), "4S N +1")
    expect(laptop.locator(".asked-row")).to_contain_text("Not saved yet")
    for _ in range(10):
        laptop.keyboard.press("Enter")
    expect(cell(laptop, 1, 1, 1).locator("input")).to_be_focused()
    table = thursday.at_table(1).view()["boards"]["1"]
    assert [each["score"] for each in table["results"]] == [420]
    laptop.wait_for_function("document.querySelector('[data-keep-it]') !== null")
    expect(laptop.locator("[data-keep-it]")).to_be_visible()
    laptop.locator("[data-keep-it]").click(delay=600)
    expect(cell(laptop, 1, 1, 1)).to_contain_text("+450")
    # Once rounds are called, what is typed stays in the round: below its last board is the next table's first.
    thursday.person(Role.DIRECTOR).done(RoundCalled(1, 1))
    laptop.reload()
    expect(cell(laptop, 2, 5, 1)).to_have_attribute("data-later", "")
    typed(laptop, cell(laptop, 1, 1, 2), "3NT N =")
    expect(cell(laptop, 1, 2, 3)).to_be_focused()
    # Who types in another cell before the answer is there stays in it.
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    laptop.route(re.compile(r"/office/results$"), hold)
    with laptop.expect_request(re.compile(r"/office/results$")):
        typed(laptop, cell(laptop, 1, 2, 3), "4H N =")
    cell(laptop, 1, 3, 5).focus()
    laptop.keyboard.type("4S")
    with laptop.expect_response(re.compile(r"/office/results$")):
        for each in held:
            each.continue_()
    laptop.unroute_all()
    laptop.keyboard.type(" E -1")
    laptop.keyboard.press("Enter")
    expect(cell(laptop, 1, 3, 5)).to_contain_text("E −1")
    expect(cell(laptop, 1, 2, 3)).to_contain_text("N =")


def test_a_doubtful_result_is_given_up_and_what_was_typed_is_gone(laptop: Page, thursday: Club) -> None:
    laptop.goto(office(thursday, "/results"))
    typed(laptop, cell(laptop, 1, 1, 2), "7NTX N -9")
    expect(laptop.locator(".asked-row")).to_be_visible()
    accessible(laptop)
    laptop.keyboard.press("Escape")
    expect(laptop.locator(".asked-row")).to_have_count(0)
    assert thursday.at_table(1).view()["boards"]["2"]["results"] == []


@pytest.mark.rest
def test_no_key_too_many_saves_what_is_doubtful_on_the_sheet(laptop: Page, thursday: Club) -> None:
    thursday.person(Role.SCORER).done(result(2, 3, "4S N =", side=None))
    laptop.clock.install()
    laptop.goto(office(thursday, "/results"))
    laptop.clock.pause_at(datetime.now(UTC) + timedelta(hours=1))
    asked, keep = laptop.locator(".asked-row"), laptop.locator("[data-keep-it]")

    def stands(table: int, board: int) -> list[str]:
        results = thursday.at_table(table).view()["boards"][str(board)]["results"]
        return [each["line"] for each in results]

    # An empty cell and one with a result: a slip, and a correction.
    for where, line, other in (((1, 1), "7NTX N -9", "7NTX N -8"), ((2, 3), "4S N +1", "4S N +2")):
        before = stands(*where)
        typed(laptop, cell(laptop, 1, *where), line)
        expect(asked).to_contain_text("Not saved yet")
        for _ in range(10):
            laptop.keyboard.press("Enter")
        laptop.keyboard.press("End")
        for _ in range(10):
            laptop.keyboard.press("Space")
        laptop.keyboard.press("Enter")
        expect(asked).to_contain_text("Still not saved")
        laptop.clock.run_for(450)  # sooner than anybody reads
        laptop.keyboard.press("Control+Enter")
        keep.click()
        assert stands(*where) == before
        laptop.clock.run_for(100)
        laptop.keyboard.press("Control+a")
        laptop.keyboard.type(other)
        laptop.keyboard.press("Control+Enter")
        keep.click()
        assert stands(*where) == before
        laptop.keyboard.press("Enter")  # what is typed now is judged anew
        expect(asked).to_contain_text(other)
        laptop.clock.run_for(500)
        laptop.keyboard.press("Control+Enter")
        expect(asked).to_have_count(0)
        assert stands(*where) == [other]
    # The next slips, as fast as a gun reads them, after one that is doubtful.
    typed(laptop, cell(laptop, 1, 4, 7), "7NTX N -9")
    for line in ("4S N =", "3NT E -2", "2H S +1"):
        laptop.keyboard.type(line)
        laptop.keyboard.press("Enter")
    expect(asked.or_(cell(laptop, 1, 4, 8).locator("b")).first).to_be_visible()
    assert "7NTX N -9" not in (*stands(4, 7), *stands(4, 8))


def test_a_call_is_on_every_page_of_the_console_and_answered_there(laptop: Page, thursday: Club) -> None:
    thursday.at_table(2).done(DirectorCalled(Where(1, "", 1, 2, 4), "Revoke by West?", incident="revoke"))
    for path in PAGES:
        laptop.goto(office(thursday, path))
        expect(laptop.locator("#calls .waiting-call")).to_contain_text("Revoke by West?")
        expect(laptop).to_have_title(re.compile("^⚑ Table 2 "))
        for width in (320, 390, 768, 1366, 1920):
            laptop.set_viewport_size({"width": width, "height": 800})
            wide = laptop.evaluate("document.documentElement.scrollWidth")
            assert wide <= width, f"{path} is {wide} pixels wide in a window of {width}"
    laptop.set_viewport_size({"width": 1366, "height": 768})
    laptop.goto(office(thursday, "/movement"))
    laptop.get_by_role("button", name="I'm going").click()
    expect(laptop.locator("#calls")).to_contain_text("the Director is on the way")
    assert laptop.url.endswith("/movement")
    thursday.at_table(3).done(DirectorCalled(Where(1, "", 1, 3, 5), "Two of us bid"))
    expect(laptop.locator("#calls .waiting-call")).to_have_count(2)
    laptop.wait_for_function("Number(document.documentElement.dataset.sounded || '0') > 0")


def test_rankings_at_once_are_on_the_page_of_the_event(laptop: Page, thursday: Club) -> None:
    thursday.house.open_events.set_access(EVENT, Access(openness=Openness(public=Release.AT_ONCE)))
    thursday.person(Role.DIRECTOR).done(RoundCalled(1, 1))
    page = laptop.context.new_page()
    page.goto(f"{thursday.address}e/{EVENT}")
    expect(page.locator(".live-ranking")).to_have_count(0)
    scorer = thursday.person(Role.SCORER)
    scorer.done(result(1, 1, "4S N =", side=None))
    scorer.done(result(5, 1, "4S N -1", side=None, round_number=2))
    expect(page.locator(".live-ranking")).to_contain_text("North 1 – South 1")
    laptop.goto(office(thursday, "/ranking"))
    expect(laptop.locator(".live-ranking")).to_contain_text("81.25")


def test_the_page_of_an_event_follows_its_rounds(laptop: Page, thursday: Club) -> None:
    director = thursday.person(Role.DIRECTOR)
    director.done(RoundsTimed(1, 20), RoundCalled(1, 1))
    page = laptop.context.new_page()
    page.goto(f"{thursday.address}e/{EVENT}")
    clock, first = page.locator("#standing .left"), page.locator("#table-1--1")
    expect(clock).to_have_text(re.compile(r"^(20:00|19:\d\d)$"))
    expect(page.locator("#standing")).to_contain_text("Round 1 of")
    before = first.inner_text()
    first.focus()
    director.done(RoundCalled(1, 2), AnnouncementMade("Coffee is ready", 1))
    expect(page.locator("#standing")).to_contain_text("Round 2 of")
    expect(page.locator("#standing")).to_contain_text("Coffee is ready")
    expect(first).not_to_have_text(before)
    expect(first).to_be_focused()
    expect(clock).to_have_text(re.compile(r"^(20:00|19:\d\d)$"))
