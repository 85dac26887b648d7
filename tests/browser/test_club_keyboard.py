"""An office evening in Chromium by keyboard alone, from the code that lets in to the published result.

The mouse is never used: a control is come to with the tabulator key and must show that it has the focus (WCAG 2.1.1,
2.4.7); what single keys and the arrows do is used where the console says so.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.club.conftest import Club, club

from duplicado.service.live.roles import Role

pytestmark = [pytest.mark.browser, pytest.mark.rest]
__all__ = ["club"]  # fixture of the club

MOST = 120
"""So many presses of the tabulator key lead from one end of a page to the other at most."""
FOCUS = """e => {
  const style = getComputedStyle(e), label = e.closest('label');
  const seen = s => s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 1 || s.boxShadow !== 'none';
  return seen(style) || (label !== null && seen(getComputedStyle(label)));
}"""


class Hands:
    """Somebody at the office who has a keyboard and nothing else."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, *keys: str) -> None:
        self.page.wait_for_load_state()  # a page hears single keys when its script is there
        for key in keys:
            self.page.keyboard.press(key)

    def reach(self, control: Locator) -> None:
        """Come to a control with the tabulator key, and see that it shows so."""
        expect(control).to_be_visible()
        for _ in range(MOST):
            if control.evaluate("e => e === document.activeElement"):
                assert control.evaluate(FOCUS), f"{control} does not show that it has the focus"
                return
            self.page.keyboard.press("Tab")
        pytest.fail(f"{control} is not reached by {MOST} presses of the tabulator key")

    def go(self, control: Locator) -> None:
        """Come to a button or a link, and press it."""
        self.reach(control)
        self.page.keyboard.press("Enter")

    def fill(self, control: Locator, text: str) -> None:
        """Come to a field, and type over what is there."""
        self.reach(control)
        self.press("Control+a")
        self.page.keyboard.type(text)

    def tab(self, name: str) -> None:
        """Go to another tab of the console with the key for the neighbouring one."""
        here = self.page.locator(".tabs > ul > li:not(.more) > a[aria-current]")
        wanted = self.page.locator(".tabs > ul > li:not(.more) > a", has_text=name)
        for _ in range(8):
            if here.inner_text() == wanted.inner_text():
                return
            before = self.page.url
            self.press("]")
            expect(self.page).not_to_have_url(before)
            expect(here).to_have_count(1)
        pytest.fail(f"the tab {name} is not reached")


