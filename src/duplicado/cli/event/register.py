"""The directors' register: conduct (Laws 72, 74, 76), psyches and misexplanations."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from duplicado.cli.event.files import (
    by_option,
    contestant_of,
    file_argument,
    opened,
    section_options,
    take_down,
)
from duplicado.cli.event.office import law_option, where_of
from duplicado.cli.event.schedule import UNITS, by_schedule, of_amount, schedule_text
from duplicado.cli.options import UnreadableInput, json_option

if TYPE_CHECKING:
    from duplicado.event.adjusting.penalties import RuledPenalty
    from duplicado.event.contest import ContestantId
    from duplicado.event.record.office_state import OfficeStanding
    from duplicado.locale import Language
    from duplicado.publish.messages import Messages
    from duplicado.service.event_file import EventFile

__all__ = ["conduct", "psyche", "register", "register_entry"]


def register_entry(event: EventFile, number: int, messages: Messages) -> OfficeStanding[Any]:
    """Return the entry with that number in the register.

    Raises:
        UnreadableInput: there is none.
    """
    from duplicado.event.record.register import OfficeRegister, register_numbers

    numbers = register_numbers(event.live.entries)
    found = next((each for each in OfficeRegister.of(event.live.state) if numbers[each.id] == number), None)
    if found is None:
        last = len(numbers)
        raise UnreadableInput(messages.text("office-register-no-entry", number=number, last=last))
    return found


@click.command()
@file_argument
@click.argument("what")
@click.option("--pair", "number", metavar="NUMBER", help="The pair, team or player; left out for a spectator.")
@section_options
@click.option("--player", "players", multiple=True, help="The person; may be repeated.")
@law_option
@click.option("--warning", "warned", is_flag=True, help="There was a warning.")
@click.option("--penalty", "amount", metavar="AMOUNT", help="A disciplinary penalty of so much (91A), see --unit.")
@click.option("--unit", type=click.Choice(list(UNITS)), default="%", show_default=True, help="Of the penalty.")
@click.option("--table", type=click.IntRange(1), help="At which table.")
@click.option("--board", type=click.IntRange(1), help="On which board.")
@click.option("--round", "round_number", type=click.IntRange(1), help="The round; else as the movement has it.")
@click.option("--told-by", default="", help="Who reported it.")
@click.option("--instead", type=click.IntRange(1), metavar="NUMBER", help="It puts right that entry of the register.")
@by_option
def conduct(  # noqa: PLR0913 - one argument for each option
    file: Path,
    *,
    what: str,
    number: str | None,
    session: int,
    section: str,
    players: tuple[str, ...],
    laws: tuple[str, ...],
    warned: bool,
    amount: str | None,
    unit: str,
    table: int | None,
    board: int | None,
    round_number: int | None,
    told_by: str,
    instead: int | None,
    by: str,
    language: Language,
) -> None:
    """Note in the directors' register WHAT somebody did against Laws 72, 74 or 76, and what was done about it.

    The register is for directors: nothing of it is published, printed with results or explained to others. A penalty in
    points counts, and shows only that it was imposed.

    \b
    Examples:
      duplicado event conduct thursday.event "gloated" --pair 7 --player "Gema" --law 74A2 --warning
      duplicado event conduct thursday.event "spectator spoke" --player "a guest" --law 76B
    """  # noqa: D301 - click wants the character, not the two signs
    from duplicado.event.adjusting.penalties import PenaltyKind
    from duplicado.event.facts.awards import PenaltyRuled
    from duplicado.event.facts.entry import AnyFact
    from duplicado.event.facts.office_values import MeasureTaken
    from duplicado.event.facts.register import ConductNoted
    from duplicado.service.event_file import new_id

    if warned and amount is not None:
        raise click.UsageError("say --warning or --penalty")
    with opened(file, language) as (event, messages):
        who = contestant_of(number, section, messages) if number else None
        where = where_of(event.live.state, session, section, table, board, round_number, messages)
        replaced = (register_entry(event, instead, messages).id,) if instead else ()
        measure = MeasureTaken.WARNING if warned else MeasureTaken.NOTED if amount is None else MeasureTaken.PENALTY
        ids = (new_id(), new_id())
        facts: list[AnyFact] = []
        if amount is not None:
            facts.append(PenaltyRuled(_penalty(who, amount, unit, messages)))
        penalty = ids[0] if amount is not None else None
        if who is not None:
            proposed = by_schedule(event.live.state, who, laws, session, PenaltyKind.DISCIPLINARY, messages)
            if proposed is not None:
                click.echo(schedule_text(proposed, messages), err=True)
        facts.append(ConductNoted(who, laws, what, measure, players, where, penalty, told_by, replaced))
        take_down(event, messages, *facts, by=by, ids=ids[-len(facts) :])


def _penalty(who: ContestantId | None, amount: str, unit: str, messages: Messages) -> RuledPenalty:
    """Make the penalty, which is public: what it is for stands in the register alone."""
    from duplicado.event.adjusting.penalties import PenaltyKind

    if who is None:
        raise click.UsageError("say with --pair whom the penalty is taken from")
    kind = PenaltyKind.DISCIPLINARY
    return replace(of_amount(who, amount, unit, kind, messages), reason=messages.text("event-law", clause=kind.clause))


@click.command()
@file_argument
@click.argument("number")
@click.argument("what")
@click.option(
    "--kind",
    type=click.Choice(["psyche", "deviation", "misexplanation", "misbid"]),
    default="psyche",
    show_default=True,
    help="What it was.",
)
@section_options
@click.option("--player", "players", multiple=True, help="The partnership by its names; may be repeated.")
@click.option("--seat", type=click.Choice(list("NESW")), help="Who made the call or gave the explanation.")
@click.option("--call", "made", default="", help="The call.")
@click.option("--meaning", default="", help="What was agreed, or as it was explained.")
@click.option("--held", default="", help="What the player held.")
@click.option("--partner", default="", help="What partner did.")
@law_option
@click.option("--table", type=click.IntRange(1), help="At which table.")
@click.option("--board", type=click.IntRange(1), help="On which board.")
@click.option("--round", "round_number", type=click.IntRange(1), help="The round; else as the movement has it.")
@click.option("--told-by", default="", help="Who reported it.")
@click.option("--instead", type=click.IntRange(1), metavar="NUMBER", help="It puts right that entry of the register.")
@by_option
def psyche(  # noqa: PLR0913 - one argument for each option
    file: Path,
    *,
    number: str,
    what: str,
    kind: str,
    session: int,
    section: str,
    players: tuple[str, ...],
    seat: str | None,
    laws: tuple[str, ...],
    table: int | None,
    board: int | None,
    round_number: int | None,
    instead: int | None,
    by: str,
    language: Language,
    **told: str,
) -> None:
    """Note in the directors' register a psyche, a misexplanation or the like of the pair with that NUMBER (Law 40)."""
    from duplicado.event.facts.office_values import NoteKind
    from duplicado.event.facts.register import PartnershipNoted
    from duplicado.vocabulary.seats import Seat

    with opened(file, language) as (event, messages):
        who = contestant_of(number, section, messages)
        entered = event.live.state.contestants.get(who)
        names = players or (tuple(player.name for player in entered.players) if entered else ())
        fact = PartnershipNoted(
            NoteKind(kind),
            who,
            what,
            names,
            Seat(seat) if seat else None,
            where_of(event.live.state, session, section, table, board, round_number, messages),
            told["made"],
            told["meaning"],
            told["held"],
            told["partner"],
            laws,
            told["told_by"],
            (register_entry(event, instead, messages).id,) if instead else (),
        )
        take_down(event, messages, fact, by=by)


