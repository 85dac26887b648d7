"""Acceptance of the club's pages in Chromium: presses and keystrokes counted, pixels measured.

Line by line, with the test that holds it; how long pages take is measured in `benchmarks/bench_pages.py`. Where a line
promises seconds, the test waits no longer than these.

| line | what | held by |
|---|---|---|
| 1 | sixteen tables in the first screen, eight on a telephone | `test_club_tables` |
| 2 | a call on every page: strip, title, icon, sound | here |
| 2 | its ruling asks for nothing that is known | here; `tests/club/test_rulings_desk` |
| 3 | slips: nothing doubtful is stored by a key too many | `test_club_scorer`, `test_club_sheet` |
| 4 | a correction in three presses; 24 boards at 8 tables on one screen | here |
| 5 | at most nine keystrokes a result at the scorer's | here |
| 6 | an event as last week's in four presses, with names in six; no hand | here |
| 6 | a movement with more copies than the club has is never first | here; `tests/unit/movement/test_propose` |
| 7 | separators of names; a single name is asked about | here; `tests/club/test_setup` |
| 8 | a late pair and one that leaves in four presses, drawn before saving | here |
| 9 | names of rankings at every width | `test_club_measured`, `test_widths` |
| 10 | the wall never scrolls; every seat is shown | `test_club_display` |
| 11 | "at once" on console, wall and event page | here; `test_club_sheet` |
| 12 | winners on top; a board on one screen | `test_club_measured`, `test_site` |
| 13 | a telephone at a table: no navigation, six presses, the head | here |
| 14 | codes of tables stay; PINs of an event differ | `tests/club/test_table_codes`, `tests/club/test_sessions` |
| 15 | plain HTTP; a telephone that slept | `test_club_measured`, `test_club_card` |
| 16 | reload and back; former addresses | here; `tests/club/test_moved_addresses` |
| 17 | a line that is cut for a minute | `test_club_line`; `test_club_measured`, `test_club_phone` |
| 18 | languages | `test_club_languages`; `tests/locale`, `test_widths` |
| 19 | weight | `test_club_measured` |
| 20 | somebody who has never seen it | by hand, once per release |
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final
from urllib.parse import unquote

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect
from tests.browser.test_club_phone import Phone
from tests.club.conftest import EVENT, Club, club, founding, result

from duplicado.event.facts.calls import DirectorCalled
from duplicado.event.facts.clock import RoundsTimed
from duplicado.event.facts.ending import ResultsPublished
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.progress import RoundCalled, SessionEnded
from duplicado.formats.event_record.document import fact_data
from duplicado.movement.mitchell import skip_mitchell
from duplicado.service.live.roles import Access, Openness, Release, Role
from duplicado.vocabulary.seats import Side

pytestmark = [pytest.mark.browser, pytest.mark.rest]
__all__ = ["club"]  # fixture of the club

TABLES, BOARDS_EACH = 8, 3
AS_LAST_TIME: Final = None
TWO_SECONDS: Final = 2_000  # as the browser waits
OFFICE: Final = (
    "",
    "?table=1",
    "/results",
    "/results?by=round",
    "/ranking",
    "/rulings",
    "/rulings/new",
    "/people",
    "/movement",
    "/boards",
    "/files",
    "/settings",
    "/settings/record",
    "/access",
)
CONSOLE: Final = (*(f"office{path}" for path in OFFICE), "scorer")
"""The pages of the console, below the address of the event."""


class Presses:
    """Presses on a page, counted; what is typed does not count."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.done = 0

    def press(self, place: Locator, *, delay: float = 0) -> None:
        place.click(delay=delay)
        self.done += 1


@pytest.fixture
def evening(club: Club) -> Club:
    """An evening of eight tables and 24 boards of which the first round is called."""
    facts = founding(2 * TABLES, BOARDS_EACH, skip_mitchell(TABLES))
    body = {"id": "founding", "name": EVENT, "facts": [fact_data(each) for each in facts]}
    assert club.organizer().send("POST", "/api/1/events", body).status_code == 200
    club.person(Role.DIRECTOR).done(RoundsTimed(1, 20, 3), RoundCalled(1, 1))
    return club


