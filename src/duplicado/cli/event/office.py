"""Commands for calls of the Director, noticed irregularities, waivers and referrals."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from duplicado.cli.event.files import by_option, entry_of, file_argument, opened, section_options, take_down
from duplicado.cli.event.results import place_of

if TYPE_CHECKING:
    from duplicado.event.facts.office_values import Where
    from duplicado.event.record.state import EventState
    from duplicado.locale import Language
    from duplicado.publish.messages import Messages
    from duplicado.service.event_file import EventFile

__all__ = ["call", "ids_of", "law_option", "notice", "refer", "table_arguments", "waive", "where_of"]

_Command = TypeVar("_Command", bound=Callable[..., Any])


def table_arguments(command: _Command) -> _Command:
    """Give a command TABLE, BOARD if there is one, --round, --session and --section."""
    command = click.option(
        "--round", "round_number", type=click.IntRange(1), help="The round; else as the movement has it."
    )(section_options(command))
    command = click.argument("board", type=click.IntRange(1), required=False)(command)
    return click.argument("table", type=click.IntRange(1))(command)


def law_option(command: _Command) -> _Command:
    """Give a command --law; its function receives `laws`."""
    return click.option(
        "--law",
        "laws",
        multiple=True,
        metavar="CLAUSE",
        callback=_as_spelled,
        help="A clause on which it rests, e.g. 16B3; may be repeated.",
    )(command)


def _as_spelled(_context: click.Context, _option: click.Parameter, laws: tuple[str, ...]) -> tuple[str, ...]:
    """Spell clauses as the book does, `12C1c` as `12C1(c)`; what is none is refused where it is entered."""
    from duplicado.law.reference import ClauseId
    from duplicado.vocabulary.errors import NotationError

    found: list[str] = []
    for each in laws:
        try:
            found.append(str(ClauseId.read(each)))
        except NotationError:
            found.append(each)
    return tuple(found)


def where_of(
    state: EventState,
    session: int,
    section: str,
    table: int | None,
    board: int | None,
    round_number: int | None,
    messages: Messages,
) -> Where:
    """Return where something happened; the movement tells the round in which a board is at a table.

    Raises:
        UnreadableInput: a board is named, no round, and the movement does not tell.
    """
    from duplicado.event.facts.office_values import Where

    if board is not None and table is not None:
        return Where.at(place_of(state, session, section, table, board, round_number, messages))
    return Where(session, section, round_number, table, board)


def ids_of(event: EventFile, numbers: tuple[int, ...], messages: Messages) -> tuple[str, ...]:
    """Return the ids of the entries with those numbers in the log."""
    return tuple(entry_of(event, number, messages).id for number in numbers)


@click.command()
@file_argument
@table_arguments
@click.option("--said", required=True, help="What happened, in the players' words.")
@click.option("--seat", type=click.Choice(list("NESW")), help="Who called.")
@click.option("--incident", default="", help="The irregularity by its name in `duplicado rule`.")
@click.option("--instead", type=click.IntRange(1), metavar="NUMBER", help="It puts right the call with that number.")
@by_option
def call(  # noqa: PLR0913 - one argument for each option
    file: Path,
    *,
    table: int,
    board: int | None,
    session: int,
    section: str,
    round_number: int | None,
    said: str,
    seat: str | None,
    incident: str,
    instead: int | None,
    by: str,
    language: Language,
) -> None:
    """Take down that the Director was called to TABLE, on BOARD if it concerns one (Law 9B1).

    \b
    Example:
      duplicado event call thursday.event 1 6 --seat W --said "South thought long before passing"
    """  # noqa: D301 - click wants the character, not the two signs
    from duplicado.event.facts.calls import DirectorCalled
    from duplicado.vocabulary.seats import Seat

    with opened(file, language) as (event, messages):
        where = where_of(event.live.state, session, section, table, board, round_number, messages)
        replaced = ids_of(event, (instead,) if instead else (), messages)
        fact = DirectorCalled(where, said, Seat(seat) if seat else None, incident, replaced)
        take_down(event, messages, fact, by=by)


@click.command()
@file_argument
@table_arguments
@click.option("--what", required=True, help="What was irregular.")
@click.option("--manner", required=True, help="How you learned of it: in passing, from the hand records ...")
@law_option
@by_option
def notice(  # noqa: PLR0913 - one argument for each option
    file: Path,
    *,
    table: int,
    board: int | None,
    session: int,
    section: str,
    round_number: int | None,
    what: str,
    manner: str,
    laws: tuple[str, ...],
    by: str,
    language: Language,
) -> None:
    """Take down an irregularity of which the Director learned without being called (Law 81C3).

    When the periods of Laws 79C and 92B are over it is refused.
    """
    from duplicado.event.facts.calls import IrregularityNoticed

    with opened(file, language) as (event, messages):
        where = where_of(event.live.state, session, section, table, board, round_number, messages)
        take_down(event, messages, IrregularityNoticed(where, what, manner, laws), by=by)


@click.command()
@file_argument
@table_arguments
@click.option("--asked-by", type=click.Choice(["NS", "EW"]), required=True, help="The non-offending side, who ask.")
@click.option("--waived", required=True, help="What does not apply: e.g. the king of hearts is no penalty card.")
@click.option("--cause", required=True, help="Why the Director waives it.")
@law_option
@click.option("--call", "called", type=click.IntRange(1), metavar="NUMBER", help="The call, by its number in the log.")
@by_option
def waive(  # noqa: PLR0913 - one argument for each option
    file: Path,
    *,
    table: int,
    board: int | None,
    session: int,
    section: str,
    round_number: int | None,
    asked_by: str,
    waived: str,
    cause: str,
    laws: tuple[str, ...],
    called: int | None,
    by: str,
    language: Language,
) -> None:
    """Take down that the Director waives rectification for cause, at the request of the non-offending side (81C5)."""
    from duplicado.event.facts.rulings import RectificationWaived
    from duplicado.vocabulary.seats import Side

    with opened(file, language) as (event, messages):
        where = where_of(event.live.state, session, section, table, board, round_number, messages)
        answered = entry_of(event, called, messages).id if called else None
        fact = RectificationWaived(where, Side(asked_by), waived, cause, laws, answered)
        take_down(event, messages, fact, by=by)


@click.command()
@file_argument
@table_arguments
@click.option("--to", required=True, help="To whom: the ethics committee, the Regulating Authority ...")
@click.option("--matter", required=True, help="What is referred.")
@click.option("--under", default="81C7", show_default=True, metavar="CLAUSE", help="81C7, 83 or 93C2.")
@click.option("--ruling", "ruled", type=click.IntRange(1), metavar="NUMBER", help="The ruling that it concerns.")
@by_option
def refer(  # noqa: PLR0913 - one argument for each option
    file: Path,
    *,
    table: int,
    board: int | None,
    session: int,
    section: str,
    round_number: int | None,
    to: str,
    matter: str,
    under: str,
    ruled: int | None,
    by: str,
    language: Language,
) -> None:
    """Take down that a matter goes to a committee or to the Regulating Authority (Laws 81C7, 83, 93C2)."""
    from duplicado.event.facts.rulings import MatterReferred

    with opened(file, language) as (event, messages):
        where = where_of(event.live.state, session, section, table, board, round_number, messages)
        ruling = entry_of(event, ruled, messages).id if ruled else None
        take_down(event, messages, MatterReferred(where, to, matter, under, ruling), by=by)