@pytest.fixture
def hands(club: Club, chromium: Browser) -> Iterator[Hands]:
    context = chromium.new_context(viewport={"width": 1366, "height": 768}, locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.goto(club.address)
    hands = Hands(page)
    hands.fill(page.get_by_role("textbox", name="Code"), club.code(Role.ORGANIZER, event="", by="the organizer"))
    hands.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("The club's office")
    yield hands
    context.close()


PAIRS = (
    "Ana Lima / Rui Matos",
    "Eva Gil / Leo Paz",
    "Carla Abad / Hugo Sá",
    "Dora Klein / Max Roig",
    "Iris Vale / Nuno Reis",
)


def makes_the_event(hands: Hands) -> None:
    """Go from the club's office through the wizard to the console of a new event."""
    page = hands.page
    hands.go(page.get_by_role("link", name="New event"))
    expect(page.get_by_role("heading", level=1)).to_have_text("New event")
    hands.reach(page.get_by_label("Names, if you have them now"))
    for pair in PAIRS:
        page.keyboard.type(pair)
        hands.press("Enter")
    hands.fill(page.get_by_label("Name of the event"), "Keyboard pairs")
    hands.fill(page.get_by_label("Minutes there are for play"), "45")
    hands.go(page.get_by_role("button", name="Show movements"))
    offers = page.get_by_role("group", name="Movement").get_by_role("radio")
    hands.reach(offers.first)
    hands.press("ArrowDown")  # within the group, as the arrows go
    expect(offers.nth(1)).to_be_checked()
    hands.press("ArrowUp")
    expect(offers.first).to_be_checked()
    hands.go(page.get_by_role("button", name="Make the event"))
    expect(page.locator(".done[role=status]").first).to_contain_text("The event is created")
    hands.tab("Tables")
    expect(page.get_by_role("heading", level=1)).to_have_text("Tables")


def enters_the_round(hands: Hands, number: int) -> None:
    """Type the results of a round at the scorer's, whose cursor goes to the next line that is open by itself."""
    page = hands.page
    hands.tab("Results")
    hands.go(page.get_by_role("link", name="Enter slips"))
    typed = page.locator("#typed")
    expect(typed).to_be_focused()
    rows = page.locator("tr.open")
    left = rows.count()
    assert left > 0
    for at in range(left):
        page.keyboard.type(("1NTN=", "2HE=", "3CS-1")[(at + number) % 3])
        hands.press("Enter")
        expect(rows).to_have_count(left - at - 1)
    hands.go(page.locator(".tabs > ul > li:not(.more) > a", has_text="Tables"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Tables")
    page.wait_for_load_state()


def rules_on_a_call(hands: Hands) -> None:
    """Find an incident by its name, answer by keys, and have the ruling recorded."""
    page = hands.page
    hands.tab("Rulings")
    hands.press("/")
    what = page.get_by_label("What happened?")
    expect(what).to_be_focused()
    page.keyboard.type("insuff")
    first = page.locator("#found a").first
    expect(first).to_contain_text("Insufficient bid")
    hands.go(first)
    hands.fill(page.get_by_label("Your answer"), "N 1S P 1H")
    hands.press("Enter")
    done = page.get_by_role("heading", name="Record the ruling")
    for _ in range(15):
        expect(page.locator(".interview-desk")).to_be_visible()
        page.wait_for_load_state()
        if done.count():
            break
        before = page.url
        typed = page.get_by_label("Which suit, card or call").or_(page.get_by_label("Your answer"))
        if typed.count():
            hands.fill(typed.first, "2H")
            hands.press("Enter")
        elif page.locator(".answers button").count():
            hands.press("1")
        else:
            hands.press("0")
        expect(page).not_to_have_url(before)
    expect(page.locator(".says")).to_contain_text("27")
    hands.go(page.get_by_role("button", name="Check and save"))
    hands.go(page.locator("main").get_by_role("button", name="Save", exact=True))
    expect(page.locator("#given-title")).to_contain_text("1")


def test_an_evening_at_the_office_by_keyboard_alone(hands: Hands, club: Club) -> None:
    page = hands.page
    makes_the_event(hands)
    rounds = 0
    page.wait_for_load_state()
    while page.locator(".main-action").get_by_text("round", exact=False).count():
        rounds += 1
        hands.press("n")
        expect(page.locator(".clock")).to_contain_text(f"Round {rounds} of")
        enters_the_round(hands, rounds)
        if rounds == 1:
            rules_on_a_call(hands)
            hands.tab("Tables")
    assert rounds > 1
    hands.press("n")  # the last round is in: the main action ends the session
    hands.go(page.locator("main").get_by_role("button", name="End the session", exact=True))
    hands.tab("Ranking")
    expect(page.locator(".live-ranking")).to_contain_text("Ana Lima")
    hands.go(page.locator("#public-at-end"))
    expect(page.locator(".rail .done")).to_contain_text("Public: when play is over")
    hands.tab("Tables")
    hands.press("n")  # and now publishes its score
    hands.go(page.locator("main").get_by_role("button", name="Publish the official score", exact=True))
    expect(page.locator(".done[role=status]")).to_contain_text("Saved.")
    hands.go(page.locator(".me > summary"))
    hands.go(page.locator(".me").get_by_role("link", name="Public page"))
    expect(page.locator(".winners .winner").first).to_be_visible()
    expect(page.locator("#standing")).to_contain_text("Official result")
