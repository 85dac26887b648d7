"""The real files with bytes changed, lost, doubled or put in, under their own name and others': never an exception."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from duplicado.formats.bws.format import BRIDGEMATE
from duplicado.formats.bws.reader import read_bws
from duplicado.formats.registry import format_of, source_of
from duplicado.locale import Language
from duplicado.publish.diagnostic_sentences import diagnostic_text
from duplicado.publish.messages import Messages

pytestmark = pytest.mark.sampled

FOLDERS = ("acbl", "dealing", "lin", "pbn", "usebio")
DAMAGED_EACH = 12
MOST_BYTES = 12_000
"""Of a large file its beginning is enough: it has everything that the rest has."""

PUT_IN = (
    b"0", b"-1", b"99999999999999999999", b"\xff\xfe", b"\0", b"\n", b"\r", b'"', b"[", b"|", b"<", b"&x;", b"}",
    b"{", b"NaN", b"1e999", b"null", "é".encode(), "é".encode("latin-1"), b"\xef\xbb\xbf", b"^", b"=1=", b"%", b"#",
)  # fmt: skip


def replaced(chance: random.Random, data: bytearray, at: int) -> None:
    data[at] = chance.randrange(256)


def lost(chance: random.Random, data: bytearray, at: int) -> None:
    del data[at : at + chance.choice((1, 2, 5, 50, 1000))]


def put_in(chance: random.Random, data: bytearray, at: int) -> None:
    data[at:at] = chance.choice(PUT_IN)


def doubled(chance: random.Random, data: bytearray, at: int) -> None:
    data[at:at] = data[at : at + chance.choice((1, 5, 50, 500))]


def exchanged(chance: random.Random, data: bytearray, at: int) -> None:
    other = chance.randrange(len(data))
    data[at], data[other] = data[other], data[at]


def cut(chance: random.Random, data: bytearray, at: int) -> None:
    del data[max(at, chance.randrange(len(data))) :]


DAMAGES: tuple[Callable[[random.Random, bytearray, int], None], ...] = (
    replaced, replaced, lost, put_in, put_in, doubled, exchanged, cut,
)  # fmt: skip


def damaged(chance: random.Random, source: bytes) -> bytes:
    data = bytearray(source)
    for _ in range(chance.choice((1, 1, 2, 5, 20, 60))):
        if data:
            chance.choice(DAMAGES)(chance, data, chance.randrange(len(data)))
    return bytes(data)


def recoded(source: bytes) -> list[bytes]:
    """The same text as other systems save it."""
    text = source.decode("utf-8", "replace")
    return [
        text.encode("utf-8-sig"),
        text.encode("utf-16"),
        text.encode("latin-1", "replace"),
        text.replace("\r\n", "\n").replace("\n", "\r\n").encode(),
        text.replace("\r\n", "\n").replace("\n", "\r").encode(),
    ]


def read_all(name: str, data: bytes, messages: Messages) -> None:
    """Read a file as every command does; what is said must be sayable."""
    known = format_of(name, data)
    if known is None:
        return
    read = known.read(data)
    contest = read.value.read_contest()
    for found in (*read.diagnostics, *contest.diagnostics):
        assert diagnostic_text(found, messages)


@pytest.mark.parametrize("folder", FOLDERS)
def test_nothing_that_happens_to_a_file_is_an_exception(shared_data: Path, folder: str) -> None:
    messages = Messages.load(Language("en"))
    for path in sorted((shared_data / folder).iterdir()):
        source = path.read_bytes()[:MOST_BYTES]
        chance = random.Random(path.name)
        for data in (*recoded(source), *(damaged(chance, source) for _ in range(DAMAGED_EACH))):
            name = chance.choice((path.name, path.name, "x.pbn", "x.xml", "x.bri", "x.json", "x.bws", ""))
            read_all(name, data, messages)


def test_nothing_that_happens_to_a_table_of_a_database_is_an_exception(shared_data: Path, tmp_path: Path) -> None:
    messages = Messages.load(Language("en"))
    sources = {path.name: path.read_bytes() for path in (shared_data / "bws").glob("*.csv")}
    for name, source in sources.items():
        (tmp_path / name).write_bytes(source)
    for name, source in sorted(sources.items()):
        chance = random.Random(name)
        for _ in range(2):
            (tmp_path / name).write_bytes(damaged(chance, source))
            read = BRIDGEMATE.read(source_of(tmp_path))
            contest = read.value.read_contest()
            assert all(diagnostic_text(found, messages) for found in (*read.diagnostics, *contest.diagnostics))
        (tmp_path / name).write_bytes(source)


def test_a_damaged_database_says_what_is_wrong_and_nothing_else(capfd: pytest.CaptureFixture[str]) -> None:
    source = (Path(__file__).parent.parent / "samples" / "bws" / "two-tables.bws").read_bytes()
    messages = Messages.load(Language("en"))
    chance = random.Random(5)
    for number in range(10):
        data = bytearray(source)
        for _ in range(chance.choice((1, 30, 300))):
            data[chance.randrange(20, len(data))] = chance.randrange(256)
        read = read_bws(bytes(data[: chance.randrange(len(data)) if number % 3 == 0 else len(data)]))
        assert all(diagnostic_text(found, messages) for found in read.diagnostics)
    # Not a page of the file, as the library that reads it would log it.
    assert capfd.readouterr() == ("", "")
