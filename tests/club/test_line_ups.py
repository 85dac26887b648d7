"""Line-ups of teams: named at the console and at a table, and shown wherever it is told who sits where."""

from __future__ import annotations

import re
from html import unescape

import httpx
import pytest
from tests.club.conftest import EVENT, Club, Person, result
from tests.club.console import Console
from tests.club.test_contests_to_their_end import words

from duplicado.event.conditions import Conditions, ContestForm
from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.event.facts.contestants import ContestantEntered, LineUpNamed, Player
from duplicado.event.facts.ending import ResultsPublished
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.progress import RoundCalled, SessionEnded
from duplicado.formats.event_record.document import fact_data
from duplicado.movement.teams import round_robin
from duplicado.service.live.hall_view import hall_view
from duplicado.service.live.roles import Openness, TableKey
from duplicado.service.live.table_views import table_view
from duplicado.table.contest_kind import ContestKind

LIONS = ("Ana Alba", "Bea Bras", "Eva Cruz", "Ida Dias", "Leo Egea")
"""Players of team 1; the other three have four, `Max 2` and so on."""


def league() -> tuple[AnyFact, ...]:
    """Return the first entries of a league of four teams at four tables, two boards a round."""
    conditions = Conditions(kind=ContestKind.TEAMS, method=ScoringMethod.IMPS, form=ContestForm.MATCHES)
    four = tuple(ContestantId(number) for number in range(1, 5))
    names = {who: [f"{name} {who}" for name in ("Max", "Noe", "Rui", "Zoe")] for who in four[1:]}
    players = {who: tuple(map(Player, names.get(who, LIONS))) for who in four}
    teams = zip(four, ("Lions", "Wolves", "Bears", "Hawks"), strict=True)
    entered = (ContestantEntered(who, players[who], name) for who, name in teams)
    planned = SectionPlanned(1, "", round_robin(4), four, 2)
    return (EventFounded("Teams", conditions), *entered, planned)


def league_in(club: Club) -> Console:
    """Found it in a club, and return its organizer at the console."""
    organizer = club.organizer()
    body = {"id": "founding", "name": EVENT, "facts": [fact_data(each) for each in league()]}
    answer = organizer.send("POST", "/api/1/events", body)
    assert answer.status_code == 200, answer.text
    return Console(organizer)


@pytest.fixture
def office(club: Club) -> Console:
    """The organizer of the league at its console, in the first round."""
    console = league_in(club)
    console.person.done(RoundCalled(1, 1))
    return console


def tables_of_lions(club: Club, number: int = 1) -> dict[str, int]:
    """Return at which table the Lions sit on each side."""
    plan = club.house.open_events.served[EVENT].state.session(1).plans[""]
    dues = plan.of_contestant(number, ContestantId(1))
    return {"NS" if due.north_south == ContestantId(1) else "EW": due.place.table for due in dues}


def named(console: Console, **fields: str) -> httpx.Response:
    """Name the line-up of the Lions by their form on the page of the round."""
    page = console.open("/people/line-ups", session=1, round=1)
    return console.send(page[page.index('id="team-1"') :], "line-up", **fields)


def chosen(page: str) -> list[str]:
    """Return who is chosen on a page of line-ups."""
    return [unescape(each) for each in re.findall(r"<option selected>([^<]*)", page)]


def phone_names(phone: Person, **fields: str) -> httpx.Response:
    """Fill in the first form of the line-ups at a table."""
    page = phone.client.get(f"/e/{EVENT}/table/line-up").text
    kept = dict(re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)">', page.partition("</form>")[0]))
    return phone.client.post(f"/e/{EVENT}/table/line-up", data={"csrf": phone.csrf, **kept, **fields})


