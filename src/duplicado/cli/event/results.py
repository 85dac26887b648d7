"""Results: entered, agreed to, put right."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.event.files import (
    by_option,
    confirmed,
    contestant_of,
    file_argument,
    opened,
    section_options,
    take_down,
    yes_option,
)
from duplicado.cli.options import Found, UnreadableInput

if TYPE_CHECKING:
    from duplicado.event.facts.results import Place, TravellerLine
    from duplicado.event.record.state import EventState
    from duplicado.locale import Language
    from duplicado.publish.messages import Messages

__all__ = ["correct", "result"]


def place_of(
    state: EventState, session: int, section: str, table: int, board: int, round_number: int | None, messages: Messages
) -> Place:
    """Return the place, with the round in which the movement has that board at that table where none is named.

    Raises:
        UnreadableInput: no round is named, and the movement does not tell.
    """
    from duplicado.event.facts.results import Place

    if round_number is None:
        plan = state.session(session).plans.get(section)
        rounds = [due.place.round for due in plan.by_board.get(board, ()) if due.place.table == table] if plan else []
        if len(rounds) != 1:
            code = "event-which-round" if rounds else "event-not-due"
            raise UnreadableInput(messages.text(code, board=board, table=table))
        round_number = rounds[0]
    return Place(session, section, round_number, table, board)


def _line(text: str, language: Language, messages: Messages) -> TravellerLine:
    from duplicado.formats.traveller_text import read_directors_line
    from duplicado.vocabulary.errors import NotationError

    try:
        return read_directors_line(text, language)
    except NotationError:
        raise UnreadableInput(messages.text("event-bad-result", text=text[:60])) from None


@click.command(context_settings={"ignore_unknown_options": True})
@file_argument
@click.argument("table", type=click.IntRange(1))
@click.argument("board", type=click.IntRange(1))
@click.argument("score", metavar="RESULT")
@section_options
@click.option("--round", "round_number", type=click.IntRange(1), help="The round; else as the movement has it.")
@click.option("--ns", help="Who sat North-South, if not those of the movement.")
@click.option("--ew", help="Who sat East-West, if not those of the movement.")
@click.option("--side", type=click.Choice(["NS", "EW"]), help="The side that wrote it down; else the Director.")
@yes_option
@by_option
def result(  # noqa: PLR0913 - one argument for each option
    file: Path,
    *,
    table: int,
    board: int,
    score: str,
    session: int,
    section: str,
    round_number: int | None,
    ns: str | None,
    ew: str | None,
    side: str | None,
    sure: bool,
    by: str,
    language: Language,
) -> None:
    """Enter the RESULT of a board at a table.

    \b
    RESULT is contract, declarer, result and lead, in the letters of --lang; or a
    score to North-South; or a pass; or np for a board that was not played; or
    averages that the Director wrote, of North-South and of East-West:
      "4S N +1 HK"   "3NTX E -2"   "6D S 12"   pass   -50   np   "A+ A-"   "60% 40%"

    What looks like a slip is asked about first, and taken down if it is right.
    """  # noqa: D301 - click wants the character, not the two signs
    from duplicado.event.facts.stated_results import ResultEntered
    from duplicado.vocabulary.seats import Side

    with opened(file, language) as (event, messages):
        place = place_of(event.live.state, session, section, table, board, round_number, messages)
        entered = ResultEntered(
            place,
            _line(score, language, messages),
            north_south=contestant_of(ns, section, messages) if ns else None,
            east_west=contestant_of(ew, section, messages) if ew else None,
            side=Side(side) if side else None,
        )
        take_down(event, messages, entered, by=by, sure=sure)


@click.command(context_settings={"ignore_unknown_options": True})
@file_argument
@click.argument("table", type=click.IntRange(1))
@click.argument("board", type=click.IntRange(1))
@click.argument("score", metavar="RESULT")
@section_options
@click.option("--round", "round_number", type=click.IntRange(1), help="The round; else as the movement has it.")
@click.option("--ns", help="Who sat North-South, if not those of the movement.")
@click.option("--ew", help="Who sat East-West, if not those of the movement.")
@click.option("--reason", required=True, help="What was wrong.")
@click.option(
    "--approved-by", default="", help="Who approves for the Organizer, after the Correction Period (Law 79C2)."
)
@yes_option
@by_option
def correct(  # noqa: PLR0913 - one argument for each option
    file: Path,
    *,
    table: int,
    board: int,
    score: str,
    session: int,
    section: str,
    round_number: int | None,
    ns: str | None,
    ew: str | None,
    reason: str,
    approved_by: str,
    sure: bool,
    by: str,
    language: Language,
) -> None:
    """Put the result of a board right (Law 79C); what stood before stays in the record."""
    from duplicado.event.facts.stated_results import ResultCorrected, ResultEntered

    with opened(file, language) as (event, messages):
        place = place_of(event.live.state, session, section, table, board, round_number, messages)
        cell = event.live.state.cell(place)
        stated = ResultEntered(
            place,
            _line(score, language, messages),
            north_south=contestant_of(ns, section, messages) if ns else None,
            east_west=contestant_of(ew, section, messages) if ew else None,
        )
        instead_of = tuple(id_ for id_ in cell.stated if id_ not in cell.replaced)
        # A result that is wanting after the period is entered in this way too, and then somebody has approved.
        if not (instead_of or approved_by or sure or _confirmed_all_the_same(place, messages)):
            raise Found
        fact = ResultCorrected(stated, instead_of, reason, approved_by)
        take_down(event, messages, fact, by=by, sure=sure)


def _confirmed_all_the_same(place: Place, messages: Messages) -> bool:
    from duplicado.publish.sentences.facts import place_text

    return confirmed(messages, messages.text("event-nothing-to-correct", place=place_text(place, messages)))
