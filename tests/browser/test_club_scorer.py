"""The scorer's keyboard in Chromium: an evening's slips without a mouse, and what a checker of accessibility finds."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.browser.accessibility import faults
from tests.club.conftest import EVENT, Club, club, result, thursday

from duplicado.event.facts.calls import DirectorCalled
from duplicado.event.facts.office_values import Where
from duplicado.service.live.roles import Role

pytestmark = pytest.mark.browser
__all__ = ["club", "thursday"]  # fixtures of the club
PAGE = f"e/{EVENT}/scorer"


def checked(page: Page) -> None:
    page.wait_for_load_state()
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def at_the_sheet(context: BrowserContext, thursday: Club, role: Role) -> Page:
    """Open the scorer's page for somebody who has been let in."""
    page = context.new_page()
    page.goto(f"{thursday.address}in/{thursday.code(role)}")
    page.locator("main form button").click()
    page.wait_for_url("**/office")
    page.goto(f"{thursday.address}{PAGE}")
    expect(page.locator("#typed")).to_be_focused()
    return page


@pytest.fixture(params=[(320, "dark"), (1280, "light")])
def page(thursday: Club, chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A scorer's keyboard, narrow and dark, and wide and light."""
    width, scheme = request.param
    context = chromium.new_context(viewport={"width": width, "height": 800}, color_scheme=scheme, locale="en-GB")
    yield at_the_sheet(context, thursday, Role.SCORER)
    context.close()


def typed(page: Page, line: str) -> None:
    page.keyboard.type(line)
    page.keyboard.press("Enter")


def entered(club: Club, table: int) -> dict[int, list[str]]:
    boards = club.at_table(table).view()["boards"]
    return {int(number): [each["line"] for each in board["results"]] for number, board in boards.items()}


def answered(page: Page) -> None:
    """Wait until a question is old enough to be answered."""
    expect(page.locator("[data-keep]")).not_to_have_attribute("aria-disabled", "true")


def test_slips_are_typed_in_without_a_mouse(page: Page, thursday: Club) -> None:
    checked(page)
    typed(page, "1 1 4S N +1 HK")
    expect(page.locator(".taken")).to_contain_text("NS +450")
    typed(page, "1 2 pass")
    expect(page.locator(".taken")).to_contain_text("Passed out")
    expect(page.locator(".missing")).to_contain_text("2 of 10 entered")
    # The names stand on the sheet however narrow it is, and none of it lies beside the screen.
    expect(page.locator(".sheet tbody .pairs .names:visible")).to_have_count(20)
    assert page.locator(".scrolls").evaluate("each => each.scrollWidth <= each.clientWidth")
    typed(page, "4SN=")  # the cursor went on to the first line that is open
    expect(page.locator(".taken")).to_contain_text("table 2, board 3")
    typed(page, "1 1 4S N =")
    expect(page.locator(".asked")).to_contain_text("something else was entered there already")
    expect(page.locator("#typed")).to_be_focused()
    checked(page)
    answered(page)
    page.keyboard.press("Control+Enter")
    expect(page.locator(".taken")).to_contain_text("NS +420")
    assert entered(thursday, 1)[1] == ["4S N ="]
    current = page.locator("tr.current").inner_text()
    page.keyboard.type("3NT")
    thursday.at_table(5).done(result(5, 9, "4S N ="))  # by a phone: it comes while a line is being typed
    expect(page.locator(".missing")).to_contain_text("4 of 10 entered")
    expect(page.locator("#typed")).to_have_value("3NT")
    assert page.locator("tr.current").inner_text() == current
    page.keyboard.press("Escape")
    page.goto(f"{thursday.address}{PAGE}/slips?round=2")
    checked(page)
    page.goto(f"{thursday.address}{PAGE}")
    page.locator(".tabs").get_by_role("link", name="Tables").click()
    page.wait_for_url("**/office")


def test_a_call_comes_first_at_the_scorers(page: Page, thursday: Club) -> None:
    typed(page, "1 1 4SX N -5")
    question = page.locator("[data-question]")
    expect(question).to_be_visible()
    thursday.at_table(2).done(DirectorCalled(Where(1, "", 1, 2), "Revoke by West?"))
    strip = page.locator("#calls .waiting-call")
    expect(strip).to_contain_text("Revoke by West?")
    expect(page).to_have_title(re.compile("^⚑ Table 2 "))
    checked(page)
    below = page.locator("#typed").bounding_box()
    above = strip.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] + above["height"] <= below["y"]
    expect(page.locator("#typed")).to_have_value("1 1 4SX N -5")
    expect(question).to_be_visible()


