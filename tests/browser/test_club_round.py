"""A round as it occupies everybody at once, in Chromium: announcements, slow tables, a half table and who sits out."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.club.conftest import EVENT, Club, club, founding, result, thursday

from duplicado.event.conditions import Conditions, RoundsPaired
from duplicado.event.facts.clock import RoundsTimed
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.progress import RoundCalled, RoundFinished, SessionEnded
from duplicado.formats.event_record.document import fact_data
from duplicado.movement.half_table import without_last_pair
from duplicado.movement.mitchell import mitchell
from duplicado.service.live.roles import Role
from duplicado.vocabulary.seats import Side

pytestmark = pytest.mark.browser
__all__ = ["club", "thursday"]  # fixtures of the club

Comers = Callable[[Club, str, str], Page]


@pytest.fixture
def comers(chromium: Browser) -> Iterator[Comers]:
    """Telephones that come in with a code, or with the PIN of a table, and notice errors."""
    pages: list[Page] = []
    complaints: list[str] = []

    def come(served: Club, to: str, language: str) -> Page:
        context = chromium.new_context(viewport={"width": 390, "height": 844}, locale=language, has_touch=True)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        pages.append(page)
        if to == "office":
            page.goto(f"{served.address}in/{served.code(Role.DIRECTOR, by='the Director')}")
            page.locator("main form button").tap()
            expect(page).to_have_url(f"{served.address}e/{EVENT}/office")
        elif to == "display":
            page.goto(f"{served.address}e/{EVENT}/wall")
        else:
            page.goto(f"{served.address}e/{EVENT}/t/1/{to}")
            page.locator("#pin").fill(served.pin(int(to)))
            page.locator("main form button").tap()
            page.wait_for_url("**/table")
            page.locator("button[value=table]").tap()
            expect(page.locator("#end p, #end button").first).to_be_visible()
        return page

    yield come
    for page in pages:
        page.context.close()
    assert complaints == []


def fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_an_announcement_reaches_those_for_whom_it_is_until_it_is_ended(thursday: Club, comers: Comers) -> None:
    office, wall = comers(thursday, "office", "en"), comers(thursday, "display", "en")
    one, three = comers(thursday, "1", "es"), comers(thursday, "3", "pt")
    office.get_by_label("To everybody: phones and wall").fill("Please go on to board 2")
    office.locator("summary", has_text="Only to tables").tap()
    office.get_by_label("Only to tables").fill("1, 2")
    office.get_by_role("button", name="Announce it").tap()
    expect(one.locator("#news")).to_contain_text("Aviso: Please go on to board 2")
    expect(office.locator("#announcements")).to_contain_text("(tables 1, 2)")
    office.get_by_label("To everybody: phones and wall").fill("Coffee is ready")
    office.get_by_role("button", name="Announce it").tap()
    for page in (one, three, wall, office):
        expect(page.get_by_text("Coffee is ready")).to_be_visible()
        fits(page)
    for page in (three, wall):
        expect(page.get_by_text("Please go on to board 2")).to_have_count(0)
    for text in ("Please go on to board 2", "Coffee is ready"):
        line = office.locator("#announcements li").filter(has_text=text)
        line.get_by_role("button", name="Remove", exact=True).tap()
        expect(line).to_have_count(0)
    for page in (one, three, wall):
        expect(page.get_by_text("Coffee is ready")).to_have_count(0)
    expect(one.locator("#news")).to_be_empty()


def test_a_slow_table_is_marked_until_it_has_caught_up(thursday: Club, comers: Comers) -> None:
    office = comers(thursday, "office", "en")
    tables = office.locator(".tables .table")
    slow = tables.filter(has_text="slow")
    thursday.person(Role.DIRECTOR).done(RoundCalled(1, 1))
    tables_there = {number: thursday.at_table(number) for number in range(1, 6)}

    def played(number: int, boards: int) -> None:
        for board in (2 * number - 1, 2 * number)[-boards:]:
            for side in Side:
                tables_there[number].done(result(number, board, "4S N =", side=side))

    for number in (1, 2, 3, 5):
        played(number, 2)
    expect(slow).to_have_count(1)
    expect(slow.locator(".board-chip.open")).to_have_count(2)
    expect(slow.get_by_role("link", name="Table 4")).to_be_visible()
    fits(office)
    played(4, 1)
    expect(slow).to_have_count(0)
    expect(tables.nth(3).locator(".board-chip.agreed")).to_have_count(1)


def test_no_clock_of_a_round_stands_under_the_next(thursday: Club, comers: Comers) -> None:
    office, wall, table = (comers(thursday, each, "en") for each in ("office", "display", "1"))
    clocks = (office.locator("#bar .clock"), wall.locator("[data-clock]"), table.locator("#clock"))
    director = thursday.person(Role.DIRECTOR)
    director.done(RoundsTimed(1, 15, 3, round=1), RoundCalled(1, 1))
    for clock in clocks:
        expect(clock).to_contain_text(re.compile(r"\b1[45]:\d\d\b"))
    director.done(RoundCalled(1, 2))
    expect(office.locator("#bar .clock")).to_contain_text("Round 2 of 5")
    for clock in clocks:
        expect(clock).not_to_contain_text(re.compile(r"\d:\d\d"))
    director.done(RoundsTimed(1, 40, 3, round=2))
    for clock in clocks:
        expect(clock).to_contain_text(re.compile(r"\b(39|40):\d\d\b"))


def test_what_is_left_to_do_is_a_link_and_the_end_says_what_comes_next(thursday: Club, comers: Comers) -> None:
    office = comers(thursday, "office", "en")
    director = thursday.person(Role.DIRECTOR)
    director.done(RoundCalled(1, 1))
    one, two = thursday.at_table(1), thursday.at_table(2)
    one.done(result(1, 1, "4S N ="))
    one.done(result(1, 1, "4S N +1", side=Side.EW))
    two.done(result(2, 3, "3NT E ="))
    director.done(RoundFinished(1, "", 2, 1))
    needs = office.locator("#wanting-1 .needs-list")
    for said, place in (("board 1: two results", "table=1&board=1"), ("board 3: not agreed", "table=2&board=3")):
        needs.get_by_role("link").filter(has_text=said).tap()
        expect(office).to_have_url(re.compile(f"/results/place\\?.*{place}"))
        office.go_back()
    expect(needs.locator("li:not(:has(a))")).to_have_count(0)
    for side in Side:
        director.done(result(1, 1, "4S N =", side=side, round_number=1))
    director.done(SessionEnded(1))
    expect(office.locator("#bar .clock")).to_have_text("Session 1: Play is over")
    expect(office.locator("#bar").get_by_role("button", name="Publish the official score")).to_be_visible()
    expect(office.get_by_role("button", name=re.compile("^Publish"))).to_have_count(1)
    expect(office.locator("main")).not_to_contain_text("Nothing is planned here")
    missing = needs.get_by_role("link").filter(has_text="Still missing")
    missing.tap()
    expect(office).to_have_url(re.compile(r"/results\?.*by=sheet"))
    fits(office)


@pytest.fixture
def half_table(club: Club) -> Club:
    """An evening of nine pairs at five tables: pair 10 is missing, who would meet it sits out, 5 first and then 1."""
    facts = founding(9, movement=without_last_pair(mitchell(5)))
    body = {"id": "founding", "name": EVENT, "facts": [fact_data(each) for each in facts]}
    answer = club.organizer().send("POST", "/api/1/events", body)
    assert answer.status_code == 200, answer.text
    return club


def test_the_end_of_the_last_round_and_of_the_session_is_told_at_a_table(thursday: Club, comers: Comers) -> None:
    director = thursday.person(Role.DIRECTOR)
    last = mitchell(5).rounds
    director.done(RoundCalled(1, last))
    page = comers(thursday, "1", "en")
    page.locator("[data-at=we-are]").tap()
    (first, *_) = page.locator(".board").evaluate_all("all => all.map(each => Number(each.dataset.board))")
    director.done(result(1, first, "4S N =", round_number=last))
    expect(page.locator(f"[data-at=agree-{first}-EW]")).to_be_visible()
    page.locator(f"[data-at=agree-{first}-EW]").tap()
    correct = page.locator(f"[data-at=correct-{first}]")
    expect(correct).to_be_visible()
    page.on("dialog", lambda dialog: dialog.accept())
    page.locator("[data-at=finish]").tap()
    expect(page.locator("#end")).to_contain_text("You have finished the last round")
    expect(page.locator("[data-at=finish]")).to_have_count(0)
    director.done(SessionEnded(1))
    expect(page.locator("#end")).to_have_text("The session is over.")
    expect(correct).to_have_count(0)
    page.locator("#call").tap()
    page.locator("#call-words").fill("Board 3 is wrong on our card")
    page.locator("#call-send").tap()
    expect(page.locator("#call-dialog")).to_be_hidden()
    fits(page)


def test_a_round_after_which_another_is_paired_is_not_called_the_last(club: Club, comers: Comers) -> None:
    _, *facts = founding(10)
    swiss = EventFounded("Thursday", Conditions(pairing=RoundsPaired.SWISS))
    body = {"id": "founding", "name": EVENT, "facts": [fact_data(each) for each in (swiss, *facts)]}
    assert club.organizer().send("POST", "/api/1/events", body).status_code == 200
    director, planned = club.person(Role.DIRECTOR), mitchell(5).rounds
    director.done(RoundsTimed(1, 20, 3), RoundCalled(1, planned))
    page, wall, office = comers(club, "1", "en"), comers(club, "display", "es"), comers(club, "office", "en")
    expect(wall.locator("[data-stage]")).to_have_text(f"Ronda {planned}")
    expect(wall.locator("[data-until]")).to_have_text("para el cambio")
    expect(office.locator(".round-of")).to_have_text(f"Round {planned}")
    page.locator("[data-at=we-are]").tap()
    expect(page.locator(".board").first).to_be_visible()
    expect(page.locator("#end")).not_to_contain_text("last round")
    (first, *_) = page.locator(".board").evaluate_all("all => all.map(each => Number(each.dataset.board))")
    director.done(result(1, first, "4S N =", side=None, round_number=planned))
    page.on("dialog", lambda dialog: dialog.accept())
    page.locator("[data-at=finish]").tap()
    expect(page.locator("#end")).to_contain_text("Whom you meet next is told here")
    expect(page.locator("[data-at=finish]")).to_have_count(0)
    office.locator("#pair-1").tap()
    office.wait_for_url("**/office/pair")
    for each in (page, wall, office):
        fits(each)


def test_who_sits_out_at_a_half_table_is_told_so(half_table: Club, comers: Comers) -> None:
    office, wall = comers(half_table, "office", "en"), comers(half_table, "display", "es")
    empty, pair = comers(half_table, "5", "pt"), comers(half_table, "1", "en")
    expect(wall.locator("[data-out]")).to_have_text("Descansan: 5 North 5 – South 5")
    expect(empty.get_by_text("quem vier para cá descansa")).to_be_visible()
    pair.locator("[data-at=side-NS]").tap()
    pair.locator("[data-at=follow]").tap()
    pair.locator("[data-at=we-are]").tap()
    half_table.person(Role.DIRECTOR).done(RoundCalled(1, 1))
    phone = half_table.at_table(1)
    for board in (1, 2):
        for side in Side:
            phone.done(result(1, board, "4S N =", side=side))
    expect(pair.locator("#end")).to_contain_text("1 North 1 – South 1 sits out")
    expect(pair.locator("#end")).to_contain_text("Pair 6 North 6 – South 6 goes to table 2, East-West")
    pair.locator("[data-at=finish]").tap()
    expect(pair.locator("#end .agreed")).to_contain_text("when the Director calls it")
    half_table.person(Role.DIRECTOR).done(RoundCalled(1, 2))
    expect(pair.locator("#boards")).to_be_hidden()
    expect(pair.locator("#table-title")).to_have_text("Pair 1 sits out")
    expect(pair.locator("#end")).to_contain_text("1 North 1 – South 1 sits out")
    expect(pair.locator("#end")).to_contain_text("Pair 1 North 1 – South 1 goes to table 1, North-South")
    expect(pair.locator("#boards")).to_be_hidden()
    fits(pair)
    expect(office.locator(".tables .table").nth(4)).to_contain_text("nobody plays here")
