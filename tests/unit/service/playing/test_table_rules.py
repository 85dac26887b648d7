"""Rules that a table may have: rights are reserved, a claim states its line, questions have their time, two direct."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.unit.service.playing.at_tables import EN, SOUTH, Player, in_loop, room, sat, settings
from tests.unit.service.playing.test_directing import Director
from tests.waiting import until, until_in_loop

from duplicado.director import outcome
from duplicado.law.book import law_02
from duplicado.law.edition import BASE_EDITIONS, Edition
from duplicado.service.playing.played_table import folded
from duplicado.service.playing.room import CASUAL, TRAINING, Room
from duplicado.service.playing.rulings_told import kept_matters
from duplicado.service.playing.seat_commands import Done, NotDone
from duplicado.service.playing.steps import BoardBegun, read_step
from duplicado.store.streams import SqliteStreams
from duplicado.table.claim_notation import read_line
from duplicado.table.moment import Phase
from duplicado.table.state import TableMode, TableSetup
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Seat
from duplicado.web.playing.rooms import room_of_play
from duplicado.web.site import play_site

HIGH = Layout.parse("N:2.5432.5432.5432 6543.876.876.876 AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9")
TO_LEAD = ("P", "P", "3NT", "P", "P", "P")


async def begun(
    opened: Room, decided: Mapping[str, object] = CASUAL, *, edition: Edition = Edition.LAWS_2017
) -> tuple[Director, dict[Seat, Player]]:
    """Four people at a table on which North deals and South has every trick."""
    regulations = {**CASUAL, **decided}
    desk = await sat(opened, await opened.open_table(regulations=regulations), *Seat)
    await desk.happens(
        BoardBegun(TableSetup(law_02.board(1), edition, regulations, mode=TableMode.GUARDED, layout=HIGH))
    )
    return Director(desk), {seat: Player(desk, seat) for seat in Seat}


async def contract(players: dict[Seat, Player]) -> None:
    for seat, call in zip((*Seat, *Seat), TO_LEAD, strict=False):
        assert await players[seat].does(call) == Done()
    assert await players[Seat.W].does("HJ face down") == Done()


async def led(players: dict[Seat, Player]) -> None:
    await contract(players)
    for seat in (Seat.E, Seat.S):
        assert await players[seat].does("no questions") == Done()
    for seat, do in ((SOUTH, "dummy H2"), (Seat.E, "H6"), (SOUTH, "HA")):
        assert await players[seat].does(do) == Done()


# ---- the rules of the first page


def _has_begun(client: TestClient[Any], at: str) -> bool:
    return bool(client.get(f"{at}/view").json()["phase"] == "auction")


@pytest.mark.clause("80B2")
def test_the_first_page_opens_a_table_by_the_rules_that_are_ticked_there(tmp_path: Path) -> None:
    with TestClient(play_site(EN, room_of_play(tmp_path, settings()))) as client:
        for ticked in ({}, {"table.irregularities": "all", "calls.made_when": "released"}):
            asked = {"with": "robots", **ticked}
            at = str(client.post("/play/", data=asked, follow_redirects=False).headers["location"])
            until(partial(_has_begun, client, at))
            view = client.get(f"{at}/view").json()
            assert (view["may"]["free"], view["released"]) == (bool(ticked), bool(ticked))


# ---- 9: what has been seen at the table is seen on the screens


@pytest.mark.clause("48A", "49", "57A")
@in_loop
async def test_a_card_that_was_seen_and_plays_no_part_in_a_trick_is_shown_to_all(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        _, players = await begun(opened, TRAINING)
        await led(players)
        assert await players[SOUTH].does("SA") == Done()
        for seat, do, card in ((SOUTH, "SK", "SK"), (SOUTH, "shows DA", "DA"), (Seat.E, "drops C6", "C6")):
            assert isinstance(await players[seat].does(do), Done)
            for each in Seat:
                assert [seat.value, card, "seen"] in players[each].view["face_up"]
        assert isinstance(await players[Seat.N].does("attention"), Done)
        told = players[Seat.W].view["face_up"]
        assert [seat for seat, _, how in told if how != "seen"] == ["E"]


# ---- 16B2: rights are reserved


@in_loop
async def test_rights_are_reserved_by_one_press_and_undisputed_the_result_is_looked_at(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        for edition in BASE_EDITIONS:
            director, players = await begun(opened, edition=edition)
            assert await players[Seat.E].does("reserves rights") == Done()
            for seat in Seat:
                assert "reserved by East" in players[seat].view["rulings"][-1]
            assert [players[seat].view["may"]["dispute"] for seat in Seat] == [True, False, True, False]
            assert await players[Seat.W].does("disputes reservation") == NotDone("not-now")
            assert director.view["done"][-1][:2] == ("E", "East reserves rights (Law 16B2).")
            assert await players[Seat.N].does("P") == Done()
            # Another one: nobody has disputed the first.
            assert await players[Seat.W].does("reserves rights") == Done()
            assert director.desk.now.board is not None
            assert outcome.reviews(director.desk.now.board.table) == ("16B3",)
            for seat in (Seat.E, Seat.S, Seat.W):
                await players[seat].does("P")
            assert director.desk.now.board.table.phase is Phase.OVER
            assert director.desk.now.board.matters == ()
            assert not players[Seat.N].view["may"]["reserve"]


@in_loop
async def test_a_reservation_that_is_disputed_calls_the_person_who_directs(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        director, players = await begun(opened)
        await director.does("comes")
        await players[Seat.E].does("reserves rights")
        assert await players[Seat.S].does("disputes reservation") == Done()
        assert director.desk.now.calls_on_director == (SOUTH,)
        assert [each["clause"] for each in director.view["questions"]] == ["85A1"]
        await director.does("resumes")
        assert await director.does("finds", "85A1: true") == Done()
        assert director.desk.now.board is not None
        assert outcome.reviews(director.desk.now.board.table) == ("16B3",)


@in_loop
async def test_where_nobody_directs_a_dispute_waits_for_a_person_and_play_goes_on(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        director, players = await begun(opened)
        await players[Seat.E].does("reserves rights")
        assert await players[Seat.N].does("disputes reservation") == Done()
        assert director.desk.now.calls_on_director == ()
        assert [each["clause"] for each in director.view["questions"]] == ["85A1"]
        assert await players[Seat.N].does("P") == Done()


@in_loop
async def test_an_authority_may_have_no_rights_reserved(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        for policy in ("prohibited", "must_call"):
            _, players = await begun(opened, {"ui.reserve_rights": policy})
            assert not players[Seat.E].view["may"]["reserve"]
            assert await players[Seat.E].does("reserves rights") == NotDone("not-now", "16B2")


# ---- 68C: a claim states its line


@in_loop
async def test_a_claim_without_its_line_is_not_taken_where_one_is_required(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        for more in ({"statement": read_line("rest")}, {"means": "all high"}):
            _, players = await begun(opened, {"claim.statement": "required"})
            await led(players)
            assert players[SOUTH].view["statement_required"]
            assert players[SOUTH].view["may"]["claim"]
            lines: tuple[dict[str, Any], ...] = ({}, {"means": "  "}, {"statement": read_line("")})
            for silent in lines:
                assert await players[SOUTH].does("claims 12", **silent) == NotDone("law", "68C")
            assert await players[SOUTH].does("claims 12", **more) == Done()
        _, players = await begun(opened, {"claim.statement": "required"})
        await led(players)
        assert await players[SOUTH].does("concedes all") == Done()


@in_loop
async def test_a_table_for_training_takes_it_and_names_the_law(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        _, players = await begun(opened, {**TRAINING, "claim.statement": "required"})
        await led(players)
        assert await players[SOUTH].does("claims 12") == Done("68C")


# ---- 41B: questions have their time


@in_loop
async def test_the_lead_lies_face_down_as_long_as_is_laid_down(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        _, players = await begun(opened, {"clarification.seconds": 1})
        await contract(players)
        assert {players[seat].view["clarification"] for seat in Seat} == {1}
        for seat in (Seat.E, SOUTH):
            assert await players[seat].does("no questions") == Done()
        assert players[Seat.N].view["phase"] == "clarification"
        assert players[Seat.N].view["satisfied"] == []
        assert await players[SOUTH].does("asks 4:P") == Done()
        await until_in_loop(lambda: players[Seat.N].view["phase"] == "play")
        now = players[Seat.N].desk.now
        faced = datetime.fromisoformat(now.done[-1].at)
        assert faced - datetime.fromisoformat(now.led_at) >= timedelta(seconds=0.9)


@in_loop
async def test_after_a_restart_the_lead_is_faced_when_somebody_comes_to_the_table(tmp_path: Path) -> None:
    streams = tmp_path / "casual.play"
    async with room(tmp_path) as opened:
        director, players = await begun(opened, {"clarification.seconds": 1})
        await contract(players)
        for seat in (Seat.E, SOUTH):
            await players[seat].does("no questions")
        name = director.desk.name
    again = await Room.open(SqliteStreams.open(streams), settings())
    desk = await again.desk(name)
    assert desk is not None
    desk.subscribe(Seat.N, EN)
    await until_in_loop(lambda: desk.now.board is not None and desk.now.board.table.phase is Phase.PLAY)
    await again.close()


# ---- 80B2(a): the program and a person direct


@in_loop
async def test_with_both_what_is_of_law_is_ruled_at_once_and_the_person_may_find_otherwise(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        director, players = await begun(opened, {"table.director": "both"})
        await director.does("comes")
        await players[Seat.N].does("1S")
        assert await players[Seat.N].does("instead 1NT") == Done()
        assert [each["call"] for each in players[Seat.E].view["calls"]] == ["1NT"]
        (found,) = director.view["found"]
        assert (found["clause"], found["answer"], found["concluded"]) == ("25A", "yes", True)
        assert any("word for it" in told for told in director.view["rulings"])
        assert await director.does("finds", found["otherwise"]) == Done()
        assert [each["clause"] for each in players[Seat.E].view["offers"]] == ["25B1"]


@pytest.mark.parametrize("manner", ["both", "program"])
def test_a_judgement_waits_for_the_person_where_both_direct(tmp_path: Path, manner: str) -> None:
    @in_loop
    async def judged(folder: Path) -> None:
        async with room(folder) as opened:
            director, players = await begun(opened, {**TRAINING, "table.director": manner})
            for seat, do in ((Seat.N, "1S"), (Seat.E, "1H"), (SOUTH, "attention"), (SOUTH, "refuse"), (Seat.E, "2C")):
                await players[seat].does(do)
            asked = [each["clause"] for each in director.view["questions"]]
            assert asked == (["27B1(a)"] if manner == "both" else [])
            assert players[Seat.N].view["frozen"] is (manner == "both")

    judged(tmp_path)


# ---- 16: who may use what


@in_loop
async def test_each_side_reads_what_it_may_use_and_what_it_may_not(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        director, players = await begun(opened, TRAINING)
        assert {seat: player.view["ledger"] for seat, player in players.items()} == dict.fromkeys(Seat)
        for seat, do in ((Seat.N, "1S"), (Seat.E, "1H"), (SOUTH, "attention"), (SOUTH, "refuse"), (Seat.E, "P")):
            await players[seat].does(do)
        for told in (*(player.view["ledger"] for player in players.values()), director.view["ledger"]):
            (withdrawn,) = told["EW"]["not"]
            assert withdrawn.startswith("1♥")
            assert told == {"NS": {"not": [], "may": [withdrawn]}, "EW": {"not": [withdrawn], "may": []}}


@in_loop
async def test_what_follows_from_a_correction_is_kept_from_partner(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        _, players = await begun(opened, TRAINING)
        await players[Seat.N].does("1NT", means="12-14")
        await players[Seat.E].does("X")
        await players[Seat.N].does('explains 1:1NT as "15-17"')
        assert kept_matters(players[SOUTH].desk.now, SOUTH)
        assert not kept_matters(players[SOUTH].desk.now, Seat.E)


# ---- 40B: what was explained before is offered again


@in_loop
async def test_a_player_is_offered_what_he_himself_said_of_the_call_and_nobody_elses(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        director, players = await begun(opened)
        await players[Seat.N].does("P")
        await players[Seat.E].does("1NT", means="12-14, balanced")
        await players[SOUTH].does("2C", means="majors")
        await players[Seat.W].does("P")
        await players[Seat.N].does("2D", means="no preference")
        nothing: dict[str, list[object]] = {"places": [], "calls": []}
        assert players[Seat.W].view["explained_before"] == nothing
        regulations = dict(CASUAL)
        setup = TableSetup(law_02.board(2), regulations=regulations, mode=TableMode.GUARDED, layout=HIGH)
        await director.desk.happens(BoardBegun(setup))
        assert players[Seat.E].view["explained_before"]["calls"] == [["1NT", "12-14, balanced"]]
        assert [players[seat].view["explained_before"] for seat in (Seat.N, SOUTH, Seat.W)] == [nothing] * 3
        await players[Seat.E].does("1NT")
        await players[SOUTH].does("asks 1:1NT")
        assert players[Seat.E].view["explained_before"] == {"places": [[0, "12-14, balanced"]], "calls": []}
        assert players[SOUTH].view["explained_before"]["calls"] == [["2C", "majors"]]
        assert players[Seat.W].view["explained_before"] == nothing
        again = folded(tuple(read_step(each.text) for each in await opened.stored(director.desk.name)))
        assert again.explained == director.desk.now.explained
        await players[Seat.E].does("leave")
        assert players[Seat.E].view["explained_before"] == nothing
