"""One artificial score for several boards at the console: who gets what where, and Law 12C2(d) where it reduces one."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.club.conftest import EVENT, Club, founded, serving
from tests.club.console import Console, due_at, places, record, wrong

from duplicado.event.adjusting.rulings import ByFault, Ruling
from duplicado.event.facts.awards import ScoreRuled
from duplicado.event.facts.results import Place
from duplicado.service.live.roles import Role
from duplicado.vocabulary.awards import Fault

ACTS = f"/api/1/events/{EVENT}/acts"
PLUS, MINUS = ByFault(Fault.NOT), ByFault(Fault.DIRECTLY)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with serving(Path(tmp_path_factory.mktemp("club"))) as club:
        founded(club)
        yield club


@pytest.fixture
def director(served: Club) -> Console:
    return Console(served.person(Role.DIRECTOR))


def of_pair(number: str) -> list[Place]:
    """The places where a pair is to play, in the order of the boards."""
    return [place for board in range(1, 11) for place in places(board) if number in due_at(place)]


def key(place: Place) -> str:
    return f"{place.round}/{place.table}/{place.board}"


def score_page(director: Console, place: Place, language: str = "en") -> str:
    return director.open(
        "/results/score", session=1, section="", round=place.round, table=place.table, board=place.board, lang=language
    )


def given(director: Console, count: int) -> dict[Place, Ruling]:
    facts = [each.fact for each in record(director)[-count:]]
    return {each.place: each.ruling for each in facts if isinstance(each, ScoreRuled)}


def test_a_pair_that_comes_late_gets_the_same_on_every_board_of_its_round(director: Console) -> None:
    first = places(1)[0]
    ours, theirs = due_at(first)
    both = [place for place in of_pair(ours) if theirs in due_at(place) and place != first]
    others = [place for place in of_pair(ours) if theirs not in due_at(place)][:1]
    page = score_page(director, first)
    ticks = re.findall(r'name="also-([^"]+)"', page)
    assert set(ticks) == {key(each) for each in {*of_pair(ours), *of_pair(theirs)} - {first}}
    told = {"for": "each", "ns-kind": "minus", "ew-kind": "plus", "reason": "late"}
    boxes = {f"also-{key(each)}": "1" for each in (*both, *others)}
    asked = director.confirmed(page, "score", **told, **boxes)
    assert asked.text.count("late") >= 1 + len(both) + len(others)
    rulings = given(director, 1 + len(both) + len(others))
    assert set(rulings) == {first, *both, *others}
    for place, ruling in rulings.items():
        sits_ns = due_at(place)[0] == ours
        assert (ruling.north_south, ruling.east_west) == ((MINUS, PLUS) if sits_ns else (PLUS, MINUS))
        assert "12C2(d)" not in ruling.under  # the Laws alone set no limit


def test_a_board_that_is_ruled_already_is_not_ruled_again_by_the_way(director: Console) -> None:
    first = places(9)[0]
    pair = due_at(first)[0]
    later = next(place for place in of_pair(pair) if place.board == 10)
    told = {"for": "both", "both-kind": "average", "reason": "fire alarm"}
    director.confirmed(score_page(director, later), "score", **told)
    refused = director.send(score_page(director, first), "score", **told, **{f"also-{key(later)}": "1"})
    assert "score-instead" in wrong(refused.text)
    assert f'name="also-{key(later)}" value="1" checked' in refused.text
    director.confirmed(score_page(director, first), "score", **told, **{f"also-{key(later)}": "1", "instead": "1"})
    assert set(given(director, 2)) == {first, later}


@pytest.mark.parametrize(
    ("language", "assigned", "unknown"),
    [
        ("en", "one board only", "is no board of these contestants"),
        ("es", "un solo estuche", "no es un estuche de estos participantes"),
        ("pt", "uma só bolsa", "não é uma bolsa destes competidores"),
    ],
)
def test_what_cannot_be_ruled_for_several_boards_is_said_in_words(
    language: str, assigned: str, unknown: str, director: Console
) -> None:
    place = places(3)[0]
    other = next(each for each in of_pair(due_at(place)[0]) if each != place)
    page = score_page(director, place, language)
    result = {"for": "both", "both-kind": "assigned", "both-line-1": "4♠ N =", "reason": "x"}
    answer = director.send(page, "score", **result, also=key(other))
    assert answer.status_code == 422
    assert assigned in wrong(answer.text)["score-also"]
    artificial = {"for": "both", "both-kind": "average", "reason": "x"}
    answer = director.send(page, "score", **artificial, also=f"{key(other)} 9/9/9")
    assert unknown in wrong(answer.text)["score-also"]


def test_averages_plus_beyond_the_limit_cite_the_law_and_count_less(director: Console) -> None:
    send = director.person.send
    body = {"id": "aeb", "fields": {"profile": "aeb", "reason": "the federation's event"}}
    assert send("POST", f"{ACTS}/conditions", body).status_code == 200
    place = places(5)[0]
    ours, theirs = due_at(place)
    boards = [each for each in of_pair(ours) if theirs not in due_at(each) and each.board in {3, 4, 7, 8}][:3]
    assert "allow a contestant 2 averages plus" in score_page(director, place)
    fields = {
        "session": "1", "section": "", "round": str(place.round), "table": str(place.table), "board": "5",
        "for": "each", "ns-kind": "plus", "ew-kind": "minus", "reason": "their opponents were ill", "under": "12C2(a)",
        "also": ", ".join(map(key, boards)), "instead": "1",
    }  # fmt: skip
    shown = send("POST", f"{ACTS}/score", {"id": "ill", "rehearse": True, "fields": fields}).json()
    assert len(shown["facts"]) == 1 + len(boards)
    assert len(shown["scores"]) == 2 * (1 + len(boards))  # of both sides
    assert sum("(Laws 12C2(a), 12C2(d))" in each for each in shown["facts"]) == len(boards) - 1
    answers = [send("POST", f"{ACTS}/score", {"id": "ill", "fields": fields}) for _ in range(2)]
    assert [each.status_code for each in answers] == [200, 200], answers[0].text
    assert answers[0].json()["entries"] == answers[1].json()["entries"]
    rulings = given(director, 1 + len(boards))
    cited = sorted(each.board for each, ruling in rulings.items() if "12C2(d)" in ruling.under)
    assert cited == sorted(each.board for each in rulings)[2:]  # the first two, in the order of the boards, count whole
    page = director.open("/settings/record", lang="es")
    assert page.count("(Artículos 12C2(a), 12C2(d))") == len(cited)
