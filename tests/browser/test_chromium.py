"""The browser that the browser tests rely on."""

import pytest
from playwright.sync_api import Browser, expect

pytestmark = pytest.mark.browser


def test_chromium_shows_a_page(chromium: Browser) -> None:
    page = chromium.new_page()
    page.set_content("<h1>Duplicado</h1>")
    expect(page.get_by_role("heading")).to_have_text("Duplicado")
    page.close()
