"""The organizer at the laptop, who sets the evening up, and the Director's console with which it is run."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import unquote

from playwright.sync_api import Locator, Page, expect
from tests.browser.evening_watch import Watch


@dataclass(frozen=True)
class Spot:
    """A board at a table in a round."""

    round: int
    table: int
    board: int


class Office:
    """The organizer: a new event, PINs, codes."""

    def __init__(self, watch: Watch, page: Page, address: str) -> None:
        self.watch = watch
        self.page = page
        self.address = address
        self.event = ""

    def come_in(self, code: str) -> None:
        """Type the one-time code in at the club's first page."""
        self.page.goto(self.address)
        self.watch.look(self.page, "home")
        self.page.get_by_role("textbox", name="Code").fill(code)
        self.page.get_by_role("button", name="Come in").click()
        expect(self.page.get_by_role("heading", level=1)).to_have_text("The club's office")

    def make_event(self, title: str, *, pairs: int = 0, minutes: int = 0, movement: int = 1, names: str = "") -> None:
        """Make an event in two pages; what is not said is as it was in the last one."""
        self.page.goto(f"{self.address}office")
        self.watch.look(self.page, "office")
        self.page.get_by_role("link", name="New event").click()
        self.page.get_by_label("Name of the event").fill(title)
        if pairs:
            self.page.get_by_label("How many").fill(str(pairs))
            self.page.get_by_label("Minutes there are").fill(str(minutes))
        self.watch.look(self.page, "new-event")
        self.page.get_by_role("button", name="Show movements").click()
        self.page.get_by_role("group", name="Movement").get_by_role("radio").nth(movement - 1).check()
        self.page.get_by_label("Names, if you have them now").fill(names)
        self.watch.look(self.page, "movements")
        self.page.get_by_role("button", name="Make the event").click()
        expect(self.page.locator(".done[role=status]").first).to_contain_text("The event is created")
        found = re.search(r"/e/([^/]+)/office/access", self.page.url)
        assert found is not None
        self.event = unquote(found.group(1))

    def offered(self) -> tuple[str, str]:
        """The numbers of contestants, rounds and boards that the form of a new event proposes."""
        self.page.goto(f"{self.address}office/new")
        number = self.page.get_by_label("How many").input_value()
        return number, self.page.get_by_label("Minutes there are").input_value()

    def access(self) -> None:
        self.page.goto(f"{self.address}e/{self.event}/office/access")
        self.watch.look(self.page, "access")

    def show_at_once_on_the_wall(self) -> None:
        self.page.get_by_label("Rankings, on the screen").select_option(label="at once")
        self.page.get_by_role("button", name="Set", exact=True).click()
        expect(self.page.get_by_role("status").filter(has_text="That holds from now on")).to_be_visible()

    def pins(self) -> Mapping[int, tuple[str, str]]:
        """Draw the PINs: for each table the address of its code, and its PIN."""
        self.page.get_by_role("button", name="Draw a PIN for every table").click()
        rows = self.page.locator("table.pins tbody tr")
        expect(rows.first).to_be_visible()
        self.watch.look(self.page, "pins")
        read = "all => all.map(r => [r.querySelector('a').getAttribute('href'), r.querySelector('td').innerText])"
        found: list[tuple[str, str]] = [(path, pin) for path, pin in rows.evaluate_all(read)]
        self.page.once("dialog", lambda asked: asked.accept())  # they are shown only once, and are copied now
        return {int(path.rsplit("/", 1)[1]): (path, pin) for path, pin in found}

    def code(self, role: str, who: str) -> str:
        """Have a code shown for somebody, and read it off the screen."""
        self.access()
        self.page.get_by_label("Role", exact=True).select_option(role)
        self.page.get_by_label(re.compile("^Name")).fill(who)
        self.page.get_by_role("button", name="Show a code").click()
        expect(self.page.locator(".qr svg")).to_be_visible()
        self.watch.look(self.page, "code")
        return self.page.locator("p.code").inner_text()


