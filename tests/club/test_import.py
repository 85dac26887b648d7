"""An event out of a file of results: what is in it is shown, it is taken over once, and what cannot be is said."""

import base64
import html
import re
from pathlib import Path

import httpx
import pytest
from tests.club.conftest import EVENT, Club, Person

from duplicado.event.facts.contestants import ContestantEntered
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.formats.event_record.document import read_fact
from duplicado.service.club.result_import import LARGEST_FILE
from duplicado.service.live.roles import Role

DEVICES = Path(__file__).parent.parent / "samples" / "bws" / "two-tables.bws"
TWO = b"""<?xml version="1.0"?><USEBIO Version="1.2"><EVENT EVENT_TYPE="PAIRS"><PROGRAM_NAME>x</PROGRAM_NAME>
<EVENT_DESCRIPTION>First</EVENT_DESCRIPTION><PARTICIPANTS>%(pairs)s</PARTICIPANTS>%(board)s</EVENT>
<EVENT EVENT_TYPE="PAIRS"><PROGRAM_NAME>x</PROGRAM_NAME><EVENT_DESCRIPTION>Second</EVENT_DESCRIPTION>
<PARTICIPANTS>%(pairs)s</PARTICIPANTS>%(board)s%(other)s</EVENT></USEBIO>"""
PAIR = b"<PAIR><PAIR_NUMBER>%d</PAIR_NUMBER><PLAYER><PLAYER_NAME>Ana %d</PLAYER_NAME></PLAYER></PAIR>"
BOARD = b"""<BOARD><BOARD_NUMBER>%d</BOARD_NUMBER><TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER>
<EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><CONTRACT>3NT</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>9</TRICKS>
<SCORE>%d</SCORE></TRAVELLER_LINE></BOARD>"""
SEVERAL = TWO % {b"pairs": PAIR % (1, 1) + PAIR % (2, 2), b"board": BOARD % (1, 400), b"other": BOARD % (2, 600)}


def hidden(page: httpx.Response) -> dict[str, str]:
    found = re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', page.text)
    return {name: html.unescape(value) for name, value in found}


def hand_in(person: Person, name: str, data: bytes) -> httpx.Response:
    return person.client.post("/office/import", data={"csrf": person.csrf}, files={"file": (name, data)})


def facts_in(club: Club, name: str) -> list[object]:
    with club.house.events.shelf.open(name) as store:
        texts = [each.text for each in store.read()]
    import json

    return [read_fact(json.loads(each)["fact"]).value for each in texts]


def test_what_devices_recorded_is_shown_and_becomes_an_event_once(club: Club) -> None:
    organizer = club.organizer()
    shown = hand_in(organizer, DEVICES.name, DEVICES.read_bytes())
    assert shown.status_code == 200, shown.text
    assert "What is in two-tables.bws" in shown.text
    assert "4 contestants" in shown.text
    assert "One score was given by the Director." in shown.text
    assert club.house.events.names() == ()

    form = {**hidden(shown), "title": "Devices' night", "date": "2026-11-20", "rules": "laws", "is_over": "1"}
    first = organizer.client.post("/office/import/take", data=form)
    again = organizer.client.post("/office/import/take", data=form)
    assert first.status_code == again.status_code == 303, first.text
    assert first.headers["location"] == again.headers["location"]
    [name] = club.house.events.names()
    facts = facts_in(club, name)
    entered = [each for each in facts if isinstance(each, ContestantEntered)]
    results = [each for each in facts if isinstance(each, ResultEntered)]
    assert len(results) == 8
    assert len(entered) == 4
    assert entered[0].players[0].number == "1000"
    office = organizer.client.get(first.headers["location"])
    assert office.status_code == 200
    assert "Devices&#39; night" in office.text


def test_of_a_file_with_several_events_one_is_chosen(club: Club) -> None:
    organizer = club.organizer()
    shown = hand_in(organizer, "two.xml", SEVERAL)
    assert "The file holds 2 events" in shown.text
    other = organizer.client.post("/office/import", data={**hidden(shown), "number": "2", "another": "1"})
    assert "2 boards" in other.text
    form = {**hidden(other), "number": "2", "title": "Second", "date": ""}
    assert organizer.client.post("/office/import/take", data=form).status_code == 303
    [name] = club.house.events.names()
    assert sum(isinstance(each, ResultEntered) for each in facts_in(club, name)) == 2


def test_a_file_that_names_nobody_is_taken_over_by_numbers(club: Club) -> None:
    organizer = club.organizer()
    table = b'[Event "E"]\n[Board "1"]\n[ScoreTable "PairId_NS;PairId_EW;Score_NS"]\n1 2 420\n3 4 -50\n'
    shown = hand_in(organizer, "numbers.pbn", table)
    assert shown.status_code == 200, shown.text
    form = {**hidden(shown), "title": "Numbers", "date": ""}
    assert organizer.client.post("/office/import/take", data=form).status_code == 303
    assert sum(isinstance(each, ResultEntered) for each in facts_in(club, "Numbers")) == 2


