"""`duplicado table`: a case played out line by line, through a pipe."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from tests.waiting import until

from duplicado.casebook.reader import read_cases
from duplicado.casebook.runner import Status, run_case
from duplicado.casebook.table_engine import ENGINE
from duplicado.cli.table import command
from duplicado.formats.pbn.reader import read_pbn

INSUFFICIENT = ("N: 1S", "E: 1H", "S: attention", "S: refuse", "E: 2H", "director 27B1(a): true")


def play(folder: Path, *lines: str, options: tuple[str, ...] = (), journal: str = "journal.yaml") -> Result:
    arguments = ["--journal", str(folder / journal), "--lang", "en", *options]
    return CliRunner().invoke(command, arguments, input="".join(f"{line}\n" for line in lines))


def test_the_ruling_is_told_step_by_step(tmp_path: Path) -> None:
    result = play(tmp_path, *INSUFFICIENT)
    assert result.exit_code == 0
    told = result.output
    assert "  East bid 1♥ over 1♠: the bid is insufficient. [Law 27]" in told
    assert "    S: refuse  1♥ is cancelled." in told
    assert "The Director finds: Yes. [Law 27B1(a)]" in told
    assert told.index("is insufficient") < told.index("S: refuse  1♥") < told.index("> S: refuse")


ON_FILE = """case: told
law: 2017
steps:
  - {S: P, meaning: {points: 0-11}}
  - W: attention
  - W: refuse
  - N: 1H
  - E: P
  - {S: 1NT, meaning: {points: 6-9, shape: balanced}}
