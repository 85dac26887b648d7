"""Barriers of a pairing: meetings and byes that are not to happen again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from duplicado.event.contest import ContestantId
from duplicado.event.pairing.conditions import PairingOptions, Past
from duplicado.event.pairing.rounds import PairingReason, PairingStep
from duplicado.vocabulary.values import keeps_mappings


@dataclass(frozen=True, slots=True)
@keeps_mappings
class Barriers:
    """The past and the conditions of contest, as a round asks for them."""

    number: int
    """The round."""
    options: PairingOptions
    last_met: Mapping[tuple[ContestantId, ContestantId], int]
    """To two contestants, in either order, the last round in which they met."""
    rested: Mapping[ContestantId, int]
    """Last round in which each contestant had a bye or a three-way match."""
    groups: Mapping[ContestantId, frozenset[int]]
    """To contestants who are to be kept apart from somebody the groups of `PairingOptions.apart` that they are in."""

    def between(self, one: ContestantId, other: ContestantId) -> PairingStep | None:
        """Say what keeps two from meeting; `None` if nothing does."""
        met = self.last_met.get((one, other))
        after = self.options.rematch_after
        if met is not None and (after is None or self.number - met < after):
            return PairingStep(PairingReason.REMATCH_AVOIDED, (one, other), met)
        groups = self.groups.get(one)
        if groups and groups & self.groups.get(other, frozenset()):
            return PairingStep(PairingReason.KEPT_APART, (one, other))
        return None

    def against_bye(self, contestant: ContestantId) -> PairingStep | None:
        """Say what keeps a contestant from having the bye, or playing a three-way match; `None` if nothing does."""
        rested = self.rested.get(contestant)
        if rested is None or self.options.second_byes:
            return None
        return PairingStep(PairingReason.BYE_PASSED_ON, (contestant,), rested)

    def rematch(self, one: ContestantId, other: ContestantId) -> PairingStep | None:
        """Tell of two who meet that they have met before; `None` if they have not."""
        met = self.last_met.get((one, other))
        return None if met is None else PairingStep(PairingReason.REMATCH, (one, other), met)


def barriers(number: int, past: Past, options: PairingOptions) -> Barriers:
    """Collect what keeps whom from what in a round."""
    last_met: dict[tuple[ContestantId, ContestantId], int] = {}
    for meeting in sorted(past.meetings, key=lambda each: each.round):
        last_met[meeting.home, meeting.away] = last_met[meeting.away, meeting.home] = meeting.round
    rested = {each.contestant: each.round for each in past.byes}
    rested.update((team, each.first_round) for each in past.three_ways for team in each.teams)
    members = {each for group in options.apart for each in group}
    groups = {each: frozenset(i for i, group in enumerate(options.apart) if each in group) for each in members}
    return Barriers(number, options, last_met, rested, groups)
