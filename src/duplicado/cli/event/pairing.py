"""The next round of an event whose rounds are paired one after the other."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.event.files import by_option, file_argument, opened, section_options
from duplicado.cli.options import Found, json_option

if TYPE_CHECKING:
    from duplicado.locale import Language

__all__ = ["pair"]

_REMEDIES = ("exact-method", "allow-rematches", "lift-separation", "second-bye", "bye")


@click.command()
@file_argument
@section_options
@click.option("--boards", type=click.IntRange(1, 64), metavar="N", help="Boards of a match; else as in the last round.")
@click.option("--first-board", type=click.IntRange(1, 999), metavar="N", help="The first board; else the next one.")
@click.option(
    "--share",
    type=click.IntRange(1, 8),
    metavar="N",
    help="So many tables share one copy of the boards; else as in the last round. For pairs.",
)
@click.option(
    "--contestants", type=click.IntRange(2, 400), metavar="N", help="How many there are, where they are not entered."
)
@click.option("--again", is_flag=True, help="Pair the last round anew, of which nothing has been played.")
@click.option(
    "--after", type=click.IntRange(1), metavar="ROUND", help="Pair by the standings after this earlier round."
)
@click.option("--provisional", is_flag=True, help="Pair although results are missing: what is there counts.")
@click.option(
    "--remedy",
    "remedies",
    multiple=True,
    type=click.Choice(_REMEDIES),
    help="Allow this in a round for which there is no pairing otherwise; may be repeated.",
)
@click.option("--only-show", is_flag=True, help="Show the round and take nothing down.")
@json_option
@by_option
def pair(  # noqa: PLR0913 - one argument for each option
    file: Path,
    *,
    boards: int | None,
    first_board: int | None,
    share: int | None,
    contestants: int | None,
    again: bool,
    after: int | None,
    provisional: bool,
    remedies: tuple[str, ...],
    only_show: bool,
    as_json: bool,
    session: int,
    section: str,
    by: str,
    language: Language,
) -> None:
    """Pair the next round of a Swiss, Danish or knock-out event, and plan its tables and boards.

    Which of the three it is, and what becomes of an odd number, stands in the conditions of contest (`pairing`, `odd`).
    The first round is by the seeding, every other by the standings. It is said how each pairing came about.

    \b
    A Swiss of teams:
      duplicado event new league.event --title League --kind teams --pairing swiss
      duplicado event enter league.event 1 Ana Rui Eva Luis --team Porto
      duplicado event pair league.event --boards 8
      duplicado event result league.event 1 1 "4S N ="
      duplicado event pair league.event
    """  # noqa: D301 - click wants the character, not the two signs
    from duplicado.event.contest import ContestantId
    from duplicado.event.pairing.errors import ImpossibleRound, Remedy
    from duplicado.event.record.round_pairing import RoundWanted, next_round
    from duplicado.event.record.rounds_played import RoundNotReady
    from duplicado.publish.pairing_words import impossible_text, not_ready_text, round_json, round_text

    wanted = RoundWanted(
        session=session,
        section=section,
        boards=boards,
        first_board=first_board,
        share=share,
        contestants=tuple(ContestantId(number, None, section) for number in range(1, (contestants or 0) + 1)),
        again=again,
        standing_after=after,
        provisional=provisional,
        remedies=frozenset(map(Remedy, remedies)),
    )
    with opened(file, language) as (event, messages):
        try:
            paired = next_round(event.live, wanted)
        except RoundNotReady as error:
            click.echo(not_ready_text(error, messages), err=True)
            raise Found from None
        except ImpossibleRound as error:
            click.echo(impossible_text(error, messages), err=True)
            raise Found from None
        if not only_show:
            event.enter(paired.planned, by=by)
        if as_json:
            click.echo(json.dumps(round_json(paired), ensure_ascii=False, indent=1))
            return
        click.echo(round_text(paired, event.live.state, messages))
        if only_show:
            click.echo("\n" + messages.text("pairing-shown-only"))
