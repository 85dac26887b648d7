"""Commands for boards and sessions that are not played, with what the regulations give for them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.event.files import by_option, contestant_of, file_argument, opened, section_options, take_down
from duplicado.cli.event.results import place_of

if TYPE_CHECKING:
    from duplicado.event.adjusting.unplayed import UnplayedBoard
    from duplicado.event.facts.results import Place
    from duplicado.event.record.state import EventState
    from duplicado.locale import Language
    from duplicado.vocabulary.seats import Side

__all__ = ["missed", "unplayed"]

_CAUSES = ("justified", "own-fault", "organiser")


@click.command()
@file_argument
@click.argument("number")
@section_options
@click.option("--reason", default="")
@by_option
def missed(file: Path, *, number: str, session: int, section: str, reason: str, by: str, language: Language) -> None:
    """Take down that a pair could not play a session; the regulations say what it gets for it.

    In the total of the event, `--profile aeb` gives the lowest of three: the pair's average without the session, that
    average with 50 % for it, and 53 %; for the last session the worst of its sessions. Other regulations give nothing,
    unless the conditions of contest have the options `unplayed_session.rule`, `.cap` and `.last_session_rule`.
    """
    from duplicado.event.facts.contestants import SessionMissed

    with opened(file, language) as (event, messages):
        who = contestant_of(number, section, messages)
        take_down(event, messages, SessionMissed(who, session, reason), by=by)


@click.command()
@file_argument
@click.argument("table", type=click.IntRange(1))
@click.argument("board", type=click.IntRange(1))
@section_options
@click.option("--round", "round_number", type=click.IntRange(1), help="The round; else as the movement has it.")
@click.option("--ns", type=click.Choice(_CAUSES), required=True, help="Why North-South could not play it.")
@click.option("--ew", type=click.Choice(_CAUSES), required=True, help="Why East-West could not play it.")
@click.option("--reason", required=True, help="What happened, in a few words.")
@by_option
def unplayed(  # noqa: PLR0913 - one argument for each option
    file: Path,
    *,
    table: int,
    board: int,
    ns: str,
    ew: str,
    session: int,
    section: str,
    round_number: int | None,
    reason: str,
    by: str,
    language: Language,
) -> None:
    """Rule what pairs get for a board that they could not play, by the cause on each side.

    Law 12C2 gives average plus to who is in no way at fault and average minus to who is. The regulations may have
    fixed percentages instead, and for a justified cause the pair's average of the session, as long as no more than a
    part of the session is wanting.
    """
    from duplicado.event.adjusting.rulings import Ruling
    from duplicado.event.facts.awards import ScoreRuled
    from duplicado.vocabulary.seats import Side

    with opened(file, language) as (event, messages):
        state = event.live.state
        place = place_of(state, session, section, table, board, round_number, messages)
        ours, theirs = _award(state, place, Side.NS, ns), _award(state, place, Side.EW, ew)
        under = tuple(dict.fromkeys((*ours.clauses, *theirs.clauses)))
        take_down(event, messages, ScoreRuled(place, Ruling(ours.score, theirs.score, under), reason), by=by)


def _award(state: EventState, place: Place, side: Side, cause: str) -> UnplayedBoard:
    """Return what the regulations give a side; how much of the session it has not played the record tells."""
    from duplicado.event.adjusting.unplayed import Cause, score_of_unplayed
    from duplicado.vocabulary.seats import Side

    plan = state.session(place.session).plans.get(place.section)
    due = plan.at(place) if plan else None
    who = None if due is None else due.north_south if side is Side.NS else due.east_west
    theirs = [each.place for each in plan.due.values() if who in each.contestants] if plan and who else [place]
    wanting = [each for each in theirs if each == place or _is_ruled_unplayed(state, each)]
    causes: dict[str, Cause] = dict(
        zip(_CAUSES, (Cause.JUSTIFIED, Cause.PLAYERS_FAULT, Cause.ORGANISERS_FAULT), strict=True)
    )
    return score_of_unplayed(
        causes[cause], state.conditions.regulations, unplayed=len(wanting), scheduled=max(len(theirs), len(wanting))
    )


def _is_ruled_unplayed(state: EventState, place: Place) -> bool:
    """Tell whether it is settled that a board is not played; one that is still to be played does not count."""
    cell = state.cell(place)
    return cell.result is None and (cell.cancelled or cell.ruling is not None)
