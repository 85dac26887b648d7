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
