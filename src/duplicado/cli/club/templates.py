"""A club's templates of events, and events made from them."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.club.files import at_club, folder_argument
from duplicado.cli.options import OneAtATime, UnreadableInput, bytes_in, json_option, print_json, text_in
from duplicado.locale import Language

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from duplicado.publish.messages import Messages
    from duplicado.service.club.entry_lists import Entrant
    from duplicado.service.club.event_terms import ClubEvening
    from duplicado.service.club.offline_administration import Backroom
    from duplicado.vocabulary.hands import Layout


@click.command()
@folder_argument
@click.option("--rename", nargs=2, metavar="OLD NEW", help="Give a template another name.")
@click.option("--delete", metavar="NAME", help="Take a template away.")
@click.option("--show", metavar="NAME", help="Print the settings of a template, as JSON.")
@click.option(
    "--save",
    nargs=2,
    type=(str, click.Path(path_type=Path)),
    metavar="NAME FILE",
    help="Keep settings from a file, in the form that --show prints.",
)
@json_option
def templates(
    folder: str,
    *,
    rename: tuple[str, str] | None,
    delete: str | None,
    show: str | None,
    save: tuple[str, Path] | None,
    as_json: bool,
    language: Language,
) -> None:
    """List the templates of events; show, keep, rename, delete.

    A template is made in the browser, on the second page of a new event, or here. Those that come with the program have
    names that begin with own: and stay as they are.

    \b
    Examples:
      duplicado club templates our-club
      duplicado club templates our-club --rename "Thursday" "Thursday pairs"
      duplicado club templates our-club --show own:pairs > pairs.json
      duplicado club templates our-club --save "Tuesday pairs" pairs.json
    """  # noqa: D301 - click wants the character, not the two signs
    from msgspec import to_builtins

    from duplicado.service.club.templates import OWN, NoSuchTemplate, TemplateNameTaken

    if sum(each is not None for each in (rename, delete, show, save)) > 1:
        raise OneAtATime("--rename", "--delete", "--show", "--save")
    with at_club(folder, language) as (room, messages):
        try:
            if rename is not None:
                room.templates.rename(*rename)
                click.echo(messages.text("wizard-renamed", name=rename[0], new=rename[1]))
            elif delete is not None:
                room.templates.delete(delete)
                click.echo(messages.text("wizard-deleted", name=delete))
            elif show is not None:
                evening = room.templates.settings(show, messages.text)
                print_json(to_builtins(evening))
            elif save is not None:
                room.templates.save(save[0], _read(save[1], messages))
                click.echo(messages.text("wizard-saved", name=save[0]))
            else:
                own = [(f"own:{name}", evening) for name, evening in OWN.items()]
                listed = [*((each.name, each.evening) for each in room.templates.all()), *own]
                if as_json:
                    rows = [{"name": name, **to_builtins(evening)} for name, evening in listed]
                    print_json(rows)
                else:
                    _print(listed, messages)
        except NoSuchTemplate:
            name = (rename or (delete or show or "",))[0]
            raise UnreadableInput(messages.text("wizard-none-such", name=name[:80])) from None
        except TemplateNameTaken:
            name = rename[1] if rename else save[0] if save else ""
            raise UnreadableInput(messages.text("wizard-no-name", name=name[:80])) from None


def _print(listed: list[tuple[str, ClubEvening]], messages: Messages) -> None:
    from duplicado.publish.report_text import text_table

    text = messages.text
    heads = [text(name) for name in ("wizard-templates", "setup-kind", "setup-number", "setup-minutes")]
    rows = [
        [
            name,
            text(f"wizard-kind-{evening.kind.value}"),
            text("web-count-contestants", kind=evening.kind.competes.value, count=evening.contestants),
            str(evening.minutes),
        ]
        for name, evening in listed
    ]
    click.echo("\n".join(text_table(heads, rows, frozenset({3}))))


def _read(file: Path, messages: Messages) -> ClubEvening:
    from duplicado.service.club.event_terms import ClubEvening

    found = ClubEvening.read(text_in(file))
    if found is None:
        raise UnreadableInput(messages.text("wizard-not-settings", file=str(file)))
    return found


@click.command("new-event")
@folder_argument
@click.option("--template", required=True, metavar="NAME", help="The template, see `duplicado club templates`.")
@click.option("--title", help="What the event is called.  [default: as in the template]")
@click.option("--date", default="", help="The day, e.g. 2026-11-26.")
@click.option("--tables", type=click.IntRange(1, 100), metavar="N", help="How many tables.")
@click.option("--number", type=click.IntRange(2, 200), metavar="N", help="How many pairs, teams or players.")
@click.option("--minutes", type=click.IntRange(1, 600), metavar="T", help="How long play may last.")
@click.option("--choice", type=click.IntRange(1, 3), help="Which of the ways to play.  [default: as in the template]")
@click.option("--names", type=click.Path(path_type=Path), metavar="FILE", help="Who takes part: CSV, lines or USEBIO.")
@click.option("--deals", type=click.Path(path_type=Path), metavar="FILE", help="The boards: PBN, LIN, DUP, BRI …")
@json_option
def new_event(  # noqa: PLR0913 - one argument for each option
    folder: str,
    *,
    template: str,
    title: str | None,
    date: str,
    tables: int | None,
    number: int | None,
    minutes: int | None,
    choice: int | None,
    names: Path | None,
    deals: Path | None,
    as_json: bool,
    language: Language,
) -> None:
    """Make an event from a template, with the server running or not.

    \b
    Examples:
      duplicado club new-event our-club --template own:pairs --tables 9
      duplicado club new-event our-club --template "Thursday pairs" --names pairs.csv
    """  # noqa: D301 - click wants the character, not the two signs
    from msgspec.structs import replace

    from duplicado.formats.registry import layouts_in
    from duplicado.service.club.entry_lists import entrants_in
    from duplicado.service.club.name_lists import KnownPlayers
    from duplicado.service.club.templates import NoSuchTemplate

    if tables is not None and number is not None:
        raise OneAtATime("--tables", "--number")
    with at_club(folder, language) as (room, messages):
        try:
            evening = room.templates.settings(template, messages.text)
        except NoSuchTemplate:
            raise UnreadableInput(messages.text("wizard-none-such", name=template[:80])) from None
        evening = replace(
            evening,
            title=title or evening.title,
            date=date,
            number=tables or number or evening.number,
            by_tables=tables is not None or (number is None and evening.by_tables),
            minutes=minutes or evening.minutes,
        )
        known = KnownPlayers.of(room.people.all())
        entrants = () if names is None else entrants_in(evening.kind, names.name, bytes_in(names), known)
        layouts = {} if deals is None else layouts_in(deals.name, bytes_in(deals))
        if deals is not None:
            if not layouts:
                raise UnreadableInput(messages.text("setup-no-deals", file=str(deals)))
            evening = replace(evening, terms=replace(evening.terms, boards="file"))
        name, way = _found(room, evening, choice, entrants, layouts, messages)
        if as_json:
            click.echo(json.dumps({"event": name, "way": way}, ensure_ascii=False))
        else:
            click.echo(messages.text("wizard-made", event=name))


def _found(
    room: Backroom,
    evening: ClubEvening,
    choice: int | None,
    entrants: Sequence[Entrant],
    layouts: Mapping[int, Layout],
    messages: Messages,
) -> tuple[str, str]:
    """Make an event, and return its name and how it is played."""
    import asyncio

    from duplicado.event.pairing.errors import ImpossibleRound
    from duplicado.event.record.rounds_played import RoundNotReady
    from duplicado.movement.model import MovementError
    from duplicado.publish.event_words import refusal_text
    from duplicado.service.club.club import ClubHouse
    from duplicado.service.club.event_creation import Wanted, found, why_not_made
    from duplicado.service.club.event_terms import free_name
    from duplicado.service.club.playing_options import TooManyEntrants, preferred, ways_for
    from duplicado.service.live.commands import Outcome, Refusal

    try:
        ways = ways_for(evening)
        way = ways[preferred(ways, evening.terms.way) if choice is None else min(choice, len(ways)) - 1]
        name = free_name(evening, room.shelf.names())
        command = secrets.token_hex(12)
        wanted = Wanted(evening=evening, way=way, name=name, command=command, entrants=entrants, layouts=layouts)

        async def make() -> Outcome:
            async with await ClubHouse.beside(room.setting) as house:
                return await found(house, wanted, by=room.viewer)

        outcome = asyncio.run(make())
    except MovementError as error:
        raise UnreadableInput(str(error)) from None
    except (TooManyEntrants, ImpossibleRound, RoundNotReady) as error:
        raise UnreadableInput(why_not_made(error, messages)) from None
    if isinstance(outcome, Refusal):
        raise UnreadableInput(refusal_text(outcome.refused, messages))
    return name, way.key
