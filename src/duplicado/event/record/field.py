"""One field of one session: its boards, and what each contestant has from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import gcd, lcm
from types import MappingProxyType
from typing import Final

from duplicado.event.board_score import BoardScore, score_board
from duplicado.event.contest import BoardResult, ContestantId, ScoringMethod
from duplicado.event.record.tally import Tally
from duplicado.event.rules import Expected, ScoringRules, SitOuts
from duplicado.event.scorecard import (
    IN_TEAMS,
    CardLine,
    Scorecard,
    figures,
    lines_of_board,
    scorecard,
)
from duplicado.event.team_board import complement

__all__ = ["FieldScores"]

_ZERO: Final = Fraction(0)


@dataclass(frozen=True, slots=True)
class _Share:
    """What one board adds to a contestant, in whole numbers over the unit of the board."""

    lines: tuple[CardLine, ...]
    boards: int
    points: int
    tops: int | None
    """The tops of what counts; `None` where something that counts has none."""
    is_settled: bool
    """Whether it is worth what it is worth whatever the contestant's other boards."""

    def is_worth_as_much_as(self, other: _Share) -> bool:
        """Tell whether it adds the same as another of the same unit, whatever the other boards are."""
        return (
            self.points == other.points
            and self.is_settled
            and other.is_settled
            and self.boards == other.boards
            and self.tops == other.tops
            and len(self.lines) == len(other.lines)
        )


@dataclass(slots=True)
class _Running:
    """What a contestant's boards add up to so far, in whole numbers over the unit of the field."""

    lines: int = 0
    boards: int = 0
    points: int = 0
    tops: int = 0
    without_top: int = 0
    unsettled: int = 0

    def move(self, share: _Share, factor: int) -> None:
        """Put in what a board is to the contestant, or take it out where the factor is negative."""
        sign = 1 if factor > 0 else -1
        self.lines += sign * len(share.lines)
        self.boards += sign * share.boards
        self.points += factor * share.points
        if not share.is_settled:
            self.unsettled += sign
        if share.tops is None:
            self.without_top += sign
        else:
            self.tops += factor * share.tops


