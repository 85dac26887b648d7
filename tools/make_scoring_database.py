"""Write tests/samples/bws/two-tables.bws: an Access file with the tables of a scoring database, for the tests.

    python tools/make_scoring_database.py

The programs that make such files run on Windows, and their files hold names of real people. This one holds an invented
evening of two tables in the layout of Jet 4, as the manual of mdbtools (HACKING.md) describes it: as much of the layout
as readers use, without indexes and without what Access itself needs to open it. Run again it writes the same bytes.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final, TypeAlias

SAMPLE: Final = Path(__file__).resolve().parent.parent / "tests" / "samples" / "bws" / "two-tables.bws"
PAGE: Final = 4096
CATALOGUE_PAGE: Final = 2
EPOCH: Final = datetime(1899, 12, 30)  # noqa: DTZ001 - the format has no zones

BOOLEAN, SHORT, LONG, DATE, TEXT, OBJECT = 1, 3, 4, 8, 10, 11
WIDTHS: Final = {BOOLEAN: 0, SHORT: 2, LONG: 4, DATE: 8}

Value: TypeAlias = bool | int | str | datetime | None
Columns: TypeAlias = Sequence[tuple[str, int]]


@dataclass(frozen=True, slots=True)
class Table:
    """A table: its name, its columns with their types, its rows."""

    name: str
    columns: Columns
    rows: Sequence[Sequence[Value]]


def row_bytes(columns: Columns, values: Sequence[Value]) -> bytes:
    """Lay out a row: count of columns, fixed columns, texts, where these begin and end, which columns are filled."""
    fixed, texts, starts, filled = b"", b"", [], 0
    for place, ((_, kind), value) in enumerate(zip(columns, values, strict=True)):
        # A yes or no is nowhere but in the bit that says of other columns that they are filled.
        if value is not None and value is not False:
            filled |= 1 << place
        match kind:
            case 1:
                pass
            case 3:
                fixed += struct.pack("<h", value or 0)
            case 4:
                fixed += struct.pack("<i", value or 0)
            case 8:
                days = (value - EPOCH).total_seconds() / 86400 if isinstance(value, datetime) else 0
                fixed += struct.pack("<d", days)
            case _:
                starts.append(2 + len(fixed_part(columns)) + len(texts))
                texts += str(value or "").encode("utf-16-le")
    end = 2 + len(fixed) + len(texts)
    offsets = b"".join(struct.pack("<H", offset) for offset in (end, *reversed(starts)))
    mask = filled.to_bytes((len(columns) + 7) // 8, "little")
    return struct.pack("<H", len(columns)) + fixed + texts + offsets + struct.pack("<H", len(starts)) + mask


def fixed_part(columns: Columns) -> bytes:
    """Return as many bytes as the columns of fixed width have together."""
    return bytes(sum(WIDTHS.get(kind, 0) for _, kind in columns))


def data_pages(owner: int, rows: Sequence[bytes]) -> list[bytes]:
    """Put rows on pages: their places from the head, they themselves from the end."""
    pages: list[list[bytes]] = [[]]
    room = PAGE - 14
    for row in rows:
        if len(row) + 2 > room:
            pages.append([])
            room = PAGE - 14
        pages[-1].append(row)
        room -= len(row) + 2
    written: list[bytes] = []
    for held in pages:
        ends, places, body = PAGE, b"", b""
        for row in held:
            ends -= len(row)
            places += struct.pack("<H", ends)
            body = row + body
        head = b"\x01\x01" + struct.pack("<HIIH", ends - 14 - len(places), owner, 0, len(held)) + places
        written.append(head + bytes(PAGE - len(head) - len(body)) + body)
    return written


def definition_page(table: Table, maps: int, row_in_maps: int, *, is_system: bool) -> bytes:
    """Define a table; its maps of pages are two rows of the page `maps`."""
    varying = [name for name, kind in table.columns if kind not in WIDTHS]
    columns, names, offset = b"", b"", 0
    for place, (name, kind) in enumerate(table.columns):
        width = WIDTHS.get(kind)
        columns += struct.pack("<BIHHH", kind, 1625, place, varying.index(name) if width is None else 0, place)
        columns += struct.pack("<IBBI", 0x0409 if kind == TEXT else 0, 2 if width is None else 3, 0, 0)
        columns += struct.pack("<HH", 0 if width is None else offset, {TEXT: 510}.get(kind, width or 0))
        offset += width or 0
        encoded = name.encode("utf-16-le")
        names += struct.pack("<H", len(encoded)) + encoded
    count = len(table.columns)
    head = struct.pack("<III", len(table.rows), 0, 1) + bytes(12)
    head += struct.pack("<BHHHII", 0x53 if is_system else 0x4E, count, len(varying), count, 0, 0)
    head += struct.pack("<II", maps << 8 | row_in_maps, maps << 8 | row_in_maps + 1)
    body = head + columns + names + b"\xff\xff"
    start = b"\x02\x01" + struct.pack("<HIII", 0, 0, len(body), 1625)
    if len(start) + len(body) > PAGE:
        raise ValueError(f"the definition of {table.name} does not fit on a page")
    return start + body + bytes(PAGE - len(start) - len(body))


def page_map(pages: Sequence[int]) -> bytes:
    """Map the pages of a table: one bit for each of the first 512."""
    bits = sum(1 << page for page in pages)
    return b"\x00" + struct.pack("<I", 0) + bits.to_bytes(64, "little")


def first_page() -> bytes:
    """Write the head of the file; from byte 24 on it is disguised with RC4 and a key that is the same in all files."""
    plain = bytearray(128)
    plain[0x3C - 0x18 : 0x3E - 0x18] = struct.pack("<H", 1252)
    keys, state, j = bytes((0xC7, 0xDA, 0x39, 0x6B)), list(range(256)), 0
    for i in range(256):
        j = (j + state[i] + keys[i % 4]) % 256
        state[i], state[j] = state[j], state[i]
    i = j = 0
    for place, byte in enumerate(plain):
        i = (i + 1) % 256
        j = (j + state[i]) % 256
        state[i], state[j] = state[j], state[i]
        plain[place] = byte ^ state[(state[i] + state[j]) % 256]
    head = b"\x00\x01\x00\x00Standard Jet DB\x00\x01\x00\x00\x00" + bytes(plain)
    return head + bytes(PAGE - len(head))


def database(tables: Sequence[Table]) -> bytes:
    """Put a file together: head, maps, catalogue, and each table's definition with its rows."""
    pages: dict[int, bytes] = {0: first_page()}
    maps: list[bytes] = []
    free = CATALOGUE_PAGE + 1
    entries: list[Sequence[Value]] = []

    def add(table: Table, at: int, *, is_system: bool) -> None:
        nonlocal free
        rows = [row_bytes(table.columns, row) for row in table.rows]
        held = data_pages(at, rows) if rows else []
        own = range(free, free + len(held))
        pages.update(zip(own, held, strict=True))
        free += len(held)
        pages[at] = definition_page(table, 1, len(maps), is_system=is_system)
        maps.extend((page_map(own), page_map(own)))

    for table in tables:
        at, free = free, free + 1
        add(table, at, is_system=False)
        entries.append((at, 0, table.name, 1, 0, None))
    columns = (("Id", LONG), ("ParentId", LONG), ("Name", TEXT), ("Type", SHORT), ("Flags", LONG), ("LvProp", OBJECT))
    system = (CATALOGUE_PAGE, 0, "MSysObjects", 1, -0x80000000, None)
    add(Table("MSysObjects", columns, [system, *entries]), CATALOGUE_PAGE, is_system=True)
    (pages[1],) = data_pages(0, maps)
    return b"".join(pages[number] for number in range(free))


