"""The Director's work in a long evening: rulings of each kind, repairs, an appeal; all of it noted on paper."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.evening_office import Spot
from tests.browser.evening_story import Evening, said

ARTIFICIAL = {"ns": "A+", "ew": "A-"}


def some(evening: Evening, number: int, table: int, which: int = 0) -> Spot:
    """One of the boards that a table has had in a round, where something stands."""
    spots = [each for each in evening.ledger.played if (each.round, each.table) == (number, table)]
    return spots[which]


# ---- adjusted scores: on the page of the board at the table


def rules(evening: Evening, spot: Spot, under: str, reason: str, instead: bool | None = None, **gets: str) -> None:
    """Rule an adjusted score; `both`, or `ns` and `ew`, say what is got."""
    labels = {"both": "Both sides get", "ns": "North-South get", "ew": "East-West get"}
    fields: dict[str, str | bool] = {labels[side]: what for side, what in gets.items()}
    fields |= {"Under the Laws": under, "Reason": reason}
    if instead:
        fields["It replaces the score that was ruled there"] = True
    evening.console.step(spot, "rule", fields)
    evening.ledger.rulings[spot] = gets


def artificial(evening: Evening, number: int) -> None:
    """By fault: the innocent side average plus, the others average minus (12C2)."""
    rules(evening, some(evening, number, 2), "12C2(a)", "seen at the next table", ns="A+", ew="A-")


def assigned(evening: Evening, number: int) -> None:
    """The result that would have been without the infraction (12C1)."""
    rules(evening, some(evening, number, 1), "16B3 12C1(b)", "acted on a hesitation", both="4S N -1")


def weighted(evening: Evening, number: int) -> None:
    """Between two results (12C1(c))."""
    rules(evening, some(evening, number, 3), "21B3 12C1(c)", "told wrongly", both="40% 4S N =, 60% 4S N -1")


def split(evening: Evening, number: int) -> None:
    """Another score for each side: the totals of the two need not balance (12C1)."""
    rules(evening, some(evening, number, 6), "12C1", "each side its own", ns="3NT S =", ew="3NT S +2")


def self_inflicted(evening: Evening, number: int) -> None:
    """A part of the damage stays with the innocent side (12C1(e))."""
    own = "self 4S N = / 3S N = / gambling action"
    rules(evening, some(evening, number, 7), "12C1(e)", "a gamble after the infraction", ns=own, ew="3S N =")


def share(evening: Evening, number: int) -> None:
    """So much of a top, and to the others what they had."""
    rules(evening, some(evening, number, 8), "12C2(a)", "as the regulations have it", ns="60%", ew="keep")


# ---- repairs by guided steps


def wrong_direction(evening: Evening, number: int) -> None:
    """The pairs sat the other way round: the line stays, the pairs are turned."""
    spot = some(evening, number, 1)
    north_south, east_west = evening.seats[number, spot.table]
    evening.console.step(spot, "direction", {})
    evening.ledger.result(spot, said(spot), east_west, north_south)


def wrong_pair(evening: Evening, number: int) -> None:
    """Others sat there: the score goes to those."""
    spot, other = some(evening, number, 5), some(evening, number, 6)
    _, east_west = evening.seats[number, spot.table]
    guest, _ = evening.seats[number, other.table]
    evening.console.step(spot, "pair", {"Sat North-South": guest, "Sat East-West": east_west})
    evening.ledger.result(spot, said(spot), guest, east_west)


def not_played(evening: Evening, spot: Spot) -> None:
    """There was no time: the board was not played, and each side gets something by its fault."""
    gets: dict[str, str | bool] = {
        "North-South get": "not at fault: average plus",
        "East-West get": "directly at fault: average minus",
        "Reason": "East came late",
    }
    evening.console.step(spot, "not-played", gets)
    evening.ledger.result(spot, "np")
    evening.ledger.rulings[spot] = ARTIFICIAL


def played_later(evening: Evening, spot: Spot) -> None:
    """The board is put off; the round goes on without it."""
    evening.console.step(spot, "postpone", {"Reason": "no time"})
    evening.later.append(spot)


def cancelled(evening: Evening, spot: Spot) -> None:
    """The board is taken from the table."""
    evening.console.step(spot, "cancel", {"Reason": "no time, and no time later"})
    evening.ledger.cancelled.append(spot)


def other_board(evening: Evening, spot: Spot) -> None:
    """A table wrote a result under the wrong board: it goes where it belongs, and the right one is entered."""
    phone = evening.phones[spot.table][0]
    other = next(each for each in phone.boards() if each != spot.board)
    there = Spot(spot.round, spot.table, other)
    phone.enter(spot.board, said(there))
    phone.agree(spot.board)
    phone.is_settled(spot.board)
    evening.console.step(spot, "board", {"Board that was played": str(other)})
    evening.ledger.result(there, said(there))
    phone.is_settled(other)
    evening.agree(spot)


def misread(evening: Evening, number: int) -> None:
    """The Director puts a result of an earlier round right."""
    spot = some(evening, number, 7, 1)
    evening.console.correct(spot, "1C N =", "a slip of the pen")
    evening.ledger.result(spot, "1C N =")


def undoes(evening: Evening, number: int) -> None:
    """A correction was itself an error: it is undone, and what stood before stands again."""
    spot = some(evening, number, 8, 1)
    evening.console.correct(spot, WRONG_AGAIN, "the wrong board in hand")
    evening.console.undo("the wrong board in hand", "that was another table")


WRONG_AGAIN = "7S N -4"


# ---- penalties and appeals


def penalties(evening: Evening, who: str, other: str) -> None:
    """Slow play by the schedule, and a disciplinary penalty of the Director's own measure."""
    console = evening.console
    taken = console.by_the_schedule(who, "90B2", "slow play")
    evening.ledger.penalties.append((who, taken, "90B2", False))
    console.rulings()
    console.penalty(
        {
            "Pair (name or number)": other,
            "Amount": "10",
            "Law that was broken": "74A2",
            "Disciplinary (Law 91)": True,
            "Reason": "a loud remark",
        }
    )
    evening.ledger.penalties.append((other, "10", "74A2", True))


def appealed(evening: Evening, number: int) -> None:
    """A ruling is appealed against and changed: the new score replaces the ruled one."""
    spot = some(evening, number, 1)
    who = evening.seats[spot.round, spot.table][0]
    evening.console.appeal(who, "acted on a hesitation", "the bid was clear without it")
    evening.console.decide("changed", "a judgement")
    reason = "the committee found it so"
    rules(evening, spot, "12C1(c)", reason, True, both="50% 4S N =, 50% 4S N -1")


def announced(evening: Evening) -> None:
    """A message of the Director stands on the wall and on the phones."""
    evening.console.announce("Coffee is ready")
    expect(evening.display.page.locator("[data-announcements]")).to_contain_text("Coffee is ready")
    for phones in evening.phones.values():
        expect(phones[0].page.locator("#news")).to_contain_text("Coffee is ready")


def plays_what_was_left(evening: Evening) -> None:
    """Boards that were put off are played after the last round, and entered by the Director."""
    for spot in evening.later:
        evening.console.enter(spot, said(spot))
        evening.ledger.result(spot, said(spot))


def late_correction(evening: Evening, number: int) -> None:
    """Within the Correction Period a published result is put right."""
    spot = some(evening, number, 4, 1)
    evening.console.correct(spot, "2D S -3", "North had written another board")
    evening.ledger.result(spot, "2D S -3")
