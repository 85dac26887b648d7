"""`duplicado laws compare`: what is a change, and how it is told."""

import json
from pathlib import Path
from typing import Final

from click.testing import CliRunner

from duplicado.cli.laws import command

CASES: Final = """\
case: An insufficient bid
law: [2007, 2017]
steps:
  - N: 1S
  - E: 1H
  - S: attention
  - S: refuse
---
case: A pass out of rotation
law: [2007, 2017]
steps:
  - N: 1C
  - S: P
  - W: attention
  - W: refuse
  - E: P
---
case: A pass at partner's turn
law: [2007, 2017]
steps:
  - S: P
  - W: attention
  - W: refuse
"""


def test_another_number_is_no_change_and_what_one_edition_alone_says_is_told(tmp_path: Path) -> None:
    path = tmp_path / "cases.yaml"
    path.write_text(CASES)
    for language, must_pass in (("en", "South must pass"), ("es", "Sur debe pasar"), ("pt", "Sul deve passar")):
        told = CliRunner().invoke(command, ["compare", "2007", "2017", str(path), "--lang", language])
        assert told.exit_code == 1
        assert "An insufficient bid" not in told.stdout
        assert told.stdout.count(must_pass) == 1
    data = json.loads(CliRunner().invoke(command, ["compare", "2007", "2017", str(path), "--json"]).stdout)
    assert (data["compared"], [row["title"] for row in data["changed"]]) == (
        3,
        ["cases.yaml: A pass at partner's turn"],
    )
    assert set(data["changed"][0]["2017"]["rulings"]) < set(data["changed"][0]["2007"]["rulings"])


def test_a_proposed_regulation_is_compared_with_the_one_in_force(tmp_path: Path) -> None:
    path = tmp_path / "cases.yaml"
    path.write_text(
        "case: A lead face up\nmode: guarded\nregulations: {opening_lead.face: up}\n"
        "contract: 3NT S\nsteps:\n  - W: SA\n"
    )
    same = CliRunner().invoke(command, ["compare", "2017", "2017", str(path), "--lang", "en"])
    assert same.exit_code == 0
    other = CliRunner().invoke(command, ["compare", "2017", "2017", str(path), "--proposed", "wbf", "--lang", "en"])
    assert other.exit_code == 1
    assert "Laws of 2017, wbf" in other.stdout
    assert "not admitted: {W: SA}" in other.stdout


BOARDS: Final = """\
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AKQJ.432.432.432 T987.AKQ.765.765 654.JT9.AKQ.JT98 32.8765.JT98.AKQ"]
[Declarer "N"]
[Contract "1NTX"]
[Result "7"]
[Auction "N"]
1NT Pass {doubled} Pass
Pass Pass
[Play "E"]
HA H9 H5 H2
*

[Board "2"]
[Dealer "E"]
[Vulnerable "NS"]
[Deal "N:AKQJ.432.432.432 T987.AKQ.765.765 654.JT9.AKQ.JT98 32.8765.JT98.AKQ"]
[Auction "E"]
Pass Pass Pass Pass

[Board "3"]
[Dealer "S"]
[Vulnerable "EW"]
[Deal "N:AKQJ.432.432.432 T987.AKQ.765.765 654.JT9.AKQ.JT98 32.8765.JT98.AKQ"]
"""


def test_boards_of_a_file_are_played_and_an_opponent_draws_attention_at_the_end(tmp_path: Path) -> None:
    """36C of 2017 scores a contract undoubled; 2007 is silent, so that the Director looks at it (84D)."""
    path = tmp_path / "boards.pbn"
    path.write_text(BOARDS.format(doubled="X"))
    told = CliRunner().invoke(command, ["compare", "2007", "2017", str(path), "--lang", "en"])
    assert told.exit_code == 1
    assert told.stdout.startswith("boards.pbn: board 1\n")
    assert "2 compared, 1 changed. One of them is ruled upon." in told.stdout
    assert "one board is left out" in told.stderr
    data = json.loads(CliRunner().invoke(command, ["compare", "2007", "2017", str(path), "--json"]).stdout)
    assert [(row["2007"]["clauses"], row["2017"]["clauses"]) for row in data["changed"]] == [(["36", "84D"], ["36C"])]
    assert data["changed"][0]["2017"]["score"] == 90


def test_boards_in_which_nothing_is_irregular_are_said_to_be_so(tmp_path: Path) -> None:
    path = tmp_path / "boards.pbn"
    path.write_text(BOARDS.format(doubled="3NT").replace("1NTX", "3NT"))
    told = CliRunner().invoke(command, ["compare", "2007", "2017", str(path), "--lang", "en"])
    assert (told.exit_code, told.stdout) == (0, "2 compared, 0 changed. Nothing in them is ruled upon.\n")


def test_a_file_without_play_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "deals.pbn"
    path.write_text(BOARDS[BOARDS.index('[Board "3"]') :])
    told = CliRunner().invoke(command, ["compare", "2007", "2017", str(path), "--lang", "en"])
    assert told.exit_code == 2
    assert "deals.pbn has no board with its auction and play" in told.stderr
