"""Four people and a Director at one table for ten boards, each in a browser, one of them with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ViewportSize, expect
from tests.browser.test_play import DESKTOP, PHONE, Player
from tests.waiting import until

from duplicado.locale import Language
from duplicado.service.playing.robot_players import RobotPace
from duplicado.service.playing.room import CASUAL, TRAINING, OpenedTable, Room, RoomSettings
from duplicado.vocabulary.seats import Seat
from duplicado.web.playing.rooms import room_of_play
from duplicado.web.server import in_background, listen
from duplicado.web.site import play_site

pytestmark = pytest.mark.browser

SIZES: dict[str, ViewportSize] = {"N": PHONE, "E": {"width": 390, "height": 844}, "S": DESKTOP, "W": DESKTOP}


@pytest.fixture
def regulations() -> dict[str, object]:
    return {**TRAINING, "table.director": "human"}


@pytest.fixture
def table(tmp_path: Path, regulations: dict[str, object]) -> Iterator[tuple[str, OpenedTable]]:
    """A table at which whatever happens is recorded, with a key for each seat and for the Director."""
    opened: list[OpenedTable] = []

    async def ready(room: Room) -> None:
        opened.append(await room.open_table(regulations=regulations))

    chance = Random(11)
    settings = RoomSettings(
        robot="stand-in", pace=RobotPace(0, 0, 0), patience=3.0, entropy=chance.randbytes, chance=lambda: Random(3)
    )
    listening = listen("127.0.0.1", 0)
    site = play_site(Language.ENGLISH, room_of_play(tmp_path, settings, ready))
    with listening, in_background(site, listening) as address:
        yield address.rstrip("/"), opened[0]


class AtSeat(Player):
    """A person in a seat, who types what he does, as in the text mode, or presses buttons."""

    @property
    def view(self) -> dict[str, Any]:
        at = self.page.locator("#play").get_attribute("data-at")
        return dict(self.page.evaluate("(at) => fetch(`${at}/view`).then((answer) => answer.json())", at))

    def types(self, text: str) -> None:
        if not self.page.locator("#text-line").is_visible():
            self.page.locator("#more summary").click()
        self.page.locator("#text-line").fill(text)
        self.page.locator("#text-line").press("Enter")

    def presses(self, name: str) -> None:
        """Press what has that name on the page."""
        self.at(name).click()

    def unfolds(self, name: str) -> None:
        if self.page.locator(f"[data-kept={name}]").get_attribute("open") is None:
            self.page.locator(f"[data-kept={name}] summary").click()

    def fills(self, name: str, text: str) -> None:
        self.at(name).fill(text)
        self.at(name).press("Enter")

    def plays_face_up(self, card: str) -> None:
        """Say in the drawer that a card was played, whoever's turn it is."""
        self.unfolds("drawer")
        self.chooses_the_first_act()
        self.presses(f"drawer-{card}")
        self.presses("drawer-send")

    def chooses_the_first_act(self) -> None:
        """Choose in the drawer what stands first: a card is played face up."""
        self.at("drawer-act").select_option(index=1)

    def is_in_turn(self) -> None:
        expect(self.page.locator("#due")).to_contain_text("Your ca")

    def calls(self, text: str) -> None:
        """Call when it is one's turn, and wait until it is seen."""
        self.is_in_turn()
        before = self.page.locator("#calls .made").count()
        self.types(text)
        expect(self.page.locator("#calls .made")).to_have_count(before + 1)


class ByKeys(AtSeat):
    """A person who has no mouse and touches nothing."""

    def __init__(self, context: BrowserContext) -> None:
        super().__init__(context)
        self.page.add_init_script("addEventListener('pointerdown', () => { window.hasPointed = true; }, true)")

    def types(self, text: str) -> None:
        self.page.keyboard.type(text)

    def presses(self, name: str) -> None:
        expect(self.at(name)).to_be_visible()
        self._goes_to(f"[data-at='{name}']")
        self.page.keyboard.press("Enter")

    def unfolds(self, name: str) -> None:
        assert self.page.locator(f"[data-kept={name}]").get_attribute("open") is None
        self._goes_to(f"[data-kept={name}] summary")
        self.page.keyboard.press("Enter")

    def fills(self, name: str, text: str) -> None:
        self._goes_to(f"[data-at='{name}']")
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")

    def chooses_the_first_act(self) -> None:
        self._goes_to("[data-at='drawer-act']")
        self.page.keyboard.press("ArrowDown")

    def _goes_to(self, selector: str) -> None:
        """Press the tabulator until that has the focus."""
        for _ in range(120):
            if self.page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the tabulator does not lead to {selector}")

    @property
    def has_pointed(self) -> bool:
        return bool(self.page.evaluate("() => window.hasPointed === true"))


