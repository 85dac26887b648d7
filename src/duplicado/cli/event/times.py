"""Until when what may be asked, by the record of the event (Laws 64B, 69, 71, 79, 81C3 and 92B)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from duplicado.cli.event.files import file_argument, opened, section_options
from duplicado.cli.event.results import place_of
from duplicado.cli.options import json_option

if TYPE_CHECKING:
    from duplicado.event.facts.results import Place
    from duplicado.event.record.state import EventState
    from duplicado.law.book.law_79_time import Requested, Timing
    from duplicado.locale import Language
    from duplicado.publish.messages import Messages

__all__ = ["times"]


@click.command()
@file_argument
@click.argument("table", type=click.IntRange(1), required=False)
@click.argument("board", type=click.IntRange(1), required=False)
@section_options
@click.option("--round", "round_number", type=click.IntRange(1), help="The round; else as the movement has it.")
@click.option("--called-on-next-board", is_flag=True, help="The side that asks has called on a later board since.")
@click.option("--approved", is_flag=True, help="The Tournament Organizer approves.")
@json_option
def times(  # noqa: PLR0913 - one argument for each option
    file: Path,
    *,
    table: int | None,
    board: int | None,
    session: int,
    section: str,
    round_number: int | None,
    called_on_next_board: bool,
    approved: bool,
    as_json: bool,
    language: Language,
) -> None:
    """Say what can still be asked and put right now, until when, and under which Law.

    With TABLE and BOARD also what depends on the round: a revoke, a claim, a concession, the number of tricks. The
    periods begin when the score is published (79C1, 92B); how long they are the regulations say.

    \b
    Examples:
      duplicado event times thursday.event
      duplicado event times thursday.event 3 5
    """  # noqa: D301 - click wants the character, not the two signs
    now = datetime.now(UTC)
    if (table is None) != (board is None):
        raise click.UsageError("say TABLE and BOARD, or neither")
    with opened(file, language) as (event, messages):
        state = event.live.state
        place = None
        if table is not None and board is not None:
            place = place_of(state, session, section, table, board, round_number, messages)
        found = list(_found(state, now, session, place, called=called_on_next_board, approved=approved))
        if as_json:
            click.echo(json.dumps([_row(what, timed) for what, timed in found], indent=1))
            return
        click.echo("\n".join(_lines(state, session, place, found, messages)))


def _found(
    state: EventState, now: datetime, session: int, place: Place | None, *, called: bool, approved: bool
) -> Iterator[tuple[Requested, Timing]]:
    from duplicado.event.record.request_timing import timing_at, timing_of
    from duplicado.law.book.law_79_time import Requested

    of_session = (Requested.SCORE_CORRECTION, Requested.RULING, Requested.APPEAL, Requested.DIRECTORS_NOTICE)
    for what in of_session if place is None else Requested:
        if place is None:
            yield what, timing_of(state, what, now, session, approved=approved)
        else:
            yield what, timing_at(state, what, now, place, called_on_next_board=called, approved=approved)


def _lines(
    state: EventState,
    session: int,
    place: Place | None,
    found: list[tuple[Requested, Timing]],
    messages: Messages,
) -> Iterator[str]:
    from duplicado.event.facts.office_values import Where
    from duplicado.event.record.request_timing import times_at
    from duplicado.publish.office_texts import requested_text, timing_text
    from duplicado.publish.office_words import sentence, where_text

    if place is None:
        yield sentence(where_text(Where(session), messages))
    else:
        over = times_at(state, place).round_over
        where = where_text(Where.at(place), messages)
        yield messages.text("office-times-round-over" if over else "office-times-round-on", where=where)
    for what, timed in found:
        told = timing_text(messages, timed, lambda moment: f"{moment.astimezone():%Y-%m-%d %H:%M}")
        yield f"  {requested_text(messages, what)}: {told}"


def _row(what: Requested, timed: Timing) -> dict[str, Any]:
    return {
        "what": what.value,
        "standing": timed.standing.value,
        "law": timed.clause,
        "until": timed.until.isoformat() if timed.until else None,
        "still": timed.still or None,
    }
