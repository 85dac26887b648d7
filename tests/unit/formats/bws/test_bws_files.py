"""Scoring databases as files: folders and archives of CSV tables, and the Access file itself."""

import csv
import io
import zipfile
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.examples import examples
from tools import make_scoring_database

from duplicado.event.contest import ContestantId
from duplicado.formats.bws.access import (
    AccessReader,
    AccessTables,
    access_readers,
    is_access_file,
    tables_in_access_file,
)
from duplicado.formats.bws.csv_tables import is_scoring_archive
from duplicado.formats.bws.reader import read_bws, read_bws_folder, read_bws_tables
from duplicado.formats.registry import format_of
from duplicado.locale import Language
from duplicado.publish.diagnostic_sentences import diagnostic_text
from duplicado.publish.messages import Messages
from duplicado.score.side_score import Artificial

PAGE = 4096
JET = b"\x00\x01\x00\x00Standard Jet DB\x00"
TABLES = {
    "RoundData": [{"Section": "1", "Table": "1", "Round": "1", "NSPair": "1", "EWPair": "2", "LowBoard": "1"}],
    "ReceivedData": [
        {"Section": "1", "Table": "1", "Round": "1", "Board": "1", "PairNS": "1", "PairEW": "2"}
        | {"NS/EW": "N", "Contract": "4 S", "Result": "=", "Remarks": ""}
    ],
    "PlayerNumbers": [{"Section": "1", "Table": "1", "Direction": "N", "Name": "Zoë, “the first”"}],
}


def as_csv(rows: list[dict[str, str]], encoding: str = "utf-8") -> bytes:
    text = io.StringIO(newline="")
    writer = csv.DictWriter(text, list(rows[0]))
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue().encode(encoding)


def archive(files: dict[str, bytes]) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as written:
        for name, content in files.items():
            written.writestr(name, content)
    return data.getvalue()


def test_a_folder_of_tables(tmp_path: Path) -> None:
    for name, rows in TABLES.items():
        (tmp_path / f"monday.{name}.csv").write_bytes(
            as_csv(rows, "cp1252" if name == "PlayerNumbers" else "utf-8-sig")
        )
    (tmp_path / "schema.sql").write_text("CREATE TABLE x;")
    contest = read_bws_folder(tmp_path).value.contest
    assert len(contest.results) == 1
    assert contest.contestants[0].names == ("Zoë, “the first”",)


def test_tables_of_two_databases_are_not_mixed(tmp_path: Path) -> None:
    for database in ("monday", "tuesday"):
        for name, rows in TABLES.items():
            (tmp_path / f"{database}.{name}.csv").write_bytes(as_csv(rows))
    parsed = read_bws_folder(tmp_path)
    assert len(parsed.value.contest.results) == 1
    assert [found.code for found in parsed.diagnostics] == ["bws-several-databases"]


def test_an_archive_of_tables_is_known_by_what_is_in_it() -> None:
    data = archive({f"tables/{name}.csv": as_csv(rows) for name, rows in TABLES.items()})
    assert is_scoring_archive(data[:4096])
    known = format_of("evening.zip", data)
    assert known is not None
    contest = known.read(data).value.read_contest().value
    assert known.name == "Bridgemate"
    assert contest is not None
    assert len(contest.results) == 1


def test_an_archive_that_unpacks_to_more_than_an_event_is_not_unpacked() -> None:
    parsed = read_bws(archive({"ReceivedData.csv": b"0" * (64 * 1024 * 1024 + 1)}))
    assert [found.code for found in parsed.diagnostics] == ["bws-too-large"]


@pytest.mark.parametrize("data", [b"PK", b"PK\x03\x04" + b"\0" * 40])
def test_an_archive_that_cannot_be_opened(data: bytes) -> None:
    assert [found.code for found in read_bws(data).diagnostics] == ["bws-bad-zip"]


def test_an_archive_without_tables_holds_no_database() -> None:
    assert [found.code for found in read_bws(archive({"a.txt": b""})).diagnostics] == ["bws-no-database"]


def reads(path: Path) -> AccessTables:
    assert path.read_bytes().startswith(JET)
    return AccessTables(TABLES)


def fails(path: Path) -> AccessTables:
    raise ValueError("no page 2")


@pytest.mark.parametrize(
    ("readers", "tables", "found"),
    [
        ({"one": reads}, 3, []),
        ({"one": fails, "two": reads}, 3, ["bws-access-unreadable"]),
        ({"one": fails}, 0, ["bws-access-unreadable"]),
        ({}, 0, ["bws-no-access-reader"]),
    ],
)
def test_an_access_file_is_read_by_what_this_computer_has(
    readers: dict[str, AccessReader], tables: int, found: list[str]
) -> None:
    parsed = tables_in_access_file(JET.ljust(PAGE, b"\0"), readers)
    assert (len(parsed.value), [each.code for each in parsed.diagnostics]) == (tables, found)


