"""Values that a program is given: nothing in them can be changed behind them, however deep one looks."""

import dataclasses
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType
from typing import cast

import pytest

import duplicado
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.published_outcome import outcome_of
from duplicado.event.standing import standings
from duplicado.formats.event_record.document import read_event
from duplicado.formats.registry import READ, WRITTEN
from duplicado.library.dealing import find_deals
from duplicado.library.files import FileRead, UnknownFormatError
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.values import FrozenDict

ROOT = Path(__file__).resolve().parents[3]
SAMPLES = sorted(path for path in (ROOT / "tests" / "samples").rglob("*") if path.is_file())
BOARDS = (ROOT / "docs" / "examples" / "exchanged.pbn").read_bytes()


def loose(value: object, where: str, seen: set[int]) -> Iterator[str]:
    """Go through what in a value could be changed: plain dictionaries, lists and sets."""
    if id(value) in seen:
        return
    seen.add(id(value))
    if isinstance(value, list | set | bytearray) or (isinstance(value, dict) and not isinstance(value, FrozenDict)):
        yield f"{where}: {type(value).__name__}"
    elif isinstance(value, FrozenDict | MappingProxyType):
        for key, member in cast("dict[object, object]", value).items():
            yield from loose(key, f"a key of {where}", seen)
            yield from loose(member, f"{where}[…]", seen)
    elif isinstance(value, tuple | frozenset):
        for member in cast("tuple[object, ...]", value):
            yield from loose(member, f"{where}[…]", seen)
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        for field in dataclasses.fields(value):
            yield from loose(getattr(value, field.name), f"{type(value).__qualname__}.{field.name}", seen)


def found_in(*values: object) -> set[str]:
    # All are kept until the end: an id is that of one value only as long as it lives.
    seen: set[int] = set()
    return {place for value in values for place in loose(value, type(value).__qualname__, seen)}


def files_of_every_format(folder: Path) -> Iterator[FileRead]:
    for path in SAMPLES:
        try:
            yield duplicado.read(path)
        except UnknownFormatError:
            continue  # records of events, which are read by their own reader, and what tells of the samples
    for known in WRITTEN:
        path = folder / f"boards.{known.key}"
        with suppress(DuplicadoError):  # of a dealing file: these boards have more than hands
            duplicado.write(duplicado.read(BOARDS), path, known.key)
            yield duplicado.read(path)
        duplicado.write(duplicado.deals(36, seed=1), path, known.key)
        yield duplicado.read(path)
    yield duplicado.read(ROOT / "docs" / "examples" / "evening.xml")


def test_nothing_in_a_file_that_was_read_can_be_changed(tmp_path: Path) -> None:
    given = list(files_of_every_format(tmp_path))
    contests = [each.contest for each in given if each.contest is not None]
    assert {each.format for each in given} >= {each.key for each in READ}
    assert contests
    assert not found_in(*given, *map(standings, contests))


def test_nothing_in_an_event_can_be_changed_behind_its_entries() -> None:
    for path in sorted((ROOT / "tests" / "samples" / "event_record").glob("*.jsonl")):
        entries = read_event(path.read_text(encoding="utf-8")).value
        live = LiveStandings(entries)
        assert entries
        assert not found_in(*entries, live.state, outcome_of(live)), path.name


def test_nothing_in_a_ruling_an_analysis_or_rows_can_be_changed() -> None:
    table = duplicado.Table(board=1).play("N 1S", "E 1H", "S attention")
    found = find_deals(2, "north.hcp in 15..17", seed=1)
    evening = duplicado.read(ROOT / "docs" / "examples" / "evening.xml").contest
    assert evening is not None
    rows = duplicado.to_records(evening)
    given = (table.ruling, table.state, table.view("S"), table.offers, found, duplicado.dd(found.deals[0]), *rows)
    assert not found_in(*given)
    with pytest.raises(TypeError, match="does not change"):
        rows[0]["score"] = 0  # type: ignore[index] # what a caller may try all the same
