"""Matches of a knock-out in several stanzas: which of the event's rounds make one round of the bracket.

A stanza is a round of the record, in the same session or in another; a match goes on over as many as the conditions of
contest say, and whoever leads after the last has won it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.record.rounds_played import RoundSeen


@dataclass(frozen=True, slots=True)
class Stanza:
    """A round of the event as a part of the matches of a round of the bracket."""

    bracket_round: int
    number: int
    """From 1."""
    of: int
    """Number of stanzas that the matches of that round have."""

    @property
    def is_first(self) -> bool:
        """True where the matches begin with it."""
        return self.number == 1


def stanza_of(conditions: Conditions, number: int) -> Stanza:
    """Say which stanza of which round of the bracket a round is; rounds are counted through the event from 1."""
    # The last length that was said holds for the rounds that follow, so that a bracket never ends too soon.
    lengths = conditions.stanzas or (1,)
    bracket_round, before = 1, 0
    while True:
        length = lengths[min(bracket_round, len(lengths)) - 1]
        if number <= before + length:
            return Stanza(bracket_round, number - before, length)
        bracket_round, before = bracket_round + 1, before + length


def stanzas_of(rounds: Sequence[RoundSeen], conditions: Conditions) -> tuple[tuple[RoundSeen, Stanza], ...]:
    """Give every round of a section with the stanza that it is."""
    return tuple((seen, stanza_of(conditions, number)) for number, seen in enumerate(rounds, 1))


def left_of_match(rounds: Sequence[RoundSeen], conditions: Conditions) -> dict[frozenset[ContestantId], int]:
    """Say how many boards each match will still have that no round has been planned for.

    A stanza that is not planned yet has as many boards as the last one that is.
    """
    found: dict[frozenset[ContestantId], int] = {}
    for seen, stanza in stanzas_of(rounds, conditions):
        for couple, boards in _boards_of(seen).items():
            found[couple] = (stanza.of - stanza.number) * boards
    return found


def _boards_of(seen: RoundSeen) -> dict[frozenset[ContestantId], int]:
    boards: dict[frozenset[ContestantId], set[int]] = {}
    for each in seen.tables:
        boards.setdefault(each.couple, set()).update(each.boards)
    return {couple: len(numbers) for couple, numbers in boards.items()}
