"""The page of a table on phones: boards entered and agreed, a lost line, two phones that differ, no mouse at all."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route, expect
from tests.browser.accessibility import faults
from tests.club.conftest import EVENT, LAPTOP, Club, club, director, founding, result, thursday
from tests.club.console import Console
from tests.club.test_consolation import CUP, knock_out
from tests.club.test_console import tapped

from duplicado.event.contest import ContestantId
from duplicado.event.facts.announcements import AnnouncementMade
from duplicado.event.facts.calls import CallTaken
from duplicado.event.facts.clock import RoundsTimed
from duplicado.event.facts.contestants import ContestantEntered, Player
from duplicado.event.facts.ending import EntryUndone
from duplicado.event.facts.progress import RoundCalled
from duplicado.formats.event_record.document import fact_data
from duplicado.service.club.club import ClubHouse
from duplicado.service.live.roles import Role, TableKey
from duplicado.vocabulary.seats import Side
from duplicado.web.club.app import club_site
from duplicado.web.server import in_background, listen

pytestmark = pytest.mark.browser
__all__ = ["club", "director", "thursday"]  # fixtures of the club

FOUNDING = len(founding())
Phones = Callable[..., "Phone"]


class Phone:
    """A phone at a table."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address.rstrip("/")
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.transferred = ""
        self.page.on("pageerror", lambda error: self.complaints.append(str(error.stack)))

    def sit_down(
        self, table: int, pin: str, side: str = "table", *, confirm: bool = True, whose: str = "table"
    ) -> Phone:
        """Scan the table's code, give the PIN, say whose it is and for whom it speaks, confirm the names."""
        self.page.goto(f"{self.address}/e/{EVENT}/t/1/{table}")
        self.page.locator("#pin").fill(pin)
        self.page.locator("main form button").click()
        self.page.wait_for_url("**/table")
        self.page.locator(f"button[value='{whose}']").click()
        expect(self.board(1).or_(self.page.locator(".board")).first).to_be_visible()
        if side != "table":
            self.page.locator(f"[data-at=side-{side}]").click()
        if confirm:
            self.page.locator("[data-at=we-are]").click()
        return self

    def board(self, number: int) -> Locator:
        return self.page.locator(f".board[data-board='{number}']")

    def enter(self, board: int, *taps: str) -> None:
        """Enter a board by tapping buttons of these names, and confirm it."""
        self.board(board).locator("[data-at^=enter-], [data-at^=other-]").click()
        for name in taps:
            self.page.locator("#entry").get_by_role("button", name=name, exact=True).click()
        self.reviewed = self.page.locator("#entry .in-words .score").inner_text()
        self.transferred = " ".join(self.page.locator("#entry .asks").all_inner_texts())
        self.page.locator("#entry .main-button").click()


FOUR_SPADES = ("4", "spades", "North", "one overtrick", "hearts", "K of hearts")
THREE_NOTRUMP = ("3", "notrump", "East", "2 down")


@pytest.fixture
def phones(chromium: Browser, thursday: Club) -> Iterator[Phones]:
    made: list[Phone] = []

    def make(**options: object) -> Phone:
        settings: dict[str, object] = {"viewport": {"width": 390, "height": 844}, "locale": "en-GB", **options}
        context = chromium.new_context(**settings)  # type: ignore[arg-type] # the names are those of Playwright
        made.append(Phone(context, thursday.address))
        return made[-1]

    yield make
    for each in made:
        each.context.close()
    assert [each.complaints for each in made if each.complaints] == []


