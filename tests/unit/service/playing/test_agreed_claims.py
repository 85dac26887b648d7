"""Agreed claims that players doubt when the board is over: their agreement (69A), and what their side conceded (71)."""

from __future__ import annotations

from pathlib import Path

from tests.unit.service.playing.at_tables import EN, Player, in_loop, room, sat
from tests.unit.service.playing.test_stated_lines import claimed

from duplicado.law.book import law_02
from duplicado.law.edition import BASE_EDITIONS, Edition
from duplicado.service.playing.directing import DirectorActs
from duplicado.service.playing.room import CASUAL, Room
from duplicado.service.playing.seat_commands import Done, NotDone
from duplicado.service.playing.sitters import Onlooker
from duplicado.service.playing.steps import BoardBegun
from duplicado.table.state import TableMode, TableSetup
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Seat

ALL_HIGH = Layout.parse("N:2.5432.5432.5432 6543.876.876.876 AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9")
"""Every card of South's is the highest of its suit."""


def doubts(there: dict[Seat, Player]) -> dict[Seat, str | None]:
    return {seat: player.view["may"]["doubt"] for seat, player in there.items()}


async def conceded(opened: Room, edition: Edition, tricks: int) -> dict[Seat, Player]:
    """South, in three notrumps, has won a trick and claims so many of the twelve that are left; both agree."""
    desk = await sat(opened, await opened.open_table(), *Seat)
    setup = TableSetup(law_02.board(1), edition, CASUAL, mode=TableMode.GUARDED, layout=ALL_HIGH)
    await desk.happens(BoardBegun(setup))
    there = {seat: Player(desk, seat) for seat in Seat}
    for seat, call in zip((*Seat, *Seat), ("P", "P", "3NT", "P", "P", "P"), strict=False):
        assert await there[seat].does(call) == Done()
    assert await there[Seat.W].does("HJ face down") == Done()
    for seat in (Seat.N, Seat.E, Seat.S):
        await there[seat].does("no questions")
    for seat, do in ((Seat.S, "dummy H2"), (Seat.E, "H6"), (Seat.S, "HA"), (Seat.S, f"claims {tricks}")):
        assert await there[seat].does(do) == Done()
    assert set(doubts(there).values()) == {None}
    for seat in (Seat.W, Seat.E):
        assert await there[seat].does("agrees") == Done()
    return there


@in_loop
async def test_a_side_is_given_back_what_no_normal_play_could_lose(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        for edition in BASE_EDITIONS:
            there = await conceded(opened, edition, 9)
            assert there[Seat.N].view["end"]["tricks"] == 10
            others = {Seat.E: "agreement", Seat.W: "agreement"}
            assert doubts(there) == {Seat.N: "concession", Seat.S: "concession", **others}
            assert await there[Seat.W].does("cancels concession") == NotDone("not-now")
            assert await there[Seat.N].does("cancels concession") == Done()
            assert (there[Seat.W].view["end"]["tricks"], there[Seat.W].view["end"]["judged_line"]) == (13, [])
            assert "71" in there[Seat.W].view["rulings"][-1]
            assert set(doubts(there).values()) == {None}
            assert await there[Seat.S].does("cancels concession") == NotDone("not-now")


@in_loop
async def test_a_concession_stands_where_some_normal_play_loses_the_tricks(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        there, _ = await claimed(opened, None, 9)
        for seat in (Seat.W, Seat.E):
            assert await there[seat].does("agrees") == Done()
        assert await there[Seat.N].does("cancels concession") == NotDone("concession-stands")
        assert there[Seat.N].view["end"]["tricks"] == 10


@in_loop
async def test_an_agreement_that_is_not_final_is_taken_back_and_the_claim_is_judged(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        there, _ = await claimed(opened, None)
        for seat in (Seat.W, Seat.E):
            assert await there[seat].does("agrees") == Done()
        assert doubts(there) == {Seat.N: None, Seat.S: None, Seat.E: "agreement", Seat.W: "agreement"}
        assert (there[Seat.N].view["end"]["tricks"], there[Seat.N].view["end"]["judged_line"]) == (13, [])
        assert await there[Seat.E].does("disputes") == Done()
        assert (there[Seat.N].view["end"]["tricks"], len(there[Seat.N].view["end"]["judged_line"])) == (10, 13)
        assert set(doubts(there).values()) == {None}


@in_loop
async def test_a_person_who_directs_is_called_and_gives_back_once_what_is_sure(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        there = await conceded(opened, Edition.LAWS_2017, 11)
        desk = there[Seat.S].desk
        await desk.direct(DirectorActs("d1", "comes"))
        assert await there[Seat.S].does("cancels concession") == Done()
        assert desk.now.calls_on_director == (Seat.S,)
        (why,) = desk.view(Onlooker.DIRECTOR, EN)["called_for"]
        assert "71" in why
        assert there[Seat.N].view["end"]["tricks"] == 12
        for number, find in enumerate(("71B: true", "71B: true")):
            assert await desk.direct(DirectorActs(f"f{number}", "finds", find)) == Done()
            assert there[Seat.N].view["end"]["tricks"] == 13
