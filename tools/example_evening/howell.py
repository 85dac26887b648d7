"""A Howell movement for twelve pairs: eleven rounds, six tables, each pair meets each other once and plays every board.

The cyclic construction. Pair 12 stays; pairs 1 to 11 are the numbers 0 to 10 modulo 11. A starter splits 1 … 10 into
five couples whose differences are all different; in round r the couple {s, t} makes the pairs r + s and r + t meet, and
pair 12 meets r. An adder a for each table says that it plays board set r + a. When the adders differ and the numbers
a - s, a - t (and the stationary table's a) are all the eleven residues, every pair plays every set once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations, product

PAIRS = 12
ROUNDS = 11


@dataclass(frozen=True)
class Meeting:
    """One table in one round."""

    round: int
    table: int
    north_south: int
    east_west: int
    board_set: int
    """From 1 to 11."""


def starters(left: frozenset[int], differences: frozenset[int]) -> Iterator[tuple[tuple[int, int], ...]]:
    """Split the numbers into couples whose differences, both ways round, are all different."""
    if not left:
        yield ()
        return
    first = min(left)
    for second in sorted(left - {first}):
        both = {(second - first) % ROUNDS, (first - second) % ROUNDS}
        if not both & differences:
            for rest in starters(left - {first, second}, differences | both):
                yield ((first, second), *rest)


def adders(starter: tuple[tuple[int, int], ...]) -> Iterator[tuple[int, ...]]:
    """Find adders for a starter, that of the stationary table first: it may be taken as nought."""
    for tried in permutations(range(1, ROUNDS), len(starter)):
        residues = {0} | {(a - x) % ROUNDS for a, couple in zip(tried, starter, strict=True) for x in couple}
        if len(residues) == ROUNDS:
            yield (0, *tried)


def movement(starter: tuple[tuple[int, int], ...], adder: tuple[int, ...], turned: tuple[bool, ...]) -> list[Meeting]:
    """Write the movement out; `turned` tables seat the second of the couple North-South."""
    meetings: list[Meeting] = []
    for now in range(ROUNDS):
        couples = [(PAIRS, now + 1)] + [((now + s) % ROUNDS + 1, (now + t) % ROUNDS + 1) for s, t in starter]
        for table, ((one, other), a, swap) in enumerate(zip(couples, adder, turned, strict=True), 1):
            north_south, east_west = (other, one) if swap else (one, other)
            meetings.append(Meeting(now + 1, table, north_south, east_west, (now + a) % ROUNDS + 1))
    return meetings


def comparisons(meetings: list[Meeting]) -> Counter[frozenset[int]]:
    """Count, for every two pairs, the board sets on which they sit in the same line less those on which they do not."""
    line = {(m.board_set, pair): side for m in meetings for side, pair in ((0, m.north_south), (1, m.east_west))}
    balance: Counter[frozenset[int]] = Counter()
    for one in range(1, PAIRS + 1):
        for other in range(one + 1, PAIRS + 1):
            balance[frozenset((one, other))] = sum(
                1 if line[s, one] == line[s, other] else -1 for s in range(1, ROUNDS + 1)
            )
    return balance


def check(meetings: list[Meeting]) -> None:
    """Stop unless everybody meets everybody once, plays every set once, and no set is at two tables at a time."""
    met = Counter(frozenset((m.north_south, m.east_west)) for m in meetings)
    played = Counter((pair, m.board_set) for m in meetings for pair in (m.north_south, m.east_west))
    seated = Counter((pair, m.round) for m in meetings for pair in (m.north_south, m.east_west))
    at_once = Counter((m.round, m.board_set) for m in meetings)
    whole = len(met) == PAIRS * (PAIRS - 1) // 2 and len(played) == len(seated) == PAIRS * ROUNDS
    if not whole or any(count != 1 for each in (met, played, seated, at_once) for count in each.values()):
        raise SystemExit("the movement is not a Howell")


def howell() -> list[Meeting]:
    """Return the movement whose comparisons are the most even, among those of the first starters that have adders."""
    best: list[Meeting] = []
    least = None
    for starter in starters(frozenset(range(1, ROUNDS)), frozenset()):
        for adder in list(adders(starter))[:4]:
            for turned in product((False, True), repeat=5):
                meetings = movement(starter, adder, (False, *turned))
                spread = sum(value * value for value in comparisons(meetings).values())
                if least is None or spread < least:
                    best, least = meetings, spread
    check(best)
    return best
