"""Chromium tests: an event out of a file, the consolation, many clubs, and the playing director's way to his table."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.accessibility import faults
from tests.browser.test_site import CONTRAST
from tests.club.conftest import EVENT, Club, founded, founding, serving
from tests.club.test_consolation import CUP, knock_out, play

from duplicado.event.contest import ContestantId
from duplicado.event.facts.results import ScoreWritten
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.service.club.access_tokens import AccessPass, Scope
from duplicado.service.event_file import EventFile
from duplicado.service.live.roles import Role, Viewer

pytestmark = pytest.mark.browser

DEVICES = Path(__file__).parent.parent / "samples" / "bws" / "two-tables.bws"
PICTURES = os.environ.get("DUPLICADO_PICTURES")
"""A folder into which pictures of the pages are put, for looking."""


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    with serving(tmp_path / "club") as served:
        yield served


@pytest.fixture(params=[390, pytest.param(1280, marks=pytest.mark.slow)])
def office(chromium: Browser, club: Club, request: pytest.FixtureRequest) -> Iterator[Page]:
    """The organizer in a browser of that width."""
    width = int(request.param)
    context = chromium.new_context(viewport={"width": width, "height": 844}, locale="en" if width < 500 else "es")
    page = context.new_page()
    come_in(page, club, AccessPass("", Role.ORGANIZER, "the organizer", scopes=frozenset(Scope)))
    yield page
    context.close()


def come_in(page: Page, club: Club, grant: AccessPass) -> None:
    code = club.house.entrance.issue_code(grant, issuer=Viewer("laptop", Role.ORGANIZER, "laptop"))
    page.goto(f"{club.address}in/{code}")
    page.locator("main form button").click()


def is_well(page: Page, name: str) -> None:
    """See that nothing bars anybody's way on a page: nothing serious for axe, no scrolling sideways, contrast."""
    page.wait_for_load_state()  # a press is done when the page that it leads to begins to come
    size = page.viewport_size
    if PICTURES and size:
        page.screenshot(path=Path(PICTURES) / f"{name}-{size['width']}.png", full_page=True)
    assert faults(page, grave_only=True) == [], name
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"), name
    assert page.evaluate(CONTRAST) == [], name


def is_saved(page: Page, path: str) -> None:
    """See that a press led to that page and it says that something was saved, as its address does not."""
    expect(page).to_have_url(re.compile(f"{re.escape(path)}$"))
    expect(page.locator("[data-passing]")).to_be_visible()


def test_files_become_events(office: Page, club: Club, tmp_path: Path) -> None:
    office.goto(f"{club.address}office/import")
    is_well(office, "import")
    office.locator("#file").set_input_files(DEVICES)
    office.locator("main form button").click()
    is_well(office, "import-shown")
    office.locator("#title").fill("Devices")
    office.locator("#date").fill("")
    office.locator("main form button").click()
    is_saved(office, "/e/Devices/office")

    files: list[Path] = []
    for seed, name in enumerate(("Casa Alta", "Rio")):
        files.append(tmp_path / f"{name}.event")
        with EventFile.create(files[-1]) as event:
            event.enter(*founding(), by="somebody")
            places = enumerate(event.live.state.session(1).plans[""].due)
            event.enter(
                *(ResultEntered(each, ScoreWritten(10 * ((37 * n + 91 * seed) % 97) - 400)) for n, each in places),
                by="somebody",
            )
    files.append(tmp_path / "Letter.event")
    files[-1].write_text("Dear all")
    office.goto(f"{club.address}office/clubs")
    is_well(office, "clubs")
    office.locator("#files").set_input_files(files)
    office.locator("main form button").click()
    expect(office.locator("tbody tr")).to_have_count(20)
    is_well(office, "clubs-shown")
    office.locator("#make-title").fill("North")
    office.locator("main form button").first.click()
    is_saved(office, "/e/North/office")


def test_who_is_out_plays_on(office: Page, club: Club) -> None:
    organizer = knock_out(club)
    play(club, organizer)
    office.goto(f"{club.address}e/{CUP}/office/movement")
    is_well(office, "knock-out")
    office.locator(f"a[href^='/e/{CUP}/office/consolation']").click()
    is_well(office, "consolation")
    office.locator("main form[method=post] button").click()
    is_saved(office, "/office/pair")
    is_well(office, "consolation-made")


def test_a_playing_director_goes_to_his_table_and_back(office: Page, club: Club) -> None:
    founded(club)
    grant = AccessPass(EVENT, Role.DIRECTOR, "the Director", plays=(ContestantId(2),), scopes=frozenset(Scope))
    come_in(office, club, grant)
    expect(office.locator(".own-table button")).to_have_count(1)
    is_well(office, "playing-console")
    office.locator(".own-table button").click()
    expect(office).to_have_url(f"{club.address}e/{EVENT}/table")
    expect(office.locator("#boards li")).to_have_count(2)
    is_well(office, "playing-table")
    office.locator("#cards summary").click()
    office.locator(f"a[href='/e/{EVENT}/office']").click()
    expect(office.locator(".own-table button")).to_have_count(1)
