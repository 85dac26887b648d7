"""A movement of single players in the middle of an evening: tables are made up anew from a round on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from typing import Final

from duplicado.movement.individuals import IndividualMovement, IndividualSitting
from duplicado.movement.model import couple
from duplicado.movement.replanning.others import absent

_Four = tuple[int, int, int, int]

_MOST_EXCHANGES: Final = 12_000
"""So many exchanges of two players are tried at most to make the tables of a round better."""
_PARTNERS_AGAIN: Final = 20
"""To have a partner again is as bad as to have an opponent so many times too often."""


class PlayerEvening:
    """Plan for the rounds from `first` on; what was played before is never touched."""

    def __init__(self, movement: IndividualMovement, first: int) -> None:
        """Take up a movement at a round."""
        self.base = movement
        self.first = first
        self.sittings = list(movement.sittings)
        self.sets = movement.sets
        self.copies = movement.copies
        self._same_boards = movement.copies > 1

    def movement(self) -> IndividualMovement:
        """Write it down."""
        return replace(
            self.base,
            tables=max(each.table for each in self.sittings),
            sets=self.sets,
            copies=self.copies,
            sittings=tuple(sorted(self.sittings)),
            replanned_from=(*self.base.replanned_from, self.first),
        )

    def idle(self, number: int) -> list[int]:
        """Say who is there in a round and does not play, ascending."""
        playing = {who for each in self.sittings if each.round == number for who in each.players}
        there = set(range(1, self.base.players + 1)) - absent(self.base.absences, number)
        return sorted(there - playing)

    def sits_out(self) -> Counter[int]:
        """Say how often each sits out from `first` on."""
        return Counter(who for number in range(self.first, self.base.rounds + 1) for who in self.idle(number))

    def seat_idle(self) -> None:
        """Let four who would sit out in the same round play at a table."""
        for number in range(self.first, self.base.rounds + 1):
            idle = self.idle(number)
            tired = self.sits_out()
            idle.sort(key=lambda who: (-tired[who], who))
            self._seat(number, idle[: len(idle) // 4 * 4])

    def take_places(self, rover: int) -> None:
        """Let somebody who would sit out always take others' places in turn, nobody's twice if it can be helped."""
        met = _Met(self.sittings)
        for number in range(self.first, self.base.rounds + 1):
            if rover not in self.idle(number):
                continue
            tired = self.sits_out()
            mine = {each.set_number for each in self.sittings if rover in each.players}
            # The worst off may stay out: he would if every place cost somebody as much.
            places = [
                (tired[who], met.cost_of(rover, each, seat), index, seat)
                for index, each in enumerate(self.sittings)
                if each.round == number and each.set_number not in mine
                for seat, who in enumerate(each.players)
                if tired[who] + 1 < tired[rover]
            ]
            if places:
                _, _, index, seat = min(places)
                before = self.sittings[index]
                four = list(before.players)
                four[seat] = rover
                self.sittings[index] = replace(before, north=four[0], east=four[1], south=four[2], west=four[3])
                met = _Met(self.sittings)

    def seat_anew(self, start: int) -> None:
        """Make up all tables anew from a round on; who has sat out least sits out where the fours do not come out."""
        self.sittings = [each for each in self.sittings if each.round < start]
        out: Counter[int] = Counter(who for number, who in self.base.sit_outs if number < start)
        for number in range(start, self.base.rounds + 1):
            there = self.idle(number)
            # Who came last has sat out least of all, by being late; he is asked first only in the second round.
            ranked = sorted(there, key=lambda who: (out[who], who))
            resting = ranked[: len(there) % 4]
            out.update(resting)
            self._seat(number, [who for who in there if who not in resting])

    def _seat(self, number: int, players: Sequence[int]) -> None:
        taken = {each.table for each in self.sittings if each.round == number}
        free = [table for table in range(1, len(taken) + len(players) // 4 + 1) if table not in taken]
        for table, four in zip(free, _tables(players, _Met(self.sittings)), strict=False):
            self.sittings.append(IndividualSitting(number, table, *four, self._boards(number, four)))

    def _boards(self, number: int, four: _Four) -> int:
        """Find boards that none of four plays elsewhere: of this round, of the movement, or new ones."""
        known = {each.set_number for each in self.sittings if {*each.players} & {*four}}
        in_use = Counter(each.set_number for each in self.sittings if each.round == number)
        free = [each for each in sorted(in_use) if self._same_boards and each not in known]
        free += [each for each in range(1, self.sets + 1) if each not in known and in_use[each] < self.copies]
        chosen = free[0] if free else self.sets + 1
        self.sets = max(self.sets, chosen)
        self.copies = max(self.copies, in_use[chosen] + 1)
        return chosen


class _Met:
    """Partners and opponents of everybody, met and to be met."""

    def __init__(self, sittings: Sequence[IndividualSitting]) -> None:
        self._partners: Counter[tuple[int, int]] = Counter()
        self._opponents: Counter[tuple[int, int]] = Counter()
        for each in sittings:
            self._partners.update([couple(each.north, each.south), couple(each.east, each.west)])
            self._opponents.update(couple(a, b) for a in (each.north, each.south) for b in (each.east, each.west))

    def cost(self, four: _Four) -> int:
        """Say how unwelcome a table is; clockwise from North."""
        north, east, south, west = four
        partners = self._partners[couple(north, south)] + self._partners[couple(east, west)]
        opponents = sum(self._opponents[couple(a, b)] ** 2 for a in (north, south) for b in (east, west))
        return _PARTNERS_AGAIN * partners + opponents

    def cost_of(self, who: int, table: IndividualSitting, seat: int) -> int:
        """Say how unwelcome it is that somebody takes a seat."""
        players = list(table.players)
        players[seat] = who
        return self.cost((players[0], players[1], players[2], players[3]))


def _tables(players: Sequence[int], met: _Met) -> list[_Four]:
    """Put players at tables so that few have a partner again: by exchanging two as long as that is better."""
    tables = [list(players[start : start + 4]) for start in range(0, len(players) - 3, 4)]
    costs = [met.cost((t[0], t[1], t[2], t[3])) for t in tables]
    places = [(index, seat) for index in range(len(tables)) for seat in range(4)]
    tried = 0
    better = True
    while better and tried < _MOST_EXCHANGES:
        better = False
        for (one, seat), (other, place) in combinations(places, 2):
            if not costs[one] + costs[other]:
                continue
            tried += 1
            tables[one][seat], tables[other][place] = tables[other][place], tables[one][seat]
            here, there = _cost(tables[one], met), _cost(tables[other], met)
            gain = costs[one] + (costs[other] if other != one else 0) - here - (there if other != one else 0)
            if gain > 0:
                costs[one], costs[other] = here, there
                better = True
            else:
                tables[one][seat], tables[other][place] = tables[other][place], tables[one][seat]
    return [(table[0], table[1], table[2], table[3]) for table in tables]


def _cost(table: Sequence[int], met: _Met) -> int:
    return met.cost((table[0], table[1], table[2], table[3]))
