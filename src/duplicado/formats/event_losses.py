"""Losses of a written result file that lie beyond the lines its writer sees."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from duplicado.event.contest import ContestantId
from duplicado.event.record.published_outcome import EventOutcome
from duplicado.event.standing import Standing, TotalIn
from duplicado.formats.diagnostics import Written
from duplicado.formats.event_features import Feature, SaidInFile
from duplicado.formats.format import Format, ResultToWrite
from duplicado.formats.format_limits import Losses
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Side


def written_result(known: Format, result: ResultToWrite) -> Written:
    """Write a result as a file of a format; what is lost is in the diagnostics.

    Of an event of several sessions or sections all of them are written, with the ranking over all, where the format has
    room for that. What its lines lose the writer finds itself; what lies beyond them is told by the format's statement.
    """
    written = known.write_result(result)
    if result.event is None:
        return written
    besides = known.says_besides(result)
    losses = Losses()
    for feature, places in _there(result.event):
        said = known.says[feature]
        if isinstance(said, SaidInFile) and feature not in besides:
            for place in places:
                losses.add(said.code, _called(place, result.event) if isinstance(place, ContestantId) else place)
    told = {found.code for found in written.diagnostics}
    lost = (each for each in losses.warnings() if each.code not in told)
    return replace(written, diagnostics=(*written.diagnostics, *lost))


def _called(who: ContestantId, outcome: EventOutcome) -> str:
    """Write the number of a contestant, and the names behind it as far as they are known."""
    entered = next((each for each in outcome.contest.contestants if each.id == who), None)
    return str(who) if entered is None else f"{who} {entered.team or ' – '.join(entered.players)}".rstrip()


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
    yield Feature.TEAM_NAMES, _order(each.id for each in outcome.contest.contestants if each.team)
    yield Feature.LINE_UPS, _order(_lined_up(outcome))
    yield Feature.WITHDRAWN, _order(outcome.withdrew)
    yield Feature.DISQUALIFIED, _order({who for field in outcome.fields for who in field.contest.unranked})


_OF_MATCHES: Final = frozenset({TotalIn.VICTORY_POINTS, TotalIn.PATTON})


def _order(contestants: Iterable[ContestantId]) -> list[ContestantId]:
    return sorted(set(contestants), key=lambda who: who.order)


def _lined_up(outcome: EventOutcome) -> Iterator[ContestantId]:
    """Go through the teams of which it is known who sat at a table."""
    lines = (line for field in outcome.fields for line in field.contest.results)
    return (who for line in lines for side in Side if line.pair_on(side) for who in line.of_side(side))


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
