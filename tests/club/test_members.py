"""Members of a served club: the list, its import with a preview, histories, names said at a table."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest
from tests.club.conftest import EVENT, Club, Person, result
from tests.club.test_persons import post

from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.contestants import ContestantEntered
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.progress import SessionEnded
from duplicado.formats.event_record.document import fact_data
from duplicado.movement.mitchell import mitchell
from duplicado.service.live.roles import Role


def taken_in(organizer: Person, text: str) -> None:
    page = post(organizer, "/office/members/import", {"list": text})
    assert page.status_code == 200
    source = re.search(r'name="source" value="([^"]*)"', page.text)
    assert source is not None
    lines = re.findall(r'name="line" value="(\d+)"', page.text)
    taken = organizer.client.post(
        "/office/members/take", data={"csrf": organizer.csrf, "source": source[1], "line": lines}
    )
    assert taken.status_code == 200, taken.text


def test_a_list_is_seen_before_it_is_taken_in(thursday: Club) -> None:
    organizer = thursday.organizer()
    page = post(organizer, "/office/members/import", {"list": "Name;Number;Grade\nEva Gil;404;A\n;505;\n"})
    assert "Eva Gil" in page.text
    assert "no name in" in page.text
    assert organizer.get("/api/1/members").json() == []
    taken_in(organizer, "Name;Number;Grade\nEva Gil;404;A\nJosé Núñez;101;B\n")
    assert [each["name"] for each in organizer.get("/api/1/members").json()] == ["Eva Gil", "José Núñez"]
    found = post(organizer, "/office/members", {"text": "nune"}).text
    assert "José Núñez" in found
    assert "Eva Gil" not in found
    assert [each["name"] for each in organizer.send("POST", "/api/1/members/search", {"text": "nune"}).json()] == [
        "José Núñez"
    ]


def test_players_of_past_events_become_members(thursday: Club) -> None:
    organizer = thursday.organizer()
    page = post(organizer, "/office/members/import", {"from": "events"})
    assert len(re.findall(r'name="line" value="\d+"', page.text)) == 20


def test_a_member_has_a_history(thursday: Club) -> None:
    director = thursday.person(Role.DIRECTOR)
    for table, score in ((1, "4S N +1"), (2, "4S N ="), (3, "4S N -1")):
        director.done(result(table, 1, score, side=None, round_number=table))
    director.done(SessionEnded(1))
    organizer = thursday.organizer()
    taken_in(organizer, "North 1\n")
    (member,) = organizer.get("/api/1/members").json()
    history = organizer.get(f"/api/1/members/{member['id']}/history").json()
    (event,) = history["events"]
    assert (event["event"], event["partners"], event["contestant"]) == (EVENT, ["South 1"], "1")
    assert history["partners"][0]["name"] == "South 1"
    page = organizer.client.get(f"/office/members/{member['id']}").text
    assert "South 1" in page
    assert "Thursday pairs" in page


def test_who_is_erased_has_no_history_any_more(thursday: Club) -> None:
    test_a_member_has_a_history(thursday)
    organizer = thursday.organizer()
    assert post(organizer, "/office/people/forget", {"name": "South 1"}).status_code == 200
    (member,) = organizer.get("/api/1/members").json()
    (partner,) = organizer.get(f"/api/1/members/{member['id']}/history").json()["partners"]
    assert partner["name"].startswith("N.N. ")


def nameless(club: Club) -> None:
    """Make an event of six pairs that have numbers only."""
    pairs = tuple(ContestantId(number) for number in range(1, 7))
    facts: tuple[AnyFact, ...] = (
        EventFounded("Nameless", Conditions()),
        *(ContestantEntered(each, handicap=Fraction(2)) for each in pairs),
        SectionPlanned(1, "", mitchell(3), pairs, 2),
    )
    body = {"id": "founding", "name": EVENT, "facts": [fact_data(each) for each in facts]}
    answer = club.organizer().send("POST", "/api/1/events", body)
    assert answer.status_code == 200, answer.text


def test_those_at_a_table_say_who_they_are_by_name_or_number(club: Club) -> None:
    nameless(club)
    organizer = club.organizer()
    taken_in(organizer, "Name;Number\nEva Gil;404\nJosé Núñez;101\n")
    phone = club.at_table(1)
    search = f"/api/1/events/{EVENT}/members/search"
    assert phone.send("POST", search, {"text": "nun"}).json() == [{"name": "José Núñez", "number": "101"}]
    assert phone.send("POST", search, {"text": "n"}).json() == []
    page = phone.client.get(f"/e/{EVENT}/table/names").text
    (who, other) = re.findall(r'name="who" value="([^"]*)"', page)
    wrong = post(phone, f"/e/{EVENT}/table/names", {"who": who, "name": "999"})
    assert (wrong.status_code, 'value="999"' in wrong.text) == (409, True)
    sent = {"csrf": phone.csrf, "who": [who, other], "name": ["404", "jose nunez", "", ""]}  # of the others later
    assert phone.client.post(f"/e/{EVENT}/table/names", data=sent).status_code == 303
    entered = club.house.open_events.served[EVENT].state.contestants[ContestantId(int(who))]
    assert [(each.name, each.number) for each in entered.players] == [("Eva Gil", "404"), ("jose nunez", "101")]
    assert entered.handicap == 2
    # Nobody names them anew from a table, and when all have names no member is told there.
    again = phone.client.post(f"/e/{EVENT}/table/names", data={**sent, "name": ["Somebody", "Else"]})
    assert again.status_code == 409
    sent |= {"who": [other], "name": ["Leo Paz", "Ana Lima"]}
    assert phone.client.post(f"/e/{EVENT}/table/names", data=sent).status_code == 303
    assert phone.send("POST", search, {"text": "nun"}).status_code == 403
    beside = club.at_table(2)
    both = re.findall(r'name="who" value="([^"]*)"', beside.client.get(f"/e/{EVENT}/table/names").text)
    said = {"csrf": beside.csrf, "who": both, "name": ["Ada Rey", "Luz Sol", "Teo Mar", "Iris Vega"]}
    assert beside.client.post(f"/e/{EVENT}/table/names", data=said).headers["location"].endswith("/table/names")
    contestants = club.house.open_events.served[EVENT].state.contestants
    named = [each.name for who in both for each in contestants[ContestantId(int(who))].players]
    assert named == said["name"]


@pytest.mark.parametrize(
    "data",
    [
        "105,Zoë Ångström\n106,Noe Gama\n".encode(),
        "Zoë Ångström;105\nNoe Gama;106\n".encode("cp1252"),
        "Number\tName\r\n105\tZoë Ångström\r\n106\tNoe Gama\r\n".encode("utf-16"),
    ],
    ids=["number first", "older set", "Unicode text of a spreadsheet"],
)
def test_a_list_is_read_as_spreadsheets_write_it(thursday: Club, data: bytes) -> None:
    organizer = thursday.organizer()
    page = organizer.client.post(
        "/office/members/import", data={"csrf": organizer.csrf}, files={"file": ("list.csv", data, "text/csv")}
    )
    cells = re.findall(r"<td>([^<]*)</td>", page.text)
    assert {"Zoë Ångström", "105", "Noe Gama", "106"} <= set(cells), page.text
