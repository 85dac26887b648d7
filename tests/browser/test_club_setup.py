"""An evening set up from a telephone in Chromium: a new event, PINs, a table that comes in; nothing bars the way."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect
from tests.browser.accessibility import faults
from tests.browser.test_site import CONTRAST

from duplicado.service.club.access_tokens import AccessPass, Scope
from duplicado.service.club.club import ClubHouse
from duplicado.service.live.roles import Role, Viewer
from duplicado.web.club.app import club_site
from duplicado.web.server import in_background, listen

pytestmark = pytest.mark.browser

TELEPHONE: ViewportSize = {"width": 390, "height": 844}
PICTURES = os.environ.get("DUPLICADO_PICTURES")
"""A folder into which pictures of the pages are put, for looking."""


@pytest.fixture
def club(tmp_path: Path) -> Iterator[tuple[str, ClubHouse]]:
    houses: list[ClubHouse] = []
    listening = listen("127.0.0.1", 0)
    site = club_site(str(tmp_path / "club"), ready=houses.append, address="http://192.168.1.5:8000")
    with listening, in_background(site, listening) as address:
        yield address.rstrip("/"), houses[0]


@pytest.fixture
def office(chromium: Browser, club: tuple[str, ClubHouse]) -> Iterator[Page]:
    """The organizer's telephone, let in by the code that is printed at the computer."""
    address, house = club
    grant = AccessPass("", Role.ORGANIZER, "the organizer", scopes=frozenset(Scope))
    code = house.entrance.issue_code(grant, issuer=Viewer("laptop", Role.ORGANIZER, "laptop"))
    context = telephone(chromium)
    page = context.new_page()
    page.goto(f"{address}/in/{code}")
    page.get_by_role("button", name="Come in").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The club's office")
    yield page
    context.close()


def telephone(chromium: Browser) -> BrowserContext:
    return chromium.new_context(viewport=TELEPHONE, has_touch=True, is_mobile=True, locale="en")


def is_well(page: Page, name: str) -> None:
    """See that nothing bars anybody's way on a page: nothing serious for axe, no scrolling sideways, contrast."""
    page.wait_for_load_state()  # a press is done when the page that it leads to begins to come
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{name}.png", full_page=True)
    assert faults(page, grave_only=True) == [], name
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"), name
    assert page.evaluate(CONTRAST) == [], name
    small = page.evaluate(
        """() => [...document.querySelectorAll('main button, main select, main input:not([type=hidden]), main .button')]
        .filter((e) => e.checkVisibility() && !e.closest('.choice') && e.getBoundingClientRect().height < 44)
        .map((e) => e.outerHTML.slice(0, 80))"""
    )
    assert small == [], name


def test_an_event_is_made_on_a_telephone_and_a_table_comes_in(
    office: Page, chromium: Browser, club: tuple[str, ClubHouse]
) -> None:
    address, house = club
    house.people.add("Eva Gil", number="777")
    is_well(office, "office")
    office.get_by_role("link", name="New event").tap()
    office.get_by_label("Name of the event").fill("Thursday pairs")
    office.get_by_label("How many").fill("5")
    office.get_by_label("Counted in").select_option("tables")
    office.get_by_label("Minutes there are for play").fill("150")
    is_well(office, "new")
    office.get_by_role("button", name="Show movements").tap()
    offers = office.get_by_role("group", name="Movement").get_by_role("radio")
    expect(offers).to_have_count(3)
    offers.nth(1).check()
    office.get_by_label("Names, if you have them now").fill("Ana Lima / Rui Matos\nLeo Paz")
    office.get_by_text("Take people the club knows").tap()
    office.get_by_role("button", name="Eva Gil").tap()
    expect(office.get_by_label("Names, if you have them now")).to_have_value("Ana Lima / Rui Matos\nLeo Paz / Eva Gil")
    office.get_by_label("Dealt here, so that it can be checked").check()
    is_well(office, "new-movement")
    office.get_by_role("button", name="Make the event").tap()
    expect(office.locator(".done[role=status]").first).to_contain_text("The event is created")
    is_well(office, "access")
    office.get_by_role("button", name="Draw a PIN for every table").tap()
    row = office.get_by_role("row", name="Table 3")
    pin = row.get_by_role("cell").inner_text()
    assert re.fullmatch(r"\d{4}", pin)
    is_well(office, "pins")
    # They are shown only once: what is pressed meanwhile opens beside them, and the browser asks before they go.
    asks = "() => !dispatchEvent(new Event('beforeunload', { cancelable: true }))"
    with office.context.expect_page() as beside:
        office.get_by_role("navigation", name="Director's office").get_by_role("link", name="Tables").tap()
    expect(beside.value.get_by_role("heading", level=1)).to_have_text("Tables")
    beside.value.close()
    assert office.evaluate(asks)
    with office.context.expect_page():
        office.get_by_role("button", name="Print cards for the tables").tap()
    assert not office.evaluate(asks), "they are printed"
    # What the code of the card leads to is under the address that telephones are told.
    path = str(row.get_by_role("link").get_attribute("href"))
    table = telephone(chromium).new_page()
    table.goto(f"{address}{path}")
    table.get_by_label("PIN of the table").fill(pin)
    table.get_by_role("button", name="Come in").tap()
    table.wait_for_url(re.compile(r"/table$"))
    table.context.close()
    assert any(each.role is Role.PLAYER for each in house.entrance.guests())


