"""The forms of the Director's console in Chromium, on a telephone: what is shown, what is wrong, a step back."""

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser import test_club_console as console
from tests.browser.test_club_console import accessible
from tests.club.conftest import LAPTOP, Club
from tests.club.console import places

from duplicado.service.club.access_tokens import AccessPass
from duplicado.service.live.roles import Role

pytestmark = pytest.mark.browser

club, thursday, office = console.club, console.thursday, console.office
"""Fixtures of the other tests of the console."""


def test_a_weighted_score_is_ruled_from_a_telephone(office: Page, thursday: Club) -> None:
    place = places(1)[0]
    by_line = {"session": "1", "section": "", "round": str(place.round), "table": str(place.table), "board": "1"}
    scorer = thursday.person(Role.SCORER)
    body = {"id": "one", "fields": {**by_line, "line": "4S N ="}}
    assert scorer.send("POST", "/api/1/events/Thursday/acts/result", body).status_code == 200
    office.goto(
        f"{thursday.address}e/Thursday/office/results/place?session=1&section=&round={place.round}&table={place.table}&board=1"
    )
    office.get_by_role("link", name="Rule an adjusted score").click()
    expect(office.get_by_label("How much")).to_have_count(3)
    for hidden in office.get_by_label("How much").all():
        expect(hidden).not_to_be_visible()  # only what belongs to what is chosen is shown
    office.get_by_label("Result 1", exact=True).first.fill("4S N =")
    office.get_by_label("% of 1").first.fill("40")
    assert office.get_by_label("% of 1").first.get_attribute("inputmode") == "decimal"
    office.get_by_label("Result 2", exact=True).first.fill("4S N -1")
    office.get_by_label("% of 2").first.fill("50")
    office.get_by_label("Reason", exact=True).fill("break in tempo")
    office.get_by_role("button", name="Check and save").click()
    expect(office.locator(".wrong-here")).to_have_text("The weights must make 100 together, not 90.")
    expect(office.get_by_label("% of 1").first).to_be_focused()
    accessible(office)
    office.get_by_label("% of 2").first.fill("")  # the rest up to 100
    office.get_by_role("button", name="Check and save").click()
    office.get_by_role("button", name="Cancel").click()
    expect(office.get_by_label("Result 2", exact=True).first).to_have_value("4S N -1")
    office.get_by_label("Each side its own").check()
    expect(office.get_by_role("group", name="North-South get")).to_be_visible()
    expect(office.get_by_role("group", name="Both sides get")).not_to_be_visible()
    office.get_by_label("The same for both sides").check()
    office.get_by_role("button", name="Check and save").click()
    expect(office.get_by_role("heading", level=1)).to_have_text("Check before saving")
    office.get_by_role("button", name="Save", exact=True).click()
    expect(office.locator(".stands")).to_contain_text("adjusted score")


def test_whose_figures_change_stands_beside_the_score_while_it_is_typed(office: Page, thursday: Club) -> None:
    first, second = places(1)[:2]
    scorer = thursday.person(Role.SCORER)
    for number, (place, line) in enumerate(((first, "4S N ="), (second, "3NT N -2"))):
        fields = {"session": "1", "section": "", "round": str(place.round), "table": str(place.table), "board": "1"}
        body = {"id": f"result-{number}", "fields": {**fields, "line": line}}
        assert scorer.send("POST", "/api/1/events/Thursday/acts/result", body).status_code == 200
    at = f"session=1&section=&round={first.round}&table={first.table}&board=1"
    office.goto(f"{thursday.address}e/Thursday/office/results/score?{at}")
    panel = office.locator("[data-preview-panel]")
    expect(panel).to_contain_text("it is shown here whose figures would change")
    entries = len(thursday.person(Role.DIRECTOR).view()["entries"])
    office.get_by_role("button", name="Take 3NT N −2").click()  # as at the other table: it is average then
    expect(office.get_by_label("Result 1", exact=True).first).to_have_value("3NT N −2")
    office.get_by_label("Reason", exact=True).fill("slow pass")
    rows = panel.locator("tbody tr")
    expect(rows).to_have_count(4)
    expect(rows.first).to_contain_text("North 1 – South 1")
    expect(rows.first).to_contain_text("50.00 ▼")
    office.get_by_role("button", name="Take 3NT N −2").click()  # another one, not in the place of the first
    expect(office.get_by_label("Result 2", exact=True).first).to_have_value("3NT N −2")
    accessible(office)
    assert len(thursday.person(Role.DIRECTOR).view()["entries"]) == entries


