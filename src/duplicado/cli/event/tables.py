"""Commands for arrangements at a table: the board mover, the seating, the end of play."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from duplicado.cli.event.files import by_option, contestant_of, file_argument, opened, section_options, take_down

if TYPE_CHECKING:
    from duplicado.locale import Language

__all__ = ["mover", "over", "sit"]

_DIRECTIONS: Final = ("NS", "EW", "N", "E", "S", "W")


@click.command()
@file_argument
@click.argument("table", type=click.IntRange(1))
@click.argument("seat", type=click.Choice(["N", "E", "S", "W"]))
@section_options
@by_option
def mover(file: Path, *, table: int, seat: str, session: int, section: str, by: str, language: Language) -> None:
    """Take down who moves the boards of a table when the Director has named another than North (Law 8A2)."""
    from duplicado.event.facts.planning import BoardMoverNamed
    from duplicado.vocabulary.seats import Seat

    with opened(file, language) as (event, messages):
        take_down(event, messages, BoardMoverNamed(session, section, table, Seat(seat)), by=by)


@click.command()
@file_argument
@click.argument("number")
@click.argument("direction", type=click.Choice(_DIRECTIONS))
@section_options
@click.option("--from-round", type=click.IntRange(1), default=1, show_default=True, help="The first such round.")
@click.option("--reason", default="")
@by_option
def sit(  # noqa: PLR0913 - one argument for each option
    file: Path,
    *,
    number: str,
    direction: str,
    session: int,
    section: str,
    from_round: int,
    reason: str,
    by: str,
    language: Language,
) -> None:
    """Take down that the Director told or allowed a contestant to sit otherwise than planned (Law 5A).

    A result of theirs is still entered with --ns and --ew where they have changed sides.
    """
    from duplicado.event.facts.contestants import DirectionPermitted
    from duplicado.vocabulary.seats import Seat

    with opened(file, language) as (event, messages):
        who = contestant_of(number, section, messages)
        seats = tuple(Seat(each) for each in direction)
        take_down(event, messages, DirectionPermitted(session, who, from_round, seats, reason), by=by)


@click.command()
@file_argument
@click.option("--session", type=click.IntRange(1, 99), default=1, show_default=True, help="The session.")
@by_option
def over(file: Path, *, session: int, by: str, language: Language) -> None:
    """Take down that play of a session is over: its last round has ended at every table (Law 8C)."""
    from duplicado.event.facts.progress import SessionEnded

    with opened(file, language) as (event, messages):
        take_down(event, messages, SessionEnded(session), by=by)
