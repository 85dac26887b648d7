"""Commands that have a club show an event no more: archived, or deleted where nothing of it was played."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.club.files import at_club, event_named
from duplicado.cli.event.files import confirmed
from duplicado.cli.event.request import Call, FileRequest, Sure, request
from duplicado.cli.options import Found, unreadable_for
from duplicado.service.acts.ask import ask
from duplicado.service.acts.kinds import Tick, Words
from duplicado.vocabulary.errors import DuplicadoError

if TYPE_CHECKING:
    from duplicado.service.club.offline_administration import Backroom


@contextmanager
def _in_its_club(file: str, call: Call, what: str) -> Generator[tuple[Backroom, str]]:
    """Go to the club of an event, alone, and return it with the name of the event."""
    from duplicado.store.store_selection import is_database

    folder, _, name = file.partition("#") if is_database(file) else (str(Path(file).parent), "", Path(file).stem)
    with at_club(folder, call.language, what) as (room, messages), unreadable_for(messages, DuplicadoError):
        yield room, event_named(room, name, messages)


@request("archive", positional=("file",), has_file=False, examples=("our-club/thursday.event",))
class ArchiveEvent(FileRequest):
    """Have a club show an event no more: its address says that it is gone.

    FILE is in the folder of the club, or postgresql://user@host/database#name. The record stays where it is, counts in
    ladders, and is brought back with --back. While the club is served, do it in its office.
    """

    file: str = ask(Words())
    back: bool = ask(Tick(), default=False)

    def answer(self, call: Call) -> None:
        with _in_its_club(self.file, call, "archive") as (room, name):
            if self.back:
                room.former.bring_back(name, by=room.viewer)
            else:
                room.former.archive(name, by=room.viewer)
        click.echo(call.messages.text("archive-is-back" if self.back else "archive-is-archived", title=name))


@request("delete", positional=("file",), has_file=False, examples=("our-club/thursday.event --yes",))
class DeleteEvent(Sure, FileRequest):
    """Delete an event of which nothing was played, with all that the club keeps about it; the audit says so.

    FILE is in the folder of the club, or postgresql://user@host/database#name. What was played is not deleted: archive
    it. While the club is served, do it in its office.
    """

    file: str = ask(Words())

    def answer(self, call: Call) -> None:
        with _in_its_club(self.file, call, "delete") as (room, name):
            if not self.yes and not confirmed(call.messages, call.messages.text("archive-delete-text")):
                raise Found
            room.former.delete(name, by=room.viewer)
        click.echo(call.messages.text("archive-is-deleted", title=name))
