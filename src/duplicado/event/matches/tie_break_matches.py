"""Figures by which ties are broken in a contest of matches."""

from __future__ import annotations

from fractions import Fraction

from duplicado.event.matches.score import MatchStatus
from duplicado.event.matches.standings import MatchRow, MatchStandings
from duplicado.event.ranking.tie_break_totals import Encounter, TieEvidence, TieRecord

_AT_THE_TABLE = frozenset({MatchStatus.PLAYED, MatchStatus.UNFINISHED})


def match_evidence(standings: MatchStandings) -> TieEvidence:
    """Collect what ties are broken by, for `event.ranking.break_ties`.

    Matches that were not played are no encounters, but count as won or lost; what was carried over does not count.
    """
    return TieEvidence({contestant: _record(row) for contestant, row in standings.rows.items()})


def _record(row: MatchRow) -> TieRecord:
    encounters = tuple(
        Encounter(
            opponent=side.opponent,
            points=side.points,
            maximum=side.maximum,
            margin=side.margin,
            boards=side.boards,
            boards_won=side.boards_won,
            weight=side.weight,
        )
        for side in row.sides
        if side.status in _AT_THE_TABLE
        and side.opponent is not None
        and side.points is not None
        and side.maximum is not None
    )
    return TieRecord(
        total=row.points + row.penalty,
        encounters=encounters,
        gained=row.gained,
        lost=row.conceded,
        boards=sum(side.boards for side in row.sides),
        boards_won=sum((side.boards_won for side in row.sides), Fraction(0)),
        matches=row.won + row.tied + row.lost,
        matches_won=row.won + Fraction(row.tied, 2),
    )
