"""Rooms in which something is shown first: what cannot be done is told, and the form comes back as it was filled in."""

import html
import re

import pytest
from tests.club.conftest import Club, Person
from tests.club.test_consolation import hidden
from tests.club.test_templates import facts_of, make

from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.progress import SessionEnded
from duplicado.web.club.made import PageNotMade
from duplicado.web.club.pages import new_id


@pytest.fixture
def organizer(club: Club) -> Person:
    """Whoever makes and runs the events."""
    return club.organizer()


def alarms(page: str) -> list[str]:
    """Return what is said aloud, without marks of the page."""
    found = re.findall(r'<div class="panel alarm" role="alert">(.*?)</div>', page, re.DOTALL)
    return [" ".join(html.unescape(re.sub("<[^>]+>", " ", each)).split()) for each in found]


def planned(person: Person, event: str) -> int:
    return sum(isinstance(each, SectionPlanned) for each in facts_of(person, event))


def test_an_odd_id_of_a_command_is_answered_where_a_round_is_paired(organizer: Person) -> None:
    make(organizer, {"title": "Swiss", "kind": "teams-swiss", "number": "4", "minutes": "120"})
    path = "/e/Swiss/office/pair"
    shown = organizer.client.get(path, params={"again": "1", "boards": "3"})
    form = hidden(shown, path)
    odd = organizer.client.post(path, data={**form, "id": "no id"})
    assert odd.status_code == 400
    assert len(alarms(odd.text)) == 1
    assert planned(organizer, "Swiss") == 1
    again = hidden(odd, path)
    assert (again["boards"], again["shown"]) == ("3", form["shown"])
    assert again["id"] not in {"no id", form["id"]}
    assert organizer.client.post(path, data=again).status_code == 303
    assert planned(organizer, "Swiss") == 2


def test_what_is_in_the_way_of_a_session_is_told_once(organizer: Person) -> None:
    make(organizer, {"title": "Pairs", "kind": "pairs", "number": "8", "minutes": "100"})
    organizer.done(SessionEnded(1), event="Pairs")
    path = "/e/Pairs/office/session"
    assert alarms(organizer.client.get(path).text) == []  # nothing was asked for yet
    short = organizer.client.get(path, params={"minutes": "3"})
    assert (short.status_code, len(alarms(short.text))) == (422, 1)
    form = {**hidden(organizer.client.get(path, params={"minutes": "100"}), path), "choice": "1", "reason": "so"}
    odd = organizer.client.post(path, data={**form, "id": "no id"})
    assert (odd.status_code, len(alarms(odd.text))) == (400, 1)
    missing = organizer.client.post(path, data={**form, "boards": "file"})
    assert (missing.status_code, len(alarms(missing.text))) == (422, 1)
    assert 'name="choice" value="1" checked' in missing.text
    broken = organizer.client.post(path, data={**form, "boards": "file"}, files={"deals": ("a.pbn", b"no boards")})
    assert broken.status_code == 422
    assert "a.pbn" in alarms(broken.text)[0]
    nothing = organizer.client.post(path, data={**form, "minutes": ""})
    assert (nothing.status_code, len(alarms(nothing.text))) == (422, 1)
    assert planned(organizer, "Pairs") == 1
    # A round of an event whose rounds are not paired: who only looks is told nothing, who sends a form why not.
    pair = "/e/Pairs/office/pair"
    assert alarms(organizer.client.get(pair).text) == []
    refused = organizer.client.post(pair, data={"csrf": organizer.csrf})
    assert (refused.status_code, len(alarms(refused.text))) == (409, 1)


def test_why_something_cannot_be_stands_in_lines() -> None:
    assert PageNotMade("Nothing fits.", "  Fewer boards", "More minutes", status=422).lines == [
        "Nothing fits.",
        "Fewer boards",
        "More minutes",
    ]
    assert PageNotMade("One\n  and more").lines == ["One", "and more"]
    assert PageNotMade("It cannot be").status == 409


def test_ids_of_forms_are_those_of_commands_and_never_the_same() -> None:
    ids = {new_id() for _ in range(100)}
    assert len(ids) == 100
    assert all(re.fullmatch("[0-9a-f]{24}", each) for each in ids)
