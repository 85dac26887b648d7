"""Movements as the scoring program of the American Contract Bridge League keeps them: files with the ending `.MOV`.

Untried: the layout is known from descriptions, and no real file was at hand. Two bytes that mark the format; a byte
that is 1 where all pairs have numbers of their own (Howell) and 0 where North-South and East-West are both numbered
from 1 (Mitchell); how many tables, rounds and sets; text; a list of the sets, 1 to 36; and from byte 707 on, table by
table and for each table round by round, three bytes: North-South, East-West and set. A pair 0 is nobody.
"""

from __future__ import annotations

from typing import Final

from duplicado.formats.diagnostics import Diagnostic, Parsed, Severity
from duplicado.formats.given_movement import GivenMovement, given_movement, of_movement
from duplicado.movement.model import Movement, Sitting

_MARK: Final = b"\x5d\x8d"
_TEXT: Final = 6
_TEXT_END: Final = 0x25E
_SET_MAP: Final = 0x29F
_ROUNDS: Final = 0x2C3
_MOST_SETS: Final = _ROUNDS - _SET_MAP
_MOST: Final = 255
"""Largest number that a byte can hold."""


def read_acbl_movement(source: bytes) -> Parsed[GivenMovement]:
    """Read a movement as far as it can be made out, and what was wrong; nothing is raised, whatever the file holds.

    Of a file that does not begin with the mark of the format nothing is read. The file does not say whether tables
    that want the same set at the same time share it or have a copy each; copies are assumed, with a warning.
    """
    found: list[Diagnostic] = []
    if not source.startswith(_MARK):
        return _nothing(of_movement("mov-not-a-movement"))
    if len(source) < _ROUNDS:
        # Without triples there is no movement, whatever stands before them.
        return _nothing(of_movement("mov-too-short", size=len(source), least=_ROUNDS), _text(source))
    two_lines, tables, rounds, sets = source[2] == 0, source[3], source[4], source[5]
    if source[2] > 1:
        found.append(of_movement("mov-unknown-kind", number=source[2], severity=Severity.WARNING))
    if source[_SET_MAP:_ROUNDS] != bytes(range(1, _MOST_SETS + 1)):
        found.append(of_movement("mov-other-sets", severity=Severity.WARNING))
    triples = [source[at : at + 3] for at in range(_ROUNDS, len(source), 3)]
    if len(source) - _ROUNDS != 3 * tables * rounds:
        found.append(of_movement("mov-wrong-length", tables=tables, rounds=rounds, size=len(source) - _ROUNDS))
    sittings: list[Sitting] = []
    strange: list[tuple[int, int, int]] = []
    for index, triple in enumerate(triples[: tables * rounds]):
        table, number = index // rounds + 1, index % rounds + 1
        if len(triple) == 3 and triple[0] and triple[1]:
            if not 1 <= triple[2] <= max(sets, 1):
                strange.append((table, number, triple[2]))
            else:
                sittings.append(Sitting(number, table, triple[0], triple[1], (triple[2],)))
    if strange:
        # Once for all of them: in a damaged file there may be thousands.
        table, number, there = strange[0]
        found.append(
            of_movement("mov-no-such-set", count=len(strange), table=table, round=number, number=there, last=sets)
        )
    movement = given_movement(sittings, tables, rounds, sets, two_lines=two_lines)
    if movement.copies > 1:
        found.append(of_movement("mov-copies-assumed", count=movement.copies, severity=Severity.WARNING))
    return Parsed(GivenMovement(movement, _text(source)), tuple(found))


def _nothing(why: Diagnostic, text: str = "") -> Parsed[GivenMovement]:
    return Parsed(GivenMovement(given_movement([], 0, 0, 0, two_lines=False), text), (why,))


def _text(source: bytes) -> str:
    """Give the words between the figures; other bytes than letters and signs part them."""
    printable = bytes(byte if 0x20 <= byte < 0x7F else 0x20 for byte in source[_TEXT:_TEXT_END])
    return " ".join(printable.decode("ascii").split())


def write_acbl_movement(movement: Movement, text: str = "") -> Parsed[bytes]:
    """Write a movement with some words about it, and say what the format cannot express.

    With two winners each line is numbered from 1 in the order of its numbers here. What the format has no place for is
    named: more than one set at a table in a round (the first is written), copies and tables that share, numbers beyond
    255, sets beyond 36, letters beyond ASCII.
    """
    found: list[Diagnostic] = []
    warn = Severity.WARNING
    lines = _numbers(movement)
    if movement.winners == 2 and any(lines[who] != who for who in _north_south(movement)):
        found.append(of_movement("mov-renumbered", severity=warn))
    if movement.copies > 1 or movement.exchanges:
        found.append(of_movement("mov-sharing-unwritten", severity=warn))
    if max(movement.tables, movement.rounds, movement.contestants) > _MOST or movement.sets > _MOST_SETS:
        found.append(of_movement("mov-too-large", most=_MOST, sets=_MOST_SETS))
        return Parsed(b"", tuple(found))
    at: dict[tuple[int, int], Sitting] = {}
    for each in movement.sittings:
        first = at.setdefault((each.table, each.round), each)
        if first is not each or len(each.sets) != 1:
            found.append(of_movement("mov-several-sets", table=each.table, round=each.round, severity=warn))
    words = text.encode("ascii", "replace")[: _TEXT_END - _TEXT]
    if words.decode("ascii") != text:
        found.append(of_movement("mov-text-shortened", severity=warn))
    kind = 0 if movement.winners == 2 else 1
    head = _MARK + bytes((kind, movement.tables, movement.rounds, movement.sets)) + words
    out = bytearray(head.ljust(_SET_MAP, b"\0") + bytes(range(1, _MOST_SETS + 1)))
    for table in range(1, movement.tables + 1):
        for number in range(1, movement.rounds + 1):
            sitting = at.get((table, number))
            if sitting is None or not sitting.sets:
                out += b"\0\0\0"
            else:
                out += bytes((lines[sitting.north_south], lines[sitting.east_west], sitting.sets[0]))
    return Parsed(bytes(out), tuple(found))


def _north_south(movement: Movement) -> list[int]:
    return sorted({each.north_south for each in movement.sittings})


def _numbers(movement: Movement) -> dict[int, int]:
    """Say which number each contestant has in the file."""
    if movement.winners == 1:
        return {who: who for who in range(movement.contestants + 1)}
    lines = (_north_south(movement), sorted({each.east_west for each in movement.sittings}))
    return {who: number for line in lines for number, who in enumerate(line, 1)}