class FieldScores:
    """The scores of a field, board by board; to replace one board costs as much as that board has lines."""

    def __init__(self, rules: ScoringRules, method: ScoringMethod, scheduled: int | None = None) -> None:
        """Begin without boards.

        Args:
            rules: the rules of the contest.
            method: how boards are scored.
            scheduled: the boards that a contestant plays who does not sit out; if not told, as many as anybody has.
        """
        self.rules = rules
        self.method = method
        self._lines: dict[int, tuple[BoardResult, ...]] = {}
        self._boards: dict[int, BoardScore] = {}
        self._shares: dict[int, dict[ContestantId, _Share]] = {}
        self._running: dict[ContestantId, _Running] = {}
        self._tallies: dict[ContestantId, Tally] = {}
        self._penalties: dict[ContestantId, Fraction] = {}
        self._units: dict[int, int] = {}
        self._unit = 1
        self._maximum = 0
        self._stated_schedule = scheduled
        self._scheduled = scheduled or 0

    @property
    def boards(self) -> Mapping[int, BoardScore]:
        """The boards by number; average plus and minus are here what they are worth by themselves."""
        return MappingProxyType(self._boards)

    @property
    def top(self) -> Fraction | None:
        """The most that can be had on a board, where the method has a maximum."""
        return max((board.top for board in self._boards.values() if board.top is not None), default=None)

    @property
    def scheduled(self) -> int:
        """The boards that a contestant plays who does not sit out, where that matters."""
        return self._scheduled

    @property
    def tallies(self) -> Mapping[ContestantId, Tally]:
        """What each contestant has."""
        return MappingProxyType(self._tallies)

    @property
    def contestants(self) -> frozenset[ContestantId]:
        """Who has a line on any board; not one who is there for a penalty alone."""
        return frozenset(who for who, running in self._running.items() if running.lines)

    def replace(self, boards: Mapping[int, Sequence[BoardResult]]) -> frozenset[ContestantId]:
        """Put boards in the place of what they were, none where they have no lines, and say who is concerned."""
        for number, lines in boards.items():
            if lines:
                self._lines[number] = tuple(lines)
            else:
                self._lines.pop(number, None)
        maximum = max(map(len, self._lines.values()), default=0)
        changed = set(boards)
        if maximum != self._maximum and self.rules.expected is Expected.EVENT_MAXIMUM:
            changed |= set(self._boards) | set(self._lines)
        self._maximum = maximum
        concerned: set[ContestantId] = set()
        for number in changed:
            concerned |= self._rescore(number)
        return self._tally(concerned)

    def penalize(self, penalties: Mapping[ContestantId, Fraction]) -> frozenset[ContestantId]:
        """Replace what is added to totals, and say who is concerned."""
        before, self._penalties = self._penalties, dict(penalties)
        concerned = {each for each in {*before, *penalties} if before.get(each) != penalties.get(each)}
        for each in concerned:
            self._running.setdefault(each, _Running())
        return self._tally(concerned)

    def card(self, contestant: ContestantId) -> Scorecard:
        """Return a contestant's boards one by one."""
        shares = (self._shares[number].get(contestant) for number in sorted(self._shares))
        lines = [line for share in shares if share is not None for line in share.lines]
        penalty = self._penalties.get(contestant, _ZERO)
        left: dict[tuple[int, int], Fraction | None] = {}
        for line in lines:
            board = self._boards[line.board]
            if line.line in board.complements:
                # What is left of what the opponents' own card shows for the board (Law 86B2b).
                other = board.complements[line.line]
                theirs = self.card(board.results[other].north_south).lines
                value = next(each.value for each in theirs if (each.board, each.line) == (line.board, other))
                left[line.board, line.line] = complement(value, board.top)
        return scorecard(contestant, lines, penalty, self.rules, self._scheduled, left)

    def _rescore(self, number: int) -> set[ContestantId]:
        """Score a board again: take out what it was to its contestants, put in what it is; say to whom it differs."""
        old, old_unit = self._shares.pop(number, {}), self._units.pop(number, 1)
        self._boards.pop(number, None)
        new: dict[ContestantId, _Share] = {}
        unit = 1
        if number in self._lines:
            board = score_board(number, self._lines[number], self.rules, self.method, self._maximum)
            self._boards[number] = board
            unit = self._units[number] = _unit_of(board)
            new = self._shares[number] = self._shares_of(number, board, unit)
        same: set[ContestantId] = set()
        if unit == old_unit:
            # As after most corrections: to many the board is worth what it was.
            same.update(who for who, share in new.items() if who in old and share.is_worth_as_much_as(old[who]))
        running = self._running
        factor = self._unit // old_unit
        for contestant, share in old.items():
            if contestant not in same:
                running[contestant].move(share, -factor)
        self._change_unit()
        factor = self._unit // unit
        for contestant, share in new.items():
            if contestant in same:
                continue
            there = running.get(contestant)
            if there is None:
                there = running[contestant] = _Running()
            there.move(share, factor)
        return {*old, *new} - same

    def _change_unit(self) -> None:
        """Take the smallest unit in which everything is whole."""
        unit = lcm(*set(self._units.values()))
        if unit != self._unit:
            common = gcd(unit, self._unit)
            times, by = unit // common, self._unit // common
            for running in self._running.values():
                running.points = running.points * times // by
                running.tops = running.tops * times // by
            self._unit = unit

    def _shares_of(self, number: int, board: BoardScore, unit: int) -> dict[ContestantId, _Share]:
        top = board.top
        tops = None if top is None else top.numerator * (unit // top.denominator)
        shares: dict[ContestantId, _Share] = {}
        for contestant, line in lines_of_board(number, board, in_teams=self.method in IN_TEAMS):
            value = line.value
            settled = line.artificial is None
            if value is None:
                share = _Share((line,), 0, 0, 0, settled)
            else:
                share = _Share((line,), 1, value.numerator * (unit // value.denominator), tops, settled)
            there = shares.setdefault(contestant, share)
            if there is not share:
                shares[contestant] = _both(there, share)
        return shares

    def _tally(self, concerned: set[ContestantId]) -> frozenset[ContestantId]:
        if self.rules.sit_outs is SitOuts.FACTORED:
            longest = max((each.lines for each in self._running.values()), default=0)
            scheduled = self._stated_schedule or longest
            if scheduled != self._scheduled:
                concerned = set(self._running)
            self._scheduled = scheduled
        concerned |= self._dependent(concerned)
        is_plain = self.rules.sit_outs is SitOuts.AS_PLAYED and not self.rules.percentage_of_published_total
        for contestant in concerned:
            running = self._running[contestant]
            if is_plain and running.lines and not (running.unsettled or self._penalties):
                # By far the most frequent case: nothing but sums.
                tops = running.tops if running.boards and not running.without_top else None
                self._tallies[contestant] = Tally(running.boards, running.points, tops, self._unit)
                continue
            penalty = self._penalties.get(contestant, _ZERO) if self._penalties else _ZERO
            if running.lines == 0 and not penalty:
                del self._running[contestant]
                self._tallies.pop(contestant, None)
            elif running.unsettled:
                card = self.card(contestant)
                self._tallies[contestant] = Tally.of(card.boards, card.total, card.maximum, card.percentage)
            else:
                self._tallies[contestant] = self._plain_tally(running, penalty)
        return frozenset(concerned)

    def _dependent(self, concerned: set[ContestantId]) -> set[ContestantId]:
        """Return those who get on some board what is left of what one of these gets."""
        return {
            board.results[line].north_south
            for board in self._boards.values()
            for line, other in board.complements.items()
            if board.results[other].north_south in concerned
        }

    def _plain_tally(self, running: _Running, penalty: Fraction) -> Tally:
        tops = running.tops if running.boards and not running.without_top else None
        rules = self.rules
        if rules.sit_outs is SitOuts.AS_PLAYED and not rules.percentage_of_published_total:
            tally = Tally(running.boards, running.points, tops, self._unit)
            return tally.plus(penalty) if penalty else tally
        gained = Fraction(running.points, self._unit)
        most = None if tops is None else Fraction(tops, self._unit)
        return Tally.of(running.boards, *figures(running.boards, gained, most, penalty, rules, self._scheduled))


def _unit_of(board: BoardScore) -> int:
    """Return the smallest unit in which the figures of a board are whole."""
    values = {value.denominator for column in (board.north_south, board.east_west) for value in column if value}
    return lcm(board.top.denominator if board.top else 1, *values)


def _both(one: _Share, other: _Share) -> _Share:
    """Add two lines that one contestant has of the same board."""
    tops = None if one.tops is None or other.tops is None else one.tops + other.tops
    settled = one.is_settled and other.is_settled
    return _Share((*one.lines, *other.lines), one.boards + other.boards, one.points + other.points, tops, settled)