@pytest.mark.parametrize("regulations", [{**CASUAL, "undo.manner": "agreed"}])
def test_a_call_is_taken_back_when_all_agree_and_stays_when_one_does_not(
    chromium: Browser, table: tuple[str, OpenedTable]
) -> None:
    five = Five(chromium, table)
    five.bids("1nt")
    five.north.presses("undo")
    five.east.presses("undo-agree")
    five.west.presses("undo-refuse")
    for each in five.seats.values():
        expect(each.page.locator("#said")).to_have_text("Nothing is taken back.")
        expect(each.page.locator("#calls .made")).to_have_count(1)
    five.north.presses("undo")
    for each in (five.east, five.south, five.west):
        each.presses("undo-agree")
    for each in five.seats.values():
        expect(each.page.locator("#said")).to_contain_text("North took back 1NT")
        expect(each.page.locator("#speech")).to_contain_text("North took back 1NT")
        expect(each.page.locator("#calls .made")).to_have_count(0)
    assert [each.complaints for each in five.all] == [[]] * 5


def in_a_browser(chromium: Browser, size: ViewportSize, link: str, seat: str, kind: type[AtSeat] = AtSeat) -> AtSeat:
    player = kind(chromium.new_context(viewport=size))
    player.page.goto(link)
    player.page.wait_for_url(f"**/{seat}")
    return player


