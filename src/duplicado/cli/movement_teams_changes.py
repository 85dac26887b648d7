"""Changes during a movement of teams or of single players, as text and JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from duplicado.cli.movement_changes import ChangeStep, step_by_step
from duplicado.cli.movement_teams import AnyProposal
from duplicado.movement.individuals import IndividualMovement
from duplicado.movement.pace import Pace
from duplicado.movement.proposals_others import OtherProposal
from duplicado.movement.replanning.changes import Change
from duplicado.movement.replanning.others import OtherReplan
from duplicado.movement.replanning.players import replan_player_options
from duplicado.movement.replanning.teams import replan_team_options
from duplicado.movement.teams import TeamMovement
from duplicado.publish.messages import Messages
from duplicado.publish.replan_words import boards_in_set, change_text, cost_lines, way_text

__all__ = ["AnyOtherReplan", "OtherStep", "other_replanned", "other_step_json", "other_step_text"]

AnyOtherReplan: TypeAlias = OtherReplan[TeamMovement] | OtherReplan[IndividualMovement]
OtherStep: TypeAlias = ChangeStep[AnyOtherReplan]


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
    lines = [
        messages.text(
            "movement-change", round=step.round, what=change_text(step.change, step.options[0].movement, messages)
        )
    ]
    for number, option in enumerate(step.options, 1):
        mark = "*" if number == step.chosen else " "
        lines.append(f"{mark} {number}. " + way_text(option, messages))
        lines += [f"     {line}" for line in cost_lines(option, step.change, step.boards_each, messages)]
    return "\n".join(lines)


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
                "boards_played": str(option.costs.boards * boards_in_set(option, step.change, step.boards_each)),
            }
            for option in step.options
        ],
    }
