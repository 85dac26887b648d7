"""Calls that have been put away (20C2): who may have them restated, and for how long they are in view then."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.unit.service.playing.at_tables import Player, in_loop, room, sat

from duplicado.service.playing.room import CASUAL, TRAINING, Room
from duplicado.service.playing.seat_commands import Done, NotDone
from duplicado.vocabulary.seats import Seat


async def at_lead(opened: Room, when: str, base: dict[str, object]) -> dict[Seat, Player]:
    """North declares one notrump; East's lead has been faced."""
    table = await opened.open_table(regulations={**base, "auction.record_hidden_when": when})
    desk = await sat(opened, table, *Seat)
    there = {seat: Player(desk, seat) for seat in Seat}
    for seat, call in zip(Seat, ("1NT", "P", "P", "P"), strict=True):
        assert await there[seat].does(call) == Done()
    card = there[Seat.E].view["own"][-1]
    assert await there[Seat.E].does(f"{card} face down") == Done()
    for seat in (Seat.W, Seat.N):
        await there[seat].does("no questions")
    return there


async def plays(there: dict[Seat, Player]) -> None:
    """Have whoever's turn it is play the first card that he may."""
    view: Any = there[Seat.N].view
    actor = there[Seat(view["acts"])]
    view = actor.view
    card = view["may"]["cards"][-1]
    assert await actor.does(card if view["turn"] == view["seat"] else f"dummy {card}") == Done()


def hidden(there: dict[Seat, Player]) -> set[bool]:
    return {each.view["calls_hidden"] for each in there.values()}


@in_loop
async def test_a_screen_leaves_the_calls_in_view_unless_the_regulations_put_them_away(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        there = await at_lead(opened, "never", dict(CASUAL))
        for _ in range(5):
            await plays(there)
        assert hidden(there) == {False}


@in_loop
async def test_declarer_has_them_restated_before_dummys_card_and_they_stay_to_the_end_of_the_trick(
    tmp_path: Path,
) -> None:
    async with room(tmp_path) as opened:
        there = await at_lead(opened, "lead_faced", dict(CASUAL))
        assert hidden(there) == {True}
        assert await there[Seat.S].does("asks review") == NotDone("law", "20C2")  # dummy
        assert await there[Seat.E].does("asks review") == NotDone("law", "41B")  # has played
        assert await there[Seat.N].does("asks review") == Done()
        assert hidden(there) == {False}
        for _ in range(3):
            await plays(there)
        assert hidden(there) == {True}
        assert await there[Seat.N].does("asks review") == NotDone("law", "41B")


@in_loop
async def test_calls_are_put_away_when_third_hand_has_played(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        there = await at_lead(opened, "third_hand_t1", dict(CASUAL))
        await plays(there)
        assert hidden(there) == {False}
        await plays(there)
        assert hidden(there) == {True}


@in_loop
async def test_where_words_are_taken_a_late_review_happens_and_is_on_record(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        there = await at_lead(opened, "lead_faced", dict(TRAINING))
        answer = await there[Seat.E].does("asks review")
        assert isinstance(answer, Done)
        assert answer.clause == "41B"  # he alone is told what it breaks
        assert hidden(there) == {False}
