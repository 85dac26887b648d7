"""A movement in the middle of an evening: what has been played stands, what is planned can be taken up and put down.

Whatever is done to a `RunningMovement`, it stays playable: nobody is at two tables, nobody gets a set of boards that
he has played or is going to play, and no set is wanted at more tables than there are copies.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from copy import copy
from dataclasses import replace

from duplicado.movement.check import check_movement
from duplicado.movement.model import (
    Absence,
    FindingKind,
    Movement,
    MovementError,
    PermittedRepeat,
    RepeatReason,
    Sitting,
    arrange,
    couple,
)
from duplicado.movement.replanning.boards_left import BoardsLeft, MatchLeft
from duplicado.vocabulary.seats import Side


class RunningMovement:
    """Plan for the rounds from `first` on, changed step by step; see the module."""

    def __init__(self, movement: Movement, first: int) -> None:
        """Take up a movement at a round.

        Raises:
            MovementError: in the movement somebody or a table is in two places.
        """
        impossible = {FindingKind.CONTESTANT_TWICE, FindingKind.TABLE_TAKEN_TWICE, FindingKind.AGAINST_ONESELF}
        if any(each.kind in impossible for each in check_movement(movement)):
            raise MovementError("in this movement a contestant or a table is in two places: it cannot be planned anew")
        self.base = movement
        self.first = first
        self.contestants = movement.contestants
        self.tables = movement.tables
        self.most_tables = movement.tables
        self.rounds = movement.rounds
        self.closed: frozenset[int] = frozenset()
        self.absences = movement.absences
        self.boards = BoardsLeft(movement)
        self.lines = _lines(movement)
        self._roving = _roving(movement)
        self._homes = {who: movement.of_contestant(who)[0].table for who in movement.stationary}
        self._rounds: dict[int, dict[int, MatchLeft]] = {number: {} for number in range(1, movement.rounds + 1)}
        self._met: Counter[tuple[int, int]] = Counter()
        self._announced: Counter[tuple[int, int]] = Counter()
        places: dict[tuple[int, int], list[Sitting]] = {}
        for each in movement.sittings:
            places.setdefault((each.round, each.table), []).append(each)
        for (number, _), sittings in places.items():
            self.seat(MatchLeft(number, tuple(sittings)))
        self._announced = self._met.copy()

    def fork(self) -> RunningMovement:
        """Give an independent evening that stands as this one."""
        other = copy(self)
        # Everything else that a copy shares with this one is replaced as a whole when it changes.
        vars(other).update(
            _rounds={number: dict(matches) for number, matches in self._rounds.items()},
            _met=self._met.copy(),
            boards=self.boards.fork(),
            lines=dict(self.lines),
        )
        return other

    def matches(self, number: int) -> tuple[MatchLeft, ...]:
        """Give the matches of a round by ascending table."""
        return tuple(match for _, match in sorted(self._rounds[number].items()))

    def idle(self, number: int) -> tuple[int, ...]:
        """Say who is there in a round and does not play, ascending."""
        out = {who for match in self._rounds[number].values() for who in match.contestants}
        out |= {each.contestant for each in self.absences if each.first_round <= number <= each.last_round}
        return tuple(who for who in range(1, self.contestants + 1) if who not in out)

    def present(self, number: int) -> int:
        """Say how many contestants are there in a round."""
        return len(self.idle(number)) + 2 * len(self._rounds[number])

    def sits_out(self) -> Counter[int]:
        """Count for each contestant the rounds from `first` on in which it sits out."""
        return Counter(who for number in range(self.first, self.rounds + 1) for who in self.idle(number))

    def rovers(self) -> tuple[int, ...]:
        """Say who goes from table to table in the line of those who keep theirs: it may take one of their places."""
        return tuple(who for who in self._roving if who in self.idle(self.first) or self._plays(who, self.first))

    def _plays(self, contestant: int, number: int) -> bool:
        return any(contestant in match.contestants for match in self._rounds[number].values())

    def home(self, contestant: int) -> int | None:
        """Say at which table a contestant sits in all rounds as announced; `None`: it moves."""
        return self._homes.get(contestant)

    def seat(self, match: MatchLeft) -> None:
        """Put a match in its place; the caller has seen that it may be there."""
        self._rounds[match.round][match.table] = match
        self.tables = max(self.tables, match.table)
        self._count(match, 1)

    def unseat(self, match: MatchLeft) -> None:
        """Take a match away again."""
        del self._rounds[match.round][match.table]
        self._count(match, -1)

    def _count(self, match: MatchLeft, by: int) -> None:
        self._met[couple(*match.contestants)] += by
        self.boards.count(match, by)

    def arrive(self, side: Side | None) -> int:
        """Let a contestant come in at round `first`, on a side where there are two winners; give its number."""
        self.contestants += 1
        if side is not None:
            self.lines[self.contestants] = side
        if self.first > 1:
            self.absences = (*self.absences, Absence(self.contestants, 1, self.first - 1))
        return self.contestants

    def leave(self, contestant: int) -> None:
        """Let a contestant go before round `first`; who was to meet it sits out."""
        self.release(contestant)
        self.absences = (*self.absences, Absence(contestant, self.first, self.rounds))

    def release(self, contestant: int) -> None:
        """Take a contestant away from all tables from round `first` on, and keep it there."""
        for number in range(self.first, self.rounds + 1):
            for match in self.matches(number):
                if contestant in match.contestants:
                    self.unseat(match)

    def close(self, table: int) -> None:
        """Give a table up from round `first` on; who was to play there sits out."""
        for number in range(self.first, self.rounds + 1):
            match = self._rounds[number].get(table)
            if match is not None:
                self.unseat(match)
        self.closed |= {table}

    def become(self, rounds: int) -> None:
        """Cut the last rounds off, or add empty ones."""
        for number in range(rounds + 1, self.rounds + 1):
            for match in self.matches(number):
                self.unseat(match)
            del self._rounds[number]
        self._rounds.update({number: {} for number in range(self.rounds + 1, rounds + 1)})
        # Who has left stays away in the rounds that are added.
        self.absences = tuple(
            replace(each, last_round=rounds) if each.last_round == self.rounds else each
            for each in self.absences
            if each.first_round <= rounds
        )
        self.rounds = rounds

    def may_meet(self, one: int, other: int, *, again: bool = False) -> bool:
        """Tell whether two contestants may be put against each other: on different lines, and not met before."""
        return (again or not self._met[couple(one, other)]) and (
            not self.lines or self.lines[one] is not self.lines[other]
        )

    def free_tables(self, number: int) -> tuple[int, ...]:
        """Say which tables nobody uses in a round, one more than there were included if there may be more."""
        last = min(self.tables + 1, self.most_tables)
        used = self._rounds[number].keys() | self.closed
        return tuple(table for table in range(1, last + 1) if table not in used)

    def match(
        self, number: int, table: int, who: tuple[int, int], wish: Sequence[int] = (), *, new_set: bool = False
    ) -> MatchLeft | None:
        """Make a match with sets that both can play, `wish` if that is possible; `None` where there is none.

        `new_set`: where there is none, a set that nobody has played may be brought in, in as many copies as needed.
        """
        sets = self.boards.choose(self._rounds[number], (number, table), who, wish, new_set=new_set)
        return MatchLeft(number, (self._sitting(number, table, who, sets),)) if sets else None

    def sharing(self, host: MatchLeft, table: int, who: tuple[int, int], *, single: bool) -> MatchLeft | None:
        """Make a match at a table that shares the boards of another match; `None` where that cannot be.

        `single`: a set is one board, so that tables can share only what they play in another order.
        """
        sets = self.boards.shared(host, table, who, single=single)
        return MatchLeft(host.round, (self._sitting(host.round, table, who, sets),)) if sets else None

    def _sitting(self, number: int, table: int, who: tuple[int, int], sets: tuple[int, ...]) -> Sitting:
        north_south, east_west = who
        if self.lines and self.lines[north_south] is Side.EW:
            north_south, east_west = east_west, north_south
        return Sitting(number, table, north_south, east_west, sets)

    def share(self, host: MatchLeft, guest: MatchLeft) -> None:
        """Put a match in its place that shares the boards of another one."""
        self.boards.share(host, guest)
        self.seat(guest)

    def movement(self) -> Movement:
        """Write down how it stands; meetings that are repeated are declared."""
        sittings = [each for matches in self._rounds.values() for match in matches.values() for each in match.sittings]
        again = tuple(
            PermittedRepeat(FindingKind.OPPONENTS_AGAIN, who, RepeatReason.REPLANNED)
            for who, times in sorted(self._met.items())
            if times > max(1, self._announced[who])
        )
        return replace(
            self.base,
            contestants=self.contestants,
            tables=self.tables,
            rounds=self.rounds,
            sets=self.boards.sets,
            copies=self.boards.copies,
            sittings=arrange(sittings),
            permitted=self.base.permitted + again,
            exchanges=tuple(self.boards.still_shared(self._rounds)),
            absences=self.absences,
            replanned_from=(*self.base.replanned_from, self.first),
        )


def _lines(movement: Movement) -> dict[int, Side]:
    """Say who is in which line; empty where there is one winner. Who never played is left to go North-South."""
    if movement.winners == 1:
        return {}
    lines = dict.fromkeys(range(1, movement.contestants + 1), Side.NS)
    lines.update({each.east_west: Side.EW for each in movement.sittings})
    return lines


def _roving(movement: Movement) -> tuple[int, ...]:
    """Say who plays at several tables, always on the side of those who keep their tables, but for a switched arrow."""
    tables: dict[int, set[int]] = {}
    sides: dict[Side, set[int]] = {Side.NS: set(), Side.EW: set()}
    for each in movement.sittings:
        straight = each.turned() if each.round in movement.switched_rounds else each
        for side, who in ((Side.NS, straight.north_south), (Side.EW, straight.east_west)):
            tables.setdefault(who, set()).add(each.table)
            sides[side].add(who)
    line = sides[Side.NS] - sides[Side.EW]
    staying = {who for who in line if len(tables[who]) == 1}
    return tuple(sorted(line - staying)) if 2 * len(staying) > len(line) else ()