def evening() -> list[Table]:
    """Invent an evening: two tables, three rounds, four boards, everything that a remark can say."""
    when = datetime(2026, 1, 8, 19, 30)  # noqa: DTZ001 - as above
    plan = [(1, 1, 1, 4, 1, 2), (2, 1, 2, 3, 1, 2), (1, 2, 2, 1, 3, 4), (2, 2, 4, 3, 3, 4)]
    results = [
        (1, 1, 1, 1, 4, "N", "4 S", "=", "HK", "", False),
        (2, 1, 1, 2, 3, "W", "3 NT x", "-2", "ST", "", False),
        (1, 1, 2, 1, 4, "", "PASS", "", "", "", False),
        (2, 1, 2, 2, 3, "E", "1 NT", "+1", "", "", True),
        (2, 1, 2, 2, 3, "E", "2 C xx", "+2", "", "", False),
        (1, 2, 3, 2, 1, "", "", "", "", "60%-40%", False),
        (2, 2, 3, 4, 3, "", "", "", "", "Not played", False),
        (1, 2, 4, 2, 1, "S", "6 D", "+1", "CA", "", False),
        (2, 2, 4, 4, 3, "S", "6 D", "-1", "C2", "", False),
    ]
    names = ["Águeda", "Bea", "Çelik", "Dörte", "Eva", "Fábio", "Gil", "Hugo"]
    seats = [(table, seat) for table in (1, 2) for seat in "NSEW"]
    return [
        Table(
            "Session",
            (("ID", SHORT), ("Name", TEXT), ("Date", DATE), ("Time", DATE), ("ShowInApp", BOOLEAN)),
            [(1, "Quinta-feira", when, when, True)],
        ),
        Table(
            "Section",
            (
                *((name, SHORT) for name in ("ID", "Tables", "MissingPair", "Session", "ScoringType", "Winners")),
                ("Letter", TEXT),
            ),
            [(1, 2, 0, 1, 1, 1, "A  ")],
        ),
        Table(
            "RoundData",
            (
                *((name, SHORT) for name in ("Section", "Table", "Round", "NSPair", "EWPair", "LowBoard", "HighBoard")),
                ("CustomBoards", TEXT),
            ),
            [(1, *sitting, None) for sitting in plan],
        ),
        Table(
            "ReceivedData",
            (
                ("ID", LONG),
                *((name, SHORT) for name in ("Section", "Table", "Round", "Board", "PairNS", "PairEW")),
                *((name, TEXT) for name in ("NS/EW", "Contract", "Result", "LeadCard", "Remarks")),
                ("DateLog", DATE),
                ("Erased", BOOLEAN),
            ),
            [(number, 1, *line[:-1], when, line[-1]) for number, line in enumerate(results, 1)],
        ),
        Table(
            "PlayerNumbers",
            (
                *((name, SHORT) for name in ("Section", "Table", "Round")),
                *((name, TEXT) for name in ("Direction", "Number", "Name")),
                ("Updated", BOOLEAN),
            ),
            [(1, table, 0, seat, str(1000 + place), names[place], False) for place, (table, seat) in enumerate(seats)],
        ),
        Table("IntermediateData", (("ID", LONG), ("Section", SHORT), ("Erased", BOOLEAN)), []),
    ]


def main() -> None:
    """Write the sample."""
    SAMPLE.parent.mkdir(parents=True, exist_ok=True)
    SAMPLE.write_bytes(database(evening()))
    print(f"{SAMPLE}: {SAMPLE.stat().st_size} bytes")


if __name__ == "__main__":
    main()
