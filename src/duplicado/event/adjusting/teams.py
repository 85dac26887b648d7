"""Boards between two teams that cannot be compared as they were played: Law 86B on the results of both tables."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction

from duplicado.event.contest import BoardResult, ContestantId
from duplicado.law.book.law_12_artificial import Award
from duplicado.law.book.law_86 import TeamRemedy, WhatFollows
from duplicado.score.side_score import Artificial
from duplicado.vocabulary.errors import DuplicadoError

__all__ = ["boards_not_comparable", "ruled_between_teams"]


def boards_not_comparable(results: Iterable[BoardResult]) -> tuple[tuple[int, frozenset[ContestantId]], ...]:
    """Return the boards of team matches that were played in different forms, and the teams: Law 86B2 deals with them.

    Boards on which an artificial score was ruled already are left out.
    """
    forms: dict[tuple[int, frozenset[ContestantId]], set[str]] = {}
    for line in results:
        if not isinstance(line.north_south_score, Artificial):
            forms.setdefault((line.board, frozenset((line.north_south, line.east_west))), set()).add(line.form)
    return tuple(sorted((key for key, found in forms.items() if len(found) > 1), key=lambda key: key[0]))


def ruled_between_teams(
    lines: Iterable[BoardResult],
    teams: tuple[ContestantId, ContestantId],
    remedy: TeamRemedy,
    *,
    assigned: Fraction | None = None,
) -> tuple[BoardResult, ...]:
    """Write what follows for a board between two teams into the results of both tables.

    Where the board is cancelled without an award (a substitute is played, or the match is shorter) the results lose
    their scores. Where only one table has a line, one for the other table is added, so that both teams have theirs.

    Args:
        lines: the results of the board, one or two.
        teams: in the order of the remedy.
        remedy: what Law 86B says; `law.book.law_86.remedy` gives it.
        assigned: for 86B2(b), the IMPs that an assigned score gives the team not at fault, if one can be assigned.

    Raises:
        DuplicadoError: a line is of other teams; there is none; or the score is to be assigned (86B1), which is a
            ruling for the table without a result: use `adjust`.
    """
    given = tuple(lines)
    if not given or any({line.north_south, line.east_west} != set(teams) for line in given):
        raise DuplicadoError(f"the results of a board between {teams[0]} and {teams[1]} are wanted, and only those")
    if remedy.what is WhatFollows.ASSIGNED:
        raise DuplicadoError("a score assigned by the result of the other table is a ruling for the table without one")
    if remedy.what in {WhatFollows.SUBSTITUTE, WhatFollows.DROPPED}:
        return tuple(replace(line, north_south_score=None, east_west_score=None) for line in given)
    scores = dict(zip(teams, _scores(remedy, assigned), strict=True))
    if len(given) == 1:
        (line,) = given
        other = replace(line, north_south=line.east_west, east_west=line.north_south, contract=None, tricks=None)
        given = (line, replace(other, table="", lead=None, record=None, stated={}, line=None))
    return tuple(
        replace(line, north_south_score=scores[line.north_south], east_west_score=scores[line.east_west])
        for line in given
    )


def _scores(remedy: TeamRemedy, assigned: Fraction | None) -> tuple[Artificial, Artificial]:
    if remedy.what is WhatFollows.BETTER_AND_COMPLEMENT:
        innocent = Artificial(Award.AVERAGE_PLUS, board_was_played=True, assigned=assigned)
        guilty = Artificial(Award.AVERAGE_MINUS, board_was_played=True, complement=True)
        return (innocent, guilty) if remedy.awards[0] is Award.AVERAGE_PLUS else (guilty, innocent)
    first, second = (_by_award(award, remedy.imps) for award in remedy.awards)
    return first, second


def _by_award(award: Award | None, imps: Fraction | None) -> Artificial:
    if imps is None:
        return Artificial(award)
    signs = {Award.AVERAGE_PLUS: 1, Award.AVERAGE_MINUS: -1}
    return Artificial(amount=imps * signs[award] if award in signs else Fraction(0))
