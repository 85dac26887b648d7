"""Exchange of contestants in a round that was paired: each takes the other's place, and what keeps them from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Final, TypeAlias

from duplicado.event.contest import ContestantId
from duplicado.event.pairing.conditions import PairingOptions, Past
from duplicado.event.pairing.errors import PairingError, Remedy
from duplicado.event.pairing.home_side import with_homes
from duplicado.event.pairing.pairing_barriers import Barriers, barriers
from duplicado.event.pairing.rounds import PairingReason, PairingStep, RoundPairing, ThreeWay

Exchanges: TypeAlias = tuple[tuple[ContestantId, ContestantId], ...]
"""Contestants who take one another's places, in the order in which they do."""
REMEDY_OF: Final = {
    PairingReason.REMATCH_AVOIDED: Remedy.ALLOW_REMATCHES,
    PairingReason.KEPT_APART: Remedy.LIFT_SEPARATION,
    PairingReason.BYE_PASSED_ON: Remedy.SECOND_BYE,
}
"""The permission that makes up for each barrier."""


class CannotExchange(PairingError):
    """Two cannot take one another's places, whatever is allowed."""

    def __init__(self, code: str, *contestants: ContestantId) -> None:
        """Say why by a code that names the sentence, and who it is about."""
        self.code = code
        self.contestants = contestants
        super().__init__(f"{code}: {', '.join(map(str, contestants))}")


def exchanged(
    paired: RoundPairing, exchanges: Exchanges, past: Past, options: PairingOptions
) -> tuple[RoundPairing, tuple[PairingStep, ...]]:
    """Return a round after exchanges, and what keeps those from it who have another opponent, or none, because of them.

    Args:
        paired: the round as it was paired.
        exchanges: who takes whose place; a later one begins with the places after the earlier.
        past: what was played before.
        options: what the conditions of contest say, and what is allowed besides.

    Raises:
        CannotExchange: somebody does not play in the round, goes on with a match, or meets the other.

    >>> from duplicado.event.contest import ContestantId
    >>> from duplicado.event.pairing.conditions import NOTHING_PLAYED, Contender
    >>> from duplicado.event.pairing.swiss import swiss_round
    >>> teams = [ContestantId(number) for number in range(1, 6)]
    >>> paired = swiss_round(1, [Contender(team) for team in teams])
    >>> changed, _ = exchanged(paired, ((teams[1], teams[4]),), NOTHING_PLAYED, PairingOptions())
    >>> [f"{match.home}-{match.away}" for match in changed.matches], str(changed.byes[0])
    (['1-5', '3-4'], '2')
    """
    changed = paired
    for one, other in exchanges:
        _check(changed, one, other)
        changed = _with(changed, {one: other, other: one})
    rules = barriers(paired.number, past, options)
    # A match that is the same as before has the side at home that it had.
    before = {frozenset(match.contestants): match for match in paired.matches}
    matches = tuple(
        before.get(frozenset(match.contestants)) or with_homes([match.contestants], past)[0]
        for match in changed.matches
    )
    steps = (step for step in paired.steps if step.reason is not PairingReason.REMATCH)
    rematches = (rules.rematch(*match.contestants) for match in matches)
    told = (
        *steps,
        *(PairingStep(PairingReason.EXCHANGED, couple) for couple in exchanges),
        *(step for step in rematches if step is not None),
    )
    changed = replace(changed, matches=matches, steps=told)
    return changed, tuple(dict.fromkeys(_barred(changed, paired, rules)))


def _check(paired: RoundPairing, one: ContestantId, other: ContestantId) -> None:
    places = _places(paired)
    for who in (one, other):
        if who not in places:
            raise CannotExchange("not-in-round", who)
        if any(who in each.teams and each.first_round < paired.number for each in paired.three_ways):
            raise CannotExchange("still-playing", who)
    if places[one] == places[other]:
        raise CannotExchange("already-meet", one, other)


def _places(paired: RoundPairing) -> dict[ContestantId, tuple[ContestantId, ...]]:
    """Return to everybody in the round those with whom he is together: in a match, a three-way match, or alone."""
    groups = (
        *(match.contestants for match in paired.matches),
        *(each.teams for each in paired.three_ways),
        *((who,) for who in paired.byes),
    )
    return {who: group for group in groups for who in group}


def _with(paired: RoundPairing, places: dict[ContestantId, ContestantId]) -> RoundPairing:
    def at(who: ContestantId) -> ContestantId:
        return places.get(who, who)

    return replace(
        paired,
        matches=tuple(replace(match, home=at(match.home), away=at(match.away)) for match in paired.matches),
        byes=tuple(map(at, paired.byes)),
        three_ways=tuple(_three(each, [at(team) for team in each.teams]) for each in paired.three_ways),
    )


def _three(three: ThreeWay, teams: Sequence[ContestantId]) -> ThreeWay:
    return replace(three, teams=(teams[0], teams[1], teams[2]))


def _barred(changed: RoundPairing, before: RoundPairing, rules: Barriers) -> Iterator[PairingStep]:
    """Say what keeps somebody from whom he meets now and did not meet before, or from not playing an ordinary match."""
    was = _places(before)
    alone = {*before.byes, *(team for each in before.three_ways for team in each.teams)}
    for group in dict.fromkeys(_places(changed).values()):
        if group in was.values():
            continue
        for one, other in combinations(group, 2):
            step = rules.between(one, other)
            if step is not None and other not in was[one]:
                yield step
        if len(group) != 2:
            yield from (step for who in group if who not in alone for step in [rules.against_bye(who)] if step)
