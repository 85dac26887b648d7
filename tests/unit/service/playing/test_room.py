"""A room of tables: people and robots sit down, play boards, go away and come back."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from tests.unit.service.playing.at_tables import EN, SOUTH, Player, calls, in_loop, room, sat
from tests.waiting import until_in_loop

from duplicado.locale import Language
from duplicado.service.playing.keys import SeatKey, key_of
from duplicado.service.playing.padding import SIZE
from duplicado.service.playing.room import TRAINING
from duplicado.service.playing.seat_commands import Done, NotDone, SeatCommandError
from duplicado.service.playing.sitters import Onlooker
from duplicado.vocabulary.seats import Seat


@in_loop
async def test_a_visitor_plays_a_board_against_three_robots(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        table = await opened.open_table(robots=(Seat.N, Seat.E, Seat.W))
        south = Player(await sat(opened, table, SOUTH), SOUTH)
        await until_in_loop(lambda: south.view["acts"] == "S")
        assert calls(south.view) == ["P", "P"]
        assert isinstance(await south.does("1NT", means="15 to 17", alert=True), Done)
        await asyncio.wait_for(south.plays_on(), 30)
        view = south.view
        assert (view["contract"], view["declarer"], sum(view["tricks"])) == ("1NT", "S", 13)
        assert view["end"]["tricks"] == view["tricks"][0]
        assert view["results"] == [[1, view["end"]["score"]]]
        assert {len(hand) for hand in view["end"]["hands"].values()} == {13}
        assert isinstance(await south.does("next board"), Done)
        assert (south.view["board"], south.view["phase"], south.view["calls"]) == (2, "auction", [])


@in_loop
async def test_partner_is_not_told_that_a_call_was_alerted_and_explained(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        table = await opened.open_table()
        desk = await sat(opened, table, *Seat)
        players = {seat: Player(desk, seat) for seat in Seat}
        before = players[Seat.S].view
        assert isinstance(await players[Seat.N].does("1C", means="strong", alert=True), Done)
        told = {seat: (player.view["alerted"], player.view["says"]) for seat, player in players.items()}
        said = ([0], [{"place": 0, "by": "N", "text": "strong"}])
        assert told == {Seat.N: said, Seat.E: said, Seat.W: said, Seat.S: ([], [])}
        assert before["calls"] == []


@in_loop
async def test_a_question_and_its_answer_reach_those_whom_they_are_for(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        desk = await sat(opened, await opened.open_table(), *Seat)
        players = {seat: Player(desk, seat) for seat in Seat}
        await players[Seat.N].does("1C")
        assert isinstance(await players[Seat.E].does("asks 1:1C"), Done)
        assert {seat: player.view["asked"] for seat, player in players.items()} == {
            Seat.N: [0],
            Seat.E: [],
            Seat.S: [],
            Seat.W: [],
        }
        assert [players[seat].view["asking"] for seat in Seat] == [[], [0], [], []]
        assert isinstance(await players[Seat.N].does('explains 1:1C as "16 or more"'), Done)
        assert players[Seat.E].view["asking"] == []
        assert [len(players[seat].view["says"]) for seat in Seat] == [1, 1, 0, 0]
        await players[Seat.E].does("P")
        assert [len(players[seat].view["says"]) for seat in Seat] == [1, 1, 0, 1]
        assert isinstance(await players[Seat.S].does('explains 1:1C as "what I guess"'), NotDone)


@in_loop
async def test_what_was_said_of_a_slip_is_not_said_of_the_call_in_its_place(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        desk = await sat(opened, await opened.open_table(), *Seat)
        north, east = Player(desk, Seat.N), Player(desk, Seat.E)
        await north.does("1H", means="five hearts", alert=True)
        await east.does("asks 1:1H")
        assert [each["text"] for each in east.view["says"]] == ["five hearts"]
        assert east.view["alerted"] == [0]
        assert isinstance(await north.does("instead 1S"), Done)
        assert calls(east.view) == ["1S"]
        kinds = ("says", "asked", "asking", "alerted")
        assert [player.view[kind] for player in (north, east) for kind in kinds] == [[]] * 8
        shown = desk.view(Onlooker.DIRECTOR, EN)
        assert shown["alerted"] == []
        of_hearts = {"place": 0, "by": "N", "call": "1H"}
        assert shown["says"] == [
            {**of_hearts, "kind": "alerted"},
            {**of_hearts, "text": "five hearts"},
            {**of_hearts, "by": "E", "kind": "asked"},
        ]
        await east.does("asks 1:1S")
        assert desk.view(Onlooker.DIRECTOR, EN)["says"][-1] == {"place": 0, "by": "E", "kind": "asked"}
        await north.does('explains 1:1S as "five spades"')
        assert [each["text"] for each in east.view["says"]] == ["five spades"]


@in_loop
async def test_who_agreed_to_a_claim_may_still_concur_in_playing_on(tmp_path: Path) -> None:
    """Until both have agreed neither has lost anything (68D2(b), 69A)."""
    async with room(tmp_path) as opened:
        desk = await sat(opened, await opened.open_table(), *Seat)
        players = {seat: Player(desk, seat) for seat in Seat}
        await _bid_and_lead(players)
        await players[Seat.N].does("claims 9")
        assert isinstance(await players[Seat.E].does("agrees"), Done)
        assert isinstance(await players[Seat.W].does("plays on"), Done)
        assert players[Seat.E].view["claim"]["play_on"] == ["W"]
        for seat in (Seat.E, Seat.S, Seat.N):
            assert isinstance(await players[seat].does("plays on"), Done)
        assert {players[seat].view["claim"] for seat in Seat} == {None}


@pytest.mark.clause("66A")
@in_loop
async def test_all_four_see_the_last_card_of_a_trick_and_dummy_may_not_look_at_it_again(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        desk = await sat(opened, await opened.open_table(), *Seat)
        players = {seat: Player(desk, seat) for seat in Seat}
        await _bid_and_lead(players)
        for seat in (Seat.N, Seat.W, Seat.N):
            view = players[seat].view
            card = view["may"]["cards"][0]
            await players[seat].does(card if view["turn"] == seat.value else f"dummy {card}")
        views = {seat: players[seat].view for seat in Seat}
        trick = views[Seat.N]["last_trick"]
        assert [len(view["completed"]["cards"]) for view in views.values()] == [4] * 4
        assert {seat: view["last_trick"] for seat, view in views.items()} == {
            **dict.fromkeys((Seat.N, Seat.E, Seat.W), trick),
            Seat.S: None,
        }
        leader = players[Seat(views[Seat.N]["acts"])]
        hand = "" if leader.view["turn"] == leader.seat.value else "dummy "
        await leader.does(f"{hand}{leader.view['may']['cards'][0]}")
        assert [players[seat].view["completed"] for seat in Seat] == [None] * 4


@in_loop
async def test_the_partner_of_a_conceding_defender_alone_may_object(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        desk = await sat(opened, await opened.open_table(), *Seat)
        players = {seat: Player(desk, seat) for seat in Seat}
        await _bid_and_lead(players)
        await players[Seat.E].does("claims 3")
        # The hand is faced to those who judge the claim, and to partner when he may object no more.
        assert [seat for seat in Seat if "E" in players[seat].view["faced"]] == [Seat.N, Seat.E, Seat.S]
        assert [seat for seat in Seat if players[seat].view["may"]["object"]] == [Seat.W]
        assert isinstance(await players[Seat.W].does("objects"), Done)
        assert players[Seat.N].view["claim"] is None
        assert players[Seat.N].view["called"] == []
        # All tricks: nothing is claimed that anybody is to judge, and the hand is faced to nobody.
        await players[Seat.W].does("concedes all")
        assert [seat for seat in Seat if "W" in players[seat].view["faced"]] == [Seat.W]
        assert [seat for seat in Seat if players[seat].view["may"]["object"]] == [Seat.E]


@in_loop
async def test_a_person_who_directs_is_called_at_once_where_a_defender_objects(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        table = await opened.open_table()
        desk = await sat(opened, table, *Seat)
        await opened.direct(table.director)
        players = {seat: Player(desk, seat) for seat in Seat}
        await _bid_and_lead(players)
        await players[Seat.E].does("claims 3")
        assert isinstance(await players[Seat.W].does("objects"), Done)
        assert players[Seat.N].view["called"] == ["W"]
        (why,) = desk.view(Onlooker.DIRECTOR, EN)["called_for"]
        assert "68B2" in why


async def _bid_and_lead(players: dict[Seat, Player]) -> None:
    """North declares 1NT, and East has led."""
    for seat, call in zip((*Seat, *Seat), ("1NT", "P", "P", "P"), strict=False):
        await players[seat].does(call)
    east = players[Seat.E]
    await east.does(f"{east.view['may']['cards'][0]} face down")
    for seat in (Seat.W, Seat.N):
        await players[seat].does("no questions")


@in_loop
async def test_what_is_irregular_is_refused_with_its_law(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        desk = await sat(opened, await opened.open_table(), *Seat)
        north, east = Player(desk, Seat.N), Player(desk, Seat.E)
        assert await east.does("1C") == NotDone("law", "17B")
        await north.does("1S")
        assert await east.does("1H") == NotDone("law", "18D")
        assert await east.does("nonsense") == NotDone("not-understood")
        assert calls(east.view) == ["1S"]
        assert "1H" not in east.view["may"]["calls"]
        assert "1NT" in east.view["may"]["calls"]


@in_loop
async def test_a_command_sent_again_is_done_once(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        desk = await sat(opened, await opened.open_table(), *Seat)
        north = Player(desk, Seat.N)
        assert await north.does("1S", id="x") == Done()
        assert await north.does("1S", id="x") == Done()
        assert await north.does("2S", id="x") == NotDone("id-taken")
        assert calls(north.view) == ["1S"]
        with pytest.raises(SeatCommandError):
            await north.does("1S", id="no id!")


@in_loop
async def test_what_rests_on_an_older_view_is_shown_again(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        desk = await sat(opened, await opened.open_table(), *Seat)
        north, east = Player(desk, Seat.N), Player(desk, Seat.E)
        seen = east.view["on"]
        await north.does("1S")
        assert await east.does("P", on=seen) == NotDone("changed-since")
        assert await east.does("P", on=east.view["on"]) == Done()


@in_loop
async def test_calling_the_director_stops_the_play_until_all_take_it_back(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        desk = await sat(opened, await opened.open_table(), *Seat)
        north, west = Player(desk, Seat.N), Player(desk, Seat.W)
        await west.does("director")
        await north.does("director")
        assert west.view["called"] == ["W", "N"]
        assert west.view["may"]["calls"] == []
        assert await north.does("1S") == NotDone("held", "9B2")
        await west.does("no director")
        assert await north.does("1S") == NotDone("held", "9B2")
        await north.does("no director")
        assert await north.does("1S") == Done()


@in_loop
async def test_the_lead_lies_face_down_until_nobody_has_a_question(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        desk = await sat(opened, await opened.open_table(), *Seat)
        players = {seat: Player(desk, seat) for seat in Seat}
        for seat, call in ((Seat.N, "1NT"), (Seat.E, "P"), (Seat.S, "P"), (Seat.W, "P")):
            await players[seat].does(call)
        lead = players[Seat.E].view["may"]["cards"][0]
        assert await players[Seat.E].does(f"{lead} face down") == Done()
        assert {player.view["own_face_down"] for seat, player in players.items() if seat is not Seat.E} == {None}
        assert {json.dumps(player.view["face_down"]) for player in players.values()} == {'["E"]'}
        assert players[Seat.N].view["dummy"] is None
        await players[Seat.W].does("no questions")
        assert players[Seat.W].view["phase"] == "clarification"
        await players[Seat.N].does("no questions")
        assert {player.view["phase"] for player in players.values()} == {"play"}
        assert players[Seat.E].view["trick"]["cards"] == [["E", lead]]
        assert len(players[Seat.E].view["dummy"]) == 13


@in_loop
async def test_a_table_is_found_again_as_it_was(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        table = await opened.open_table()
        desk = await sat(opened, table, *Seat)
        await Player(desk, Seat.N).does("1S", id="mine", means="five")
        views = {seat: desk.view(seat, EN) for seat in Seat}
    async with room(tmp_path) as again:
        found = await again.desk(table.name)
        assert found is not None
        assert {seat: found.view(seat, EN) for seat in Seat} == views
        assert await Player(found, Seat.N).does("1S", id="mine", means="five") == Done()
        assert await again.sit(table.keys[Seat.E]) is found
        assert {seat: found.view(seat, EN) for seat in Seat} == views


@in_loop
async def test_a_seat_is_for_who_has_its_key(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        table = await opened.open_table()
        key = table.keys[Seat.N]
        assert key_of(str(key)) == key
        assert await opened.admitted(key) is not None
        assert await opened.sit(SeatKey(table.name, Seat.N, "x" * 22)) is None
        assert await opened.sit(SeatKey(table.name, Seat.E, key.secret)) is None
        assert await opened.sit(SeatKey("00000000", Seat.N, key.secret)) is None
        assert {each for each in ("", "x", "../etc.N.x", f"{table.name}.Q.{key.secret}") if key_of(each)} == set()
        stored = (tmp_path / "casual.play-wal").read_bytes() + (tmp_path / "casual.play").read_bytes()
        assert key.secret.encode() not in stored


@in_loop
async def test_a_robot_gives_its_seat_to_a_person(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        table = await opened.open_table(robots=(Seat.N, Seat.W))
        south = Player(await sat(opened, table, SOUTH), SOUTH)
        assert south.view["phase"] == "waiting"
        await south.does("seat robots")
        assert {seat: each["kind"] for seat, each in south.view["seats"].items()} == {
            "N": "robot",
            "E": "robot",
            "S": "person",
            "W": "robot",
        }
        assert south.view["phase"] == "auction"
        await opened.sit(table.keys[Seat.W])
        assert south.view["seats"]["W"]["kind"] == "person"


@in_loop
async def test_a_seat_is_sent_what_changes_in_its_view_and_nothing_else(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        desk = await sat(opened, await opened.open_table(), *Seat)
        players = {seat: Player(desk, seat) for seat in Seat}
        reading = {seat: desk.subscribe(seat, EN) for seat in Seat}
        pages = {seat: json.loads(reading[seat].waiting()[0].text) for seat in Seat}
        await players[Seat.N].does("1C", alert=True)
        await players[Seat.E].does("asks 1:1C")
        await players[Seat.N].does('explains 1:1C as "16 or more"')
        await players[Seat.E].does("1S")
        counts = {}
        for seat, subscription in reading.items():
            sent = subscription.waiting()
            counts[seat] = len(sent)
            assert {len(each.text.encode()) % SIZE for each in sent} == {0}
            for each in sent:
                pages[seat] |= {name: value for name, value in json.loads(each.text).items() if name != "kind"}
        # North is asked; East, who asks, is told so, and hears the answer; South, whose partner explains, is sent the
        # two calls alone.
        assert counts == {Seat.N: 4, Seat.E: 4, Seat.S: 2, Seat.W: 2}
        for seat in Seat:
            shown = desk.view(seat, EN)
            assert {name: pages[seat][name] for name in shown} == shown


@in_loop
async def test_a_slip_is_corrected_in_time_and_not_later(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        desk = await sat(opened, await opened.open_table(), *Seat)
        players = {seat: Player(desk, seat) for seat in Seat}
        await players[Seat.N].does("1S")
        assert players[Seat.N].view["may"]["slip"]
        assert not players[Seat.E].view["may"]["slip"]
        assert await players[Seat.N].does("instead 1H") == Done()
        assert calls(players[Seat.W].view) == ["1H"]
        assert any("25A" in told for told in players[Seat.E].view["rulings"])
        await players[Seat.E].does("P")
        await players[Seat.S].does("2H")
        assert not players[Seat.N].view["may"]["slip"]
        assert await players[Seat.N].does("instead 1C") == NotDone("law", "25A4")


@in_loop
async def test_declarer_who_named_another_card_of_dummys_than_he_meant_is_believed_in_time(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        desk = await sat(opened, await opened.open_table(), *Seat)
        players = {seat: Player(desk, seat) for seat in Seat}
        await _bid_and_lead(players)
        north = players[Seat.N]
        named, *others = north.view["may"]["cards"]
        assert north.view["may"]["instead"] == []
        await north.does(f"dummy {named}")
        assert sorted(north.view["may"]["instead"]) == sorted(others)
        assert players[Seat.S].view["may"]["instead"] == []
        assert not north.view["may"]["slip"]
        wrong = next(each for each in north.view["dummy"] if each[0] != named[0])
        assert await north.does(f"instead dummy {wrong}") == NotDone("law", "44C")
        assert await players[Seat.W].does(f"instead dummy {others[0]}") == NotDone("law", "45C4")
        assert await north.does(f"instead dummy {others[0]}") == Done()
        assert north.view["trick"]["cards"][-1] == ["S", others[0]]
        assert any("45C4(b)" in told for told in players[Seat.W].view["rulings"])
        await players[Seat.W].does(players[Seat.W].view["may"]["cards"][0])
        await north.does(north.view["may"]["cards"][0])
        assert north.view["may"]["instead"] == []
        assert await north.does(f"instead dummy {named}") == NotDone("law", "45C4")


@in_loop
async def test_a_contested_claim_is_judged_and_the_board_goes_on(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        desk = await sat(opened, await opened.open_table(), *Seat)
        players = {seat: Player(desk, seat) for seat in Seat}
        for seat, call in ((Seat.N, "3NT"), (Seat.E, "P"), (Seat.S, "P"), (Seat.W, "P")):
            await players[seat].does(call)
        await players[Seat.E].does(f"{players[Seat.E].view['may']['cards'][0]} face down")
        await players[Seat.W].does("no questions")
        await players[Seat.N].does("no questions")
        assert await players[Seat.S].does("claims 13") == NotDone("law", "68A")
        assert await players[Seat.N].does("claims 13", means="all high") == Done()
        shown = players[Seat.W].view
        assert (shown["claim"]["by"], shown["claim"]["own"], shown["claim"]["means"]) == ("N", 13, "all high")
        assert len(shown["faced"]["N"]) == 13
        assert shown["may"]["cards"] == []
        assert await players[Seat.E].does("agrees") == Done()
        assert players[Seat.N].view["claim"]["agreed"] == ["E"]
        assert await players[Seat.W].does("disputes") == Done()
        view = players[Seat.N].view
        assert view["phase"] == "over"
        assert view["end"]["tricks"] < 13
        assert any("70" in told for told in view["rulings"])


@in_loop
async def test_both_opponents_may_agree_to_a_claim_at_the_same_moment(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        desk = await sat(opened, await opened.open_table(), *Seat)
        players = {seat: Player(desk, seat) for seat in Seat}
        for seat, call in ((Seat.N, "3NT"), (Seat.E, "P"), (Seat.S, "P"), (Seat.W, "P")):
            await players[seat].does(call)
        await players[Seat.E].does(f"{players[Seat.E].view['may']['cards'][0]} face down")
        await players[Seat.W].does("no questions")
        await players[Seat.N].does("no questions")
        unseen = desk.now.happened
        await players[Seat.N].does("claims 9")
        assert await players[Seat.E].does("agrees", on=unseen) == NotDone("changed-since")
        seen = desk.now.happened
        assert await players[Seat.E].does("agrees", on=seen) == Done()
        assert await players[Seat.W].does("agrees", on=unseen) == NotDone("changed-since")
        assert await players[Seat.W].does("agrees", on=seen) == Done()
        assert players[Seat.S].view["end"]["tricks"] == 9


@in_loop
async def test_robots_leave_a_claim_to_the_director(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        table = await opened.open_table(robots=(Seat.N, Seat.E, Seat.W))
        south = Player(await sat(opened, table, SOUTH), SOUTH)
        await until_in_loop(lambda: south.view["acts"] == "S")
        await south.does("1NT")
        await until_in_loop(lambda: bool(south.view["face_down"]))
        await south.does("no questions")
        await until_in_loop(lambda: bool(south.view["may"]["cards"]))
        await south.does("claims 4")
        await until_in_loop(lambda: south.view["phase"] == "over")
        assert sum(south.view["tricks"]) == 13


@in_loop
async def test_nobody_acts_at_a_training_table_after_four_passes_until_the_hands_are_back(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        desk = await sat(opened, await opened.open_table(regulations=TRAINING), *Seat)
        players = {seat: Player(desk, seat) for seat in Seat}
        for seat in (Seat.N, Seat.E, Seat.S, Seat.W):
            assert await players[seat].does("P") == Done()
        shown = players[Seat.N].view
        assert shown["phase"] == "clarification"
        assert (shown["turn"], shown["acts"], shown["may"]["cards"]) == (None, None, [])
        assert await players[Seat.E].does("returns hands") == Done()
        assert players[Seat.N].view["phase"] == "over"


@in_loop
async def test_a_training_table_takes_down_what_is_irregular_and_the_laws_deal_with_it(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        desk = await sat(opened, await opened.open_table(regulations=TRAINING), *Seat)
        players = {seat: Player(desk, seat) for seat in Seat}
        await players[Seat.N].does("1S")
        assert "1H" in players[Seat.E].view["may"]["calls"]
        assert "1H" in players[Seat.W].view["may"]["calls"]
        assert await players[Seat.E].does("1H") == Done("18D")  # he alone is told what it breaks
        assert await players[Seat.S].does("attention") == Done()
        offers = players[Seat.S].view["offers"]
        assert [(offer["clause"], [each["do"] for each in offer["answers"]]) for offer in offers] == [
            ("27A1", ["accept", "refuse"])
        ]
        assert [each["label"] for each in offers[0]["answers"]] == ["Accept", "Refuse"]
        (in_spanish,) = desk.view(Seat.S, Language("es"))["offers"]
        assert [each["label"] for each in in_spanish["answers"]] == ["Aceptar", "Rechazar"]
        assert players[Seat.N].view["offers"] == []
        ((chooser, between, entailed),) = players[Seat.N].view["awaits"]
        assert (chooser, between) == ("S", "South may accept 1♥ or refuse it. [Law 27A1]")
        assert entailed == [each["text"] for each in offers[0]["answers"]]
        assert players[Seat.S].view["awaits"] == []
        assert await players[Seat.W].does("P") == NotDone("law", "9B2")
        assert await players[Seat.S].does("refuse") == Done()
        assert await players[Seat.E].does("2H") == Done()
        rulings = players[Seat.W].view["rulings"]
        assert any("27B1" in told for told in rulings)
        assert await players[Seat.E].does("8C") == NotDone("law", "18A")


@in_loop
async def test_the_offender_too_hears_what_the_choice_of_an_opponent_entails(tmp_path: Path) -> None:
    """The maker of an insufficient bid is told by which call he may replace it (10C1, 27B)."""
    async with room(tmp_path) as opened:
        desk = await sat(opened, await opened.open_table(regulations=TRAINING), *Seat)
        players = {seat: Player(desk, seat) for seat in Seat}
        await players[Seat.N].does("1S")
        await players[Seat.E].does("1H")
        await players[Seat.S].does("attention")
        [refused] = [each["text"] for each in players[Seat.S].view["offers"][0]["answers"] if each["do"] == "refuse"]
        assert "comparable call" in refused
        before = players[Seat.E].view["rulings"]
        assert isinstance(await players[Seat.S].does("refuse"), Done)
        for player in players.values():
            assert player.view["rulings"][: len(before) + 1] == [*before, f"{refused} [Law 27A1]"]
