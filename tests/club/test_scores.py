"""Adjusted scores of every kind through the console's form, each with its result in the ranking (Laws 12, 82C, 86)."""

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from tests.club.conftest import Club, founded, serving
from tests.club.console import OFFICE, Console, at, due_at, places, record, wrong

from duplicado.event.adjusting.rulings import Assigned, AssignedOutcome, ByFault, Ruling, Unchanged
from duplicado.event.facts.awards import ScoreRuled
from duplicado.event.facts.entry import Entry
from duplicado.event.facts.results import Place
from duplicado.event.record.live_standings import LiveStandings
from duplicado.formats.ruling_text import read_side_ruling
from duplicado.score.side_score import Artificial
from duplicado.service.acts.preview import figures_of
from duplicado.service.live.roles import Role
from duplicado.vocabulary.awards import Award, Fault


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """A club with an evening of which board 1 was played three times: 420, 450 and -50."""
    with serving(Path(tmp_path_factory.mktemp("club"))) as club:
        founded(club)
        director = Console(club.person(Role.DIRECTOR))
        for place, line in zip(places(1)[:3], ("4S N =", "4S N +1", "4S N -1"), strict=True):
            assert director.send(at(director, place), "result", line=line).status_code == 303
        yield club


@pytest.fixture(scope="module")
def director(served: Club) -> Console:
    return Console(served.person(Role.DIRECTOR))


PLACE: Place = places(1)[2]
SEATED = due_at(PLACE)
WEIGHTED = {"kind": "assigned", "line-1": "4S N =", "weight-1": "40", "line-2": "4S N -1", "weight-2": "60"}


def of(side: str, told: Mapping[str, str]) -> dict[str, str]:
    return {f"{side}-{name}": text for name, text in told.items()}


def both(**told: str) -> dict[str, str]:
    return {"for": "both", **of("both", {name.replace("_", "-"): text for name, text in told.items()})}


def each(north_south: Mapping[str, str], east_west: Mapping[str, str]) -> dict[str, str]:
    return {"for": "each", **of("ns", north_south), **of("ew", east_west)}


SELF = read_side_ruling("self 4S N = / 4S N -1 / gambling action")
Case = tuple[dict[str, str], Ruling, tuple[str, str] | None]
RULED: dict[str, Case] = {
    # Of three results among five expected: nothing 8.33, shared with one 29.17, all but shared with one 70.83 (78A).
    "one result": (
        both(kind="assigned", line_1="4S N ="),
        Ruling.for_both(read_side_ruling("4S N =")),
        ("29.17", "70.83"),
    ),
    "points": (
        both(kind="assigned", line_1="-50"),
        Ruling.for_both(Assigned((AssignedOutcome(north_south=-50),))),
        ("8.33", "91.67"),
    ),
    "weighted": (
        {"for": "both", **of("both", WEIGHTED)},
        Ruling.for_both(read_side_ruling("40% 4S N =, 60% 4S N -1")),
        ("16.67", "83.33"),
    ),
    "the rest of the weights": (
        both(kind="assigned", line_1="4S N =", weight_1="50", line_3="4S N +1"),
        Ruling.for_both(read_side_ruling("50% 4S N =, 50% 4S N +1")),
        ("50.00", "50.00"),
    ),
    "split": (
        each({"kind": "assigned", "line-1": "4S N -1"}, {"kind": "assigned", "line-1": "4S N +1"}),
        Ruling(read_side_ruling("4S N -1"), read_side_ruling("4S N +1")),
        ("8.33", "29.17"),
    ),
    "split and weighted": (
        each(
            WEIGHTED, {"kind": "assigned", "line-1": "4S N =", "weight-1": "12.5", "line-2": "pass", "weight-2": "87,5"}
        ),
        Ruling(read_side_ruling("40% 4S N =, 60% 4S N -1"), read_side_ruling("12.5% 4S N =, 87.5% pass")),
        ("16.67", "89.06"),
    ),
    "average plus and minus": (
        each({"kind": "plus"}, {"kind": "minus"}),
        Ruling(ByFault(Fault.NOT), ByFault(Fault.DIRECTLY)),
        ("60.00", "40.00"),
    ),
    "average, the result cannot stand": (
        {**both(kind="average"), "was-played": "1"},
        Ruling.for_both(ByFault(Fault.PARTLY, board_was_played=True)),
        ("50.00", "50.00"),
    ),
    "a share": (
        each({"kind": "share", "amount": "55"}, {"kind": "share", "amount": "45,5"}),
        Ruling(read_side_ruling("55%"), read_side_ruling("45.5%")),
        ("55.00", "45.50"),
    ),
    "the session's average": (both(kind="session"), Ruling.for_both(Artificial(Award.SESSION_AVERAGE)), None),
    "own part of the damage": (
        each(
            {"kind": "self", "expected": "4S N =", "after": "4S N -1", "own": "gambling-action"},
            {"kind": "assigned", "line-1": "4S N ="},
        ),
        Ruling(SELF, read_side_ruling("4S N =")),
        None,
    ),
    "one side keeps its score": (
        each({"kind": "keep"}, {"kind": "assigned", "line-1": "4S N ="}),
        Ruling(Unchanged(), read_side_ruling("4S N =")),
        ("8.33", "70.83"),
    ),
    "matchpoints of a top of eight": (
        each({"kind": "points", "amount": "1"}, {"kind": "points", "amount": "3"}),
        Ruling(read_side_ruling("1 mp"), read_side_ruling("3 mp")),
        ("12.50", "37.50"),
    ),
    "after a Director's error": (
        {**both(kind="plus"), "error": "1", "under": "12C2(a)"},
        Ruling.for_both(ByFault(Fault.NOT), "12C2(a)", "82C"),
        ("60.00", "60.00"),
    ),
}


