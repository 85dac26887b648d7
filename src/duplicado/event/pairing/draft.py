"""A round in the making: contestants by their places from 0, and the ways of putting them together."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TypeAlias

from duplicado.event.contest import ContestantId
from duplicado.event.pairing.conditions import OddOneOut
from duplicado.event.pairing.matching import foremost_matching, leavable
from duplicado.event.pairing.pairing_barriers import Barriers
from duplicado.event.pairing.rounds import PairingReason, PairingStep

Preference: TypeAlias = Callable[[Sequence[int]], Mapping[int, Sequence[int]]]
"""From the places of those who are to be paired, whom each would meet, best first."""


@dataclass(frozen=True, slots=True)
class PairingDraft:
    """Pairings of a round, by places."""

    pairs: tuple[tuple[int, int], ...]
    """The better place first, in the order of these."""
    left_out: tuple[int, ...] = ()
    """Contestant who has the bye, or the three who play a three-way match."""
    steps: tuple[PairingStep, ...] = ()


def by_standing(places: Sequence[int]) -> Mapping[int, Sequence[int]]:
    """Let everybody prefer whoever stands highest."""
    return dict.fromkeys(places, places)


def draft_by_matching(
    order: Sequence[ContestantId], rules: Barriers, preference: Preference = by_standing
) -> PairingDraft | None:
    """Pair in the given order so that each gets the best choice that leaves everybody else with an opponent.

    The odd one out is the lowest for whom that can be done.

    Returns:
        `None` when there is no such round.
    """
    may_meet = _may_meet(order, rules)
    spared: frozenset[int] = frozenset()
    if len(order) % 2:
        # If a three-way match leaves everybody else paired, any of the three could have had the bye.
        spared = leavable([_places_in(row) for row in may_meet])
    for left_out, steps in _odd_ones(order, rules, may_meet, spared):
        present = [place for place in range(len(order)) if place not in left_out]
        wishes = preference(present)
        choices: list[list[int]] = [[] for _ in order]
        for place, wished in wishes.items():
            choices[place] = [each for each in wished if may_meet[place] >> each & 1]
        pairs = foremost_matching(choices, left_out)
        if pairs is not None:
            return PairingDraft(pairs, left_out, (*steps, *_passed_over(order, rules, pairs, wishes)))
    return None


def _may_meet(order: Sequence[ContestantId], rules: Barriers) -> list[int]:
    """Return for each place the set of places whom it may meet, as bits."""
    rows = [0] * len(order)
    for i, j in combinations(range(len(order)), 2):
        if rules.between(order[i], order[j]) is None:
            rows[i] |= 1 << j
            rows[j] |= 1 << i
    return rows


def _places_in(bits: int) -> list[int]:
    return [place for place in range(bits.bit_length()) if bits >> place & 1]


def draft_by_untangling(order: Sequence[ContestantId], rules: Barriers) -> PairingDraft | None:
    """Pair as Magic Contest does, by the description that its makers publish.

    From the top everybody meets the next one whom he may. Those who are left with opponents they may not meet swap
    opponents with a table above, beginning with the lowest table and looking from there upwards; the upper half of the
    tables and the best ones (`PairingOptions.untouched_tables`) take no part in this.

    Returns:
        `None` when somebody is left who may not meet his opponent.
    """
    left_out, steps = next(_odd_ones(order, rules, _may_meet(order, rules), range(len(order))), ((), ()))
    waiting = [place for place in range(len(order)) if place not in left_out]
    if len(waiting) % 2:
        return None
    tables: list[tuple[int, int]] = []
    told = list(steps)
    while waiting:
        one = waiting.pop(0)
        passed: list[PairingStep] = []
        for i, other in enumerate(waiting):
            barrier = rules.between(order[one], order[other])
            if barrier is None:
                told += passed
                tables.append((one, waiting.pop(i)))
                break
            passed.append(barrier)
        else:
            tables.append((one, waiting.pop(0)))
    told += _untangle(order, rules, tables)
    if any(rules.between(order[one], order[other]) for one, other in tables):
        return None
    return PairingDraft(tuple(sorted((min(pair), max(pair)) for pair in tables)), left_out, tuple(told))


def _untangle(order: Sequence[ContestantId], rules: Barriers, tables: list[tuple[int, int]]) -> Iterator[PairingStep]:
    """Swap opponents between tables, changing `tables`."""

    def barred(one: int, other: int) -> bool:
        return rules.between(order[one], order[other]) is not None

    first = max(rules.options.untouched_tables, (len(tables) + 1) // 2)
    for low in range(len(tables) - 1, first - 1, -1):
        if not barred(*tables[low]):
            continue
        for high in range(low - 1, first - 1, -1):
            (one, other), (third, fourth) = tables[high], tables[low]
            if barred(one, third) or barred(other, fourth):
                third, fourth = fourth, third
                if barred(one, third) or barred(other, fourth):
                    continue
            tables[high], tables[low] = (one, third), (other, fourth)
            yield PairingStep(PairingReason.OPPONENTS_SWAPPED, (order[one], order[other], order[third], order[fourth]))
            break


def _odd_ones(
    order: Sequence[ContestantId], rules: Barriers, may_meet: Sequence[int], spared: Collection[int]
) -> Iterator[tuple[tuple[int, ...], tuple[PairingStep, ...]]]:
    """Go through those who may be left out of the matches, the lowest first, and say how they came to it.

    Args:
        order: everybody who plays.
        rules: what keeps whom from what.
        may_meet: for each place whom it may meet, as bits.
        spared: the places that the others can spare.
    """
    size = len(order)
    if size % 2 == 0:
        yield (), ()
        return
    told: list[PairingStep] = []
    free: list[int] = []
    three = rules.options.odd is not OddOneOut.BYE and size > 1
    for place in reversed(range(size)):
        barrier = rules.against_bye(order[place])
        if barrier is None and place in spared:
            if not three:
                yield (place,), (*told, PairingStep(PairingReason.LOWEST_WITHOUT_BYE, (order[place],)))
            free.append(place)
        else:
            told.append(barrier or PairingStep(PairingReason.BYE_LEFT_FOR_OTHERS, (order[place],)))
    if three:
        for low, middle in combinations(free, 2):
            common = may_meet[low] & may_meet[middle]
            for high in free if may_meet[low] >> middle & 1 else ():
                if high < middle and common >> high & 1:
                    teams = order[high], order[middle], order[low]
                    passed = (step for step in told if order.index(step.contestants[0]) > high)
                    yield (high, middle, low), (*passed, PairingStep(PairingReason.THREE_WAY, teams))


def _passed_over(
    order: Sequence[ContestantId],
    rules: Barriers,
    pairs: Sequence[tuple[int, int]],
    wishes: Mapping[int, Sequence[int]],
) -> Iterator[PairingStep]:
    """Say of everybody why he does not meet one whom he would rather have met and who was still free."""
    paired: set[int] = set()
    for one, other in pairs:
        for wished in wishes[one]:
            if wished == other:
                break
            if wished != one and wished not in paired:
                barrier = rules.between(order[one], order[wished])
                yield barrier or PairingStep(PairingReason.LEFT_FOR_OTHERS, (order[one], order[wished]))
        paired |= {one, other}
