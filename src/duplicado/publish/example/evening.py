"""The example evening, its file and how it is played; owner: the demonstration of the program.

Its first rounds are over, one goes on, and a table calls the Director.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from duplicado.event.contest import BoardResult, Contest, ContestantId
from duplicado.event.facts.calls import DirectorCalled
from duplicado.event.facts.clock import RoundsTimed
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.progress import RoundCalled
from duplicado.event.record.import_of_contest import facts_of
from duplicado.event.record.section_plan import SectionPlan
from duplicado.movement.howell import howell
from duplicado.movement.model import Movement
from duplicado.vocabulary.seats import Seat


def example_evening() -> Traversable:
    """Return the file of twelve pairs, 22 boards and 132 results, none of which exist outside it."""
    return files("duplicado.publish.example") / "evening.json"


_BOARDS_EACH: Final = 2
_PLAYED: Final = 5
"""So many rounds are over."""
_MINUTES: Final = 15
_WARNING: Final = 2
_SLOW: Final = 2
"""The table that has entered nothing in the round that goes on."""
_CALLS: Final = 4
"""The table that calls."""


def running_example(contest: Contest, title: str, said: str) -> Iterator[AnyFact]:
    """Go through the entries of an evening that goes on: its sixth round is played.

    Args:
        contest: the example evening, whose contestants, hands and results are used.
        title: what the event is called.
        said: what the players say who call the Director.
    """
    contestants = tuple(each.id for each in contest.contestants)
    movement = howell(len(contestants))
    of_board = _lines(contest)
    bare = replace(contest, title=title, results=(), penalties=())
    head = tuple(facts_of(bare))
    yield from head
    yield SectionPlan.of_movement(movement, contestants, _BOARDS_EACH).current
    yield RoundsTimed(1, _MINUTES, _WARNING)
    for number in range(1, _PLAYED + 2):
        yield RoundCalled(1, number)
        is_over = number <= _PLAYED
        played = (
            replace(
                of_board[seated.board].pop(),
                north_south=seated.north_south,
                east_west=seated.east_west,
                round=number,
                table=seated.table,
            )
            for seated in _sittings(movement, number, contestants)
            if is_over or (int(seated.table) != _SLOW and seated.board % _BOARDS_EACH)
        )
        yield from tuple(facts_of(replace(bare, results=tuple(played))))[len(head) :]
    yield DirectorCalled(Where(1, "", _PLAYED + 1, _CALLS), said, by=Seat.W)


def _lines(contest: Contest) -> dict[int, list[BoardResult]]:
    """Return the results of each board that were played."""
    lines = defaultdict[int, list[BoardResult]](list)
    for result in contest.results:
        if result.contract is not None:
            lines[result.board].append(result)
    return lines


def _sittings(movement: Movement, number: int, contestants: Sequence[ContestantId]) -> list[BoardResult]:
    """Return who plays which boards in a round, without a score."""
    return [
        BoardResult(
            board,
            contestants[sitting.north_south - 1],
            contestants[sitting.east_west - 1],
            None,
            None,
            round=number,
            table=str(sitting.table),
        )
        for sitting in movement.sittings
        if sitting.round == number
        for kept in sitting.sets
        for board in range((kept - 1) * _BOARDS_EACH + 1, kept * _BOARDS_EACH + 1)
    ]
