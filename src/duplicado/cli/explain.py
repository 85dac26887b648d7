"""`duplicado explain`: why a published figure is what it is."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from duplicado.cli.event.files import contestant_of, opened
from duplicado.cli.options import UnreadableInput, json_option, lang_option, print_json

if TYPE_CHECKING:
    from duplicado.event.contest import ContestantId
    from duplicado.event.matches.score import MatchSide
    from duplicado.event.record.live_standings import LiveStandings
    from duplicado.event.record.total_explained import BoardReason
    from duplicado.locale import Language


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
    from duplicado.event.record.total_explained import reasons_for
    from duplicado.publish.explanation import total_lines
    from duplicado.publish.office_words import contestant_text
    from duplicado.publish.why_words import reason_lines

    with opened(file, language) as (event, messages):
        who = contestant_of(number, section, event, messages)
        live = event.live
        if who not in live.tallies and who not in (live.matches.rows if live.state.conditions.in_matches else ()):
            raise UnreadableInput(messages.text("event-refused-unknown-contestant", value1=str(who)))
        if board is None:
            lines = list(total_lines(live, who, messages))
            told = json.dumps(_total_json(live, who, lines), ensure_ascii=False, indent=1)
            click.echo(told if as_json else "\n".join(lines))
            return
        reasons = list(reasons_for(live, who, board))
        if not reasons:
            called = contestant_text(who, live.state, messages)
            raise UnreadableInput(messages.text("why-no-board", who=called, board=board))
        if as_json:
            print_json([_reason_json(each) for each in reasons])
            return
        for each in reasons:
            click.echo("\n".join(reason_lines(each, live.state, messages)))


def _total_json(live: LiveStandings, who: ContestantId, lines: list[str]) -> dict[str, Any]:
    """Tell a total: exact figures, the parts that they are made of, and the sentences of the report."""
    from duplicado.event.record.board_views import published_rankings
    from duplicado.event.record.total_columns import EventColumns

    ranks = (rank for ranking in published_rankings(live) for rank in ranking.ranks)
    rank = next((each for each in ranks if each.place.contestant == who), None)
    tally = None if rank is None else rank.tally
    has_percentage = tally is not None and tally.percentage is not None
    parts = EventColumns(live, by_percentage=has_percentage).of(who)
    row = live.matches.rows.get(who) if live.state.conditions.in_matches else None
    return {
        "contestant": str(who),
        "place": None if rank is None else rank.place.place_text,
        "total": None if tally is None else str(tally.total),
        "percentage": str(tally.percentage) if tally is not None and tally.percentage is not None else None,
        "sessions": {str(number): str(figure) for number, figure in parts.sessions.items()},
        "missed": sorted(parts.awarded),
        "penalty": str(parts.penalty),
        "carried": str(parts.carried),
        "carried_percent": str(parts.carried_percent),
        "matches": [_match_json(side) for side in row.sides] if row is not None else [],
        "told": lines,
    }


def _match_json(side: MatchSide) -> dict[str, Any]:
    from duplicado.event.record.match_record import place_of_round

    session, number = place_of_round(side.round)
    return {
        "session": session,
        "round": number,
        "opponent": None if side.opponent is None else str(side.opponent),
        "status": side.status.value,
        "boards": side.boards,
        "gained": str(side.gained),
        "lost": str(side.lost),
        "taken": str(side.taken),
        "net": str(side.margin),
        "points": None if side.points is None else str(side.points),
    }


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
