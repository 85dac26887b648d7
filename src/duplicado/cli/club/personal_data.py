"""Commands for personal data: export and erasure of what a club's files and records hold of a person."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from duplicado.cli.club.files import at_club, folder_argument
from duplicado.cli.options import AnyCommand, UnreadableInput, json_option
from duplicado.locale import Language

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
    from duplicado.service.club.personal_data import StillPlayed

    with at_club(folder, language, "erase") as (room, messages):
        person = _person(room, name, number, also, messages)
        if not yes and not click.confirm(messages.text("persons-sure", name=", ".join(person.names)), err=True):
            click.echo(messages.text("persons-nothing-done"), err=True)
            return
        try:
            done = room.archive.erase(person, by=room.viewer.subject)
        except StillPlayed as error:
            raise UnreadableInput(messages.text("persons-still-played", events=", ".join(error.events))) from None
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
        for table, count in done.tables:
            click.echo(messages.text("persons-erased-table", table=table, count=count))
        if not done.events and not done.tables:
            click.echo(messages.text("persons-erased-nowhere"))
        if done.copied:
            click.echo(messages.text("persons-copied", files=", ".join(done.copied)))
        if done.left:
            click.echo(messages.text("persons-left", files=", ".join(done.left)), err=True)
        click.echo(messages.text("persons-elsewhere"))
