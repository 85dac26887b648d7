"""Cards on the console that say how each match stands: while it is played, when it is over, three-way matches, byes."""

import re
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from tests.club.conftest import Club, Person
from tests.club.test_consolation import CUP, knock_out, pair, play
from tests.club.test_contests_to_their_end import SINGLES, everything_played, words
from tests.club.test_templates import make

from duplicado.event.contest import ContestantId
from duplicado.event.facts.founding import ConditionsChanged
from duplicado.event.facts.progress import RoundCalled
from duplicado.event.facts.results import ScoreWritten
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.event.pairing.conditions import OddOneOut
from duplicado.service.live.roles import Role

OFFICE = "/e/Swiss/office"


def swiss(club: Club, teams: str) -> Person:
    """Return the organizer of a Swiss of teams, each called by one of the letters, whose first round is called."""
    organizer = club.organizer()
    players = "\n".join(f"Team {name}: {', '.join(f'{name} {each}' for each in SINGLES[:4])}" for name in teams)
    make(
        organizer,
        {"title": "Swiss", "kind": "teams-swiss", "number": str(len(teams)), "minutes": "180"},
        players=players,
    )
    organizer.done(RoundCalled(1, 1), event="Swiss")
    return organizer


def cards(page: str, part: str = "") -> Iterator[str]:
    """Go through the cards of a page, or of the part of it that begins there, as they are read."""
    for each in re.findall(r'<li class="match[ "].*?</li>', page[page.index(part) :], re.DOTALL):
        yield words(each)


def first_match(club: Club) -> list[ResultEntered]:
    """Return results of the match at the first two tables: ten points at the one, a thousand at the other."""
    plan = club.house.open_events.served["Swiss"].state.session(1).plans[""]
    dues = (*plan.at_table(1, 1), *plan.at_table(1, 2))
    return [ResultEntered(due.place, ScoreWritten(10 if due.place.table == 1 else 1000)) for due in dues]


def test_the_console_says_how_each_match_stands(club: Club) -> None:
    organizer = swiss(club, "ABCDE")
    results = first_match(club)
    boards = len(results) // 2
    before = list(cards(organizer.get(OFFICE).text, 'id="matches"'))
    assert [each for each in before if f"no results yet of {boards} boards" in each] == before[:2]
    assert before[2] == "5 Team E 12.00 Bye"
    # Everything of one table has come, and still nothing to compare it with.
    one_table = [each for each in results if each.place.table == 1]
    for number, each in enumerate(one_table, 1):
        organizer.done(each, event="Swiss")
        counted = "1 result" if number == 1 else f"{number} results"
        (told, *_) = cards(organizer.get(OFFICE).text, 'id="matches"')
        assert told.endswith(f"Team C {counted}, 0 of {boards} boards compared")
    # One board at both its tables, and nothing of the others.
    organizer.done(next(each for each in results if each.place.table == 2), event="Swiss")
    for address in (OFFICE, f"{OFFICE}/ranking"):
        page = organizer.get(address).text
        (first, *_) = cards(page, "matches")
        told = rf"{boards + 1} results, 1 of {boards} boards compared · provisional"
        assert re.fullmatch(rf"1 Team A 0 [0-9.]+ 3 Team C 14 [0-9.]+ {told}", first)
        assert "match unfinished" in page
    # What is over stands behind what is open, and is not provisional any more.
    organizer.done(*[each for each in results if each.place.table == 2][1:], event="Swiss")
    (open_, over, bye) = cards(organizer.get(OFFICE).text, 'id="matches"')
    assert "Team B" in open_
    told = rf"{2 * boards} results, {boards} of {boards} boards compared"
    assert re.fullmatch(rf"1 Team A 0 0\.00 3 Team C \d+ 20\.00 {told}", over)
    assert bye.endswith("Bye")
    # What a director is not shown of the ranking stands on no card.
    plays = club.person(Role.DIRECTOR, event="Swiss", plays=(ContestantId(1),))
    assert f"no results yet of {boards} boards" in next(cards(plays.get(f"{OFFICE}/ranking").text, "all-matches"))


def test_the_three_of_a_three_way_match_stand_on_one_card(club: Club) -> None:
    organizer = swiss(club, "ABCDEFG")
    state = club.house.open_events.served["Swiss"].state
    everything_played(club, organizer, "Swiss")
    odd = replace(state.conditions, odd=OddOneOut.THREE_WAY_OVER_TWO_ROUNDS)
    organizer.done(ConditionsChanged(odd, "three of them meet"), event="Swiss")
    for number in (2, 3):
        pair(organizer, "Swiss")
        organizer.done(RoundCalled(1, number), event="Swiss")
        round_ = list(cards(organizer.get(OFFICE).text, 'id="matches"'))
        (three,) = [each for each in round_ if len(re.findall(r"of \d boards", each)) == 3]
        assert len(round_) == 3
        assert len(set(re.findall(r"Team [A-G]", three))) == 3
        assert three.count("begun in round 2") == (3 if number == 3 else 0)
        needed = "12 boards: 1–8 in 3 copies and 9–12 in one copy"
        assert (needed in words(organizer.get(f"{OFFICE}/movement").text)) is (number == 2)
        everything_played(club, organizer, "Swiss")
    page = organizer.get(f"{OFFICE}/ranking").text
    assert "provisional" not in words(page[page.index("all-matches") :])
    assert [words(each) for each in re.findall(r"<summary>(Round \d)", page)] == ["Round 2", "Round 1"]


def test_a_tie_of_a_knock_out_stands_as_one_match(club: Club) -> None:
    organizer = knock_out(club)
    address = f"/e/{CUP}/office/ranking"
    before = cards(organizer.get(address).text, "all-matches")
    assert [each.endswith("no results yet of 2 boards") for each in before] == [True] * 2
    play(club, organizer)
    for each in cards(organizer.get(address).text, "all-matches"):
        assert re.fullmatch(r"[12] T[12] \d+ 1 [34] T[34] 0 0 4 results, 2 of 2 boards compared", each)


def test_both_sides_of_half_a_match_have_together_what_was_at_stake(club: Club) -> None:
    organizer = swiss(club, "ABCDEFG")
    state = club.house.open_events.served["Swiss"].state
    everything_played(club, organizer, "Swiss")
    odd = replace(state.conditions, odd=OddOneOut.THREE_WAY_IN_ONE_ROUND)
    organizer.done(ConditionsChanged(odd, "three of them meet"), event="Swiss")
    body = {"id": "pair", "act": {"boards": 6}}
    assert organizer.send("POST", "/api/1/events/Swiss/acts/pair-next", body).status_code == 200
    organizer.done(RoundCalled(1, 2), event="Swiss")
    everything_played(club, organizer, "Swiss")
    page = organizer.get(OFFICE).text
    (three,) = [each for each in re.findall(r'<li class="match[ "].*?</li>', page, re.DOTALL) if "3 of 3" in each]
    points = [Fraction(each) for each in re.findall(r'match-points">([0-9.]+)<', three)]
    assert [one + other for one, other in zip(points[::2], points[1::2], strict=True)] == [10, 10, 10]
    assert any((100 * each).denominator > 1 for each in points)
