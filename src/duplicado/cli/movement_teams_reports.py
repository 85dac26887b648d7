"""`duplicado movement --teams` and `--players`: what is reported, and the cards that are written."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import click

from duplicado.cli.movement_files import write_cards
from duplicado.cli.movement_teams import AnyProposal, kind_name, other_json, other_rounds, other_text
from duplicado.cli.movement_teams_cards import CardsWanted
from duplicado.cli.movement_teams_changes import other_replanned
from duplicado.cli.options import UnreadableInput, print_json
from duplicado.movement.model import MovementError
from duplicado.movement.pace import Pace
from duplicado.movement.proposals_others import propose_individuals, propose_teams
from duplicado.publish.messages import Messages
from duplicado.publish.replan_words import step_json, step_text


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
