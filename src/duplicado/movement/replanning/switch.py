"""Switch to another movement, when pairs arrive so early that what was played is the beginning of that one too."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from duplicado.movement.kinds import build, kinds
from duplicado.movement.model import Absence, Exchange, Movement, PermittedRepeat, Sitting, arrange
from duplicado.movement.replanning.evening import RunningMovement
from duplicado.movement.replanning.ways import ReplanWay
from duplicado.vocabulary.seats import Side


def other_movements(movement: Movement, first: int, arriving: int) -> Iterator[tuple[ReplanWay, Movement]]:
    """Give the movements for all who are then there that begin with the first round as it was.

    One round of any movement can be made that of another by giving out tables, numbers and sets suitably; two rounds
    hardly ever, so that there is nothing from round 3 on. Before round 1 everybody keeps the place that was announced
    for it, and the boards are laid out anew. The number of rounds and of boards in a round stays.
    """
    if first > 2:
        return
    evening = RunningMovement(movement, first)
    there = evening.present(first) + arriving
    waiting = evening.idle(1) if first == 1 else tuple(set(evening.idle(1)) & _there(evening, first))
    newcomers = tuple(range(movement.contestants + 1, movement.contestants + arriving + 1))
    begun = [each for each in movement.sittings if each.round == 1]
    for winners, builder in kinds(there):
        other = build(builder, movement.rounds) if winners == movement.winners else None
        if other is None or (other.rounds, other.sets_each_round) != (movement.rounds, movement.sets_each_round):
            continue
        opening = [each for each in other.sittings if each.round == 1]
        for begin in _parts(opening, len(begun)):
            names = _Names()
            fits = all(names.call(theirs, ours, laid_out=first > 1) for theirs, ours in zip(begin, begun, strict=True))
            if fits and names.complete(other, _Who(waiting, newcomers, evening.lines)):
                yield ReplanWay.OTHER_MOVEMENT, _renamed(other, movement, names, first, newcomers)


def _there(evening: RunningMovement, number: int) -> set[int]:
    return set(evening.idle(number)) | {who for match in evening.matches(number) for who in match.contestants}


def _parts(opening: list[Sitting], count: int) -> Iterator[list[Sitting]]:
    """Choose the tables of the other movement's first round that have been played; preferably not the last ones."""
    spare = len(opening) - count
    if spare >= 0:
        yield opening[:count]
    if spare == 1:
        yield from (opening[:index] + opening[index + 1 :] for index in range(count))


@dataclass(frozen=True, slots=True)
class _Who:
    """Contestants without a number in the other movement after the first round: who sat out, and who comes."""

    waiting: Sequence[int]
    newcomers: Sequence[int]
    lines: dict[int, Side]


@dataclass(slots=True)
class _Names:
    """Names of contestants, tables and sets of the other movement in the one that was begun."""

    contestants: dict[int, int] = field(default_factory=dict)
    tables: dict[int, int] = field(default_factory=dict)
    sets: dict[int, int] = field(default_factory=dict)

    def call(self, theirs: Sitting, ours: Sitting, *, laid_out: bool) -> bool:
        """Let a sitting of the other movement be one that was planned; tell whether that is consistent.

        `laid_out`: with the same boards.
        """
        sets = zip(theirs.sets, ours.sets, strict=False) if laid_out else ()
        pairs = [
            (self.contestants, theirs.north_south, ours.north_south),
            (self.contestants, theirs.east_west, ours.east_west),
            (self.tables, theirs.table, ours.table),
            *((self.sets, number, called) for number, called in sets),
        ]
        return len(theirs.sets) == len(ours.sets) and all(
            names.setdefault(one, called) == called and list(names.values()).count(called) == 1
            for names, one, called in pairs
        )

    def complete(self, other: Movement, who: _Who) -> bool:
        """Name everything else; tell whether the lines of those who sat out allow it."""
        sides = {each.east_west: Side.EW for each in other.sittings} if other.winners == 2 else {}
        waiting, newcomers = list(who.waiting), list(who.newcomers)
        for number in range(1, other.contestants + 1):
            if number in self.contestants:
                continue
            side = sides.get(number, Side.NS)
            known = next((each for each in waiting if not who.lines or who.lines[each] is side), None)
            if known is not None:
                waiting.remove(known)
                self.contestants[number] = known
            elif newcomers:
                self.contestants[number] = newcomers.pop(0)
            else:
                return False
        _fill(self.tables, other.tables)
        _fill(self.sets, other.sets)
        return True


def _fill(names: dict[int, int], count: int) -> None:
    """Call what has no name yet by the lowest numbers that are free."""
    for number in range(1, count + 1):
        if number not in names:
            names[number] = next(each for each in range(1, 2 * count + 1) if each not in names.values())


def _renamed(other: Movement, begun: Movement, names: _Names, first: int, newcomers: Sequence[int]) -> Movement:
    sittings = [
        Sitting(
            each.round,
            names.tables[each.table],
            names.contestants[each.north_south],
            names.contestants[each.east_west],
            tuple(names.sets[number] for number in each.sets),
        )
        for each in other.sittings
        if each.round >= first
    ]
    kept = [each for each in begun.sittings if each.round < first]
    late = tuple(Absence(each, 1, first - 1) for each in newcomers) if first > 1 else ()
    in_order = all(table == called for table, called in names.tables.items())
    return replace(
        other,
        contestants=begun.contestants + len(newcomers),
        tables=max(names.tables.values()),
        sets=max(names.sets.values()),
        sittings=arrange(kept + sittings),
        exchanges=tuple(
            Exchange(tuple(sorted(names.tables[t] for t in each.tables)), each.rounds) for each in other.exchanges
        ),
        copies=max(other.copies, begun.copies),
        turned_tables=tuple(
            sorted((number, names.tables[table]) for number, table in other.turned_tables if number >= first)
        ),
        skip_after=other.skip_after if in_order else None,
        relay_after=other.relay_after if in_order else None,
        permitted=tuple(
            PermittedRepeat(each.kind, tuple(sorted(names.contestants[who] for who in each.contestants)), each.reason)
            for each in other.permitted
        ),
        absences=begun.absences + late,
        replanned_from=(*begun.replanned_from, first),
    )
