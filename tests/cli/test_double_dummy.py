"""`duplicado dd`, `duplicado par` and `duplicado deal --where`."""

import json
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from duplicado.cli import chances, dd, deal, par
from duplicado.event.contest import Contest
from duplicado.formats.duplicado_json.document import OwnDocument, write_json
from duplicado.law.book.law_02 import board
from duplicado.vocabulary.hands import Deal

pytestmark = pytest.mark.usefixtures("double_dummy_library")

# Every suit is solid and apart: declarer's tricks can be counted without a solver.
SOLID = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
FILE = f'[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "{SOLID}"]\n\n[Board "2"]\n[Deal "N:- - - -"]\n'


def run(command: click.Command, *arguments: str) -> Result:
    return CliRunner().invoke(command, [*arguments])


@pytest.fixture
def boards(tmp_path: Path) -> str:
    path = tmp_path / "boards.pbn"
    path.write_text(FILE)
    return str(path)


def test_each_declarer_s_tricks_are_shown(boards: str) -> None:
    shown = run(dd.command, boards, "--json")
    assert shown.exit_code == 0
    table = json.loads(shown.stdout)["1"]
    assert table["N"] == {
        "NT": 0,
        "S": 13,
        "H": 0,
        "D": 13,
        "C": 0,
    }  # of two hands that are one suit each, both make both
    assert table["S"] == table["N"]
    assert "One board has no complete deal" in shown.stderr
    spanish = run(dd.command, boards, "--lang", "es").stdout.splitlines()
    assert spanish[0] == "Estuche 1"
    assert spanish[-1].split() == ["O", "0", "0", "13", "0", "13"]


def test_par_is_a_grand_slam_in_the_highest_suit(boards: str) -> None:
    found = json.loads(run(par.command, boards, "--json").stdout)["1"]
    assert found["score"] == 1510
    assert found["contracts"] == ["7S NS ="]
    assert "+1510: 7♠ NS =" in run(par.command, boards, "--lang", "es").stdout


def test_a_file_without_deals_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "none.pbn"
    path.write_text('[Board "1"]\n[Deal "N:- - - -"]\n')
    for command in (dd.command, par.command):
        refused = run(command, str(path))
        assert refused.exit_code == 2
        assert "no complete deal" in refused.stderr


def test_boards_are_dealt_under_a_condition() -> None:
    dealt = run(deal.command, "--boards", "3,5", "--where", "east.hcp in 20..22", "--hand", "N:AK...", "--json")
    assert dealt.exit_code == 0
    rows = json.loads(dealt.stdout)["boards"]
    assert [row["board"] for row in rows] == [3, 5]
    for row in rows:
        hands = Deal.parse(row["deal"])
        assert 20 <= hands["E"].hcp <= 22
        assert str(hands["N"]).startswith("AK")
    assert "for practice" in dealt.stderr


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--where", "north.hpc > 3"), "“north.hpc”"),
        (("--where", "north.hcp > 37"), "No hand of N"),
        (("--hand", "AK..."), "--hand N:AK.Q.."),
        (("--hand", "N:AK...", "--hand", "S:A..."), "--hand N:AK.Q.."),
    ],
)
def test_a_condition_that_cannot_be_met_or_read_is_refused(arguments: tuple[str, ...], told: str) -> None:
    refused = run(deal.command, "--boards", "1", *arguments)
    assert refused.exit_code == 2
    assert told in refused.stderr


def test_boards_of_a_contest_are_solved_too(tmp_path: Path) -> None:
    """Hands of a contest belong to no record of a board: those of a scoring database and of USEBIO are of that kind."""
    contest = Contest(boards={3: board(3)}, layouts={3: Deal.parse(SOLID)})
    file = tmp_path / "evening.json"
    file.write_text(write_json(OwnDocument((), contest)))
    assert json.loads(run(dd.command, str(file), "--json").stdout)["3"]["N"]["S"] == 13


PLAYED = """[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:T643.85.AJ8.AJ76 972.JT2.Q32.K954 KJ5.AKQ964.K5.T2 AQ8.73.T9764.Q83"]
[Declarer "S"]
[Contract "4H"]
[Play "W"]
SA S7 S3 SJ
*
"""


@pytest.mark.parametrize(("played", "stopped"), [("SA S3 S7 SJ", None), ("SA S3 S7 HA", 4)], ids=["lawful", "revoke"])
def test_leads_and_the_cost_of_each_card_are_told(tmp_path: Path, played: str, stopped: int | None) -> None:
    file = tmp_path / "played.pbn"
    file.write_text(PLAYED.replace("SA S7 S3 SJ", played))
    (board,) = json.loads(run(dd.command, str(file), "--play", "--json").stdout)["plays"]
    assert (board["board"], board["contract"], board["stopped"]) == (1, "4H S", stopped)
    assert (len(board["leads"]), board["leads"]["SA"]) == (13, 11)
    assert min(board["leads"].values()) == 10
    assert [(each["card"], each["cost"]) for each in board["play"]][:2] == [("SA", 1), ("S3", 0)]
    said = run(dd.command, str(file), "--play", "--lang", "pt").stdout
    assert "O ♠A \u22121" in said
    assert ("a carta 4 do carteio" in said) is (stopped is not None)


KNOWN = "N:AKQJT98765432... - .AKQJT98765432.. -"


def test_chances_are_counted_over_deals_of_the_unknown_hands() -> None:
    """Spades are solid opposite a void: seven are made whatever the others hold."""
    told = run(chances.command, KNOWN, "7S N", "--deals", "5", "--field", "7S N=2", "--field", "6S N", "--json")
    found = json.loads(told.stdout)
    assert (found["making"], found["mean"], found["tricks"]) == (1, 13, {"13": 5})
    assert found["matchpoints"] == pytest.approx((0.5 + 0.5 + 1) / 3)
    said = run(chances.command, KNOWN, "7s north", "--deals", "5", "--field", "pass", "--lang", "es").stdout
    assert said.splitlines() == [
        "Se cumple en el 100,0 % de 5 repartos de muestra; 13,00 bazas de media.",
        "  13: 100,0 %",
        "Frente a estas mesas cabe esperar el 100,0 % de los puntos de match.",
    ]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("AKQ", "4S N"), "“AKQ” cannot be read as hands"),
        ((KNOWN, "4S"), "“4S” is not a contract"),
        ((KNOWN, "4S N", "--field", "4S N=10001"), "At most 10000 tables"),
        ((KNOWN, "4S N", "--field", "4S=x"), "“4S=x” is not a result"),
        ((KNOWN, "4S N", "--vulnerable", "all of us"), "“all of us” is not a vulnerability"),
        ((KNOWN, "4S N", "--where", "east.hpc > 3"), "“east.hpc” cannot be read"),
        ((KNOWN, "4S N", "--where", "east.spades > 3"), "No hand of E"),
    ],
)
def test_what_chances_cannot_read_is_refused_with_a_remedy(arguments: tuple[str, ...], told: str) -> None:
    refused = run(chances.command, *arguments)
    assert refused.exit_code == 2
    assert told in refused.stderr
