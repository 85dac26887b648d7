"""`duplicado case check`."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from duplicado.cli.case import command
from duplicado.law.edition import Edition
from duplicado.publish.catalogue.coverage import is_open
from duplicado.publish.catalogue.loading import load_catalogue

HOLDS = "case: Holds\nsteps: [{N: P}, {expect: {turn: E}}]\n"
FAILS = "case: Fails\ncites: [17B]\nsteps:\n  - N: P\n  - expect: {turn: W}\n"
# The last clause that the ledger holds open, whichever that is by now.
OPEN = next(
    entry.clause
    for entry in reversed(list(load_catalogue().of(Edition.LAWS_2017)))
    if is_open(entry.clause, Edition.LAWS_2017)
)
NOT_YET = f"case: Waits\ncites: [{OPEN}]\nsteps: [{{N: 1S}}]\n"
MALFORMED = "case: Malformed\nsteps:\n  - N: pass\n"


def check(folder: Path, text: str, *options: str) -> Result:
    path = folder / "cases.yaml"
    path.write_text(text, encoding="utf-8")
    return CliRunner().invoke(command, ["check", str(path), "--lang", "en", *options])


@pytest.mark.parametrize(
    ("texts", "code"),
    [([HOLDS], 0), ([HOLDS, NOT_YET], 0), ([HOLDS, FAILS], 1), ([FAILS, MALFORMED], 2)],
)
def test_exit_codes(tmp_path: Path, texts: list[str], code: int) -> None:
    assert check(tmp_path, "---\n".join(texts)).exit_code == code


def test_the_report_for_programs(tmp_path: Path) -> None:
    result = check(tmp_path, f"{HOLDS}---\n{FAILS}---\n{NOT_YET}", "--json")
    report = json.loads(result.stdout)
    assert list(report) == ["passed", "failed", "not_yet", "cases"]
    assert (report["passed"], report["failed"], report["not_yet"]) == (1, 1, 1)
    assert all(list(row) == ["file", "line", "case", "status", "law", "difference"] for row in report["cases"])
    holds, fails, waits = report["cases"]
    assert (holds["status"], holds["law"], holds["difference"]) == ("passed", None, None)
    assert (fails["status"], fails["line"]) == ("failed", 4)
    assert fails["difference"] == "line 8 (2017): turn: expected W, found E"
    assert (waits["status"], waits["law"]) == ("not_yet", str(OPEN))


def test_the_report_for_directors(tmp_path: Path) -> None:
    result = check(tmp_path, f"{HOLDS}---\n{FAILS}---\n{NOT_YET}")
    assert f"not yet possible (needs {OPEN}): Waits" in result.output
    assert "    line 8 (2017): turn: expected W, found E" in result.output
    assert "1 hold, 1 fail, 1 not yet possible." in result.output


def test_what_is_malformed_is_named_with_its_line(tmp_path: Path) -> None:
    result = check(tmp_path, HOLDS + "---\n" + MALFORMED)
    assert "cases.yaml:6: pass is nothing that a player does" in result.output
    assert "1 hold" in result.output
    assert result.exit_code == 2


def test_only_the_cases_of_a_law(tmp_path: Path) -> None:
    result = check(tmp_path, f"{HOLDS}---\n{FAILS}---\n{NOT_YET}", "--law", "17")
    assert "0 hold, 1 fail, 0 not yet possible." in result.output


@pytest.mark.parametrize(("language", "word"), [("es", "se cumple"), ("pt", "cumpre-se")])
def test_other_languages(tmp_path: Path, language: str, word: str) -> None:
    assert word in check(tmp_path, HOLDS, "--lang", language).output


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    result = CliRunner().invoke(command, ["check", str(tmp_path / "none.yaml"), "--lang", "en"])
    assert result.exit_code == 2
    assert "Traceback" not in result.output
    assert "none.yaml" in result.output


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "binary.yaml"
    path.write_bytes(b"\xff\xfe\x00\x80")
    assert CliRunner().invoke(command, ["check", str(path)]).exit_code == 2


def test_a_folder_stands_for_its_files(tmp_path: Path) -> None:
    for name in ("a.yaml", "b.yaml", "c.txt"):
        (tmp_path / name).write_text(HOLDS, encoding="utf-8")
    result = CliRunner().invoke(command, ["check", str(tmp_path), "--lang", "en"])
    assert "2 hold" in result.output


def test_what_cannot_be_read_does_not_hide_the_other_files(tmp_path: Path) -> None:
    good, binary, folder = tmp_path / "good.yaml", tmp_path / "binary.yaml", tmp_path / "folder"
    good.write_text("case: A bid over a bid\nlaw: 2017\ncites: [18C]\nsteps:\n  - N: 1S\n  - expect: {turn: E}\n")
    binary.write_bytes(b"case: x\n\xff\xfe")
    folder.mkdir()
    files = [str(path) for path in (binary, folder, tmp_path / "missing.yaml", good)]
    result = CliRunner().invoke(command, ["check", *files, "--lang", "en"])
    assert result.exit_code == 2
    assert f"{binary}:2: this is not text" in result.stderr
    assert f"no cases in the folder {folder}" in result.stderr
    assert "missing.yaml cannot be read" in result.stderr
    assert "1 hold" in result.stdout


def test_a_case_is_explained_as_a_director_tells_it(tmp_path: Path) -> None:
    path = tmp_path / "cases.yaml"
    text = "case: Insufficient\nlaw: [2007, 2017]\ncites: [27]\nsteps: [{N: 1S}, {E: 1H}, {S: attention}]\n"
    path.write_text(f"{text}---\n{HOLDS}---\n{MALFORMED}", encoding="utf-8")
    result = CliRunner().invoke(command, ["explain", str(path), "--law", "27", "--lang", "en"])
    assert result.exit_code == 2
    assert result.output.count(":1: Insufficient\n") == 2
    assert result.output.count("East bid 1♥ over 1♠: the bid is insufficient. [Law 27]") == 2
    assert "S: refuse  1♥ is cancelled." in result.output
    assert "Holds" not in result.output
    assert f"{path}:11: " in result.output
