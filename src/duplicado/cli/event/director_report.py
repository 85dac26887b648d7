"""Command `event report`: the Director's report of an event, as PDF."""

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


@request("report", examples=("thursday.event --to report.pdf",))
class PrintReport(EventRequest):
    """Print the Director's report, of all sessions and sections: results, adjusted scores, penalties, rulings.

    It also says which boards were not played and which scores are not those of their contracts, and has lines for
    remarks and a signature. It is for those who direct.
    """

    target: Path = ask(FileName(), option="to")
    session: int | None = ask(WholeNumber(most=99), default=None)
    section: str | None = ask(SectionName(), default=None)
    paper: str = ask(named("a4", "us-letter"), default="a4")

    def answer(self, event: EventFile, call: Call) -> None:
        from duplicado.cli.options import write_file
        from duplicado.event.record.register import public_entries
        from duplicado.publish.pages.event_pages import whole_event
        from duplicado.publish.paper.director_report import director_report_pdf, reported_parts
        from duplicado.publish.paper.sheet_style import PaperSize, PaperStyle
        from duplicado.service.live.publications import outcome_to_publish

        messages, state, entries = call.messages, event.live.state, event.live.entries
        outcome = outcome_to_publish(entries, state)
        parts = reported_parts(
            whole_event(state.title or call.file.stem, outcome),
            state,
            public_entries(entries),
            messages,
            session=self.session,
            section=self.section,
        )
        if not any(part.evening.contest.results for part in parts):
            raise UnreadableInput(messages.text("director-report-nothing"))
        style = PaperStyle(call.language, PaperSize(self.paper))
        write_file(self.target, director_report_pdf(parts, style))
        click.echo(messages.text("director-report-written", file=str(self.target)))
