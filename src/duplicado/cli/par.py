"""`duplicado par`: the par score of each board of a file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.batch_options import batch_options
from duplicado.cli.options import json_option, lang_option, print_json

if TYPE_CHECKING:
    from duplicado.locale import Language


@click.command("par", short_help="The par score of each board of a file.")
@click.argument("file", type=click.Path(path_type=Path, allow_dash=True))
@click.option("--boards", metavar="LIST", help="Which boards, e.g. 1-8,17-24; without it all.")
@batch_options
@json_option
@lang_option
def command(file: Path, *, boards: str | None, on: str, resume: Path | None, as_json: bool, language: Language) -> None:
    """Show for each board of FILE the score when both sides bid and play in full view of all cards.

    The dealer bids first, and the vulnerability is that of the board. The solver is the extra "dds".

    \b
    Examples:
      duplicado par tuesday.pbn
      duplicado par tuesday.pbn --boards 1-4 --json
    """  # noqa: D301 - click wants the character, not the two signs
    from duplicado.analysis.par import par
    from duplicado.cli.dd_boards import solved_boards
    from duplicado.publish.messages import Messages
    from duplicado.publish.paper.cell_text import par_text
    from duplicado.publish.rulings.ruling_terms import RulingWords

    messages = Messages.load(language)
    found = [
        (board, par(table, board.vulnerability, board.dealer))
        for board, _, table in solved_boards(file, boards, messages, on=on, resume=resume)
    ]
    if as_json:
        rows = {board.number: {"score": each.score, "contracts": [*map(str, each.contracts)]} for board, each in found}
        print_json(rows)
        return
    wording = RulingWords.of(language).wording
    for board, each in found:
        click.echo(f"{messages.text('dd-board', board=board.number)}: {par_text(each, wording)}")
