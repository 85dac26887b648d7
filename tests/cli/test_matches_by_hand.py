"""Contests of matches that were worked out by hand, through the commands that a club gives."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.test_worked_numbers import Shell


def teams(folder: Path, number: int, boards: int, *conditions: str) -> Shell:
    """A round robin of teams."""
    shell = Shell(folder, "--kind", "teams", "--form", "matches", *conditions)
    shell("plan", "--movement", "round-robin", "--pairs", str(number), "--boards", str(boards))
    return shell


def first_match(shell: Shell, tables: int) -> tuple[int, int, int]:
    """Return who meets at table 1 in the first round, North-South first, and the other table of the match."""
    home, away = shell.at_table(1)
    return home, away, next(each for each in range(2, tables + 1) if set(shell.at_table(each)) == {home, away})


@pytest.mark.clause("12C2(c)", "12C2(b)")
@pytest.mark.parametrize(
    ("method", "plus", "minus"), [("imps", "14 IMPs", "−14 IMPs"), ("board-a-match", "2 of 2", "0 of 2")]
)
def test_an_average_plus_follows_the_match_and_no_other(tmp_path: Path, method: str, plus: str, minus: str) -> None:
    shell = teams(tmp_path, 4, 4, "--method", method)
    shell.results(*(f"{table} {board} pass" for board in range(1, 13) for table in range(1, 5)))
    home, away, other = first_match(shell, 4)
    for board in ("1", "2", "3"):
        shell("correct", "1", board, "500", "--reason", "the figure", "--yes")
        shell("correct", str(other), board, "-500", "--reason", "the figure", "--yes")
    shell("rule", "1", "4", "--ns", "A+", "--ew", "A-", "--under", "12C2(a)", "--reason", "fouled by East")
    assert f"It counts {plus}" in shell.why(home, 4)
    assert f"It counts {minus}" in shell.why(away, 4)
    # 56 IMPs in four boards, or all of them, and two flat matches.
    won = {"imps": "4 boards, 56 to 0 IMPs (+56), worth 20", "board-a-match": "4 boards, 8 to 0"}[method]
    assert won in shell.why(home)


@pytest.mark.clause("12C2(c)")
@pytest.mark.parametrize(
    ("others", "points"), [(-50, (20, 0)), (420, (11, 9))], ids=["all of the match", "half of the match"]
)
def test_an_average_plus_of_pairs_follows_their_match(tmp_path: Path, others: int, points: tuple[int, int]) -> None:
    shell = Shell(tmp_path, "--pairing", "swiss", "--form", "matches")
    for number in range(1, 5):
        shell("enter", str(number), f"North {number}", f"South {number}")
    shell("pair", "--boards", "8")
    shell.results(*(f"{table} {board} {420 if table == 1 else others}" for board in range(1, 8) for table in (1, 2)))
    shell("rule", "1", "8", "--ns", "A+", "--ew", "A-", "--under", "12C2(a)", "--reason", "late")
    home, away = 1, 3  # the upper half of the seeding against the lower
    # All points of the others are all of this one; with half of them 60 % and 51.25 % of the match.
    assert f"worth {points[0]} of 20 VP" in shell.why(home)
    assert f"worth {points[1]} of 20 VP" in shell.why(away)


@pytest.mark.clause("90A", "12B2")
def test_a_penalty_in_percent_of_a_top_counts_at_board_a_match(tmp_path: Path) -> None:
    shell = teams(tmp_path, 2, 8, "--method", "board-a-match")
    shell.results(*(f"{table} {board} pass" for board in range(1, 9) for table in (1, 2)))
    shell("penalty", "1", "25", "%", "--reason", "slow play")
    # A board has two points, so that a quarter of a top is one half of a point.
    assert "Total: 7.5" in shell.why(1)
    assert "Total: 8" in shell.why(2)
