"""An event that is played electronically: people at their tables, results in the record, calls in the console."""

from __future__ import annotations

import asyncio
import csv
import io
import re
import zipfile
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import Any

import httpx
import pytest
from tests.club.conftest import EVENT, Club, Person, club, founding, result
from tests.club.console import Console
from tests.waiting import until

from duplicado.dealing.chance import deal_boards
from duplicado.event.conditions import USUAL_ON_SCREENS, Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.clock import ClockHeld, RoundsTimed
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.planning import DealsRecorded
from duplicado.event.facts.progress import RoundCalled, RoundFinished, SessionEnded
from duplicado.event.facts.results import Place, Played
from duplicado.event.record.clock import round_called
from duplicado.event.record.state import EventState
from duplicado.formats.event_record.document import fact_data
from duplicado.formats.lin.reader import read_lin
from duplicado.formats.pbn.reader import read_pbn
from duplicado.service.club import table_reports
from duplicado.service.club.table_reports import TableReports
from duplicado.service.live.roles import Role, TableKey
from duplicado.service.playing.event_tables import EventTable, EventTables
from duplicado.store.port import StoreUnavailable
from duplicado.vocabulary.contracts import PASSED_OUT
from duplicado.vocabulary.seats import Seat, Side

pytestmark = pytest.mark.wire
__all__ = ["club"]  # a fixture


def electronic_facts(*, deals: bool = True, **conditions: Any) -> tuple[AnyFact, ...]:  # noqa: ANN401 - whatever they have
    """Return the first entries of an event of six pairs at three tables, one board a round."""
    facts: list[AnyFact] = [
        replace(each, conditions=Conditions(electronic=True, **conditions)) if isinstance(each, EventFounded) else each
        for each in founding(pairs=6, boards_each=1)
    ]
    if deals:
        facts.append(DealsRecorded(1, {board.number: deal for board, deal in deal_boards([1, 2, 3], _entropy)}))
    return tuple(facts)


def electronic(club: Club, *, deals: bool = True, **conditions: Any) -> None:  # noqa: ANN401 - whatever they have
    """Found such an event."""
    facts = electronic_facts(deals=deals, **conditions)
    body = {"id": "founding", "name": EVENT, "facts": [fact_data(each) for each in facts]}
    assert club.organizer().send("POST", "/api/1/events", body).status_code == 200


def _entropy(count: int) -> bytes:
    return bytes((7 * number + 3) % 256 for number in range(count))


class AtTable:
    """A player of a pair with a device of his own."""

    def __init__(self, club: Club, table: int, pair: int) -> None:
        self.person: Person = club.at_table(table, own=pair)
        self.client: httpx.Client = self.person.client
        self.seat, self.address, self.proof, self.done = "", "", "", 0

    def choice(self) -> httpx.Response:
        return self.client.get(f"/e/{EVENT}/table/seat")

    def takes(self, seat: str, player: str = "") -> int:
        form = {"csrf": self.person.csrf, "seat": seat, "player": player}
        answer = self.client.post(f"/e/{EVENT}/table/seat", data=form)
        if answer.status_code == 303:
            self.seat, self.address = seat, str(answer.headers["location"])
            found = re.search(r'name="csrf" content="([0-9a-f]+)"', self.client.get(self.address).text)
            assert found is not None
            self.proof = found[1]
        return answer.status_code

    @property
    def view(self) -> dict[str, Any]:
        return dict(self.client.get(f"{self.address}/view").json())

    def does(self, do: str, **more: str) -> httpx.Response:
        self.done += 1
        body = {"id": f"c{self.done}", "do": do, "on": self.view["on"], **more}
        return self.client.post(f"{self.address}/do", json=body, headers={"X-CSRF-Token": self.proof})


def state_of(club: Club) -> EventState:
    return club.house.open_events.served[EVENT].state


def sat_down(club: Club, table: int, pairs: tuple[int, int]) -> dict[str, AtTable]:
    players = {seat: AtTable(club, table, pairs[number % 2]) for number, seat in enumerate("NESW")}
    for seat, player in players.items():
        assert player.takes(seat) == 303
    return players