def test_no_key_too_many_takes_down_what_is_doubtful(page: Page, thursday: Club) -> None:
    typed(page, "1 1 4SX N -5")
    question = page.locator("[data-question]")
    expect(question).to_contain_text("Not saved yet")
    expect(page.locator("#typed")).to_have_value("1 1 4SX N -5")
    for _ in range(10):
        page.keyboard.press("Enter")
    expect(question).to_contain_text("Still not saved")
    answered(page)
    page.keyboard.press("End")
    for _ in range(10):
        page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(question).to_contain_text("Still not saved")
    assert entered(thursday, 1) == {1: [], 2: []}
    # The next slip, as fast as keys can be pressed, while the question stands.
    page.keyboard.press("Control+a")
    typed(page, "1 2 1NT N =")
    typed(page, "2 3 7NTX N -6")
    typed(page, "2 4 2H E =")
    expect(page.locator("tr.open")).to_have_count(8)
    assert (entered(thursday, 1), entered(thursday, 2)) == ({1: [], 2: ["1NT N ="]}, {3: [], 4: ["2H E ="]})
    expect(page.locator("[data-left]")).to_contain_text("1 1 4SX N -5")
    expect(page.locator("[data-left]")).to_contain_text("2 3 7NTX N -6")


@pytest.mark.parametrize(("locale", "line"), [("es-ES", "1 2 4P N +1 CR"), ("pt-BR", "1 2 4E N +1 CR")])
def test_a_board_takes_one_line_at_a_desk(thursday: Club, chromium: Browser, locale: str, line: str) -> None:
    with chromium.new_context(viewport={"width": 1366, "height": 768}, locale=locale) as context:
        page = at_the_sheet(context, thursday, Role.DIRECTOR)
        typed(page, line)
        expect(page.locator(".sheet .take-back").first).to_be_visible()
        rows = page.locator(".sheet tbody tr")
        assert max(rows.evaluate_all("rows => rows.map((row) => row.offsetHeight)")) < 36


def test_only_the_line_that_was_asked_about_is_kept(page: Page, thursday: Club) -> None:
    page.clock.install()
    page.reload()
    page.clock.pause_at(datetime.now(UTC) + timedelta(hours=1))
    typed(page, "1 1 4SX N -5")
    expect(page.locator("[data-question]")).to_be_visible()
    page.clock.run_for(450)  # sooner than anybody reads
    page.keyboard.press("Control+Enter")
    page.locator("[data-keep]").click(force=True)
    assert entered(thursday, 1)[1] == []
    page.clock.run_for(100)
    answered(page)
    page.clock.resume()
    page.locator("#typed").fill("1 1 4SX N -6")
    page.keyboard.press("Control+Enter")
    expect(page.locator("[data-question]")).to_have_attribute("data-question", "1 1 4SX N -6")
    assert entered(thursday, 1)[1] == []
    page.keyboard.press("Escape")
    expect(page.locator("[data-question]")).to_have_count(0)
    expect(page.locator("#typed")).to_have_value("")
    for board in (1, 2):
        typed(page, f"1 {board} 4SX N -5")
        expect(page.locator("[data-question]")).to_be_visible()
        answered(page)
        page.keyboard.press("Control+Enter") if board == 1 else page.locator("[data-keep]").click()
        expect(page.locator(".taken")).to_contain_text(f"table 1, board {board}")
        assert entered(thursday, 1)[board] == ["4SX N -5"]
