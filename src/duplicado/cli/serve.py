"""Command `serve`: a club with phones at its tables, or what is in files, as pages in a browser."""

from __future__ import annotations

import errno
import socket
from contextlib import ExitStack
from importlib.resources import as_file
from pathlib import Path
from typing import Final

import click

from duplicado.cli.contest_files import event_shown
from duplicado.cli.options import UnreadableInput, lang_option, reason_of
from duplicado.cli.serve_club import is_clubs, serve_until_stopped, usual_club
from duplicado.cli.serve_example import check as check_pages
from duplicado.cli.serve_example import open_example
from duplicado.event.rules import RULE_SETS
from duplicado.locale import Language
from duplicado.publish.messages import Messages

_USUAL_PORT: Final = 8000


@click.command
@click.argument("shown", nargs=-1, metavar="[FOLDER|FILE...]")
@click.option(
    "--example", is_flag=True, help="Show the example: its results, its console as it is played, a table, the Laws."
)
@click.option("--new", is_flag=True, help="Make FOLDER a club's, where it is none yet.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    help="0: any that is free.  [default: 8000, or the next that is free]",
)
@click.option(
    "--host",
    help="Who is let in: 0.0.0.0 other computers and phones too, 127.0.0.1 only this computer.  "
    "[default: 0.0.0.0 for a club, 127.0.0.1 for files]",
)
@click.option(
    "--tls-certificate",
    "chain",
    type=click.Path(path_type=Path),
    metavar="PEM",
    help="Serve a club by https, with this certificate.",
)
@click.option(
    "--tls-key", "key", type=click.Path(path_type=Path), metavar="PEM", help="The key that belongs to the certificate."
)
@click.option(
    "--tls",
    is_flag=True,
    help="Serve a club by https, with a certificate that the club makes itself; phones accept it once.",
)
@click.option(
    "--address",
    metavar="URL",
    help="The address that phones are told, e.g. https://club.example; else the computer's own.",
)
@click.option(
    "--rules", type=click.Choice(list(RULE_SETS)), default="laws", show_default=True, help="By which rules to score."
)
@click.option("--open", "shows", is_flag=True, help="Open the browser of this computer, too.")
@click.option("--check", is_flag=True, help="Fetch every page once, say how that went, and stop.")
@lang_option
def command(  # noqa: PLR0913 - one argument for each option
    shown: tuple[str, ...],
    *,
    example: bool,
    new: bool,
    port: int | None,
    host: str | None,
    chain: Path | None,
    key: Path | None,
    tls: bool,
    address: str | None,
    rules: str,
    shows: bool,
    check: bool,
    language: Language,
) -> None:
    """Run a club with phones at its tables, or show results in a browser.

    FOLDER is where a club keeps its events: a folder of its own, or postgresql://user@host/database; if none is named,
    duplicado-club in your home folder. It is made if you say so (--new). The address of the Director's office is
    printed, with a code that lets this computer in, and the address for phones. Everything is on the disk before
    anybody is told that it is done: Ctrl-C loses nothing.

    FILE is the file of an event, shown with all its sessions, matches and brackets, or a file of results or boards in
    any format that Duplicado reads. When a file changes, its pages change with it. The pages come in English, Spanish
    and Portuguese; --lang is for visitors whose browser asks for none of these. Ctrl-C ends it.

    \b
    Examples:
      duplicado serve
      duplicado serve --new our-club
      duplicado serve our-club --port 8080
      duplicado serve thursday.event
      duplicado serve --example
    """  # noqa: D301 - click wants the character, not the two signs
    text = Messages.load(language).text
    if is_clubs(shown, new=new) or not (shown or example):
        setting, *others = shown or (usual_club(),)
        if others or example or check:
            raise click.UsageError(text("backroom-one-club"))
        if (chain is None) is not (key is None):
            raise click.UsageError(text("backroom-certificate-and-key"))
        if tls and chain is not None:
            raise click.UsageError(text("backroom-tls-or-certificate"))
        serve_until_stopped(
            setting,
            new=new,
            listening=lambda: listen_at(host or "0.0.0.0", port, language),  # noqa: S104 - phones are to come in
            certificate=None if chain is None or key is None else (chain, key),
            own_certificate=tls,
            address=address,
            shows=shows,
            language=language,
        )
        return
    if chain or key or tls or address:
        raise click.UsageError(text("backroom-only-for-a-club"))
    files = [Path(each) for each in shown]
    if not files:
        listening = listen_at(host or "127.0.0.1", 0 if check else port, language)
        open_example(listening, language, only_check=check, shows=shows)
        if not check:
            click.echo(text("web-stopped"))
        return
    from duplicado.publish.example.evening import example_evening
    from duplicado.web.browser import show
    from duplicado.web.library import WatchedFile
    from duplicado.web.server import address_of, serve
    from duplicado.web.site import site

    with ExitStack() as stack:
        paths = [*files, stack.enter_context(as_file(example_evening()))] if example else files
        sources: list[WatchedFile] = []
        for path in paths:
            with event_shown(path, language):
                sources.append(WatchedFile(path, RULE_SETS[rules]))
        app = site(sources, language, with_book=True, with_play=example)
        listening = listen_at(host or "127.0.0.1", 0 if check else port, language)
        with listening:
            if check:
                check_pages(app, listening, language)
                return
            title = sources[0].current().evening.title if len(sources) == 1 else text("web-events")
            click.echo(text("web-serving", title=title, address=address_of(listening)))
            click.echo(text("web-stop-hint"))
            if shows:
                show(address_of(listening))
            serve(app, listening)
    click.echo(text("web-stopped"))


def listen_at(host: str, port: int | None, language: Language) -> socket.socket:
    """Take a port; where none is named the usual one, or the next that is free, which is said.

    Raises:
        UnreadableInput: it is taken, or the host is no address of this computer.
    """
    from duplicado.web.server import listen

    text = Messages.load(language).text
    tried = range(_USUAL_PORT, _USUAL_PORT + 100) if port is None else range(port, port + 1)
    for each in tried:
        try:
            listening = listen(host, each)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise UnreadableInput(text("web-host-unknown", host=host, reason=reason_of(error))) from error
            continue
        if each != tried[0]:
            click.echo(text("web-port-busy", port=str(tried[0]), other=str(each)))
        return listening
    raise UnreadableInput(text("web-port-taken", port=str(tried[0]), host=host))
