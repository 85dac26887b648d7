"""Robots claim what is certain, agree to a claim where the Laws give it, and leave the others to the Director."""

from random import Random

import pytest
from tests.unit.robot.tables import acted, asked, table, who_has_to_act

from duplicado.director.state import DirectedTable
from duplicado.robot.claiming_robot import claiming_robot
from duplicado.robot.named import robot_of
from duplicado.table.claim_notation import read_line
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat

SOLID = Deal.parse("N:432.AKQJ.AKQJ.32 JT98.T987.T98.QJ AKQ5.432.432.AKT 76.65.765.987654")
"""South has thirteen tricks but for a spade that is not proved, and a finesse in clubs."""


def after_lead(lead: str = "S7") -> DirectedTable:
    state = table(1, SOLID)
    for text in ("P", "P", "7NT", "P", "P", "P"):
        state = acted(state, state.table.auction.turn, text)
    for text in (f"{lead} face down", "face"):
        state = acted(state, Seat.W, text)
    return state


def after_seven_tricks() -> DirectedTable:
    """Return the position in which declarer has won the red suits' first seven tricks, and is in dummy."""
    state = after_lead("H6")
    tricks = (
        ("HA", "H7", "H2"), ("HK", "H8", "H3", "H5"), ("HQ", "H9", "H4", "C4"), ("HJ", "HT", "S5", "C5"),
        ("DA", "D8", "D2", "D5"), ("DK", "D9", "D3", "D6"), ("DQ", "DT", "D4", "D7"), ("DJ", "S8", "CT", "C6"),
    )  # fmt: skip
    for cards in tricks:
        hands = (Seat.N, Seat.E, Seat.S, Seat.W)[: len(cards)]
        for hand, card in zip(hands, cards, strict=True):
            state = acted(state, Seat.S if hand is Seat.N else hand, f"dummy {card}" if hand is Seat.N else card)
    return state


def answers(state: DirectedTable, name: str = "natural") -> dict[Seat, str]:
    return {seat: asked(state, seat, robot_of(name, 4), Random(1)).text for seat in who_has_to_act(state)}


def test_a_claim_of_winners_is_agreed_to_by_both_opponents() -> None:
    claimed = acted(after_seven_tricks(), Seat.S, "claims 5")
    assert answers(claimed) == {Seat.E: "agrees", Seat.W: "agrees"}
    state = acted(claimed, Seat.E, "agrees")
    assert answers(state) == {Seat.W: "agrees"}
    assert who_has_to_act(acted(state, Seat.W, "agrees")) == []


@pytest.mark.rest
def test_a_claim_of_more_than_the_laws_give_is_for_the_director() -> None:
    state = after_lead()
    state = acted(state, Seat.S, "claims 13")
    assert answers(state) == {Seat.E: "disputes", Seat.W: "disputes"}


def test_a_concession_of_everything_is_agreed_to() -> None:
    state = acted(after_lead(), Seat.S, "concedes all")
    assert answers(state) == {Seat.E: "agrees", Seat.W: "agrees"}


@pytest.mark.parametrize("name", ["stand-in"])
def test_a_stand_in_leaves_every_claim_to_the_director(name: str) -> None:
    assert set(answers(acted(after_seven_tricks(), Seat.S, "claims 5"), name).values()) == {"disputes"}


HIGH = Deal.parse("N:432.AKQJ.AKQJ.32 JT98.T987.T98.QJ AKQ.432.432.AKT9 765.65.765.87654")
"""South has thirteen tricks; his last club is high once the queen and knave have gone."""


def played(state: DirectedTable, *tricks: str) -> DirectedTable:
    """Play tricks, each from its leader on; declarer South names the cards of dummy, North."""
    for trick in tricks:
        for card in trick.split():
            turn = state.table.play.play.turn if state.table.play else None
            assert turn is not None
            state = acted(state, Seat.S if turn is Seat.N else turn, f"dummy {card}" if turn is Seat.N else card)
    return state


def high_but_for_clubs() -> DirectedTable:
    """Return the position in which declarer, in hand, has played the red suits and one high club."""
    state = table(1, HIGH)
    for text in ("P", "P", "7NT", "P", "P", "P"):
        state = acted(state, state.table.auction.turn, text)
    for text in ("H6 face down", "face"):
        state = acted(state, Seat.W, text)
    return played(
        state, "HA H7 H2", "HK H8 H3 H5", "HQ H9 H4 C4", "HJ HT SQ C5", "DA D8 D2 D5", "DK D9 D3 D6", "DQ DT D4 D7",
        "DJ S8 C9 C6", "C2 CJ CA C7",
    )  # fmt: skip


def test_a_robot_that_is_on_lead_claims_as_soon_as_nothing_is_left_to_be_decided() -> None:
    undecided = high_but_for_clubs()  # the ten of clubs may be led to the queen
    assert asked(undecided, Seat.S, claiming_robot("natural"), Random(1)).text != "claims 4"
    certain = played(undecided, "CK C8 C3 CQ")
    chosen = asked(certain, Seat.S, claiming_robot("natural"), Random(1))
    assert chosen.text == "claims 3"
    assert chosen.statement == read_line("SA SK CT")
    assert asked(certain, Seat.S, robot_of("natural"), Random(1)).text in {"SA", "SK", "CT"}
    claimed = acted(certain, Seat.S, chosen.text)
    assert answers(claimed) == {Seat.E: "agrees", Seat.W: "agrees"}


@pytest.mark.parametrize("name", ["natural", "stand-in"])
def test_where_an_opponent_wants_to_play_on_robots_concur(name: str) -> None:
    state = acted(acted(after_lead(), Seat.S, "claims 13"), Seat.E, "plays on")
    assert set(answers(state, name)) == {Seat.N, Seat.S, Seat.W}
    while waiting := who_has_to_act(state):
        assert answers(state, name)[waiting[0]] == "plays on"
        state = acted(state, waiting[0], "plays on")
        if state.table.play is not None and state.table.play.claim is None:
            break
    assert state.table.play is not None
    assert state.table.play.claim is None
