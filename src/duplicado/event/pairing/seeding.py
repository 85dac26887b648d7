"""The first round, before there is a standing: by seeding."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from duplicado.event.contest import ContestantId
from duplicado.event.pairing.conditions import NOTHING_PLAYED, Contender, PairingOptions
from duplicado.event.pairing.rounds import PairingMethod, RoundPairing
from duplicado.event.pairing.swiss import paired_round
from duplicado.vocabulary.enumeration import Enumeration

_AS_USUAL: Final = PairingOptions()


class Seeding(Enumeration):
    """Rule of the first round for seeds; the value is its name at the command line and in files."""

    SLIDE = "slide"
    """The upper half meets the lower half: of 8 1-5, 2-6, 3-7, 4-8."""
    FOLD = "fold"
    """The first meets the last ("cross"): of 8 1-8, 2-7, 3-6, 4-5."""
    NEXT = "next"
    """Neighbours meet: 1-2, 3-4. With an order that was drawn this is a draw."""
    STRATA = "strata"
    """The strongest category meets the second, in order; who is left over meets his own category, upper half against
    lower half (stratified Swiss contests of the American Contract Bridge League)."""


def first_round(
    seeds: Sequence[Contender],
    options: PairingOptions = _AS_USUAL,
    *,
    seeding: Seeding = Seeding.SLIDE,
    withdrawn: Collection[ContestantId] = (),
) -> RoundPairing:
    """Pair the first round.

    Who cannot meet the one he should, because the two are kept apart, meets one who is seeded as near to that one as
    possible. An odd number leaves out the lowest seed, or the lowest three.

    Args:
        seeds: everybody, the first seed first; scores do not matter as long as nobody stands above one with more.
        options: what the conditions of contest say.
        seeding: whom each seed meets.
        withdrawn: those who do not play after all.

    Raises:
        ImpossibleRound: those who are kept apart leave no round.
        PairingError: somebody is seeded twice.

    >>> from duplicado.event.contest import ContestantId
    >>> seeds = [Contender(ContestantId(number)) for number in range(1, 8)]
    >>> paired = first_round(seeds, seeding=Seeding.FOLD)
    >>> [f"{match.home}-{match.away}" for match in paired.matches], str(paired.byes[0])
    (['1-6', '2-5', '3-4'], '7')
    """
    strata = [each.stratum for each in seeds if each.contestant not in withdrawn]

    def preference(places: Sequence[int]) -> Mapping[int, Sequence[int]]:
        target = _partners(places, strata, seeding)
        return {
            place: sorted(
                (each for each in places if each != place), key=lambda each: (abs(each - target[place]), each)
            )
            for place in places
        }

    return paired_round(
        1, seeds, NOTHING_PLAYED, options, method=PairingMethod.SEEDED, preference=preference, withdrawn=withdrawn
    )


def _partners(places: Sequence[int], strata: Sequence[str], seeding: Seeding) -> dict[int, int]:
    """Say whom each place should meet; `places` are even in number."""
    pairs = _ideal_pairs(places, strata, seeding)
    return {one: other for pair in pairs for one, other in (pair, pair[::-1])}


def _ideal_pairs(places: Sequence[int], strata: Sequence[str], seeding: Seeding) -> list[tuple[int, int]]:
    match seeding:
        case Seeding.SLIDE:
            return _halves(places)
        case Seeding.FOLD:
            return list(zip(places, reversed(places), strict=True))[: len(places) // 2]
        case Seeding.NEXT:
            return list(zip(places[::2], places[1::2], strict=True))
        case Seeding.STRATA:
            return _across_strata(places, strata)


def _halves(places: Sequence[int]) -> list[tuple[int, int]]:
    half = len(places) // 2
    return list(zip(places[:half], places[half : 2 * half], strict=True))


def _across_strata(places: Sequence[int], strata: Sequence[str]) -> list[tuple[int, int]]:
    groups = [[place for place in places if strata[place] == name] for name in sorted({strata[p] for p in places})]
    if len(groups) < 2:
        return _halves(places)
    first, second, *others = groups
    across = min(len(first), len(second))
    pairs = list(zip(first[:across], second[:across], strict=True))
    waiting: list[int] = []
    for group in (first[across:] + second[across:], *others):
        waiting += group
        pairs += _halves(waiting)
        waiting = waiting[-1:] if len(waiting) % 2 else []
    return pairs
