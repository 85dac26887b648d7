"""Rankings by category and stratum and with handicaps: pages, sheets, tables and the terminal say the same."""

import csv
import io
import re
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from duplicado.cli import publish, score
from duplicado.cli.event import group as event
from duplicado.event.facts.results import Played
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.service.event_file import EventFile
from duplicado.vocabulary.contracts import Contract


def run(command: click.Command, *arguments: str | Path, language: str = "en") -> Result:
    return CliRunner().invoke(command, [*map(str, arguments), "--lang", language])


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("club") / "club.event"
    run(event.command, "new", file, "--title", "Club")
    for number in range(1, 9):
        options = ["--category", "seniors"] if number % 2 else ["--handicap", "10"]
        options += ["--stratum", "A" if number < 3 else "B"]
        run(event.command, "enter", file, str(number), f"One {number}", f"Two {number}", *options)
    assert run(event.command, "plan", file, "--movement", "howell", "--pairs", "8", "--boards", "2").exit_code == 0
    with EventFile.open(file) as opened:
        for at, place in enumerate(opened.live.state.session(1).plans[""].due):
            opened.enter(ResultEntered(place, Played(Contract.parse("4S N"), 7 + at % 5)), by="slips")
    return file


def shown(file: Path, *options: str) -> list[str]:
    lines = run(event.command, "show", file, *options).stdout.splitlines()
    return [line.split()[1] for line in lines if re.match(r" *\d+=? +\d+ ", line)]


VIEWS = {
    "category-seniors": ("place_category_seniors", ("--category", "seniors")),
    "stratum-B": ("place_stratum_B", ("--stratum", "B")),
    "handicap": ("place_handicap", ("--handicap", "full")),
}


@pytest.mark.rest
def test_pages_and_table_rank_as_the_terminal_does(club: Path, tmp_path: Path) -> None:
    assert run(publish.command, club, "--to", tmp_path / "site").exit_code == 0
    assert run(score.command, club, "--to", "csv", tmp_path / "ranking.csv").exit_code == 0
    rows = list(csv.DictReader(io.StringIO((tmp_path / "ranking.csv").read_text(encoding="utf-8-sig"))))
    index = (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    for address, (column, options) in VIEWS.items():
        expected = shown(club, *options)
        assert len(expected) >= 3
        page = (tmp_path / "site" / "ranking" / f"{address}.html").read_text(encoding="utf-8")
        table = page.partition("<tbody")[2]
        assert re.findall(r'contestant/(\d+)\.html"', table) == expected
        placed = sorted((row for row in rows if row[column]), key=lambda row: int(row[column].rstrip("=")))
        assert [row["number"] for row in placed] == expected
        assert f'href="ranking/{address}.html"' in index
        assert 'href="../index.html"' in page
    handicaps = {row["number"]: (row["handicap"], row["net"], row["percentage"]) for row in rows}
    for number, (allowance, net, percentage) in handicaps.items():
        assert allowance == ("0.00" if int(number) % 2 else "10.00")
        assert float(net) == pytest.approx(float(percentage) + float(allowance), abs=0.011)
    assert [row["categories"] for row in rows if row["number"] == "1"] == ["seniors"]


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_the_sheet_of_the_ranking_has_them_too(club: Path, tmp_path: Path, language: str) -> None:
    plain = tmp_path / "plain.event"
    plain.write_bytes(club.read_bytes())
    for number in range(1, 9):
        without = ("--category", "", "--stratum", "", "--handicap", "0")
        run(event.command, "enter", plain, str(number), f"One {number}", f"Two {number}", *without)
    sizes: list[int] = []
    for name, file in (("with", club), ("without", plain)):
        done = run(publish.command, file, "--to", tmp_path / name, "--only", "pdf", language=language)
        assert done.exit_code == 0, done.output
        sizes.append((tmp_path / name / "paper" / "ranking.pdf").stat().st_size)
    assert sizes[0] > sizes[1] + 3000


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_a_category_of_nobody_is_refused_with_those_there_are(club: Path, language: str) -> None:
    for option, there in (("--category", "seniors"), ("--stratum", "A, B")):
        done = run(event.command, "show", club, option, "juniors", language=language)
        assert done.exit_code == 2
        assert there in done.output
