"""The event of those who have lost in a knock-out."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.event.files import by_option, file_argument, opened, take_down
from duplicado.cli.options import Found, UnreadableInput

if TYPE_CHECKING:
    from duplicado.locale import Language

__all__ = ["consolation"]


@click.command()
@file_argument
@click.argument("new", type=click.Path(path_type=Path), metavar="NEW")
@click.option("--title", required=True, help="What the losers' event is called.")
@click.option(
    "--rounds", "until", type=click.IntRange(1, 20), default=1, show_default=True, help="Losers of so many rounds."
)
@click.option(
    "--pairing",
    type=click.Choice(["swiss", "danish", "knock-out"]),
    default="swiss",
    show_default=True,
    help="How the losers go on.",
)
@click.option("--section", default="", help="The section, where there are several.")
@by_option
def consolation(
    file: Path, *, new: Path, title: str, until: int, pairing: str, section: str, by: str, language: Language
) -> None:
    """Found an event in the file NEW for those who have lost in the knock-out of FILE.

    They keep their numbers and names, and are seeded in the order of the knock-out. Its conditions hold, but for how
    the rounds are paired; go on with `duplicado event pair NEW`.

    \b
    Example:
      duplicado event consolation cup.event plate.event --title Plate --rounds 2 --pairing swiss
    """  # noqa: D301 - click wants the character, not the two signs
    from duplicado.event.conditions import RoundsPaired
    from duplicado.event.record.consolation import consolation_of
    from duplicado.event.record.rounds_played import RoundNotReady
    from duplicado.publish.error_words import error_text
    from duplicado.publish.pairing_words import not_ready_text
    from duplicado.service.event_file import EventFile
    from duplicado.store.port import StoreError

    with opened(file, language) as (event, messages):
        try:
            facts = consolation_of(event.live, section, until, RoundsPaired(pairing), title)
        except RoundNotReady as error:
            click.echo(not_ready_text(error, messages), err=True)
            raise Found from None
    try:
        with EventFile.create(new) as event:
            take_down(event, messages, *facts, by=by)
    except StoreError as error:
        raise UnreadableInput(error_text(error, messages)) from None
