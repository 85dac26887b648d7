"""Report on a movement that is changed while it is played: what happened and the ways to go on, as text and as JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from duplicado.event.record.replanned_section import AnyReplan
from duplicado.movement.replanning.changes import Change
from duplicado.movement.replanning.options import Replan
from duplicado.movement.teams import TeamMovement
from duplicado.publish.messages import Messages
from duplicado.publish.replan_words import boards_in_set, change_text, cost_lines, way_text

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
