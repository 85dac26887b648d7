"""`duplicado movement --change`: what happened while a movement was played, and how it goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

import click

from duplicado.event.record.replanned_section import AnyReplan
from duplicado.movement.check import check_movement, quality_factor
from duplicado.movement.model import Movement, MovementError, Pace
from duplicado.movement.proposals import Proposal
from duplicado.movement.replanning.options import Replan, replan_options
from duplicado.movement.replanning.ways import (
    Change,
    MinutesLost,
    NumberOfRounds,
    PairsArrive,
    PairsLeave,
    TableCloses,
    TableOpens,
)
from duplicado.publish.messages import Messages
from duplicado.publish.replan_words import ChangeStep
from duplicado.vocabulary.numbers import whole_number

_Way = TypeVar("_Way", bound=AnyReplan)


class _HasSets(Protocol):
    """A movement that is proposed, of pairs, teams or players."""

    @property
    def boards_each(self) -> int: ...


_Proposed = TypeVar("_Proposed", bound=_HasSets)


def step_by_step(
    proposal: _Proposed,
    changes: Sequence[str],
    way: int | None,
    pace: Pace,
    messages: Messages,
    *,
    ways: Callable[[_Proposed, int, Change], tuple[_Way, ...]],
    after: Callable[[_Proposed, _Way], _Proposed],
) -> tuple[_Proposed, tuple[ChangeStep[_Way], ...]]:
    """Apply changes in their order, the best way each time; `way` chooses another for the last of them.

    Args:
        proposal: the movement before them.
        changes: each as `ROUND:WHAT`, see `read_step`.
        way: the number of a way, from 1.
        pace: to reckon what lost minutes mean.
        messages: for what is wrong.
        ways: gives the ways to go on after a change before a round, the best first.
        after: gives the movement of which a way makes the proposal.

    Raises:
        click.UsageError: a change cannot be read or cannot be, or there is no such way.
    """
    steps: list[ChangeStep[_Way]] = []
    for index, text in enumerate(changes, 1):
        number, change = read_step(text, proposal.boards_each, pace, messages)
        try:
            options = ways(proposal, number, change)
        except MovementError:
            raise click.UsageError(messages.text("movement-no-such-change", change=text[:40])) from None
        chosen = way if way is not None and index == len(changes) else 1
        if chosen > len(options):
            raise click.UsageError(messages.text("movement-no-such-way", count=len(options)))
        steps.append(ChangeStep(number, change, options, chosen, proposal.boards_each))
        proposal = after(proposal, options[chosen - 1])
    return proposal, tuple(steps)


def replanned(
    proposal: Proposal, changes: Sequence[str], way: int | None, pace: Pace, messages: Messages
) -> tuple[Proposal, tuple[ChangeStep[Replan], ...]]:
    """Apply changes to a movement of pairs, see `step_by_step`.

    Raises:
        click.UsageError: a change cannot be read or cannot be, or there is no such way.
    """
    return step_by_step(
        proposal,
        changes,
        way,
        pace,
        messages,
        ways=lambda before, number, change: replan_options(
            before.movement, number, change, boards_each=before.boards_each
        ),
        after=lambda before, taken: _proposal(taken.movement, 1 if taken.single_boards else before.boards_each, pace),
    )


def _proposal(movement: Movement, boards_each: int, pace: Pace) -> Proposal:
    at_table: dict[tuple[int, int], int] = {}
    for each in movement.sittings:
        place = (each.round, each.table)
        at_table[place] = at_table.get(place, 0) + len(each.sets)
    longest = [
        max((count for (number, _), count in at_table.items() if number == r), default=0)
        for r in range(1, movement.rounds + 1)
    ]
    minutes = sum((pace.minutes(1, count * boards_each) for count in longest), start=pace.minutes(0, 0))
    return Proposal(movement, boards_each, minutes, quality_factor(movement), check_movement(movement))


def read_step(text: str, boards_each: int, pace: Pace, messages: Messages) -> tuple[int, Change]:
    """Read `ROUND:WHAT` or `ROUND:WHAT=NUMBERS`; `boards_each` and `pace` as in `read_change`.

    Raises:
        click.UsageError: it says nothing.
    """
    at, _, rest = text.partition(":")
    number, change = whole_number(at.strip(), 3), _read_change(rest, boards_each, pace)
    if number is None or change is None:
        raise click.UsageError(messages.text("movement-bad-change", change=text[:40]))
    return number, change


def _read_change(text: str, boards_each: int, pace: Pace) -> Change | None:
    """Read `WHAT` or `WHAT=NUMBERS`, e.g. `late`, `leaves=7`; `None` where it says nothing.

    Args:
        text: what was written.
        boards_each: boards in a set, to reckon what lost minutes mean.
        pace: the same.
    """
    what, equals, numbers = text.partition("=")
    told = [whole_number(part.strip(), 3) for part in numbers.split(",")] if equals else []
    parts = [each for each in told if each is not None]
    if len(parts) < len(told):
        return None
    match what.strip(), parts:
        case "late", []:
            return PairsArrive()
        case "late", [count]:
            return PairsArrive(count)
        case "leaves", [_, *_] as pairs:
            return PairsLeave(tuple(dict.fromkeys(pairs)))
        case "closes", [table]:
            return TableCloses(table)
        case "opens", []:
            return TableOpens()
        case "rounds", [rounds]:
            return NumberOfRounds(rounds)
        case "minutes", [minutes]:
            return MinutesLost(minutes, boards_each, pace)
        case _:
            return None
