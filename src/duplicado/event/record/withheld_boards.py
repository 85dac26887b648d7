"""Outcome of an event without what some of its boards came to, while their deals are still to be played somewhere.

The ranking and all totals stay as they are. What tells of such a board goes: results, hands, what each result was
worth, lines of score cards and of matches.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from typing import TypeAlias

from duplicado.event.contest import Contest
from duplicado.event.record.published_outcome import EventOutcome, FieldOutcome, PublishedMatch
from duplicado.event.scorecard import Scorecard
from duplicado.event.standing import Ranking, Standings

BoardKey: TypeAlias = tuple[int, str, int]
"""Session, section and number of a board."""


def without_boards(outcome: EventOutcome, boards: Collection[BoardKey]) -> EventOutcome:
    """Return an outcome that tells nothing of some boards but what their results add to totals.

    Where several sections are scored as one field, a board of one of them is told of none.

    Args:
        outcome: how the event stands.
        boards: those that are not told of.
    """
    if not boards:
        return outcome
    numbers = [_numbers_in(field, boards) for field in outcome.fields]
    told_nowhere = frozenset[int]().union(*numbers) if len(numbers) == 1 else frozenset[int]()
    return replace(
        outcome,
        contest=_contest_without(outcome.contest, told_nowhere),
        standings=_standings_without(outcome.standings, told_nowhere),
        fields=tuple(
            replace(
                field,
                contest=_contest_without(field.contest, withheld),
                standings=_standings_without(field.standings, withheld),
            )
            for field, withheld in zip(outcome.fields, numbers, strict=True)
        ),
        matches=tuple(_match_without(match, numbers) for match in outcome.matches),
        selections=tuple(
            replace(each, rankings=_rankings_without(each.rankings, told_nowhere)) for each in outcome.selections
        ),
        withheld=tuple(sorted(boards)),
    )


def _numbers_in(field: FieldOutcome, boards: Collection[BoardKey]) -> frozenset[int]:
    return frozenset(
        board for session, section, board in boards if session == field.session and field.section in {None, section}
    )


def _contest_without(contest: Contest, boards: AbstractSet[int]) -> Contest:
    return replace(
        contest,
        boards={number: each for number, each in contest.boards.items() if number not in boards},
        layouts={number: each for number, each in contest.layouts.items() if number not in boards},
        results=tuple(each for each in contest.results if each.board not in boards),
    )


def _standings_without(standings: Standings, boards: AbstractSet[int]) -> Standings:
    return replace(
        standings,
        rankings=_rankings_without(standings.rankings, boards),
        boards={number: each for number, each in standings.boards.items() if number not in boards},
        cards={who: _card_without(card, boards) for who, card in standings.cards.items()},
    )


def _rankings_without(rankings: tuple[Ranking, ...], boards: AbstractSet[int]) -> tuple[Ranking, ...]:
    return tuple(
        replace(
            ranking,
            standings=tuple(replace(each, card=_card_without(each.card, boards)) for each in ranking.standings),
        )
        for ranking in rankings
    )


def _card_without(card: Scorecard, boards: AbstractSet[int]) -> Scorecard:
    return replace(card, lines=tuple(each for each in card.lines if each.board not in boards))


def _match_without(match: PublishedMatch, numbers: Sequence[AbstractSet[int]]) -> PublishedMatch:
    return replace(
        match,
        by_field=tuple(
            (field, tuple(each for each in lines if each.board not in numbers[field]))
            for field, lines in match.by_field
        ),
    )
