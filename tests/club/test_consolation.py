"""Events that follow from another: who is out of a knock-out or qualified is shown, and their event is founded."""

import html
import re
from urllib.parse import quote

import httpx
import pytest
from tests.club.conftest import Club, Person

from duplicado.event.conditions import Conditions, ContestForm, RoundsPaired
from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.event.facts.contestants import ContestantEntered, Player
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.results import ScoreWritten
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.event.record.live_standings import LiveStandings
from duplicado.formats.event_record.document import fact_data
from duplicado.locale import Language
from duplicado.publish.messages import Messages
from duplicado.service.live.roles import Access, Openness, Release, Role
from duplicado.table.contest_kind import ContestKind

CUP = "Cup"
PAGE = f"/e/{CUP}/office/consolation"
CONDITIONS = Conditions(
    kind=ContestKind.TEAMS,
    method=ScoringMethod.IMPS,
    form=ContestForm.KNOCK_OUT,
    pairing=RoundsPaired.KNOCK_OUT,
)


def hidden(page: httpx.Response, action: str) -> dict[str, str]:
    """Return the hidden fields of the form that is sent there."""
    form = re.search(rf'<form method="post" action="{action}".*?</form>', page.text, re.DOTALL)
    assert form is not None, page.text
    found = re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', form[0])
    return {name: html.unescape(value) for name, value in found}


def table_of_winner(who: int) -> int:
    return 800 if who < 3 else -800


@pytest.fixture
def organizer(club: Club) -> Person:
    return knock_out(club)


def knock_out(club: Club, conditions: Conditions = CONDITIONS) -> Person:
    """Return the organizer of a club with a knock-out of four teams, the first round of which is paired.

    Under other conditions it is another event of theirs that is paired round by round.
    """
    person = club.organizer()
    seats = ("Ana", "Bea", "Eva", "Ida")
    teams = [
        ContestantEntered(ContestantId(number), tuple(Player(f"{name} {number}") for name in seats), f"T{number}")
        for number in range(1, 5)
    ]
    sent: list[AnyFact] = [EventFounded("Cup", conditions, "2026-11-20"), *teams]
    body = {"id": "founding", "name": CUP, "facts": [fact_data(each) for each in sent]}
    assert person.send("POST", "/api/1/events", body).status_code == 200
    pair(person, CUP)
    return person


def pair(person: Person, event: str) -> None:
    path = f"/e/{quote(event)}/office/pair"
    shown = person.client.get(path, params={"boards": "2"})
    answer = person.client.post(path, data=hidden(shown, path))
    assert answer.status_code == 303, html.unescape(answer.text)


def play(club: Club, person: Person) -> None:
    """Play the round: the teams 1 and 2 win."""
    plan = club.house.open_events.served[CUP].state.session(1).plans[""]
    dues = {due.place: due for number in range(1, 5) for due in plan.of_contestant(1, ContestantId(number))}
    for due in dues.values():
        points = table_of_winner(due.north_south.number)
        person.done(ResultEntered(due.place, ScoreWritten(points)), event=CUP)


def test_who_is_out_is_shown_and_plays_on_in_an_event_of_its_own(club: Club, organizer: Person) -> None:
    play(club, organizer)
    movement = organizer.client.get(f"/e/{CUP}/office/movement")
    assert PAGE in movement.text
    shown = organizer.client.get(PAGE, params={"title": "Plate", "pairing": "knock-out"})
    assert "Plate: 2 take part" in shown.text
    assert re.findall(r"<li>(\d T\d)</li>", shown.text) == ["3 T3", "4 T4"]
    assert club.house.events.names() == (CUP,)

    form = hidden(shown, PAGE)
    first, again = (organizer.client.post(PAGE, data=form) for _ in range(2))
    assert first.status_code == again.status_code == 303, html.unescape(first.text)
    assert first.headers["location"] == again.headers["location"] == "/e/Plate%202026-11-20/office/pair?done=1"
    assert club.house.events.names() == (CUP, "Plate 2026-11-20")
    assert re.search(r"href=\"/e/Plate%202026-11-20\">Plate <", club.public().get("/").text)
    pair(organizer, "Plate 2026-11-20")
    plan = club.house.open_events.served["Plate 2026-11-20"].state.session(1).plans[""]
    assert {who.number for who in plan.contestants} == {3, 4}


