"""A player's phone shows finished boards; phones that are put away, have several tabs, lie in one hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, FloatRect, Page, expect
from tests.browser.accessibility import faults
from tests.browser.test_club_phone import FOUR_SPADES, THREE_NOTRUMP, Phone
from tests.club.conftest import EVENT, Club, club, result, thursday

from duplicado.analysis.dds import DdsSolver
from duplicado.analysis.dds_library import SolverUnavailable
from duplicado.dealing.committed import SEED_BYTES, deal_from_seed
from duplicado.event.facts.announcements import AnnouncementMade
from duplicado.event.facts.clock import RoundsTimed
from duplicado.event.facts.planning import DealsRecorded
from duplicado.event.facts.progress import RoundCalled
from duplicado.movement.mitchell import mitchell
from duplicado.service.live.roles import Role
from duplicado.vocabulary.hands import Layout

pytestmark = pytest.mark.browser
__all__ = ["club", "thursday"]  # fixtures of the club

LINES = ("4S N =", "4S N +1 HK", "3NT E -2", "4SX N -1", "2H S +2")
MOVEMENT = mitchell(5)
SHAKEN = "navigator.vibrate = (pattern) => { document.documentElement.dataset.shaken = String(pattern); return true; }"
"""Tells on the page that the phone was shaken, and how."""
HIDE = """hidden => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
"""The events by which a browser tells a page that it goes out of sight or is seen again."""


def deals() -> DealsRecorded:
    layouts: dict[int, Layout] = {board.number: deal for board, deal in deal_from_seed(bytes(SEED_BYTES), range(1, 11))}
    return DealsRecorded(1, layouts)


def has_solver() -> bool:
    try:
        DdsSolver()
    except SolverUnavailable:
        return False
    return True


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    made = chromium.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
    yield made
    made.close()


@pytest.fixture
def phone(context: BrowserContext, thursday: Club) -> Iterator[Phone]:
    made = Phone(context, thursday.address)
    yield made
    assert made.complaints == []


def play(club: Club, *rounds: int) -> None:
    """Have every table play rounds, as the scorer enters them."""
    club.person(Role.SCORER).done(
        *(
            result(sitting.table, board, LINES[(sitting.table + board) % 5], side=None, round_number=sitting.round)
            for sitting in MOVEMENT.sittings
            if sitting.round in rounds
            for board in (2 * sitting.sets[0] - 1, 2 * sitting.sets[0])
        )
    )


def boards_on(page: Page) -> list[list[str]]:
    return [
        [each.inner_text() for each in card.locator("tbody th").all()] for card in page.locator(".score-card").all()
    ]


def test_score_card_and_hand_record(thursday: Club, phone: Phone) -> None:
    director, page = thursday.person(Role.DIRECTOR), phone.page
    director.done(deals())
    play(thursday, 1, 2, 3)
    director.done(RoundCalled(1, 2), RoundCalled(1, 3))
    phone.sit_down(1, thursday.pin(1))
    page.locator("#cards summary").click()
    # Of each of the two what they have played here together; what they did elsewhere is theirs alone.
    expect(page.locator(".score-card")).to_have_count(2)
    assert boards_on(page) == [["5", "6"], ["5", "6"]]
    expect(page.locator("#cards")).to_contain_text("Everybody at the table can see this phone")
    page.locator("#cards").get_by_role("button", name="Yes, with 1 North 1 – South 1").click()
    expect(page.locator("#line")).to_contain_text("This phone goes with Pair 1 North 1 – South 1.")
    page.locator("#cards summary").click()
    expect(page.locator(".score-card")).to_have_count(1)
    assert boards_on(page) == [[str(board) for board in range(1, 7)]]
    expect(page.locator(".card-total")).to_contain_text("6 boards compared:")
    expect(page.locator(".record-button")).to_have_count(0)
    # When the last table has played them, it is told by itself.
    play(thursday, 4, 5)
    director.done(RoundCalled(1, 4), RoundCalled(1, 5))
    expect(page.locator(".record-button")).to_have_count(10)
    page.get_by_role("button", name="Hands of board 1", exact=True).click()
    record = page.get_by_role("dialog")
    expect(record.get_by_role("heading", name="Board 1")).to_be_focused()
    north = next(deal for _, deal in deal_from_seed(bytes(SEED_BYTES), range(1, 2)))
    expect(record.get_by_label("North", exact=True)).to_contain_text(" ".join(_ranks(str(north).split(":")[1])))
    if has_solver():
        expect(record.get_by_role("table", name="Tricks with best play")).to_be_visible()
        expect(record).to_contain_text("Par")
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    record.get_by_role("button", name="Close").click()
    expect(record).to_be_hidden()


def _ranks(hands: str) -> list[str]:
    """The spades of the first hand of a deal in PBN, as they are shown."""
    return [rank.replace("T", "10") for rank in hands.partition(".")[0]]


