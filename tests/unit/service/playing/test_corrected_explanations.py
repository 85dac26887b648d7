"""An explanation that is corrected in the auction: who called on it says so, and may change his call (21B1)."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.unit.service.playing.at_tables import Player, calls, in_loop, room, sat

from duplicado.service.playing.room import CASUAL, TRAINING
from duplicado.service.playing.seat_commands import Done, NotDone
from duplicado.vocabulary.seats import Seat

pytestmark = pytest.mark.clause("21B1(a)", "20F4")


_SAID = (
    (Seat.N, "1NT"),
    (Seat.N, 'explains 1:1NT as "12 to 14"'),
    (Seat.E, "P"),
    (Seat.N, 'explains 1:1NT as "15 to 17"'),
)


_ASKED = (
    (Seat.N, "1NT"),
    (Seat.E, "asks 1:1NT"),
    (Seat.N, 'explains 1:1NT as "12 to 14"'),
    (Seat.E, "P"),
    (Seat.S, "P"),
    (Seat.W, "P"),
)


@asynccontextmanager
async def misled(
    folder: Path,
    *more: tuple[Seat, str],
    regulations: Mapping[str, object] = CASUAL,
    said: tuple[tuple[Seat, str], ...] = _SAID,
) -> AsyncGenerator[dict[Seat, Player]]:
    """Have North explain his opening otherwise after East has called, and go on."""
    async with room(folder) as opened:
        desk = await sat(opened, await opened.open_table(regulations=regulations), *Seat)
        there = {seat: Player(desk, seat) for seat in Seat}
        for seat, do in (*said, *more):
            assert await there[seat].does(do) == Done()
        yield there


def able(there: dict[Seat, Player]) -> set[Seat]:
    return {seat for seat, player in there.items() if player.view["may"]["misinformed"]}


@in_loop
async def test_who_called_on_it_changes_his_call_on_his_word(tmp_path: Path) -> None:
    async with misled(tmp_path) as there:
        assert able(there) == {Seat.E}
        hear = {seat for seat, player in there.items() if player.view["rulings"]}
        assert hear == {Seat.N, Seat.E, Seat.W}, "the partner of who corrects hears of it, or opponents do not"
        for seat in (Seat.N, Seat.S, Seat.W):
            assert await there[seat].does("misinformed") == NotDone("not-now")
        assert await there[Seat.E].does("misinformed") == Done()
        (offer,) = there[Seat.E].view["offers"]
        assert offer["clause"] == "21B1(a)"
        assert "12 to 14" not in str(there[Seat.S].view)
        assert await there[Seat.E].does("2D") == Done()
        assert calls(there[Seat.S].view) == ["1NT", "2D"]
        assert able(there) == set()
        told = " ".join(there[Seat.W].view["rulings"])
        assert "the player's word" in told
        assert "Law 21B1(a)" in told


@in_loop
async def test_he_says_so_once(tmp_path: Path) -> None:
    async with misled(tmp_path, (Seat.E, "misinformed"), (Seat.E, "keep")) as there:
        assert able(there) == set()
        assert await there[Seat.E].does("misinformed") == NotDone("not-now")


@in_loop
async def test_he_does_not_say_so_when_his_partner_has_called(tmp_path: Path) -> None:
    async with misled(tmp_path, (Seat.S, "P"), (Seat.W, "2S")) as there:
        assert able(there) == set()


@in_loop
async def test_where_a_person_directs_he_is_called(tmp_path: Path) -> None:
    async with misled(tmp_path, regulations={**CASUAL, "table.director": "human"}) as there:
        assert await there[Seat.E].does("misinformed") == Done()
        assert there[Seat.S].view["called"] == ["E"]
        assert there[Seat.E].view["offers"] == []


@in_loop
async def test_what_is_corrected_unasked_reaches_both_opponents_at_once_whoever_asked_before(tmp_path: Path) -> None:
    async with misled(tmp_path, (Seat.N, 'explains 1:1NT as "15 to 17"'), said=_ASKED) as there:
        hear = {seat for seat, player in there.items() if "15 to 17" in str(player.view["says"])}
        assert hear == {Seat.N, Seat.E, Seat.W}
        assert able(there) == {Seat.W}


@in_loop
async def test_who_is_not_yet_told_of_his_partners_question_is_offered_nothing_on_its_answer(tmp_path: Path) -> None:
    async with misled(tmp_path, (Seat.E, "asks 1:1NT"), (Seat.N, 'explains 1:1NT as "15 to 17"'), said=_ASKED) as there:
        assert {seat for seat, player in there.items() if "15 to 17" in str(player.view["says"])} == {Seat.N, Seat.E}
        assert able(there) == set()


_MISLED_IN_THE_AUCTION = (
    (Seat.N, "1NT"),
    (Seat.N, 'explains 1:1NT as "12 to 14"'),
    *((seat, "P") for seat in (Seat.E, Seat.S, Seat.W)),
)
_CORRECTED = (Seat.N, 'explains 1:1NT as "15 to 17"')


def some_card(player: Player) -> str:
    return str(player.view["may"]["cards"][-1])


async def leads(there: dict[Seat, Player]) -> str:
    """Have East lead face down."""
    card = some_card(there[Seat.E])
    assert await there[Seat.E].does(f"{card} face down") == Done()
    return card


async def takes_it_back(there: dict[Seat, Player], seat: Seat) -> None:
    """Say that the last card rests on the explanation, and take it back."""
    others = able(there) - {seat}
    assert there[seat].view["may"]["misinformed"] == "card"
    assert await there[seat].does("misinformed") == Done()
    (offer,) = there[seat].view["offers"]
    assert offer["clause"] == "47E2(a)"
    assert await there[seat].does(offer["answers"][0]["do"]) == Done()
    assert able(there) == others


@pytest.mark.clause("47E2(a)", "16C1")
@in_loop
async def test_who_played_on_it_takes_his_card_back_on_his_word(tmp_path: Path) -> None:
    async with misled(tmp_path, said=_MISLED_IN_THE_AUCTION) as there:
        await leads(there)
        for seat in (Seat.W, Seat.N):
            assert await there[seat].does("no questions") == Done()
        assert await there[Seat.N].does(f"dummy {some_card(there[Seat.N])}") == Done()
        card = some_card(there[Seat.W])
        assert await there[Seat.W].does(card) == Done()
        assert able(there) == set()
        assert await there[_CORRECTED[0]].does(_CORRECTED[1]) == Done()
        assert able(there) == {Seat.W}
        await takes_it_back(there, Seat.W)
        assert card in there[Seat.W].view["own"]
        assert there[Seat.S].view["acts"] == "W"
        assert "12 to 14" not in str(there[Seat.S].view)
        assert "Law 47E2(a)" in " ".join(there[Seat.E].view["rulings"])


@pytest.mark.clause("47E2(a)")
@in_loop
async def test_a_lead_that_lies_face_down_is_taken_back(tmp_path: Path) -> None:
    async with misled(tmp_path, said=_MISLED_IN_THE_AUCTION) as there:
        card = await leads(there)
        assert await there[_CORRECTED[0]].does(_CORRECTED[1]) == Done()
        assert able(there) == {Seat.E, Seat.W}, "and West may still change his last pass"
        await takes_it_back(there, Seat.E)
        assert card in there[Seat.E].view["own"]
        assert there[Seat.N].view["face_down"] == []


@pytest.mark.clause("47E2(b)")
@in_loop
async def test_no_card_is_taken_back_behind_which_another_was_played_or_which_was_played_after_the_correction(
    tmp_path: Path,
) -> None:
    async with misled(tmp_path, said=_MISLED_IN_THE_AUCTION) as there:
        await leads(there)
        for seat in (Seat.W, Seat.N):
            assert await there[seat].does("no questions") == Done()
        assert await there[Seat.N].does(f"dummy {some_card(there[Seat.N])}") == Done()
        assert await there[_CORRECTED[0]].does(_CORRECTED[1]) == Done()
        assert able(there) == set(), "dummy has been faced behind the lead"
        assert await there[Seat.W].does(some_card(there[Seat.W])) == Done()
        assert able(there) == set(), "he knew better when he played"


@pytest.mark.clause("47F2", "41A")
@in_loop
async def test_a_card_that_is_taken_back_of_ones_own_accord_stays_and_attention_says_so(tmp_path: Path) -> None:
    async with misled(tmp_path, said=_MISLED_IN_THE_AUCTION, regulations=TRAINING) as there:
        lead = await leads(there)
        assert await there[Seat.E].does(f"takes back {lead}") == Done("41A")
        assert await there[Seat.N].does("attention") == Done()
        assert there[Seat.S].view["rulings"][-1].endswith("and it stays played. [Law 41A]")
        assert there[Seat.W].view["face_down"] == ["E"]
        for seat in (Seat.W, Seat.N):
            assert await there[seat].does("no questions") == Done()
        card = some_card(there[Seat.N])
        assert await there[Seat.N].does(f"dummy {card}") == Done()
        assert await there[Seat.N].does(f"takes back {card}") == Done("47F2")
        assert await there[Seat.W].does("attention") == Done()
        assert there[Seat.E].view["rulings"][-1].endswith("and it stays played. [Law 47F2]")
        assert there[Seat.E].view["acts"] == "W"
