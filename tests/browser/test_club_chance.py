"""Telephones at the tables give their chance to the deals while their page is open, and say that it is in them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect
from tests.browser.test_club_phone import Phones, phones
from tests.club.conftest import EVENT, Club, club, thursday

pytestmark = pytest.mark.browser
__all__ = ["club", "phones", "thursday"]  # fixtures of the club


def test_telephones_give_their_chance_by_themselves(thursday: Club, phones: Phones) -> None:
    organizer = thursday.organizer()
    boards = f"/api/1/events/{EVENT}/boards/1"
    assert organizer.send("POST", boards, {"id": "a", "how": "gather"}).status_code == 200
    pages = [phones().sit_down(table, thursday.pin(table)).page for table in (1, 2)]
    for page in pages:
        expect(page.locator("#chance")).to_have_text("This device gives its chance to the deals.")
    assert organizer.send("POST", boards, {"id": "b", "how": "close"}).status_code == 200
    for page in pages:
        expect(page.locator("#chance")).to_contain_text("is in the deals")
    expect(pages[0].locator("#chance")).not_to_contain_text("left out")
    # A page that is opened again has not forgotten it, and says which value is its own.
    pages[0].reload()
    expect(pages[0].locator("#chance")).to_contain_text("is in the deals")
    (lot,) = thursday.house.dealt.of(EVENT)[1]
    told = pages[0].locator("#chance").inner_text()
    assert re.findall("[0-9a-f]{64}", told)[0] in {part.value for part in lot.chance}
    assert len(lot.chance) == 2


def test_a_telephone_says_that_it_was_left_out_and_shows_nothing(thursday: Club, phones: Phones) -> None:
    organizer = thursday.organizer()
    boards = f"/api/1/events/{EVENT}/boards/1"
    organizer.send("POST", boards, {"id": "a", "how": "gather"})
    page = phones().sit_down(1, thursday.pin(1)).page
    expect(page.locator("#chance")).to_contain_text("gives its chance")
    shown: list[str] = []
    page.on("request", lambda request: shown.append(request.post_data or ""))

    def without_it(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        for lot in told["lots"]:
            lot["closed"], lot["chance"] = "0" * 64, []
        route.fulfill(response=answer, json=told)

    page.route("**/chance?as=table", without_it)
    expect(page.locator("#chance")).to_contain_text("was left out of the deals")
    assert not any('"value"' in each for each in shown)