def passes(players: dict[str, AtTable]) -> None:
    until(lambda: players["N"].view["phase"] == "auction")
    for _ in range(4):
        acting = players[players["N"].view["acts"]]
        assert acting.does("P").status_code == 200


def words_of(director: Person) -> str:
    """Return the console's first page as text."""
    return " ".join(re.sub(r"<[^>]+>", " ", director.get(f"/e/{EVENT}/office").text).split())


def is_round_over(player: AtTable) -> bool:
    return bool(player.view.get("round_played"))


def test_results_enter_by_themselves_and_players_go_to_their_next_table(club: Club) -> None:
    electronic(club)
    club.person(Role.DIRECTOR).done(RoundsTimed(1, 15, 3), RoundCalled(1, 1))
    first, second = sat_down(club, 1, (1, 4)), sat_down(club, 2, (2, 5))
    assert first["N"].view["seats"]["S"] == {"kind": "person", "name": "1 North 1 – South 1", "away": ""}
    passes(first)
    until(partial(is_round_over, first["N"]))
    assert first["N"].does("next board").status_code in {200, 409}
    # Nobody has called the round, and yet it is played.
    office = club.person(Role.DIRECTOR).client
    until(lambda: "Not begun" not in office.get(f"/e/{EVENT}/office").text)
    assert "Not begun yet" not in club.public().client.get(f"/e/{EVENT}").text
    cell = state_of(club).cell(Place(1, "", 1, 1, 1))
    assert [each.result.line for each in cell.standing] == [Played(PASSED_OUT)]
    assert cell.is_agreed
    north, east = first["N"], first["E"]
    assert f'href="{north.address}/boards/1"' in north.client.get(f"{north.address}/boards").text
    assert north.client.get(f"{north.address}/boards/1?step=3").status_code == 200
    assert north.client.get(f"{north.address}/boards/2").status_code == 404
    assert north.client.get(f"{north.address}/files/boards.pbn").text.startswith("% PBN")
    assert north.client.get(f"{north.address}/files/boards.lin").text.count("md|") == 1
    assert north.client.get(f"{north.address}/files/boards.doc").status_code == 404
    assert east.client.get(f"{north.address}/boards/1").status_code == 404
    # Their next table has not finished its round: there is no seat for them yet.
    assert "not open yet" in first["E"].choice().text
    assert first["E"].takes("E") == 409
    passes(second)
    until(partial(is_round_over, second["N"]))
    until(lambda: first["E"].takes("E") == 303)
    assert (first["E"].view["phase"], first["E"].view["round_played"]) == ("waiting", False)
    # When every table has gone on, the next round is called: the console and the screen say so, and its clock runs.
    assert round_called(state_of(club).session(1), "") == 1
    passes(sat_down(club, 3, (3, 6)))
    until(lambda: round_called(state_of(club).session(1), "") == 2)
    assert "Round 2 of 3" in club.person(Role.DIRECTOR).get(f"/e/{EVENT}/office").text


def test_the_first_round_is_called_when_its_first_board_begins(club: Club) -> None:
    electronic(club)
    director = club.person(Role.DIRECTOR)
    director.done(RoundsTimed(1, 15, 3))
    assert "Start: call round 1" in words_of(director)
    players = sat_down(club, 1, (1, 4))
    until(lambda: players["N"].view["phase"] == "auction")
    until(lambda: round_called(state_of(club).session(1), "") == 1)
    shown = words_of(director)
    assert "Round 1 of 3" in shown
    assert "Start: call round 1" not in shown
    assert len(state_of(club).session(1).signals) == 1
    passes(players)
    until(partial(is_round_over, players["N"]))
    assert len(state_of(club).session(1).signals) == 1


def test_who_says_which_of_his_pair_he_is_has_his_own_name_at_the_table(club: Club) -> None:
    electronic(club)
    north, south = AtTable(club, 1, 1), AtTable(club, 1, 1)
    assert all(f'name="player" value="{at}" required' in north.choice().text for at in (0, 1))
    assert (north.takes("N", "1"), south.takes("S", "0")) == (303, 303)
    assert [north.view["seats"][each]["name"] for each in "NS"] == ["1 South 1", "1 North 1"]
    # His device proposes him at the next table.
    east, west, others = AtTable(club, 1, 4), AtTable(club, 1, 4), sat_down(club, 2, (2, 5))
    assert (east.takes("E", "0"), west.takes("W", "1")) == (303, 303)
    for players in ({"N": north, "E": east, "S": south, "W": west}, others):
        passes(players)
        until(partial(is_round_over, players["N"]))
    until(lambda: 'name="player" value="1" required checked' in west.choice().text)