@pytest.mark.parametrize("language", Language, ids=lambda language: language.value)
def test_where_nothing_can_read_it_the_remedy_is_named(language: Language) -> None:
    (found,) = tables_in_access_file(JET, {}).diagnostics
    sentence = diagnostic_text(found, Messages.load(language))
    assert "apt install mdbtools" in sentence
    assert "pip install access-parser" in sentence


def test_an_access_file_is_known_by_its_first_bytes() -> None:
    assert is_access_file(JET)
    assert not is_access_file(b"Standard Jet DB")
    known = format_of("evening", JET)
    assert known is not None
    assert known.name == "Bridgemate"


def test_a_file_that_ends_within_a_page_is_called_cut_off() -> None:
    parsed = tables_in_access_file(JET.ljust(PAGE + 1, b"\0"), {"one": reads})
    assert (len(parsed.value), [each.code for each in parsed.diagnostics]) == (3, ["bws-cut-off"])


def test_a_damaged_access_file_is_named_as_one() -> None:
    parsed = read_bws(JET + b"\0" * 5000)
    assert parsed.value.contest.results == ()
    assert {each.code for each in parsed.diagnostics} <= {
        "bws-access-unreadable",
        "bws-no-access-reader",
        "bws-cut-off",
    }
    assert "duplicado-" not in str(parsed.diagnostics)  # where it was put for the readers is nobody's business
    assert parsed.diagnostics


@given(st.binary(max_size=200))
def test_no_bytes_in_a_table_end_in_an_exception(data: bytes) -> None:
    read_bws(archive({"ReceivedData.csv": data, "RoundData.csv": as_csv(TABLES["RoundData"])}))


ROOT = Path(__file__).resolve().parents[4]
SAMPLE = ROOT / "tests" / "samples" / "bws" / "two-tables.bws"
READERS = ["mdbtools", "access-parser"]


@pytest.fixture(scope="module", params=READERS)
def reader(request: pytest.FixtureRequest) -> AccessReader:
    known = access_readers()
    if request.param not in known:
        pytest.skip(f"{request.param} is not on this computer")
    return known[request.param]


def test_the_sample_is_read_by_each_of_the_readers(reader: AccessReader) -> None:
    tables = tables_in_access_file(SAMPLE.read_bytes(), {"one": reader})
    assert tables.diagnostics == ()
    parsed = read_bws_tables(tables.value)
    contest = parsed.value.contest
    assert parsed.diagnostics == ()
    assert (contest.title, contest.date, contest.winners) == ("Quinta-feira", "2026-01-08", 1)
    assert [each.names for each in contest.contestants] == [
        ("Águeda", "Bea"),
        ("Eva", "Fábio"),
        ("Gil", "Hugo"),
        ("Çelik", "Dörte"),
    ]
    assert parsed.value.numbers[ContestantId(4)] == ("1002", "1003")
    assert [(line.board, str(line.contract), line.tricks) for line in contest.results] == [
        (1, "4S N", 10),
        (1, "3NTX W", 7),
        (2, "passed out", None),
        (2, "2CXX E", 10),
        (3, "None", None),
        (3, "None", None),
        (4, "6D S", 13),
        (4, "6D S", 11),
    ]
    assert contest.results[4].north_south_score == Artificial(share=Fraction(3, 5))


def without_page(number: int) -> bytes:
    data = SAMPLE.read_bytes()
    return data[: number * PAGE] + bytes(PAGE) + data[(number + 1) * PAGE :]


