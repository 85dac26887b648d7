"""Many results at once, copied from pick-up slips into a text."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.event.files import read_option, told_where
from duplicado.cli.event.request import Author, Call, EventRequest, InSection, Sure, request
from duplicado.cli.long_files import file_place
from duplicado.cli.options import Found, UnreadableInput, text_in
from duplicado.service.acts.ask import ActContext, FieldGroup, ask
from duplicado.service.acts.file_kinds import FileName

if TYPE_CHECKING:
    from duplicado.event.facts.entry import AnyFact
    from duplicado.formats.traveller_text import WrittenResult
    from duplicado.publish.messages import Messages
    from duplicado.service.event_file import EventFile


@request("results", positional=("text",))
class EnterResults(EventRequest):
    """Enter many results from a TEXT with a line to each: table, board, result.

    \b
      1  1  4S N +1 HK
      1  2  3NT E -1
      A1  3  pass         # A1: table 1 of section A
      r5 2  4  pass       # r5: in round 5, where the movement does not tell

    All of them are recorded, or none: what cannot be read, and without --yes what looks like a slip, is named by
    its line first.
    """  # noqa: D301 - click wants the character, not the two signs

    text: Path = ask(FileName(), option="text|-")
    at: InSection = ask(FieldGroup(InSection))
    sure: Sure = ask(FieldGroup(Sure))
    author: Author = ask(FieldGroup(Author))

    def answer(self, event: EventFile, call: Call) -> None:
        from duplicado.formats.traveller_text import read_results
        from duplicado.publish.diagnostic_sentences import diagnostic_text
        from duplicado.service.acts.place_kinds import BoardAtTable
        from duplicado.service.acts.results import EnterResult

        messages, source = call.messages, self.text
        text = sys.stdin.read() if str(source) == "-" else text_in(source)
        read = read_results(text, call.language)
        for found in read.diagnostics:
            click.echo(f"{file_place(source, found.line)}: {diagnostic_text(found, messages)}", err=True)
        if read.diagnostics:
            raise UnreadableInput(messages.text("event-nothing-taken"))
        facts: list[AnyFact] = []
        asked = ActContext(event.live.state, event.live.entries, self.author.by, language=call.language)
        for each in read.value:
            try:
                said = told_where(self.at.session, self.at.section, each.table, each.board, each.round)
                said = {**said, "table": f"{each.section}{each.table}"}
                place = read_option(BoardAtTable(), "place", said, event, messages)
            except UnreadableInput as error:
                raise UnreadableInput(f"{file_place(source, each.line)}: {error.message}") from None
            facts += EnterResult(place=place, line=each.result).facts(asked)
        if not self.sure.yes:
            _ask(event, source, read.value, facts, messages)
        event.enter(*facts, by=self.author.by)
        click.echo(messages.text("event-results-entered", count=len(facts)))


def _ask(
    event: EventFile, source: Path, written: tuple[WrittenResult, ...], facts: list[AnyFact], messages: Messages
) -> None:
    """Name what looks like a slip, and stop."""
    from duplicado.publish.event_words import doubt_text

    doubtful = False
    for each, fact in zip(written, facts, strict=True):
        for doubt in event.doubts(fact):
            click.echo(f"{file_place(source, each.line)}: {doubt_text(doubt, messages)}", err=True)
            doubtful = True
    if doubtful:
        click.echo(messages.text("event-say-yes"), err=True)
        raise Found
