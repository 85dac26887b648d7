"""`duplicado movement --teams` and `--players`: reports, changes while it is played, and the cards that are written."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

import click

from duplicado.cli.movement_changes import step_by_step
from duplicado.cli.movement_files import write_cards
from duplicado.cli.movement_teams import AnyProposal, CardsWanted, kind_name, other_json, other_rounds, other_text
from duplicado.cli.options import UnreadableInput, print_json
from duplicado.movement.individuals import IndividualMovement
from duplicado.movement.model import MovementError, Pace
from duplicado.movement.proposals import OtherProposal, propose_individuals, propose_teams
from duplicado.movement.replanning.others import OtherReplan
from duplicado.movement.replanning.players import replan_player_options
from duplicado.movement.replanning.teams import replan_team_options
from duplicado.movement.replanning.ways import Change
from duplicado.movement.teams import TeamMovement
from duplicado.publish.messages import Messages
from duplicado.publish.replan_words import ChangeStep, step_json, step_text

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


def _write_other(chosen: AnyProposal, cards: Path | None, messages: Messages) -> None:
    """Write the cards of a movement of teams or of single players, if they were asked for."""
    if cards is not None:
        write_cards(chosen.movement, chosen.boards_each, kind_name(chosen, messages), cards, messages)


def proposed(
    teams: int | None,
    players: int | None,
    minutes: int,
    allowed: Sequence[int] | None,
    pace: Pace,
    choice: int | None,
    messages: Messages,
) -> Sequence[AnyProposal]:
    """Propose for teams or for single players."""
    try:
        proposals: Sequence[AnyProposal] = (
            propose_teams(teams, minutes, boards_per_round=allowed, pace=pace)
            if teams is not None
            else propose_individuals(players or 0, minutes, boards_per_round=allowed, pace=pace)
        )
    except MovementError:
        nothing = "movement-nothing-fits-teams" if teams is not None else "movement-nothing-fits-players"
        raise UnreadableInput(messages.text(nothing, count=teams or players or 0, minutes=minutes)) from None
    if choice is not None and choice > len(proposals):
        raise click.UsageError(messages.text("movement-no-such-choice", count=len(proposals)))
    return proposals


def shown(
    proposals: Sequence[AnyProposal],
    teams: int | None,
    players: int | None,
    choice: int | None,
    heading: str,
    messages: Messages,
    *,
    cards: Path | None,
    as_json: bool,
) -> None:
    """Write the proposals, or one of them in full."""
    _write_other(proposals[(choice or 1) - 1], cards, messages)
    shown = [(number, each) for number, each in enumerate(proposals, 1) if choice in {None, number}]
    if as_json:
        report = [other_json(each, full=choice is not None) for _, each in shown]
        print_json({"teams": teams, "players": players, "proposals": report})
        return
    sections = [] if choice else [heading]
    for number, each in shown:
        sections.append(other_text(each, number, messages))
        sections += [other_rounds(each, messages)] if choice else []
    click.echo("\n\n".join(sections))


def changed(  # noqa: PLR0913 - the options of the command
    proposals: Sequence[AnyProposal],
    number: int,
    changes: Sequence[str],
    way: int | None,
    pace: Pace,
    messages: Messages,
    wanted: CardsWanted,
    *,
    cards: Path | None,
    as_json: bool,
) -> None:
    """Write how a proposal goes on after what happened, or the new cards."""
    chosen, steps = other_replanned(proposals[number - 1], changes, way, pace, messages)
    if wanted.any:
        show_cards(chosen, wanted, cards, messages, as_json=as_json)
        return
    _write_other(chosen, cards, messages)
    if as_json:
        happened = {"changes": [step_json(step) for step in steps]}
        print_json(other_json(chosen, full=True) | happened)
        return
    sections = [step_text(step, messages) for step in steps]
    click.echo("\n\n".join([*sections, other_text(chosen, number, messages), other_rounds(chosen, messages)]))


def show_cards(
    chosen: AnyProposal, wanted: CardsWanted, cards: Path | None, messages: Messages, *, as_json: bool
) -> None:
    """Write cards of teams or single players."""
    wanted.check(chosen, messages)
    _write_other(chosen, cards, messages)
    click.echo(json.dumps(wanted.json(chosen), indent=1) if as_json else wanted.text(chosen, messages))
