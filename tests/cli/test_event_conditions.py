"""`duplicado event conditions`: shown, changed, and what is wrong said in the reader's language."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from duplicado.cli.event import command
from duplicado.formats.condition_fields import CONDITIONS


@pytest.fixture
def thursday(tmp_path: Path) -> str:
    file = str(tmp_path / "thursday.event")
    assert CliRunner().invoke(command, ["new", file, "--title", "Thursday", "--lang", "en"]).exit_code == 0
    return file


def run(*line: str, code: int = 0, language: str = "en") -> str:
    result = CliRunner().invoke(command, ["conditions", *line, "--lang", language])
    assert result.exit_code == code, result.output
    return result.output


def test_all_conditions_are_shown_and_some_by_their_beginning(thursday: str) -> None:
    shown = run(thursday)
    assert all(f" {name} = " in shown for name in CONDITIONS)
    few = run(thursday, "artificial")
    assert "artificial.imp = 3" in few
    assert "opening_lead" not in few
    report = json.loads(run(thursday, "winners", "--json"))
    assert [(each["name"], each["value"]) for each in report] == [("winners", "1")]


def test_conditions_are_changed_with_a_reason_and_stand_in_the_record(thursday: str) -> None:
    told = run(thursday, "profile=aeb", "winners=2", "--reason", "as announced")
    assert "as announced" in told
    assert "Winners: one ranking becomes two: North-South and East-West." in told
    shown = run(thursday, "winners", "artificial.pairs.max")
    assert "* winners = two: North-South and East-West" in shown
    assert "Fixed by the regulations aeb" in shown
    run(thursday, "artificial.pairs.max_avg_plus_no_result=3", "--reason", "club")
    assert "artificial.pairs.max_avg_plus_no_result = 3" in run(thursday, "artificial.pairs.max")
    run(thursday, "artificial.pairs.max_avg_plus_no_result=", "--reason", "not so")
    assert "max_avg_plus_no_result = 2" in run(thursday, "artificial.pairs.max")


@pytest.mark.parametrize(
    ("line", "code", "language", "words"),
    [
        (("winners=3",), 2, "es", "winners no puede ser «3»"),
        (("pairing=swiss", "winners=2", "--reason", "x"), 2, "pt", "um vencedor"),
        (("club.colour=green",), 2, "en", "There is no condition club.colour"),
        (("nothing",), 2, "en", "There is no condition nothing"),
        (("winners=1",), 1, "en", "Nothing is changed"),
        (("winners=2",), 1, "en", "reason"),
    ],
)
def test_what_cannot_be_is_said(line: tuple[str, ...], code: int, language: str, words: str, thursday: str) -> None:
    assert words in run(thursday, *line, code=code, language=language)