def test_the_console_names_a_line_up_and_shows_it(club: Club, office: Console) -> None:
    people = words(office.open("/people"))
    assert all(name in people for name in LIONS)
    assert named(office, north="Bea Bras", south="Ana Alba", east="Leo Egea", west="Ida Dias").status_code == 303
    page = office.open("/people/line-ups", session=1, round=1)
    assert chosen(page) == ["Bea Bras", "Ana Alba", "Leo Egea", "Ida Dias"]
    tables, state = tables_of_lions(club), club.house.open_events.served[EVENT].state
    overview = words(office.open("", table=tables["NS"]))
    assert overview.count("Lions: Bea Bras – Ana Alba") == 2  # the tile, and the drawer of the table
    assert "Lions: Leo Egea – Ida Dias" in overview
    assert "1 Lions NS Bea Bras – Ana Alba EW Leo Egea – Ida Dias" in overview  # the card of the match
    table = table_view(state, TableKey(1, "", tables["EW"]), Openness())
    assert (table["names"]["1"], table.get("lined_up")) == (["Leo Egea", "Ida Dias"], ["1"])
    hall = hall_view(state, Openness())["sessions"][0]["sections"][0]["seats"]
    assert hall is not None
    told = {
        who["contestant"]: who
        for each in hall["tables"]
        if each["table"] == tables["NS"]
        for who in each["contestants"]
    }
    assert (told["1"]["names"], told["1"].get("lined_up")) == (["Bea Bras", "Ana Alba"], True)
    others = [who for who in told.values() if who["contestant"] != "1"]
    assert [(len(who["names"]), who.get("lined_up")) for who in others] == [(4, None)]
    # A ruling knows who sits in each seat.
    asked = office.open("/rulings/new", incident="revoke", session=1, section="", round=1, table=tables["NS"], board=1)
    assert "Lions: Bea Bras – Ana Alba" in words(asked)


def test_slips_and_the_scorers_sheet_name_who_sits_there(office: Console) -> None:
    assert named(office, north="Bea Bras", south="Ana Alba", east="Leo Egea", west="Ida Dias").status_code == 303
    for page in ("scorer", "scorer/slips"):
        shown = words(office.person.get(f"/e/{EVENT}/{page}?session=1&round=1").text)
        assert shown.count("1 Lions: Bea Bras – Ana Alba") == 2, page  # two boards
        assert "1 Lions: Leo Egea – Ida Dias" in shown, page
        assert "Ana Alba – Bea Bras" not in shown, page


def test_a_name_put_right_with_the_people_is_right_in_line_ups(office: Console) -> None:
    assert named(office, north="Bea Bras", south="Ana Alba", east="Leo Egea", west="Ida Dias").status_code == 303
    spelled = "\n".join(("Ana Alba", "Bea Brás", *LIONS[2:]))
    office.confirmed(office.open("/people", act="enter", who="1"), "enter", who="1", players=spelled)
    assert chosen(office.open("/people/line-ups", session=1, round=1)) == [
        "Bea Brás",
        "Ana Alba",
        "Leo Egea",
        "Ida Dias",
    ]
    assert "Lions: Bea Brás – Ana Alba" in words(office.open(""))


def test_players_of_a_team_are_told_apart_though_commas_are_in_their_names(office: Console) -> None:
    players = "Alba, Ana\nBras, Bea\nDias, Ida\nEgea, Leo"
    office.confirmed(office.open("/people", act="enter", who="1"), "enter", who="1", players=players)
    assert "Lions Alba, Ana\xa0– Bras, Bea\xa0– Dias, Ida\xa0– Egea, Leo" in told(office.open("/people"))


def told(page: str) -> str:
    """Return what a page says, with the spaces at which no line ends."""
    return re.sub(r"[ \n]+", " ", unescape(re.sub(r"<[^>]*>", " ", page)))


def test_a_refused_line_up_stays_as_it_was_chosen(office: Console) -> None:
    twice = named(office, north="Ana Alba", south="Ana Alba")
    assert twice.status_code == 409
    assert "Ana Alba is named twice." in twice.text
    assert chosen(twice.text) == ["Ana Alba", "Ana Alba"]


