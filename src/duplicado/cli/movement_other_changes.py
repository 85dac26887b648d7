"""What happened while a movement of teams or of single players was played, and how it goes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from duplicado.cli.movement_changes import Step, step_by_step
from duplicado.cli.movement_others import AnyProposal
from duplicado.cli.movement_text import decimal, ranges
from duplicado.movement import (
    Change,
    IndividualMovement,
    MinutesLost,
    NumberOfRounds,
    OtherProposal,
    OtherReplan,
    Pace,
    PairsArrive,
    PairsLeave,
    ReplanWay,
    TeamMovement,
    replan_player_options,
    replan_team_options,
)
from duplicado.publish.messages import Messages

__all__ = ["AnyOtherReplan", "OtherStep", "other_replanned", "other_step_json", "other_step_text"]

AnyOtherReplan: TypeAlias = OtherReplan[TeamMovement] | OtherReplan[IndividualMovement]
OtherStep: TypeAlias = Step[AnyOtherReplan]

_BOTH = frozenset({ReplanWay.CONTINUE, ReplanWay.CUT, ReplanWay.FINISH, ReplanWay.FEWER_BOARDS})
"""Ways that are said of teams and of players in the same words."""


def other_replanned(
    proposal: AnyProposal, changes: Sequence[str], way: int | None, pace: Pace, messages: Messages
) -> tuple[AnyProposal, tuple[OtherStep, ...]]:
    """Apply changes to a movement of teams or players, see `step_by_step`.

    Raises:
        click.UsageError: a change cannot be read or cannot be, or there is no such way.
    """

    def ways(before: AnyProposal, number: int, change: Change) -> tuple[AnyOtherReplan, ...]:
        return _options(before.movement, number, change)

    def after(before: AnyProposal, taken: AnyOtherReplan) -> AnyProposal:
        return _proposal(taken, before, pace)

    return step_by_step(proposal, changes, way, pace, messages, ways=ways, after=after)


def _who(step: OtherStep) -> str:
    """Say of whom the messages speak."""
    return "teams" if isinstance(step.options[0].movement, TeamMovement) else "players"


def _options(movement: TeamMovement | IndividualMovement, number: int, change: Change) -> tuple[AnyOtherReplan, ...]:
    if isinstance(movement, TeamMovement):
        return replan_team_options(movement, number, change)
    return replan_player_options(movement, number, change)


def _proposal(option: AnyOtherReplan, before: AnyProposal, pace: Pace) -> AnyProposal:
    movement = option.movement
    boards_each = 1 if option.single_boards else before.boards_each
    if isinstance(movement, IndividualMovement):
        return OtherProposal(movement, boards_each, pace.minutes(movement.rounds, boards_each))
    sets = dict.fromkeys(range(1, movement.rounds + 1), 0)
    for each in movement.sittings:
        sets[each.round] = max(sets[each.round], len(each.sets))
    minutes = sum((pace.minutes(1, count * boards_each) for count in sets.values()), start=pace.minutes(0, 0))
    return OtherProposal(movement, boards_each, minutes)


def other_step_text(step: OtherStep, messages: Messages) -> str:
    """Write what happened and what each way costs; the way that is taken is marked."""
    lines = [messages.text("movement-change", round=step.round, what=_what(step, messages))]
    for number, option in enumerate(step.options, 1):
        way = option.way.value if option.way in _BOTH else f"{option.way.value}-{_who(step)}"
        mark = "*" if number == step.chosen else " "
        lines.append(f"{mark} {number}. " + messages.text(f"replanning-way-{way}"))
        lines += [f"     {line}" for line in _costs(step, option, messages)]
    return "\n".join(lines)


def _what(step: OtherStep, messages: Messages) -> str:
    match step.change:
        case PairsArrive(count):
            return messages.text(f"replanning-late-{_who(step)}", count=count)
        case PairsLeave(who):
            return messages.text(f"replanning-leaves-{_who(step)}", count=len(who), who=ranges(who))
        case NumberOfRounds(rounds):
            return messages.text("movement-change-rounds", rounds=rounds)
        case MinutesLost(minutes):
            return messages.text("movement-change-minutes", minutes=minutes)
        case _:
            return ""


def _boards(step: OtherStep, option: AnyOtherReplan) -> int:
    """Say how many boards are in one of the sets in which the costs are counted."""
    return 1 if option.single_boards or isinstance(step.change, MinutesLost) else step.boards_each


def _costs(step: OtherStep, option: AnyOtherReplan, messages: Messages) -> list[str]:
    costs, who = option.costs, _who(step)
    size = 1 if option.single_boards else step.boards_each
    lines = [
        messages.text(f"replanning-out-{who}", count=costs.sit_outs, most=costs.most_sit_outs),
        messages.text(f"replanning-moved-{who}", count=costs.contestants_moved),
        messages.text(f"replanning-boards-{who}", boards=decimal(costs.boards * _boards(step, option), 1)),
    ]
    if costs.never_play:
        lines.append(messages.text(f"replanning-never-{who}", count=costs.never_play))
    if costs.unfinished:
        lines.append(messages.text("replanning-unfinished", count=costs.unfinished))
    if costs.repeats:
        lines.append(messages.text(f"replanning-repeats-{who}", count=costs.repeats))
    if costs.new_sets:
        lines.append(messages.text("replanning-new", count=costs.new_sets * size))
    if costs.new_copies:
        lines.append(messages.text("replanning-copies", count=costs.new_copies))
    return lines


def other_step_json(step: OtherStep) -> dict[str, Any]:
    """Give a change and the ways to go on for a program."""
    return {
        "round": step.round,
        "change": type(step.change).__name__,
        "chosen": step.chosen,
        "ways": [
            {
                "way": option.way.value,
                "repeats": option.costs.repeats,
                "unfinished_matches": option.costs.unfinished,
                "sit_outs": option.costs.sit_outs,
                "most_sit_outs": option.costs.most_sit_outs,
                "never_play": option.costs.never_play,
                f"{_who(step)}_moved": option.costs.contestants_moved,
                "new_boards": option.costs.new_sets * (1 if option.single_boards else step.boards_each),
                "new_copies": option.costs.new_copies,
                "boards_played": str(option.costs.boards * _boards(step, option)),
            }
            for option in step.options
        ],
    }
