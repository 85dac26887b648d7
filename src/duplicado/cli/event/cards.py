"""Cards and slips to be cut out before play, as PDF."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.event.request import Call, EventRequest, request
from duplicado.cli.options import UnreadableInput
from duplicado.service.acts.ask import ask
from duplicado.service.acts.file_kinds import FileName
from duplicado.service.acts.kinds import WholeNumber, named
from duplicado.service.acts.place_kinds import SectionName

if TYPE_CHECKING:
    from duplicado.service.event_file import EventFile


@request("cards")
class PrintCards(EventRequest):
    """Print guide cards, table cards and pick-up slips, of all sessions and sections that are planned.

    The language is that of --lang. When the movement has been changed, print them again: the rounds played stay as
    they were, the others are as they are planned now.
    """

    target: Path = ask(FileName(), option="to")
    session: int | None = ask(WholeNumber(most=99), default=None)
    section: str | None = ask(SectionName(), default=None)
    paper: str = ask(named("a4", "us-letter"), default="a4")

    def answer(self, event: EventFile, call: Call) -> None:
        from duplicado.cli.options import write_file
        from duplicado.publish.paper.session_cards import planned_sections, session_cards_pdf
        from duplicado.publish.paper.sheet_style import PaperSize, PaperStyle

        messages = call.messages
        planned = planned_sections(event.live.state, messages, self.session, self.section)
        if not planned:
            raise UnreadableInput(messages.text("cards-nothing-planned"))
        write_file(self.target, session_cards_pdf(planned, PaperStyle(call.language, PaperSize(self.paper))))
        click.echo(messages.text("cards-written", file=str(self.target)))
