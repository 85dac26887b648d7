"""The scorer's keyboard in Chromium: an evening's slips without a mouse, and what a checker of accessibility finds."""

from __future__ import annotations

from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect
from tests.club.conftest import EVENT, Club, club, thursday

from duplicado.service.live.roles import Role

pytestmark = pytest.mark.browser
__all__ = ["club", "thursday"]  # fixtures of the club


def checked(page: Page) -> None:
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("width", "scheme"), [(320, "dark"), (1280, "light")])
def test_slips_are_typed_in_without_a_mouse(
    thursday: Club, chromium: Browser, width: int, scheme: Literal["dark", "light"]
) -> None:
    context = chromium.new_context(viewport={"width": width, "height": 800}, color_scheme=scheme, locale="en-GB")
    page = context.new_page()
    page.goto(f"{thursday.address}in/{thursday.code(Role.SCORER)}")
    page.locator("main form button").click()
    page.wait_for_url("**/office")
    page.goto(f"{thursday.address}e/{EVENT}/scorer")
    checked(page)

    def typed(line: str) -> None:
        with page.expect_navigation():
            page.keyboard.type(line)
            page.keyboard.press("Enter")

    typed("1 1 4S N +1 HK")
    expect(page.locator(".taken")).to_contain_text("NS +450")
    typed("1 2 pass")
    expect(page.locator(".taken")).to_contain_text("Passed out")
    typed("1 1 4S N =")
    expect(page.locator(".asked")).to_contain_text("something else was entered there already")
    expect(page.locator("#reason")).to_be_focused()
    checked(page)
    with page.expect_navigation():
        page.keyboard.press("Enter")  # the first button of the form: correct
    expect(page.locator(".taken")).to_contain_text("NS +420")
    page.goto(f"{thursday.address}e/{EVENT}/scorer/slips?round=2")
    checked(page)
    context.close()
