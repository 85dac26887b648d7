"""Movements, deals, rounds, and what happens to a board."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.event.files import by_option, file_argument, late_change_option, opened, section_options, take_down
from duplicado.cli.event.results import place_of
from duplicado.cli.options import UnreadableInput, reason_of

if TYPE_CHECKING:
    from duplicado.locale import Language

__all__ = ["board", "deals", "plan"]


@click.command()
@file_argument
@section_options
@click.option("--pairs", type=click.IntRange(2, 200), metavar="N", help="How many pairs, teams or players there are.")
@click.option("--minutes", type=click.IntRange(1, 6000), metavar="T", help="How long play may last.")
@click.option("--boards", type=click.IntRange(1, 40), metavar="N", help="Boards that a table plays in a round.")
@click.option(
    "--choice",
    type=click.IntRange(1, 3),
    default=1,
    show_default=True,
    help="Which of the three proposals of `duplicado movement`.",
)
@click.option("--barometer", is_flag=True, help="All tables play the same boards in each round.")
@click.option(
    "--movement",
    "name",
    metavar="NAME",
    help="This movement, e.g. howell; `duplicado movement --movement list` lists them.",
)
@click.option("--tables", type=click.IntRange(1, 100), metavar="N", help="With --movement: how many tables there are.")
@click.option("--rounds", type=click.IntRange(1, 99), metavar="N", help="With --movement: how many rounds.")
@click.option(
    "--from",
    "source",
    type=click.Path(path_type=Path),
    metavar="MOVEMENT",
    help="The movement of a .MOV file (untried).",
)
@click.option("--first-board", type=click.IntRange(1, 99), default=1, show_default=True, help="The lowest board.")
@click.option(
    "--share-boards",
    "share",
    is_flag=True,
    help="With the boards of the sections planned already: as few copies as possible.",
)
@by_option
def plan(  # noqa: PLR0913 - one argument for each option
    file: Path,
    *,
    pairs: int | None,
    minutes: int | None,
    boards: int | None,
    choice: int,
    barometer: bool,
    name: str | None,
    tables: int | None,
    rounds: int | None,
    source: Path | None,
    first_board: int,
    share: bool,
    session: int,
    section: str,
    by: str,
    language: Language,
) -> None:
    """Choose the movement of a session: the best for the number of pairs and the time, or one by its name.

    Without --pairs everybody who is entered in the section plays, unless --tables says how many there are. `duplicado
    movement` shows the three proposals. An event whose rounds are paired one after the other needs no movement: use
    `duplicado event pair`. When plans change while you play, use `duplicado event replan`.

    \b
    Examples:
      duplicado event plan thursday.event --pairs 14 --minutes 190
      duplicado event plan thursday.event --movement howell --pairs 8 --boards 3
      duplicado event plan thursday.event --barometer --minutes 180
      duplicado event plan thursday.event --section B --movement howell --boards 2 --share-boards
      duplicado event plan thursday.event --from H0714X.MOV --boards 2
    """  # noqa: D301 - click wants the character, not the two signs
    from duplicado.cli.event.movements import Wish, movement_for, movement_from
    from duplicado.cli.event.sharing import sharing
    from duplicado.event.contest import ContestantId
    from duplicado.event.facts.planning import SectionPlanned

    with opened(file, language) as (event, messages):
        state = event.live.state
        listed = sorted((who for who in state.contestants if who.section == section), key=lambda who: who.order)
        wish = Wish(pairs, minutes, boards, choice, "barometer" if barometer else name, tables, rounds)
        if source is None:
            movement, boards_each = movement_for(state.conditions, len(listed), wish, messages)
            number = wish.number(len(listed), state.conditions.kind)
        else:
            movement, boards_each = movement_from(source, state.conditions, wish, messages)
            number = movement.contestants
        if share:
            plans = state.session(session).plans
            movement = sharing(plans, section, movement, boards_each, first_board, messages)
        if len(listed) != number:
            listed = [ContestantId(count, None, section) for count in range(1, number + 1)]
        fact = SectionPlanned(session, section, movement, tuple(listed), boards_each, first_board)
        take_down(event, messages, fact, by=by)


@click.command()
@file_argument
@click.argument("source", type=click.Path(path_type=Path))
@section_options
@by_option
def deals(file: Path, *, source: Path, session: int, section: str, by: str, language: Language) -> None:
    """Record the deals of a session from a file of boards (PBN, LIN and the others that `check` reads)."""
    from duplicado.event.facts.planning import DealsRecorded
    from duplicado.formats.registry import layouts_in

    with opened(file, language) as (event, messages):
        try:
            data = source.read_bytes()
        except OSError as error:
            raise UnreadableInput(f"{source}: {reason_of(error)}") from None
        layouts = layouts_in(source.name, data)
        if not layouts:
            raise UnreadableInput(messages.text("event-no-deals", file=str(source)))
        take_down(event, messages, DealsRecorded(session, layouts, section or None), by=by)


@click.command()
@file_argument
@click.argument("table", type=click.IntRange(1))
@click.argument("number", type=click.IntRange(1), metavar="BOARD")
@click.argument("what", type=click.Choice(["postponed", "cancelled", "form"]))
@click.argument("form", default="")
@section_options
@click.option("--round", "round_number", type=click.IntRange(1), help="The round; else as the movement has it.")
@click.option("--reason", default="")
@late_change_option
@by_option
def board(  # noqa: PLR0913 - one argument for each option
    file: Path,
    *,
    table: int,
    number: int,
    what: str,
    form: str,
    session: int,
    section: str,
    round_number: int | None,
    reason: str,
    approved_by: str | None,
    by: str,
    language: Language,
) -> None:
    """Take down what became of a board at a table.

    `postponed` and `cancelled` are the Director's (Law 8B2). `form NAME` says in which form a fouled board was played
    there (Law 87): any name, the same for the same form.
    """
    from duplicado.event.facts.boards import BoardCancelled, BoardPostponed, FormRecorded

    with opened(file, language) as (event, messages):
        place = place_of(event.live.state, session, section, table, number, round_number, messages)
        match what:
            case "postponed":
                take_down(event, messages, BoardPostponed(place, reason), by=by)
            case "cancelled":
                take_down(event, messages, BoardCancelled(place, reason, approved_by), by=by)
            case _:
                take_down(event, messages, FormRecorded(place, form, approved_by), by=by)
