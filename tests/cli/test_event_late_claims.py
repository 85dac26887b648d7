"""Claims, counts and errors that come to light late, through the interview into the figures of an event.

Every figure is worked out by hand, by the scales of Law 78 and of the World Bridge Federation.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from duplicado.cli.event.group import command

EDITIONS = pytest.mark.parametrize("edition", ["2017", pytest.param("2007", marks=pytest.mark.rest)])


class Contest:
    """Commands on the file of one event, and its figures."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def __call__(self, step: str, *arguments: str, code: int = 0, typed: str = "") -> str:
        result = CliRunner().invoke(command, [step, str(self.file), *arguments, "--lang", "en"], input=typed or None)
        assert result.exit_code == code, (result.output, result.exception)
        return result.output

    def heard(self, incident: str, place: str, *answers: str) -> str:
        """Take the ruling of an interview on a board, told as `table/board`."""
        table, board = place.split("/")
        where = ("--table", table, "--board", board, "--round", "1")
        return self("interview", incident, *where, *(part for each in answers for part in ("-a", each)))

    def figures(self, name: str = "total") -> dict[str, float]:
        rankings = json.loads(self("show", "--json"))["rankings"]
        ranks = {rank["contestant"]: rank[name] for line in rankings for rank in line["ranks"]}
        return {who: int(top) / int(rest or 1) for who, (top, _, rest) in _parted(ranks).items()}


def _parted(ranks: dict[str, str]) -> dict[str, tuple[str, str, str]]:
    return {who: figure.partition("/") for who, figure in ranks.items()}


def mitchell(folder: Path, edition: str) -> Contest:
    """Three tables at which everybody makes game exactly: all have the average, two points a board."""
    contest = Contest(folder / "pairs.event")
    contest("new", "--title", "Pairs", "--edition", edition)
    contest("plan", "--movement", "mitchell", "--pairs", "6", "--boards", "2")
    for _ in range(3):
        waiting = [
            each["place"] for each in json.loads(contest("show", "--json"))["waiting"] if each["what"] == "result"
        ]
        places = [re.findall(r"board (\d+)|table (\d+)", place) for place in waiting]
        told = [(max(table for _, table in each), max(board for board, _ in each)) for each in places]
        contest("results", "-", typed="\n".join(f"{table} {board} 4S N =" for table, board in told))
    return contest


def teams(folder: Path, pairing: str, results: dict[int, str]) -> Contest:
    """Four teams that meet on two boards, with the result of each table."""
    contest = Contest(folder / "teams.event")
    contest("new", "--title", "Teams", "--kind", "teams", "--pairing", pairing)
    for number in range(1, 5):
        contest("enter", str(number), f"A{number}", f"B{number}", "--team", f"Team {number}")
    contest("pair", "--boards", "2")
    lines = (f"{table} {board} {line}" for table, line in results.items() for board in (1, 2))
    contest("results", "-", typed="\n".join(lines))
    return contest


# Declarer's tricks by the ruling, North-South's points at table 1 on board 1, and those of the pair 4 against them.
AT_PAIRS = [
    ("agreement-withdrawn", ("2", "yes", "EW", "1", "4S N", "10"), 10, 14),
    ("agreement-withdrawn", ("3", "yes", "EW", "1", "4S N", "10"), 12, 12),  # after the Correction Period
    ("agreement-withdrawn", ("1",), 12, 12),  # the claim itself is judged (69A)
    ("concession-cancelled", ("no", "NS", "1", "4S N", "10", "no"), 14, 10),
    ("concession-cancelled", ("no", "NS", "1", "4S N", "10", "yes"), 12, 12),
    ("tricks-disagreed", ("4S N", "no", "no", "9"), 10, 14),
    ("directors-error", ("no", "4S N +1", "4S N -1"), 14, 14),  # both sides are innocent: 450, and 50 against
]


@pytest.mark.clause("69A", "69B1", "71B", "79B2", "79C1", "82C")
@EDITIONS
@pytest.mark.parametrize(("incident", "answers", "ours", "theirs"), AT_PAIRS)
def test_what_is_ruled_late_changes_the_matchpoints(
    tmp_path: Path, edition: str, incident: str, answers: tuple[str, ...], ours: int, theirs: int
) -> None:
    contest = mitchell(tmp_path, edition)
    assert set(contest.figures().values()) == {12}
    contest.heard(incident, "1/1", *answers)
    figures = contest.figures()
    assert (figures["1"], figures["4"]) == (ours, theirs)
    others = 12 + {10: 1, 12: 0, 14: -1}[ours]
    assert figures["2"] == figures["3"] == others


@pytest.mark.clause("79B3")
@pytest.mark.parametrize(("convinced", "points"), [("yes", 10), ("no", 12)])
def test_after_the_round_only_a_director_who_is_convinced_changes_the_tricks(
    tmp_path: Path, convinced: str, points: int
) -> None:
    contest = mitchell(tmp_path, "2017")
    said = contest.heard("tricks-disagreed", "1/1", "4S N", "no", "yes", "9", convinced)
    assert "79B3" in said
    assert contest.figures()["1"] == points


@pytest.mark.clause("69B2")
def test_a_trick_given_back_levels_a_match(tmp_path: Path) -> None:
    # Team 1 has 420 and 620 where its opponents have 50 and 100 against them: 22 IMPs, 19.45 VP on two boards.
    contest = teams(tmp_path, "swiss", {1: "4S N =", 2: "4S N -1", 3: "4S N =", 4: "4S N ="})
    home, away = re.findall(r"\b(\d) Team", contest("log").partition("Tables 1–2")[2] or "1 Team 3 Team")[:2]
    before = contest.figures()
    assert before[home] + before[away] == 20
    assert before[home] > before[away]
    for board in (1, 2):
        contest.heard("agreement-withdrawn", f"1/{board}", "2", "no", "EW", "1", "4S N", "10")
    level = contest.figures()
    assert level[home] == level[away] == 10


