"""A contest that another program recorded, as the facts of an event: from then on it is kept like any other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from fractions import Fraction

from duplicado.event.adjusting.penalties import RuledPenalty, unit_of
from duplicado.event.conditions import ComparedAcross, Conditions
from duplicado.event.contest import BoardResult, Contest, ContestantId, Penalty
from duplicado.event.facts.awards import PenaltyRuled
from duplicado.event.facts.contestants import CarriedOver, ContestantEntered, Player
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.planning import DealsRecorded
from duplicado.event.facts.results import (
    DirectorsScore,
    NotPlayed,
    Place,
    Played,
    ScoreWritten,
    TravellerLine,
    scores_of,
)
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.law.book import law_02
from duplicado.score.side_score import Points
from duplicado.table.contest_kind import ContestKind


def facts_of(
    contest: Contest,
    conditions: Conditions | None = None,
    numbers: Mapping[ContestantId, tuple[str, ...]] | None = None,
) -> Iterator[AnyFact]:
    """Go through the facts that a contest consists of, to be entered in this order.

    Lines without a round or table get one in the order in which they stand: they are where nobody else is. A line that
    has both a contract and a score that does not follow from it keeps the score, which is what was agreed.

    Args:
        contest: what was recorded.
        conditions: under which it is scored; if not told, the defaults with the method and winners of the contest, all
            sections as one field. Who competes is that of the contest.
        numbers: the players' numbers with their federation, as many as a contestant has players; others are left out.
    """
    conditions = conditions or Conditions(compared=ComparedAcross.FIELD)
    conditions = replace(
        conditions,
        kind=_kind(contest, conditions.kind),
        method=contest.method,
        winners=contest.winners,
        scheduled_boards=contest.scheduled_boards,
    )
    yield EventFounded(contest.title, conditions, contest.date)
    handicaps = {each.contestant: each.handicap for each in contest.stated}
    for contestant in contest.contestants:
        told = (numbers or {}).get(contestant.id, ())
        names = contestant.players
        known = told if len(told) == len(names) else ("",) * len(names)
        players = tuple(Player(name, number) for name, number in zip(names, known, strict=True))
        handicap = handicaps.get(contestant.id) or Fraction(0)
        yield ContestantEntered(contestant.id, players, contestant.team, handicap=handicap)
    if contest.layouts:
        yield DealsRecorded(1, dict(contest.layouts))
    taken: set[Place] = set()
    for number, result in enumerate(contest.results, 1):
        place = _place(result, number)
        if place in taken:
            place = replace(place, table=10_000 + number)
        taken.add(place)
        yield ResultEntered(
            place,
            line_of(result),
            north_south=result.north_south,
            east_west=result.east_west,
            south=result.south,
            west=result.west,
        )
    for penalty in contest.penalties:
        fact = _brought(penalty, conditions)
        if fact is not None:
            yield fact


def titled(facts: Iterable[AnyFact], title: str, date: str) -> tuple[AnyFact, ...]:
    """Return facts with which an event begins, with another title and date."""
    return tuple(replace(each, title=title, date=date) if isinstance(each, EventFounded) else each for each in facts)


def not_taken_over(contest: Contest, conditions: Conditions) -> tuple[Penalty, ...]:
    """Return what was added to totals and cannot be added to percentages, by which the event ranks."""
    known = replace(conditions, kind=_kind(contest, conditions.kind), method=contest.method, winners=contest.winners)
    return tuple(each for each in contest.penalties if _brought(each, known) is None)


def _brought(penalty: Penalty, conditions: Conditions) -> AnyFact | None:
    """Make a penalty of what is taken from a total, and something carried over of what is added to it."""
    if penalty.amount <= 0:
        unit = unit_of(conditions.method, victory_points=conditions.in_matches)
        return PenaltyRuled(RuledPenalty(penalty.contestant, -penalty.amount, unit, reason=penalty.reason), 1)
    if conditions.by_percentage:
        return None
    return CarriedOver(penalty.contestant, penalty.amount, penalty.reason)


def _kind(contest: Contest, otherwise: ContestKind) -> ContestKind:
    """Tell who competes: what the contest says, or where it could be either what the conditions say."""
    return otherwise if contest.kind is ContestKind.PAIRS else contest.kind


def _place(result: BoardResult, number: int) -> Place:
    table = int(result.table) if result.table.isascii() and result.table.isdigit() and result.table != "0" else 0
    return Place(1, section_of(result), result.round or 1, table or 10_000 + number, result.board)


def section_of(result: BoardResult) -> str:
    """Return the section in which a result is entered: that of who sat North-South."""
    return "" if result.north_south.is_anonymous else result.north_south.section


def line_of(result: BoardResult) -> TravellerLine:
    """Return the line of a traveller that a result becomes."""
    ours, theirs = result.north_south_score, result.east_west_score
    if ours is None and theirs is None:
        return NotPlayed(result.note)
    if not isinstance(ours, Points) or not isinstance(theirs, Points) or ours.value != -theirs.value:
        return DirectorsScore(ours, theirs)
    if result.contract is not None:
        played = Played(result.contract, result.tricks, result.lead)
        # What does not follow from contract and tricks by Law 77 is left as it was agreed.
        if scores_of(played, law_02.board(result.board).vulnerability)[0] == ours:
            return played
    return ScoreWritten(ours.value)
