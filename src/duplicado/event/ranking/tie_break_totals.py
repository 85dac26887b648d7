"""Figures by which ties are broken, apart from the total."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

from duplicado.event.contest import ContestantId
from duplicado.event.standing import Standings
from duplicado.vocabulary.values import keeps_mappings

_NOTHING: Final = Fraction(0)


@dataclass(frozen=True, slots=True)
class Encounter:
    """Score of a contestant against one opponent from a match, or from the boards of a round."""

    opponent: ContestantId
    points: Fraction
    """By the final method of the contest."""
    maximum: Fraction
    """The points at stake; the number of boards where there is no maximum, as at IMPs."""
    margin: Fraction
    """Net, by the method of the boards."""
    boards: int
    boards_won: Fraction
    """A tied board counts one half."""
    weight: Fraction = Fraction(1)
    """1/2 for a match of half length."""


@dataclass(frozen=True, slots=True)
class TieRecord:
    """Figures of a contestant by which a tie is broken."""

    total: Fraction
    """The final score of this stage, without what was carried over from an earlier one."""
    encounters: tuple[Encounter, ...] = ()
    """The matches played at the table, in the order of play."""
    gained: Fraction = _NOTHING
    """By the method of the boards, over all boards: what was won on those that were won."""
    lost: Fraction = _NOTHING
    """Score that was lost on those that were lost."""
    boards: int = 0
    boards_won: Fraction = _NOTHING
    """A tied board counts one half."""
    matches: int = 0
    matches_won: Fraction = _NOTHING
    """A tied match counts one half."""

    @property
    def net(self) -> Fraction:
        """Net score of the contestant by the method of the boards."""
        return self.gained - self.lost


@dataclass(frozen=True, slots=True)
@keeps_mappings
class TieEvidence:
    """The records of everybody in the contest, not of those alone who are level."""

    records: Mapping[ContestantId, TieRecord] = field(hash=False)

    def of(self, contestant: ContestantId) -> TieRecord:
        """Return somebody's record; that of one who is not there is empty."""
        return self.records.get(contestant, _EMPTY)


_EMPTY: Final = TieRecord(_NOTHING)


@dataclass(slots=True)
class _Tally:
    points: Fraction = _NOTHING
    maximum: Fraction = _NOTHING
    margin: Fraction = _NOTHING
    boards: int = 0
    boards_won: Fraction = _NOTHING
    gained: Fraction = _NOTHING
    lost: Fraction = _NOTHING

    def add(self, value: Fraction, top: Fraction | None) -> None:
        """Count a board."""
        margin = value if top is None else 2 * value - top
        self.points += value
        self.maximum += 1 if top is None else top
        self.margin += margin
        self.boards += 1
        self.boards_won += Fraction((margin > 0) + (margin >= 0), 2)
        if top is not None:
            self.gained += value
            self.lost += top - value
        elif margin > 0:
            self.gained += margin
        else:
            self.lost -= margin

    def encounter(self, opponent: ContestantId) -> Encounter:
        """Return it as what somebody has against an opponent."""
        return Encounter(opponent, self.points, self.maximum, self.margin, self.boards, self.boards_won)


def pair_evidence(standings: Standings) -> TieEvidence:
    """Collect what ties are broken by in a contest that is not scored by matches.

    All boards that two played against one another are one encounter. A board is won with more than half of the top, at
    IMPs with more than nothing.
    """
    against: dict[ContestantId, dict[ContestantId, _Tally]] = {}
    overall: dict[ContestantId, _Tally] = {}
    for board in standings.boards.values():
        for result, ours, theirs in zip(board.results, board.north_south, board.east_west, strict=True):
            both = ((result.north_south, result.east_west, ours), (result.east_west, result.north_south, theirs))
            for contestant, opponent, value in both:
                if value is not None:
                    against.setdefault(contestant, {}).setdefault(opponent, _Tally()).add(value, board.top)
                    overall.setdefault(contestant, _Tally()).add(value, board.top)
    records: dict[ContestantId, TieRecord] = {}
    for contestant, card in standings.cards.items():
        whole = overall.get(contestant, _Tally())
        records[contestant] = TieRecord(
            total=card.total,
            encounters=tuple(each.encounter(other) for other, each in against.get(contestant, {}).items()),
            gained=whole.gained,
            lost=whole.lost,
            boards=whole.boards,
            boards_won=whole.boards_won,
        )
    return TieEvidence(records)
