"""The house robot at a table: whole boards without an irregularity, and nothing of a card that it cannot see."""

from random import Random

import pytest
from tests.unit.robot.tables import acted, asked, table, who_has_to_act

from duplicado.analysis.dds_library import library_path
from duplicado.dealing.numbering import DEAL_COUNT, deal_of_number
from duplicado.director.state import DirectedTable
from duplicado.law.comparable.shown import limits_of_call
from duplicado.robot.hand_cells import in_region
from duplicado.robot.named import ROBOTS, robot_of
from duplicado.robot.player import RobotPlayer, has_to_act, public_history
from duplicado.robot.sampling import HiddenSeat, Unseen, sample
from duplicado.table.moment import Phase
from duplicado.table.view import view
from duplicado.vocabulary.hands import Deal, Hand
from duplicado.vocabulary.seats import Seat

HAS_DDS = library_path() is not None
EVERY_ROBOT = pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=() if name in ("book", "stand-in") else pytest.mark.rest) for name in ROBOTS],
)


def is_over(state: DirectedTable) -> bool:
    return state.table.phase is Phase.OVER or not who_has_to_act(state)


def played(state: DirectedTable, robot: RobotPlayer, seed: int, actions: int = 100) -> DirectedTable:
    """Return the board after that many actions of four such robots; each is admitted, and calls are explained truly."""
    chance = Random(seed)
    for _ in range(actions):
        if is_over(state):
            break
        (seat,) = who_has_to_act(state)
        chosen = asked(state, seat, robot, chance)
        own = view(state.table, seat).own
        if chosen.meaning is not None and own is not None:
            assert in_region(own, limits_of_call(chosen.meaning)), (seat, chosen)
        state = acted(state, seat, chosen.text, chosen.meaning)
    return state


@EVERY_ROBOT
@pytest.mark.parametrize("number", [1, 2])
def test_four_robots_play_a_board_without_an_irregularity(name: str, number: int) -> None:
    state = played(table(number), robot_of(name, 4), number)
    assert state.table.auction.is_ended
    assert is_over(state)
    if state.table.play is not None:
        assert sum(state.table.play.play.tricks_won(seat.side) for seat in (Seat.N, Seat.E)) == 13


def test_without_the_library_a_robot_is_weaker_and_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("duplicado.analysis.dds.load_library", unavailable)
    robot = robot_of("natural", 4)
    state = played(table(5), robot, 1)
    assert is_over(state)


def unavailable() -> None:
    from duplicado.analysis.dds_library import SolverUnavailable

    raise SolverUnavailable("not installed")


def resampled(state: DirectedTable, seat: Seat, seed: int) -> Deal:
    """Return another deal in which that seat holds the same cards."""
    layout = state.table.setup.layout
    assert isinstance(layout, Deal)
    others = tuple(HiddenSeat(other, 13) for other in Seat if other is not seat)
    hidden = Hand(card for other in Seat if other is not seat for card in layout[other])
    return Deal({seat: layout[seat], **sample(Unseen(others, hidden), 1, Random(seed)).deals[0]})


@pytest.mark.skipif(not HAS_DDS, reason="the double-dummy library is not installed")
@pytest.mark.parametrize("name", [pytest.param("natural", marks=pytest.mark.rest), "book"])
def test_a_call_does_not_depend_on_cards_that_are_not_seen(name: str) -> None:
    deal = deal_of_number(Random(8).randrange(DEAL_COUNT))
    state, robot = table(3, deal), robot_of(name, 4)
    for place in range(4):
        seat = state.table.auction.turn
        chosen = asked(state, seat, robot, Random(place))
        elsewhere = table(3, resampled(state, seat, place))
        for number, call in enumerate(state.table.auction.calls):
            told = state.table.meanings.get(number)
            elsewhere = acted(elsewhere, elsewhere.table.auction.turn, str(call), told[1] if told else None)
        assert asked(elsewhere, seat, robot, Random(place)) == chosen
        state = acted(state, seat, chosen.text, chosen.meaning)


@pytest.mark.skipif(not HAS_DDS, reason="the double-dummy library is not installed")
def test_the_same_chance_gives_the_same_card_and_the_reason_says_over_how_many_deals() -> None:
    state = played(table(4), robot_of("book"), 1, actions=30)
    (seat,) = who_has_to_act(state)
    first = asked(state, seat, robot_of("natural", 6), Random(9))
    assert asked(state, seat, robot_of("natural", 6), Random(9)) == first
    assert first.reason.message.startswith(("robot-reason-sampled", "robot-reason-only", "robot-reason-equal"))


@pytest.mark.skipif(not HAS_DDS, reason="the double-dummy library is not installed")
def test_a_trick_that_is_won_already_is_not_ruffed_where_another_card_is_worth_as_much() -> None:
    layout = "N:432..KQJT987654. .QJT98765432.A.A ..32.KQJT9876543 AKQJT98765.AK..2"
    state = table(1, Deal.parse(layout))
    for seat, text in (
        *zip(
            (Seat.N, Seat.E, Seat.S, Seat.W, Seat.N, Seat.E, Seat.S), ("P", "P", "P", "7H", "P", "P", "P"), strict=True
        ),
        *((Seat.N, "DK face down"), (Seat.N, "face"), (Seat.W, "dummy DA"), (Seat.S, "D2"), (Seat.W, "C2")),
        *((Seat.W, "dummy H2"), (Seat.S, "C3"), (Seat.W, "HA"), (Seat.N, "D4"), (Seat.W, "SA"), (Seat.N, "S2")),
    ):
        state = acted(state, seat, text)
    assert asked(state, Seat.W, robot_of("natural", 4), Random(1)).text == "dummy CA"


def test_a_robot_says_nothing_where_it_is_not_its_turn() -> None:
    state = table()
    assert [seat for seat in Seat if has_to_act(view(state.table, seat, state.offers))] == [Seat.N]
    assert public_history(state.table, Seat.N).tricks == ()
