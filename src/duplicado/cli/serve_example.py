"""Serving the example: a page with four entries; with `--check` every page behind them is fetched once."""

from __future__ import annotations

import socket
import tempfile
from collections import Counter
from collections.abc import Sequence
from importlib.resources import as_file
from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.options import Found
from duplicado.event.rules import RULE_SETS
from duplicado.locale import Language
from duplicado.publish.messages import Messages

if TYPE_CHECKING:
    from litestar import Litestar

    from duplicado.web.site_export import CrawledPage


def open_example(listening: socket.socket, language: Language, *, only_check: bool, shows: bool) -> None:
    """Serve the example until Ctrl-C.

    Args:
        listening: the port that was taken.
        language: of what is said, and of visitors who prefer none of ours.
        only_check: whether every page is fetched once instead.
        shows: whether the browser is opened.
    """
    from duplicado.publish.example.evening import example_evening
    from duplicado.web.browser import show
    from duplicado.web.demonstration import CONSOLE, DEMONSTRATION, EVENING, OFFICE, demonstration_site
    from duplicado.web.library import WatchedFile
    from duplicado.web.server import address_of, in_background, serve
    from duplicado.web.site_export import crawl, let_in

    text = Messages.load(language).text
    # The files are closed when the server has ended; Windows deletes none that is still open.
    with (
        listening,
        as_file(example_evening()) as path,
        tempfile.TemporaryDirectory(prefix="duplicado-", ignore_cleanup_errors=True) as folder,
    ):
        app = demonstration_site(WatchedFile(path, RULE_SETS["laws"]), Path(folder), language)
        if not only_check:
            address = address_of(listening)
            click.echo(text("web-serving", title=text("demo-title"), address=address.rstrip("/") + DEMONSTRATION))
            click.echo(text("web-stop-hint"))
            if shows:
                show(address.rstrip("/") + DEMONSTRATION)
            serve(app, listening)
            return
        starts = [f"{start}?lang={each.value}" for start in (DEMONSTRATION, EVENING) for each in Language]
        rooms = [f"{OFFICE}?lang={each.value}" for each in Language]
        with in_background(app, listening) as home:
            visits = [*crawl(home, starts), *crawl(home, rooms, cookie=let_in(home, CONSOLE), steps=1)]
        _report(visits, language)


def check(app: Litestar, listening: socket.socket, language: Language) -> None:
    """Fetch every page of a site in every language and report: a line for each kind, and each page that is wrong.

    Raises:
        Found: a page is wrong.
    """
    from duplicado.web.server import in_background
    from duplicado.web.site_export import crawl

    with in_background(app, listening) as address:
        visits = list(crawl(address, ["/", *(f"/?lang={each.value}" for each in Language)]))
    _report(visits, language)


def _report(visits: Sequence[CrawledPage], language: Language) -> None:
    from duplicado.web.site_export import KINDS

    text = Messages.load(language).text
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
