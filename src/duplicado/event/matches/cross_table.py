"""Cross-table of a contest of matches."""

from __future__ import annotations

from collections.abc import Mapping

from duplicado.event.contest import ContestantId
from duplicado.event.matches.score import MatchSide
from duplicado.event.matches.standings import MatchStandings

__all__ = ["cross_table"]


def cross_table(standings: MatchStandings) -> Mapping[ContestantId, Mapping[ContestantId, tuple[MatchSide, ...]]]:
    """Return for each contestant, best first, the matches against each opponent; two and more where they met again."""
    table: dict[ContestantId, dict[ContestantId, tuple[MatchSide, ...]]] = {}
    for place in standings.ranking:
        row = table.setdefault(place.contestant, {})
        for side in standings.rows[place.contestant].sides:
            if side.opponent is not None:
                row[side.opponent] = (*row.get(side.opponent, ()), side)
    return table
