"""Run in a process that has the marked language: everything that a served club shows to a person bears marks."""

import re
from collections.abc import Iterator

import pytest
from tests.club.conftest import EVENT, Club, Person, result, serving
from tests.locale.crawl import Walk

from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.announcements import AnnouncementMade
from duplicado.event.facts.calls import DirectorCalled
from duplicado.event.facts.contestants import ContestantEntered, Player
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.progress import RoundCalled
from duplicado.event.ranking.ties import TIE_CHAINS, TieRule
from duplicado.formats.event_record.document import fact_data
from duplicado.movement.mitchell import mitchell
from duplicado.service.live.roles import Role

LEFT = re.compile(r"[?&]lang=|/static/|/law/|/api/|/backup|deals\.pbn|kept\.json")
"""Other languages, files that programs read, and the book, whose pages another walk opens."""
ENDS = re.compile(r"/archive$|/archived$")
"""Forms that take the event out of the club."""
WORDS = frozenset(re.findall(r"[a-z]{2,}", "Thursday; by the organizer, the laptop; a test; python-httpx; Bridgemate"))
WORDS |= {word for one in (*TIE_CHAINS, *(rule.value for rule in TieRule)) for word in re.findall(r"[a-z]{2,}", one)}
WORDS |= {"2027-01-15"}
"""Names of the event, of who issues codes, of a device and of a program; what is typed: codes of tie-breaks, a day."""


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with serving(tmp_path_factory.mktemp("served") / "CLUB") as served:
        pairs = tuple(ContestantId(number) for number in range(1, 11))
        facts: tuple[AnyFact, ...] = (
            EventFounded("THURSDAY", Conditions()),
            *(ContestantEntered(each, (Player(f"ANA {each.number}"), Player(f"RUI {each.number}"))) for each in pairs),
            SectionPlanned(1, "", mitchell(5), pairs, 2),
        )
        body = {"id": "founding", "name": EVENT, "facts": [fact_data(each) for each in facts]}
        assert served.organizer().send("POST", "/api/1/events", body).status_code == 200
        director = served.person(Role.DIRECTOR, by="EVA")
        director.done(RoundCalled(1, 1))
        table = served.at_table(2)
        table.done(result(2, 3, "3NT E ="))
        table.done(DirectorCalled(Where(1, "", 1, 2, 4), "REVOKE"))
        director.done(AnnouncementMade("COFFEE", 1))
        served.at_table(1).done(result(1, 1, "4S N ="))
        yield served


def walked(person: Person, *starts: str) -> Walk:
    walk = Walk(person.client, WORDS, LEFT, ENDS)
    person.client.follow_redirects = True
    walk.walk(starts)
    return walk


def report(walk: Walk) -> str:
    return "\n".join(f"{text}  <- {min(at)}" for text, at in sorted(walk.wrong.items()))


@pytest.mark.parametrize("role", [Role.DIRECTOR, Role.SCORER, Role.ASSISTANT, Role.DISPLAY])
def test_the_office_of_an_event(club: Club, role: Role) -> None:
    walk = walked(club.person(role, by="EVA"), f"/e/{EVENT}/office", f"/e/{EVENT}/scorer", f"/e/{EVENT}/wall")
    assert not walk.wrong, report(walk)


def test_the_office_of_the_club(club: Club) -> None:
    walk = walked(
        club.organizer(),
        "/office",
        "/office/new",
        "/office/people",
        "/office/settings",
        "/office/import",
        "/office/clubs",
        "/office/templates",
        "/connect",
    )
    assert not walk.wrong, report(walk)


def test_a_table(club: Club) -> None:
    walk = walked(club.at_table(3), f"/e/{EVENT}/t/1/3", f"/e/{EVENT}/table")
    assert not walk.wrong, report(walk)


def test_the_public(club: Club) -> None:
    walk = walked(
        club.public(), "/", f"/e/{EVENT}", f"/e/{EVENT}/results", "/in", "/exam", "/nowhere", "/e/NOWHERE", "/law"
    )
    assert not walk.wrong, report(walk)
