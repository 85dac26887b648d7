"""Effect of a ruling on a board: what each side gets, by which clauses, and the objections to it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import assert_never

from duplicado.event.adjusting.objections import Objection, objections
from duplicado.event.adjusting.rulings import (
    Assigned,
    ByFault,
    Ruling,
    RulingCircumstances,
    SelfInflictedDamage,
    SideRuling,
    Unchanged,
)
from duplicado.event.contest import BoardResult
from duplicado.law.book.law_12_artificial import award_for
from duplicado.law.book.law_12_assigned import allotted_in_full, scored_by_likelihood
from duplicado.law.edition import cited_in
from duplicado.score.side_score import Artificial, Compared, Points, SelfInflicted, SideScore, Weighted
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Side


@dataclass(frozen=True, slots=True)
class Adjusted:
    """A result with the scores that were ruled."""

    result: BoardResult
    north_south_clauses: tuple[str, ...]
    """The clauses on which North-South's score rests, by the numbers of the edition."""
    east_west_clauses: tuple[str, ...]
    objections: tuple[Objection, ...]
    """In what the ruling is not in accordance with the Laws. It is valued all the same: a Director may err (82C)."""

    def clauses(self, side: Side) -> tuple[str, ...]:
        """Return the clauses on which the score of that side rests."""
        return self.north_south_clauses if side is Side.NS else self.east_west_clauses


@checked
def adjust(result: BoardResult, ruling: Ruling, circumstances: RulingCircumstances) -> Adjusted:
    """Give each side of a board what the Director has ruled.

    Args:
        result: the board as it was scored at the table, before any ruling; it need not have a score.
        ruling: what the sides get.
        circumstances: vulnerability, edition and regulations.

    Raises:
        DuplicadoError: weights are not positive or do not add up to one, a result is impossible, or damage is called
            self-inflicted where the table has no score of its own.
        NotationError: what the ruling rests on is not a clause of the Laws.
    """
    ours, theirs = (
        _side_score(side, ruling.of(side), table, circumstances.vulnerability)
        for side, table in ((Side.NS, result.north_south_score), (Side.EW, result.east_west_score))
    )
    return Adjusted(
        replace(result, north_south_score=ours, east_west_score=theirs),
        north_south_clauses=tuple(dict.fromkeys(_clauses(Side.NS, ruling, circumstances))),
        east_west_clauses=tuple(dict.fromkeys(_clauses(Side.EW, ruling, circumstances))),
        objections=objections(ruling, circumstances),
    )


def assigned_score(ruling: Assigned, side: Side, vulnerability: Vulnerability) -> Compared:
    """Return an assigned score as that side's: points, or weighted points where there are several results.

    Raises:
        DuplicadoError: weights are not positive or do not add up to one, or a result is impossible.
    """
    outcomes = tuple((outcome.weight, outcome.points(side, vulnerability)) for outcome in ruling.outcomes)
    checked = Weighted(outcomes)
    return Points(outcomes[0][1]) if len(outcomes) == 1 else checked


def _side_score(
    side: Side, ruling: SideRuling, table: SideScore | None, vulnerability: Vulnerability
) -> SideScore | None:
    match ruling:
        case Unchanged():
            return table
        case Assigned():
            return assigned_score(ruling, side, vulnerability)
        case ByFault():
            played = ruling.board_was_played or isinstance(table, Points)
            return Artificial(award_for(ruling.fault), board_was_played=played)
        case SelfInflictedDamage():
            if not isinstance(table, Points):
                told = "damage is self-inflicted only in a score that was obtained at the table"
                raise DuplicadoError(told).told_as("ruling-damage-without-score")
            expectation = assigned_score(ruling.expectation, side, vulnerability)
            return SelfInflicted(expectation, assigned_score(ruling.after_infraction, side, vulnerability), table)
        case Artificial():
            return ruling
        case _:
            assert_never(ruling)


def _clauses(side: Side, ruling: Ruling, circumstances: RulingCircumstances) -> Iterator[str]:
    """Name the clauses on which the score of a side rests: those of the ruling, then those of Law 12."""
    yield from ruling.under
    for number in _clauses_of_law_12(side, ruling):
        yield cited_in(circumstances.edition, number)
    assigned = isinstance(ruling.north_south, Assigned) and isinstance(ruling.east_west, Assigned)
    apart = assigned and ruling.north_south != ruling.east_west
    if apart and scored_by_likelihood(circumstances.edition, circumstances.regulations):
        yield "12C1(e)"


def _clauses_of_law_12(side: Side, ruling: Ruling) -> Iterator[str]:
    own, other = ruling.of(side), ruling.of(side.opponents)
    match own:
        case Unchanged():
            return
        case Assigned():
            yield "12C1(a)"
            if len(own.outcomes) > 1:
                yield "12C1(c)"
            full = allotted_in_full(others_inflicted=isinstance(other, SelfInflictedDamage))
            if full is not None:
                yield full
        case ByFault():
            if ruling.too_many_or_unclear:
                yield "12C1(d)"
            yield "12C2(a)"
        case SelfInflictedDamage():
            yield "12C1(e)(ii)"
        case Artificial():
            if own.award is not None:
                yield "12C2(a)"
        case _:
            assert_never(own)