@pytest.mark.clause("71B", "79C1")
def test_a_knock_out_match_that_a_cancelled_concession_ties_goes_on(tmp_path: Path) -> None:
    contest = teams(tmp_path, "knock-out", {1: "4S N =", 2: "4S N -1", 3: "4S N =", 4: "4S N -1"})
    assert "is tied" not in contest("show")
    for board in (1, 2):
        contest.heard("concession-cancelled", f"2/{board}", "no", "NS", "1", "4S N", "9", "no")
    assert "The match 1 Team 1 against 4 Team 4 is tied." in contest("show")


@pytest.mark.clause("69B2", "79C1")
@pytest.mark.parametrize("final_has_begun", [False, True])
def test_a_knock_out_whose_winner_changes_late_says_what_is_to_be_done(
    tmp_path: Path, *, final_has_begun: bool
) -> None:
    contest = teams(tmp_path, "knock-out", {1: "4S N =", 2: "4S N =", 3: "4S N =", 4: "4S N -1"})
    contest.heard("tricks-disagreed", "2/1", "4S N", "no", "no", "9")  # 1 beats 4
    contest("pair")
    if final_has_begun:
        contest("result", "1", "3", "4S N =")
    for board in (1, 2):
        contest.heard("agreement-withdrawn", f"1/{board}", "2", "no", "EW", "1", "4S N", "10")
    said = contest("show")
    assert "4 Team 4 has won the match against 1 Team 1 as the results stand now" in said
    assert ("the Tournament Organizer says who plays on (Law 80B)" in said) is final_has_begun
    assert ("pair it anew" in said) is not final_has_begun


# What each brings along before and after a second ruling: 14, 13, 13 of 24 points, halved or in steps of a tie.
CARRIED = [
    (("part",), {"1": "29.17", "5": "27.08", "6": "27.08"}, {"6": "29.17", "1": "27.08", "2": "27.08"}),
    (("part", "--amount", "1"), {"1": "58.33", "5": "54.17", "6": "54.17"}, {"6": "58.33", "1": "54.17", "2": "54.17"}),
    (("steps", "--amount", "6"), {"1": "6.00", "5": "1.50", "6": "1.50"}, {"6": "6.00", "1": "1.50", "2": "1.50"}),
]


@pytest.mark.clause("71B")
@EDITIONS
@pytest.mark.parametrize(("carried", "before", "after"), CARRIED)
def test_a_final_has_what_its_places_are_worth_when_it_is_founded(
    tmp_path: Path, edition: str, carried: tuple[str, ...], before: dict[str, str], after: dict[str, str]
) -> None:
    contest = mitchell(tmp_path, edition)
    for place, brought in (
        ("1/1", before),
        ("2/3", after),
    ):  # 450 against 420: two points more, one less for the others
        contest.heard("concession-cancelled", place, "no", "NS", "1", "4S N", "10", "no")
        final = Contest(tmp_path / f"{place.replace('/', '-')}.event")
        contest("final", str(final.file), "--title", "Final", "--last", "3", "--carried", *carried)
        assert dict(re.findall(r"(\d) brings along ([\d.]+)", final("log"))) == brought


@pytest.mark.clause("71B")
def test_a_consolation_follows_a_late_ruling_too(tmp_path: Path) -> None:
    contest = mitchell(tmp_path, "2017")
    contest.heard("concession-cancelled", "1/1", "no", "NS", "1", "4S N", "10", "no")
    contest.heard("concession-cancelled", "2/3", "no", "NS", "1", "4S N", "10", "no")
    others = Contest(tmp_path / "others.event")
    contest("final", str(others.file), "--title", "Others", "--first", "4", "--last", "6", "--carried", "part")
    assert dict(re.findall(r"(\d) brings along ([\d.]+)", others("log"))) == {"4": "22.92", "5": "22.92", "3": "20.83"}


@pytest.mark.clause("71B", "79C1", "80B")
@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_a_final_that_is_founded_already_says_what_a_late_ruling_changes(tmp_path: Path, lang: str) -> None:
    contest = mitchell(tmp_path, "2017")
    final = Contest(tmp_path / "final.event")
    again = (str(final.file), "--title", "Final", "--last", "3", "--carried", "part")
    contest.heard("concession-cancelled", "1/1", "no", "NS", "1", "4S N", "10", "no")
    contest("final", *again)
    contest.heard("concession-cancelled", "2/3", "no", "NS", "1", "4S N", "10", "no")
    line = ["final", str(contest.file), *again, "--lang", lang]
    said = CliRunner().invoke(command, line)
    assert said.exit_code == 2
    # 1 has 13 of 24 where it had 14, 6 has 14 where it had 13; 2 is within the first three now, and 5 is not.
    amounts = re.findall(r"carry \S+ (\d) (-?[\d.]+)`", said.output)
    assert amounts == [("1", "-2.09"), ("6", "2.09")]
    joins, leaves = [part for part in said.output.splitlines() if "80B" in part]
    assert (": 2." in joins, ": 5." in leaves) == (True, True)
    for who, amount in amounts:
        final("carry", who, amount)
    assert "carry" not in CliRunner().invoke(command, line).output