@pytest.mark.rest
@pytest.mark.parametrize("damage", ["a page of nothing", "cut off"])
def test_what_a_damaged_database_has_lost_is_told(reader: AccessReader, damage: str) -> None:
    """Whatever page is lost: either nothing that was read is another, or it is said."""
    whole = SAMPLE.read_bytes()
    good = tables_in_access_file(whole, {"one": reader})
    for number in range(1, len(whole) // PAGE):
        data = without_page(number) if damage == "a page of nothing" else whole[: number * PAGE]
        tables = tables_in_access_file(data, {"one": reader})
        said = (*tables.diagnostics, *read_bws_tables(tables.value).diagnostics)
        assert said or tables.value == good.value


def test_rows_that_are_gone_are_counted_by_what_the_file_states(reader: AccessReader) -> None:
    (found,) = tables_in_access_file(without_page(10), {"one": reader}).diagnostics
    assert (found.code, found.values) == (
        "bws-rows-missing",
        (("table", "ReceivedData"), ("count", "9"), ("read", "0")),
    )


def test_what_the_program_warns_of_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As mdbtools does where a cell of a row points out of its page: it leaves the cell empty and goes on."""
    programs = {
        "mdb-tables": "echo RoundData; echo ReceivedData",
        "mdb-export": 'echo Section; test "$6" = RoundData || echo "warning: Invalid data. Table:$6 Column:13" >&2',
    }
    for name, program in programs.items():
        (tmp_path / name).write_text(f"#!/bin/sh\n{program}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    (found,) = tables_in_access_file(JET.ljust(PAGE, b"\0")).diagnostics
    assert (found.code, found.values) == ("bws-table-doubted", (("reader", "mdbtools"), ("table", "ReceivedData")))


def test_a_database_without_the_table_of_results_is_a_damaged_one(reader: AccessReader) -> None:
    damaged = (
        SAMPLE.read_bytes()
        .replace(b"Receiv", b"Rec3iv")
        .replace("Rece".encode("utf-16-le"), "R3ce".encode("utf-16-le"))
    )
    found = tables_in_access_file(damaged, {"one": reader}).diagnostics
    assert ("bws-table-missing", (("table", "ReceivedData"),)) in [(each.code, each.values) for each in found]


def test_the_library_is_bounded_as_the_program_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("duplicado.formats.bws.access._SECONDS", 0.01)
    readers = {"access-parser": access_readers()["access-parser"]}
    read = tables_in_access_file(SAMPLE.read_bytes(), readers)
    assert [(found.code, dict(found.values)["fault"]) for found in read.diagnostics] == [
        ("bws-access-unreadable", "time")
    ]


@settings(max_examples=examples(5))
@given(data=st.data())
def test_no_damage_to_an_access_file_ends_in_an_exception(data: st.DataObject, reader: AccessReader) -> None:
    damaged = bytearray(SAMPLE.read_bytes())
    for _ in range(data.draw(st.integers(1, 5))):
        start = data.draw(st.integers(20, len(damaged) - 1))
        damaged[start : start + 4] = data.draw(st.binary(min_size=4, max_size=4))
    tables = tables_in_access_file(bytes(damaged), {"one": reader})
    read_bws_tables(tables.value)


def test_the_sample_is_what_its_tool_writes() -> None:
    assert make_scoring_database.database(make_scoring_database.evening()) == SAMPLE.read_bytes()


@pytest.mark.parametrize(
    ("program", "fault"),
    [
        ("yes", "size"),
        ("yes >&2", "size"),
        ("sleep 30", "time"),
        ("echo 'Error: page 7 is damaged.' >&2; exit 1", "damaged"),
    ],
    ids=["endless", "warning", "silent", "failing"],
)
def test_an_outside_reader_is_bounded_and_its_errors_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: str, fault: str
) -> None:
    for name in ("mdb-export", "mdb-tables"):
        (tmp_path / name).write_text(f"#!/bin/sh\n{'exec ' if '>' not in program else ''}{program}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    monkeypatch.setattr("duplicado.formats.bws.access._MOST_BYTES", 100_000)
    monkeypatch.setattr("duplicado.formats.bws.access._SECONDS", 0.5)
    monkeypatch.setattr("duplicado.formats.bws.access.find_spec", lambda _name: None)
    read = tables_in_access_file(JET)
    assert read.value == {}
    assert [dict(found.values).get("fault") for found in read.diagnostics if found.values] == [fault]


HEADINGS = [
    f"{seat}{suit}" for seat in ("North", "East", "South", "West") for suit in ("Spades", "Hearts", "Diamonds", "Clubs")
]
SUIT = "AKQJT98765432"
HAND_RECORD = as_csv(
    [{"Section": "1", "Board": "7"} | {name: SUIT if place % 5 == 0 else "" for place, name in enumerate(HEADINGS)}],
    "utf-8-sig",
)


@pytest.mark.parametrize("name", ["evening.HandRecord.csv", "hands.csv"])
def test_hand_records_by_themselves_are_boards_with_their_hands(name: str) -> None:
    known = format_of(name, HAND_RECORD)
    assert known is not None
    assert known.key == "bws"
    read = known.read(HAND_RECORD)
    assert not read.diagnostics
    contest = read.value.read_contest().value
    assert contest is not None
    assert {number: str(layout) for number, layout in contest.layouts.items()} == {
        7: str(
            read_bws(
                archive({"HandRecord.csv": HAND_RECORD, "RoundData.csv": as_csv(TABLES["RoundData"])})
            ).value.contest.layouts[7]
        )
    }


@pytest.mark.parametrize(("table", "rows"), list(TABLES.items()))
def test_another_table_by_itself_is_named_and_its_companions_are_wanted(table: str, rows: list[dict[str, str]]) -> None:
    data = as_csv(rows)
    known = format_of("table.csv", data)
    assert known is not None
    assert [(found.code, found.values) for found in known.read(data).diagnostics] == [
        ("bws-one-table", (("table", table),))
    ]