class Console:
    """The Director, with a telephone or at the laptop."""

    def __init__(self, watch: Watch, page: Page, address: str, event: str) -> None:
        self.watch = watch
        self.page = page
        self.address = address
        self.home = f"{address}e/{event}/office"

    def come_in(self, code: str) -> None:
        self.page.goto(self.address)
        self.page.get_by_role("textbox", name="Code").fill(code)
        self.page.get_by_role("button", name="Come in").click()
        expect(self.page.get_by_role("heading", level=1)).to_have_text("Tables")
        self.watch.look(self.page, "overview-before")

    # ---- what all forms have in common

    def overview(self) -> None:
        self.page.goto(self.home)

    def taken_down(self) -> None:
        expect(self.page.locator(".done[role=status]")).to_contain_text("Saved.")

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).click()

    def fill(self, place: Locator, fields: Mapping[str, str | bool]) -> None:
        """Fill in what is labelled so: text, choices, ticks."""
        for label, value in fields.items():
            control = place.get_by_label(label, exact=True)
            if value is True:
                control.check()
            elif control.evaluate("e => e.tagName") == "SELECT":
                control.select_option(label=str(value))
            else:
                control.fill(str(value))

    def confirm(self, kind: str, *says: str) -> None:
        """See what would follow, and have it recorded."""
        expect(self.page.get_by_role("heading", level=1)).to_have_text("Check before saving")
        for each in says:
            expect(self.page.locator("main")).to_contain_text(each)
        self.watch.look(self.page, f"confirm-{kind}")
        self.page.locator(".foot-actions .button.main").click()
        self.taken_down()

    # ---- the course of play

    def time_rounds(self, minutes: int, warning: int) -> None:
        self.overview()
        form = self.form("timed")
        fields: dict[str, str | bool] = {"Minutes of a round": str(minutes)}
        self.fill(form, {**fields, "Minutes before the end to warn the players": str(warning)})
        form.get_by_role("button", name="Save", exact=True).click()
        self.taken_down()

    def call_round(self, number: int) -> None:
        self.overview()
        early = self.page.locator(".main-action summary")
        if number > 1 and early.count():  # some tables still play: the bar says which, and asks
            early.click()
            self.press(f"Call round {number} anyway")
        else:
            self.press("Start: call round 1" if number == 1 else f"Call round {number}")
        expect(self.page.locator(".clock")).to_contain_text(f"Round {number} of")

    def has_done(self, table: int, done: int, due: int) -> None:
        row = self.page.locator(".tables .table").nth(table - 1)
        expect(row.get_by_role("link", name="no result yet")).to_have_count(due - done)

    def announce(self, text: str) -> None:
        self.overview()
        self.page.get_by_label("To everybody: phones and wall").fill(text)
        self.press("Announce it")
        self.taken_down()

    def end(self) -> None:
        self.overview()
        self.watch.look(self.page, "overview-end")
        self.page.get_by_role("button", name="End the session", exact=True).first.click()
        self.confirm("end")

    def publish(self) -> None:
        self.overview()
        self.press("Publish the official score")
        self.confirm("publish")

    # ---- the movement

    def change_movement(self, change: str, number: str, first: int, names: str = "") -> None:
        """Say what happened, take the best way to go on."""
        self.page.goto(f"{self.home}/movement")
        step = self.page.locator("#change details").filter(has=self.page.get_by_text(change, exact=True))
        if step.get_attribute("open") is None:
            step.locator("summary").click()
        asks = {"Change from round": str(first)}
        if names:
            asks["Names of the pairs that come late, one pair to a line: Ana Lima / Rui Matos"] = names
        if number:
            asks["Rounds altogether"] = number
        self.fill(step, asks)
        self.watch.look(self.page, "movement")
        step.get_by_role("button", name="Show options").click()
        self.watch.look(self.page, "ways")
        self.page.get_by_role("button", name=re.compile(r"Use this from round \d+: 1$")).click()
        self.confirm("movement")

    # ---- calls and rulings

    def takes_the_call(self, said: str) -> None:
        self.overview()
        expect(self.page.locator("#calls")).to_contain_text(said)
        self.watch.look(self.page, "overview-call")
        self.page.locator("#calls .waiting-call").filter(has_text=said).get_by_role("button", name="I'm going").click()
        expect(self.page.locator("#calls")).to_contain_text("is on the way")

    def asks_the_laws(self, said: str, what: str, auction: str) -> None:
        """Find the ruling for a call by questions, the first answer each time, and take it down."""
        self.page.locator("#calls .waiting-call").filter(has_text=said).get_by_role(
            "link", name="Start the ruling"
        ).click()
        self.page.get_by_label("What happened?").fill(what)
        self.press("Search")
        self.watch.look(self.page, "incidents")
        self.page.get_by_role("link", name=re.compile(what, re.IGNORECASE)).first.click()
        self.page.get_by_label("Your answer").fill(auction)
        self.watch.look(self.page, "interview")
        self.press("Answer")
        for _ in range(15):
            self.page.wait_for_load_state()
            if self.page.get_by_role("heading", name="Record the ruling").count():
                break
            answers = self.page.locator(".answers button")
            typed = self.page.get_by_label("Which suit, card or call").or_(self.page.get_by_label("Your answer"))
            if typed.count():
                typed.first.fill("2H")
            if answers.count():
                answers.first.click()
            elif self.page.locator(".rest button").count():
                self.page.locator(".rest button").click()
            else:
                self.press("Answer")
        self.watch.look(self.page, "interview-ruling")
        self.press("Check and save")
        self.confirm("interview")
        self.overview()
        expect(self.page.locator("#calls")).to_contain_text("No calls")

    def settles(self, said: str) -> None:
        """Settle a call without a ruling."""
        call = self.page.locator("#calls .waiting-call").filter(has_text=said)
        call.get_by_role("button", name="Settled, no ruling").click()

    def open(self, spot: Spot) -> None:
        """Open a board at a table, by the results of its round."""
        self.page.goto(f"{self.home}/results?round={spot.round}")
        self.watch.look(self.page, "round-results")
        self.page.get_by_role("link", name=f"Board {spot.board} at table {spot.table}: open", exact=True).click()
        expect(self.page.get_by_role("heading", level=1)).to_contain_text(f"Board {spot.board}, table {spot.table}")
        self.watch.look(self.page, "board-at-table")

    def correct(self, spot: Spot, line: str, wrong: str) -> None:
        """Put a result right, or decide between two that differ."""
        self.open(spot)
        form = self.form("correct")
        self.fill(form, {"Result": line, "What was wrong": wrong})
        form.get_by_role("button", name="Check and save").click()
        self.confirm("correction")

    def enter(self, spot: Spot, line: str) -> None:
        self.open(spot)
        form = self.form("result")
        self.fill(form, {"Result": line})
        form.get_by_role("button", name="Save", exact=True).click()
        self.taken_down()

    def form(self, act: str) -> Locator:
        """The form of something that the office does; unfolded where it is folded."""
        form = self.page.locator(f"form[action$='/do/{act}']")
        folded = self.page.locator(f"details:not([open]):has(form[action$='/do/{act}']) > summary")
        if folded.count():
            folded.click()
        return form

    def step(self, spot: Spot, act: str, fields: Mapping[str, str | bool]) -> None:
        """Go one of the guided steps: what happened, and how it is repaired."""
        self.open(spot)
        form = self.form(act)
        self.fill(form, fields)
        self.watch.look(self.page, f"step-{act}")
        form.get_by_role("button", name="Check and save").click()
        self.confirm(f"step-{act}")

    def by_the_schedule(self, who: str, law: str, reason: str) -> str:
        """Impose a penalty for an offence that the schedule names; return how much it is."""
        taken = "5"
        self.rulings()
        asks = {"Pair (name or number)": who, "Law that was broken": law, "Amount": taken, "Reason": reason}
        self.penalty(asks)
        return taken

    def penalty(self, fields: Mapping[str, str | bool]) -> None:
        """Fill in the form of a penalty, as far as it is not filled in, and have it recorded."""
        form = self.form("penalty")
        self.fill(form, fields)
        form.get_by_role("button", name="Check and save").click()
        self.confirm("penalty")

    def rulings(self) -> None:
        self.page.goto(f"{self.home}/ruling")
        self.watch.look(self.page, "rulings")

    def appeal(self, who: str, against: str, grounds: str) -> None:
        """Take an appeal down against the ruling of which the list says so."""
        self.rulings()
        form = self.form("appeal")
        label = form.locator("#appeal-against option").filter(has_text=against).first.inner_text()
        self.fill(form, {"Against the ruling": label, "Who appeals?": who})
        concurs = "Does partner, or the captain, concur (92D)?"
        self.fill(form, {concurs: "yes", "Why, in the appellant's words": grounds})
        form.get_by_role("button", name="Check and save").click()
        self.confirm("appeal")

    def decide(self, outcome: str, point: str) -> None:
        """Record what was decided on the only appeal that is open."""
        self.rulings()
        form = self.form("decide")
        label = form.locator("#decide-outcome option").filter(has_text=outcome).first.inner_text()
        self.fill(form, {"What was decided": label, "On which point it turned": point, "Chairman": "Chair"})
        form.get_by_role("button", name="Check and save").click()
        self.confirm("decision")

    def undo(self, said: str, why: str) -> None:
        """Undo an entry of the record by one that says why."""
        self.page.goto(f"{self.home}/record")
        self.watch.look(self.page, "record")
        line = self.page.locator(".log li").filter(has_text=said).first
        line.get_by_role("link", name="Undo").click()
        self.fill(self.page.locator("#undo"), {"Why undo it?": why})
        self.press("Check and save")
        self.confirm("undo")
