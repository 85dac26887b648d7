"""Everything that is cut out before play, as PDF."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.event.files import file_argument, opened
from duplicado.cli.options import UnreadableInput

if TYPE_CHECKING:
    from duplicado.locale import Language

__all__ = ["cards"]


@click.command()
@file_argument
@click.option(
    "--to", "target", required=True, type=click.Path(path_type=Path), metavar="FILE", help="The PDF to write."
)
@click.option("--session", type=click.IntRange(1, 99), help="Only this session.")
@click.option("--section", help="Only this section.")
@click.option(
    "--paper",
    "size",
    type=click.Choice(["a4", "us-letter"]),
    default="a4",
    show_default=True,
    help="Size of the sheets.",
)
def cards(file: Path, *, target: Path, session: int | None, section: str | None, size: str, language: Language) -> None:
    """Print guide cards, table cards and pick-up slips, of all sessions and sections that are planned.

    The language is that of --lang. When the movement has been changed, print them again: the rounds played stay as
    they were, the others are as they are planned now.
    """
    from duplicado.cli.movement_files import write_file
    from duplicado.publish.paper.session_cards import planned_sections, session_cards_pdf
    from duplicado.publish.paper.sheet_style import PaperSize, PaperStyle

    with opened(file, language) as (event, messages):
        planned = planned_sections(event.live.state, messages, session, section)
        if not planned:
            raise UnreadableInput(messages.text("cards-nothing-planned"))
        write_file(target, session_cards_pdf(planned, PaperStyle(language, PaperSize(size))), messages)
        click.echo(messages.text("cards-written", file=str(target)))
