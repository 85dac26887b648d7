"""Publication, the end, and what was entered in error."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.event.files import by_option, entry_of, file_argument, opened, take_down

if TYPE_CHECKING:
    from duplicado.locale import Language

__all__ = ["close", "publish", "undo"]


@click.command()
@file_argument
@click.option("--session", type=click.IntRange(1), help="Only this session; else the whole event.")
@by_option
def publish(file: Path, *, session: int | None, by: str, language: Language) -> None:
    """Take down that the official score is available, which begins the Correction Period (Law 79C1)."""
    from duplicado.event.facts.ending import ResultsPublished

    with opened(file, language) as (event, messages):
        take_down(event, messages, ResultsPublished(session), by=by)


@click.command()
@file_argument
@by_option
def close(file: Path, *, by: str, language: Language) -> None:
    """Close the event: its result is final, and nothing more is taken down."""
    from duplicado.event.facts.ending import EventClosed

    with opened(file, language) as (event, messages):
        take_down(event, messages, EventClosed(), by=by)


@click.command()
@file_argument
@click.argument("number", type=click.IntRange(1))
@click.option("--reason", required=True, help="Why it was wrong.")
@by_option
def undo(file: Path, *, number: int, reason: str, by: str, language: Language) -> None:
    """Undo the entry with that NUMBER in the log, as if it had not been made; it stays in the record."""
    from duplicado.event.facts.ending import EntryUndone

    with opened(file, language) as (event, messages):
        take_down(event, messages, EntryUndone(entry_of(event, number, messages).id, reason), by=by)
