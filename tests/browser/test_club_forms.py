"""The forms of the Director's console in Chromium, on a telephone: what is shown, what is wrong, a step back."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser import test_club_console as console
from tests.browser.test_club_console import accessible
from tests.club.conftest import Club
from tests.club.console import places

from duplicado.service.live import Role

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
        f"{thursday.address}e/Thursday/office/place?session=1&section=&round={place.round}&table={place.table}&board=1"
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
    office.get_by_role("button", name="Show what follows").click()
    expect(office.locator(".wrong-here")).to_have_text("The weights must make 100 together, not 90.")
    expect(office.get_by_label("% of 1").first).to_be_focused()
    accessible(office)
    office.get_by_label("% of 2").first.fill("")  # the rest up to 100
    office.get_by_role("button", name="Show what follows").click()
    office.get_by_role("button", name="No, go back").click()
    expect(office.get_by_label("Result 2", exact=True).first).to_have_value("4S N -1")
    office.get_by_label("Each side its own").check()
    expect(office.get_by_role("group", name="North-South get")).to_be_visible()
    expect(office.get_by_role("group", name="Both sides get")).not_to_be_visible()
    office.get_by_label("The same for both sides").check()
    office.get_by_role("button", name="Show what follows").click()
    expect(office.get_by_role("heading", level=1)).to_have_text("Is it right?")
    office.get_by_role("button", name="Yes, take it down").click()
    expect(office.locator(".stands")).to_contain_text("adjusted score")


@pytest.mark.parametrize("page", ["written?act=ruling", "contestants?act=enter&who=1", "register?act=conduct", "files"])
def test_pages_of_forms_are_accessible_and_fit_a_telephone(page: str, office: Page, thursday: Club) -> None:
    office.goto(f"{thursday.address}e/Thursday/office/{page}")
    accessible(office)