def test_what_was_played_is_put_right_with_a_reason_and_is_told_on_the_traveller(club: Club, office: Console) -> None:
    assert named(office, north="Ana Alba", south="Bea Bras", east="Eva Cruz", west="Ida Dias").status_code == 303
    tables = tables_of_lions(club)
    office.person.done(result(tables["NS"], 1, "4S N ="))
    page = office.open("/people/line-ups", session=1, round=1)
    assert page.count('name="reason"') == 1
    assert named(office, north="Ana Alba", south="Leo Egea").status_code == 409
    assert named(office, north="Ana Alba", south="Leo Egea", reason="Bea was late").status_code == 303
    assert "Lions: Ana Alba – Leo Egea" in words(office.open("", table=tables["NS"]))
    office.person.done(SessionEnded(1), ResultsPublished(1))
    public = club.public()
    assert "Lions: Ana Alba – Leo Egea" in words(public.get(f"/e/{EVENT}/results/board/1").text)
    card = words(public.get(f"/e/{EVENT}/results/contestant/1").text)
    assert "NS Ana Alba – Leo Egea" in card
    address = re.findall(rf'href="(/e/{EVENT}/results/match/[^"]+)"', public.get(f"/e/{EVENT}/results/matches").text)
    matches = [words(public.get(each).text) for each in dict.fromkeys(address)]
    assert sum("NS Ana Alba – Leo Egea" in each for each in matches) == 3  # it holds in the rounds that follow
    data = public.get(f"/e/{EVENT}/results/board/1/board.json").json()["results"]
    assert ["Lions: Ana Alba", "Leo Egea"] in [each["names"]["NS"] for each in data]


def test_the_phone_at_a_table_names_the_line_up_of_its_teams(club: Club, office: Console) -> None:
    tables = tables_of_lions(club)
    phone = club.at_table(tables["NS"], own=1)
    assert "/table/line-up" in phone.client.get(f"/e/{EVENT}/table").text
    page = phone.client.get(f"/e/{EVENT}/table/line-up").text
    assert page.count("<form") == 1  # of its own team
    assert f"Table {tables['EW']} · East-West" in words(page)
    stranger = phone_names(phone, north="Max 2", south="Ana Alba")
    assert stranger.status_code == 409
    assert "Max 2 does not play for 1" in words(stranger.text)
    assert phone_names(phone, north="Eva Cruz", south="Ana Alba").status_code == 303
    assert "Lions: Eva Cruz – Ana Alba" in words(office.open("", table=tables["NS"]))
    office.person.done(result(tables["NS"], 1, "4S N ="))
    assert phone_names(phone, who="1", north="Leo Egea", south="Ana Alba").status_code == 409
    both = club.at_table(tables["EW"])
    assert words(both.client.get(f"/e/{EVENT}/table/line-up").text).count("Results are in") == 1
    # The other team says it for the first time, and of four players two tell the others.
    opponents = re.findall(r'name="who" value="(\d)"', both.client.get(f"/e/{EVENT}/table/line-up").text)
    assert len(opponents) == 1
    assert phone_names(both, north=f"Zoe {opponents[0]}", south=f"Max {opponents[0]}").status_code == 303
    state = club.house.open_events.served[EVENT].state
    last = [each for each in state.seatings if isinstance(each, LineUpNamed)][-1]
    assert [each.name for each in last.east_west] == [f"Noe {opponents[0]}", f"Rui {opponents[0]}"]


def test_pairs_name_no_line_up_at_their_table(thursday: Club) -> None:
    phone = thursday.at_table(1)
    assert "/table/line-up" not in phone.client.get(f"/e/{EVENT}/table").text
    assert phone.client.get(f"/e/{EVENT}/table/line-up").status_code == 303
    assert phone_names(phone, who="1", north="North 1", south="South 1").status_code == 409
    assert "/people/line-ups" not in Console(thursday.organizer()).open("/people")
