"""Texts that somebody wrote to do harm, on every page that shows what is in a record."""

import re
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.club.conftest import EVENT, Club, founded, founding, result, serving
from tests.club.test_routes import AT, PAGE, ROUTES, VALUES

from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.announcements import AnnouncementMade
from duplicado.event.facts.calls import DirectorCalled
from duplicado.event.facts.contestants import ContestantEntered, Player
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.founding import EventFounded, EventRenamed
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.progress import SessionEnded
from duplicado.event.facts.results import Place
from duplicado.event.facts.rulings import RulingGiven
from duplicado.formats.event_record.document import fact_data
from duplicado.publish.harmless import harmless
from duplicado.service.live.roles import Role

TURNED = "\u202egnp.exe\u2066\u2067\u202d"
CONTROLS = "\x07\x1b[31m\x7f\x85\u2028"
HOSTILE = f"<script>alert(1)</script>'\"&{{{{ 7*7 }}}}{TURNED}{CONTROLS}\u05e2\u05d3\u05d9 "
UNSEEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")
EVALUATED = "&#39;&#34;&amp;49"
"""The result of the braces if they were taken for a template of ours."""
GOING_ON, OVER = "Hostile", "Over"


def hostile(length: int) -> str:
    return (HOSTILE * (length // len(HOSTILE) + 1))[:length]


@contextmanager
def written_by(text: Callable[[int], str], folder: Path) -> Generator[Club]:
    """Serve a club in which every text is one of somebody's, as long as it may be."""
    name = text(200)
    entered = [
        ContestantEntered(ContestantId(number), (Player(name, text(40)), Player(name)), name=name)
        for number in range(1, 11)
    ]
    planned = next(each for each in founding() if isinstance(each, SectionPlanned))
    facts: list[AnyFact] = [EventFounded(name, Conditions()), *entered, planned]
    played: list[AnyFact] = [
        result(3, 5, "4S N =", side=None),
        AnnouncementMade(text(1000), 1),
        DirectorCalled(Where.at(Place(1, "", 1, 3, 5)), text(1000)),
        RulingGiven(Where.at(Place(1, "", 1, 3, 5)), ("64A1",), text(4000)),
    ]
    with serving(folder) as club:
        founded(club)
        organizer = club.organizer()
        for event, all_facts in ((OVER, [*facts, *played, SessionEnded(1)]), (GOING_ON, [*facts, *played])):
            sent = {"id": event, "name": event, "facts": [fact_data(each) for each in all_facts], "confirmed": True}
            answer = organizer.send("POST", "/api/1/events", sent)
            assert answer.status_code == 200, answer.text
        club.person(Role.DIRECTOR).done(EventRenamed(name))
        club.house.people.add(name[:100], number=text(20), contact=name[:100])
        yield club


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with written_by(hostile, Path(tmp_path_factory.mktemp("club"))) as club:
        yield club


def pages() -> Iterator[str]:
    """The addresses of every page that is looked at, of an event that is played and of one that is over."""
    for name in sorted(ROUTES):
        method, path = name.split(" ")
        if method == "GET" and not path.startswith(("/api/", "/law", "/exam", "/static")) and AT not in path:
            for event in (GOING_ON, OVER, EVENT) if PAGE in path else (EVENT,):
                yield path.format(**{**VALUES, "event": event, "kind": "ruling", "address": "1"})


@pytest.mark.rest
def test_no_page_shows_what_turns_or_breaks_the_text_around_it(served: Club) -> None:
    people = [served.organizer(), served.person(Role.DISPLAY, event=GOING_ON), served.at_table(3), served.public()]
    shown: set[str] = set()
    wrong: list[str] = []
    for path in pages():
        for person in people:
            answer = person.client.get(path, follow_redirects=True)
            if answer.status_code >= 500:
                wrong.append(f"{path}: {answer.status_code}")
            if "text/html" in answer.headers.get("content-type", ""):
                found = UNSEEN.search(answer.text)
                wrong += [f"{path}: {found[0]!a}"] if found else []
                wrong += [f"{path}: a script"] if "<script>alert" in answer.text else []
                wrong += [f"{path}: a template"] if EVALUATED in answer.text else []
                shown |= {path} if "alert(1)" in answer.text else set()
    assert wrong == []
    assert len(shown) > 30, "pages that show none of it test nothing"


def test_what_is_seen_stays() -> None:
    for text in ("Łódź", "עדי", "الف\u200f", "a\nb\tc", "♠ 4♥", "\U0001f600", "O’Brien"):
        assert harmless(text) == text
    assert harmless(7) == 7
