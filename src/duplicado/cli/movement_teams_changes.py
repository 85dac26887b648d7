"""Changes during a movement of teams or of single players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from duplicado.cli.movement_changes import step_by_step
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
from duplicado.publish.replan_words import ChangeStep

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
