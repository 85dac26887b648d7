"""A season of ten events, played, published and ranked through the program: ladders, master points, ranking files."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from tests.club.conftest import Club, serving
from tests.club.test_persons import post

from duplicado.cli.group import root_group
from duplicado.cli.main import COMMANDS
from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.contestants import ContestantEntered, Player
from duplicado.event.facts.ending import ResultsPublished
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.progress import SessionEnded
from duplicado.event.facts.results import Place
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.formats.event_record.document import fact_data
from duplicado.formats.traveller_text import read_traveller_line
from duplicado.movement.mitchell import mitchell

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
PAIRS = 6
EVENTS = 10


def evening(number: int) -> tuple[AnyFact, ...]:
    """Found an evening of six pairs at three tables; in each the winners are others."""
    order = [(each + number) % PAIRS for each in range(PAIRS)]
    players = [(Player(f"Ana {name}", f"10{name}"), Player(f"Rui {name}")) for name in order]
    contestants = tuple(ContestantId(each) for each in range(1, PAIRS + 1))
    entered = tuple(ContestantEntered(who, names) for who, names in zip(contestants, players, strict=True))
    date = f"2026-{1 + number // 4:02}-{1 + number % 4 * 7:02}"
    founded = EventFounded(f"Thursday {number}", Conditions(winners=1), date)
    return (founded, *entered, SectionPlanned(1, "", mitchell(3), contestants, 2))


def results() -> tuple[AnyFact, ...]:
    """Return the results of every table: North-South of table 1 do best, those of table 3 worst."""
    lines = {1: "4S N +2", 2: "4S N +1", 3: "4S N ="}
    facts: list[AnyFact] = []
    for round_number in (1, 2, 3):
        for table in (1, 2, 3):
            first = 2 * ((table + round_number - 2) % 3) + 1
            facts += [
                ResultEntered(Place(1, "", round_number, table, board), read_traveller_line(lines[table]))
                for board in (first, first + 1)
            ]
    return tuple(facts)


@pytest.fixture(scope="module")
def season(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """A club that has played ten events, the last of which it has not published, and declared its season."""
    with serving(tmp_path_factory.mktemp("season") / "club") as club:
        organizer = club.organizer()
        for number in range(EVENTS + 1):
            name = f"Thursday {number}"
            body = {"id": "founding", "name": name, "facts": [fact_data(each) for each in evening(number)]}
            assert organizer.send("POST", "/api/1/events", body).status_code == 200
            organizer.done(*results(), SessionEnded(1), event=name)
            if number < EVENTS:
                organizer.done(ResultsPublished(1), event=name)
        declare(club, "seasons", (EXAMPLES / "seasons.toml").read_text(encoding="utf-8"))
        yield club


def declare(club: Club, field: str, text: str) -> None:
    page = post(club.organizer(), "/office/ladders", {field: text})
    assert page.status_code == 200, page.text


def rows(club: Club, ladder: str) -> list[dict[str, Any]]:
    answer = club.public().get(f"/api/1/ladders/winter/{ladder}")
    assert answer.status_code == 200
    found: list[dict[str, Any]] = answer.json()["rows"]
    return found


@pytest.mark.rest
def test_the_best_four_of_ten_count(season: Club) -> None:
    found = rows(season, "best")
    assert len(found) == 2 * PAIRS
    for row in found:
        events = row["events"]
        assert len(events) == EVENTS  # the one that is not published is not among them
        counted = sorted((Fraction(each["worth"]) for each in events if each["counts"]), reverse=True)
        worth = sorted((Fraction(each["worth"]) for each in events), reverse=True)
        assert counted == worth[:4]
        assert abs(Fraction(str(row["figure"])) - sum(counted, Fraction(0)) / 4) <= Fraction(1, 100)
    page = season.public().get("/ladders/winter/best").text
    assert "Ana 0" in page
    assert "Thursday 3" in page
    assert "Ana 0" in season.public().get("/ladders/winter/best/ladder.csv").text


def test_a_grade_adds_to_each_percentage(season: Club) -> None:
    before = {row["name"]: Fraction(str(row["figure"])) for row in rows(season, "average")}
    organizer = season.organizer()
    post(organizer, "/office/members/save", {"name": "Ana 0", "number": "100", "grade": "B"})
    after = {row["name"]: Fraction(str(row["figure"])) for row in rows(season, "average")}
    assert after.pop("Ana 0") - before.pop("Ana 0") == Fraction(5, 2)
    assert after == before


def test_points_by_place_are_shared_by_who_is_level(season: Club) -> None:
    total = sum((Fraction(str(row["figure"])) for row in rows(season, "points")), Fraction(0))
    assert total == EVENTS * 2 * (10 + 6 + 3 + 1)  # two players of each pair


def test_without_points_that_are_declared_nobody_is_ranked_by_them(season: Club) -> None:
    declare(season, "form", "")
    assert rows(season, "master") == []
    page = season.public().client.get("/ladders/winter/master", params={"lang": "en"})
    assert "has not declared the points" in page.text


@pytest.mark.parametrize(
    ("scheme", "each_event"),
    [
        # Three tables: 12, 8 and 4 to the first three pairs.
        ("points-by-table", 12 + 8 + 4),
        # Six pairs in the ranking, two fifths of them are two: 3 x 6 = 18, three quarters of it 13.5.
        ("points-by-formula", Fraction(18) + Fraction(27, 2)),
    ],
)
def test_master_points_by_two_schemes(season: Club, scheme: str, each_event: Fraction) -> None:
    declare(season, "form", (EXAMPLES / f"{scheme}.toml").read_text(encoding="utf-8"))
    total = sum((Fraction(str(row["figure"])) for row in rows(season, "master")), Fraction(0))
    # Who share places have their points rounded to hundredths.
    assert abs(total - EVENTS * 2 * Fraction(each_event)) <= EVENTS * 2 * PAIRS * Fraction(1, 200)
    usebio = season.organizer().get("/e/Thursday 0/office/files/usebio")
    assert "MASTER_POINTS_AWARDED" in usebio.text
    sent = {"form": "", "sure": "yes"}
    ranking = post(season.organizer(), "/e/Thursday 0/office/files/federation", sent)
    assert ranking.status_code == 200
    assert "100" in ranking.text


def test_the_same_at_the_command_line(season: Club) -> None:
    def said(*words: str, code: int = 0) -> str:
        told = CliRunner().invoke(
            root_group(COMMANDS), ["club", "ladders", str(season.folder), *words], env={"DUPLICADO_LANG": "en"}
        )
        assert told.exit_code == code, told.output
        return told.output

    assert "winter best: Winter 2026, Best 4" in said()
    assert json.loads(said("winter", "best", "--json")) == rows(season, "best")
    assert "no ladder" in said("winter", "none", code=2)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[[season]\n", "Line 1"),
        ('[[season]]\nkey = "a"\nname = "A"\nfrom = 2026-01-01\nto = 2025-01-01\n', "ends before it begins"),
        (
            '[[season]]\nkey = "a"\nname = "A"\nfrom = 2026-01-01\nto = 2026-02-01\ncolour = "red"\n',
            "A: “colour” is not known. There may stand: key, name, from",
        ),
    ],
)
def test_a_declaration_that_is_wrong_changes_nothing(season: Club, text: str, said: str) -> None:
    page = post(season.organizer(), "/office/ladders", {"seasons": text})
    assert page.status_code == 422
    assert said in page.text
    assert len(rows(season, "best")) == 2 * PAIRS


@pytest.mark.parametrize("form", ["a = " + "9" * 5_000, "[points]\n" + "#" * 50_000], ids=["digits", "long"])
def test_a_form_that_cannot_be_read_is_refused_in_words(season: Club, form: str) -> None:
    refused = post(season.organizer(), "/office/ladders", {"form": form})
    assert refused.status_code == 422
    assert 'role="alert"' in refused.text


def test_keys_have_the_letters_of_the_club(season: Club) -> None:
    declared = '[[season]]\nkey = "otoño"\nname = "Otoño"\nfrom = 2026-01-01\nto = 2026-12-31\n'
    page = post(
        season.organizer(),
        "/office/ladders",
        {"seasons": f'{declared}[[season.ladder]]\nkey = "Ñandú"\nname = "A"\nformula = "average"\n'},
    )
    assert 'href="/ladders/otoño/Ñandú"' in page.text
    assert season.public().get("/ladders/otoño/Ñandú").status_code == 200
    listed = season.public().get("/ladders/otoño/Ñandú/ladder.csv").text
    assert "2026-01-" in listed
    assert re.findall(r"\d+\.\d{3,}", listed) == []
    assert re.findall(r",\d+\.\d\d\b", listed)
