"""The Director's console in Chromium: an evening's round from a telephone, a correction and its undo, accessibility."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect
from tests.browser.accessibility import faults
from tests.club import conftest as served
from tests.club.conftest import EVENT, LAPTOP, Club, result

from duplicado.event.facts.calls import DirectorCalled
from duplicado.event.facts.office_values import Where
from duplicado.service.live.roles import Role
from duplicado.vocabulary.seats import Side

pytestmark = pytest.mark.browser

club, thursday = served.club, served.thursday
"""Fixtures of the tests by HTTP."""
PHONE: ViewportSize = {"width": 390, "height": 844}


@pytest.fixture
def office(chromium: Browser, thursday: Club) -> Iterator[Page]:
    """A director's telephone that came in with a code and shows the overview."""
    context = chromium.new_context(viewport=PHONE, locale="en-GB", has_touch=True)
    page = context.new_page()
    complaints: list[str] = []
    page.on(
        "console",
        lambda said: complaints.append(f"{said.text} {said.location['url']}") if said.type == "error" else None,
    )
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(f"{thursday.address}in/{thursday.code(Role.DIRECTOR, by='the Director')}")
    page.get_by_role("button", name="Come in").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Tables")
    yield page
    context.close()
    # What is refused is shown on the page; a form that is filled in by halves cannot be rehearsed yet.
    assert [
        each for each in complaints if not any(told in each for told in ("409", "422")) and not is_half_said(each)
    ] == []


def is_half_said(complaint: str) -> bool:
    return "400" in complaint and "/acts/" in complaint


def accessible(page: Page) -> None:
    page.wait_for_load_state()  # a press is done when the page that it leads to begins to come
    assert faults(page, grave_only=True) == []
    for width in (320, PHONE["width"]):
        page.set_viewport_size({"width": width, "height": PHONE["height"]})
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), f"wider than {width} pixels"


def table(page: Page, number: int) -> Locator:
    return page.locator(".tables .table").nth(number - 1)


def test_who_has_no_access_any_more_is_told_on_the_page_he_looks_at(chromium: Browser, thursday: Club) -> None:
    director = thursday.person(Role.DIRECTOR)
    context = chromium.new_context(base_url=thursday.address, locale="en-GB")
    name, value = next(iter(director.client.cookies.items()))
    context.add_cookies([{"name": name, "value": value, "url": thursday.address}])
    page = context.new_page()
    page.goto(f"e/{EVENT}/office")
    expect(page.get_by_role("heading", level=1)).to_have_text("Tables")
    guest = next(each for each in thursday.house.entrance.guests(EVENT) if each.role is Role.DIRECTOR)
    thursday.house.entrance.revoke(subject=guest.subject, issuer=LAPTOP)
    expect(page.get_by_role("heading", level=1)).to_have_text("You have no access")
    context.close()


def test_a_round_is_run_from_a_telephone(office: Page, thursday: Club) -> None:
    office.get_by_text("Round length").click()
    office.get_by_label("Minutes of a round", exact=True).fill("15")
    office.get_by_role("button", name="Save", exact=True).click()
    expect(office.get_by_role("status").filter(has_text="Saved.")).to_be_visible()
    office.get_by_role("button", name="Start: call round 1").click()
    expect(office.locator(".clock")).to_contain_text("Round 1 of 5")
    phone = thursday.at_table(2)
    phone.done(result(2, 3, "3NT E ="))
    expect(table(office, 2).locator(".board-chip.stated")).to_have_text("3")
    phone.done(DirectorCalled(Where(1, "", 1, 2, 4), "a revoke"))
    expect(office.locator("#calls")).to_contain_text("a revoke")
    office.get_by_role("button", name="I'm going").click()
    expect(office.locator("#calls")).to_contain_text("the Director is on the way")
    accessible(office)
    office.get_by_role("button", name="Settled, no ruling").click()
    expect(office.locator("#calls")).to_contain_text("No calls")
    expect(office.locator("[data-calls='0']")).to_have_count(1)
    office.get_by_role("button", name="More ways").click()
    office.get_by_role("button", name="Stop the clock").click()
    expect(office.locator(".clock")).to_contain_text("clock stopped")
    office.get_by_role("button", name="Let the clock go on").click()
    office.get_by_text("Call round 2", exact=True).click()
    expect(office.get_by_text("are still playing")).to_be_visible()
    office.get_by_role("button", name="Call round 2 anyway").click()
    expect(office.locator(".clock")).to_contain_text("Round 2 of 5")
    assert phone.view()["round"] == 2


