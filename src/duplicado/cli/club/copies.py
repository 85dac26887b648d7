"""Copies of a whole club, and whether it is as it was written."""

from __future__ import annotations

import tempfile
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from duplicado.cli.club.files import at_club, folder_argument
from duplicado.cli.options import Found, UnreadableInput, json_option, lang_option, print_json, readable, unreadable_for

if TYPE_CHECKING:
    from duplicado.locale import Language
    from duplicado.publish.messages import Messages
    from duplicado.service.club.offline_administration import Copied

_PACKED: Final = ".zip"


@click.command()
@folder_argument
@click.option(
    "--to",
    "target",
    type=click.Path(path_type=Path),
    metavar="FOLDER",
    help="Where the copies go: a folder, or one file that ends in .zip.  [default: `backups` in the club's folder]",
)
@json_option
def backup(folder: str, *, target: Path | None, as_json: bool, language: Language) -> None:
    """Copy the club's own file and every event, while they are served, and check each copy.

    Name a folder on another disk: one that is in the club's folder is lost with it. A name that ends in .zip makes one
    file of them, from which duplicado club restore puts back what is missing, in a folder or in a database.
    """
    from duplicado.service.club.club_restore import backed_up_club
    from duplicado.service.club.folder_layout import BACKUPS
    from duplicado.store.store_selection import is_database

    with at_club(folder, language) as (room, messages):
        to = target or (Path(BACKUPS) if is_database(folder) else Path(folder) / BACKUPS)
        if to.suffix.lower() == _PACKED:
            with tempfile.TemporaryDirectory(prefix="duplicado-") as copies:
                packed = backed_up_club(folder, room.viewer.by, to, Path(copies))
            _told((replace(each, place=str(to)) for each in packed), "backroom-copied", messages, as_json=as_json)
            return
        _told(room.backed_up(to), "backroom-copied", messages, as_json=as_json)


@click.command()
@click.argument("copy", type=click.Path(path_type=Path), metavar="COPY")
@click.argument("folder", metavar="FOLDER")
@lang_option
def restore(copy: Path, folder: str, *, language: Language) -> None:
    """Put back a copy: of the club's own file, or, from a .zip, whatever is missing of the whole club.

    COPY is the file club.duplicado.backup of `duplicado club backup`: people, devices, PINs, access, audit. What was
    there is kept beside it and ends in .former. Events are put back one by one: duplicado restore COPY FILE.

    Of a .zip of `duplicado club backup` or of the office nothing that is here is replaced: what is missing comes back,
    into a folder or into a database (postgresql://user@host/database), which may be empty. An event that is here with
    other entries stays, and the copy comes beside it.

    Nothing is done in a folder while the club is served.
    """
    from duplicado.publish.messages import Messages, error_text
    from duplicado.service.club.folder_layout import club_file
    from duplicado.service.club.offline_administration import NoClub
    from duplicado.service.club.offline_administration import restore as put_back
    from duplicado.store.port import StoreError

    messages = Messages.load(language)
    if copy.suffix.lower() == _PACKED:
        _unpacked(copy, folder, messages)
        return
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


def _unpacked(copy: Path, folder: str, messages: Messages) -> None:
    """Put back what is missing of a whole club, and say what became of each event.

    Raises:
        UnreadableInput: it is no backup, or nothing can be written.
        Found: an event of it could not be put back.
    """
    from duplicado.publish.messages import error_text
    from duplicado.service.club.club_restore import Back, restored_into
    from duplicado.vocabulary.errors import DuplicadoError

    with unreadable_for(messages, DuplicadoError), readable(copy), copy.open("rb") as file:
        done = restored_into(file, folder)
    for each in done.events:
        why = "" if each.error is None else error_text(each.error, messages)
        became = f"club-restored-{each.what.value}"
        said = messages.text(became, event=each.name, now=each.now, count=each.count, why=why)
        click.echo(f"{each.name}: {said}")
    click.echo(messages.text("club-restored-rows", count=done.rows))
    if any(each.what is Back.BROKEN for each in done.events):
        raise Found


def _told(found: Iterable[Copied], said: str, messages: Messages, *, as_json: bool) -> None:
    """Say of each what became of it.

    Raises:
        Found: something went wrong with one of them.
    """
    from duplicado.publish.messages import error_text

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
        print_json(report)
    if any(each["error"] for each in report):
        raise Found