def test_a_board_is_entered_on_one_phone_and_agreed_on_the_other(
    thursday: Club, director: Console, phones: Phones
) -> None:
    asked = director.open("/rulings/new", incident="revoke", session="1", round="1", table="1", board="1")
    for answer in ("4S N", "1", "E", "-", "1 3"):
        asked = tapped(director, asked, answer)
    director.confirmed(asked, "given", table="1", board="1", round="1")
    pin = thursday.pin(1)
    north, east = phones().sit_down(1, pin, "NS"), phones().sit_down(1, pin, "EW")
    north.enter(1, *FOUR_SPADES)
    assert north.reviewed == "NS +450", "the points are shown before it is sent"
    assert north.transferred == "Tricks transferred to North-South by the ruling: 2. Does this result contain them?"
    expect(north.board(1)).to_contain_text("nothing is added to it")
    for each in (north, east):
        expect(each.board(1)).to_contain_text("NS +450")
    expect(north.board(1)).to_contain_text("East-West still to agree")
    # Who says that it is wrong has answered already whether he means it.
    east.enter(1, *THREE_NOTRUMP)
    assert east.reviewed == "NS +100"
    expect(east.board(1)).to_contain_text("North-South say:")
    east.board(1).get_by_role("button", name=re.compile("Agree with: 4 spades by North")).click()
    for each in (north, east):
        expect(each.board(1)).to_contain_text("Agreed by both sides")
    stated = thursday.at_table(1).view()["boards"]["1"]["results"]
    assert [(each["line"], each["sides"]) for each in stated] == [("4S N +1 HK", ["EW", "NS"])]


def test_a_phone_that_is_let_in_no_more_says_so_and_leads_back(thursday: Club, phones: Phones) -> None:
    phone = phones().sit_down(1, thursday.pin(1))
    thursday.house.entrance.set_pins(EVENT, (TableKey(1, "", 1),), issuer=LAPTOP)
    line = phone.page.locator("#line")
    expect(line).to_contain_text("not let in at this table any more")
    expect(line).not_to_contain_text("No connection just now")
    phone.page.reload()
    expect(phone.page.get_by_role("alert")).to_contain_text("no longer has access at its table")
    phone.page.locator("#table-1--1").click()
    expect(phone.page.locator("#pin")).to_be_visible()


def test_devices_at_a_table_are_named_by_what_they_belong_to(thursday: Club, phones: Phones) -> None:
    thursday.at_table(1, own=6)
    phone = phones().sit_down(1, thursday.pin(1), confirm=False, whose="1/NS")
    expect(phone.page.locator("#devices")).to_contain_text("Pair 1 North 1 – South 1: this one")
    expect(phone.page.locator("#devices")).to_contain_text("Pair 6")
    expect(phone.page.locator("#line")).to_contain_text("This phone goes with Pair 1 North 1 – South 1.")


def test_what_is_entered_without_a_line_outlives_a_reload_and_is_sent_once(thursday: Club, phones: Phones) -> None:
    phone = phones().sit_down(1, thursday.pin(1))
    phone.context.set_offline(True)
    phone.enter(1, *FOUR_SPADES)
    phone.enter(2, *THREE_NOTRUMP)
    expect(phone.page.locator("#line")).to_contain_text("Saved on this phone, will be sent: 2")
    assert thursday.at_table(1).view()["boards"]["1"]["results"] == []
    # The line is back for the page, but what is said does not get through yet: nothing is lost by loading it again.
    stating = re.compile("/results")
    phone.context.route(stating, lambda route: route.abort())
    phone.context.set_offline(False)
    phone.page.reload()
    expect(phone.board(1)).to_contain_text("Saved on this phone, will be sent")
    phone.context.unroute(stating)
    # The first answer is lost: it was done, and is asked for again.
    sent: list[str] = []

    def lose_the_first(route: Route) -> None:
        sent.append(json.loads(route.request.post_data or "")["id"])
        if len(sent) > 1:
            route.continue_()
            return
        route.fetch()
        route.abort()

    phone.context.route(stating, lose_the_first)
    expect(phone.board(2)).to_contain_text("NS +100")
    expect(phone.page.locator("#line")).to_contain_text("Sent")
    assert sent[0] == sent[1] != sent[2]
    boards = thursday.at_table(1).view()["boards"]
    assert [[each["line"] for each in boards[number]["results"]] for number in "12"] == [["4S N +1 HK"], ["3NT E -2"]]
    assert len(thursday.person(Role.DIRECTOR).view()["entries"]) == FOUNDING + 2
    assert phone.page.evaluate("Object.keys(localStorage).filter((key) => key.includes('queue'))") == []


