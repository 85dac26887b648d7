"""One field of one session: its boards, and what each contestant has from them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from math import gcd, lcm
from types import MappingProxyType
from typing import Final

from duplicado.event.board_score import BoardScore, score_board
from duplicado.event.contest import IN_TEAMS, BoardResult, ContestantId, ScoringMethod
from duplicado.event.record.seat_totals import Gains, Running, Seating, gains_of
from duplicado.event.record.whole_number_totals import Tally
from duplicado.event.rules import Expected, ScoringRules, SitOuts
from duplicado.event.scorecard import Scorecard, ScorecardLine, figures, scorecard
from duplicado.event.standing import settled
from duplicado.event.team_board import complement

_ZERO: Final = Fraction(0)


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
        self._gains: dict[int, Gains] = {}
        self._running: dict[ContestantId, Running] = {}
        self._penalties: dict[ContestantId, Fraction] = {}
        self._unit = 1
        self._maximum = 0
        self._stated_schedule = scheduled
        self._scheduled = scheduled or 0

    @property
    def boards(self) -> Mapping[int, BoardScore]:
        """The boards by number; average plus and minus are here what they are worth by themselves."""
        return MappingProxyType(self._boards)

    @property
    def settled(self) -> Mapping[int, BoardScore]:
        """The boards by number; average plus and minus are here what each contestant's other boards make them."""
        return settled(self._boards, (self.card(who) for who, running in self._running.items() if running.unsettled))

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
        """Tally of each contestant."""
        listed = ((who, running.tally) for who, running in self._running.items())
        return {who: tally for who, tally in listed if tally is not None}

    @property
    def contestants(self) -> frozenset[ContestantId]:
        """Contestants who have a line on any board; not one who is there for a penalty alone."""
        return frozenset(who for who, running in self._running.items() if running.lines)

    def replace(self, boards: Mapping[int, Sequence[BoardResult]]) -> Collection[Running]:
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
        concerned: set[Running] = set()
        for number in changed:
            concerned |= self._rescore(number)
        return self._tally(concerned)

    def penalize(self, penalties: Mapping[ContestantId, Fraction]) -> Collection[Running]:
        """Replace what is added to totals, and say who is concerned."""
        before, self._penalties = self._penalties, dict(penalties)
        concerned = {each for each in {*before, *penalties} if before.get(each) != penalties.get(each)}
        return self._tally({self._running_of(each) for each in concerned})

    def card(self, contestant: ContestantId) -> Scorecard:
        """Return a contestant's boards one by one."""
        lines: list[ScorecardLine] = []
        running = self._running.get(contestant)
        if running is not None:
            for number in sorted(self._gains):
                lines += self._gains[number].card_lines(running, self.rules.session_of)
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

    def _running_of(self, contestant: ContestantId) -> Running:
        running = self._running.get(contestant)
        if running is None:
            running = self._running[contestant] = Running(contestant)
        return running

    def _rescore(self, number: int) -> set[Running]:
        """Score a board again: take out what it was to its contestants, put in what it is; say to whom it differs."""
        old = self._gains.pop(number, None)
        new = self._scored(number, old)
        if new is None:
            self._boards.pop(number, None)
        else:
            self._boards[number], self._gains[number] = new.board, new
        if old is not None and new is not None and new.differs_only_in_points(old):
            return self._replace_points(old, new)
        if old is not None:
            old.move(-(self._unit // old.unit))
        self._change_unit()
        if new is not None:
            new.move(self._unit // new.unit)
        return {running for each in (old, new) if each is not None for running in each.seating.seats}

    def _scored(self, number: int, before: Gains | None) -> Gains | None:
        lines = self._lines.get(number)
        if lines is None:
            return None
        board = score_board(number, lines, self.rules, self.method, self._maximum)
        if before is not None and before.seating.fits(lines):
            return gains_of(board, before.seating)
        return gains_of(board, Seating(lines, self._running_of, in_teams=self.method in IN_TEAMS))

    def _replace_points(self, old: Gains, new: Gains) -> set[Running]:
        """Replace a board on which only the points differ, as after nearly every entry."""
        seats, more, less = new.seating.seats, old.blank - new.blank, new.blank - old.blank
        concerned = {seats[i] for i in more | less}
        if old.unit == new.unit:
            # After most corrections the board is worth the same as before to many.
            factor = self._unit // new.unit
            for running, before, now in zip(seats, old.points, new.points, strict=True):
                if before != now:
                    running.points += factor * (now - before)
                    concerned.add(running)
        else:
            old.move_points(-(self._unit // old.unit))
            self._change_unit()
            new.move_points(self._unit // new.unit)
            concerned.update(seats)
        factor = self._unit // new.unit
        new.count(more, factor)
        new.count(less, -factor)
        return concerned

    def _change_unit(self) -> None:
        """Take the smallest unit in which everything is whole."""
        unit = lcm(*{each.unit for each in self._gains.values()})
        if unit != self._unit:
            common = gcd(unit, self._unit)
            times, by = unit // common, self._unit // common
            for running in self._running.values():
                running.points = running.points * times // by
                running.tops = running.tops * times // by
            self._unit = unit

    def _tally(self, concerned: set[Running]) -> set[Running]:
        if self.rules.sit_outs is SitOuts.FACTORED:
            longest = max((each.lines for each in self._running.values()), default=0)
            scheduled = self._stated_schedule or longest
            if scheduled != self._scheduled:
                concerned = set(self._running.values())
            self._scheduled = scheduled
        concerned |= self._dependent(concerned)
        is_plain = self.rules.sit_outs is SitOuts.AS_PLAYED and not self.rules.percentage_of_published_total
        unit, penalties = self._unit, self._penalties
        for running in concerned:
            if is_plain and running.lines and not (running.unsettled or penalties):
                # The most frequent case: sums alone.
                tops = running.tops if running.boards and not running.without_top else None
                running.tally = Tally(running.boards, running.points, tops, unit)
                continue
            penalty = penalties.get(running.contestant, _ZERO)
            if running.lines == 0 and not penalty:
                del self._running[running.contestant]
                running.tally = None
            elif running.unsettled:
                card = self.card(running.contestant)
                running.tally = Tally.of(card.boards, card.total, card.maximum, card.percentage)
            else:
                running.tally = self._plain_tally(running, penalty)
        return concerned

    def _dependent(self, concerned: set[Running]) -> set[Running]:
        """Return those who get on some board what is left of what one of these gets."""
        return {
            self._running[board.results[line].north_south]
            for board in self._boards.values()
            for line, other in board.complements.items()
            if self._running[board.results[other].north_south] in concerned
        }

    def _plain_tally(self, running: Running, penalty: Fraction) -> Tally:
        tops = running.tops if running.boards and not running.without_top else None
        rules = self.rules
        if rules.sit_outs is SitOuts.AS_PLAYED and not rules.percentage_of_published_total:
            tally = Tally(running.boards, running.points, tops, self._unit)
            return tally.plus(penalty) if penalty else tally
        gained = Fraction(running.points, self._unit)
        most = None if tops is None else Fraction(tops, self._unit)
        return Tally.of(running.boards, *figures(running.boards, gained, most, penalty, rules, self._scheduled))