def test_while_matches_are_open_it_is_said_which(club: Club, organizer: Person) -> None:
    page = organizer.client.get(PAGE)
    assert "Round 1 still has no winner" in html.unescape(page.text)
    play(club, organizer)
    final = organizer.client.get(PAGE, params={"until": "2"})
    assert "Take the losers of rounds 1 to 1" in html.unescape(final.text)
    assert club.house.events.names() == (CUP,)


def test_who_is_out_by_now_is_shown_anew_where_it_has_changed(club: Club, organizer: Person) -> None:
    play(club, organizer)
    form = hidden(organizer.client.get(PAGE), PAGE)
    late = organizer.client.post(PAGE, data={**form, "shown": "1,4"})
    assert late.status_code == 409
    assert "Check who is out now" in html.unescape(late.text)
    assert club.house.events.names() == (CUP,)


def test_an_event_without_a_knock_out_has_none(thursday: Club) -> None:
    organizer = thursday.organizer()
    page = organizer.client.get("/e/Thursday/office/consolation")
    assert "Nobody is knocked out in this event" in html.unescape(page.text)
    assert "office/consolation" not in organizer.client.get("/e/Thursday/office/movement").text


def test_who_was_let_in_to_the_one_event_founds_no_other(club: Club, organizer: Person) -> None:
    play(club, organizer)
    director = club.person(Role.DIRECTOR, event=CUP)
    assert director.client.get(PAGE).status_code == 403
    playing = club.person(Role.ORGANIZER, event="", plays=(ContestantId(1),))
    assert playing.client.get(PAGE).status_code == 403


def test_programs_rehearse_it_and_found_it(club: Club, organizer: Person) -> None:
    address = f"/api/1/events/{CUP}/consolation"
    early = organizer.send("POST", address, {"id": "c1", "rehearse": True})
    assert (early.status_code, early.json()["code"]) == (409, "not-ready")
    play(club, organizer)
    told = organizer.send("POST", address, {"id": "c1", "title": "Plate", "rehearse": True}).json()
    assert told["contestants"] == ["3", "4"]
    assert club.house.events.names() == (CUP,)
    body = {"id": "c1", "title": "Plate", "name": "Plate"}
    first, again = (organizer.send("POST", address, body).json() for _ in range(2))
    assert first == again
    assert club.house.events.names() == (CUP, "Plate")


