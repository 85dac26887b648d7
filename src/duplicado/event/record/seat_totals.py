"""Contribution of one board to the totals of those who sat at it, seat by seat, in whole numbers.

Nearly every entry finds everybody where he sat before. So the seats are worked out once, hold what their contestants
have rather than their names, and a score that changes is subtracted and added without anything being looked up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import lcm

from duplicado.event.board_score import BoardScore
from duplicado.event.contest import BoardResult, ContestantId
from duplicado.event.record.whole_number_totals import Tally
from duplicado.event.rules import SessionOf
from duplicado.event.scorecard import ScorecardLine, matches_of
from duplicado.vocabulary.seats import Side


@dataclass(slots=True, eq=False)
class Running:
    """Running total of a contestant's boards, in whole numbers over the unit of the field.

    There is one for each contestant of a field; two are the same only if they are one, which costs nothing to compare.
    """

    contestant: ContestantId
    lines: int = 0
    boards: int = 0
    points: int = 0
    tops: int = 0
    without_top: int = 0
    unsettled: int = 0
    """Number of his lines that are worth what his other boards make them worth (Law 12C2c)."""
    tally: Tally | None = None
    """Tally that this comes to, as it was last worked out; `None` for one who has nothing in the field."""


class Seating:
    """Contestants who get what the lines of a board are worth."""

    __slots__ = ("__dict__", "_lines", "places", "seats")

    def __init__(
        self, lines: Sequence[BoardResult], running: Callable[[ContestantId], Running], *, in_teams: bool
    ) -> None:
        """Take the seats: first those of North-South on every line, then those of East-West.

        Args:
            lines: the board's lines.
            running: gives what a contestant has.
            in_teams: whether a board counts once for a team, on the line where it sits North-South.
        """
        self._lines = lines
        self.seats: list[Running] = []
        self.places: list[int] = []
        """Of each seat, where its figure stands in the two columns of the board, one after the other."""
        for side in (Side.NS,) if in_teams else (Side.NS, Side.EW):
            first = 0 if side is Side.NS else len(lines)
            for i, line in enumerate(lines):
                for who in line.of_side(side):
                    self.seats.append(running(who))
                    self.places.append(first + i)

    def fits(self, lines: Sequence[BoardResult]) -> bool:
        """Tell whether on other lines the same contestants sit in the same places."""
        return len(lines) == len(self._lines) and all(
            one is other or _same_contestants(one, other) for one, other in zip(lines, self._lines, strict=True)
        )

    def place_of(self, line: int, side: Side) -> int:
        """Return where the figure of a line stands in the two columns."""
        return line if side is Side.NS else len(self._lines) + line

    def lines_of(self, running: Running) -> Iterator[tuple[int, Side]]:
        """Go through the lines on which a contestant sat, in their order, and say on which side."""
        count = len(self._lines)
        for place in sorted(self._by_contestant.get(running, ()), key=lambda place: (place % count, place)):
            yield place % count, Side.NS if place < count else Side.EW

    @cached_property
    def _by_contestant(self) -> dict[Running, list[int]]:
        found: dict[Running, list[int]] = {}
        for running, place in zip(self.seats, self.places, strict=True):
            found.setdefault(running, []).append(place)
        return found


def _same_contestants(one: BoardResult, other: BoardResult) -> bool:
    return (
        one.north_south == other.north_south
        and one.east_west == other.east_west
        and one.south == other.south
        and one.west == other.west
    )


@dataclass(frozen=True, slots=True)
class Gains:
    """Gains from a board for everybody who has a seat at it, in whole numbers over a unit of its own."""

    board: BoardScore
    seating: Seating
    unit: int
    top: int | None
    """The most that a line can count."""
    points: list[int]
    """Points that each seat counts; 0 where it counts for nothing."""
    blank: frozenset[int]
    """Those of the seats that count for nothing."""
    unsettled: frozenset[int]
    """Those of the seats whose worth follows from other boards."""

    def differs_only_in_points(self, other: Gains) -> bool:
        """Tell whether another has the same seats, top and awards: what differs then is what they are worth."""
        ours, theirs = self.board, other.board
        return self.seating is other.seating and (ours.top, ours.awards, ours.complements) == (
            theirs.top,
            theirs.awards,
            theirs.complements,
        )

    def move(self, factor: int) -> None:
        """Put in what the board is to everybody, or take it out where the factor is negative."""
        sign = 1 if factor > 0 else -1
        for i, running in enumerate(self.seating.seats):
            running.lines += sign
            if i not in self.blank:
                self._count(running, factor)
            if i in self.unsettled:
                running.unsettled += sign
        self.move_points(factor)

    def move_points(self, factor: int) -> None:
        """Put in, or take out, points alone."""
        for running, points in zip(self.seating.seats, self.points, strict=True):
            running.points += factor * points

    def count(self, places: Iterable[int], factor: int) -> None:
        """Have some seats count, or count no more where the factor is negative, whatever their points are."""
        for i in places:
            self._count(self.seating.seats[i], factor)

    def _count(self, running: Running, factor: int) -> None:
        sign = 1 if factor > 0 else -1
        running.boards += sign
        if self.top is None:
            running.without_top += sign
        else:
            running.tops += factor * self.top

    def card_lines(self, running: Running, session_of: SessionOf) -> Iterator[ScorecardLine]:
        """Go through a contestant's lines of the board."""
        board, matches = self.board, matches_of(self.board, session_of)
        for line, side in self.seating.lines_of(running):
            column = board.north_south if side is Side.NS else board.east_west
            award = board.awards.get((line, side))
            yield ScorecardLine(board.board, line, side, column[line], board.top, award, match=matches[line])


def gains_of(board: BoardScore, seating: Seating) -> Gains:
    """Return what a board, scored, adds to everybody who has a seat at it."""
    columns = (*board.north_south, *board.east_west)
    # By identity: lines with the same score have one and the same fraction, and to hash it, or to turn it into whole
    # numbers, costs more than all else that is done here.
    different = {id(value): value for value in columns}
    denominators = {value.denominator for value in different.values() if value is not None}
    unit = lcm(board.top.denominator if board.top is not None else 1, *denominators)
    whole = {each: 0 if value is None else _parts(value, unit) for each, value in different.items()}
    figures = [columns[place] for place in seating.places]
    unsettled: frozenset[int] = frozenset()
    if board.awards:
        awarded = {seating.place_of(line, side) for line, side in board.awards}
        unsettled = frozenset(i for i, place in enumerate(seating.places) if place in awarded)
    return Gains(
        board,
        seating,
        unit,
        None if board.top is None else _parts(board.top, unit),
        [whole[id(value)] for value in figures],
        frozenset([i for i, value in enumerate(figures) if value is None]),
        unsettled,
    )


def _parts(value: Fraction, unit: int) -> int:
    """Return how many parts of one `unit`th a value is."""
    return value.numerator * (unit // value.denominator)
