"""A simultaneous event: the organizer hands in the clubs' files, sees who is in, and makes an event of the whole."""

# pyright: reportPrivateUsage=false

import base64
import html
import json
import re
from fractions import Fraction
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner
from tests.club.conftest import EVENT, Club, Person, founding
from tests.club.test_contests_to_their_end import rows_of, words
from tests.club.test_persons import post
from tests.club.test_season import EXAMPLES, declare

from duplicado.cli.event.clubs import RankClubs
from duplicado.event.adjusting.penalties import RuledPenalty
from duplicado.event.contest import ContestantId
from duplicado.event.facts.awards import PenaltyRuled
from duplicado.event.facts.ending import ResultsPublished
from duplicado.event.facts.progress import SessionEnded
from duplicado.event.facts.results import ScoreWritten
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.event.record.folding import fold
from duplicado.law.sanction import PenaltyUnit
from duplicado.service.event_file import EventFile
from duplicado.service.live.roles import Role

TITLE = "Simultaneous of the north"


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    """The files of two clubs of ten pairs each, every score another, and a penalty in the first."""
    found: list[Path] = []
    for seed, club in enumerate(("Casa Alta", "Rio")):
        path = tmp_path / f"{club}.event"
        with EventFile.create(path) as event:
            event.enter(*founding(), by="somebody")
            dues = event.live.state.session(1).plans[""].due
            facts = [
                ResultEntered(place, ScoreWritten(10 * ((37 * number + 91 * seed) % 97) - 400))
                for number, place in enumerate(dues)
            ]
            event.enter(*facts, by="somebody")
            if club == "Casa Alta":
                penalty = RuledPenalty(ContestantId(4), Fraction(10), PenaltyUnit.PERCENT_OF_TOP, reason="late")
                event.enter(PenaltyRuled(penalty, 1), by="somebody")
        found.append(path)
    return found


def hand_in(person: Person, *files: tuple[str, bytes], **fields: str) -> httpx.Response:
    sent = [("files", each) for each in files]
    return person.client.post("/office/clubs", data={"csrf": person.csrf, **fields}, files=sent or None)


def contents(files: list[Path]) -> list[tuple[str, bytes]]:
    return [(each.name, each.read_bytes()) for each in files]


def hidden(page: httpx.Response) -> dict[str, str]:
    found = re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', page.text)
    return {name: html.unescape(value) for name, value in found}


def test_the_clubs_are_ranked_as_at_the_command_line_and_become_one_event(club: Club, files: list[Path]) -> None:
    organizer = club.organizer()
    page = hand_in(organizer, *contents(files), ("Bad.event", b"SQLite format 3\0 no more"), title=TITLE)
    assert page.status_code == 200, page.text
    assert "In: 2 of 3" in page.text
    assert "Bad.event" in html.unescape(page.text)
    assert "/tmp" not in page.text
    told = json.loads(CliRunner().invoke(RankClubs.declared.command(), [*map(str, files), "--json"]).stdout)
    rows = re.findall(r"<tr><td>([^<]*)</td><td>(\d+) [^<]*</td><td>([^<]*)</td>.*?<td>([\d.]+)</td></tr>", page.text)
    assert [(place, number, section) for place, number, section, _ in rows] == [
        (each["place"], str(each["number"]), each["club"]) for each in told[0]
    ]
    assert club.house.events.names() == ()

    form = {**hidden(page), "title": TITLE, "date": "2026-11-20"}
    first, again = (organizer.client.post("/office/clubs/make", data=form) for _ in range(2))
    assert first.status_code == again.status_code == 303, html.unescape(first.text)
    (name,) = club.house.events.names()
    assert name == f"{TITLE} 2026-11-20"
    # The event ranks them as they were shown.
    ranking = organizer.client.get(f"/e/{name}/results")
    assert ranking.status_code == 200, ranking.text
    for _, number, section, figure in rows[:3]:
        assert figure in ranking.text, (number, section)
        assert f">{section} {number}<" in ranking.text
    files_page = organizer.client.get(f"/e/{name}/office/files")
    assert "ranking" in files_page.text


def test_the_place_in_the_club_is_told(club: Club, files: list[Path]) -> None:
    page = hand_in(club.organizer(), *contents(files))
    rows = re.findall(r"<tr><td>[^<]*</td><td>(\d+) [^<]*</td><td>([^<]*)</td><td>([^<]*)</td>", page.text)
    assert len(rows) == 20
    for name in ("Casa Alta", "Rio"):
        places = [place for _, section, place in rows if section.startswith(name)]
        assert [int(each.rstrip("=")) for each in places] == sorted(int(each.rstrip("=")) for each in places)
        assert places[0] == "1"
        assert len(places) == 10


def test_an_event_of_the_club_itself_takes_part(thursday: Club, files: list[Path]) -> None:
    scorer = thursday.person(Role.SCORER)
    plan = thursday.house.open_events.served[EVENT].state.session(1).plans[""]
    scorer.done(*(ResultEntered(place, ScoreWritten(50)) for place in plan.due))
    organizer = thursday.organizer()
    page = hand_in(organizer, contents(files)[0], own=EVENT)
    assert "In: 1 of 2" in page.text
    assert "Thursday is not over" in page.text  # its hands would be in the page
    thursday.person(Role.DIRECTOR).done(SessionEnded(1))
    page = hand_in(organizer, contents(files)[0], own=EVENT)
    assert "In: 2 of 2" in page.text
    assert ">Thursday<" in page.text