def test_players_enter_nothing_that_their_table_enters_by_itself(club: Club) -> None:
    electronic(club)
    player = AtTable(club, 1, 1)
    for fact in (result(1, 1, "4S N ="), RoundFinished(1, "", 1, 1)):
        assert player.person.ask(fact, sure=True).json()["code"] == "for-the-director", fact
    assert not state_of(club).cell(Place(1, "", 1, 1, 1)).stated


def test_a_round_ends_although_its_end_was_not_written_down_when_the_server_ended(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    submit, broken_off = TableReports.submit, list[str]()

    async def submitted(reports: TableReports, table: EventTable, id_: str, *facts: AnyFact) -> None:
        if id_ == "round" and not broken_off:
            broken_off.append(id_)
            raise asyncio.CancelledError
        await submit(reports, table, id_, *facts)

    monkeypatch.setattr(TableReports, "submit", submitted)
    electronic(club)
    players = sat_down(club, 1, (1, 4))
    passes(players)
    until(lambda: broken_off)
    players["N"].choice()  # somebody looks at the event again, as after a restart
    until(lambda: ("", 1, 1) in state_of(club).session(1).finished)
    assert players["N"].view["round_played"]


def test_tables_are_opened_when_their_store_can_be_written_again(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to look at the event again, and its office is told meanwhile."""
    opens, failed, opened = EventTables.open, list[TableKey](), list[TableKey]()
    is_full = True

    async def tried(tables: EventTables, key: TableKey, number: int, told: Callable[[], None] | None = None) -> Any:  # noqa: ANN401 - as it gives
        if is_full:
            failed.append(key)
            raise StoreUnavailable("the disk is full")
        opened.append(key)
        return await opens(tables, key, number, told)

    monkeypatch.setattr(EventTables, "open", tried)
    monkeypatch.setattr(table_reports, "_AGAIN_AFTER", 0.01)
    electronic(club)
    director = club.person(Role.DIRECTOR)
    page = f"/e/{EVENT}/office"
    assert director.client.get(page).status_code == 200
    until(lambda: len(failed) > 2)
    assert "What is done at the electronic tables cannot be saved" in director.client.get(page).text
    is_full = False
    until(lambda: len(opened) == 3)
    until(lambda: "What is done at the electronic tables" not in director.client.get(page).text)


def test_a_seat_is_for_its_pair_and_for_one_device(club: Club) -> None:
    electronic(club)
    north, another, east = AtTable(club, 1, 1), AtTable(club, 1, 1), AtTable(club, 1, 4)
    assert east.takes("N") == 409
    assert north.takes("N") == 303
    assert another.takes("N") == 409
    assert another.takes("S") == 303
    # An answer that was lost is asked for again, and gives the same seat.
    assert north.takes("N") == 303
    assert north.view["seat"] == "N"
    assert f'href="{north.address}"' in north.choice().text
    assert club.at_table(1).client.get(f"/e/{EVENT}/table/seat").text.count('name="seat"') == 0
    assert east.client.get(f"{north.address}/view").status_code == 404
    assert north.does("seat robots").status_code == 409


def test_the_tables_of_an_event_go_on_when_its_console_is_opened(club: Club) -> None:
    electronic(club)
    director = club.person(Role.DIRECTOR)
    views = club.house.open_events.served[EVENT].views
    assert views._watcher is None  # pyright: ignore[reportPrivateUsage] - as above
    assert director.client.get(f"/e/{EVENT}/office").status_code == 200
    until(lambda: views._watcher is not None)  # pyright: ignore[reportPrivateUsage] - as above


def test_a_device_has_one_seat_of_a_table(club: Club) -> None:
    electronic(club)
    north, director = AtTable(club, 1, 1), club.person(Role.DIRECTOR)
    assert north.takes("N") == 303
    address, form = f"/e/{EVENT}/table/seat", {"csrf": north.person.csrf, "seat": "S"}
    assert north.client.post(address, data=form).status_code == 409
    assert north.client.get(north.address[:-1] + "S/view").status_code == 404
    assert 'value="S"' not in north.choice().text
    assert "South: your device has another seat here" in north.choice().text
    assert 'value="S"' in AtTable(club, 1, 1).choice().text
    place = {"csrf": director.csrf, "session": "1", "section": "", "table": "1", "round": "1"}
    there = str(director.client.post(f"/e/{EVENT}/office/electronic", data=place).headers["location"])
    page = director.client.get(there).text
    assert "Directing table 1, round 1" in page
    assert f'href="/e/{EVENT}/office"' in page
    found = re.search(r'name="csrf" content="([0-9a-f]+)"', page)
    assert found is not None
    freed = {"id": "d1", "do": "frees seat", "text": "N"}
    assert director.client.post(f"{there}/do", json=freed, headers={"X-CSRF-Token": found[1]}).status_code == 200
    until(lambda: north.takes("S") == 303)


def test_who_plays_in_the_event_looks_at_no_hand_of_it(club: Club) -> None:
    electronic(club)
    east = AtTable(club, 1, 4)
    assert east.takes("E") == 303
    opened = east.client.post(f"{east.address}/spectator", headers={"X-CSRF-Token": east.proof}).json()
    key = opened["address"].partition("#")[2]
    table = key.partition(".")[0]

    def looks(client: httpx.Client) -> tuple[int, int]:
        let_in = client.post(f"/play/{table}/sit", json={"key": key})
        client.cookies.set("duplicado-play", key)
        return let_in.status_code, client.get(f"/play/{table}/look/E").status_code

    playing = club.person(Role.DIRECTOR, plays=(ContestantId(2),))
    refused = club.at_table(2, own=2).client.post(f"/play/{table}/sit", json={"key": key})
    assert (refused.status_code, refused.json()["code"]) == (403, "plays")
    assert [looks(each) for each in (club.at_table(3).client, playing.client)] == [(403, 404)] * 2
    assert looks(club.client()) == (200, 200)


def tile_of(director: Person, table: str) -> str:
    """Return what the console says of what goes on at a table, as text."""
    page = director.client.get(f"/e/{EVENT}/office").text
    found = re.search(rf'aria-label="Table {table}".*?<p class="tile-live">(.*?)</p>', page, re.DOTALL)
    return " ".join(re.sub(r"<[^>]+>", " ", found[1]).split()) if found else ""


def test_a_call_is_in_the_console_and_the_director_goes_to_the_table(club: Club) -> None:
    electronic(club)
    players = sat_down(club, 1, (1, 4))
    until(lambda: players["N"].view["phase"] == "auction")
    assert players["E"].does("director").status_code == 200
    director = club.person(Role.DIRECTOR)
    page = f"/e/{EVENT}/office"
    until(lambda: "waiting-call" in director.client.get(page).text)
    # The tile says how far the board is and who is missing, and nothing of what was called.
    tile = tile_of(director, "1")
    assert all(said in tile for said in ("Board 1: the auction", "1 North 1", "4 North 4", "since ")), tile
    assert "nobody" not in tile
    second = AtTable(club, 2, 2)
    assert second.takes("N") == 303
    tile = tile_of(director, "2")
    assert ("No board has begun" in tile, tile.count("nobody")) == (True, 3)
    assert "(East, table 1) calls the Director on the screen." in director.client.get(page).text
    # What it is about is said when he has been called; it takes the place of the first call, and no player reads it.
    before = [players[seat].client.get(f"{players[seat].address}/view").text for seat in "NSW"]
    assert players["E"].does("director", means="the auction").status_code == 200
    until(lambda: "(East, table 1): the auction" in director.client.get(page).text)
    assert director.client.get(page).text.count('class="waiting-call"') == 1
    assert players["E"].view["own_call"] == "the auction"
    assert [players[seat].client.get(f"{players[seat].address}/view").text for seat in "NSW"] == before
    form = {"csrf": director.csrf, "session": "1", "section": "", "table": "1", "round": "1"}
    went = director.client.post(f"{page}/electronic", data=form)
    assert went.status_code == 303
    address = str(went.headers["location"])
    found = re.search(r'name="csrf" content="([0-9a-f]+)"', director.client.get(address).text)
    assert found is not None

    def does(id_: str, do: str, text: str = "") -> int:
        body = {"id": id_, "do": do, "text": text}
        return director.client.post(f"{address}/do", json=body, headers={"X-CSRF-Token": found[1]}).status_code

    assert does("d1", "resumes") == 200
    until(lambda: "waiting-call" not in director.client.get(page).text)
    assert does("d2", "seats robot", "E") == does("d3", "frees seat", "W") == 200
    seats = players["N"].view["seats"]
    assert [seats[seat.value]["kind"] for seat in Seat] == ["person", "robot", "person", "free"]
    assert players["W"].client.get(f"{players['W'].address}/view").status_code == 404
    assert does("d4", "seats robots") == 200
    assert players["N"].view["seats"]["W"]["kind"] == "robot"
    assert does("d5", "frees seat", "W") == 200
    assert players["W"].takes("W") == 303


def test_a_claim_says_how_the_tricks_are_played_in_an_event_and_by_one_press(club: Club) -> None:
    """68C: the refusal names the Law and what to do; that the rest is high is enough, in words or as data."""
    electronic(club, options=dict(USUAL_ON_SCREENS))
    players = sat_down(club, 1, (1, 4))
    until(lambda: players["N"].view["phase"] == "auction")
    for call in ("7NT", "P", "P", "P"):
        assert players[players["N"].view["acts"]].does(call).status_code == 200
    leader = players[players["N"].view["acts"]]
    assert leader.view["statement_required"]
    assert leader.does(f"{leader.view['may']['cards'][0]} face down").status_code == 200
    declarer = players[leader.view["declarer"]]
    for player in players.values():
        player.does("no questions")
    refused = declarer.does("claims 13")
    assert (refused.status_code, refused.json()["law"]) == (409, "68C")
    assert "Law 68C" in refused.json()["sentence"]
    assert "the rest is high" in refused.json()["sentence"]
    assert declarer.does("claims 13", line="rest").json()["code"] == "done"
    assert declarer.view["claim"]["line"] == "the rest is high"


@pytest.mark.clause("4", "5A")
def test_a_robot_goes_with_its_pair_to_the_next_table_and_gives_the_seat_back(club: Club) -> None:
    electronic(club)
    first = sat_down(club, 1, (1, 4))
    for number, pairs in ((2, (2, 5)), (3, (3, 6))):
        passes(sat_down(club, number, pairs))
    until(lambda: first["N"].view["phase"] == "auction")
    for seat in "NES":
        assert first[seat].does("P").status_code == 200
    director = club.person(Role.DIRECTOR)
    form = {"csrf": director.csrf, "session": "1", "section": "", "table": "1", "round": "1"}
    address = str(director.client.post(f"/e/{EVENT}/office/electronic", data=form).headers["location"])
    found = re.search(r'name="csrf" content="([0-9a-f]+)"', director.client.get(address).text)
    assert found is not None
    body = {"id": "robot", "do": "seats robot", "text": "E"}
    assert director.client.post(f"{address}/do", json=body, headers={"X-CSRF-Token": found[1]}).status_code == 200
    assert first["W"].does("P").status_code == 200
    until(partial(is_round_over, first["N"]))
    plan = state_of(club).session(1).plans[""]
    (due,) = (each for each in plan.due.values() if each.place.round == 2 and ContestantId(4) in each.contestants)
    ours, theirs = ("NS", "EW") if due.north_south == ContestantId(4) else ("EW", "NS")
    (other,) = set(due.contestants) - {ContestantId(4)}
    sitting = {ours[1]: 4, **dict.fromkeys(theirs, other.number)}
    players = {seat: AtTable(club, due.place.table, pair) for seat, pair in sitting.items()}
    assert [player.takes(seat) for seat, player in players.items()] == [303] * 3
    shown = players[theirs[0]]
    until(lambda: shown.view["phase"] == "auction")
    assert {seat: sitter["kind"] for seat, sitter in shown.view["seats"].items()} == {
        ours[0]: "robot",
        **dict.fromkeys(sitting, "person"),
    }
    back = AtTable(club, due.place.table, 4)
    assert back.takes(ours[0]) == 303
    assert shown.view["seats"][ours[0]]["kind"] == "person"


def test_robots_that_are_entered_as_a_pair_have_its_seats_and_nobody_takes_them(club: Club) -> None:
    electronic(club)
    north, east = AtTable(club, 1, 1), AtTable(club, 1, 4)
    assert north.takes("N") == 303
    organizer = club.organizer()
    by_program = {"id": "robots", "fields": {"who": "4", "robot": "book"}}
    assert organizer.send("POST", f"/api/1/events/{EVENT}/acts/enter", by_program).status_code == 200
    until(lambda: north.view["seats"]["E"]["kind"] == "robot")
    assert {north.view["seats"][seat]["name"] for seat in "EW"} == {"book"}
    assert east.takes("E") == 409
    assert "Robots play for this contestant" in east.choice().text
    office = Console(club.person(Role.ORGANIZER))
    page = office.open("/people", who="5")
    assert '<option value="strong-club">robots: strong club' in page
    office.confirmed(page, "enter", who="5", robot="strong-club")
    assert state_of(club).entered(ContestantId(5)).robot == "strong-club"
    theirs = {"session": 1, "section": "", "table": 2, "pin": club.pin(2), "cookie": True, "contestant": "5"}
    assert club.client().post(f"/api/1/events/{EVENT}/enter", json=theirs).status_code == 403

    def names(who: int) -> list[str]:
        return [each.name for each in state_of(club).entered(ContestantId(who)).players]

    # Names that were typed stay; robots of their own are called so, and people who take their place by their names.
    assert names(5) == ["North 5", "South 5"]
    office.confirmed(office.open("/people", who="5"), "enter", who="5", robot="people")
    assert (state_of(club).entered(ContestantId(5)).robot, names(5)) == ("", ["North 5", "South 5"])
    new = {"id": "new", "fields": {"who": "7", "robot": "natural"}}
    assert organizer.send("POST", f"/api/1/events/{EVENT}/acts/enter", new).status_code == 200
    assert names(7) == ["Robot 7-1", "Robot 7-2"]
    nobody = {"id": "nobody", "fields": {"who": "7", "robot": "people"}}
    assert organizer.send("POST", f"/api/1/events/{EVENT}/acts/enter", nobody).status_code == 400


@pytest.mark.rest
def test_a_table_of_robots_alone_begins_with_its_round_though_nobody_looks_at_it(club: Club) -> None:
    electronic(club)
    organizer = club.organizer()
    for who in ("1", "4"):
        by_program = {"id": f"robots-{who}", "fields": {"who": who, "robot": "book"}}
        assert organizer.send("POST", f"/api/1/events/{EVENT}/acts/enter", by_program).status_code == 200
    assert not any(state_of(club).session(1).cells)
    organizer.done(RoundCalled(1, 1))
    until(lambda: state_of(club).session(1).cell(Place(1, "", 1, 1, 1)).is_settled)


def test_who_goes_to_another_table_keeps_what_opens_the_one_before(club: Club) -> None:
    electronic(club)
    sat_down(club, 1, (1, 4))
    sat_down(club, 2, (2, 5))
    director = club.person(Role.DIRECTOR)
    went = [
        director.client.post(
            f"/e/{EVENT}/office/electronic",
            data={"csrf": director.csrf, "session": "1", "section": "", "table": table, "round": "1"},
        ).headers["location"]
        for table in ("1", "2")
    ]
    assert [director.client.get(address).status_code for address in went] == [200, 200]


@pytest.mark.clause("8B1", "69A", "79C1")
def test_a_table_knows_by_the_record_that_its_round_is_over_and_who_plays_on(club: Club) -> None:
    electronic(club)
    tables = [sat_down(club, number, pairs) for number, pairs in ((1, (1, 4)), (2, (2, 5)), (3, (3, 6)))]
    director = club.person(Role.DIRECTOR)
    form = {"csrf": director.csrf, "session": "1", "section": "", "table": "1", "round": "1"}
    address = str(director.client.post(f"/e/{EVENT}/office/electronic", data=form).headers["location"])

    def told() -> dict[str, Any]:
        return dict(director.client.get(f"{address}/view").json())

    for players in tables:
        passes(players)
    until(partial(is_round_over, tables[0]["N"]))
    assert told()["found"] == []
    plan = state_of(club).session(1).plans[""]
    (due,) = (each for each in plan.due.values() if each.place.round == 2 and ContestantId(4) in each.contestants)
    later = sat_down(club, due.place.table, (due.north_south.number, due.east_west.number))
    passes(later)
    until(lambda: ["", "The event's record: the next board has been called."] in [each[:2] for each in told()["done"]])
    director.done(RoundCalled(1, 2))
    until(lambda: {each["clause"]: each["answer"] for each in told()["found"]} == {"round": "yes"})


def test_a_seat_shows_the_clock_of_its_round_as_the_club_has_it(club: Club) -> None:
    electronic(club)
    players = sat_down(club, 1, (1, 4))
    director = club.person(Role.DIRECTOR)

    def clock_at(seat: str) -> dict[str, Any]:
        return dict(players[seat].view["clock"] or {})

    assert clock_at("N").get("ends") is None  # no time is laid down
    director.done(RoundsTimed(1, 15, 3))
    director.done(RoundCalled(1, 1))
    until(lambda: clock_at("N").get("ends") is not None)
    clock = clock_at("N")
    assert clock == clock_at("W")
    ends, warning = (datetime.fromisoformat(clock[each]) for each in ("ends", "warning"))
    assert ends - warning == timedelta(minutes=3)
    assert clock["round"] == 1
    director.done(ClockHeld(1))
    until(lambda: clock_at("E")["held"] is not None)
    # A clock of a round that is not theirs is not the table's.
    director.done(RoundCalled(1, 2))
    until(lambda: clock_at("E") == {})


@pytest.mark.rest
def test_a_director_who_plays_does_not_go_to_a_table_that_has_his_boards(club: Club) -> None:
    electronic(club)
    sat_down(club, 1, (1, 4))
    playing = club.person(Role.DIRECTOR, plays=(ContestantId(2),))
    form = {"csrf": playing.csrf, "session": "1", "section": "", "table": "1", "round": "1"}
    went = playing.client.post(f"/e/{EVENT}/office/electronic", data=form)
    assert str(went.headers["location"]) == f"/e/{EVENT}/office"


@pytest.mark.rest
def test_a_board_without_a_deal_is_told_at_the_table_and_in_the_console(club: Club) -> None:
    electronic(club, deals=False)
    north = AtTable(club, 1, 1)
    assert "Board 1 has no deal" in north.choice().text
    assert north.takes("N") == 409
    director = club.person(Role.DIRECTOR)
    assert "Board 1 has no deal" in director.client.get(f"/e/{EVENT}/office").text
    director.done(DealsRecorded(1, {board.number: deal for board, deal in deal_boards([1, 2, 3], _entropy)}))
    until(lambda: north.takes("N") == 303)


@pytest.mark.rest
def test_who_looks_on_sees_a_board_when_every_table_has_played_it(club: Club) -> None:
    electronic(club)
    spectator = club.client()
    at = f"/e/{EVENT}/played"
    tables = [(1, 4), (2, 5), (3, 6)]
    seated: list[dict[str, AtTable]] = []
    for number in (1, 2, 3):
        seated = [sat_down(club, table, (ns, (ew - 3 - number) % 3 + 4)) for table, (ns, ew) in enumerate(tables, 1)]
        early = [f"{at}/1/{board}{file}" for board in (1, 2, 3) for file in ("", "/files/pbn", "/files/lin")]
        assert {spectator.get(each).status_code for each in early} == {404}
        for players in seated:
            passes(players)
            until(partial(is_round_over, players["N"]))
    assert "All your boards at this table have been played." in seated[0]["N"].choice().text
    # Nobody has called a round, and none is to be called any more.
    until(lambda: len(state_of(club).session(1).finished) == 9)
    assert "Start: call round" not in club.person(Role.DIRECTOR).client.get(f"/e/{EVENT}/office").text
    assert [f'href="{at}/1/{board}"' in spectator.get(at).text for board in (1, 2, 3)] == [True] * 3
    assert f'href="{at}/1/1/1-1"' in spectator.get(f"{at}/1/1").text
    assert f'href="{at}/1/1/files/lin"' in spectator.get(f"{at}/1/1").text
    files = {form: spectator.get(f"{at}/1/1/files/{form}") for form in ("pbn", "lin", "exe")}
    assert [each.status_code for each in files.values()] == [200, 200, 404]
    assert files["pbn"].text.count('[Scoring "MP1"]') == 3
    games = read_pbn(files["pbn"].content).value.records
    assert [[str(call) for call in each.calls] for each in games] == [["P"] * 4] * 3
    assert len(read_lin(files["lin"].content).value.records) == 3
    shown = spectator.get(f"{at}/1/1/1-1?step=2").text
    assert "North 1 – South 1" in shown
    assert 'href="' + f"{at}/1/1/1-1?step=3" in shown
    assert spectator.get(f"{at}/1/1/1-2").status_code == 404
    assert f'href="{at}"' in spectator.get(f"/e/{EVENT}").text
    # The recorder's file: for those who keep the directors' register, when nobody plays any more.
    director, file = club.person(Role.DIRECTOR), f"/e/{EVENT}/office/files/recorder"
    assert director.client.get(file).status_code == 404
    director.done(SessionEnded(1))
    assert club.person(Role.ASSISTANT).client.get(file).status_code == 404
    page = director.client.get(f"/e/{EVENT}/office/files", params={"file": "recorder"}).text
    assert "names that are drawn anew with each download" in page
    assert f'href="{file}"' in page
    first, again = (director.client.get(file).text for _ in range(2))
    rows = [*csv.DictReader(first.splitlines())]
    assert (len(rows), {(row["kind"], row["action"]) for row in rows}) == (36, {("person", "P")})
    assert "North 1" not in first
    assert rows[0]["player"] not in again
    assert (
        "there is no verdict in it"
        in director.client.get(f"/e/{EVENT}/office/files", params={"file": "recorder-report"}).text
    )
    assert club.person(Role.ASSISTANT).client.get(f"{file}-report").status_code == 404
    with zipfile.ZipFile(io.BytesIO(director.client.get(f"{file}-report").content)) as packed:
        report, actions = (packed.read(name).decode() for name in ("recorder-report.txt", "recorder.csv"))
    listed = {row["player"] for row in csv.DictReader(actions.splitlines())}
    assert {line.split()[0] for line in report.splitlines() if re.match("[0-9a-f]{12} ", line)} == listed
    assert len(listed) == 36  # nobody has said who he is: nobody is taken for anybody else, nor at his next table
    taken = [each.detail for each in club.house.entrance.trail.of(EVENT) if each.what == "exported"]
    assert taken == [f"{EVENT}.recorder.csv"] * 2 + [f"{EVENT}.recorder.zip"]


@pytest.mark.rest
def test_an_event_that_is_played_with_cards_has_no_such_tables(club: Club) -> None:
    body = {"id": "founding", "name": EVENT, "facts": [fact_data(each) for each in founding(pairs=6, boards_each=1)]}
    assert club.organizer().send("POST", "/api/1/events", body).status_code == 200
    player = club.at_table(1, own=1)
    assert player.client.get(f"/e/{EVENT}/table/seat").status_code == 404
    assert "table/seat" not in player.client.get(f"/e/{EVENT}/table").text


def test_the_console_doubts_nothing_that_a_table_has_played(club: Club) -> None:
    electronic(club)
    organizer = club.organizer()
    organizer.done(result(1, 1, "1S N +4", side=Side.NS))
    assert "unusual" not in organizer.get(f"/e/{EVENT}/office").text
    organizer.done(result(2, 2, "1S N +4", side=None))
    assert "1♠ N with 11 tricks is unusual" in organizer.get(f"/e/{EVENT}/office").text