def test_a_page_that_nobody_sees_leaves_room_for_others(thursday: Club, phone: Phone) -> None:
    """A browser has six lines to a server for all its tabs: who scans a code in every round has more tabs than that."""
    phone.context.clock.install()
    phone.context.add_init_script(SHAKEN)
    phone.context.route("**/static/icon.svg", lambda route: route.abort())  # by which it learns the server's time
    director = thursday.person(Role.DIRECTOR)
    director.done(RoundsTimed(1, 15, 3), RoundCalled(1, 1))
    phone.sit_down(1, thursday.pin(1))
    html = phone.page.locator("html")
    expect(phone.page.get_by_role("timer")).to_contain_text("14:")
    phone.context.clock.fast_forward("11:00")
    expect(html).not_to_have_attribute("data-shaken", "200,100,200")
    phone.context.clock.fast_forward("01:10")
    expect(html).to_have_attribute("data-shaken", "200,100,200")
    tabs = [phone.page]

    def open_another() -> None:
        tabs.append(phone.context.new_page())
        tabs[-1].goto(f"{phone.address}/e/{EVENT}/table")
        expect(tabs[-1].locator(".board").first).to_be_visible()

    for _ in range(5):
        open_another()
    for each in tabs:
        each.evaluate(HIDE, arg=True)
    phone.context.clock.fast_forward("30:00")
    open_another()
    director.done(AnnouncementMade("Coffee is ready", 1))
    phone.page.evaluate(HIDE, arg=False)
    expect(phone.page.locator("#news")).to_contain_text("Coffee is ready")
    expect(phone.page.locator(".board").first).to_be_visible()
    expect(tabs[1].locator("#news")).not_to_contain_text("Coffee is ready")


@pytest.mark.rest
def test_a_phone_that_slept_for_half_an_hour_shows_its_table_and_has_lost_nothing(thursday: Club, phone: Phone) -> None:
    page, entry = phone.page, phone.page.locator("#entry")
    page.clock.install()
    phone.sit_down(1, thursday.pin(1))
    phone.context.set_offline(offline=True)
    phone.enter(1, *FOUR_SPADES)
    phone.board(2).locator("[data-at^=enter-]").click()
    for name in ("3", "notrump", "East"):
        entry.get_by_role("button", name=name, exact=True).click()
    page.evaluate(HIDE, arg=True)
    page.clock.fast_forward("30:00")
    phone.context.set_offline(offline=False)
    page.evaluate(HIDE, arg=False)
    expect(page.locator("#table-title")).to_have_text("Table 1")
    expect(phone.board(1)).to_contain_text("NS +450")
    expect(entry.locator(".so-far")).to_contain_text("3")
    entry.get_by_role("button", name="2 down", exact=True).click()
    entry.locator(".main-button").click()
    expect(phone.board(2)).to_contain_text("NS +100")
    boards = thursday.at_table(1).view()["boards"]
    assert [[each["line"] for each in boards[number]["results"]] for number in "12"] == [["4S N +1 HK"], ["3NT E -2"]]


def test_a_line_on_which_nothing_is_heard_is_given_up(thursday: Club, phone: Phone) -> None:
    """A phone that has slept, or was carried to another corner, may hold a line that nobody serves any more."""
    page = phone.page
    page.clock.install()
    phone.sit_down(1, thursday.pin(1))
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)  # the time of the page is the test's from here on
    views: list[str] = []
    page.on("request", lambda request: views.append(request.url) if "/view?" in request.url else None)
    page.clock.fast_forward(40_000)
    assert views == []
    # Whatever the server has said since then, this is longer than a line may be silent.
    with page.expect_request(lambda request: "/view?" in request.url) as asked:
        page.clock.fast_forward(60_000)
    assert "after=" in asked.value.url
    expect(page.locator("#line")).not_to_contain_text("No connection")
    assert len(views) == 1


def test_two_tabs_of_a_phone_send_what_was_entered_once(thursday: Club, phone: Phone) -> None:
    phone.sit_down(1, thursday.pin(1))
    other = Phone(phone.context, thursday.address)
    other.page.goto(f"{phone.address}/e/{EVENT}/table")
    expect(other.board(1)).to_be_visible()
    phone.context.set_offline(True)
    phone.enter(1, *FOUR_SPADES)
    other.enter(2, *THREE_NOTRUMP)
    for each in (phone, other):
        expect(each.page.locator("#line")).to_contain_text("will be sent: 2")
    phone.context.set_offline(False)
    for each in (phone, other):
        expect(each.board(2)).to_contain_text("NS +100")
    entries = thursday.person(Role.DIRECTOR).view()["entries"]
    assert [each["fact"]["is"] for each in entries].count("result-entered") == 2
    assert other.complaints == []


def test_an_entry_goes_on_in_another_language_and_in_one_hand(thursday: Club, phone: Phone) -> None:
    phone.sit_down(1, thursday.pin(1))
    page = phone.page
    page.get_by_text("This phone", exact=True).click()
    page.get_by_label("In the right hand alone").check()
    page.get_by_label("Large type").check()
    phone.board(1).locator("[data-at=enter-1]").click()
    for name in ("4", "spades"):
        page.locator("#entry").get_by_role("button", name=name, exact=True).click()
    for width in (390, 320):
        page.set_viewport_size({"width": width, "height": 740})
        too_wide = "[...document.querySelectorAll('#entry .choice')].some(each => each.scrollWidth > each.clientWidth)"
        assert not page.evaluate(too_wide)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.set_viewport_size({"width": 390, "height": 740})
    page.get_by_label("Language").or_(page.locator(".languages")).get_by_text("ES", exact=True).first.click()
    expect(page.locator("#entry-asks")).to_have_text("¿Quién fue el declarante?")
    expect(page.locator("#entry .about")).to_have_text("Dador Norte · Nadie vulnerable")
    assert _left(page.locator("#entry .choices").last.bounding_box) > 60
    assert faults(page) == []
    page.locator("#entry").get_by_role("button", name="Norte", exact=True).click()
    assert _left(page.locator("#entry .choices").last.bounding_box) > 60


def _left(box: Callable[[], FloatRect | None]) -> float:
    found = box()
    assert found is not None
    return found["x"]
