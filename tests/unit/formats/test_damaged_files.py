"""Files that are empty or cut off: read as far as they go, and what is wrong is said."""

from pathlib import Path

import pytest

from duplicado.formats.bws.format import BRIDGEMATE
from duplicado.formats.format import Format
from duplicado.formats.lin.reader import read_lin
from duplicado.formats.registry import READ, source_of

pytestmark = pytest.mark.sampled

LIN = "pn|A,B,C,D|md|3SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,|mb|p|mb|1H|\npg||\n"


@pytest.mark.parametrize("known", READ, ids=lambda known: known.name)
@pytest.mark.parametrize(
    "source", [b"", b" \r\n\n", b"\xef\xbb\xbf", bytes(512)], ids=["none", "blank", "mark", "nulls"]
)
def test_an_empty_file_is_said_to_be_empty_whatever_its_format(known: Format, source: bytes) -> None:
    read = known.read(source)
    assert [(found.code, dict(found.values)["bytes"]) for found in read.diagnostics] == [
        ("file-empty", str(len(source)))
    ]
    assert read.value.read_contest().value is None


def test_a_lin_file_that_is_cut_off_within_a_value() -> None:
    assert read_lin(LIN).diagnostics == ()
    cut = read_lin(LIN[: LIN.index("H|\n")])
    assert [(found.line, found.code, dict(found.values)) for found in cut.diagnostics][:1] == [
        (1, "lin-breaks-off", {"tag": "mb", "text": "1"})
    ]


def test_a_lin_file_may_end_without_its_last_bar() -> None:
    assert read_lin(LIN.removesuffix("|\n")).diagnostics == ()


RECEIVED = (
    "ID,Section,Table,Round,Board,PairNS,PairEW,NS/EW,Contract,Result\n1,1,1,1,1,1,2,N,4 S,=\n2,1,2,1,1,3,4,N,4 S,-1\n"
)


def folder_of(folder: Path, data: bytes, name: str = "ReceivedData") -> Path:
    (folder / f"{name}.csv").write_bytes(data)
    return folder


@pytest.mark.parametrize(
    "data",
    [
        RECEIVED.encode(),
        RECEIVED.replace(",", ";").encode(),
        RECEIVED.replace(",", "\t").encode(),
        RECEIVED.encode("utf-16"),
    ],
    ids=["commas", "semicolons", "tabs", "utf-16"],
)
def test_tables_are_read_as_a_spreadsheet_may_write_them(tmp_path: Path, data: bytes) -> None:
    read = BRIDGEMATE.read(source_of(folder_of(tmp_path, data)))
    contest = read.value.read_contest().value
    assert contest is not None
    assert [result.tricks for result in contest.results] == [10, 9]


@pytest.mark.parametrize(
    ("data", "line", "code"),
    [
        (b"", 0, "bws-empty-table"),
        (b"\x93\x01\x88 no table\n1\n", 0, "bws-strange-table"),
        (RECEIVED[: RECEIVED.index(",4 S,-1")].encode(), 3, "bws-short-row"),
        (RECEIVED.encode() + b'3,1,"' + b"x" * 200_000, 4, "bws-csv-breaks-off"),
    ],
    ids=["empty", "something else", "cut off", "endless"],
)
def test_a_table_that_is_damaged_is_named(tmp_path: Path, data: bytes, line: int, code: str) -> None:
    read = BRIDGEMATE.read(source_of(folder_of(tmp_path, data)))
    assert (line, code, "ReceivedData") in [
        (found.line, found.code, dict(found.values).get("table")) for found in read.diagnostics
    ]
