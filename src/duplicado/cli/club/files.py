"""Shared parts of the club commands: the folder argument, and the error where there is no club."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.options import AnyCommand, UnreadableInput, lang_option

if TYPE_CHECKING:
    from duplicado.locale import Language
    from duplicado.publish.messages import Messages
    from duplicado.service.club.offline_administration import Backroom


def folder_argument(command: AnyCommand) -> AnyCommand:
    """Give a command the club's folder, and the language; its function receives `folder`, a text, and `language`."""
    return click.argument("folder", metavar="FOLDER")(lang_option(command))


@contextmanager
def at_club(folder: str, language: Language, alone: str = "") -> Generator[tuple[Backroom, Messages]]:
    """Go to the papers of a club, and say in a sentence what goes wrong with them.

    Args:
        folder: the club's, or the address of its database.
        language: of the sentence.
        alone: what is done that nobody may do meanwhile who has the folder open, see `store.folder_lock`.
    """
    from duplicado.publish.messages import Messages, error_text
    from duplicado.service.club.offline_administration import NoClub, backroom
    from duplicado.store.folder_lock import held_for
    from duplicado.store.port import StoreError
    from duplicado.store.store_selection import is_database

    messages = Messages.load(language)
    try:
        held = held_for(Path(folder), alone) if alone and not is_database(folder) else nullcontext()
        with held, backroom(folder, messages.text("backroom-organizer")) as room:
            yield room, messages
    except NoClub:
        raise UnreadableInput(messages.text("backroom-no-club", folder=folder)) from None
    except StoreError as error:
        raise UnreadableInput(error_text(error, messages)) from None


def event_named(room: Backroom, name: str, messages: Messages) -> str:
    """Return the name of an event of the club; empty for all of them.

    Raises:
        UnreadableInput: it has none of that name.
    """
    if name and name not in room.shelf.names():
        names = ", ".join(room.shelf.names()) or "-"
        raise UnreadableInput(messages.text("backroom-no-event", event=name[:60], events=names))
    return name
