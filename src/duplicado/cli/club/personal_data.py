"""Commands for the persons whom a club knows: who they are, how long data is kept, export and erasure."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.club.files import at_club, folder_argument
from duplicado.cli.options import (
    AnyCommand,
    OneAtATime,
    UnreadableInput,
    bytes_in,
    json_option,
    print_json,
    unreadable_for,
)
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
    give way to pseudonyms; and tables, from when something happened there last: names and words at electronic tables;
    and log, what devices told of actions there: the thought, presses taken back, attention. 36500 days means for good.
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


if TYPE_CHECKING:
    from duplicado.formats.event_record.persons import Person
    from duplicado.publish.messages import Messages
    from duplicado.service.club.offline_administration import Backroom

_SHORTEST = 3


def _who(command: AnyCommand) -> AnyCommand:
    for option in (
        click.option("--also", multiple=True, metavar="NAME", help="A further spelling of the name; several times."),
        click.option("--number", default="", help="The number with the federation: who has another is somebody else."),
        click.argument("name", metavar="NAME"),
    ):
        command = option(command)
    return folder_argument(command)


def _person(room: Backroom, name: str, number: str, also: tuple[str, ...], messages: Messages) -> Person:
    """Return whom the club knows by an id or name; else somebody whom records name.

    Raises:
        UnreadableInput: that is no name.
    """
    from duplicado.formats.event_record.persons import Person

    known = [each for each in room.people.all() if name == each.id]
    if known:
        return room.archive.person(known[0].id, *also)
    if any(len(each.strip()) < _SHORTEST for each in (name, *also)):
        raise UnreadableInput(messages.text("persons-name-wanted"))
    if not number:
        # The one of that name whom the club knows, if there is one: his number tells him from namesakes.
        numbers = [each.number for each in room.people.all() if each.name.casefold() == name.strip().casefold()]
        number = numbers[0] if len(numbers) == 1 else ""
    return Person((" ".join(name.split()), *also), number)


@click.command()
@_who
def held(folder: str, name: str, number: str, also: tuple[str, ...], language: Language) -> None:
    """Write all that is held on somebody, as JSON: for himself, who may ask for it.

    NAME is as it stands in results, or the id of `duplicado club people`. What names him in the records of events is
    given with what else the entry says: see whether that is for others to read before you hand it out.
    """
    with at_club(folder, language) as (room, messages):
        person = _person(room, name, number, also, messages)
        found = room.archive.held(person)
        room.entrance.trail.note(room.viewer, "", "handed-out", ", ".join(person.names))
        click.echo(found.text())


@click.command()
@_who
@click.option("--yes", is_flag=True, help="Do not ask whether it is meant.")
@json_option
def erase(
    folder: str, name: str, number: str, also: tuple[str, ...], *, yes: bool, as_json: bool, language: Language
) -> None:
    """Erase somebody: nothing that the club keeps names him any more.

    In the records of events, results and rulings included, a pseudonym stands in the place of the name from then on;
    scores stay. The records are tied anew, and say when and by whom: `duplicado verify` passes and tells it. Events
    that are being played are waited for: nothing is changed before they are over. Backups in the club's folder are
    made anew; what still holds the name is listed. While the club is served, erase on its page of people.
    """
    from duplicado.publish.audit_words import still_played_text
    from duplicado.service.club.personal_data import StillPlayed

    with at_club(folder, language, "erase") as (room, messages):
        person = _person(room, name, number, also, messages)
        if not yes and not click.confirm(messages.text("persons-sure", name=", ".join(person.names)), err=True):
            click.echo(messages.text("persons-nothing-done"), err=True)
            return
        try:
            done = room.archive.erase(person, by=room.viewer.subject)
        except StillPlayed as error:
            raise UnreadableInput(still_played_text(error.events, messages)) from None
        detail = f"{done.pseudonym}: {sum(count for _, count in done.events)} entries of {len(done.events)} events"
        room.entrance.trail.note(room.viewer, "", "erased", detail)
        if as_json:
            click.echo(
                json.dumps(
                    {**asdict(done), "events": dict(done.events), "tables": dict(done.tables)},
                    ensure_ascii=False,
                    indent=1,
                )
            )
            return
        click.echo(messages.text("persons-erased", pseudonym=done.pseudonym, rows=done.rows))
        for event, count in done.events:
            click.echo(messages.text("persons-erased-event", event=event, count=count))
        for event, count in done.tables:
            click.echo(messages.text("persons-erased-tables", event=event or "none", count=count))
        if not done.events and not done.tables:
            click.echo(messages.text("persons-erased-nowhere"))
        if done.copied:
            click.echo(messages.text("persons-copied", files=", ".join(done.copied)))
        if done.left:
            click.echo(messages.text("persons-left", files=", ".join(done.left)), err=True)
        click.echo(messages.text("persons-elsewhere"))
