"""Movements that other programs keep in JSON and YAML: rows of round, table, two pairs and boards.

Programs name these things alike and nest them differently: a list of rows (objects, or lists under `columns`), or
rounds that hold tables. Both are read, in either notation, with the names in any case; `boards` are numbers of boards
(a list, `1-3`, or the first and the last), `set` is the number of a set. A pair 0 is nobody.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias, cast

import yaml
from yaml import events

from duplicado.formats.diagnostics import Diagnostic, Parsed, Severity
from duplicado.formats.encoding import decoded_text
from duplicado.formats.given_movement import GivenMovement, given_movement, of_movement
from duplicado.formats.json_document import fault_in_json
from duplicado.movement.model import Movement, Sitting

_Value: TypeAlias = "str | list[_Value] | dict[str, _Value]"

_DEEPEST: Final = 12
_MOST_ROWS: Final = 20_000
"""More than any movement has: 60 tables play 119 rounds in 7140."""
_MOST_BYTES: Final = 5_000_000
_HIGHEST: Final = 9_999
# The parser in C, twenty times as fast, wherever PyYAML was built with it.
_Loader: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

_ROUND: Final = frozenset({"round", "roundnumber", "rnd"})
_TABLE: Final = frozenset({"table", "tablenumber", "tbl"})
_SIDES: Final = {
    "ns": frozenset({"ns", "nspair", "pairns", "northsouth", "nspairnumber", "nsteam"}),
    "ew": frozenset({"ew", "ewpair", "pairew", "eastwest", "ewpairnumber", "ewteam"}),
}
_BOARDS: Final = frozenset({"boards", "board", "boardnumbers", "boardlist"})
_FIRST_BOARD: Final = frozenset({"lowboard", "firstboard", "boardfrom"})
_LAST_BOARD: Final = frozenset({"highboard", "lastboard", "boardto"})
_SET: Final = frozenset({"set", "sets", "boardset", "setnumber"})
_WORDS: Final = ("description", "short", "title", "name")
_SINGLES: Final = frozenset({"north", "south", "east", "west"})
_UNREADABLE: Final = "mov-unreadable"
_NUMBERS: Final = re.compile(r"[0-9]{1,4}(?:\s*-\s*[0-9]{1,4})?")


class _Unreadable(Exception):
    """The text is no tree that could hold a movement."""

    def __init__(self, found: Diagnostic) -> None:
        """Take what is to be said of it."""
        super().__init__(found.code)
        self.found = found


@dataclass(frozen=True, slots=True)
class _Row:
    round: int
    table: int
    north_south: int
    east_west: int
    boards: tuple[int, ...] = ()
    set_number: int = 0


def read_movement_rows(source: bytes, pairs: int | None = None) -> Parsed[GivenMovement]:
    """Read a movement of pairs from JSON or YAML as far as it can be made out; nothing is raised.

    Tables that want the same boards at the same time are taken to have a copy each, with a warning.

    Args:
        source: the file.
        pairs: of a file with several movements, the one for so many pairs; the first if not told.
    """
    nothing = GivenMovement(given_movement([], 0, 0, 0, two_lines=False))
    if len(source) > _MOST_BYTES:
        return Parsed(nothing, (of_movement("mov-file-too-large", most=_MOST_BYTES // 1_000_000),))
    try:
        tree = _tree(decoded_text(source).lstrip("\ufeff"))
    except _Unreadable as error:
        return Parsed(nothing, (error.found,))
    found: list[Diagnostic] = []
    given = [each for node in _movements(tree) for each in [_given(node, found)] if each is not None]
    if not given:
        code = "mov-of-singles" if _holds_singles(tree, _DEEPEST) else "mov-no-rows"
        code = "mov-tables-of-rovers" if _holds_rovers(tree) else code
        return Parsed(nothing, (*found, of_movement(code)))
    fitting = [each for each in given if pairs in {None, each.movement.contestants}]
    chosen = (fitting or given)[0]
    if len(given) > 1 and (pairs is None or not fitting):
        sizes = ", ".join(str(each.movement.contestants) for each in given[:40])
        found.append(of_movement("mov-several", count=len(given), sizes=sizes, severity=Severity.WARNING))
    if chosen.movement.copies > 1:
        count = chosen.movement.copies
        found.append(of_movement("mov-copies-assumed", count=count, severity=Severity.WARNING))
    return Parsed(chosen, tuple(found))


def _tree(text: str) -> _Value:
    """Read JSON, or YAML, in which every scalar is the text that was written."""
    if text.lstrip().startswith(("{", "[")):
        try:
            return _plain(json.loads(text, parse_int=str, parse_float=str, parse_constant=str), _DEEPEST)
        except (ValueError, RecursionError) as error:
            raise _Unreadable(fault_in_json(text, error, _UNREADABLE)) from error
    try:
        stream: Iterator[events.Event] = yaml.parse(text, Loader=_Loader)
        for event in stream:
            if isinstance(event, events.DocumentStartEvent):
                return _of_event(next(stream), stream, _DEEPEST)
    except (yaml.YAMLError, UnicodeEncodeError) as error:
        mark = error.problem_mark if isinstance(error, yaml.MarkedYAMLError) else None
        line = mark.line + 1 if mark is not None else 0
        raise _Unreadable(of_movement(_UNREADABLE, line=line, fault="sign")) from error
    return ""


def _plain(value: object, depth: int) -> _Value:
    if not depth:
        raise _Unreadable(of_movement(_UNREADABLE, fault="deep"))
    if isinstance(value, dict):
        return {str(key): _plain(each, depth - 1) for key, each in cast("dict[object, object]", value).items()}
    if isinstance(value, list):
        return [_plain(each, depth - 1) for each in cast("list[object]", value)]
    return value if isinstance(value, str) else ""


def _of_event(event: events.Event, stream: Iterator[events.Event], depth: int) -> _Value:
    """Make the value that begins with an event; one that stands for another value is refused, for it may multiply."""
    if not depth:
        raise _Unreadable(of_movement(_UNREADABLE, fault="deep"))
    match event:
        case events.ScalarEvent():
            return str(event.value)
        case events.SequenceStartEvent():
            items: list[_Value] = []
            while not isinstance(inner := next(stream), events.SequenceEndEvent):
                items.append(_of_event(inner, stream, depth - 1))
            return items
        case events.MappingStartEvent():
            members: dict[str, _Value] = {}
            while not isinstance(inner := next(stream), events.MappingEndEvent):
                key = _of_event(inner, stream, depth - 1)
                value = _of_event(next(stream), stream, depth - 1)
                if isinstance(key, str):
                    members[key] = value
            return members
        case _:
            line = event.start_mark.line + 1 if event.start_mark is not None else 0
            raise _Unreadable(of_movement(_UNREADABLE, line=line, fault="alias"))


def _movements(value: _Value) -> Iterator[dict[str, _Value]]:
    """Go through the objects that hold the rows of a movement, with the columns that stand outside of them."""
    if isinstance(value, list):
        if any(_rows({"rows": value})):
            yield {"rows": value}
            return
        for each in value:
            yield from _movements(each)
    elif isinstance(value, dict):
        if any(_rows(value)):
            yield value
            return
        columns = {"columns": value["columns"]} if "columns" in value else {}
        for each in (each for key, each in value.items() if key != "columns"):
            if isinstance(each, dict):
                yield from _movements(columns | each)
            elif isinstance(each, list):
                for item in each:
                    yield from _movements(columns | item if isinstance(item, dict) else item)


def _rows(movement: Mapping[str, _Value]) -> Iterator[dict[str, _Value]]:
    """Go through the rows of a movement by simple names, each with its round and table."""
    columns = movement.get("columns")
    for key, value in movement.items():
        if not isinstance(value, list) or value is columns:
            continue
        for place, item in enumerate(value, 1):
            if isinstance(item, list) and isinstance(columns, list) and len(item) == len(columns):
                named = {_simple(str(name)): cell for name, cell in zip(columns, item, strict=True)}
                if _is_row(named):
                    yield named
            elif isinstance(item, dict):
                named = {_simple(name): cell for name, cell in item.items()}
                if _is_row(named):
                    yield named
                elif _simple(key) == "rounds" or _first(named, _ROUND):
                    yield from _of_round(named, _first(named, _ROUND) or str(place))
            elif isinstance(item, list) and _simple(key) == "rounds":
                yield from _of_round({"tables": item}, str(place))


def _of_round(members: Mapping[str, _Value], number: _Value) -> Iterator[dict[str, _Value]]:
    for value in members.values():
        for place, item in enumerate(value if isinstance(value, list) else (), 1):
            named = {_simple(name): cell for name, cell in item.items()} if isinstance(item, dict) else {}
            row: dict[str, _Value] = {"round": number, "table": str(place)} | named
            if _is_row(row):
                yield row


def _is_row(named: Mapping[str, _Value]) -> bool:
    return all(any(name in named for name in names) for names in (_ROUND, *_SIDES.values()))


def _holds_singles(value: _Value, depth: int) -> bool:
    if isinstance(value, dict):
        return {_simple(key) for key in value} >= _SINGLES or (
            depth > 0 and any(_holds_singles(each, depth - 1) for each in value.values())
        )
    return isinstance(value, list) and depth > 0 and any(_holds_singles(each, depth - 1) for each in value[:1])


def _holds_rovers(value: _Value) -> bool:
    """Tell whether lists of tables stand under numbers of tables: the way of a rover, without the movement he is in."""
    if not isinstance(value, dict):
        return False
    ways = {_number(key): [_number(table) for table in each] for key, each in value.items() if isinstance(each, list)}
    if ways and len(ways) == len(value):
        return all(
            size and way and all(table and table <= size for table in way) and len(way) == len({*way})
            for size, way in ways.items()
        )
    return any(_holds_rovers(each) for each in value.values())


def _simple(name: str) -> str:
    return re.sub(r"[\s_-]", "", name).lower()


def _first(named: Mapping[str, _Value], names: frozenset[str]) -> _Value:
    return next((value for name, value in named.items() if name in names and value != ""), "")


def _given(movement: Mapping[str, _Value], found: list[Diagnostic]) -> GivenMovement | None:
    """Put the rows of a movement together; a row that cannot be read is left out and named."""
    rows: list[_Row] = []
    for number, named in enumerate(_rows(movement), 1):
        row = _row(named)
        if row is None:
            found.append(of_movement("mov-row", number=number))
        elif row.north_south and row.east_west:
            rows.append(row)
        if number >= _MOST_ROWS or len(found) > 30:
            found.append(of_movement("mov-rows-break-off", number=number))
            break
    if not rows:
        return None
    text = next((value for key in _WORDS if isinstance(value := movement.get(key), str) and value), "")
    sets, each = _sets(rows)
    sittings = [
        Sitting(row.round, row.table, row.north_south, row.east_west, numbers)
        for row, numbers in zip(rows, sets, strict=True)
    ]
    return GivenMovement(_put_together(sittings), " ".join(text.split()), each)


def _put_together(sittings: Sequence[Sitting]) -> Movement:
    ours = {each.north_south for each in sittings}
    theirs = {each.east_west for each in sittings}
    # Where a number would meet itself, or where nobody changes sides, there are two lines.
    against_itself = any(each.north_south == each.east_west for each in sittings)
    tables, rounds = max(each.table for each in sittings), max(each.round for each in sittings)
    sets = max((number for each in sittings for number in each.sets), default=0)
    if against_itself:
        return given_movement(sittings, tables, rounds, sets, two_lines=True)
    whole = given_movement(sittings, tables, rounds, sets, two_lines=False)
    return replace(whole, winners=2) if ours.isdisjoint(theirs) else whole


def _row(named: Mapping[str, _Value]) -> _Row | None:
    numbers = [_number(_first(named, names)) for names in (_ROUND, _TABLE, _SIDES["ns"], _SIDES["ew"])]
    boards = _boards(_first(named, _BOARDS))
    first, last = _number(_first(named, _FIRST_BOARD)), _number(_first(named, _LAST_BOARD))
    if first and last and not boards:
        boards = tuple(range(first, last + 1))
    chosen = _number(_first(named, _SET)) or 0
    one, table, ours, theirs = (-1 if each is None else each for each in numbers)
    if min(one, table) < 1 or min(ours, theirs) < 0 or (ours and theirs and not (boards or chosen)):
        return None
    return _Row(one, table, ours, theirs, boards, chosen)


def _number(value: _Value) -> int | None:
    text = value.strip() if isinstance(value, str) else ""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 4 else None


def _boards(value: _Value) -> tuple[int, ...]:
    """Read `[1, 2, 3]`, `1-3` or `1, 2, 3`; nothing where something else stands there."""
    parts = value if isinstance(value, list) else value.split(",") if isinstance(value, str) else []
    read: list[int] = []
    for part in parts:
        text = part.strip() if isinstance(part, str) else ""
        if not _NUMBERS.fullmatch(text):
            return ()
        first, _, last = text.partition("-")
        read.extend(range(int(first), int(last or first) + 1))
        if len(read) > _HIGHEST:
            return ()
    return tuple(dict.fromkeys(read))


def _sets(rows: Sequence[_Row]) -> tuple[list[tuple[int, ...]], int | None]:
    """Say which sets each row plays, and how many boards a set has; `None` where the file numbers sets itself.

    Boards that always come together are a set, if all sets are then of one size; else each board is a set by itself.
    """
    if not any(row.boards for row in rows):
        return [(row.set_number,) for row in rows], None
    groups = sorted({tuple(sorted(row.boards)) for row in rows if row.boards})
    boards = [number for group in groups for number in group]
    sizes = {len(group) for group in groups}
    if len(boards) == len(set(boards)) and len(sizes) == 1:
        number_of = {group: number for number, group in enumerate(groups, 1)}
        return [tuple(number_of[tuple(sorted(row.boards))] for _ in (1,) if row.boards) for row in rows], min(sizes)
    rank = {number: place for place, number in enumerate(sorted(set(boards)), 1)}
    return [tuple(rank[number] for number in row.boards) for row in rows], 1
