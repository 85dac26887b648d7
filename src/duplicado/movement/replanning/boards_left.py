"""Sets of boards that are left in a movement planned anew: who has them before him, and at which tables they can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace

from duplicado.movement.model import Exchange, Movement, Sitting, sharing_tables


@dataclass(frozen=True, slots=True)
class MatchLeft:
    """Two contestants at a table for a round, with everything they play there."""

    round: int
    sittings: tuple[Sitting, ...]
    """More than one where the arrow is turned within the round; the first says who is on which side."""

    @property
    def table(self) -> int:
        """The table."""
        return self.sittings[0].table

    @property
    def sets(self) -> tuple[int, ...]:
        """The sets in the order of play."""
        return tuple(number for each in self.sittings for number in each.sets)

    @property
    def contestants(self) -> tuple[int, int]:
        """North-South, East-West."""
        return self.sittings[0].north_south, self.sittings[0].east_west


class BoardsLeft:
    """Sets of a running movement: who plays them, which tables share them, in how many copies they are wanted."""

    def __init__(self, movement: Movement) -> None:
        """Take up the sets of a movement, of which nobody has played any."""
        self.base = movement
        self.sets = movement.sets
        self.copies = movement.copies
        self.exchanges = movement.exchanges
        self._played: Counter[tuple[int, int]] = Counter()

    def fork(self) -> BoardsLeft:
        """Give independent sets that stand as these."""
        other = copy(self)
        vars(other).update(_played=self._played.copy())
        return other

    def count(self, match: MatchLeft, by: int) -> None:
        """Note that a match is planned (1), or no more (-1)."""
        for who in match.contestants:
            for number in match.sets:
                self._played[who, number] += by

    def has(self, contestant: int, each_set: int) -> bool:
        """Tell whether a contestant has played a set or is going to."""
        return self._played[contestant, each_set] > 0

    def choose(
        self,
        here: Mapping[int, MatchLeft],
        place: tuple[int, int],
        who: tuple[int, int],
        wish: Sequence[int],
        *,
        new_set: bool,
    ) -> tuple[int, ...]:
        """Choose sets that two contestants can play at a round and table; `here`: the matches of the round by table."""
        sets = self._sets(here, place, who, wish)
        if self.base.same_boards_everywhere and place[0] <= self.base.rounds:
            sets = self._same_boards(here, place, who, sets)
        return (self._new_set(here, who),) if new_set and not sets else sets

    def shared(self, host: MatchLeft, table: int, who: tuple[int, int], *, single: bool) -> tuple[int, ...]:
        """Give the sets of another match in the order in which a table shares them; none where that cannot be."""
        alone = self._group(host.table, host.round) == (host.table,) and self._group(table, host.round) == (table,)
        # One board cannot be at two tables; of two, or two sets, each table has the other one first.
        enough = len(host.sets) > 1 or not single
        played = any(self.has(each, one) for each in who for one in host.sets)
        possible = alone and enough and not played and len(host.sittings) == 1
        return host.sets[1:] + host.sets[:1] if possible else ()

    def share(self, host: MatchLeft, guest: MatchLeft) -> None:
        """Note that a match shares the boards of another one."""
        tables = (min(host.table, guest.table), max(host.table, guest.table))
        known = next((each for each in self.exchanges if each.rounds and each.tables == tables), None)
        rounds = tuple(sorted({host.round, *(known.rounds if known else ())}))
        self.exchanges = (*(each for each in self.exchanges if each is not known), Exchange(tables, rounds))

    def _sets(
        self, here: Mapping[int, MatchLeft], place: tuple[int, int], who: tuple[int, int], wish: Sequence[int]
    ) -> tuple[int, ...]:
        most = len(wish) or self.base.sets_each_round
        open_sets = [
            each for each in range(1, self.sets + 1) if not self.has(who[0], each) and not self.has(who[1], each)
        ]
        free: list[int] = []
        while len(free) < most:
            # What was to be played there first, then what follows on the last, then the lowest number.
            following = free[-1] + 1 if free else 0
            preferred = sorted(open_sets, key=lambda each: (each not in wish, each < following, each))
            found = next(
                (each for each in preferred if each not in free and self._is_free(here, place, each, len(free), most)),
                None,
            )
            if found is None:
                break
            free.append(found)
        return tuple(free)

    def _same_boards(
        self, here: Mapping[int, MatchLeft], place: tuple[int, int], who: tuple[int, int], free: tuple[int, ...]
    ) -> tuple[int, ...]:
        """The boards that all tables play, where they play the same, with a further copy if it shares none."""
        number, table = place
        of_round = {each for match in here.values() for each in match.sets}
        if set(free) == of_round or not of_round:
            return free
        if any(self.has(each, one) for each in who for one in of_round) or self._group(table, number) != (table,):
            return ()
        holders = {self._group(each, number) for each in here}
        self.copies = max(self.copies, len(holders) + 1)
        return tuple(sorted(of_round))

    def _is_free(
        self, here: Mapping[int, MatchLeft], place: tuple[int, int], each_set: int, position: int, most: int
    ) -> bool:
        """Tell whether a copy of a set can be at a table at that part of a round."""
        number, table = place
        group = self._group(table, number)
        holders: set[tuple[int, ...]] = set()
        together = [match for other, match in here.items() if self._group(other, number) == group]
        several = max([most, *(len(match.sets) for match in together)]) > 1
        for other, match in here.items():
            if each_set not in match.sets or other == table:
                continue
            if self._group(other, number) != group:
                holders.add(self._group(other, number))
            elif several and match.sets.index(each_set) == position:
                return False
        return len(holders) < self.copies

    def _group(self, table: int, number: int) -> tuple[int, ...]:
        return sharing_tables(self.exchanges, table, number)

    def _new_set(self, here: Mapping[int, MatchLeft], who: tuple[int, int]) -> int:
        """Bring in a set that was not part of the movement, the same for all who need one in a round if possible."""
        in_use = [each for match in here.values() for each in match.sets if each > self.base.sets]
        for each in sorted(set(in_use)):
            if not self.has(who[0], each) and not self.has(who[1], each):
                self.copies = max(self.copies, in_use.count(each) + 1)
                return each
        self.sets += 1
        return self.sets

    def still_shared(self, matches: Mapping[int, Mapping[int, MatchLeft]]) -> Iterator[Exchange]:
        """Go through the exchanges; those in some rounds only as far as all their tables play there (`matches`)."""
        for each in self.exchanges:
            rounds = tuple(
                number for number in each.rounds if all(table in matches.get(number, {}) for table in each.tables)
            )
            if rounds or not each.rounds:
                yield replace(each, rounds=rounds)