def test_what_is_entered_while_the_server_is_down_is_sent_to_the_next(tmp_path: Path, chromium: Browser) -> None:
    folder = str(tmp_path / "club")
    houses: list[ClubHouse] = []
    listening = listen("127.0.0.1", 0)
    port = listening.getsockname()[1]
    with listening, in_background(club_site(folder, ready=houses.append), listening) as address:
        served = Club(address, houses[0], tmp_path / "club")
        body = {"id": "founding", "name": EVENT, "facts": [fact_data(each) for each in founding()]}
        assert served.organizer().send("POST", "/api/1/events", body).status_code == 200
        phone = Phone(chromium.new_context(locale="en-GB"), address).sit_down(1, served.pin(1))
        served.close()
    phone.enter(1, *FOUR_SPADES)
    expect(phone.board(1)).to_contain_text("Saved on this phone, will be sent")
    listening = listen("127.0.0.1", port)
    with listening, in_background(club_site(folder, ready=houses.append), listening) as address:
        expect(phone.board(1)).to_contain_text("NS +450")
        phone.context.close()
    assert phone.complaints == []


def test_a_round_with_the_director_clock_and_announcements(thursday: Club, phones: Phones) -> None:
    director = thursday.person(Role.DIRECTOR)
    director.done(RoundsTimed(1, 20), RoundCalled(1, 1))
    phone = phones().sit_down(1, thursday.pin(1), "EW")
    expect(phone.page.locator("#clock")).to_have_text(re.compile(r"(19:\d\d|20:00) left"))
    director.done(AnnouncementMade("Coffee is ready", 1))
    expect(phone.page.locator("#news")).to_contain_text("Announcement: Coffee is ready")
    phone.page.get_by_role("button", name="Call the Director", exact=True).click()
    phone.page.locator("#call-words").fill("A lead out of turn")
    phone.page.keyboard.press("Enter")
    expect(phone.page.locator("#news")).to_contain_text("The Director has been called.")
    call = next(entry for entry in director.view()["entries"] if entry["fact"]["is"] == "director-called")
    assert call["fact"]["said"] == "A lead out of turn"
    phone.page.get_by_role("button", name="Called by mistake: take it back").click()
    expect(phone.page.locator("#news")).not_to_contain_text("The Director has been called.")
    phone.page.get_by_role("button", name="Call the Director", exact=True).click()
    phone.page.locator("#call-send").click()
    expect(phone.page.locator("#news")).to_contain_text("The Director has been called.")
    call = next(each for each in reversed(director.view()["entries"]) if each["fact"]["is"] == "director-called")
    director.done(CallTaken(call["id"], "Ana"))
    expect(phone.page.locator("[data-at=call-back]")).to_have_count(0)
    expect(phone.page.locator("#news")).to_contain_text("Ana is coming to your table.")
    director.done(CallTaken(call["id"], "Árbitro"))
    expect(phone.page.locator("#news")).to_contain_text("Director is coming to your table.")
    for board in (1, 2):
        director.done(result(1, board, "pass", side=None))
    expect(phone.page.locator("#end")).to_contain_text(
        "Pair 6 North 6 – South 6 goes to table 2, East-West, boards 5–6"
    )
    phone.page.get_by_role("button", name="Round finished").click()
    expect(phone.page.locator("#end")).to_contain_text("the next round begins when the Director calls it.")
    expect(phone.page.locator("#end")).to_contain_text(
        "Pair 6 North 6 – South 6 goes to table 2, East-West, boards 5–6"
    )
    expect(phone.page.locator("#round")).to_have_text("Round 1")
    director.done(RoundCalled(1, 2))
    expect(phone.page.locator("#asked")).to_contain_text("Round 1 is over. Where you go now:")
    expect(phone.page.locator("#asked")).to_contain_text(
        "Pair 6 North 6 – South 6 goes to table 2, East-West, boards 5–6"
    )
    expect(phone.page.locator("#round")).to_have_text("Round 2")