class Five:
    """The four players and the Director."""

    def __init__(self, chromium: Browser, table: tuple[str, OpenedTable]) -> None:
        address, opened = table
        base = f"{address}/play/{opened.name}#"
        self.seats = {
            seat: in_a_browser(chromium, SIZES[seat], f"{base}{opened.keys[Seat(seat)]}", seat, kind)
            for seat, kind in zip("NESW", (ByKeys, AtSeat, AtSeat, AtSeat), strict=True)
        }
        self.north, self.east, self.south, self.west = self.seats.values()
        self.director = in_a_browser(chromium, DESKTOP, f"{base}{opened.director}", "director")

    @property
    def all(self) -> tuple[AtSeat, ...]:
        return self.north, self.east, self.south, self.west, self.director

    def bids_too_low(self) -> None:
        """East's bid is insufficient and not accepted; the Director finds that the correction is as good (27B1)."""
        self.north.calls("1s")
        self.east.calls("1h")
        self.south.at("attention").click()
        self.south.at("offer-27A1-refuse").click()
        self.east.is_in_turn()
        self.east.types("2h")
        self.director.at("find-27B1(a): true").click()
        self.south.calls("p")

    def slips(self) -> None:
        """West corrects a slip before his partner has called; the Director finds that it was one (25A)."""
        self.west.calls("3c")
        self.west.at("level-5").click()
        self.west.page.locator(".slip summary").click()
        self.west.at("slip-call").select_option("P")
        self.west.at("slip-send").click()
        self.director.at("find-25A: true").click()
        expect(self.west.page.locator(".level.chosen")).to_have_count(0)  # begun anew, as with any call of his
        self.north.calls("p")

    def leads_out_of_turn(self) -> None:
        """North leads, whose turn it is not; declarer, who may choose, accepts it (54B)."""
        expect(self.east.page.locator("#score-head")).to_contain_text("East")
        card = self.north.view["own"][-1]
        self.north.plays_face_up(card)
        expect(self.east.page.locator(f"[data-card={card}]").first).to_be_visible()
        self.east.at("attention").click()
        self.director.at("find-54C: false").click()
        self.east.at("offer-54-accept").click()

    def revokes(self) -> None:
        """South revokes; it is corrected, and his card is a penalty card (62B1)."""
        self.east.is_in_turn()
        self.east.types("c2")
        self.south.is_in_turn()
        revoked = next(each for each in self.south.view["own"] if each[0] != "C")
        self.south.types(revoked.lower())
        expect(self.east.page.locator(f".laid[data-card={revoked}]")).to_be_visible()
        self.east.at("attention").click()
        until(lambda: [each[1:] for each in self.south.view["face_up"]] == [[revoked, "major"]])
        expect(self.east.page.locator("#ruled .told")).to_be_in_viewport()  # above from where he pressed
        for each in (self.north, self.east, self.south, self.west):
            expect(each.page.locator(f".seat .lies[data-lies={revoked}]")).to_contain_text("major penalty card")
        self.south.is_in_turn()
        club = next(each for each in self.south.view["own"] if each[0] == "C")
        self.south.types(club.lower())
        expect(self.east.page.locator(f".laid[data-card={club}]")).to_be_visible()

    def is_cut_off(self) -> None:
        """South's line is cut; what happens meanwhile is there when it is back."""
        self.south.page.context.set_offline(True)
        self.east.is_in_turn()
        self.east.types("ca")
        expect(self.west.page.locator("#score-head")).to_contain_text("1")
        self.south.page.context.set_offline(False)
        expect(self.south.page.locator("#score-head")).to_contain_text("1")

    def contests_a_claim(self) -> None:
        """North contests East's claim; the Director divides the tricks (70)."""
        self.east.is_in_turn()
        self.east.types("claim 12 drawing trumps")
        self.north.presses("claim-dispute")
        question = self.director.page.locator("#asked .question")
        expect(question).to_contain_text("How are the 12 remaining tricks divided?")
        expect(question).to_contain_text("East-West gets 3")
        expect(self.south.at("judged-line")).to_have_count(0)
        self.director.page.locator("#find-line").fill("70: {NS: 9, EW: 3}")
        self.director.page.locator("#find-line").press("Enter")
        expect(self.south.page.locator("#end .hand-line")).to_have_count(4)
        assert self.south.view["end"]["tricks"] == 4
        for each in (self.south, self.director):
            expect(each.at("judged-line")).to_contain_text("East-West gets 3 of the 12.")
            expect(each.page.locator("[data-at=judged-line] li").first).to_have_text("W ♣5, N ♣8, E ♣9, S ♠Q")

    def gives_way_to_a_robot(self) -> None:
        """West is away, as all are told; the Director gives the seat to a robot, and West comes back."""
        seat = self.west.page.url
        self.west.page.goto("about:blank")
        expect(self.north.at("seat-robots")).to_have_text("A robot plays until they are back")
        expect(self.director.page.locator("#state")).to_contain_text("West has had no line to the table since")
        self.west.page.goto(seat)
        expect(self.north.at("seat-robots")).to_have_count(0)
        expect(self.director.page.locator("#state")).not_to_contain_text("West has had no line")
        self.director.page.locator("[data-kept=substitutes] summary").click()
        self.director.at("seat-robot-W").click()
        expect(self.west.at("come-back")).to_be_visible()
        expect(self.west.page.locator("#box button, #hand button")).to_have_count(0)
        self.west.at("come-back").click()
        expect(self.west.at("come-back")).to_have_count(0)

    # ---- what every board has

    def bids(self, *calls: str) -> None:
        """Let each call in turn."""
        for call in calls:
            self.seats[self.south.view["acts"]].calls(call)

    def leads(self) -> None:
        """Let the leader lead face down, and the lead be faced when nobody has questions (41)."""
        view = self.south.view
        leader, declarer = view["acts"], view["declarer"]
        self.seats[leader].is_in_turn()
        self.seats[leader].types(self.seats[leader].view["own"][-1].lower())
        for seat in (across(leader), declarer):
            self.seats[seat].presses("no-questions")
        expect(self.seats[declarer].page.locator("#due")).to_contain_text("Your card")

    def claims(self, tricks: int) -> None:
        """Let declarer claim, and both opponents agree."""
        declarer = self.south.view["declarer"]
        self.seats[declarer].is_in_turn()
        if isinstance(self.seats[declarer], ByKeys):
            self.seats[declarer].page.keyboard.press("Alt+k")
            expect(self.seats[declarer].at("claim-tricks")).to_be_focused()
            self.seats[declarer].presses("claim-send")
        else:
            self.seats[declarer].types(f"claim {tricks}")
        opponents = set("NESW") - {declarer, across(declarer)}
        for seat in opponents:
            expect(self.seats[seat].at("claim-agree")).to_be_in_viewport()
        for seat in opponents:
            self.seats[seat].presses("claim-agree")
        self.is_over()

    def is_over(self) -> None:
        for each in self.seats.values():
            expect(each.page.locator("#end .hand-line")).to_have_count(4)

    def goes_on(self, board: int) -> None:
        for each in self.seats.values():
            each.presses("next-board")
        for each in self.seats.values():
            expect(each.page.locator("#board-head")).to_contain_text(f"Board {board}")

    # ---- the boards

    def first(self) -> None:
        self.bids_too_low()
        self.slips()
        self.leads_out_of_turn()
        self.revokes()
        self.is_cut_off()
        self.contests_a_claim()
        self.gives_way_to_a_robot()

    def second(self) -> None:
        """South's bid is insufficient, and West accepts it (27A1)."""
        self.bids("1NT", "1c")
        self.west.presses("attention")
        self.west.presses("offer-27A1-accept")
        self.bids("p", "p", "p")
        self.leads()
        self.claims(7)
        self.west.presses("doubt")  # no longer agreed to (69A)
        self.director.page.locator("#find-line").fill("70: {NS: 6, EW: 7}")
        self.director.page.locator("#find-line").press("Enter")
        expect(self.west.page.locator("#end .result")).to_have_text("by South, down 1: you +100, opponents −100")
        expect(self.west.at("doubt")).to_have_count(0)

    def third(self) -> None:
        """South's slip is corrected (25A), and a question about his call is answered (20F)."""
        self.bids("1s")
        self.south.unfolds("slip")
        self.south.at("slip-call").select_option("1NT")
        self.south.presses("slip-send")
        self.director.presses("find-25A: true")
        found = self.north.page.locator(".told p", has_text="The Director finds: Unintended.")
        expect(found).to_be_in_viewport()  # on a telephone, from where the latest begins
        # On a telephone it stands in the place of what was said of calls, until one is pressed.
        self.east.presses("made-0")
        expect(self.east.page.locator("#says")).to_contain_text("South: 1 notrump")
        self.east.presses("made-0")
        self.west.is_in_turn()
        self.west.types("ask 1")
        self.south.fills("explain-0", "15 to 17")
        expect(self.west.page.locator("#says")).to_contain_text("15 to 17")
        assert "15 to 17" not in self.north.page.content()
        self.south.presses("made-0")
        self.south.fills("explain-0", "14 to 17")
        expect(self.west.page.locator("#says")).to_contain_text("said before: “15 to 17”")
        expect(self.west.page.locator("#says")).to_contain_text("Law 20F4")
        self.bids("p", "p", "p")
        self.leads()
        self.claims(9)

    def fourth(self) -> None:
        """Declarer's claim is contested; nothing is proved of it, and the Director divides the tricks (70)."""
        self.bids("p", "p", "p", "1h", "p", "p", "p")
        self.leads()
        declarer = self.south.view["declarer"]
        self.seats[declarer].types("claim 13")
        self.seats[across(self.south.view["trick"]["leader"])].presses("claim-dispute")
        question = self.director.page.locator("#asked .question")
        expect(question).to_contain_text("How are the 13 remaining tricks divided?")
        for parts, tricks in enumerate("67"):
            self.director.page.locator("[data-at='value-70'] input").nth(parts).fill(tricks)
        self.director.page.locator("[data-at='value-70'] [data-at='finding-send']").click()
        self.is_over()
        assert self.south.view["tricks"] == [6, 7]

    def fifth(self) -> None:
        """The leader's partner leads in his place, and declarer accepts it (54B)."""
        self.bids("p", "p", "1s", "p", "p", "p")
        leader = self.south.view["acts"]
        player, declarer = self.seats[across(leader)], self.seats[self.south.view["declarer"]]
        card = player.view["own"][-1]
        player.plays_face_up(card)
        expect(declarer.page.locator(f"[data-card={card}]").first).to_be_visible()
        declarer.presses("attention")
        self.director.presses("find-54C: false")
        declarer.presses("offer-54-accept")
        declarer.is_in_turn()
        self.claims(8)

    def sixth(self) -> None:
        """East's line is cut in the auction; nothing is lost, and he calls when it is back."""
        self.bids("p")
        self.east.page.context.set_offline(True)
        self.bids("1s")
        self.east.page.context.set_offline(False)
        expect(self.east.page.locator("#calls .made")).to_have_count(2)
        self.bids("p", "p", "p")
        self.leads()
        self.claims(10)

    def seventh(self) -> None:
        """North calls the Director by a key, the table is stopped, and he takes it back (9B2)."""
        self.bids("1c")
        substitutes = self.director.page.locator("[data-kept=substitutes]")
        was_unfolded = substitutes.get_attribute("open") is not None
        substitutes.locator("summary").hover()
        self.director.page.mouse.down()
        self.north.page.keyboard.press("Alt+t")
        expect(self.west.page.locator("#due")).to_contain_text("Play is stopped")
        expect(self.director.at("called")).to_contain_text("North")
        # The line was pressed while what stands around it changed: it unfolds, or folds, all the same.
        self.director.page.mouse.up()
        expect(substitutes).to_have_js_property("open", not was_unfolded)
        # North's own page knows it, too: until then the key would call once more.
        expect(self.north.page.locator("#director")).to_have_text("Director not needed")
        self.north.page.keyboard.press("Alt+t")
        self.bids("p", "p", "p")
        self.leads()
        self.claims(7)

    def eighth(self) -> None:
        """A robot calls for East; East comes back for the play."""
        self.bids("1nt")
        self.director.unfolds("substitutes")
        self.director.presses("seat-robot-E")
        expect(self.east.at("come-back")).to_be_visible()
        self.north.is_in_turn()
        self.north.types("p")
        expect(self.north.page.locator("#calls .made")).to_have_count(3)  # with that of the robot
        self.east.presses("come-back")
        expect(self.east.at("come-back")).to_have_count(0)
        self.bids("p")
        self.leads()
        self.claims(9)

    def ninth(self) -> None:
        """The leader's partner revokes, declarer sees it, and it is corrected (62)."""
        self.bids("1d", "p", "p", "p")
        self.leads()
        view = self.south.view
        led = view["trick"]["cards"][0][1]
        declarer, player = self.seats[view["declarer"]], self.seats[across(view["trick"]["leader"])]
        dummy = declarer.view["dummy"]
        declarer.types(next((each for each in dummy if each[0] == led[0]), dummy[-1]).lower())
        player.is_in_turn()
        hand = player.view["own"]
        lawful = next(each for each in hand if each[0] == led[0])
        revoked = next(each for each in hand if each[0] != led[0])
        player.types(revoked.lower())
        expect(declarer.page.locator(f".laid[data-card={revoked}]")).to_be_visible()
        declarer.presses("attention")
        player.is_in_turn()
        player.types(lawful.lower())
        expect(declarer.page.locator(f".laid[data-card={lawful}]")).to_be_visible()
        self.claims(6)

    def tenth(self) -> None:
        """Everything is conceded; the Director finds, of his own motion, two tricks that had been won (71A)."""
        self.bids("p", "1nt", "p", "p", "p")
        self.leads()
        self.claims(0)
        self.director.at("finding-law").select_option(label="71 Concession cancelled")
        self.director.at("finding-value").fill("2")
        self.director.page.locator("#finding [data-at='finding-send']").click()
        expect(self.director.at("rulings")).to_contain_text("Law 71A")
        until(lambda: self.south.view["end"]["tricks"] == 2)

    @property
    def boards(self) -> tuple[Callable[[], None], ...]:
        return (
            *(self.first, self.second, self.third, self.fourth, self.fifth),
            *(self.sixth, self.seventh, self.eighth, self.ninth, self.tenth),
        )

    def is_well(self) -> None:
        """See that every page is accessible and fits its screen, and that no script complains."""
        for each in self.all:
            each.is_accessible()
            each.fits()
            assert [told for told in each.complaints if "ERR_INTERNET_DISCONNECTED" not in told] == []


