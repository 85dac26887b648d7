"""The forms of the Director's office, to be printed: rulings, appeals, polls, conduct."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.event.files import entry_of
from duplicado.cli.event.request import Call, EventRequest, request
from duplicado.cli.options import UnreadableInput, write_file
from duplicado.event.facts.office_values import Where
from duplicado.service.acts.ask import ask
from duplicado.service.acts.file_kinds import FileName
from duplicado.service.acts.kinds import WholeNumber, named
from duplicado.service.acts.place_kinds import SomeWhere

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
        from duplicado.publish.office_form_text import form_text
        from duplicado.publish.office_forms import OFFICE_FORMS

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
    from duplicado.publish.paper.sheet_style import PaperSize, PaperStyle

    write_file(target, office_form_pdf(form, PaperStyle(language, PaperSize(paper))))