def test_a_statement_that_differs_is_decided_and_the_decision_undone(office: Page, thursday: Club) -> None:
    thursday.person(Role.SCORER).done(result(5, 1, "4S N -1", side=None, round_number=2))
    phone = thursday.at_table(1)
    phone.done(result(1, 1, "4S N ="))
    phone.done(result(1, 1, "4S N +1", side=Side.EW))
    office.get_by_role("link", name="board 1: two results", exact=True).click()
    expect(office.get_by_role("heading", level=1)).to_contain_text("Board 1, table 1, round 1")
    accessible(office)
    office.get_by_label("Result", exact=True).fill("4S N +1")
    office.get_by_label("What was wrong").fill("North had miscounted")
    office.get_by_role("button", name="Check and save").first.click()
    expect(office.get_by_role("heading", level=1)).to_have_text("Check before saving")
    expect(office.locator(".changes tbody tr")).to_have_count(4)
    accessible(office)
    office.get_by_role("button", name="Save", exact=True).click()
    expect(office.locator(".stands")).to_contain_text("+450")
    office.goto(f"{office.url.partition('/office')[0]}/office/settings/record")
    accessible(office)
    office.locator(".log li").filter(has_text="North had miscounted").get_by_role("link", name="Undo").click()
    office.get_by_label("Why undo it?").fill("the wrong board")
    office.get_by_role("button", name="Check and save").click()
    office.get_by_role("button", name="Save", exact=True).click()
    expect(office.locator(".log .undone")).to_contain_text("North had miscounted")
    office.get_by_role("link", name="Results").first.click()
    expect(office.locator(".results")).to_contain_text("two results that differ")
    accessible(office)


def test_an_incident_is_offered_while_one_types_and_answered_by_digits(office: Page, thursday: Club) -> None:
    thursday.at_table(3).done(DirectorCalled(Where(1, "", 1, 3, 5), "revoke"))
    office.get_by_role("link", name="Rulings").first.click()
    what = office.get_by_label("What happened?")
    expect(what).not_to_be_focused()
    office.wait_for_load_state()  # a page hears single keys when its script is there
    office.keyboard.press("/")
    expect(what).to_be_focused()
    office.keyboard.type("ren")
    expect(office.locator("#found a").first).to_contain_text("Revoke")
    what.press_sequentially("1", delay=0)  # in a field a digit is a letter
    expect(what).to_have_value("ren1")
    accessible(office)
    office.locator("#open-matters").get_by_role("link", name="Start the ruling").click()
    office.locator("#found a", has_text="Revoke").first.click()
    office.get_by_label("Your answer").fill("4S S")
    office.get_by_role("button", name="Answer", exact=True).click()
    ticks = office.get_by_role("heading", name="How far had play gone, and how was it noticed?")
    expect(ticks).to_be_visible()
    accessible(office)
    office.get_by_role("button", name="Answer", exact=True).click()
    expect(ticks).to_have_count(0)
    office.get_by_label("Your answer").fill("N S2 H5 S3 S4")
    office.get_by_role("button", name="Answer", exact=True).click()
    none = office.get_by_role("button", name="not decided: stop here")
    expect(none).to_be_visible()
    accessible(office)
    office.get_by_role("heading", level=1).click()
    office.keyboard.press("0")  # the digit of what leaves a question without an answer
    expect(none).to_have_count(0)
    expect(office.locator(".log")).to_contain_text("Which card does East play instead?")
    office.wait_for_load_state()
    office.get_by_role("heading", level=1).click()
    office.keyboard.press("Backspace")  # one answer back
    expect(office.get_by_role("heading", name="Which card does East play instead?")).to_be_visible()


def test_a_ruling_by_the_interview_is_taken_down(office: Page, thursday: Club) -> None:
    thursday.at_table(3).done(DirectorCalled(Where(1, "", 1, 3, 5), "an insufficient bid"))
    office.locator("#calls").get_by_role("link", name="Start the ruling").click()
    office.get_by_label("What happened?").fill("insufficient bid")
    office.get_by_role("button", name="Search").click()
    office.get_by_role("link", name="Insufficient bid").first.click()
    office.get_by_label("Your answer").fill("N 1S P 1H")
    accessible(office)
    office.get_by_role("button", name="Answer").click()
    for _ in range(12):  # the first answer each time; nobody accepts it, and it is corrected as the Law has it
        office.wait_for_load_state()
        if office.get_by_role("heading", name="Record the ruling").count():
            break
        answers = office.locator(".answers button")
        typed = office.get_by_label("Which suit, card or call").or_(office.get_by_label("Your answer"))
        if typed.count():
            typed.first.fill("2H")
        if answers.count():
            answers.first.click()
        elif office.locator(".rest button").count():
            office.locator(".rest button").click()
        else:
            office.get_by_role("button", name="Answer", exact=True).click()
    expect(office.locator(".says")).to_contain_text("27")
    accessible(office)
    office.get_by_role("button", name="Check and save").click()
    expect(office.locator(".told")).to_contain_text("27")
    office.get_by_role("button", name="Save", exact=True).click()
    expect(office.locator(".log")).to_contain_text("27")
    accessible(office)
    office.get_by_role("link", name="Tables").click()
    expect(office.locator("#calls")).to_contain_text("No calls")
    office.get_by_text("More", exact=True).click()
    office.get_by_role("link", name="Movement").click()
    expect(office.get_by_role("heading", level=1)).to_have_text("The movement")
    accessible(office)
