"""A table's phone: by touch, or by keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from playwright.sync_api import Locator, Page, expect
from tests.browser.evening_watch import Watch

_LINE: Final = re.compile(r"([1-7])([CDHS]|NT)(X{0,2}) ([NESW]) (=|[+-]\d+)(?: ([SHDC])([AKQJT2-9]))?")
_DENOMINATIONS: Final = ("C", "D", "H", "S", "NT")
_DOUBLINGS: Final = ("", "X", "XX")
_LEADS: Final = "SHDC"
_RANKS: Final = "AKQJT98765432"


class Phone:
    """A phone at a table, `side` the one for which it speaks, or `table` for both."""

    def __init__(self, watch: Watch, page: Page, address: str, side: str = "table") -> None:
        self.watch = watch
        self.page = page
        self.address = address.rstrip("/")
        self.side = side
        self.posted: list[str] = []
        """The statements that were sent to be recorded, in order."""
        page.on("request", lambda sent: self.posted.append(sent.post_data or "") if sent.method == "POST" else None)

    # ---- what a hand does; the keyboard's phone does it otherwise

    def press(self, selector: str) -> None:
        self.page.locator(selector).click()

    def give_pin(self, pin: str) -> None:
        self.page.locator("#pin").fill(pin)
        self.press("main form button")
        expect(self.page.locator("button[value=table]")).to_be_visible()
        self.watch.look(self.page, "whose")
        self.press("button[value=table]")

    def put_in(self, line: str) -> None:
        """Tap a result into the bidding box, up to the question whether it is right."""
        if line == "pass":
            self.press("#entry .one button")
            return
        level, denomination, doubling, declarer, result, suit, rank = taken_apart(line)
        self.press(_nth("sevens", int(level) - 1))
        self.press(_nth("fives", _DENOMINATIONS.index(denomination)))
        if doubling:
            self.press(_nth("threes", _DOUBLINGS.index(doubling)))
        self.press(_nth("fours", "NESW".index(declarer)))
        self.press(f"#entry [data-key='{result}']")
        if suit:
            self.press(_nth("fours", _LEADS.index(suit)))
            self.press(_nth("sevens", _RANKS.index(rank)))

    # ---- what it is for

    def scan(self, path: str, pin: str) -> None:
        """Go where the code of the table's card leads, and give the PIN."""
        self.page.goto(f"{self.address}{path}")
        self.watch.look(self.page, "pin")
        self.give_pin(pin)
        self.page.wait_for_url("**/table", wait_until="commit")
        expect(self.page.locator("#phone")).to_be_attached()

    def is_in_round(self, number: int) -> None:
        expect(self.page.locator("#round")).to_have_text(re.compile(rf"\b{number}$"))

    def sit_down(self) -> None:
        """Say for whom this phone speaks, and that those sit here whom it names; nothing where nobody is to play."""
        expect(self.page.locator("#end > *").first).to_be_attached()
        if not self.page.locator("[data-at=we-are]").count():
            return
        self.watch.look(self.page, "seats")
        if self.side != "table" and self.page.locator(f"[data-at=side-{self.side}]").count():
            self.press(f"[data-at=side-{self.side}]")
        self.press("[data-at=we-are]")

    def board(self, number: int) -> Locator:
        return self.page.locator(f".board[data-board='{number}']")

    def boards(self) -> Sequence[int]:
        """The boards that are due here and of which nothing is known yet."""
        found = self.page.locator(".board:has([data-at^=enter-])").evaluate_all("all => all.map(e => e.dataset.board)")
        return [int(each) for each in found]

    def who(self, side: str) -> str:
        """The number of who sits on a side, on the first board where they change."""
        return self.page.locator("#seats dd").nth(("NS", "EW").index(side)).locator("b").first.inner_text()

    def names(self) -> Sequence[str]:
        """The names of those who sit here, as the page has them."""
        found = self.page.locator("#seats dd p").all_inner_texts()
        return [each.partition(" ")[2].partition(" (")[0] for each in found]

    def begin(self, board: int, line: str) -> None:
        """Put in what a board's result was, up to the last question."""
        self.press(f"[data-board='{board}'] :is([data-at^=enter-], [data-at^=other-])")
        self.watch.look(self.page, "bidding-box")
        self.put_in(line)
        self.watch.look(self.page, "is-it-right")

    def send(self) -> None:
        self.press("#entry .main-button")
        expect(self.page.locator("#entry")).to_be_hidden()

    def enter(self, board: int, line: str) -> None:
        self.begin(board, line)
        self.send()

    def agree(self, board: int, side: str = "EW") -> None:
        """The other side agrees with what was entered."""
        self.press(f"[data-at=agree-{board}-{side}]")

    def agree_with(self, board: int, line: str) -> None:
        """Agree with one of two results that differ: the one that is spoken so."""
        self.watch.look(self.page, "two-results")
        self.board(board).get_by_role("button", name=line).click()

    def insist(self, board: int) -> None:
        """Answer that it is right, though something else was entered."""
        self.board(board).locator(".question .main-button").click()

    def correct(self, board: int, line: str, reason: int) -> None:
        """Put right, within the round, what was entered; `reason` counts those on offer."""
        self.press(f"[data-at=correct-{board}]")
        self.put_in(line)
        self._give_reason(reason)
        self.watch.look(self.page, "correction")
        self.send()

    def _give_reason(self, reason: int) -> None:
        self.page.locator("#entry select").select_option(index=reason)

    def is_settled(self, board: int) -> None:
        expect(self.board(board)).to_have_class(re.compile(r"\bdone\b"))

    def call(self, said: str = "") -> None:
        """Call the Director with one tap, and a second that sends it."""
        self.press("#call")
        self.watch.look(self.page, "call")
        if said:
            self._say(said)
        self.press("#call-send")
        expect(self.page.locator("#call-dialog")).to_be_hidden()

    def _say(self, said: str) -> None:
        self.page.locator("#call-words").fill(said)

    def finish(self) -> None:
        """Say that the table has finished the round."""
        self.watch.look(self.page, "finished")
        self.press("[data-at=finish]")

    def has_ended(self) -> None:
        """See that the round is recorded as finished here, and that the next is waited for."""
        expect(self.page.locator("#end .agreed")).to_be_visible()

    # ---- a poor connection

    def lose_the_line(self) -> None:
        self.page.evaluate("window.neverLoadedAgain = true")
        self.page.context.set_offline(True)

    def find_the_line(self) -> None:
        self.page.context.set_offline(False)
        expect(self.page.locator("#line .waiting")).to_have_count(0)
        assert self.page.evaluate("window.neverLoadedAgain"), "the page was loaded again"

    def holds(self, count: int) -> None:
        """See that so much waits on the phone to be sent."""
        expect(self.page.locator("#line .waiting")).to_contain_text(str(count))
        self.watch.look(self.page, "no-line")