def across(seat: str) -> str:
    return "NESW"[("NESW".index(seat) + 2) % 4]


def test_ten_boards_on_which_much_goes_wrong(chromium: Browser, table: tuple[str, OpenedTable]) -> None:
    five = Five(chromium, table)
    for number, board in enumerate(five.boards, 1):
        if number > 1:
            five.goes_on(number)
        board()
        five.is_over()
        five.is_well()
    assert [number for number, _ in five.south.view["results"]] == list(range(1, 11))
    assert isinstance(five.north, ByKeys)
    assert not five.north.has_pointed


def test_the_own_hand_stays_on_the_screen_of_a_telephone_beside_a_ruling(
    chromium: Browser, table: tuple[str, OpenedTable]
) -> None:
    """A card out of turn while dummy is faced: what is said of it does not push the hand down."""
    address, opened = table
    base = f"{address}/play/{opened.name}#"
    seats = {seat: in_a_browser(chromium, PHONE, f"{base}{opened.keys[Seat(seat)]}", seat) for seat in "NESW"}
    for seat, call in zip("NESW", ("1nt", "p", "p", "p"), strict=True):
        seats[seat].calls(call)
    north, east, _, west = seats.values()
    east.is_in_turn()
    east.types(east.view["own"][-1].lower())
    for each in (west, north):
        each.presses("no-questions")
    north.is_in_turn()
    out_of_turn = west.view["own"][0]
    west.types(out_of_turn.lower())
    expect(north.page.locator(f".laid[data-card={out_of_turn}]")).to_be_visible()
    for each in seats.values():
        each.page.evaluate("() => { document.querySelector('#more').open = false; window.scrollTo(0, 0); }")
    north.presses("attention")
    expect(east.at("understood")).to_be_visible()
    for each in seats.values():
        expect(each.page.locator("#hand")).to_be_in_viewport(ratio=1)


