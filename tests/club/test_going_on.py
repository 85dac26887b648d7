"""The next step of an event at the console: the next round is paired, a session is added, sections go by themselves."""

import re

import httpx
import pytest
from tests.club.conftest import Club, Person
from tests.club.test_templates import facts_of, hidden, make

from duplicado.event.conditions import SessionsCount
from duplicado.event.facts.clock import RoundsTimed
from duplicado.event.facts.founding import ConditionsChanged
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.progress import RoundCalled, SessionEnded
from duplicado.event.facts.results import Place
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.formats.traveller_text import read_traveller_line
from duplicado.service.live.roles import Role

SWISS = {"title": "Swiss", "kind": "teams-swiss", "number": "5", "minutes": "180", "boards_each": "4"}


@pytest.fixture
def organizer(club: Club) -> Person:
    """Whoever makes and runs the events."""
    return club.organizer()


def planned(organizer: Person, event: str) -> list[SectionPlanned]:
    return [each for each in facts_of(organizer, event) if isinstance(each, SectionPlanned)]


def send(organizer: Person, page: httpx.Response, path: str, **more: str) -> httpx.Response:
    form = page.text[page.text.index('<form method="post"') :]
    return organizer.client.post(path, data={**hidden(httpx.Response(200, text=form)), **more})


def test_a_swiss_round_is_paired_at_the_console(organizer: Person) -> None:
    make(organizer, SWISS, boards="dealt")
    path = "/e/Swiss/office/pair"
    assert "Pair the next round" in organizer.client.get("/e/Swiss/office/movement").text
    wanting = organizer.client.get(path)
    assert "Round 1 has no result yet at table" in wanting.text
    # The first round anew takes all five along though none of them has a name, the one with the bye too.
    again = organizer.client.get(path, params={"again": "1", "boards": "3"})
    assert "boards 1–3" in again.text
    assert send(organizer, again, path).status_code == 303
    first = planned(organizer, "Swiss")[-1]
    assert (first.boards_each, len(first.contestants)) == (3, 5)
    results = [
        ResultEntered(Place(1, "", 1, table, board), read_traveller_line(f"3N N {'=' if table % 2 else '-1'}"))
        for table in range(1, 5)
        for board in range(1, 4)
    ]
    organizer.done(*results, event="Swiss")
    shown = organizer.client.get(path)
    assert "Round 2" in shown.text
    assert "boards 4–6" in shown.text
    # It stands otherwise by the time it is taken: it is shown anew, and nothing is recorded.
    stale = {**hidden(httpx.Response(200, text=shown.text[shown.text.index('<form method="post"') :])), "shown": "x"}
    refused = organizer.client.post(path, data=stale)
    assert (refused.status_code, len(planned(organizer, "Swiss"))) == (409, 2)
    assert "It stands otherwise" in refused.text
    answer = send(organizer, shown, path)
    assert answer.status_code == 303, answer.text
    second = planned(organizer, "Swiss")[-1]
    assert (second.session, second.from_round, second.boards_each) == (1, 2, 3)


def test_pairing_is_for_who_may_change_the_movement(club: Club, organizer: Person) -> None:
    make(organizer, SWISS)
    scorer = club.person(Role.SCORER, event="Swiss")
    for path in ("/e/Swiss/office/pair", "/e/Swiss/office/session"):
        assert scorer.client.get(path).status_code == 403
        assert scorer.client.post(path, data={"csrf": scorer.csrf}).status_code == 403
        assert club.public().get(path).status_code == 401
        assert organizer.client.post(path, data={"csrf": "wrong"}).status_code == 403


def test_a_session_is_added_and_counts_with_the_first(club: Club, organizer: Person) -> None:
    make(organizer, {"title": "Pairs", "kind": "pairs", "number": "8", "minutes": "150"}, boards="dealt")
    organizer.done(SessionEnded(1), event="Pairs")
    path = "/e/Pairs/office/session"
    asked = organizer.client.get(path)
    assert 'value="180"' in asked.text
    assert "Nothing fits 3 minutes" in organizer.client.get(path, params={"minutes": "3"}).text
    shown = organizer.client.get(path, params={"minutes": "100"})
    assert shown.text.count('name="choice"') >= 1
    why = {"boards": "dealt", "count": "sessions", "choice": "1"}
    bare = send(organizer, shown, path, **why, reason="")
    assert bare.status_code == 422
    assert sorted(club.house.dealt.of("Pairs")) == [1]  # what came to nothing is not kept
    added = send(organizer, shown, path, **why, reason="announced so")
    assert (added.status_code, added.headers["location"]) == (303, "/e/Pairs/office/access?session=1")
    facts = facts_of(organizer, "Pairs")
    one, two = planned(organizer, "Pairs")
    assert (two.session, set(two.contestants)) == (2, set(one.contestants))
    assert two.contestants[4:] == one.contestants[:4]
    (changed,) = [each for each in facts if isinstance(each, ConditionsChanged)]
    assert changed.conditions.sessions is SessionsCount.SESSIONS
    assert [each.session for each in facts if isinstance(each, RoundsTimed)] == [1, 2]
    dealt = club.house.dealt.of("Pairs")
    public = club.public().get("/e/Pairs/dealt").text
    assert dealt[1][0].seed in public
    assert dealt[2][0].seed not in public
    assert dealt[2][0].commitment in public
    file = organizer.client.post("/e/Pairs/office/deals.pbn", data={"csrf": organizer.csrf}).text
    assert file.count("[Deal ") == len(dealt[2][0].boards)  # of the session that is still to be played
    assert "Session 3" in organizer.client.get(path).text


def test_each_section_is_called_by_itself(organizer: Person) -> None:
    asked = {"title": "Two", "kind": "pairs", "number": "16", "minutes": "150", "sections": "2"}
    make(organizer, asked)
    overview = organizer.client.get("/e/Two/office").text
    assert "Start: call round 1" in overview
    forms = re.findall(r"<form.*?</form>", overview, re.DOTALL)
    (of_a,) = [each for each in forms if "Section A: call round 1" in each]
    sent = organizer.client.post("/e/Two/office/do/round", data=hidden(httpx.Response(200, text=of_a)))
    assert sent.status_code == 303
    called = [each for each in facts_of(organizer, "Two") if isinstance(each, RoundCalled)]
    assert called == [RoundCalled(1, 1, "A")]
    after = organizer.client.get("/e/Two/office").text
    assert "Section A: call round 2" in after
    assert "Section B: call round 1" in after
    assert 'id="call-round-1"' not in after  # for both at once it would be another round