def taken_apart(line: str) -> tuple[str, ...]:
    found = _LINE.fullmatch(line)
    assert found is not None, line
    return tuple(each or "" for each in found.groups())


def _nth(layout: str, index: int) -> str:
    return f"#entry .{layout} button >> nth={index}"


LETTERS: Final = {
    "en": {"C": "c", "D": "d", "H": "h", "S": "s", "NT": "n", "W": "w", "A": "a", "K": "k", "Q": "q", "J": "j"},
    "es": {"C": "t", "D": "d", "H": "c", "S": "p", "NT": "s", "W": "o", "A": "a", "K": "r", "Q": "d", "J": "v"},
    "pt": {"C": "p", "D": "o", "H": "c", "S": "e", "NT": "s", "W": "o", "A": "a", "K": "r", "Q": "d", "J": "v"},
}
"""The keys for a denomination, West and the honours, in the letters of the language."""


class KeyboardPhone(Phone):
    """The page of a table without mouse or touch: tabulator, Enter, space, arrows and letters are all there is."""

    def __init__(self, watch: Watch, page: Page, address: str, language: str = "en") -> None:
        super().__init__(watch, page, address)
        self.letters = LETTERS[language]
        self.has_finished = False
        """A round has ended: the focus is then on what is asked at the beginning of the next."""

    def key(self, *keys: str) -> None:
        for each in keys:
            self.page.keyboard.press(each)

    def tab_to(self, selector: str, most: int = 70, key: str = "Tab") -> None:
        """Go on by the tabulator key until something has the focus, and see that this is shown."""
        for _ in range(most):
            self.key(key)
            if self.page.evaluate("s => document.activeElement.matches(s)", selector):
                shown = "getComputedStyle(document.activeElement).outlineStyle !== 'none'"
                assert self.page.evaluate(shown), f"{selector} has the focus, and nobody sees it"
                return
        raise AssertionError(f"{selector} is not reached by the tabulator key")

    def press(self, selector: str) -> None:
        self.tab_to(selector)
        self.key("Enter")

    def give_pin(self, pin: str) -> None:
        self.tab_to("#pin")
        self.page.keyboard.type(pin)
        self.key("Enter")
        expect(self.page.locator("button[value=table]")).to_be_visible()
        self.tab_to("button[value=table]")
        self.key("Enter")

    def put_in(self, line: str) -> None:
        expect(self.page.locator("#entry-title")).to_be_focused()
        if line == "pass":
            self.key("0")
        else:
            level, denomination, doubling, declarer, result, suit, rank = taken_apart(line)
            named = {**self.letters, "N": "n", "E": "e", "S": "s"}  # of seats
            self.key(level, self.letters[denomination], *("x" for _ in doubling), named[declarer].lower(), *result)
            self.key(*([self.letters[suit], self.letters.get(rank, rank.lower())] if suit else []))
        expect(self.page.locator("#entry .main-button")).to_be_focused()

    def send(self) -> None:
        expect(self.page.locator("#entry .main-button")).to_be_focused()
        self.key("Enter")
        expect(self.page.locator("#entry")).to_be_hidden()
        expect(self.page.locator("[data-at^=board-]:focus")).to_be_attached()

    def agree(self, board: int, side: str = "EW") -> None:
        expect(self.page.locator(f"[data-at=agree-{board}-{side}]")).to_be_attached()
        self.tab_to(f"[data-at=agree-{board}-{side}]", 1)  # from the board's heading, to which the focus has returned
        self.key("Enter")
        expect(self.page.locator(f"[data-at=board-{board}]")).to_be_focused()

    def sit_down(self) -> None:
        if self.has_finished:
            expect(self.page.locator("#asked-title")).to_be_focused()
        super().sit_down()
        if self.boards():
            expect(self.page.locator("#boards-title")).to_be_focused()

    def finish(self) -> None:
        super().finish()
        self.has_finished = True

    def _give_reason(self, reason: int) -> None:
        self.tab_to("#entry select", key="Shift+Tab")
        self.key("Home", *("ArrowDown" for _ in range(reason)))
        self.tab_to("#entry .main-button")

    def _say(self, said: str) -> None:
        self.tab_to("#call-words", key="Shift+Tab")
        self.page.keyboard.type(said)

    def settings(self) -> None:
        """Large type and back, and another side and back, by space and arrows."""
        self.tab_to("details:has(#large) > summary")
        self.key("Enter")
        self.tab_to("[name=side]:checked")
        self.key("ArrowDown")
        expect(self.page.locator("[name=side][value=NS]")).to_be_checked()
        self.key("ArrowUp")
        expect(self.page.locator("[name=side][value=table]")).to_be_checked()
        self.tab_to("#large")
        self.key("Space")
        expect(self.page.locator("html")).to_have_class(re.compile("large"))
        self.watch.look(self.page, "large-type")
        self.key("Space")
