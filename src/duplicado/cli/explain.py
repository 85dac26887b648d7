"""`duplicado explain`: why a published figure is what it is."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from duplicado.cli.event.files import contestant_of, opened
from duplicado.cli.options import UnreadableInput, json_option, lang_option

if TYPE_CHECKING:
    from duplicado.event.record.why import BoardReason
    from duplicado.vocabulary import Language

__all__ = ["command"]


@click.command("explain")
@click.argument("file", type=click.Path(path_type=Path), metavar="EVENT")
@click.option("--pair", "number", required=True, metavar="NUMBER", help="The pair, team or player.")
@click.option("--board", type=click.IntRange(1), help="The board; without it, the whole total.")
@click.option("--section", default="", help="The section, where there are several.")
@json_option
@lang_option
def command(file: Path, *, number: str, board: int | None, section: str, as_json: bool, language: Language) -> None:
    """Say why a pair has what it has: the entries, the ruling, the comparison, the formula and the Law.

    \b
    Examples:
      duplicado explain thursday.event --pair 7 --board 12
      duplicado explain thursday.event --pair 7
    """  # noqa: D301 - click wants the character, not the two signs
    from duplicado.event.record.why import reasons_for
    from duplicado.publish.why_total import total_lines
    from duplicado.publish.why_words import reason_lines

    with opened(file, language) as (event, messages):
        who = contestant_of(number, section, messages)
        live = event.live
        if who not in live.tallies and who not in (live.matches.rows if live.state.conditions.in_matches else ()):
            raise UnreadableInput(messages.text("event-refused-unknown-contestant", value1=str(who)))
        if board is None:
            click.echo("\n".join(total_lines(live, who, messages)))
            return
        reasons = list(reasons_for(live, who, board))
        if not reasons:
            raise UnreadableInput(messages.text("why-no-board", who=str(who), board=board))
        if as_json:
            click.echo(json.dumps([_reason_json(each) for each in reasons], ensure_ascii=False, indent=1))
            return
        for each in reasons:
            click.echo("\n".join(reason_lines(each, live.state, messages)))


def _reason_json(reason: BoardReason) -> dict[str, Any]:
    shown = reason.explanation
    return {
        "place": str(reason.place),
        "side": str(reason.side),
        "entries": [number for number, _ in reason.entries],
        "rulings": [number for number, _ in reason.rulings],
        "clauses": list(reason.adjusted.clauses(reason.side)) if reason.adjusted else [],
        "value": None if shown.value is None else str(shown.value),
        "top": None if shown.top is None else str(shown.top),
        "compared": shown.compared,
        "expected": reason.expected,
    }
