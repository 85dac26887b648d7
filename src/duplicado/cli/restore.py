"""`duplicado restore`: a backup in the place of a file that is lost or broken."""

from __future__ import annotations

from pathlib import Path

import click

from duplicado.cli.options import lang_option, unreadable_for
from duplicado.locale import Language


@click.command("restore")
@click.argument("copy", type=click.Path(path_type=Path), metavar="COPY")
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--replace", is_flag=True, help="Give up entries of FILE that the copy has not.")
@lang_option
def command(copy: Path, file: Path, *, replace: bool, language: Language) -> None:
    """Put a backup in the place of an event's FILE that is lost or broken.

    The copy is checked first. A FILE that is there is kept beside it and ends in .former. If it can be read and has
    entries that the copy has not, nothing is done unless you say --replace. While a server has the folder of
    FILE, nothing is done at all.
    """
    from duplicado.publish.messages import Messages
    from duplicado.store.backup import former_name, restore
    from duplicado.store.port import StoreError

    messages = Messages.load(language)
    former = former_name(file)
    was_there = file.exists()
    with unreadable_for(messages, StoreError):
        count = restore(copy, file, replace=replace)
    click.echo(messages.text("service-restored", count=count, file=str(file)))
    if was_there:
        click.echo(messages.text("service-former", former=str(former)))
