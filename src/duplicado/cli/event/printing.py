"""Commands that print an event for paper: cards and slips, forms of the office, the Director's report."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.event.acts import drafted_of, take
from duplicado.cli.event.files import contestant_of, entry_of
from duplicado.cli.event.request import Author, Call, EventRequest, request
from duplicado.cli.options import UnreadableInput, print_json, write_file
from duplicado.event.facts.office_values import Where
from duplicado.service.acts.ask import FieldGroup, ask
from duplicado.service.acts.file_kinds import FileName
from duplicado.service.acts.kinds import WholeNumber, Words, named
from duplicado.service.acts.place_kinds import SomeWhere
from duplicado.service.acts.section_kinds import SectionName

if TYPE_CHECKING:
    from duplicado.publish.messages import Messages
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
        from duplicado.publish.paper.typesetting import PaperSize, PaperStyle

        messages = call.messages
        planned = planned_sections(event.live.state, messages, self.session, self.section)
        if not planned:
            raise UnreadableInput(messages.text("cards-nothing-planned"))
        write_file(self.target, session_cards_pdf(planned, PaperStyle(call.language, PaperSize(self.paper))))
        click.echo(messages.text("cards-written", file=str(self.target)))


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
        from duplicado.publish.paper.typesetting import PaperSize, PaperStyle
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


if TYPE_CHECKING:
    from duplicado.locale import Language
    from duplicado.publish.office_forms import OfficeSheet
    from duplicado.service.event_file import EventFile


@request(
    "forms",
    positional=("kind",),
    examples=("thursday.event ruling --number 66 --to ruling.pdf", "thursday.event appeal --table 1 --board 6"),
)
class PrintForm(EventRequest):
    """Print a form with what the event knows filled in, and lines for the rest.

    \b
      ruling    of a ruling or a call; blank without --number
      appeal    of an appeal, or for one against the ruling with that number
      poll      the sheet shown to those who are asked, without what they
                ought not to know
      conduct   of an entry of the directors' register; for directors only
    """  # noqa: D301 - click wants the character, not the two signs

    kind: str = ask(named("ruling", "appeal", "poll", "conduct"))
    number: int | None = ask(WholeNumber(), default=None)
    where: Where = ask(SomeWhere())
    target: Path | None = ask(FileName(), default=None, option="to")
    paper: str = ask(named("a4", "us-letter"), default="a4")

    def answer(self, event: EventFile, call: Call) -> None:
        from duplicado.publish.office_forms import OFFICE_FORMS
        from duplicado.publish.paper.office_form import form_text

        messages, entry = call.messages, None
        if self.number is not None:
            entry = entry_of(event, self.number, messages, of_register=self.kind == "conduct")
        where = self.where if self.where.table is not None or self.where.board is not None else None
        state, form_kind = event.live.state, OFFICE_FORMS[self.kind]
        if entry is not None and not form_kind.fits(state, entry):
            raise UnreadableInput(messages.text("office-form-other-kind"))
        form = form_kind.make(state, messages, entry, where)
        if self.target is None:
            click.echo(form_text(form), nl=False)
            return
        _write(self.target, form, self.paper, call.language)
        click.echo(messages.text("office-form-written", file=str(self.target)))


def _write(target: Path, form: OfficeSheet, paper: str, language: Language) -> None:
    from duplicado.publish.paper.office_form import office_form_pdf
    from duplicado.publish.paper.typesetting import PaperSize, PaperStyle

    write_file(target, office_form_pdf(form, PaperStyle(language, PaperSize(paper))))


@request("register", reports=True)
class PrintRegister(EventRequest):
    """Print the directors' register: conduct, psyches, misexplanations. It is not for the players."""

    pair: str | None = ask(Words(), default=None)
    section: str = ask(SectionName(), default="")
    player: str | None = ask(Words(), default=None)
    law: str | None = ask(Words(), default=None)
    session: int | None = ask(WholeNumber(), default=None)
    strike: int | None = ask(WholeNumber(), default=None)
    reason: str = ask(Words(), default="")
    author: Author = ask(FieldGroup(Author))

    def answer(self, event: EventFile, call: Call) -> None:
        from duplicado.event.record.register import OfficeRegister, register_numbers
        from duplicado.publish.register_words import register_lines, register_rows

        messages = call.messages
        if self.strike is not None:
            self._strike(self.strike, event, messages)
            return
        found = OfficeRegister.of(event.live.state)
        if self.pair is not None:
            found = found.by_pair(contestant_of(self.pair, self.section, event, messages))
        if self.player is not None:
            found = found.by_player(self.player)
        if self.law is not None:
            found = found.by_clause(self.law)
        if self.session is not None:
            found = found.by_session(self.session)
        numbers = register_numbers(event.live.entries)
        if call.as_json:
            print_json(register_rows(found, numbers))
            return
        click.echo("\n".join(register_lines(found, numbers, messages)))

    def _strike(self, number: int, event: EventFile, messages: Messages) -> None:
        """Strike out an entry, for the reason that is told."""
        from duplicado.service.acts.registry import ACTS

        if not self.reason:
            raise click.UsageError(messages.text("register-reason-wanted", option="--reason"))
        struck = entry_of(event, number, messages, of_register=True)
        undoing = drafted_of(event, ACTS["undo"], {"entry": struck.id, "reason": self.reason}, self.author.by, messages)
        take(event, undoing, messages, by=self.author.by, sure=False, only_show=False)
