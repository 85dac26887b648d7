"""`duplicado dd`: the double-dummy table of each board of a file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.batch_options import batch_options
from duplicado.cli.options import json_option, lang_option, print_json
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import DENOMINATIONS_FROM_NOTRUMP

if TYPE_CHECKING:
    from duplicado.analysis.table import DoubleDummyTable
    from duplicado.locale import Language


@click.command("dd", short_help="Tricks with best play, for each board of a file.")
@click.argument("file", type=click.Path(path_type=Path, allow_dash=True))
@click.option("--boards", metavar="LIST", help="Which boards, e.g. 1-8,17-24; without it all.")
@click.option(
    "--play", is_flag=True, help="Show too what each lead leaves declarer, and which cards of the play cost tricks."
)
@batch_options
@json_option
@lang_option
def command(
    file: Path, *, boards: str | None, play: bool, on: str, resume: Path | None, as_json: bool, language: Language
) -> None:
    """Show for each board of FILE how many tricks each declarer takes when everybody sees all cards.

    FILE may be of any format that has deals. The solver is the extra "dds".

    \b
    Examples:
      duplicado dd tuesday.pbn
      duplicado dd tuesday.pbn --boards 1-4 --json
      duplicado dd tuesday.pbn --boards 7 --play
      duplicado dd year.pbn --on dask:tcp://10.0.0.5:8786 --resume year.jsonl
    """  # noqa: D301 - click wants the character, not the two signs
    from duplicado.cli.dd_boards import chosen_records, solved
    from duplicado.cli.dd_play import judged_plays, play_lines
    from duplicado.publish.messages import Messages

    messages = Messages.load(language)
    records = chosen_records(file, boards, messages)
    found = solved(records, str(file), messages, on=on, resume=resume)
    judged = list(judged_plays(records)) if play else []
    if as_json:
        tables = {board.number: table.as_data() for board, _, table in found}
        plays = [{"board": number} | each.as_data() for number, _, each in judged]
        print_json({"tables": tables, "plays": plays} if play else tables)
        return
    for board, deal, table in found:
        click.echo(messages.text("dd-board", board=board.number))
        click.echo("\n".join(_lines(table, language)))
        for each in (each for number, of_deal, each in judged if number == board.number and of_deal == deal):
            click.echo("\n".join(play_lines(each, messages, language)))


def _lines(table: DoubleDummyTable, language: Language) -> Iterator[str]:
    lexicon = language.lexicon
    names = [lexicon.notrump.written("NT") if each.suit is None else each.symbol for each in DENOMINATIONS_FROM_NOTRUMP]
    yield "   " + "".join(f"{name:>4}" for name in names)
    for seat in Seat:
        tricks = "".join(f"{table.tricks(seat, denomination):>4}" for denomination in DENOMINATIONS_FROM_NOTRUMP)
        yield f"  {lexicon.seats.written(seat)}{tricks}"
