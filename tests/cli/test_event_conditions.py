"""`duplicado event conditions`: shown, changed, and what is wrong said in the reader's language."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from duplicado.cli.event.group import command
from duplicado.formats.condition_fields import CONDITIONS
from duplicado.service.club.event_terms import EveningKind
from duplicado.service.event_file import EventFile


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
    assert "Fixed by the regulations in force (Asociación Española de Bridge" in shown
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
        (("winners=1", "--reason", "x"), 1, "en", "Nothing is changed"),
        (("winners=2",), 2, "en", "--reason: This is needed."),
        (("method", "winners=2", "--reason", "x"), 2, "en", "NAME, NAME=VALUE"),
    ],
)
def test_what_cannot_be_is_said(line: tuple[str, ...], code: int, language: str, words: str, thursday: str) -> None:
    assert words in run(thursday, *line, code=code, language=language)


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("", EveningKind.PAIRS),
        ("--winners 2", EveningKind.PAIRS_TWO),
        ("--pairing swiss", EveningKind.PAIRS_SWISS),
        ("--kind teams", EveningKind.TEAMS),
        ("--kind teams --pairing swiss", EveningKind.TEAMS_SWISS),
        ("--kind teams --method board-a-match", EveningKind.BOARD_A_MATCH),
        ("--kind teams --form patton", EveningKind.PATTON),
        ("--kind teams --pairing knock-out", EveningKind.KNOCK_OUT),
        ("--kind individual", EveningKind.INDIVIDUAL),
    ],
)
def test_the_command_founds_what_the_console_founds_by_the_same_name(
    line: str, kind: EveningKind, tmp_path: Path
) -> None:
    founded = tmp_path / "founded.event"
    result = CliRunner().invoke(command, ["new", str(founded), "--title", "Founded", *line.split(), "--lang", "en"])
    assert result.exit_code == 0, result.output
    with EventFile.open(founded) as event:
        assert event.live.state.conditions == kind.conditions


def test_an_event_founded_at_electronic_tables_has_claims_stated(tmp_path: Path) -> None:
    founded, told = str(tmp_path / "screens.event"), tmp_path / "screens.toml"
    for text, wanted in (("", "required"), ('[options]\n"claim.statement" = "optional"\n', "optional")):
        told.write_text(f"electronic = true\n{text}")
        Path(founded).unlink(missing_ok=True)
        line = ["new", founded, "--title", "Screens", "--conditions", str(told)]
        assert CliRunner().invoke(command, line).exit_code == 0
        assert f" claim.statement = {wanted}" in run(founded, "claim.statement")


def test_conditions_by_which_nothing_could_be_scored_are_not_taken_down(tmp_path: Path) -> None:
    file, played = str(tmp_path / "match.event"), tmp_path / "played.txt"
    played.write_text(
        "".join(f"{table} {board} 3N N {'=' if table == 1 else '-1'}\n" for board in (1, 2) for table in (1, 2))
    )

    def event(*line: str) -> str:
        result = CliRunner().invoke(command, [*line, "--lang", "en"])
        assert result.exit_code == 0, result.output
        return result.output

    event("new", file, "--title", "Match", "--kind", "teams", "--method", "imps", "--form", "matches")
    event("enter", file, "1", "Ana")
    event("enter", file, "2", "Rui")
    event("plan", file, "--pairs", "2", "--boards", "2", "--minutes", "60")
    event("results", file, str(played), "--yes")
    before = event("show", file)
    said = run(file, "victory_points=acbl-30", "--reason", "x", code=2)
    assert "6 to 11 boards, not of 2" in said
    assert event("show", file) == before


def test_what_cannot_be_scored_is_said_and_no_fault_of_the_program(tmp_path: Path) -> None:
    file = str(tmp_path / "match.event")
    runner = CliRunner()
    lines = (
        ("new", file, "--title", "Match", "--kind", "teams", "--method", "imps", "--form", "matches"),
        ("conditions", file, "victory_points=acbl-30", "--reason", "x"),
        ("enter", file, "1", "Ana"),
        ("enter", file, "2", "Rui"),
        ("plan", file, "--pairs", "2", "--boards", "2", "--minutes", "60"),
        ("result", file, "1", "1", "3N N ="),
        ("result", file, "2", "1", "3N N -1"),
    )
    assert [runner.invoke(command, each).exit_code for each in lines] == [0] * len(lines)
    shown = runner.invoke(command, ["show", file, "--lang", "es"])
    assert shown.exit_code == 2
    assert "de 6 a 11 estuches, no de 2" in shown.output
    # It can be put right.
    assert run(file, "victory_points=acbl-20", "--reason", "x")
    assert runner.invoke(command, ["show", file]).exit_code == 0
