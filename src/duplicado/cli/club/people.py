"""The persons whom a club knows, and how long what is kept about them is kept."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import click

from duplicado.cli.club.files import at_club, folder_argument
from duplicado.cli.options import OneAtATime, UnreadableInput, bytes_in, json_option, print_json, unreadable_for
from duplicado.locale import Language
from duplicado.vocabulary.errors import DuplicadoError


@click.command()
@folder_argument
@click.option("--add", metavar="NAME", help="Take in a person.")
@click.option("--number", default="", help="With --add: the number with the federation.")
@click.option("--contact", default="", help="With --add: how to reach the person.")
@click.option(
    "--import",
    "source",
    type=click.Path(path_type=Path),
    metavar="CSV",
    help="Take in those of a list: name; number; contact, a person on each line.",
)
@json_option
def people(
    folder: str,
    *,
    add: str | None,
    number: str,
    contact: str,
    source: Path | None,
    as_json: bool,
    language: Language,
) -> None:
    """List the persons whom the club knows; take in.

    What is held on somebody, in the records of events too: duplicado club held. To erase him: duplicado club erase.
    """
    from duplicado.service.club.name_lists import people_in

    if add is not None and source is not None:
        raise OneAtATime("--add", "--import")
    with at_club(folder, language) as (room, messages):
        if source is not None:
            listed = people_in(bytes_in(source))
            added = room.people.take_in(listed)
            click.echo(messages.text("backroom-taken-in", count=added, listed=len(listed)))
            return
        if add is not None:
            room.people.add(add, number=number, contact=contact)
        if as_json:
            print_json([asdict(each) for each in room.people.all()])
            return
        for each in sorted(room.people.all(), key=lambda person: person.name.casefold()):
            click.echo("  ".join(filter(None, (each.id, each.name, each.number, each.contact, each.seen[:10]))))


@click.command()
@folder_argument
@click.option("--clock-is-right", is_flag=True, help="Delete by the clock although the record does not bear it out.")
@json_option
def tidy(folder: str, *, clock_is_right: bool, as_json: bool, language: Language) -> None:
    """Delete what has been kept long enough, see `duplicado club keep`; a club that is served does so every day.

    Records from which something is deleted are written anew, and say so: duplicado verify. Not while the club is
    served: its own tidying is on the page of people.
    """
    from duplicado.service.club.clock_doubts import ClockDoubted

    with at_club(folder, language, "tidy") as (room, messages):
        with unreadable_for(messages, ClockDoubted):
            gone = room.archive.tidy(by=room.viewer.subject, trusts_clock=clock_is_right)
        if as_json:
            click.echo(json.dumps(dict(gone)))
            return
        for name, count in gone.items():
            click.echo(f"{messages.text(f'backroom-kept-{name}')}: {count}")


@click.command()
@folder_argument
@click.argument("name", required=False, metavar="[WHAT")
@click.argument("days", required=False, type=click.IntRange(0), metavar="DAYS]")
@json_option
def keep(folder: str, *, name: str | None, days: int | None, as_json: bool, language: Language) -> None:
    """Say for how many days what is kept, or set it: duplicado club keep our-club audit 400.

    WHAT is one of people, devices, tokens, codes, pins, tries, audit; and, of the records of events, counted from the
    last entry of each: calls, what was said when the Director was called; notes, the directors' register; names, which
    give way to pseudonyms; and tables, from when something happened there last: names and words at electronic tables.
    36500 days means for good.
    """
    if (name is None) is not (days is None):
        raise click.UsageError("duplicado club keep FOLDER WHAT DAYS")
    with at_club(folder, language) as (room, messages):
        if name is not None and days is not None:
            try:
                room.people.keep(name, days)
            except DuplicadoError as error:
                raise UnreadableInput(str(error)) from None
        kept = {each: room.people.days(each) for each in room.people.kinds()}
        if as_json:
            click.echo(json.dumps(kept))
            return
        for each, number in kept.items():
            what = messages.text(f"backroom-kept-{each}")
            click.echo(f"{each}: {messages.text('backroom-days', what=what, days=number)}")