def test_a_round_of_which_nothing_was_entered_is_finished_by_whoever_says_so_twice(
    thursday: Club, phones: Phones
) -> None:
    director = thursday.person(Role.DIRECTOR)
    director.done(RoundCalled(1, 1))
    phone = phones().sit_down(1, thursday.pin(1))
    phone.page.once("dialog", lambda dialog: dialog.accept())
    phone.page.locator("[data-at=finish]").click()
    expect(phone.page.locator("#end")).to_contain_text("Stay here: the next round begins when the Director calls it.")
    expect(phone.page.locator("#end")).to_contain_text("Pair 1 North 1 – South 1 stays at table 1, North-South")
    # What the server asks because it knows more by then than the phone did is shown, and answered.
    director.done(*(result(2, board, "pass", side=None) for board in (3, 4)))
    second = phones().sit_down(2, thursday.pin(2))
    expect(second.page.locator(".board.done")).to_have_count(2)
    second.context.set_offline(True)
    second.page.locator("[data-at=finish]").click()
    entered = [each["id"] for each in director.view()["entries"] if each["fact"]["is"] == "result-entered"]
    director.done(*(EntryUndone(each, "of another table") for each in entered))
    second.context.set_offline(False)
    expect(second.page.locator("#end .question")).to_contain_text("At table 2 nothing was entered in round 1.")
    second.page.get_by_role("button", name="It was a slip").click()
    expect(second.page.locator("[data-at=finish]")).to_be_visible()


def test_the_reason_of_a_correction_follows_from_what_it_changes(thursday: Club, phones: Phones) -> None:
    phone = phones().sit_down(1, thursday.pin(1))
    phone.enter(1, *FOUR_SPADES)
    reasons = (
        (("4", "spades", "North", "one overtrick", "hearts"), "Something else"),
        (("4", "spades", "North", "just made"), "The number of tricks"),
        (("4", "spades", "South", "just made"), "Declarer"),
        (("3", "spades", "South", "just made"), "The contract"),
    )
    for taps, reason in reasons:
        phone.board(1).get_by_role("button", name="Correct").click()
        for name in taps:
            phone.page.locator("#entry").get_by_role("button", name=name, exact=True).click()
        expect(phone.page.locator("#entry-reason")).to_have_value(reason)
        phone.page.locator("#entry .main-button").click()
        expect(phone.page.locator("#line")).to_contain_text("Sent")


def test_a_phone_goes_with_its_pair(thursday: Club, phones: Phones) -> None:
    phone = phones()
    phone.sit_down(1, thursday.pin(1), confirm=False, whose="6/EW")
    expect(phone.page.locator("#line")).to_contain_text("This phone goes with Pair 6 North 6 – South 6.")
    expect(phone.page.locator("#devices")).to_have_text("Devices here: Pair 6 North 6 – South 6: this one")
    phone.page.locator("[data-at=we-are]").click()
    phone.enter(1, *FOUR_SPADES)
    expect(phone.board(1)).to_contain_text("North-South still to agree")
    phone.page.once("dialog", lambda dialog: dialog.accept())
    phone.page.locator("[data-at=finish]").click()
    expect(phone.page.locator("#table-title")).to_have_text("Table 2")
    expect(phone.page.locator(".asked")).to_contain_text("East-West 6 – are you North 6 – South 6?")
    phone.page.locator("[data-at=we-are]").click()
    thursday.at_table(2).done(result(2, 3, "pass"), result(2, 4, "pass"))
    phone.enter(5, *THREE_NOTRUMP)
    expect(phone.board(5)).to_contain_text("NS +100")
    assert thursday.at_table(2).view()["round"] == 1  # who is still there goes on
    # The board that was not finished when the pair left is with it still, and is asked about as any other.
    expect(phone.page.locator("#boards")).to_contain_text("Round 1: the result is missing")
    phone.page.locator("[data-at=enter-owed-1-2]").click()
    for name in ("7", "notrump", "South", "10 down"):
        phone.page.locator("#entry").get_by_role("button", name=name, exact=True).click()
    expect(phone.page.locator("#entry .in-words")).to_contain_text("EW +1000")  # vulnerable, in an earlier round
    phone.page.locator("#entry .main-button").click()
    phone.page.get_by_role("button", name="It is right").click()
    expect(phone.page.locator("[data-near=owed-1-2]")).to_have_count(0)
    assert thursday.at_table(1).view()["owed"] == []