def page_of(console: Console, place: Place, **more: str) -> str:
    where = {name: getattr(place, name) for name in ("session", "section", "round", "table", "board")}
    return console.open("/results/score", **where, **more)


def ranked(console: Console) -> dict[str, str]:
    """The places and scores of the ranking that the console lets be downloaded."""
    answer = console.person.client.get(f"{OFFICE}/files/csv")
    assert answer.status_code == 200
    return {row["number"]: row["percentage"] for row in csv.DictReader(io.StringIO(answer.content.decode("utf-8-sig")))}


def scored(entries: Sequence[Entry]) -> dict[str, str]:
    """The same computed of a record without the server."""
    return {str(who): figure.figure for who, figure in figures_of(LiveStandings(entries)).items()}


@pytest.mark.parametrize("name", RULED)
def test_a_score_of_every_kind_is_ruled_and_ranked(name: str, director: Console) -> None:
    fields, ruling, figures = RULED[name]
    asked = director.confirmed(page_of(director, PLACE), "score", **fields, reason="damage", instead="1")
    assert "Whose scores change" in asked.text
    entries = record(director)
    *before, last = entries
    assert isinstance(last.fact, ScoreRuled)
    assert (last.fact.ruling, last.fact.place) == (ruling, PLACE)
    assert ranked(director) == scored([*before, replace(last, fact=replace(last.fact, ruling=ruling))])
    if figures is not None:
        north_south, east_west = SEATED
        assert (ranked(director)[north_south], ranked(director)[east_west]) == figures


BAD: list[tuple[dict[str, str], str, str]] = [
    ({"for": "both", **of("both", WEIGHTED | {"weight-2": "50"})}, "both-weight-1", "must make 100 together, not 90"),
    (both(kind="assigned", line_1="4S N =", line_2="pass"), "both-weight-2", "Give each result its weight"),
    (both(kind="assigned", line_1="four spades"), "both-line-1", "is not a result"),
    (both(kind="assigned", line_1="4S N ?"), "both-line-1", "not a result"),
    (both(kind="assigned"), "both-line-1", "marked fields"),
    (both(kind="share", amount="101"), "both-amount", "at most 100"),
    (both(kind="points", amount="-"), "both-amount", "not an amount"),
    (both(kind="self", expected="A+", after="4S N =", own="wild-action"), "both-expected", "result"),
    (each({"kind": "keep"}, {"kind": "invented"}), "ew-kind", "Choose one"),
    ({**both(kind="plus"), "under": "Law 12"}, "under", "is not the number of a clause"),
]


@pytest.mark.parametrize(("fields", "field", "said"), BAD)
def test_what_is_wrong_is_said_beside_its_field_and_nothing_typed_is_lost(
    fields: dict[str, str], field: str, said: str, director: Console
) -> None:
    answer = director.send(page_of(director, PLACE), "score", **fields, reason="kept reason", instead="1")
    assert answer.status_code == 422
    assert list(wrong(answer.text)) == [f"score-{field}"]
    assert said in wrong(answer.text)[f"score-{field}"]
    assert 'value="kept reason"' in answer.text
    assert f'href="#score-{field}"' in answer.text
    for name, text in fields.items():
        if name != "for" and not name.endswith(("-kind", "-own")):
            assert f'name="{name}" value="{text}"' in answer.text


def test_a_fault_is_told_in_each_language(director: Console) -> None:
    fields = {"for": "both", **of("both", WEIGHTED | {"weight-2": "50"}), "reason": "x", "instead": "1"}
    said = {
        language: wrong(director.send(page_of(director, PLACE, lang=language), "score", **fields).text)
        for language in ("es", "pt", "en")
    }
    assert [list(each) for each in said.values()] == [["score-both-weight-1"]] * 3
    assert "deben sumar 100, no 90" in said["es"]["score-both-weight-1"]
    assert "devem somar 100, não 90" in said["pt"]["score-both-weight-1"]


def test_lines_are_added_and_a_step_back_keeps_what_was_typed(director: Console) -> None:
    more = director.send(page_of(director, PLACE), "score", more="1", reason="a poll", **both(line_3="pass"))
    assert more.status_code == 200
    assert 'name="both-line-5"' in more.text
    assert 'name="both-line-3" value="pass"' in more.text
    fields = both(kind="assigned", **{f"line_{n}": "4S N =" for n in (1, 2)}, weight_1="10", weight_2="20")
    fields |= of("both", {"line-5": "4S N -1"})
    asked = director.send(more.text, "score", **fields, reason="a poll", instead="1")
    assert "Check before saving" in asked.text
    back = director.send(asked.text, "score", back="1")
    assert back.status_code == 200
    assert 'name="both-line-5" value="4S N -1"' in back.text
    assert 'value="a poll"' in back.text


def test_a_director_s_error_that_blames_somebody_is_asked_about(director: Console) -> None:
    fields = {**each({"kind": "plus"}, {"kind": "minus"}), "error": "1", "reason": "wrong ruling", "instead": "1"}
    asked = director.send(page_of(director, PLACE), "score", **fields)
    assert "82C" in asked.text
    assert "Not in accordance with the Laws" in asked.text
