"""`duplicado backup`: a copy of an event's record, taken while the event goes on."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import click

from duplicado.cli.options import lang_option, unreadable_for
from duplicado.locale import Language


@click.command("backup")
@click.argument("record", metavar="EVENT")
@click.argument("copy", type=click.Path(path_type=Path), required=False)
@lang_option
def command(record: str, copy: Path | None, *, language: Language) -> None:
    """Copy an event while it goes on, check the copy, and note in the event how far it went.

    EVENT is the file of an event, or postgresql://user@host/database#NAME for one that is kept in a database. COPY is
    the file to write; if none is named it lies beside the event's and ends in .backup. An older copy of that name is
    replaced, in the moment in which the new one is whole.
    """
    from duplicado.publish.messages import Messages
    from duplicado.service.witnessing import noted_head
    from duplicado.store.backup import backup
    from duplicado.store.port import StoreError
    from duplicado.store.store_selection import is_database, open_record

    messages = Messages.load(language)
    name = record.rpartition("#")[2] or "event"
    copy = copy or (Path(f"{name}.backup") if is_database(record) else Path(f"{record}.backup"))
    with unreadable_for(messages, StoreError), open_record(record) as store:
        count = backup(store, copy, at=datetime.now(UTC))
        head = noted_head(store, store.place)
    click.echo(messages.text("service-backed-up", count=count, copy=str(copy)))
    if head is not None:
        click.echo(messages.text("verify-head", head=str(head)))
