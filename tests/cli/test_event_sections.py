"""Events of several sections at the command line: which is meant is asked for where it is not told, and told back."""

from pathlib import Path

import pytest
from tests.cli.test_worked_numbers import Shell

from duplicado.locale import Language


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    """Sections A and B of six pairs each."""
    shell = Shell(tmp_path)
    for section in "AB":
        shell("plan", "--section", section, "--movement", "mitchell", "--pairs", "6", "--boards", "2")
    return shell


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize(
    "command",
    [
        ("result", "1", "1", "4S N ="),
        ("finish-round", "1", "1"),
        ("call", "1", "1", "--said", "revoke"),
        ("rule", "1", "1", "--both", "A+", "--reason", "fouled"),
        ("replan", "2", "late", "--only-show"),
        ("mover", "1", "E"),
    ],
    ids=lambda command: command[0],
)
def test_a_section_that_is_not_told_is_asked_for(shell: Shell, command: tuple[str, ...], language: Language) -> None:
    said = shell(*command, code=2, lang=language.value)
    assert {"en": "There are several sections", "es": "Hay varias secciones", "pt": "Há várias seções"}[
        language.value
    ] in said
    assert "(A, B)" in said


def test_a_table_is_typed_with_its_section_as_it_is_written(shell: Shell) -> None:
    assert "Board 1, table B1, round 1" in shell("result", "b1", "1", "4S N =")
    shell("round", "1")
    # So are the tables that are asked about, and what is recorded.
    assert "Board 3 is at table B1 in round 2" in shell("result", "B1", "3", "4S N =", code=1)
    assert "Table B1 has finished round 1" in shell("finish-round", "B1", "1", "--yes")
    assert "Round 2 was called (section A)" in shell("round", "2", "--section", "A")
    shell.results("A1 1 4S N =", "r2 B2 5 pass", "B-2 3 pass")
    assert "table B2, round 2" in shell("log")
    assert "table A1, round 1" in shell("log")
    told = shell("results", "-", code=2, typed="1 1 4S N =\n")
    assert "There are several sections: say which (A, B)." in told
    assert "“C1” is not a number that can stand there." in shell("result", "C1", "1", "4S N =", code=2)


def test_who_comes_late_gets_the_next_number_of_the_section(shell: Shell) -> None:
    assert "Entered: A7" in shell("replan", "2", "late", "--section", "A", "--names", "Eva / Ida")
    assert "Entered: B7" in shell("replan", "2", "late", "--section", "B", "--names", "Ana / Rui")


def test_a_call_without_a_ruling_is_told_when_the_session_ends(shell: Shell) -> None:
    shell("call", "A1", "1", "--said", "revoke")
    for ends in ("over", "publish", "close"):
        assert "A call without a ruling: board 1, table A1, round 1" in shell(ends)


def test_the_only_section_is_meant_where_none_is_told(tmp_path: Path) -> None:
    shell = Shell(tmp_path)
    for number in range(1, 7):
        shell("enter", f"A{number}", f"Ana {number}", f"Rui {number}")
    assert "6 pairs" in shell("plan", "--movement", "mitchell", "--boards", "2")
    assert "table A1" in shell("result", "1", "1", "4S N =")
    shell("enter", "B1", "Eva", "Ida")
    assert "say which (A, B)" in shell("plan", "--minutes", "60", code=2)
