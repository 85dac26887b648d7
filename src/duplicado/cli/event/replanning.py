"""Planning a movement anew while it is played."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from duplicado.cli.event.files import by_option, contestant_of, file_argument, opened, section_options, take_down
from duplicado.cli.options import Found, UnreadableInput, json_option

if TYPE_CHECKING:
    from collections.abc import Sequence

    from duplicado.event.facts.contestants import ContestantEntered
    from duplicado.event.facts.entry import AnyFact
    from duplicado.event.facts.planning import SectionPlanned
    from duplicado.event.record.replanned_section import AnyReplan
    from duplicado.event.record.state import EventState
    from duplicado.locale import Language
    from duplicado.movement.replanning.changes import Change
    from duplicado.publish.messages import Messages

__all__ = ["replan"]


@click.command()
@file_argument
@click.argument("from_round", type=click.IntRange(1, 99))
@click.argument("change")
@section_options
@click.option("--way", type=click.IntRange(1, 9), default=1, show_default=True, metavar="N", help="Which way to go on.")
@click.option("--pair", "numbers", multiple=True, metavar="N", help="The number of who comes late.")
@click.option("--names", multiple=True, metavar='"NAME, NAME"', help="The players who come late.")
@click.option("--minutes-per-board", type=click.IntRange(1, 60), default=7, show_default=True, metavar="M")
@click.option("--minutes-per-change", type=click.IntRange(0, 60), default=1, show_default=True, metavar="M")
@click.option("--only-show", is_flag=True, help="Show the ways to go on and take nothing down.")
@click.option("--reason", default="")
@json_option
@by_option
def replan(  # noqa: PLR0913 - one argument for each option
    file: Path,
    *,
    from_round: int,
    change: str,
    way: int,
    numbers: tuple[str, ...],
    names: tuple[str, ...],
    minutes_per_board: int,
    minutes_per_change: int,
    only_show: bool,
    reason: str,
    as_json: bool,
    session: int,
    section: str,
    by: str,
    language: Language,
) -> None:
    """Change the movement from a round on, because of what has happened; what was played stays.

    \b
    CHANGE is one of
      late       a pair, team or player comes late (late=2: two)
      leaves=7   number 7 goes home (leaves=7,9: both)
      closes=3   table 3 cannot be used any more (pairs)
      opens      a further table can be used (pairs)
      rounds=8   there shall be 8 rounds altogether
      minutes=20 20 minutes are lost; the end stays when it was

    You are shown the ways to go on, the best first, and what each costs; the best is taken, or --way. Who comes late
    gets the next free number, or --pair, or the number under which the pair has been entered already.

    \b
    Examples:
      duplicado event replan thursday.event 3 late --names "Ana Lima, Rui Matos"
      duplicado event replan thursday.event 4 leaves=7 --only-show
    """  # noqa: D301 - click wants the character, not the two signs
    from duplicado.cli.movement_changes import read_change
    from duplicado.event.record.replanned_section import NotReplanned, movement_in_play, replanned
    from duplicado.movement.pace import Pace

    pace = Pace(Fraction(minutes_per_board), Fraction(minutes_per_change))
    with opened(file, language) as (event, messages):
        state = event.live.state
        try:
            _, current = movement_in_play(state, session, section)
            said = read_change(change, current.boards_each, pace)
            if said is None:
                raise UnreadableInput(messages.text("replan-bad-change", change=change[:40]))
            late = _late(state, current, said, numbers, names, messages)
            ways = replanned(
                state,
                session,
                section,
                from_round,
                _by_number(said, current, messages),
                [each.contestant for each in late],
            )
        except NotReplanned as error:
            values = {f"value{number}": value for number, value in enumerate(error.about, 1)}
            click.echo(messages.text(f"replan-error-{error.code}", **values), err=True)
            raise Found from None
        if way > len(ways):
            raise UnreadableInput(messages.text("movement-no-such-way", count=len(ways)))
        text, report = _step(from_round, said, [each.option for each in ways], way, current.boards_each, messages)
        chosen = ways[way - 1]
        facts: list[AnyFact] = [
            *(each for each in late if each.players),
            *(replace(each, reason=reason) for each in chosen.withdrawn),
            replace(chosen.planned, reason=reason),
        ]
        if as_json:
            if not only_show:
                event.enter(*facts, by=by)
            click.echo(json.dumps(report, indent=1))
            return
        click.echo(text + "\n")
        if only_show:
            click.echo(messages.text("pairing-shown-only"))
        else:
            take_down(event, messages, *facts, by=by)


def _step(
    from_round: int, change: Change, options: Sequence[AnyReplan], way: int, boards_each: int, messages: Messages
) -> tuple[str, dict[str, Any]]:
    """Write what happened and the ways to go on, for a person and for a program."""
    from duplicado.cli.movement_changes import ChangeStep, step_json, step_text
    from duplicado.cli.movement_teams_changes import other_step_json, other_step_text
    from duplicado.movement.replanning.options import Replan
    from duplicado.movement.replanning.others import OtherReplan

    of_pairs = tuple(each for each in options if isinstance(each, Replan))
    if of_pairs:
        step = ChangeStep(from_round, change, of_pairs, way, boards_each)
        return step_text(step, messages), step_json(step)
    others = tuple(each for each in options if isinstance(each, OtherReplan))
    other = ChangeStep(from_round, change, others, way, boards_each)
    return other_step_text(other, messages), other_step_json(other)


def _by_number(change: Change, current: SectionPlanned, messages: Messages) -> Change:
    """Put the numbers of the movement in the place of those of the pairs."""
    from duplicado.event.record.replanned_section import number_of
    from duplicado.movement.replanning.changes import PairsLeave

    if not isinstance(change, PairsLeave):
        return change
    who = (contestant_of(str(number), current.section, messages) for number in change.pairs)
    return PairsLeave(tuple(number_of(current, each) for each in who))


def _late(
    state: EventState,
    current: SectionPlanned,
    change: Change,
    numbers: tuple[str, ...],
    names: tuple[str, ...],
    messages: Messages,
) -> tuple[ContestantEntered, ...]:
    """Return the pairs that come late: under the numbers that were said, those entered already, or the next free ones.

    Raises:
        NotReplanned: there are more numbers or names than pairs that come.
    """
    from duplicado.event.record.replanned_section import newcomers
    from duplicado.movement.replanning.changes import PairsArrive

    count = change.count if isinstance(change, PairsArrive) else 0
    who = tuple(contestant_of(each, current.section, messages) for each in numbers)
    return newcomers(state, current, count, who, names)
