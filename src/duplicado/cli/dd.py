"""`duplicado dd`: the double-dummy table of each board of a file."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from duplicado.cli.batch_options import batch_options
from duplicado.cli.options import json_option, lang_option
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Denomination

if TYPE_CHECKING:
    from duplicado.analysis.table import DoubleDummyTable
    from duplicado.locale import Language

_ORDER: Final = tuple(reversed(Denomination))


@click.command("dd", short_help="Tricks with best play, for each board of a file.")
@click.argument("file", type=click.Path(path_type=Path, allow_dash=True))
@click.option("--boards", metavar="LIST", help="Which boards, e.g. 1-8,17-24; without it all.")
@batch_options
@json_option
@lang_option
def command(file: Path, *, boards: str | None, on: str, resume: Path | None, as_json: bool, language: Language) -> None:
    """Show for each board of FILE how many tricks each declarer takes when everybody sees all cards.

    FILE may be of any format that has deals. The solver is the extra "dds".

    \b
    Examples:
      duplicado dd tuesday.pbn
      duplicado dd tuesday.pbn --boards 1-4 --json
      duplicado dd year.pbn --on dask:tcp://10.0.0.5:8786 --resume year.jsonl
    """  # noqa: D301 - click wants the character, not the two signs
    from duplicado.cli.dd_boards import solved_boards
    from duplicado.publish.messages import Messages

    messages = Messages.load(language)
    solved = solved_boards(file, boards, messages, on=on, resume=resume)
    if as_json:
        click.echo(json.dumps({board.number: _data(table) for board, _, table in solved}, indent=1))
        return
    for board, _, table in solved:
        click.echo(messages.text("dd-board", board=board.number))
        click.echo("\n".join(_lines(table, language)))


def _data(table: DoubleDummyTable) -> dict[str, dict[str, int]]:
    return {
        str(seat): {str(denomination): table.tricks(seat, denomination) for denomination in _ORDER} for seat in Seat
    }


def _lines(table: DoubleDummyTable, language: Language) -> Iterator[str]:
    lexicon = language.lexicon
    names = [lexicon.notrump.written("NT") if each.suit is None else each.symbol for each in _ORDER]
    yield "   " + "".join(f"{name:>4}" for name in names)
    for seat in Seat:
        tricks = "".join(f"{table.tricks(seat, denomination):>4}" for denomination in _ORDER)
        yield f"  {lexicon.seats.written(seat)}{tricks}"