@click.command()
@file_argument
@click.option("--pair", "number", metavar="NUMBER", help="Only of this pair, team or player.")
@click.option("--section", default="", help="The section of the pair, where there are several.")
@click.option("--player", help="Only of this person, by the name.")
@click.option("--law", metavar="CLAUSE", help="Only under this clause or a part of it: 74 has all of Law 74.")
@click.option("--session", type=click.IntRange(1), help="Only of this session.")
@click.option("--strike", type=click.IntRange(1), metavar="NUMBER", help="Strike out the entry with that number.")
@click.option("--reason", default="", help="With --strike: why it was wrong.")
@by_option
@json_option
def register(  # noqa: PLR0913 - one argument for each option
    file: Path,
    *,
    number: str | None,
    section: str,
    player: str | None,
    law: str | None,
    session: int | None,
    strike: int | None,
    reason: str,
    by: str,
    as_json: bool,
    language: Language,
) -> None:
    """Print the directors' register: conduct, psyches, misexplanations. It is not for the players."""
    from duplicado.event.facts.ending import EntryUndone
    from duplicado.event.record.register import OfficeRegister, register_numbers
    from duplicado.publish.register_words import register_lines, register_rows

    with opened(file, language) as (event, messages):
        if strike is not None:
            if not reason.strip():
                raise click.UsageError("say with --reason why it is struck out")
            struck = register_entry(event, strike, messages)
            take_down(event, messages, EntryUndone(struck.id, reason), by=by)
            return
        found = OfficeRegister.of(event.live.state)
        if number is not None:
            found = found.by_pair(contestant_of(number, section, messages))
        if player is not None:
            found = found.by_player(player)
        if law is not None:
            found = found.by_clause(law)
        if session is not None:
            found = found.by_session(session)
        numbers = register_numbers(event.live.entries)
        if as_json:
            click.echo(json.dumps(register_rows(found, numbers), ensure_ascii=False, indent=1))
            return
        click.echo("\n".join(register_lines(found, numbers, messages)))