def _is_told_beside_the_ranking(club: Club, organizer: Person, language: str) -> None:
    """The amount carried over stands on the first public page and, on the wall, beside each name, where it is shown."""
    at_once = Openness(display=Release.AT_ONCE, public=Release.AT_ONCE)
    club.house.open_events.set_access("Final", Access(openness=at_once))
    state = club.house.open_events.served["Final"].state
    organizer.done(ResultEntered(next(iter(state.session(1).plans[""].due)), ScoreWritten(50)), event="Final")
    public = re.sub(r"<[^>]+>", " ", club.public().client.get("/e/Final", params={"lang": language}).text)
    heading = Messages.load(Language(language)).text("final-carried")
    below = " ".join(public.split()).partition(f"{heading}: ")[2]
    who = [each.contestant for each in state.carried_over.values()]
    assert [each for each in who if f"{each} North {each} – South" not in below] == []
    (ranking,) = club.person(Role.DISPLAY, event="Final").view("Final")["rankings"]
    assert {rank["carried_percent"] for rank in ranking["ranks"] if "carried" in rank} == {True}


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_the_first_of_a_ranking_go_on_in_a_final_with_what_they_carry_over(thursday: Club, language: str) -> None:
    organizer = thursday.organizer()
    path = "/e/Thursday/office/final"
    assert path in organizer.client.get("/e/Thursday/office/movement").text
    none = organizer.client.get(path)
    assert "1" in html.unescape(none.text)
    play_all(thursday, organizer)
    # The better half is proposed, and each field has a label of its own.
    proposed = organizer.client.get(path).text
    assert re.search(r'<input[^>]*name="last"[^>]*value="5"', proposed)
    assert proposed.count('id="final-title"') == 1
    asked = {"title": "Final", "last": "4", "carried": "part", "lang": language}
    shown = organizer.client.get(path, params=asked)
    assert len(re.findall(r"<li>\d .* %</li>", shown.text)) == 4, shown.text
    assert 'value="swiss"' in shown.text
    assert 'value="knock-out"' not in shown.text
    refused = organizer.client.get(path, params={**asked, "pairing": "knock-out"})
    why = re.search(r'role="alert"[^>]*>(.*?)</', refused.text, re.DOTALL)
    assert why is not None
    assert not re.search(r"\((form|kind)\)|[a-z]+ = [a-z]+", why[1]), why[1]
    form = hidden(shown, path)
    cut = html.unescape(organizer.client.get(path, params={**asked, "last": "3"}).text)
    level = re.search(r"[^>]* 3: ([^<.]*)\.", cut)
    assert level is not None, cut
    assert re.fullmatch(r"\d+ North \d – South \d, \d+ North \d – South \d", level[1]), level[1]
    ranks = LiveStandings(thursday.house.open_events.served["Thursday"].record.order).rankings[0].ranks
    changed = organizer.client.post(path, data={**form, "shown": "1:"})
    assert changed.status_code == 409
    made = organizer.client.post(path, data={**form, "name": "Final"})
    assert made.status_code == 303, html.unescape(made.text)
    state = thursday.house.open_events.served["Final"].state
    assert {who.number for who in state.contestants} == {rank.contestant.number for rank in ranks[:4]}
    assert len(state.carried_over) == 4

    # What everybody has brought along stands below the ranking.
    carried = state.carried_over.values()
    told = re.sub(r"<[^>]+>", " ", organizer.client.get("/e/Final/office/ranking", params={"lang": "en"}).text)
    brought = " ".join(told.split()).partition("Carry-over: ")[2]
    assert [each for each in carried if f"{each.contestant} North {each.contestant} – South" not in brought] == []
    # It begins with the choice of a movement, in which those who are qualified play by their seeds.
    session = "/e/Final/office/session"
    assert session in organizer.client.get("/e/Final/office/movement").text
    ways = organizer.client.get(session, params={"minutes": "60", "lang": language})
    sent = organizer.client.post(session, data={**hidden(ways, session), "choice": "1", "boards": "none"})
    assert sent.status_code == 303, html.unescape(sent.text)
    planned = thursday.house.open_events.served["Final"].state.session(1).plans[""].current
    assert [who.number for who in planned.contestants] == [rank.contestant.number for rank in ranks[:4]]
    _is_told_beside_the_ranking(thursday, organizer, language)

    body = {"id": "f1", "last": 4, "carried": "steps", "amount": "6", "rehearse": True}
    told = organizer.send("POST", "/api/1/events/Thursday/final", body).json()
    # The third and the fourth are level, and share the steps 2 and 0.
    assert [told["carried"][who] for who in told["contestants"]] == ["6", "4", "1", "1"]
    bad = organizer.send("POST", "/api/1/events/Thursday/final", {**body, "amount": "x"})
    assert bad.status_code == 422
    assert organizer.client.get(path, params={"last": "x"}).status_code == 422


def play_all(club: Club, person: Person) -> None:
    """Enter a result for every place of the event, so that all pairs differ."""
    plan = next(iter(club.house.open_events.served["Thursday"].state.session(1).plans.values()))
    for place, due in plan.due.items():
        points = 100 * (due.north_south.number**2 + 3 * due.east_west.number)
        person.done(ResultEntered(place, ScoreWritten(points)), event="Thursday")