def let_in(chromium: Browser, club: Club, role: Role, event: str = EVENT) -> BrowserContext:
    context = chromium.new_context(viewport={"width": 1366, "height": 768}, locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{club.address}in/{club.code(role, event=event, by='the office')}")
    page.get_by_role("button", name="Come in").click()
    page.wait_for_url("**/office")
    return context


@pytest.fixture
def page(chromium: Browser, evening: Club) -> Iterator[Page]:
    context = let_in(chromium, evening, Role.DIRECTOR)
    yield context.pages[0]
    context.close()


def office(club: Club, path: str = "") -> str:
    return f"{club.address}e/{EVENT}/office{path}"


CALLED: Final = """() =>
  document.title.startsWith('⚑ Table 1 ') && document.documentElement.dataset.signal === 'call'
  && document.querySelector('#calls .waiting-call')
  && document.querySelector('link[rel=icon]').href.includes('-call')"""
"""Strip, title, sign in the tab and sound."""


def test_a_call_of_a_telephone_is_on_every_page_of_the_console_in_two_seconds(
    chromium: Browser, page: Page, evening: Club
) -> None:
    context = chromium.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
    phone = Phone(context, evening.address).sit_down(1, evening.pin(1))
    call = phone.page.get_by_role("button", name="Call the Director", exact=True)
    for number, path in enumerate(CONSOLE, 1):
        address = f"{evening.address}e/{EVENT}/{path}"
        page.goto(address)
        page.mouse.click(683, 760)  # a browser lets a page sound after a press
        expect(page.locator(".pill.line")).to_have_text("Live")
        call.click()
        phone.page.locator("#call-words").fill(f"Call number {number}")
        phone.page.get_by_role("button", name="Call", exact=True).click()
        expect(page.locator("#calls")).to_contain_text(f"Call number {number}", timeout=TWO_SECONDS)
        page.wait_for_function(CALLED, timeout=TWO_SECONDS)
        presses = Presses(page)
        presses.press(page.get_by_role("button", name="I'm going"))
        expect(page.locator("#calls")).to_contain_text("is on the way")
        assert (presses.done, page.url) == (1, address)
        page.get_by_role("button", name="Settled, no ruling").click()
        expect(page.locator("#calls .waiting-call")).to_have_count(0)
    context.close()


def test_a_ruling_from_a_call_asks_for_neither_table_board_nor_names(page: Page, evening: Club) -> None:
    evening.at_table(2).done(DirectorCalled(Where(1, "", 1, 2, 5), "Revoke by West?"))
    page.get_by_role("link", name="Start the ruling").click()
    known = page.locator("main")
    for each in ("Board 5", "North 2 – South 2", "North 10 – South 10"):
        expect(known).to_contain_text(each)
    with page.expect_navigation():
        page.locator("#found").get_by_role("link", name=re.compile("revoke", re.IGNORECASE)).first.click()
    place = page.locator("main :is([name=session], [name=section], [name=round], [name=table], [name=board]):visible")
    expect(place).to_have_count(0)
    with page.expect_navigation():
        page.locator("#answer").fill("4S S")
        page.keyboard.press("Enter")
    expect(page.locator("main form:has([name=answer])").first).to_be_visible()
    expect(place).to_have_count(0)
    assert {"session=1", "round=1", "table=2", "board=5"} <= set(page.url.partition("?")[2].split("&"))


def test_reload_and_back_keep_the_round_the_board_and_what_is_looked_at(page: Page, evening: Club) -> None:
    """Former addresses: `tests/club/test_moved_addresses`."""
    evening.person(Role.SCORER).done(result(2, 4, "4S N =", side=None))
    chosen = page.locator("main [aria-current]")

    def states() -> list[str]:
        page.wait_for_load_state()
        return [page.url, *chosen.all_inner_texts()]

    visited: list[list[str]] = []
    for path in ("/results?session=1&section=&round=3", "/results?session=1&section=&board=4", "?show=playing"):
        page.goto(office(evening, path))
        visited.append(states())
        page.reload()
        assert states() == visited[-1]
    page.goto(f"{evening.address}e/{EVENT}/scorer?session=1&round=5")
    expect(page.locator(".rounds [aria-current]")).to_have_text("Round 5")
    page.reload()
    expect(page.locator(".rounds [aria-current]")).to_have_text("Round 5")
    for before in reversed(visited):
        page.go_back()
        assert states() == before


def test_each_separator_makes_two_players_and_names_of_all_letters_survive(chromium: Browser, evening: Club) -> None:
    between = ("&", " & ", "+", " + ", ";", "; ", ",", ", ", " - ", " – ", "\t", " and ", " y ", " e ")
    pairs = [(f"José {letter} Ñúñez", f"Zoë O’Brien-van der {letter} O'Hara") for letter in "ABCDEFGHIJKLMN"]
    context = let_in(chromium, evening, Role.ORGANIZER, event="")
    page = context.new_page()
    # A slash parts every line of a list that has one: lines without it are a list of their own.
    for title, those in (("Slashes", ("/", " / ")), ("Others", between)):
        page.goto(f"{evening.address}office/new")
        page.get_by_label("Name of the event").fill(title)
        lines = [sign.join(pair) for sign, pair in zip(those * 6, pairs, strict=False)]
        page.get_by_label("Names, if you have them now").fill("\n".join(lines))
        page.get_by_role("button", name="Show movements").click()
        page.get_by_role("button", name="Make the event").click()
        expect(page.locator(".done[role=status]").first).to_contain_text("The event is created")
        page.goto(re.sub(r"/office/.*", "/office/people", page.url))
        rows = page.locator("#people tbody tr")
        expect(rows).to_have_count(len(lines))
        for row, pair in zip(rows.all(), pairs, strict=False):
            for name in pair:
                expect(row).to_contain_text(name)
    page.goto(f"{evening.address}office/new")
    page.get_by_label("Names, if you have them now").fill(
        "\n".join(["Ana Lima-Rui Matos", *(" & ".join(each) for each in pairs[:9])])
    )
    page.get_by_role("button", name="Show movements").click()
    page.get_by_role("button", name="Make the event").click()
    expect(page.locator("main")).to_contain_text("These lines have not two names: Ana Lima-Rui Matos")
    context.close()


def test_a_result_is_corrected_in_three_presses_from_every_page(page: Page, evening: Club) -> None:
    evening.person(Role.SCORER).done(result(2, 4, "4S N =", side=None))
    for number, path in enumerate(CONSOLE):
        tricks, score = (("+1", "+650"), ("=", "+620"))[number % 2]
        page.goto(f"{evening.address}e/{EVENT}/{path}")
        presses = Presses(page)
        presses.press(page.locator(".tabs").get_by_role("link", name="Results").first)
        cell = page.locator("#cell-1-2-4")
        expect(cell).to_be_visible()
        page.wait_for_load_state()  # with the script by which a cell is typed in
        presses.press(cell)
        page.keyboard.type(f"4S N {tricks}")
        page.keyboard.press("Enter")
        expect(page.locator(".asked-row")).to_contain_text("Not saved yet")
        presses.press(page.locator("[data-keep-it]"), delay=600)
        expect(cell).to_contain_text(score)
        assert presses.done <= 3, path


@pytest.mark.parametrize("path", ["office/results", "scorer"])
def test_a_result_that_is_typed_beside_its_field_calls_no_round(page: Page, evening: Club, path: str) -> None:
    address = f"{evening.address}e/{EVENT}/{path}"
    page.goto(address)
    page.mouse.click(683, 767)
    page.keyboard.type("1 2 3NT N +1 G R X")
    assert page.url == address
    expect(page.locator("details.drop[open]")).to_have_count(0)
    expect(page.locator(".round-of")).to_contain_text("Round 1")
    page.keyboard.press("]")
    page.wait_for_url(lambda url: url != address)


def test_twenty_four_boards_at_eight_tables_are_on_one_screen(page: Page, evening: Club) -> None:
    page.goto(office(evening, "/results?by=sheet"))
    cells = page.locator("[id^=cell-]")
    expect(cells.first).to_be_visible()
    seen = cells.evaluate_all(
        """all => all.map((e) => e.getBoundingClientRect())
        .filter((r) => r.top >= 0 && r.bottom <= innerHeight && r.left >= 0 && r.right <= innerWidth).length"""
    )
    assert seen == cells.count()
    boards = cells.evaluate_all("all => new Set(all.map((e) => e.id.split('-')[3])).size")
    tables = cells.evaluate_all("all => new Set(all.map((e) => Math.round(e.getBoundingClientRect().left))).size")
    assert (boards, tables) == (24, TABLES)


def test_a_round_is_typed_with_nine_keys_a_result(page: Page, evening: Club) -> None:
    page.goto(f"{evening.address}e/{EVENT}/scorer")
    rows = page.locator("tr.open")
    expect(rows).to_have_count(TABLES * BOARDS_EACH)
    expect(page.locator("#typed")).to_be_focused()
    pressed = 0
    for number in range(TABLES * BOARDS_EACH):
        line = ("4SN+1", "3NTS=", "2HE-1", "1NTW+1 HK", "5DXN-2", "pass")[number % 6]
        page.keyboard.type(line)
        page.keyboard.press("Enter")
        pressed += len(line) + 1
        expect(rows).to_have_count(TABLES * BOARDS_EACH - number - 1)
    assert pressed / (TABLES * BOARDS_EACH) <= 9
    boards = evening.at_table(8).view()["boards"].values()
    assert all(board["results"] for board in boards)


def test_an_event_is_made_as_the_last_one_in_four_presses_and_with_names_in_six(
    chromium: Browser, evening: Club
) -> None:
    context = let_in(chromium, evening, Role.ORGANIZER, event="")
    page = context.pages[0]
    made: list[str] = []
    pairs = "\n".join(f"Ana {each} Lima / Rui {each} Matos" for each in "ABCDEFGHIJKLMNO")
    for names in ("", pairs, AS_LAST_TIME):
        page.goto(f"{evening.address}office")
        presses = Presses(page)
        presses.press(page.get_by_role("link", name="New event"))
        page.get_by_label("Name of the event").fill(f"Evening {len(made) + 1}")
        minutes = page.get_by_label("Minutes there are for play")
        if names is AS_LAST_TIME:
            expect(page.get_by_label("How many")).to_have_value("15")
            expect(minutes).to_have_value("180")
        elif names:
            expect(page.get_by_label("How many")).not_to_have_value("")
            page.get_by_label("Names, if you have them now").fill(names)
            expect(page.get_by_label("How many")).to_have_value("")  # that of last time stood there
        elif page.get_by_label("How many").input_value() in {"", "0"}:
            page.get_by_label("How many").fill("16")
        if not minutes.input_value():
            minutes.fill("180")
        presses.press(page.get_by_role("button", name="Show movements"))
        # Neither what stands first nor what is chosen needs more copies than the club has.
        for offer in (page.locator(".offer").first, page.locator(".offer:has(input:checked)")):
            expect(offer).not_to_have_class(re.compile(r"\bshort\b"))
        expect(page.get_by_label("Shuffled at the table")).to_be_checked()
        presses.press(page.get_by_role("button", name="Make the event"))
        expect(page.locator(".done[role=status]").first).to_contain_text("The event is created")
        assert presses.done <= (6 if names == pairs else 4)
        made.append(page.url)
    found = re.search(r"/e/([^/]+)/office", made[1])
    assert found is not None
    event = unquote(found[1])
    page.goto(f"{evening.address}e/{event}/office/people")
    expect(page.locator("#people tbody tr")).to_have_count(15)
    # Boards are shuffled at the table: when all of it is over, nobody is shown a hand.
    due = evening.house.open_events.served[event].state.session(1).plans[""].due
    lines = (result(at.table, at.board, "4S N =", side=None, round_number=at.round) for at in due)
    evening.house.open_events.set_access(event, Access(openness=Openness(hands=True, public=Release.AT_ONCE)))
    evening.person(Role.ORGANIZER, event=event).done(
        RoundCalled(1, 1), *lines, SessionEnded(1), ResultsPublished(), event=event
    )
    for path in ("office/boards", "office/results", "office/files", "results", "results/board/1", "results/boards", ""):
        page.goto(f"{evening.address}e/{event}/{path}")
        expect(page.locator("h1").first).to_be_attached()
        expect(page.locator("main :is(.diagram, .hand, .tricks-table, .par)")).to_have_count(0)
        assert "♠" not in page.locator("main").inner_text().replace("4♠", ""), path
    context.close()


def test_a_late_pair_is_seated_in_four_presses_and_drawn_before(page: Page, evening: Club) -> None:
    presses = Presses(page)
    presses.press(page.locator(".tabs").get_by_role("link", name="Movement").first)
    presses.press(page.get_by_role("button", name="Show options").first)
    expect(page.locator("#grid .changed").first).to_be_visible()
    # Names that are typed beside the options belong to whichever of them is taken.
    page.get_by_label(re.compile("Names of the pairs that come late")).fill("Pilar Soto / Yago Ríos")
    presses.press(page.get_by_role("button", name=re.compile(r"Use this from round \d+: 1$")))
    presses.press(page.locator("main").get_by_role("button", name="Save", exact=True))
    expect(page.locator(".done[role=status]")).to_contain_text("Saved.")
    assert presses.done <= 4
    expect(page.locator("#change details[open]")).to_have_count(0)
    page.goto(office(evening, "/people"))
    expect(page.locator("#people tbody tr", has_text="Pilar Soto – Yago Ríos")).to_have_count(1)


def test_a_pair_leaves_in_four_presses_and_the_change_is_drawn_before(page: Page) -> None:
    presses = Presses(page)
    presses.press(page.locator(".tabs").get_by_role("link", name="People").first)
    presses.press(page.get_by_role("link", name="A pair leaves: 3", exact=True))
    expect(page.locator("#grid .changed").first).to_be_visible()
    presses.press(page.get_by_role("button", name=re.compile(r"Use this from round \d+: 1$")))
    presses.press(page.locator("main").get_by_role("button", name="Save", exact=True))
    expect(page.locator(".done[role=status]")).to_contain_text("Saved.")
    assert presses.done <= 4


def test_a_result_agreed_at_a_table_is_in_every_ranking_that_shows_it_at_once(
    chromium: Browser, page: Page, evening: Club
) -> None:
    openness = Openness(players=Release.AT_ONCE, display=Release.AT_ONCE, public=Release.AT_ONCE)
    evening.house.open_events.set_access(EVENT, Access(openness=openness))
    evening.person(Role.SCORER).done(result(2, 1, "4S N =", side=None, round_number=2))
    wall, public = page.context.new_page(), page.context.new_page()
    telephone = Phone(chromium.new_context(), evening.address).sit_down(3, evening.pin(3)).page
    telephone.locator("#rankings summary").click()
    page.goto(office(evening, "/ranking"))
    wall.goto(f"{evening.address}e/{EVENT}/wall?pages=ranking")
    public.goto(f"{evening.address}e/{EVENT}")
    first = "78.57"  # per cent for the better of two results on a board that is to be played at eight tables
    rankings = [each.locator("table.ranking").first for each in (page, wall, public)]
    rankings.append(telephone.locator("#rankings-body"))
    for opened in (page, wall, public, telephone):
        expect(opened.locator("main")).not_to_contain_text(first)
    expect(rankings[-1]).not_to_be_empty()
    for side in Side:
        evening.at_table(1, side=side).done(result(1, 1, "4S N +1", side=side))
    for each in rankings:
        expect(each).to_contain_text(first, timeout=TWO_SECONDS)
    telephone.context.close()


def test_a_telephone_at_a_table_has_no_navigation_and_takes_six_presses_a_result(
    chromium: Browser, evening: Club
) -> None:
    context = chromium.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
    page = context.new_page()
    page.goto(f"{evening.address}e/{EVENT}/t/1/2")
    page.locator("#pin").fill(evening.pin(2))
    page.locator("main form button").click()
    page.wait_for_url("**/table")
    page.locator("button[value='table']").click()
    page.locator("[data-at=we-are]").click()
    assert page.locator("nav:visible, .mark:visible").count() == 0
    for language in ("es", "pt", "en"):
        page.locator(f".languages a[lang={language}]").click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("#clock")).to_contain_text(":")
        head = page.locator("header:visible").first.bounding_box()
        assert head is not None
        assert head["height"] <= 46, language
    entry, presses = page.locator("#entry"), Presses(page)
    presses.press(page.locator(".board [data-at^=enter-]").first)
    for name in ("4", "spades"):
        presses.press(entry.get_by_role("button", name=name, exact=True))
    declarer = entry.locator(".plays")
    for name in ("North", "one overtrick"):
        presses.press(entry.get_by_role("button", name=name, exact=True))
        expect(declarer).to_have_text("Declarer: North · North 2 – South 2")
        expect(declarer).to_be_in_viewport(ratio=1)
    presses.press(entry.locator(".main-button"))  # without a lead
    expect(page.locator(".board").first).to_contain_text("NS +")
    assert presses.done <= 6
    # With a lead, step by step there and back, on a small telephone.
    page.set_viewport_size({"width": 375, "height": 667})
    page.locator(".board [data-at^=enter-]").first.click()
    for name in ("4", "spades", "doubled", "North"):
        entry.get_by_role("button", name=name, exact=True).click()
    for name in ("one overtrick", "hearts", "K of hearts", "Back", "Back", "Back"):
        entry.get_by_role("button", name=name, exact=True).click()
        expect(declarer).to_have_text("Declarer: North · North 2 – South 2")
        expect(declarer).to_be_in_viewport(ratio=1)
    context.close()
