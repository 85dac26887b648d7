"""Seasons and their ladders at the command line."""

from __future__ import annotations

import json
from pathlib import Path

import click

from duplicado.cli.club.files import at_club, folder_argument
from duplicado.cli.options import UnreadableInput, json_option, print_json, text_in, unreadable_for
from duplicado.locale import Language


@click.command()
@folder_argument
@click.argument("season", required=False, metavar="[SEASON")
@click.argument("ladder", required=False, metavar="LADDER]")
@click.option("--declare", type=click.Path(path_type=Path), metavar="TOML", help="Keep the seasons of a file.")
@click.option(
    "--federation",
    type=click.Path(path_type=Path),
    metavar="TOML",
    help="Keep the federation's form with award points.",
)
@click.option("--show", is_flag=True, help="Print the declaration of the seasons.")
@json_option
def ladders(
    folder: str,
    *,
    season: str | None,
    ladder: str | None,
    declare: Path | None,
    federation: Path | None,
    show: bool,
    as_json: bool,
    language: Language,
) -> None:
    """List the ladders of the club's seasons, or show one; declare seasons and award points.

    A ladder ranks the players of published events by a formula: best, average, points, master-points.

    \b
    Examples:
      duplicado club ladders our-club --declare seasons.toml --federation federation.toml
      duplicado club ladders our-club
      duplicado club ladders our-club winter best
    """  # noqa: D301 - click wants the character, not the two signs
    from duplicado.event.ranking.ladders import FormulaName
    from duplicado.formats.federation_form import read_federation_form
    from duplicado.publish.diagnostic_sentences import diagnostic_text
    from duplicado.service.club.event_digests import EventDigests
    from duplicado.service.club.seasons import BadSeasons, Seasons, rows_told
    from duplicado.service.club.standings_of_season import keep_club_form, ladder_now

    if (season is None) is not (ladder is None):
        raise click.UsageError("duplicado club ladders FOLDER SEASON LADDER")
    with at_club(folder, language) as (room, messages):
        seasons = Seasons(room.people.store)
        if declare is not None:
            with unreadable_for(messages, BadSeasons):
                seasons.declare(text_in(declare))
        if federation is not None:
            text = text_in(federation)
            wrong = read_federation_form(text).diagnostics
            if wrong:
                said = " ".join(f"{each.line}: {diagnostic_text(each, messages)}" for each in wrong)
                raise UnreadableInput(f"{federation}: {said}")
            keep_club_form(room.people.store, text)
        if show:
            click.echo(seasons.text(), nl=False)
            return
        if season is None or ladder is None:
            told = [(each, one) for each in seasons.all() for one in each.ladders]
            if as_json:
                click.echo(json.dumps([{"season": each.key, "ladder": one.key} for each, one in told]))
                return
            for each, one in told:
                click.echo(f"{each.key} {one.key}: {each.name}, {one.name}")
            return
        known = seasons.of(season)
        declared = None if known is None else known.ladder(ladder)
        if known is None or declared is None:
            raise UnreadableInput(messages.text("ladders-no-such", ladder=f"{season} {ladder}"))
        _results, rows = ladder_now(EventDigests(room.shelf).results(), room.people, known, declared)
        if as_json:
            print_json(rows_told(rows))
            return
        for told_row, row in zip(rows_told(rows), rows, strict=True):
            share = " %" if declared.formula in {FormulaName.BEST, FormulaName.AVERAGE} else ""
            wanting = messages.text("ladders-wanting", count=row.place.wanting) if row.place.wanting else ""
            figure = messages.number(str(told_row["figure"])) + share
            click.echo("  ".join(filter(None, (str(told_row["place"] or "-"), row.name, row.number, figure, wanting))))
