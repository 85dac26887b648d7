"""The persons whom a club knows, and how long what is kept about them is kept."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import click

from duplicado.cli.club.files import at_club, folder_argument
from duplicado.cli.options import UnreadableInput, json_option
from duplicado.vocabulary import DuplicadoError, Language

__all__ = ["keep", "people", "tidy"]


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
@click.option("--export", metavar="ID", help="Write all that is kept about a person, as JSON.")
@click.option("--forget", metavar="ID", help="Delete all that is kept about a person.")
@json_option
def people(  # noqa: PLR0913 - one argument for each option
    folder: str,
    *,
    add: str | None,
    number: str,
    contact: str,
    source: Path | None,
    export: str | None,
    forget: str | None,
    as_json: bool,
    language: Language,
) -> None:
    """List the persons whom the club knows; take in, hand out, forget.

    What stands in the records of events, names among it, is never changed: results are public.
    """
    from duplicado.service.club.lists import people_in

    if sum(each is not None for each in (add, source, export, forget)) > 1:
        raise click.UsageError("one of --add, --import, --export and --forget at a time")
    with at_club(folder, language) as (room, messages):
        if export is not None or forget is not None:
            try:
                if export is not None:
                    click.echo(json.dumps(room.people.export(export), ensure_ascii=False, indent=1))
                elif forget is not None:
                    room.people.forget(forget)
                    room.entrance.note(room.viewer, "", "forgotten", "")
                    click.echo(messages.text("backroom-forgotten"))
            except DuplicadoError:
                raise UnreadableInput(
                    messages.text("backroom-unknown-person", id=(export or forget or "")[:40])
                ) from None
            return
        if source is not None:
            try:
                listed = people_in(source.read_bytes())
            except OSError as error:
                raise UnreadableInput(f"{source}: {error.strerror or error}") from None
            added = room.people.take_in(listed)
            click.echo(messages.text("backroom-taken-in", count=added, listed=len(listed)))
            return
        if add is not None:
            room.people.add(add, number=number, contact=contact)
        if as_json:
            click.echo(json.dumps([asdict(each) for each in room.people.all()], ensure_ascii=False, indent=1))
            return
        for each in sorted(room.people.all(), key=lambda person: person.name.casefold()):
            click.echo("  ".join(filter(None, (each.id, each.name, each.number, each.contact, each.seen[:10]))))


@click.command()
@folder_argument
@json_option
def tidy(folder: str, *, as_json: bool, language: Language) -> None:
    """Delete what has been kept long enough, see `duplicado club keep`."""
    with at_club(folder, language) as (room, messages):
        gone = room.people.tidy()
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

    WHAT is one of people, devices, tokens, codes, pins, tries, audit.
    """
    from duplicado.service.club import RETENTION

    if (name is None) is not (days is None):
        raise click.UsageError("duplicado club keep FOLDER WHAT DAYS")
    with at_club(folder, language) as (room, messages):
        if name is not None and days is not None:
            try:
                room.people.keep(name, days)
            except DuplicadoError as error:
                raise UnreadableInput(str(error)) from None
        kept = {each: room.people.days(each) for each in RETENTION}
        if as_json:
            click.echo(json.dumps(kept))
            return
        for each, number in kept.items():
            what = messages.text(f"backroom-kept-{each}")
            click.echo(f"{each}: {messages.text('backroom-days', what=what, days=number)}")