def test_an_evening_of_two_sections_is_begun_with_a_template(office: Page, club: tuple[str, ClubHouse]) -> None:
    """Six touches from the office to a running clock, and a name for the next time."""
    _, house = club
    office.get_by_role("link", name="New event").tap()
    office.get_by_label("Begin with").select_option(label="Two sections, the same boards")
    office.get_by_role("button", name="Use it").tap()
    expect(office.get_by_label("How many")).to_have_value("18")
    office.get_by_text("More: sections").tap()
    expect(office.get_by_label(re.compile("^Sections"))).to_have_value("2")
    is_well(office, "new-more")
    office.get_by_role("button", name="Show movements").first.tap()
    expect(office.get_by_text("Sections A (18), B (18)").first).to_be_visible()
    office.get_by_text("Keep these settings").tap()
    office.get_by_label("Name of the template").fill("Thursday")
    office.get_by_role("button", name="Make the event").tap()
    office.locator(".tabs").get_by_role("link", name="Tables").first.tap()
    office.get_by_text("Each section by itself").tap()
    office.get_by_role("button", name="Section B: call round 1").tap()
    expect(office.get_by_text("Round 1 of 9").first).to_be_visible()
    expect(office.locator("[data-ends]:visible")).to_have_count(1)
    is_well(office, "overview-sections")
    office.get_by_text("More", exact=True).tap()
    office.get_by_role("link", name="Movement").tap()
    office.get_by_role("link", name="Add a session").tap()
    office.get_by_role("button", name="Show movements").tap()
    office.wait_for_url(re.compile(r"minutes=180"))
    is_well(office, "session")
    assert [each.name for each in house.templates.all()] == ["Thursday"]
    office.goto(f"{club[0]}/office/templates")
    is_well(office, "templates")


def test_a_round_is_paired_on_a_telephone(office: Page, club: tuple[str, ClubHouse]) -> None:
    office.goto(f"{club[0]}/office/new/movement?title=Swiss&kind=teams-swiss&number=6&minutes=180")
    office.get_by_role("button", name="Make the event").tap()
    office.locator(".tabs").get_by_role("link", name="Tables").first.tap()
    office.get_by_text("More", exact=True).tap()
    office.get_by_role("link", name="Movement").tap()
    office.get_by_role("link", name="Pair the next round").tap()
    expect(office.get_by_role("alert")).to_contain_text("Round 1 has no result yet")
    office.get_by_label("The last round anew").check()
    office.get_by_label("Boards of a match").fill("6")
    office.get_by_role("button", name="Show it").tap()
    expect(office.get_by_role("listitem").filter(has=office.locator("[data-swap]"))).to_have_count(3)
    is_well(office, "pair")
    office.get_by_role("button", name="Play it so").tap()
    expect(office.get_by_role("status").filter(has_text="Saved")).to_be_visible()


def test_a_director_is_let_in_by_a_code_that_is_shown_large(office: Page, club: tuple[str, ClubHouse]) -> None:
    address, _ = club
    office.goto(f"{address}/office/new/movement?title=Friday&kind=pairs&number=8&minutes=120&counted=contestants")
    office.get_by_role("button", name="Make the event").tap()
    office.get_by_label("Role", exact=True).select_option("director")
    office.get_by_label(re.compile("^Name")).fill("Mia")
    office.get_by_label("Number under which").fill("3")
    office.get_by_role("button", name="Show a code").tap()
    shown = office.get_by_role("status").filter(has_text="Code for Mia (Director)")
    expect(shown).to_contain_text(re.compile(r"http://192\.168\.1\.5:8000/in/[2-9A-Z]{4}-[2-9A-Z]{4}"))
    expect(shown.locator("svg")).to_be_visible()
    is_well(office, "code")


@pytest.mark.parametrize("language", ["es", "pt"])
def test_the_other_pages_bar_nobodys_way(office: Page, club: tuple[str, ClubHouse], language: str) -> None:
    address, house = club
    house.people.add("Eva Gil", number="777", contact="eva@example.org")
    for path in ("connect", "office/people", "office/new", ""):
        office.goto(f"{address}/{path}?lang={language}")
        is_well(office, f"{path.replace('/', '-') or 'home'}-{language}")