def test_a_board_that_is_passed_out_at_a_training_table_ends_with_one_press(
    chromium: Browser, table: tuple[str, OpenedTable]
) -> None:
    address, opened = table
    base = f"{address}/play/{opened.name}#"
    seats = {seat: in_a_browser(chromium, PHONE, f"{base}{opened.keys[Seat(seat)]}", seat) for seat in "NESW"}
    for each in seats.values():
        each.calls("p")
    seats["E"].presses("hands-back")
    for each in seats.values():
        expect(each.at("next-board")).to_be_visible()
        each.presses("next-board")
    expect(seats["N"].page.locator("#board-head")).to_contain_text("Board 2")


@pytest.mark.clause("20F1", "40B2(a)(iii)")
@pytest.mark.parametrize("regulations", [{**CASUAL, "alert.manner": "partner"}], ids=["partner"])
def test_partner_alerts_and_explains_a_call_where_the_authority_wants_it(
    chromium: Browser, table: tuple[str, OpenedTable]
) -> None:
    five = Five(chromium, table)
    five.north.calls("1nt")
    expect(five.west.at("means")).to_have_count(0)
    five.south.presses("made-0")
    five.south.presses("alert-partner")
    for each in (five.north, five.east, five.west):
        expect(each.page.locator("#calls .mark")).to_have_count(1)
    expect(five.south.at("alert-partner")).to_have_count(0)
    five.east.presses("made-0")
    five.east.presses("ask")
    asked = five.south.page.locator("#asked")
    expect(asked).to_contain_text("what partner's 1 notrump means")
    asked.locator("input").fill("12 to 14")
    asked.locator("input").press("Enter")
    expect(five.east.page.locator("#says")).to_contain_text("12 to 14")
    assert "12 to 14" not in five.north.page.content()
    five.east.calls("p")
    expect(five.south.at("denomination-C")).to_be_visible()
    expect(five.south.at("alert")).to_have_count(0)
    five.is_well()