def test_names_of_files_harm_nothing(club: Club, files: list[Path]) -> None:
    data = files[0].read_bytes()
    organizer = club.organizer()
    sent = [("..", data), ("../../x.event", data), ("\u20ac" * 90 + ".event", data), ("", data)]
    asked = {"id": "odd", "title": TITLE, "rehearse": True}
    told = [{"name": name or "?", "data": base64.b64encode(held).decode()} for name, held in sent]
    answer = organizer.send("POST", "/api/1/simultaneous", {**asked, "files": told, "own": ["nowhere"]})
    assert answer.status_code == 200, answer.text
    read = {each["club"]: (each["results"], each["trouble"]) for each in answer.json()["clubs"]}
    assert read.pop("nowhere") == (0, "There is no event nowhere in this club.")
    assert set(read) == {"club", "x", "\u20ac" * 66, "?"}
    assert set(read.values()) == {(50, "")}


@pytest.mark.rest
def test_a_great_event_is_made_of_many_clubs(club: Club, files: list[Path]) -> None:
    organizer = club.organizer()
    data = base64.b64encode(files[1].read_bytes()).decode()
    asked = {"id": "great", "title": TITLE, "files": [{"name": f"club {n}.event", "data": data} for n in range(40)]}
    first = organizer.send("POST", "/api/1/simultaneous", asked)
    assert first.status_code == 200, first.text
    (name,) = club.house.events.names()
    state = club.house.open_events.served[name].state
    assert sum(len(cells) for cells in state.session(1).boards.values()) > 40 * 20
    again = organizer.send("POST", "/api/1/simultaneous", asked)
    assert (again.status_code, club.house.events.names()) == (200, (name,))


def test_what_does_not_go_together_is_said(club: Club, files: list[Path]) -> None:
    organizer = club.organizer()
    same = hand_in(organizer, *(("Rio.event", data) for _, data in contents(files)))
    assert same.status_code == 422
    assert "Two clubs have files of the name Rio" in html.unescape(same.text)
    none = hand_in(organizer, ("letter.event", b"Dear all"))
    assert none.status_code == 422
    assert "letter.event is not a record" in html.unescape(none.text)
    assert hand_in(organizer).status_code == 422
    lost = organizer.client.post("/office/clubs/make", data={"csrf": organizer.csrf, "title": "X", "packed": "eJw="})
    assert lost.status_code == 422
    assert club.house.events.names() == ()


def test_a_name_that_is_taken_can_be_given_otherwise(club: Club, files: list[Path]) -> None:
    organizer = club.organizer()
    form = {**hidden(hand_in(organizer, *contents(files))), "title": TITLE, "date": ""}
    assert organizer.client.post("/office/clubs/make", data=form).status_code == 303
    other = organizer.client.post("/office/clubs/make", data={**form, "command": "other"})
    assert other.status_code == 422
    assert f"There is an event {TITLE} already" in html.unescape(other.text)
    form = {**hidden(other), "title": "Another", "date": ""}
    assert organizer.client.post("/office/clubs/make", data=form).status_code == 303
    assert set(club.house.events.names()) == {TITLE, "Another"}


def test_programs_rank_clubs_and_make_the_event(club: Club, files: list[Path]) -> None:
    organizer = club.organizer()
    sent = [{"name": name, "data": base64.b64encode(data).decode()} for name, data in contents(files)]
    body = {"id": "s1", "title": "North", "files": [*sent, {"name": "Bad.event", "data": ""}]}
    told = organizer.send("POST", "/api/1/simultaneous", {**body, "rehearse": True})
    assert told.status_code == 200, told.text
    assert [(each["club"], bool(each["trouble"])) for each in told.json()["clubs"]] == [
        ("Casa Alta", False), ("Rio", False), ("Bad", True),
    ]  # fmt: skip
    assert len(told.json()["rankings"][0]["ranking"]) == 20
    assert club.house.events.names() == ()
    first, again = (organizer.send("POST", "/api/1/simultaneous", body).json() for _ in range(2))
    assert first == again
    assert club.house.events.names() == ("North",)
    state = fold(club.house.open_events.served["North"].record.order)
    assert len(state.penalties) == 1
    assert organizer.send("POST", "/api/1/simultaneous", {**body, "files": []}).status_code == 422


def test_it_is_for_the_organizer_of_the_club(thursday: Club, files: list[Path]) -> None:
    for person in (thursday.person(Role.DIRECTOR), thursday.person(Role.ORGANIZER)):
        assert person.client.get("/office/clubs").status_code == 403
        assert hand_in(person, *contents(files)).status_code == 403


def test_a_simultaneous_event_has_pages_csv_and_award_points(club: Club, files: list[Path]) -> None:
    organizer = club.organizer()
    page = hand_in(organizer, *contents(files), title="North")
    form = {**hidden(page), "title": "North", "date": "2026-11-20"}
    assert organizer.client.post("/office/clubs/make", data=form).status_code == 303
    (name,) = club.house.events.names()
    declare(club, "form", (EXAMPLES / "points-by-table.toml").read_text("utf-8"))
    organizer.done(ResultsPublished(1), event=name)
    public = club.public()
    assert "North 2 – South 2" in words(public.get(f"/e/{name}/results").text)
    assert "Casa Alta" in words(public.get(f"/e/{name}/results/board/1").text)
    ranking = rows_of(organizer, name, "csv")
    assert {each["section"] for each in ranking} == {"Casa Alta", "Rio"}
    assert len(ranking) == 20
    sheet = post(organizer, f"/e/{name}/office/files/federation", {"form": "", "sure": "yes"})
    assert sheet.status_code == 200
    awarded = organizer.client.get(f"/e/{name}/office/files/usebio").text
    points = [float(each) for each in re.findall(r"<MASTER_POINTS_AWARDED>([\d.]+)<", awarded)]
    # Ten tables in all: 20, 14, 9 and 5 to the first four; two that share the third place have 7 each.
    assert sorted(points, reverse=True)[:4] == [20, 14, 7, 7]
