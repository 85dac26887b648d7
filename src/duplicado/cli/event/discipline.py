"""Suspension and disqualification (Law 91)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.event.files import by_option, contestant_of, file_argument, opened, section_options, take_down

if TYPE_CHECKING:
    from duplicado.locale import Language

__all__ = ["disqualify", "suspend"]


@click.command()
@file_argument
@click.argument("number")
@click.option("--player", default="", help="The player; left out for the whole contestant.")
@section_options
@click.option("--from-round", type=click.IntRange(1), required=True, help="The first round that he may not play.")
@click.option("--to-round", type=click.IntRange(1), help="The last one; else to the end of the session.")
@click.option("--cause", required=True, help="Why.")
@by_option
def suspend(  # noqa: PLR0913 - one argument for each option
    file: Path,
    *,
    number: str,
    player: str,
    session: int,
    section: str,
    from_round: int,
    to_round: int | None,
    cause: str,
    by: str,
    language: Language,
) -> None:
    """Take down that the Director suspends a player for the session or a part of it (Law 91A).

    His place goes to a substitute: `duplicado event substitute`. Until then results that he would play are asked about.
    """
    from duplicado.event.facts.discipline import PlayerSuspended

    with opened(file, language) as (event, messages):
        who = contestant_of(number, section, messages)
        take_down(event, messages, PlayerSuspended(who, cause, session, from_round, to_round, player), by=by)


@click.command()
@file_argument
@click.argument("number")
@click.option("--player", default="", help="A single player; left out for the whole contestant.")
@section_options
@click.option("--after-round", type=click.IntRange(0), required=True, help="The last round that was played.")
@click.option("--cause", required=True, help="Why.")
@click.option("--approved-by", default="", help="Who approves of it for the Tournament Organizer; the Law wants it.")
@by_option
def disqualify(  # noqa: PLR0913 - one argument for each option
    file: Path,
    *,
    number: str,
    player: str,
    session: int,
    section: str,
    after_round: int,
    cause: str,
    approved_by: str,
    by: str,
    language: Language,
) -> None:
    """Take down that a contestant is disqualified, with the Tournament Organizer's approval (Law 91B).

    It leaves the ranking; what it played counts for its opponents, or for nobody where the conditions of contest say
    disqualified = "annulled".
    """
    from duplicado.event.facts.discipline import ContestantDisqualified

    with opened(file, language) as (event, messages):
        who = contestant_of(number, section, messages)
        fact = ContestantDisqualified(who, cause, approved_by, session, after_round, player)
        take_down(event, messages, fact, by=by)
