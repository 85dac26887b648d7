"""Command `serve`: a club with telephones at its tables, or what is in files, as pages in a browser."""

from __future__ import annotations

import errno
import socket
from collections import Counter
from contextlib import ExitStack
from importlib.resources import as_file
from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.options import Found, UnreadableInput, lang_option, reason_of
from duplicado.cli.serve_club import is_clubs, open_doors
from duplicado.event.rule_sets import RULE_SETS
from duplicado.locale import Language
from duplicado.publish.messages import Messages

if TYPE_CHECKING:
    from litestar import Litestar

__all__ = ["command"]


@click.command
@click.argument("shown", nargs=-1, metavar="[FOLDER|FILE...]")
@click.option("--example", is_flag=True, help="Show the example evening of twelve pairs.")
@click.option("--new", is_flag=True, help="Make FOLDER a club's, where it is none yet.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0: any that is free.")
@click.option(
    "--host",
    help="Who is let in: 0.0.0.0 other computers and telephones too, 127.0.0.1 only this computer.  "
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
    "--address",
    metavar="URL",
    help="The address that telephones are told, e.g. https://club.example; else the computer's own.",
)
@click.option(
    "--rules", type=click.Choice(list(RULE_SETS)), default="laws", show_default=True, help="By which rules to score."
)
@click.option("--check", is_flag=True, help="Fetch every page once, say how that went, and stop.")
@lang_option
def command(  # noqa: PLR0913 - one argument for each option
    shown: tuple[str, ...],
    *,
    example: bool,
    new: bool,
    port: int,
    host: str | None,
    chain: Path | None,
    key: Path | None,
    address: str | None,
    rules: str,
    check: bool,
    language: Language,
) -> None:
    """Run a club with telephones at its tables, or show results in a browser.

    FOLDER is where a club keeps its events: a folder of its own, or postgresql://user@host/database. It is made if you
    say so (--new). The address of the Director's office is printed, with a code that lets this computer in, and the
    address for telephones. Everything is on the disk before anybody is told that it is done: Ctrl-C loses nothing.

    FILE is the file of an event, shown with all its sessions, matches and brackets, or a file of results or boards in
    any format that Duplicado reads: USEBIO 1.2, the club games of the ACBL, PBN, LIN, its own. USEBIO 1.3 is untried:
    no real file was at hand. When a file changes, its pages change with it. The pages come in English, Spanish and
    Portuguese; --lang is for visitors whose browser asks for none of these. Ctrl-C ends it.

    \b
    Examples:
      duplicado serve --new our-club
      duplicado serve our-club --port 8080
      duplicado serve thursday.event
      duplicado serve --example
    """  # noqa: D301 - click wants the character, not the two signs
    text = Messages.load(language).text
    if is_clubs(shown, new=new):
        setting, *others = shown
        if others or example or check:
            raise click.UsageError(text("backroom-one-club"))
        if (chain is None) is not (key is None):
            raise click.UsageError(text("backroom-certificate-and-key"))
        open_doors(
            setting,
            new=new,
            listening=lambda: _listen(host or "0.0.0.0", port, language),  # noqa: S104 - telephones are to come in
            certificate=None if chain is None or key is None else (chain, key),
            address=address,
            language=language,
        )
        return
    if chain or key or address:
        raise click.UsageError(text("backroom-only-for-a-club"))
    files = [Path(each) for each in shown]
    if not files and not example:
        raise click.UsageError(text("web-nothing-to-serve"))
    from duplicado.publish.example.evening import example_evening
    from duplicado.web.library import NothingToShowError, WatchedFile
    from duplicado.web.server import address_of, serve
    from duplicado.web.site import site

    with ExitStack() as stack:
        paths = [*files, stack.enter_context(as_file(example_evening()))] if example else files
        sources: list[WatchedFile] = []
        for path in paths:
            try:
                sources.append(WatchedFile(path, RULE_SETS[rules]))
            except OSError as error:
                reason = reason_of(error)
                raise UnreadableInput(text("cli-file-unreadable", file=str(path), reason=reason)) from error
            except NothingToShowError as error:
                raise UnreadableInput(text("web-no-content", file=str(path))) from error
        app = site(sources, language, with_book=True)
        listening = _listen(host or "127.0.0.1", 0 if check else port, language)
        with listening:
            if check:
                _check(app, listening, language)
                return
            title = sources[0].current().evening.title if len(sources) == 1 else text("web-events")
            click.echo(text("web-serving", title=title, address=address_of(listening)))
            click.echo(text("web-stop-hint"))
            serve(app, listening)
    click.echo(text("web-stopped"))


def _listen(host: str, port: int, language: Language) -> socket.socket:
    from duplicado.web.server import listen

    text = Messages.load(language).text
    try:
        return listen(host, port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise UnreadableInput(text("web-port-taken", port=str(port), host=host)) from error
        reason = reason_of(error)
        raise UnreadableInput(text("web-host-unknown", host=host, reason=reason)) from error


def _check(app: Litestar, listening: socket.socket, language: Language) -> None:
    """Fetch every page in every language and report: a line for each kind, and each page that is wrong."""
    from duplicado.web.server import in_background
    from duplicado.web.site_export import KINDS, crawl

    text = Messages.load(language).text
    with in_background(app, listening) as address:
        visits = list(crawl(address, ["/", *(f"/?lang={each.value}" for each in Language)]))
    wrong = [visit for visit in visits if not visit.is_well]
    pages, faults = (Counter(visit.kind for visit in some) for some in (visits, wrong))
    for kind, name in KINDS.items():
        if pages[kind]:
            click.echo(text("web-check-kind", kind=text(name), count=pages[kind], wrong=faults[kind]))
    for visit in wrong:
        status = "; ".join([str(visit.status), *visit.faults])
        click.echo(text("web-check-wrong", address=visit.address, status=status, source=visit.source))
    if wrong:
        click.echo(text("web-check-bad", wrong=len(wrong), count=len(visits)))
        raise Found
    click.echo(text("web-check-well", count=len(visits), languages=len(Language)))
