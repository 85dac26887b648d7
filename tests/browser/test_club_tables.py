"""Tables of the console in Chromium: how much of sixteen tables is seen at once, on a laptop and on a telephone."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.test_club_console import accessible
from tests.club.conftest import EVENT, Club, founding, result, serving
from tests.waiting import until

from duplicado.event.facts.calls import DirectorCalled
from duplicado.event.facts.clock import RoundsTimed
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.progress import RoundCalled
from duplicado.formats.event_record.document import fact_data
from duplicado.movement.mitchell import skip_mitchell
from duplicado.service.live.roles import Role

pytestmark = [pytest.mark.browser, pytest.mark.rest]

TABLES: Final = 16
ANSWERS: Final = ("I'm going", "Start the ruling", "Settled, no ruling")
"""The answers to a call."""
SEEN = """() => {
  const tiles = [...document.querySelectorAll('.tables .table')].map((e) => e.getBoundingClientRect());
  const tabs = document.querySelector('.office .tabs').getBoundingClientRect();
  const end = tabs.top > innerHeight / 2 ? tabs.top : innerHeight;
  return [document.querySelector('.console-bar').getBoundingClientRect().height, tiles[0].top,
    tiles.filter((each) => each.bottom <= end).length];
}"""
"""The height of the bar, the place of the first table, and the number of tables in sight."""
PAIRS: Final = """() => [...document.querySelectorAll('.tables .table .tile-pairs')].flatMap((each) => {
  const range = document.createRange();
  range.selectNodeContents(each);
  const [text, box] = [range.getBoundingClientRect(), each.getBoundingClientRect()];
  const isCut = text.right > box.right + 1 || text.bottom > box.bottom + 1 || text.bottom > innerHeight;
  return isCut || each.scrollWidth > each.clientWidth + 1 ? [`cut: ${each.innerText}`] : [each.innerText];
})"""
"""The pairs of each table as they are read, and which of them are cut off."""


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    with serving(tmp_path) as served:
        facts = founding(2 * TABLES, 3, skip_mitchell(TABLES))
        body = {"id": "founding", "name": EVENT, "facts": [fact_data(each) for each in facts]}
        assert served.organizer().send("POST", "/api/1/events", body).status_code == 200
        served.person(Role.DIRECTOR).done(RoundsTimed(1, 26, 5), RoundCalled(1, 1))
        yield served


@pytest.fixture
def page(chromium: Browser, club: Club) -> Iterator[Page]:
    context = chromium.new_context(viewport={"width": 1366, "height": 768}, locale="en-GB")
    page = context.new_page()
    page.goto(f"{club.address}in/{club.code(Role.DIRECTOR, by='the Director')}")
    page.get_by_role("button", name="Come in").click()
    expect(page.locator(".tables .table")).to_have_count(TABLES)
    page.wait_for_load_state()  # with its styles
    yield page
    context.close()


def are_read(page: Page) -> None:
    """See that all pairs are read at their tables, and the main action is in sight."""
    read = page.evaluate(PAIRS)
    assert len(read) == TABLES
    for number, text in enumerate(read, 1):
        assert not text.startswith("cut"), text
        for pair in (number, TABLES + number):
            assert f"North {pair}" in text
            assert f"South {pair}" in text
    expect(page.locator(".main-action .button").first).to_be_in_viewport(ratio=1)


def test_sixteen_tables_are_seen_at_once_and_eight_on_a_telephone(page: Page, club: Club) -> None:
    bar, first, seen = page.evaluate(SEEN)
    assert (bar, seen) == (48, TABLES)
    assert first <= 150
    are_read(page)
    club.at_table(2).done(DirectorCalled(Where(1, "", 1, 2, 5), "Revoke by West?"))
    expect(page.locator("#calls .waiting-call")).to_be_visible()
    _, first, seen = page.evaluate(SEEN)
    assert seen == TABLES
    assert first <= 205
    are_read(page)
    page.set_viewport_size({"width": 390, "height": 844})
    bar, _, seen = page.evaluate(SEEN)
    assert bar <= 46
    assert seen >= 8
    answers = page.locator("#calls .waiting-call").locator("button:visible, a:visible")
    assert answers.count() >= len(ANSWERS)
    for name in ANSWERS:
        expect(answers.filter(has_text=name)).to_be_in_viewport(ratio=1)
    heights = page.locator(".tabs > ul > li:visible > a, .tabs summary:visible").evaluate_all(
        "all => all.map((each) => Math.round(each.getBoundingClientRect().top))"
    )
    assert len(heights) == 5
    assert len(set(heights)) == 1  # "More" stands level with the others
    expect(page.get_by_role("button", name="Stop the clock")).to_be_hidden()
    page.get_by_role("button", name="More ways").click()
    page.get_by_role("button", name="Stop the clock").click()
    expect(page.locator(".clock")).to_contain_text("clock stopped")


def test_a_table_is_told_something_and_its_result_agreed_in_two_presses(page: Page, club: Club) -> None:
    table = club.at_table(3)
    table.done(result(3, 7, "4S N ="))
    page.get_by_role("link", name="Table 3", exact=True).click()
    page.get_by_role("button", name="Agree to board 7").click()
    expect(page.locator("#drawer")).to_be_visible()
    until(lambda: table.view()["boards"]["7"]["agreed"])
    page.get_by_label("Message to this table").fill("Please hurry")
    page.keyboard.press("Enter")
    expect(page.locator("#announcements")).to_contain_text("Please hurry")
    assert [each["text"] for each in table.view()["announcements"]] == ["Please hurry"]
    accessible(page)
