"""Exchange of two contestants in a drawn round: on the page, by JSON, each of them checked."""

import html
import re

import httpx
from tests.club.conftest import Club, Person
from tests.club.test_consolation import CUP, hidden, knock_out, play
from tests.club.test_contests_to_their_end import everything_played, words
from tests.club.test_match_cards import swiss

from duplicado.event.contest import ContestantId
from duplicado.event.facts.planning import SectionPlanned

PAIR = "/e/Swiss/office/pair"


def shown(person: Person, **asked: str) -> httpx.Response:
    """Return the page of the next round with what was pressed on it."""
    return person.client.get(PAIR, params=asked)


def matches(page: str) -> list[str]:
    """Return the lines of the round as they are read."""
    found = re.search(r'<ul class="round-list">(.*?)</ul>', page, re.DOTALL)
    assert found is not None, words(page)
    return [words(each) for each in re.findall(r"<li>(.*?)</li>", found[1], re.DOTALL)]


def pressed(page: httpx.Response, label: str, person: Person) -> httpx.Response:
    """Press the button with that label of a form that shows the round otherwise."""
    forms = re.findall(
        r'<form method="get" action="/e/Swiss/office/pair" class="actions">.*?</form>', page.text, re.DOTALL
    )
    (form,) = [each for each in forms if label in words(each)]
    told = re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', form)
    return shown(person, **{name: html.unescape(value) for name, value in told})


def test_two_names_are_pressed_and_the_round_is_taken_so(club: Club) -> None:
    organizer = swiss(club, "ABCDE")
    everything_played(club, organizer, "Swiss")
    drawn = shown(organizer)
    assert matches(drawn.text) == ["Tables 1–2 3 Team C – 4 Team D", "Tables 3–4 5 Team E – 1 Team A", "Bye 2 Team B"]
    picked = shown(organizer, **{"exchange-one": "4"})
    assert re.search(r'name="exchange-with" value="4" aria-pressed="true"', picked.text)
    assert matches(picked.text) == matches(drawn.text)
    changed = shown(organizer, **{"exchange-one": "4", "exchange-with": "5"})
    assert [set(re.findall("Team ([A-E])", each)) for each in matches(changed.text)] == [{"C", "E"}, {"A", "D"}, {"B"}]
    assert "Exchanged by hand 4 Team D with 5 Team E" in words(changed.text)
    assert matches(pressed(changed, "Take back", organizer).text) == matches(drawn.text)
    answer = organizer.client.post(PAIR, data=hidden(changed, PAIR))
    assert answer.status_code == 303, words(answer.text)
    (*_, planned) = [
        entry.fact
        for entry in club.house.open_events.served["Swiss"].record.order
        if isinstance(entry.fact, SectionPlanned)
    ]
    assert planned.exchanged == ((ContestantId(4), ContestantId(5)),)
    record = words(organizer.get("/e/Swiss/office/settings/record").text)
    assert "exchanged by hand in the round: 4 Team D with 5 Team E" in record


def test_what_is_not_allowed_is_shown_and_allowed_by_a_press(club: Club) -> None:
    organizer = swiss(club, "ABCD")
    everything_played(club, organizer, "Swiss")
    before = shown(organizer)
    # In the first round A met C and B met D: to exchange the opponent of A leads to one of these.
    against = next(each for each in matches(before.text) if "Team A" in each)
    wanted = {"exchange": f"3/{'2' if 'Team B' in against else '4'}"}
    barred = shown(organizer, **wanted)
    assert re.search(
        "1 Team A and 3 Team C have met, in round 1|3 Team C and 1 Team A have met, in round 1", barred.text
    )
    assert any("Team A" in each and "Team C" in each for each in matches(barred.text))
    assert "wizard-pair-take" not in barred.text
    assert hidden(before, PAIR)["exchange"] == ""
    refused = organizer.client.post(PAIR, data={**hidden(before, PAIR), **wanted})
    assert refused.status_code == 409
    allowed = pressed(barred, "Let some meet again", organizer)
    assert any("met before, in round 1" in each for each in matches(allowed.text))
    assert organizer.client.post(PAIR, data=hidden(allowed, PAIR)).status_code == 303
    # Who meets the other already, or is nobody, is told; the round is still there.
    everything_played(club, organizer, "Swiss")
    (one, with_) = re.findall(r'<button[^>]*value="(\d)"', shown(organizer, **{"remedy-allow-rematches": "1"}).text)[:2]
    same = shown(organizer, exchange=f"{one}/{with_}", **{"remedy-allow-rematches": "1"})
    assert "play the same match" in same.text
    assert len(matches(same.text)) == 2
    assert "“9”" in html.unescape(shown(organizer, exchange="9/x").text) or "9" in shown(organizer, exchange="9/1").text


def test_a_program_exchanges_and_a_bracket_offers_nothing(club: Club) -> None:
    organizer = swiss(club, "ABCDE")
    everything_played(club, organizer, "Swiss")
    path = "/api/1/events/Swiss/acts/pair-next"
    sent = [
        {"id": f"p{number}", "act": {"exchange": [f"4/{who}"]}, "rehearse": True} for number, who in enumerate("51")
    ]
    answers = [organizer.send("POST", path, each) for each in sent]
    assert [each.status_code for each in answers] == [200, 400]
    assert "exchanged by hand in the round: 4 Team D with 5 Team E" in answers[0].text
    assert answers[1].json()["code"] == "field-remedy"
    assert "3 Team C and 1 Team A have met, in round 1." in answers[1].json()["sentence"]
    assert "allow-rematches" in answers[1].json()["sentence"]
    organizer = knock_out(club)
    play(club, organizer)
    page = organizer.client.get(f"/e/{CUP}/office/pair")
    assert "data-swap" not in page.text
    assert len(matches(page.text)) == 1