@pytest.mark.parametrize("page", ["written?act=ruling", "contestants?act=enter&who=1", "register?act=conduct", "files"])
def test_pages_of_forms_are_accessible_and_fit_a_telephone(page: str, office: Page, thursday: Club) -> None:
    office.goto(f"{thursday.address}e/Thursday/office/{page}")
    accessible(office)


def test_the_conditions_are_changed_from_a_telephone(office: Page, thursday: Club) -> None:
    office.goto(f"{thursday.address}e/Thursday/office/settings")
    accessible(office)
    office.locator("summary", has_text="Artificial scores").click()
    office.get_by_label("How many IMPs an average plus is worth").fill("ninety")
    office.get_by_label("Why the conditions are changed").fill("as announced")
    office.get_by_role("button", name="Check and save").click()
    expect(office.locator(".wrong-here")).to_have_text("“ninety” cannot stand here: see below what can.")
    expect(office.get_by_label("How many IMPs an average plus is worth")).to_be_focused()
    accessible(office)
    office.get_by_label("How many IMPs an average plus is worth").fill("")
    office.locator("summary", has_text="What is played").click()
    office.get_by_label("Regulations", exact=True).select_option("aeb")
    office.get_by_role("button", name="Check and save").click()
    expect(office.locator(".told")).to_contain_text("becomes Asociación Española de Bridge")
    accessible(office)
    office.get_by_role("button", name="Save", exact=True).click()
    expect(office.get_by_role("status").filter(has_text="Saved.")).to_be_visible()
    office.locator("summary", has_text="Artificial scores").click()
    limit = office.get_by_label("How many averages plus a pair may get in a session")
    expect(office.locator(".condition.fixed").filter(has=limit)).to_contain_text(
        "Fixed by the regulations in force (Asociación Española de Bridge"
    )


def test_one_artificial_score_is_ruled_for_several_boards(office: Page, thursday: Club) -> None:
    place = places(1)[0]
    office.goto(
        f"{thursday.address}e/Thursday/office/results/score?session=1&section=&round={place.round}&table={place.table}&board=1"
    )
    office.get_by_label("What they get").first.select_option("average")
    office.locator("summary", has_text="The same for several boards").click()
    accessible(office)
    office.get_by_label(f"Board 2, round {place.round}, table {place.table}").check()
    office.get_by_label("Reason", exact=True).fill("fire alarm")
    office.get_by_role("button", name="Check and save").click()
    expect(office.locator(".told li")).to_have_count(2)
    office.get_by_role("button", name="Save", exact=True).click()
    expect(office.locator(".stands")).to_contain_text("adjusted score")


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_the_choices_of_a_new_event_show_their_words(language: str, chromium: Browser, thursday: Club) -> None:
    grant = AccessPass("", Role.ORGANIZER, "the organizer")
    code = thursday.house.entrance.issue_code(grant, issuer=LAPTOP)
    context = chromium.new_context(locale=language)
    page = context.new_page()
    page.goto(f"{thursday.address}in/{code}")
    page.locator("main button").first.click()
    page.wait_for_load_state()
    for width in (1280, 390, 320):
        page.set_viewport_size({"width": width, "height": 800})
        page.goto(f"{thursday.address}office/new")
        choice = page.locator("#counted")
        shown = choice.evaluate("each => each.offsetWidth")
        choice.evaluate("each => { each.style.minWidth = '0'; each.style.width = 'max-content'; }")
        assert shown >= choice.evaluate("each => each.offsetWidth")
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    context.close()
