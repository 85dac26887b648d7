"""Contests of matches that were worked out by hand, through the commands that a club gives."""

from __future__ import annotations

import json
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


def test_extra_boards_that_one_table_has_played_are_finished_first(tmp_path: Path) -> None:
    shell = Shell(tmp_path, "--kind", "teams", "--form", "knock-out", "--pairing", "knock-out")
    for team in ("1", "2"):
        shell("enter", team, *(f"{name}{team}" for name in ("Ana", "Rui", "Bea", "Gil")), "--team", f"Team {team}")
    shell("pair", "--boards", "8")
    shell.results(*(f"{table} {board} pass" for board in range(1, 9) for table in (1, 2)))
    assert "still to be played: 2" in shell("pair", code=1)
    shell("result", "1", "9", "pass", "--round", "1")
    assert "still to be played: 2" in (told := shell("pair", code=1))
    assert "9–10" in told
    shell("result", "2", "9", "pass", "--round", "1")
    # A board that is no extra one is asked about all the same.
    assert "The movement does not have board 19" in shell("result", "1", "19", "pass", "--round", "1", code=1)
    assert "still to be played: 1" in (told := shell("pair", code=1))
    assert "10" in told
    assert "9" not in told


@pytest.mark.clause("92D1")
def test_an_appeal_without_partner_is_told_not_to_be_heard(tmp_path: Path) -> None:
    shell = Shell(tmp_path)
    shell("plan", "--movement", "mitchell", "--pairs", "6", "--boards", "2")
    shell.results("1 1 4S N =")
    shell("rule", "1", "1", "--both", "4S N -1", "--under", "16B3", "--reason", "hesitation")
    unheard = "not heard unless both partners concur. (Law 92D1)"
    assert unheard in shell("appeal", "4", "1", "--concurred", "no")
    assert "92D1" in shell("decide", "5", "upheld", code=1)
    shell("undo", "5")
    assert unheard not in shell("appeal", "4", "1", "--concurred", "yes")


@pytest.mark.clause("86B1", "12C2(a)")
@pytest.mark.parametrize("off", [("result", "2", "8", "np"), ("cancel", "2", "8", "--reason", "late")])
def test_a_board_with_one_result_wants_an_adjusted_score(tmp_path: Path, off: tuple[str, ...]) -> None:
    shell = teams(tmp_path, 2, 8)
    shell.results(*(f"{table} {board} pass" for board in range(1, 8) for table in (1, 2)), "1 8 420")
    shell(*off)
    waits = "only the other table has a result: board 8, table 2, round 1"
    assert waits in shell("show")
    assert "(unfinished)" in shell.why(1)
    _, away = shell.at_table(1)
    shell("rule", "2", "8", "--ns", "A+", "--ew", "A-", "--under", "12C2(a)", "--reason", "late")
    assert waits not in shell("show")
    assert "8 boards, 3 to 0 IMPs (+3), worth" in shell.why(away)


@pytest.mark.clause("86B2(a)")
def test_a_match_that_somebody_must_win_ends_without_a_board_that_is_off_at_both_tables(tmp_path: Path) -> None:
    shell = Shell(tmp_path, "--kind", "teams", "--form", "knock-out")
    shell("plan", "--movement", "round-robin", "--pairs", "2", "--boards", "8")
    shell.results(*(f"{table} {board} pass" for board in range(2, 8) for table in (1, 2)), "1 1 200", "2 1 pass")
    shell("cancel", "1", "8", "--reason", "fouled")
    shell("cancel", "2", "8", "--reason", "fouled")
    home, _ = shell.at_table(1)
    assert "7 boards, 5 to 0 IMPs (+5), worth 1 of 1" in shell.why(home)


@pytest.mark.clause("91B")
def test_matches_that_are_annulled_are_the_same_to_those_who_had_played_them_and_to_the_others(tmp_path: Path) -> None:
    (tmp_path / "club.toml").write_text('disqualified = "annulled"\n', encoding="utf-8")
    shell = teams(tmp_path, 4, 4, "--conditions", str(tmp_path / "club.toml"))
    shell.results(*(f"{table} {board} pass" for board in range(1, 5) for table in range(1, 5)))
    shell("disqualify", "4", "--after-round", "1", "--cause", "a breach", "--approved", "the club")
    places = [each["place"].replace(",", "").split() for each in json.loads(shell("show", "--json"))["waiting"]]
    shell.results(*(f"{place[5]} {place[7]} pass" for place in places))
    # Two matches that were tied, and what a round without opponents is worth.
    assert ["Total: 32" in shell.why(team) for team in (1, 2, 3)] == [True] * 3