def test_two_phones_that_state_different_results_see_both_and_agree(thursday: Club, phones: Phones) -> None:
    pin = thursday.pin(1)
    north, east = phones().sit_down(1, pin, "NS"), phones().sit_down(1, pin, "EW")
    for each in (north, east):
        each.context.set_offline(True)
    north.enter(1, *FOUR_SPADES)
    east.enter(1, *THREE_NOTRUMP)
    north.context.set_offline(False)
    expect(north.board(1)).to_contain_text("NS +450")
    east.context.set_offline(False)
    expect(east.board(1).locator(".question")).to_contain_text("entered something else")
    east.board(1).get_by_role("button", name="It is right").click()
    for each in (north, east):
        expect(each.board(1)).to_contain_text("North-South say:")
        expect(each.board(1)).to_contain_text("East-West say:")
    east.board(1).get_by_role("button", name=re.compile("Agree with: 4 spades by North")).click()
    expect(north.board(1)).to_contain_text("Agreed by both sides")
    # What both had agreed to is put right by one side, and the other is asked again.
    north.board(1).get_by_role("button", name="Correct").click()
    for name in ("spades", "North", "2 overtricks"):
        north.page.locator("#entry").get_by_role("button", name=name, exact=True).click()
    north.page.locator("#entry select").select_option("The number of tricks")
    north.page.locator("#entry .main-button").click()
    expect(east.board(1)).to_contain_text("NS +480")
    expect(east.board(1)).to_contain_text("Do you agree, East-West?")


def test_phones_that_both_speak_for_the_table_settle_it(thursday: Club, phones: Phones) -> None:
    pin = thursday.pin(1)
    one, other = phones().sit_down(1, pin), phones().sit_down(1, pin)
    for each in (one, other):
        each.context.set_offline(True)
    one.enter(1, *FOUR_SPADES)
    other.enter(1, *THREE_NOTRUMP)
    one.context.set_offline(False)
    expect(one.board(1)).to_contain_text("NS +450")
    other.context.set_offline(False)
    its_own = other.board(1).get_by_role("button", name="It is right")
    expect(its_own).to_be_visible()
    its_own.click()
    one.board(1).get_by_role("button", name=re.compile("Agree with: 3 notrump by East")).click()
    for each in (one, other):
        expect(each.board(1)).to_contain_text("Agreed by both sides")
    stated = thursday.at_table(1).view()["boards"]["1"]
    assert ([each["line"] for each in stated["results"]], stated["agreed"]) == (["3NT E -2"], True)


