"""A movement that is planned anew, in words and as a report: what happened, the ways to go on, their costs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import Any, Final, Generic, TypeVar

from duplicado.event.record.replanned_section import AnyReplan
from duplicado.formats.losses import spans
from duplicado.movement.individuals import IndividualMovement
from duplicado.movement.model import Movement
from duplicado.movement.replanning.options import Replan
from duplicado.movement.replanning.others import OtherReplan
from duplicado.movement.replanning.ways import (
    Change,
    MinutesLost,
    NumberOfRounds,
    PairsArrive,
    PairsLeave,
    ReplanWay,
    TableCloses,
)
from duplicado.movement.teams import TeamMovement
from duplicado.publish.messages import Messages

_ALIKE: Final = frozenset({ReplanWay.CONTINUE, ReplanWay.CUT, ReplanWay.FINISH, ReplanWay.FEWER_BOARDS})
"""Ways that are said of teams and of players in the same words."""


def change_text(
    change: Change,
    movement: Movement | TeamMovement | IndividualMovement,
    messages: Messages,
    called: Sequence[str] = (),
) -> str:
    """Say what happened to a movement; `called`: what those are called who have number 1, 2 … of it."""
    who = _who(movement)
    match change:
        case PairsArrive(count):
            return messages.text(f"replanning-late-{who}" if who else "movement-change-late", count=count)
        case PairsLeave(numbers):
            told = messages.listed(called[each - 1] for each in numbers) if called else runs_told(numbers, messages)
            if who:
                return messages.text(f"replanning-leaves-{who}", count=len(numbers), who=told)
            return messages.text("movement-change-leaves", count=len(numbers), pairs=told)
        case TableCloses(table):
            return messages.text("movement-change-closes", table=table)
        case NumberOfRounds(rounds):
            return messages.text("movement-change-rounds", rounds=rounds)
        case MinutesLost(minutes):
            return messages.text("movement-change-minutes", minutes=minutes)
        case _:
            return messages.text("movement-change-opens")


def way_text(option: AnyReplan, messages: Messages) -> str:
    """Say in which way it goes on."""
    if isinstance(option, Replan):
        movement = option.movement
        return messages.text(
            f"movement-way-{option.way.value}",
            name=messages.text(f"movement-name-{movement.name.value}"),
            tables=movement.tables,
            first=movement.replanned_from[-1],
        )
    who = _who(option.movement)
    way = option.way.value if option.way in _ALIKE else f"{option.way.value}-{who}"
    return messages.text(f"replanning-way-{way}")


def cost_lines(option: AnyReplan, change: Change, boards_each: int, messages: Messages) -> list[str]:
    """Say what a way costs, sentence by sentence.

    Args:
        option: the way.
        change: what happened.
        boards_each: boards in a set before it.
        messages: the language.
    """
    if isinstance(option, Replan):
        return _of_pairs(option, boards_in_set(option, change, boards_each), messages)
    return _of_others(option, change, boards_each, messages)


def boards_in_set(option: AnyReplan, change: Change, boards_each: int) -> int:
    """Say how many boards are in one of the sets in which the costs are counted."""
    return 1 if option.single_boards or isinstance(change, MinutesLost) else boards_each


def _who(movement: Movement | TeamMovement | IndividualMovement) -> str:
    """Say of whom the messages speak; nothing of pairs, who have messages of their own."""
    match movement:
        case TeamMovement():
            return "teams"
        case IndividualMovement():
            return "players"
        case _:
            return ""


def _of_pairs(option: Replan, boards: int, messages: Messages) -> list[str]:
    costs = option.costs
    rounds = option.movement.rounds - option.movement.replanned_from[-1] + 1
    lines = [
        messages.text("movement-way-out", count=costs.sit_outs, most=costs.most_sit_outs, rounds=rounds),
        messages.text("movement-way-moved", count=costs.contestants_moved),
        messages.text("movement-way-boards", boards=decimal(costs.boards * boards, 1)),
    ]
    if costs.never_play:
        lines.insert(0, messages.text("movement-way-never", count=costs.never_play))
    elif costs.quality is not None:
        lines.append(messages.text("movement-balance", quality=decimal(costs.quality, 2)))
    if costs.repeats:
        lines.append(messages.text("movement-way-repeats", count=costs.repeats))
    if costs.new_sets:
        lines.append(messages.text("movement-way-new", count=costs.new_sets * boards))
    return lines


def _of_others(
    option: OtherReplan[TeamMovement] | OtherReplan[IndividualMovement],
    change: Change,
    boards_each: int,
    messages: Messages,
) -> list[str]:
    costs, who = option.costs, _who(option.movement)
    boards = boards_in_set(option, change, boards_each)
    lines = [
        messages.text(f"replanning-out-{who}", count=costs.sit_outs, most=costs.most_sit_outs),
        messages.text(f"replanning-moved-{who}", count=costs.contestants_moved),
        messages.text(f"replanning-boards-{who}", boards=decimal(costs.boards * boards, 1)),
    ]
    if costs.never_play:
        lines.append(messages.text(f"replanning-never-{who}", count=costs.never_play))
    if costs.unfinished:
        lines.append(messages.text("replanning-unfinished", count=costs.unfinished))
    if costs.repeats:
        lines.append(messages.text(f"replanning-repeats-{who}", count=costs.repeats))
    if costs.new_sets:
        size = 1 if option.single_boards else boards_each
        lines.append(messages.text("replanning-new", count=costs.new_sets * size))
    if costs.new_copies:
        lines.append(messages.text("replanning-copies", count=costs.new_copies))
    return lines


def ranges(numbers: Iterable[int]) -> str:
    """Write numbers for a reader as `1–3, 7`, each run by its first and its last."""
    return spans(numbers).replace("-", "–")


def runs_told(numbers: Iterable[int], messages: Messages) -> str:
    """Write numbers in a sentence as `1–3 and 7`."""
    return messages.listed(ranges(numbers).split(", "))


def decimal(value: Fraction, places: int) -> Decimal:
    """Round half to even for showing; whole numbers are shown without places."""
    exact = round(value, places)
    shown = 0 if value.denominator == 1 else places
    return (Decimal(exact.numerator) / Decimal(exact.denominator)).quantize(Decimal(1).scaleb(-shown))


_Way = TypeVar("_Way", bound=AnyReplan, covariant=True)  # noqa: PLC0105 - of this module alone


@dataclass(frozen=True, slots=True)
class ChangeStep(Generic[_Way]):
    """A change at a round, and the ways to go on, the best first."""

    round: int
    change: Change
    options: tuple[_Way, ...]
    chosen: int
    """The number of the way that is taken, from 1."""
    boards_each: int
    """Boards in a set before the change."""


def step_text(step: ChangeStep[AnyReplan], messages: Messages) -> str:
    """Write what happened and what each way costs; the way that is taken is marked."""
    what = change_text(step.change, step.options[0].movement, messages)
    lines = [messages.text("movement-change", round=step.round, what=what)]
    for number, option in enumerate(step.options, 1):
        mark = "*" if number == step.chosen else " "
        lines.append(f"{mark} {number}. " + way_text(option, messages))
        lines += [f"     {line}" for line in cost_lines(option, step.change, step.boards_each, messages)]
    return "\n".join(lines)


def step_json(step: ChangeStep[AnyReplan]) -> dict[str, Any]:
    """Give a change and the ways to go on for a program."""
    return {
        "round": step.round,
        "change": type(step.change).__name__,
        "chosen": step.chosen,
        "ways": [_way_json(option, step) for option in step.options],
    }


def _way_json(option: AnyReplan, step: ChangeStep[AnyReplan]) -> dict[str, Any]:
    boards = boards_in_set(option, step.change, step.boards_each)
    played = str(option.costs.boards * boards)
    if isinstance(option, Replan):
        return {
            "way": option.way.value,
            "repeats": option.costs.repeats,
            "sit_outs": option.costs.sit_outs,
            "most_sit_outs": option.costs.most_sit_outs,
            "never_play": option.costs.never_play,
            "pairs_moved": option.costs.contestants_moved,
            "new_boards": option.costs.new_sets * boards,
            "boards_played": played,
            "balance": None if option.costs.quality is None else str(option.costs.quality),
        }
    who = "teams" if isinstance(option.movement, TeamMovement) else "players"
    return {
        "way": option.way.value,
        "repeats": option.costs.repeats,
        "unfinished_matches": option.costs.unfinished,
        "sit_outs": option.costs.sit_outs,
        "most_sit_outs": option.costs.most_sit_outs,
        "never_play": option.costs.never_play,
        f"{who}_moved": option.costs.contestants_moved,
        "new_boards": option.costs.new_sets * (1 if option.single_boards else step.boards_each),
        "new_copies": option.costs.new_copies,
        "boards_played": played,
    }
