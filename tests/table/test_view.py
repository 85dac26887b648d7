"""The turn as a seat is told of it: who acts, and on whose answer the table waits."""

import pytest

from duplicado.casebook.reader import read_cases
from duplicado.casebook.session import play_case
from duplicado.director.state import DirectedTable
from duplicado.law.edition import Edition
from duplicado.table.view import SeatView, view
from duplicado.vocabulary.seats import Seat

HANDS = 'hands: "N:K32.A32.K32.8432 QJT9.KQJ.QJT.QJT A876.T98.A98.A97 54.7654.7654.K65"\n'
FOUR_HEARTS = f"contract: 4H S\n{HANDS}"


def after(*steps: str, head: str = "") -> DirectedTable:
    text = f"case: x\nlaw: 2017\n{head}steps:\n" + "".join(f"  - {step}\n" for step in steps)
    session, stopped = play_case(read_cases(text).cases[0], Edition.LAWS_2017)
    assert stopped is None
    return session.state


def views(state: DirectedTable) -> list[SeatView]:
    return [view(state.table, seat, state.offers) for seat in Seat]


@pytest.mark.clause("17C", "41A", "45B")
@pytest.mark.parametrize(
    ("steps", "head", "turn", "acts"),
    [
        (("N: 1C",), "", Seat.E, Seat.E),
        (("N: 1C", "E: P", "S: P", "W: P"), "", Seat.E, Seat.E),
        (("W: asks review",), FOUR_HEARTS, Seat.W, Seat.W),
        (("W: S5",), FOUR_HEARTS, Seat.N, Seat.S),
        (("W: S5", "S: dummy S2"), FOUR_HEARTS, Seat.E, Seat.E),
        (("W: S5", "S: dummy S2", "E: S9"), FOUR_HEARTS, Seat.S, Seat.S),
        (("W: S5", "S: dummy S2", "E: S9", "S: SA"), FOUR_HEARTS, Seat.S, Seat.S),
        (("W: S5", "S: dummy SK", "E: S9", "S: S6"), FOUR_HEARTS, Seat.N, Seat.S),
        (("N: P", "E: P", "S: P", "W: P", "N: returns hands"), "", None, None),
        (("W: S5", "S: concedes all", "W: agrees", "E: agrees"), FOUR_HEARTS, None, None),
    ],
)
def test_everybody_sees_whose_turn_it_is_and_that_declarer_acts_for_dummy(
    steps: tuple[str, ...], head: str, turn: Seat | None, acts: Seat | None
) -> None:
    assert {(seen.turn, seen.acts) for seen in views(after(*steps, head=head))} == {(turn, acts)}


@pytest.mark.clause("9B2", "10C2", "27A1")
def test_everybody_sees_who_is_to_choose_and_only_he_what() -> None:
    seen = views(after("N: 1S", "E: 1H", "S: attention"))
    assert {one.awaits for one in seen} == {((Seat.S, "27A1"),)}
    assert [len(one.offers) for one in seen] == [0, 0, 1, 0]
    answered = views(after("N: 1S", "E: 1H", "S: attention", "S: refuse"))
    assert {one.awaits for one in answered} == {()}


@pytest.mark.clause("55A")
def test_a_choice_that_two_may_make_is_shown_to_both() -> None:
    head = 'contract: 3NT S\nposition: {hands: "N:8.7.Q.2 2.6.4.9 A.A.K.3 K.T.A.5", lead: W, won: {NS: 5, EW: 4}}\n'
    seen = views(after("S: HA", "W: attention", head=head))
    assert [len(one.offers) for one in seen] == [0, 1, 0, 1]
    assert {one.awaits for one in seen} == {tuple((offer.by, "55A") for offer in seen[1].offers)}


def test_nobody_is_waited_for_in_an_ordinary_auction() -> None:
    assert {one.awaits for one in views(after("N: 1S"))} == {()}
