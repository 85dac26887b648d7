"""Losses of a written result file that lie beyond the lines its writer sees."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from duplicado.event.contest import ContestantId
from duplicado.event.record import EventOutcome
from duplicado.event.standing import Standing, TotalIn
from duplicado.formats.diagnostics import Diagnostic
from duplicado.formats.event_features import FEATURES, Feature, Told
from duplicado.formats.shortcomings import Losses
from duplicado.vocabulary.hands import Layout

__all__ = ["event_losses"]


def event_losses(target: str, outcome: EventOutcome) -> tuple[Diagnostic, ...]:
    """Say what a file of an event leaves out, by the statement in `event_features`.

    Args:
        target: which file, one of `RESULT_TARGETS`.
        outcome: what is written.

    Raises:
        KeyError: there is no such file.
    """
    losses = Losses()
    for feature, places in _there(outcome):
        said = FEATURES[feature][target]
        if isinstance(said, Told):
            for place in places:
                losses.add(said.code, place)
    return losses.warnings()


def _there(outcome: EventOutcome) -> Iterator[tuple[Feature, Iterable[object]]]:
    """Go through what an event has, with the contestants or boards that have it; an empty text is the event."""
    ranked = [each for ranking in outcome.standings.rankings for each in ranking.standings]
    yield Feature.TITLE, [""]
    yield Feature.NUMBERS, [""] if outcome.numbers else []
    yield Feature.SESSIONS, [""] if outcome.standings.sessions else []
    in_points = outcome.standings.total_in in _OF_MATCHES
    yield Feature.MATCHES, [""] if in_points and any(not match.is_bye for match in outcome.matches) else []
    yield Feature.BYES, _order(side.contestant for each in outcome.matches if each.is_bye for side in each.sides)
    yield Feature.BRACKET, [""] if outcome.brackets else []
    yield Feature.HANDS_ANEW, _dealt_anew(outcome)
    yield Feature.REASONS, _order(each.contestant for each in outcome.contest.penalties if each.reason)
    yield (
        Feature.OF_MATCHES,
        _order(penalty.contestant for match in outcome.matches for penalty in match.penalties),
    )
    yield Feature.CARRIED, _order(each.contestant for each in ranked if _carried(each))
    yield Feature.CATEGORIES, [""] if outcome.categories or outcome.strata or outcome.selections else []
    yield Feature.SUBSTITUTES, _order(each.contestant for each in outcome.substitutes)
    yield Feature.WITHDRAWN, _order(outcome.withdrew)
    yield Feature.DISQUALIFIED, _order({who for field in outcome.fields for who in field.contest.unranked})


_OF_MATCHES: Final = frozenset({TotalIn.VICTORY_POINTS, TotalIn.PATTON})


def _order(contestants: Iterable[ContestantId]) -> list[ContestantId]:
    return sorted(set(contestants), key=lambda who: who.order)


def _carried(standing: Standing) -> bool:
    return bool(standing.carried or standing.carried_percent)


def _dealt_anew(outcome: EventOutcome) -> list[int]:
    first: dict[int, Layout] = {}
    return sorted(
        {
            number
            for field in outcome.fields
            for number, layout in field.contest.layouts.items()
            if first.setdefault(number, layout) != layout
        }
    )
