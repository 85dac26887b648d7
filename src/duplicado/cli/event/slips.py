"""Many results at once, copied from pick-up slips into a text."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.event.files import by_option, file_argument, opened, section_options, yes_option
from duplicado.cli.event.results import place_of
from duplicado.cli.options import Found, UnreadableInput

if TYPE_CHECKING:
    from duplicado.event.facts.stated_results import ResultEntered
    from duplicado.formats.results_text import WrittenResult
    from duplicado.locale import Language
    from duplicado.publish.messages import Messages
    from duplicado.service.event_file import EventFile

__all__ = ["results"]


@click.command()
@file_argument
@click.argument("source", type=click.Path(path_type=Path, allow_dash=True), metavar="TEXT|-")
@section_options
@yes_option
@by_option
def results(file: Path, *, source: Path, session: int, section: str, sure: bool, by: str, language: Language) -> None:
    """Enter many results from a TEXT with a line to each: table, board, result.

    \b
      1  1  4S N +1 HK
      1  2  3NT E -1
      r5 2  4  pass       # r5: in round 5, where the movement does not tell

    All of them are taken down, or none: what cannot be read, and without --yes what looks like a slip, is named by
    its line first.
    """  # noqa: D301 - click wants the character, not the two signs
    from duplicado.event.facts.stated_results import ResultEntered
    from duplicado.formats.results_text import read_results
    from duplicado.publish.diagnostic_sentences import diagnostic_text

    with opened(file, language) as (event, messages):
        read = read_results(_text(source), language)
        for found in read.diagnostics:
            click.echo(f"{source}:{found.line}: {diagnostic_text(found, messages)}", err=True)
        if read.diagnostics:
            raise UnreadableInput(messages.text("event-nothing-taken"))
        facts: list[ResultEntered] = []
        for each in read.value:
            try:
                place = place_of(event.live.state, session, section, each.table, each.board, each.round, messages)
            except UnreadableInput as error:
                raise UnreadableInput(f"{source}:{each.line}: {error.message}") from None
            facts.append(ResultEntered(place, each.result))
        if not sure:
            _ask(event, source, read.value, facts, messages)
        event.enter(*facts, by=by)
        click.echo(messages.text("event-results-entered", count=len(facts)))


def _text(source: Path) -> str:
    try:
        return sys.stdin.read() if str(source) == "-" else source.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise UnreadableInput(f"{source}: {error}") from None


def _ask(
    event: EventFile, source: Path, written: tuple[WrittenResult, ...], facts: list[ResultEntered], messages: Messages
) -> None:
    """Name what looks like a slip, and stop."""
    from duplicado.publish.event_words import doubt_text

    doubtful = False
    for each, fact in zip(written, facts, strict=True):
        for doubt in event.doubts(fact):
            click.echo(f"{source}:{each.line}: {doubt_text(doubt, messages)}", err=True)
            doubtful = True
    if doubtful:
        click.echo(messages.text("event-say-yes"), err=True)
        raise Found
