"""The real PBN and LIN files: read, checked against the Laws, written and read again."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from duplicado.cli.check import command
from duplicado.director.inspection.record import inspect_record
from duplicado.formats.lin.reader import read_lin
from duplicado.formats.pbn.contest import contest_of
from duplicado.formats.pbn.reader import read_pbn
from duplicado.formats.pbn.tables import read_optimum_results
from duplicado.formats.pbn.writer import write_pbn

pytestmark = pytest.mark.sampled

# Games, records, calls, cards of each file.
CONTENTS = {
    "pbn/example-1.pbn": (2, 2, 16, 28),
    "pbn/example-2.pbn": (299, 299, 3018, 9867),
    "pbn/example-4.pbn": (1, 1, 12, 16),
    "pbn/okbridge-imps.pbn": (193, 193, 2209, 6217),
    "pbn/sample-play.pbn": (3, 3, 43, 82),
    "pbn/teams-final-1.pbn": (21, 20, 0, 0),
    "pbn/with-double-dummy.pbn": (495, 495, 0, 0),
    "dealing/test.pbn": (16, 16, 0, 0),
    "dealing/test-jfr.pbn": (16, 16, 0, 0),
}

# Everything that is wrong in these files, with the reason why it is true. There is no irregularity in any of them.
REMARKS = {
    "pbn/sample-play.pbn": [
        # A comment holds a pair of braces. Comments do not nest: its second closing brace stands alone on line 78.
        (78, "pbn-stray-text"),
        # The third game takes over Scoring from the second, which has no such tag.
        (102, "pbn-nothing-to-inherit"),
        # Two calls refer to a note 0; the game has no notes.
        (107, "pbn-note-missing"),
        (107, "pbn-note-missing"),
    ],
}
DISCREPANCIES = {
    "pbn/example-4.pbn": [
        # The calls, counted from the dealer that the file names (North), make North the first to bid clubs. By the
        # hands and by the play it is East who opened and declared: the file names a wrong dealer.
        ("auction", "contract-disagrees"),
        # The third trick is written in the order of play (CA D2 C9 CQ, led by East) and not in fixed columns, so
        # each card stands in the column of another player than the deal gives it to.
        ("play 9", "card-not-held"),
        ("play 10", "card-not-held"),
        ("play 11", "card-not-held"),
        ("play 12", "card-not-held"),
    ],
    "lin/teams-final-quarter.lin": [
        # Board 7, closed room: the head of the file says 1NS+1, eight tricks; the claim at the end says mc|11|.
        ("play", "result-disagrees"),
    ],
}


@pytest.mark.parametrize("name", CONTENTS)
def test_what_the_files_hold(shared_data: Path, name: str) -> None:
    parsed = read_pbn((shared_data / name).read_bytes())
    records = parsed.value.records
    calls, cards = sum(len(record.calls) for record in records), sum(len(record.plays) for record in records)
    assert (len(parsed.value.games), len(records), calls, cards) == CONTENTS[name]
    assert [(found.line, found.code) for found in parsed.diagnostics] == REMARKS.get(name, [])


@pytest.mark.parametrize(
    "name",
    [
        *CONTENTS,
        *(f"lin/{name}.lin" for name in ("example1", "online-table", "sample", "teams-final-quarter")),
    ],
)
def test_what_the_laws_say_of_the_files(shared_data: Path, name: str) -> None:
    source = (shared_data / name).read_bytes()
    records = read_pbn(source).value.records if name.endswith(".pbn") else read_lin(source).value.records
    found = [(seen.part, seen.code, seen.law) for record in records for seen in inspect_record(record)]
    assert found == [(part, code, None) for part, code in DISCREPANCIES.get(name, [])]


@pytest.mark.parametrize("name", CONTENTS)
def test_the_files_written_and_read_again_are_equal(shared_data: Path, name: str) -> None:
    file = read_pbn((shared_data / name).read_bytes()).value
    text = write_pbn(file)
    again = read_pbn(text)
    assert again.value.records == file.records
    assert [game.sections for game in again.value.games] == [game.sections for game in file.games]
    assert [sorted(map(str, game.comments)) for game in again.value.games] == [
        sorted(map(str, game.comments)) for game in file.games
    ]
    assert write_pbn(again.value) == text
    assert [found.code for found in again.diagnostics if found.code != "pbn-note-unused"] == []
    assert max(map(len, text.splitlines())) <= 255 or name == "pbn/sample-play.pbn"


def test_the_double_dummy_tables_agree_with_the_other_tag_for_them(shared_data: Path) -> None:
    """RealBridge writes each table twice: in the standard's form and as twenty digits, N S E W by NT S H D C."""
    games = read_pbn((shared_data / "pbn/example-2.pbn").read_bytes()).value.games
    for game in games:
        rows = read_optimum_results(game.sections["OptimumResultTable"])
        assert rows.diagnostics == ()
        digits = "".join(f"{row.tricks:x}" for row in rows.value)
        assert digits == game.tags["DoubleDummyTricks"].lower()


@pytest.mark.parametrize(
    ("name", "results", "boards"),
    [("example-2.pbn", 299, 10), ("okbridge-imps.pbn", 18396, 193), ("teams-final-1.pbn", 1220, 20)],
)
def test_contests(shared_data: Path, name: str, results: int, boards: int) -> None:
    contest = contest_of(read_pbn((shared_data / "pbn" / name).read_bytes()).value).value
    assert contest is not None
    assert (len(contest.results), len(contest.boards)) == (results, boards)
    assert all(result.north_south_score is not None for result in contest.results)


def test_the_command_passes_over_all_of_them(shared_data: Path) -> None:
    files = [str(path) for folder in ("pbn", "lin") for path in sorted((shared_data / folder).iterdir())]
    result = CliRunner().invoke(command, [*files, "--lang", "en"])
    assert result.exit_code == 1
    *lines, summary, counted = result.output.splitlines()
    assert counted.startswith("Results: 19949,")
    # Two of them say that the tables of scores name no pairs, as `duplicado score` does.
    assert len(lines) == 13
    assert sum("do not say which pairs got them" in line for line in lines) == 2
    assert summary.startswith(
        "Files: 11, boards: 1065, calls: 5908, cards: 17861. Irregularities: 0, contradictions: 7"
    )
