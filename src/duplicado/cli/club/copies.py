"""Copies of a whole club, and whether it is as it was written."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.club.files import at_club, folder_argument
from duplicado.cli.options import Found, UnreadableInput, json_option, lang_option

if TYPE_CHECKING:
    from duplicado.locale import Language
    from duplicado.publish.messages import Messages
    from duplicado.service.club.offline_administration import Copied

__all__ = ["backup", "restore", "verify"]


@click.command()
@folder_argument
@click.option(
    "--to",
    "target",
    type=click.Path(path_type=Path),
    metavar="FOLDER",
    help="Where the copies go.  [default: `backups` in the club's folder]",
)
@json_option
def backup(folder: str, *, target: Path | None, as_json: bool, language: Language) -> None:
    """Copy the club's own file and every event, while they are served, and check each copy.

    Name a folder on another disk: one that is in the club's folder is lost with it.
    """
    from duplicado.service.club.offline_administration import BACKUPS
    from duplicado.store.store_selection import is_database

    with at_club(folder, language) as (room, messages):
        to = target or (Path(BACKUPS) if is_database(folder) else Path(folder) / BACKUPS)
        _told(room.backed_up(to), "backroom-copied", messages, as_json=as_json)


@click.command()
@click.argument("copy", type=click.Path(path_type=Path), metavar="COPY")
@click.argument("folder", metavar="FOLDER")
@lang_option
def restore(copy: Path, folder: str, *, language: Language) -> None:
    """Put a copy in the place of the club's own file: people, devices, PINs, access, audit.

    COPY is the file club.duplicado.backup of `duplicado club backup`. What was there is kept beside it and ends in
    .former. Nothing is done while the club is served. Events are put back one by one: duplicado restore COPY FILE.
    """
    from duplicado.publish.error_words import error_text
    from duplicado.publish.messages import Messages
    from duplicado.service.club.offline_administration import NoClub, club_file
    from duplicado.service.club.offline_administration import restore as put_back
    from duplicado.store.port import StoreError

    messages = Messages.load(language)
    try:
        count = put_back(copy, folder)
    except NoClub:
        raise UnreadableInput(messages.text("backroom-in-a-database")) from None
    except StoreError as error:
        raise UnreadableInput(error_text(error, messages)) from None
    click.echo(messages.text("backroom-restored", count=count, file=str(club_file(folder))))


@click.command()
@folder_argument
@json_option
def verify(folder: str, *, as_json: bool, language: Language) -> None:
    """Say whether the club's own file and every event are as they were written."""
    with at_club(folder, language) as (room, messages):
        _told(room.verified(), "backroom-verified", messages, as_json=as_json)


def _told(found: Iterable[Copied], said: str, messages: Messages, *, as_json: bool) -> None:
    """Say of each what became of it.

    Raises:
        Found: something went wrong with one of them.
    """
    from duplicado.publish.error_words import error_text

    report: list[dict[str, object]] = []
    for each in found:
        error = None if each.error is None else error_text(each.error, messages)
        report.append({"event": each.name, "count": each.count, "place": each.place, "error": error})
        if as_json:
            continue
        if error is not None:
            click.echo(error, err=True)
        else:
            what = "event" if each.name else "club"
            click.echo(messages.text(f"{said}-{what}", event=each.name, count=each.count, place=each.place))
    if as_json:
        click.echo(json.dumps(report, ensure_ascii=False, indent=1))
    if any(each["error"] for each in report):
        raise Found
