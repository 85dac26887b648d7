"""Figures of a contestant's boards in comparison, as far as rankings are released."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from duplicado.event.contest import ContestantId
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.whole_number_totals import Tally


@dataclass(frozen=True, slots=True)
class Worth:
    """Value of one board."""

    value: Fraction
    """In the unit of the method."""
    top: Fraction | None


@dataclass(frozen=True, slots=True)
class Figures:
    """A contestant's in one session."""

    boards: Mapping[tuple[int, int], Worth] = field(default_factory=dict[tuple[int, int], Worth])
    """By round and board."""
    tally: Tally | None = None
    """All of them together; `None` while nothing is released, and in matches, where a board counts in its match."""


def figures_of(live: LiveStandings, who: ContestantId, session: int) -> Figures:
    """Return what a contestant has in a session.

    Args:
        live: the standings, of what is released and nothing else.
        who: the contestant.
        session: the session.
    """
    found: dict[tuple[int, int], Worth] = {}
    for (number, _), scores in live.fields.items():
        if number != session:
            continue
        for line in scores.card(who).lines:
            at = scores.boards[line.board].results[line.line].round
            if line.value is not None and at is not None:
                found[at, line.board] = Worth(line.value, line.top)
    tally = None if live.state.conditions.in_matches else live.by_session(who).get(session)
    return Figures(found, tally if tally is not None and tally.boards else None)
