"""The forms of the Director's office, to be printed: rulings, appeals, polls, conduct."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.event.files import entry_of, file_argument, opened, section_options
from duplicado.cli.event.office import where_of
from duplicado.cli.event.register import register_entry
from duplicado.cli.options import UnreadableInput, reason_of

if TYPE_CHECKING:
    from duplicado.event.facts.entry import Entry
    from duplicado.event.facts.office_values import Where
    from duplicado.locale import Language
    from duplicado.publish.messages import Messages
    from duplicado.publish.office_forms import OfficeSheet
    from duplicado.service.event_file import EventFile

__all__ = ["forms"]


@click.command()
@file_argument
@click.argument("kind", type=click.Choice(["ruling", "appeal", "poll", "conduct"]))
@click.option(
    "--number",
    type=click.IntRange(1),
    help="The ruling, call, appeal or poll with that number in the log; for conduct, in the register.",
)
@click.option("--table", type=click.IntRange(1), help="For a blank form: the table.")
@click.option("--board", type=click.IntRange(1), help="For a blank form: the board.")
@click.option("--round", "round_number", type=click.IntRange(1), help="The round; else as the movement has it.")
@section_options
@click.option("--to", "target", type=click.Path(path_type=Path), help="A PDF to write; else the form is printed here.")
@click.option("--paper", type=click.Choice(["a4", "us-letter"]), default="a4", show_default=True, help="Size of it.")
def forms(  # noqa: PLR0913 - one argument for each option
    file: Path,
    *,
    kind: str,
    number: int | None,
    table: int | None,
    board: int | None,
    round_number: int | None,
    session: int,
    section: str,
    target: Path | None,
    paper: str,
    language: Language,
) -> None:
    """Print a form with what the event knows filled in, and lines for the rest.

    \b
      ruling    of a ruling or a call; blank without --number
      appeal    of an appeal, or for one against the ruling with that number
      poll      the sheet shown to those who are asked, without what they
                ought not to know
      conduct   of an entry of the directors' register; for directors only

    \b
    Examples:
      duplicado event forms thursday.event ruling --number 66 --to ruling.pdf
      duplicado event forms thursday.event appeal --table 1 --board 6
    """  # noqa: D301 - click wants the character, not the two signs
    from duplicado.publish.office_forms import form_text

    with opened(file, language) as (event, messages):
        entry = None
        if number is not None:
            entry = (
                register_entry(event, number, messages).entry
                if kind == "conduct"
                else entry_of(event, number, messages)
            )
        where = None
        if table is not None or board is not None:
            where = where_of(event.live.state, session, section, table, board, round_number, messages)
        form = _form(event, kind, entry, where, messages)
        if target is None:
            click.echo(form_text(form), nl=False)
            return
        _write(target, form, paper, language)
        click.echo(messages.text("office-form-written", file=str(target)))


def _form(event: EventFile, kind: str, entry: Entry | None, where: Where | None, messages: Messages) -> OfficeSheet:
    from duplicado.event.facts.appeals import AppealLodged
    from duplicado.event.facts.calls import DirectorCalled, IrregularityNoticed
    from duplicado.event.facts.rulings import PollTaken, RulingCorrected, RulingGiven
    from duplicado.publish import office_forms

    state = event.live.state
    fitting = True
    match kind:
        case "ruling":
            of_ruling = RulingGiven | RulingCorrected | DirectorCalled | IrregularityNoticed
            fitting = entry is None or isinstance(entry.fact, of_ruling)
        case "appeal":
            fitting = entry is None or isinstance(entry.fact, AppealLodged) or entry.id in state.rulings
        case "poll":
            fitting = entry is None or isinstance(entry.fact, PollTaken)
        case _:
            pass
    if not fitting:
        raise UnreadableInput(messages.text("office-form-other-kind"))
    match kind:
        case "ruling":
            return office_forms.ruling_form(state, messages, entry, where)
        case "appeal":
            return office_forms.appeal_form(state, messages, entry, where)
        case "poll":
            return office_forms.poll_form(state, messages, entry, where)
        case _:
            return office_forms.conduct_form(state, messages, entry, where)


def _write(target: Path, form: OfficeSheet, paper: str, language: Language) -> None:
    from duplicado.publish.paper.office_form import office_form_pdf
    from duplicado.publish.paper.sheet_style import PaperSize, PaperStyle

    try:
        target.write_bytes(office_form_pdf(form, PaperStyle(language, PaperSize(paper))))
    except OSError as error:
        raise UnreadableInput(f"{target}: {reason_of(error)}") from None
