"""Regulations are named in one way everywhere: a profile of the program, or a club's own file."""

from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from duplicado.casebook.reader import read_cases
from duplicado.cli import regulations, rule, table
from duplicado.cli.event import group as event
from duplicado.event.conditions import Conditions
from duplicado.law.regulations import options
from duplicado.law.regulations.option import value_of
from duplicado.law.regulations.profile import profile
from duplicado.service.event_file import EventFile

OURS = """name = "our club"
above = "aeb"
[options]
"correction.minutes" = 20
"appeal.late_with_to_approval" = true
"""


@pytest.fixture
def ours(tmp_path: Path) -> Path:
    file = tmp_path / "ours.toml"
    file.write_text(OURS, encoding="utf-8")
    return file


def run(command: click.Command, *arguments: str | Path, typed: str = "", language: str = "en") -> Result:
    return CliRunner().invoke(command, [*map(str, arguments), "--lang", language], input=typed)


def conditions_of(file: Path) -> Conditions:
    with EventFile.open(file) as opened:
        return opened.live.state.conditions


def test_an_event_keeps_the_clubs_decisions_above_their_profile(ours: Path, tmp_path: Path) -> None:
    file = tmp_path / "club.event"
    done = run(event.command, "new", file, "--title", "Club", "--profile", ours)
    assert done.exit_code == 0, done.output
    conditions = conditions_of(file)
    assert conditions.profile == "aeb"
    in_force = conditions.regulations
    assert (
        value_of(options.CORRECTION_MINUTES, in_force),
        value_of(options.APPEAL_LATE_WITH_TO_APPROVAL, in_force),
    ) == (20, True)
    assert value_of(options.CLAIM_SUIT_ORDER, in_force) == value_of(options.CLAIM_SUIT_ORDER, profile("aeb"))
    assert conditions.correction_period == 20


def test_a_file_named_in_the_conditions_is_looked_for_beside_them_and_their_options_go_before(
    ours: Path, tmp_path: Path
) -> None:
    written, file = tmp_path / "conditions.toml", tmp_path / "club.event"
    written.write_text(
        f'profile = "{ours.name}"\nwinners = 2\n[options]\n"correction.minutes" = 45\n', encoding="utf-8"
    )
    done = run(event.command, "new", file, "--title", "Club", "--conditions", written)
    assert done.exit_code == 0, done.output
    conditions = conditions_of(file)
    assert (conditions.winners, conditions.correction_period) == (2, 45)
    assert value_of(options.APPEAL_LATE_WITH_TO_APPROVAL, conditions.regulations) is True
    again = tmp_path / "again.event"
    assert (
        run(event.command, "new", again, "--title", "Club", "--conditions", written, "--profile", "qba").exit_code == 0
    )
    assert conditions_of(again).profile == "qba"
    assert conditions_of(again).options == {"correction.minutes": "45"}


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_what_cannot_be_used_is_said_with_the_place(ours: Path, tmp_path: Path, language: str) -> None:
    def refused(name: str | Path) -> str:
        told = ""
        for command in (
            (event.command, "new", tmp_path / "no.event", "--title", "No", "--profile"),
            (rule.command, "revoke", "--list", "--regulations"),
            (table.command, "--regulations"),
            (regulations.command, "--profile"),
        ):
            done = run(*command, name, language=language)
            assert done.exit_code == 2, done.output
            told = done.output
        return told

    assert "aeb" in refused("aebb")
    assert "absent.toml" in refused(tmp_path / "absent.toml")
    ours.write_text(OURS.replace("minutes", "minuts"), encoding="utf-8")
    assert f"{ours}:4: " in refused(ours)
    assert not (tmp_path / "no.event").exists()


def test_a_text_with_a_comma_is_not_made_two(ours: Path, tmp_path: Path) -> None:
    ours.write_text(f'{OURS}"appeal.further_levels" = ["Committee, Madrid"]\n', encoding="utf-8")
    done = run(event.command, "new", tmp_path / "no.event", "--title", "No", "--profile", ours)
    assert done.exit_code == 2
    assert f"{ours}:6: appeal.further_levels" in done.output


def test_a_case_played_under_the_clubs_regulations_keeps_them(ours: Path, tmp_path: Path) -> None:
    case = tmp_path / "case.yaml"
    done = run(table.command, "--regulations", ours, "--journal", tmp_path / "journal.yaml", typed=f"save {case}\n")
    assert done.exit_code == 0, done.output
    (read,) = read_cases(case.read_text(encoding="utf-8")).cases
    kept = dict(read.setup.regulations.options)
    wbf, own = (
        profile("wbf"),
        profile("aeb").with_decisions("club", {"correction.minutes": "20", "appeal.late_with_to_approval": "true"}),
    )
    in_force = wbf.with_decisions("case", kept)
    assert in_force.values() == own.values()
