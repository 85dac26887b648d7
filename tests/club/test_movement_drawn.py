"""The movement drawn at the console, the people of an event, and what one of them played."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape

from tests.club.conftest import EVENT, Club, founding, result
from tests.club.console import Console
from tests.club.test_rulings_desk import words

from duplicado.event.conditions import Conditions, ContestForm
from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.event.facts.contestants import ContestantEntered, Player
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.progress import RoundCalled
from duplicado.event.record.section_plan import SectionPlan
from duplicado.formats.event_record.document import fact_data
from duplicado.movement.mitchell import share_and_relay
from duplicado.movement.model import Movement
from duplicado.movement.named import movement_named
from duplicado.movement.teams import head_to_head
from duplicado.service.live.roles import Role, TableKey
from duplicado.service.office.movement_grid import grid_of
from duplicado.table.contest_kind import ContestKind


def cells(page: str, at: int = 0) -> list[list[str]]:
    """The rows of a movement drawn on a page, each with its cells."""
    table = re.findall(r'<table class="movement">.*?</table>', page, re.DOTALL)[at]
    rows = re.findall(r"<tr>(.*?)</tr>", table, re.DOTALL)
    return [[words(each) for each in re.findall(r"<t[hd].*?</t[hd]>", row, re.DOTALL)] for row in rows]


def test_every_round_is_drawn_with_pairs_and_boards(director: Console) -> None:
    page = director.open("/movement")
    head, *rows = cells(page)
    assert head == ["Table", "1", "2", "3", "4", "5"]
    assert rows[0] == ["1 North 1 – South 1", "1 – 6 1–2", "1 – 10 3–4", "1 – 9 5–6", "1 – 8 7–8", "1 – 7 9–10"]
    assert "10 boards, one copy of each" in words(page)


def test_a_pair_and_boards_are_followed(director: Console) -> None:
    link = re.search(r'href="([^"]*pair=7)#grid"', director.open("/movement"))
    assert link is not None
    page = director.person.client.get(unescape(link[1])).text
    assert len(re.findall(r'<td class="[^"]*followed', page)) == 5
    assert "table 3, against North 3 – South 3, boards 7–8" in words(page)
    page = director.open("/movement", board="3")
    assert len(re.findall(r'<td class="[^"]*followed', page)) == 5


def test_what_a_late_pair_changes_is_drawn_before_it_is_saved(director: Console) -> None:
    assert 'name="from" value="1"' in director.open("/movement", change="late")
    director.person.done(RoundCalled(1, 1))
    assert 'name="from" value="2"' in director.open("/movement", change="late")
    before = cells(director.open("/movement"))
    page = director.open("/movement", session="1", change="late", **{"from": "3", "names": "Eva / Rui"})
    assert "3 places change" in words(page)
    changed = re.findall(r'<td class="[^"]*changed.*?</td>', page, re.DOTALL)
    assert len(changed) == 3
    assert all("11" in words(each) for each in changed)
    sits_out = cells(page)[-1]
    assert sits_out == ["Sits out", "", "", "1", "3", "5"]
    assert "drawn=2" not in page  # by the other way the new pair would never play
    page = director.open("/movement", session="1", change="late", **{"from": "2", "names": "Eva / Rui"})
    other = re.search(r'href="([^"]*drawn=2)#grid"', page)
    assert other is not None
    assert cells(director.person.client.get(unescape(other[1])).text) not in (before, cells(page))
    assert cells(director.open("/movement")) == before  # nothing is saved yet


def test_a_table_that_arises_gets_a_pin_as_the_others_have(thursday: Club) -> None:
    pins = {thursday.pin(table) for table in range(1, 6)}
    office = Console(thursday.person(Role.ORGANIZER))
    late = {"session": "1", "change": "late", "from": "1", "names": "Eva / Rui\nAna / Luis"}
    page = office.open("/movement", **late)
    assert "11 Eva – Rui begins in round 1: table" in words(page)
    asked = office.send(page, "replan").text
    said = office.send(asked[asked.index("<main") :], "replan").text
    found = re.search(r"Table 6 is new. Its PIN: (\d{4}) Shown only once", words(said))
    assert found is not None
    assert found[1] not in pins
    assert thursday.house.entrance.pins.places(EVENT) == {str(TableKey(1, "", each)) for each in range(1, 7)}
    assert found[1] not in office.open("/movement")


def test_who_may_not_draw_pins_leaves_a_new_table_to_who_may(thursday: Club) -> None:
    thursday.pin(1)
    needs = [words(Console(thursday.person(each)).open("")) for each in (Role.ORGANIZER, Role.SCORER)]
    assert ["4 tables have no PIN Draw" in each for each in needs] == [True, False]


def test_the_tables_name_who_sits_out(club: Club) -> None:
    nine = tuple(ContestantId(number) for number in range(1, 10))
    movement = movement_named("three-quarter-howell", 9, None, 1)
    assert isinstance(movement, Movement)
    out = dict(movement.sit_outs)
    entered = (ContestantEntered(who, (Player(f"North {who}"), Player(f"South {who}"))) for who in nine)
    facts: list[AnyFact] = [EventFounded("Odd", Conditions()), *entered, SectionPlanned(1, "", movement, nine, 2)]
    body = {"id": "odd", "name": "Odd", "facts": [fact_data(each) for each in facts]}
    assert club.organizer().send("POST", "/api/1/events", body).status_code == 200
    director = club.person(Role.DIRECTOR, event="Odd")
    for number in (1, 2):
        director.done(RoundCalled(1, number), event="Odd")
        page = words(director.client.get("/e/Odd/office").text)
        assert f"Sits out: {out[number]} North {out[number]} – South {out[number]}" in page


def test_tables_that_share_boards_and_boards_at_the_side() -> None:
    movement = share_and_relay(6)
    who = tuple(ContestantId(number) for number in range(1, 13))
    grid = grid_of(SectionPlan.of_movement(movement, who, 2), {})
    assert all(each.sharing and each.resting for each in grid.rounds)
    for each in grid.rounds:
        there = [set(cell.boards) for cell in each.cells]
        for group in each.sharing:
            assert set.intersection(*(there[table - 1] for table in group))
        apart = [table for table in range(1, 7) if not any(table in group for group in each.sharing)]
        assert all(there[one - 1].isdisjoint(there[other - 1]) for one in apart for other in apart if one != other)
        on_tables = {board for boards in there for board in boards}
        assert not set(each.resting) & on_tables
        assert set(each.resting) | on_tables == set(range(1, grid.boards + 1))
    planned = next(each for each in founding() if isinstance(each, SectionPlanned))
    assert not any(each.sits_out for each in grid_of(SectionPlan(1, "", (planned,)), {}).rounds)


def test_people_are_found_by_name_or_number_with_the_ways_on(thursday: Club, director: Console) -> None:
    sent = {"csrf": director.person.csrf, "text": "south 8"}
    page = director.person.client.post(f"{director.office}/people", data=sent).text
    rows = re.findall(r"<tr data-words.*?</tr>", page, re.DOTALL)
    (row,) = rows
    assert "North 8 – South 8" in words(row)
    assert " 3 EW " in words(row)
    leaves = re.search(r'href="([^"]*change=leaves[^"]*)#change"', row)
    assert leaves is not None
    way = director.person.client.get(unescape(leaves[1])).text
    assert re.search(r'id="change-leaves" open', way)
    assert '<option value="8" selected>8 North 8' in way
    assert "Use this from round 1" in way
    assert "pair 8 North 8 – South 8 goes home" in words(way)
    late = director.open("/movement", change="late")
    assert re.search(r'id="change-late" open', late)
    assert 'role="alert"' not in late
    director.person.done(result(3, 5, "4S N =", side=None))
    director.person.done(result(1, 5, "4S N +1", side=None, round_number=3))
    results = re.search(r'href="([^"]*/results[^"]*pair=8)"', row)
    assert results is not None
    told = words(director.person.client.get(unescape(results[1])).text.partition("<table")[2])
    assert told.startswith('class="results of-pair"> 8 North 8 – South 8 Round Board Against Result Points')
    assert "3 North 3 – South 3 4♠ N =" in told
    assert len(director.open("/people").split("<tr data-words")) == 11


def test_the_boards_of_a_match_are_told_whole_where_its_sets_are_smaller(club: Club) -> None:
    match = head_to_head([[(1, 2)]])
    of_four_sets = replace(match, sittings=tuple(replace(each, sets=(1, 2, 3, 4)) for each in match.sittings))
    teams = Conditions(kind=ContestKind.TEAMS, method=ScoringMethod.IMPS, form=ContestForm.MATCHES)
    planned = SectionPlanned(1, "", of_four_sets, (ContestantId(1), ContestantId(2)), 2)
    organizer = club.organizer()
    facts: list[AnyFact] = [EventFounded("Match", teams), planned]
    organizer.send("POST", "/api/1/events", {"id": "m1", "name": "Match", "facts": [fact_data(each) for each in facts]})
    assert "2 tables, one round, 8 boards a round" in words(organizer.client.get("/e/Match/office/movement").text)
