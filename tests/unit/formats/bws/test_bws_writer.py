"""Writing the tables of a scoring database: what is written comes back, and a user gets the file."""

import csv
import io
import re
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from duplicado.cli.score import command
from duplicado.event.contest import BoardResult, Contest, Contestant, ContestantId, ScoringMethod
from duplicado.event.standing import standings
from duplicado.formats.bws.reader import read_bws
from duplicado.formats.bws.writer import write_bws_tables
from duplicado.formats.usebio.reader import read_usebio
from duplicado.score.side_score import Points

SAMPLE = Path(__file__).resolve().parents[3] / "samples" / "bws" / "two-tables.bws"


def rows(data: bytes, table: str) -> list[dict[str, str]]:
    text = zipfile.ZipFile(io.BytesIO(data)).read(f"{table}.csv").decode("utf-8")
    return list(csv.DictReader(io.StringIO(text, newline="")))


def lines(contest: Contest) -> list[tuple[str, ...]]:
    return sorted(
        tuple(
            map(
                str,
                (
                    *(line.board, line.north_south, line.east_west, line.contract, line.tricks, line.lead),
                    *(line.north_south_score, line.east_west_score),
                ),
            )
        )
        for line in contest.results
    )


def test_a_database_that_is_read_and_written_is_the_same() -> None:
    database = read_bws(SAMPLE.read_bytes()).value
    written = write_bws_tables(database.contest, database.numbers)
    assert written.diagnostics == ()
    again = read_bws(written.content).value
    assert lines(again.contest) == lines(database.contest)
    assert [each.round for each in again.contest.results] == [each.round for each in database.contest.results]
    assert again.contest.contestants == database.contest.contestants
    assert (again.contest.title, again.contest.date) == (database.contest.title, database.contest.date)
    assert again.numbers == database.numbers
    assert write_bws_tables(database.contest, database.numbers) == written


def test_no_name_is_taken_for_a_formula_and_each_comes_back() -> None:
    database = read_bws(SAMPLE.read_bytes()).value
    contest, who = database.contest, database.contest.contestants[0]
    odd = replace(contest, title="=1+1", contestants=(replace(who, names=("=cmd()", "@x")), *contest.contestants[1:]))
    written = write_bws_tables(odd, {who.id: ("+7", "-8")})
    with zipfile.ZipFile(io.BytesIO(written.content)) as archive:
        people = archive.read("PlayerNumbers.csv").decode()
        assert not re.search(r"(^|,)[=@+]", people, re.MULTILINE)
        assert "'=1+1" in archive.read("Session.csv").decode()
    again = read_bws(written.content).value
    assert (again.contest.title, again.contest.contestants[0].names) == ("=1+1", ("=cmd()", "@x"))
    assert again.numbers[who.id] == ("+7", "-8")


@pytest.mark.parametrize("name", ["mp_pairs_howell", "mp_pairs_mitchell", "butler_howell"])
def test_events_of_another_program_come_back_with_every_line_and_total(shared_data: Path, name: str) -> None:
    contest = read_usebio((shared_data / "usebio" / f"{name}.xml").read_bytes()).value
    again = read_bws(write_bws_tables(contest).content).value.contest
    assert lines(again) == lines(contest)
    assert (again.layouts, again.method, again.winners) == (contest.layouts, contest.method, contest.winners)
    totals = {who: card.total for who, card in standings(contest).cards.items()}
    assert {who: card.total for who, card in standings(again).cards.items()} == totals


def test_each_cell_is_in_the_words_of_the_devices() -> None:
    contest = read_bws(SAMPLE.read_bytes()).value.contest
    received = rows(write_bws_tables(contest).content, "ReceivedData")
    assert [(row["Contract"], row["NS/EW"], row["Result"], row["Remarks"]) for row in received] == [
        ("4 S", "N", "=", ""),
        ("3 NT x", "W", "-2", ""),
        ("PASS", "", "", ""),
        ("2 C xx", "E", "+2", ""),
        ("", "", "", "60%-40%"),
        ("", "", "", "Not played"),
        ("6 D", "S", "+1", ""),
        ("6 D", "S", "-1", ""),
    ]


def test_what_the_database_has_no_word_for_is_told() -> None:
    one, two = ContestantId(1), ContestantId(2)
    bare = BoardResult(7, one, two, Points(420), Points(-420))
    contest = Contest(
        method=ScoringMethod.TOTAL_POINTS, contestants=(Contestant(one), Contestant(two)), results=(bare,)
    )
    written = write_bws_tables(contest)
    assert {found.code for found in written.diagnostics} == {
        "contest-file-bare-scores",
        "contest-file-rounds",
        "contest-file-scoring",
    }
    assert [row["Remarks"] for row in rows(written.content, "ReceivedData")] == ["Arbitral score"]


def test_a_team_is_seated_without_its_own_name() -> None:
    lions, bears = ContestantId(1), ContestantId(2)
    names = ("Ana", "Rui", "Eva", "Leo")
    results = (BoardResult(1, lions, bears, None, None), BoardResult(1, bears, lions, None, None, table="2"))
    contest = Contest(
        method=ScoringMethod.IMPS,
        contestants=(Contestant(lions, ("Lions", *names), is_named=True), Contestant(bears)),
        results=results,
    )
    seated = rows(write_bws_tables(contest, {lions: ("1", "2", "3", "4")}).content, "PlayerNumbers")
    assert {row["Name"]: row["Number"] for row in seated} == dict(zip(names, "1234", strict=True))


def test_a_user_gets_the_tables(tmp_path: Path) -> None:
    target = tmp_path / "evening.bws.zip"
    done = CliRunner().invoke(command, [str(SAMPLE), "--to", "bws", str(target), "--lang", "en"])
    assert done.exit_code == 0, done.output
    assert len(read_bws(target.read_bytes()).value.contest.results) == 8