def test_a_round_by_keyboard_alone(thursday: Club, phones: Phones) -> None:
    phone = phones(viewport={"width": 1100, "height": 800}).sit_down(1, thursday.pin(1))
    page = phone.page

    def to(at: str) -> None:
        """Go to a button by the tabulator key, and press it."""
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.dataset.at") == at:
                page.keyboard.press("Enter")
                return
        raise AssertionError(f"{at} is not reached")

    to("enter-1")
    for key in ("4", "s", "x", "n", "-", "1", "h", "k", "Enter"):
        page.keyboard.press(key)
    expect(phone.board(1)).to_contain_text("EW +100")
    to("agree-1-EW")
    expect(phone.board(1)).to_contain_text("Agreed by both sides")
    to("enter-2")
    for key in ("1", "n", "Backspace", "Backspace"):  # two steps back: it is not entered after all
        page.keyboard.press(key)
    expect(page.locator("#entry")).to_be_hidden()
    to("enter-2")
    for key in ("0", "Enter"):
        page.keyboard.press(key)
    to("agree-2-EW")
    expect(phone.board(2)).to_contain_text("Passed out")
    expect(phone.board(2)).to_contain_text("Agreed by both sides")
    to("finish")
    expect(page.locator("#round")).to_have_text("Round 2")
    expect(page.locator(".asked")).to_contain_text("North-South 1 – are you North 1 – South 1?")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_checker_of_accessibility_finds_nothing(thursday: Club, phones: Phones, scheme: str) -> None:
    pin = thursday.pin(1)
    phone = phones(color_scheme=scheme, viewport={"width": 320, "height": 640})
    page = phone.page
    page.goto(f"{phone.address}/e/{EVENT}/t/1/1")

    def check() -> None:
        page.evaluate("document.fonts.ready")
        assert faults(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    check()
    phone.sit_down(1, pin)
    check()
    phone.board(1).locator("[data-at=enter-1]").click()
    for name in FOUR_SPADES:
        check()
        page.locator("#entry").get_by_role("button", name=name, exact=True).click()
    check()
    page.locator("#entry .main-button").click()
    other = thursday.at_table(1, side=Side.EW)
    other.done(result(1, 1, "3NT E -2", side=Side.EW))
    expect(phone.board(1)).to_contain_text("East-West say:")
    page.locator("#call").click()
    check()


def test_a_team_is_called_by_its_name_at_its_tables(club: Club, chromium: Browser) -> None:
    knock_out(club)
    pin = club.pin(1, event=CUP)
    with chromium.new_context(viewport={"width": 375, "height": 667}, locale="en") as context:
        page = context.new_page()
        page.goto(f"{club.address}e/{CUP}/t/1/1")
        expect(page.get_by_role("navigation")).to_have_count(0)  # nothing leads away from a table
        page.locator("#pin").fill(pin)
        page.locator("main form button").click()
        expect(page.get_by_role("button", name=re.compile("^Ours: ")).first).to_have_text("Ours: North-South, 1 T1")
        expect(page.get_by_role("navigation")).to_have_count(0)
        assert faults(page) == []
        page.locator("button[value='table']").click()
        expect(page.get_by_text("North-South 1 – are you T1?")).to_be_visible()
        expect(page.locator("dl.sides")).to_contain_text("4 T4")
        expect(page.locator("main")).not_to_contain_text("Ana 1")
        # Of a team without a name, whose line-up nobody has told, two of four sit here.
        four = tuple(map(Player, ("Eva Gil", "Leo Paz", "Rui Matos", "Zoe Luz")))
        club.organizer().done(ContestantEntered(ContestantId(4), four), event=CUP)
        asked = page.locator(".are-you").filter(has_text="4 – are you two of these")
        expect(asked).to_contain_text("Eva Gil – Leo Paz – Rui Matos – Zoe Luz?")


def test_who_pressed_the_wrong_side_chooses_again_until_something_is_entered(thursday: Club, phones: Phones) -> None:
    phone = phones().sit_down(1, thursday.pin(1), confirm=False, whose="1/NS")
    phone.page.get_by_text("This phone", exact=True).click()
    phone.page.get_by_role("button", name="Not your side? Choose again").click()
    phone.page.locator("button[value='6/EW']").click()
    expect(phone.page.locator("#devices")).to_have_text(re.compile(r"Devices here: Pair 6[^·]*: this one$"))
    phone.page.locator("[data-at=we-are]").click()
    phone.enter(1, *FOUR_SPADES)
    expect(phone.board(1)).to_contain_text("+450")
    expect(phone.page.locator("#again")).to_have_count(0)
