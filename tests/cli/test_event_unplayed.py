"""`duplicado event missed` and `unplayed`."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from duplicado.cli.event.group import command
from duplicado.locale import Language


def run(file: Path, step: str, *arguments: str, code: int = 0) -> str:
    result = CliRunner().invoke(command, [step, str(file), *arguments])
    assert result.exit_code == code, result.output
    return result.output


@pytest.fixture
def club(tmp_path: Path) -> Path:
    file = tmp_path / "club.event"
    run(file, "new", "--title", "League", "--profile", "aeb")
    for session in ("1", "2"):
        run(file, "plan", "--movement", "howell", "--pairs", "8", "--boards", "1", "--session", session)
    for table in (1, 2, 3, 4):
        for board in range(1, 8):
            CliRunner().invoke(
                command, ["result", str(file), str(table), str(board), f"{1 + (table + board) % 3}S N ="]
            )
    return file


@pytest.mark.parametrize("language", list(Language))
def test_a_missed_session_is_taken_down(club: Path, language: Language) -> None:
    assert run(club, "missed", "3", "--session", "1", "--lang", language.value, code=1)
    said = run(club, "missed", "3", "--session", "2", "--reason", "ill", "--lang", language.value)
    assert "3" in said
    assert "2" in said
    assert run(club, "missed", "77", "--session", "2", code=2).endswith("WHO: Nobody takes part under the number 77.\n")


def test_a_board_that_was_not_played_by_its_cause(club: Path) -> None:
    said = run(
        club, "unplayed", "1", "1", "--session", "2",
        "--cause-ns", "justified", "--cause-ew", "own-fault", "--reason", "taken ill",
    )  # fmt: skip
    assert said == (
        "Ruled, board 1, table 1, round 1: "
        "North-South the average of their session; East-West average minus (taken ill) (Laws 88, 12C2(a), 12C2(c))\n"
    )
    # One of seven boards is less than a fifth of the session, two are more.
    again = run(
        club, "unplayed", "2", "2", "--session", "2",
        "--cause-ns", "organiser", "--cause-ew", "organiser", "--reason", "a wet board",
    )  # fmt: skip
    assert "both sides average plus" in again