"""


@pytest.mark.clause("23A")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "What is on file answers “Is 1NT comparable with the withdrawn pass: .*\\?”: Comparable\\."),
        ("es", "Lo que consta responde a «¿Es 1ST comparable con la voz retirada paso: .*\\?»: Comparable\\."),
        ("pt", "O que consta responde à pergunta “1ST é comparável com a voz retirada Passe: .*\\?”: Comparável\\."),
    ],
)
def test_what_was_concluded_is_told_with_its_question(tmp_path: Path, language: str, said: str) -> None:
    case = tmp_path / "case.yaml"
    case.write_text(ON_FILE, encoding="utf-8")
    assert re.search(said, play(tmp_path, "report", options=(str(case), "--lang", language)).output)


@pytest.mark.clause("70A")
@pytest.mark.parametrize("told", ["at once", "in the report"])
def test_the_line_of_play_behind_a_ruling_on_a_claim_is_told(tmp_path: Path, told: str) -> None:
    cards = ("--hands", "N:3.6.5.4 .KQ.9.8 AKQ.A.. .J.K.97", "--contract", "4S S")
    result = play(tmp_path, "W: D9", "S: claims 4", "E: disputes", "report", "undo", "E: disputes", options=cards)
    at_once, _, report = result.output.partition("> report")
    said = at_once if told == "at once" else report.partition("> undo")[0]
    lines = said[said.index("    The line of play that shows") :].splitlines()
    assert lines[0].endswith("North-South gets 4 of the 4.")
    assert [line[:10] for line in lines[1:5]] == ["      W ♦K", "      S ♥A", "      S ♠K", "      S ♠A"]
    assert not any(line.startswith("      ") for line in lines[5:])
    assert "line of play" in report.partition("> undo")[2]  # it is judged again


@pytest.mark.parametrize(
    ("language", "expected"),
    [("es", "Este declaró 1♥ sobre 1♠: la declaración es insuficiente. [Art. 27]"), ("pt", "é insuficiente. [Lei 27]")],
)
def test_it_speaks_the_language_of_the_director(tmp_path: Path, language: str, expected: str) -> None:
    assert expected in play(tmp_path, *INSUFFICIENT, options=("--lang", language)).output


def test_players_may_type_as_they_like(tmp_path: Path) -> None:
    result = play(tmp_path, "n: 1s", "E: pass", "s: dbl", "W:P", "w: drops hk", "{N: 2C, means: clubs}")
    assert result.exit_code == 0
    assert "West drops ♥K face up." in result.output


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("foo", "“foo” is neither a step nor a command."),
        ("N: jumps", "jumps is nothing that a player does or says"),
        ("director 25A: perhaps", "perhaps is neither true nor false"),
        ("director 25A", "“25A” is no finding"),
        ("director 99Z: true", "99Z is not a clause"),
        ("S: refuse", "This answers nothing"),
        ("director 23A: true", "Nobody has asked for this finding"),
        ("law 99", "99 is not a clause"),
        ("save nowhere", "Name a file"),
        ("load", "Name a file"),
        ("load missing.yaml", "missing.yaml cannot be read"),
        ("{N: [", "YAML"),
    ],
)
def test_what_cannot_be_taken_is_explained(tmp_path: Path, line: str, expected: str) -> None:
    result = play(tmp_path, line)
    assert expected in result.output
    assert result.exit_code == 1
    assert not isinstance(result.exception, Exception)


def test_nobody_plays_while_a_choice_is_open(tmp_path: Path) -> None:
    result = play(tmp_path, "N: 1S", "E: 1H", "S: attention", "S: 2S")
    assert "South has to choose first. [Law 9B2]" in result.output


def test_a_bare_word_answers_what_alone_is_open(tmp_path: Path) -> None:
    result = play(tmp_path, "refuse", "N: 1S", "E: 1H", "S: attention", "2S", "refuse", "E: 2H", "true")
    assert "“refuse” is neither a step nor a command." in result.output
    assert "“2S” is neither a step nor a command." in result.output
    assert "Taken as {S: refuse}\nSouth does not accept." in result.output
    assert "Taken as {director: {27B1(a): true}}" in result.output


def test_undo_takes_back_the_last_step(tmp_path: Path) -> None:
    result = play(tmp_path, "N: 1S", "E: 1H", "undo", "state", "undo", "undo")
    assert "Taken back: {E: 1H}" in result.output
    assert "Auction: N 1♠\nEast to call." in result.output
    assert "There is nothing to take back." in result.output


def test_a_saved_case_holds_and_can_be_taken_up_again(tmp_path: Path) -> None:
    file = tmp_path / "case.yaml"
    result = play(tmp_path, *INSUFFICIENT, f"save {file}", "quit")
    assert "Nothing was left unsaved." in result.output
    assert list(tmp_path.iterdir()) == [file]
    book = read_cases(file.read_text(encoding="utf-8"))
    assert book.problems == ()
    assert run_case(book.cases[0], ENGINE).status is Status.PASSED
    again = CliRunner().invoke(
        command, [str(file), "--journal", str(tmp_path / "j.yaml"), "--lang", "en"], input="S: P\n"
    )
    assert "South: pass\n  West to call." in again.output


def test_a_file_is_not_replaced_without_a_word(tmp_path: Path) -> None:
    file = tmp_path / "case.yaml"
    file.write_text("precious", encoding="utf-8")
    assert "exists already" in play(tmp_path, "N: 1S", f"save {file}").output
    assert file.read_text(encoding="utf-8") == "precious"
    play(tmp_path, "N: 1S", f"save! {file}", journal="other.yaml")
    assert file.read_text(encoding="utf-8").startswith("case:")


def test_what_is_not_saved_is_kept_and_named(tmp_path: Path) -> None:
    journal = tmp_path / "journal.yaml"
    result = play(tmp_path, *INSUFFICIENT)
    assert f"The table is kept in {journal}" in result.output
    kept = read_cases(journal.read_text(encoding="utf-8"))
    assert len(kept.cases[0].steps) == len(INSUFFICIENT)
    assert "exists already" in play(tmp_path, "N: 1S").output


def test_another_edition_is_another_ruling(tmp_path: Path) -> None:
    steps = ("N: 1S", "E: 1H", "S: attention", "S: refuse", "E: P")
    result = play(tmp_path, *steps, "edition 2007", "edition 1066", "options")
    assert "Played again under the Laws of 2007." in result.output
    assert "[Law 27B1(b)]" in result.output
    assert "there are 2007, 2017, 2017+2024" in result.output


def test_a_guarded_table_says_which_law_forbids(tmp_path: Path) -> None:
    result = play(tmp_path, "N: 1S", "E: 1H", options=("--guarded",))
    assert "[Law 18D]" in result.output
    assert "guarded table" in result.output


def test_a_table_can_begin_with_a_contract_and_hands(tmp_path: Path) -> None:
    hands = "N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432"
    result = play(tmp_path, "W: S2", "S: dummy SA", "state", options=("--contract", "3NT S", "--hands", hands))
    assert "Contract: 3NT by South" in result.output
    assert "Trick in progress: W ♠2, N ♠A" in result.output


@pytest.mark.parametrize(("language", "contract"), [("es", "4P O"), ("pt", "4E O"), ("es", "4S W")])
def test_a_contract_is_read_in_the_letters_of_the_language(tmp_path: Path, language: str, contract: str) -> None:
    result = play(tmp_path, "state", options=("--contract", contract, "--lang", language))
    assert "4♠" in result.output
    assert "Oeste" in result.output


@pytest.mark.parametrize("options", [("--contract", "9S S"), ("--hands", "N:AK")])
def test_options_that_cannot_be_read_are_named(tmp_path: Path, options: tuple[str, str]) -> None:
    result = play(tmp_path, options=options)
    assert result.exit_code == 2
    assert result.output.startswith("Error: ")


@pytest.mark.wire
def test_a_killed_program_loses_nothing_that_was_taken(tmp_path: Path) -> None:
    journal = tmp_path / "journal.yaml"
    arguments = [sys.executable, "-m", "duplicado.cli.main", "table", "--journal", str(journal), "--lang", "en"]
    with subprocess.Popen(
        arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=dict(os.environ)
    ) as program:
        assert program.stdin is not None
        program.stdin.write("N: 1S\nE: 1H\nS: atten")
        program.stdin.flush()
        until(lambda: journal.exists() and "1H" in journal.read_text(encoding="utf-8"))
        program.send_signal(signal.SIGKILL)
    kept = read_cases(journal.read_text(encoding="utf-8"))
    assert [str(getattr(step, "action", "")) for step in kept.cases[0].steps] == ["1S", "1H"]


def test_a_saved_record_is_taken_up_whole(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    play(tmp_path, *INSUFFICIENT, f"save {file}", "quit")
    again = play(tmp_path, "undo", "report", options=(str(file),))
    assert f"Loaded: {file} (6 steps)." in again.output
    assert "Taken back: {director: {27B1(a): true}}" in again.output
    assert "Is the replacement, 2♥, the lowest sufficient bid" in again.output


def test_a_damaged_record_is_taken_up_as_far_as_it_goes(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    play(tmp_path, "N: 1S", "E: P", "S: P", f"save {file}", "quit")
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join([*lines[:2], "rubbish", *lines[3:]]), encoding="utf-8")
    again = play(tmp_path, "state", options=(str(file),))
    assert f"{file}, line 3: the line is not one of a record (rubbish)" in again.output
    assert f"Loaded: {file} (one step)." in again.output
    assert "Auction: N 1♠\n" in again.output


def test_what_is_no_table_is_not_taken_up(tmp_path: Path) -> None:
    file = tmp_path / "x.yaml"
    file.write_text("just: words\n", encoding="utf-8")
    result = play(tmp_path, options=(str(file),))
    assert result.exit_code == 1
    assert f"{file}, line 1: " in result.output


def test_one_case_of_several_is_chosen(tmp_path: Path) -> None:
    file = tmp_path / "cases.yaml"
    text = "case: First\nsteps: [{N: P}]\n---\ncase: Second\nsteps: [{N: 1C}]\n"
    file.write_text(text, encoding="utf-8")
    result = play(tmp_path, f"load {file}", f"load {file} 3", f"load {file} 2")
    assert "The file holds 2 cases" in result.output
    assert "  2. Second" in result.output
    assert "There is no case 3" in result.output
    assert "Auction: N 1♣" in result.output


def test_pbn_has_the_marks_and_the_report_beside_them(tmp_path: Path) -> None:
    file = tmp_path / "board.pbn"
    steps = ("N: 1S", "E: 1H", "S: attention", "S: accept", "S: P", "W: P", "E: 2C", "E: P", "N: P")
    play(tmp_path, *steps, f"save {file}")
    text = file.read_text(encoding="utf-8")
    assert "1S ^I 1H Pass Pass" in text
    assert "East bid 1♥ over 1♠: the bid is insufficient. [Law 27]" in text
    parsed = read_pbn(text)
    assert parsed.diagnostics == ()
    assert [str(call) for call in parsed.value.records[0].calls[:4]] == ["1S", "1H", "P", "P"]
    assert parsed.value.records[0].marked_calls == {1}


def test_the_report_can_be_saved(tmp_path: Path) -> None:
    file = tmp_path / "report.txt"
    play(tmp_path, *INSUFFICIENT, f"save {file}")
    assert file.read_text(encoding="utf-8").startswith("Board 1, dealer North. Nobody vulnerable.")


def test_who_may_use_what_is_told_with_its_reasons(tmp_path: Path) -> None:
    result = play(tmp_path, "information", *INSUFFICIENT, "information", "information E 1H", "information nobody")
    told = result.output
    assert "No withdrawn call, no exposed card" in told
    assert told.count("1♥: unauthorized for East-West, authorized for North-South, since turn 2 of the auction.") == 1
    assert "From turn 2 of the auction on no longer unauthorized. [Law 27B1" in told
    assert "East may use it: 1♥. [Law 27B1" in told
    assert "Write a player and a call or a card" in told
    assert result.exit_code == 0


@pytest.mark.parametrize(
    ("language", "expected"),
    [("es", "desde el turno 2 de la subasta"), ("pt", "desde o turno 2 do leilão")],
)
def test_information_is_told_in_the_language_of_the_director(tmp_path: Path, language: str, expected: str) -> None:
    assert expected in play(tmp_path, *INSUFFICIENT, "information", options=("--lang", language)).output


def test_a_misstated_double_is_taken_down_as_it_was_said(tmp_path: Path) -> None:
    file = tmp_path / "case.yaml"
    told = play(tmp_path, "N: 3S", "E: X of 3H", "E: consults own card", "S: P", f"save {file}").output
    assert "East: double of 3♥" in told
    assert "East doubled and named a wrong bid" in told
    assert "East looked at his own system card" in told
    assert "E: X of 3H" in file.read_text(encoding="utf-8")