@pytest.mark.parametrize(
    ("name", "data", "said"),
    [
        ("nothing.bws", b"", "nothing.bws is empty"),
        ("broken.bws", b"\0\1\0\0Standard Jet DB" + b"x" * 5000, "There is no result in broken.bws, or it is damaged"),
        ("broken.xml", b"<USEBIO><broken", "There is no result in broken.xml, or it is damaged"),
        ("letter.doc", b"\1\2\3" * 500, "The format of letter.doc is not known"),
        ("boards.pbn", b'[Board "1"]\n[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. -"]\n', "boards.pbn"),
        ("page.pbn", b"not found\n", "page.pbn is read as PBN, and nothing of that is in it"),
        ("page.html", b"<html>not found</html>", "The format of page.html is not known"),
        ("other.event", b"SQLite format 3\0" + bytes(100), "an event of Duplicado itself"),
        ("huge.bws", bytes(LARGEST_FILE + 1), "huge.bws is larger than 8 MB"),
    ],
)
def test_what_cannot_be_used_is_said_and_makes_nothing(club: Club, name: str, data: bytes, said: str) -> None:
    page = hand_in(club.organizer(), name, data)
    assert page.status_code == 422
    assert said in html.unescape(page.text)
    assert club.house.events.names() == ()


def test_what_is_far_too_large_is_refused_in_words(club: Club) -> None:
    page = hand_in(club.organizer(), "huge.bws", bytes(2 * LARGEST_FILE + 1))
    assert page.status_code == 413
    assert f"No more than {2 * LARGEST_FILE // 1_000_000} MB" in page.text


def test_a_field_that_somebody_made_up_unpacks_to_nothing(club: Club) -> None:
    import zlib

    organizer = club.organizer()
    bomb = base64.b64encode(zlib.compress(bytes(40_000_000))).decode()
    for packed in ("?", bomb):
        form = {"csrf": organizer.csrf, "packed": packed, "file_name": "x.bws", "command": "c", "name": "X"}
        assert organizer.client.post("/office/import/take", data=form).status_code == 422
    assert club.house.events.names() == ()


def test_a_name_that_is_taken_loses_nothing_of_what_was_filled_in(thursday: Club) -> None:
    organizer = thursday.organizer()
    shown = hand_in(organizer, DEVICES.name, DEVICES.read_bytes())
    form = {**hidden(shown), "title": EVENT, "date": ""}
    page = organizer.client.post("/office/import/take", data=form)
    assert page.status_code == 409
    assert "There is an event Thursday already" in html.unescape(page.text)
    again = organizer.client.post("/office/import/take", data={**hidden(page), "title": "Friday", "date": ""})
    assert again.headers["location"] == "/e/Friday/office?done=1"
    assert len(facts_in(thursday, "Thursday")) == 12


def test_programs_rehearse_it_and_take_it_over(club: Club) -> None:
    organizer = club.organizer()
    body = {"id": "im1", "file": DEVICES.name, "data": base64.b64encode(DEVICES.read_bytes()).decode()}
    told = organizer.send("POST", "/api/1/imports", {**body, "rehearse": True})
    assert told.status_code == 200, told.text
    assert (told.json()["format"], told.json()["results"], told.json()["contestants"]) == ("Bridgemate", 8, 4)
    assert club.house.events.names() == ()
    made = organizer.send("POST", "/api/1/imports", {**body, "name": "Devices"})
    again = organizer.send("POST", "/api/1/imports", {**body, "name": "Devices"})
    assert made.json() == again.json()
    assert club.house.events.names() == ("Devices",)
    assert organizer.send("POST", "/api/1/imports", {**body, "data": "???"}).status_code == 400
    damaged = organizer.send("POST", "/api/1/imports", {**body, "id": "x", "data": base64.b64encode(b"abc").decode()})
    assert damaged.status_code == 422
    assert "two-tables.bws" in damaged.json()["sentence"]


@pytest.mark.parametrize("role", [Role.DIRECTOR, Role.SCORER])
def test_who_was_let_in_to_one_event_founds_no_other(thursday: Club, role: Role) -> None:
    assert hand_in(thursday.person(role), DEVICES.name, DEVICES.read_bytes()).status_code == 403


@pytest.mark.parametrize(("language", "written"), [("en", "2.5"), ("es", "2,5")])
def test_what_is_not_taken_over_is_said_in_the_readers_letters(club: Club, language: str, written: str) -> None:
    organizer = club.organizer()
    added = (PAIR % (1, 1)).replace(b"</PAIR>", b"<ADJUSTMENT>2.5</ADJUSTMENT></PAIR>")
    form = {"csrf": organizer.csrf, "rules": "ebu"}
    files = {"file": ("two.xml", SEVERAL.replace(PAIR % (1, 1), added))}
    page = organizer.client.post(f"/office/import?lang={language}", data=form, files=files)
    assert f" 1 ({written}) " in page.text
