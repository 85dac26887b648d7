"""Command `publish`: an event as a folder of pages and sheets that need no server."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from duplicado.cli.contest_files import event_shown
from duplicado.cli.options import json_option, lang_option, print_json, written_into
from duplicado.event.rules import RULE_SETS
from duplicado.locale import Language

if TYPE_CHECKING:
    from duplicado.analysis.table import DoubleDummyTable
    from duplicado.publish.messages import Messages
    from duplicado.publish.pages.evening import EveningPage
    from duplicado.publish.paper.sheets import PaperSheet
    from duplicado.publish.paper.typesetting import PaperStyle
    from duplicado.web.event_pages import Opened

_KINDS: Final = ("html", "pdf")
_MOST_STEPS: Final = 20_000
"""Pages of single steps beyond which each record has one page only."""


@click.command
@click.argument("source", type=click.Path(path_type=Path))
@click.option("--to", "folder", required=True, type=click.Path(path_type=Path), help="The folder to write.")
@click.option(
    "--language",
    "codes",
    multiple=True,
    type=click.Choice([language.value for language in Language]),
    help="Language of pages and sheets; give it several times for several. Else that of the report (--lang).",
)
@click.option("--only", help="What to write: html, pdf, or both with a comma between. Else both.")
@click.option(
    "--rules", type=click.Choice(list(RULE_SETS)), default="laws", show_default=True, help="By which rules to score."
)
@click.option(
    "--paper", type=click.Choice(["a4", "us-letter"]), default="a4", show_default=True, help="Size of the sheets."
)
@click.option(
    "--suits",
    type=click.Choice(["four", "two"]),
    default="four",
    show_default=True,
    help="Colours of the suits.",
)
@click.option("--force", is_flag=True, help="Write into a folder that has other files in it; they stay.")
@json_option
@lang_option
def command(
    source: Path,
    *,
    folder: Path,
    codes: tuple[str, ...],
    only: str | None,
    force: bool,
    as_json: bool,
    language: Language,
    **options: str,
) -> None:
    """Write an event as a folder to be put on a web site, sent, or opened from a disk.

    The folder holds the pages that `duplicado serve` shows, led from file to file, and sheets to print: ranking,
    travellers, score cards, hands with double-dummy tricks and par (where the double-dummy engine is installed).
    SOURCE is any file that `duplicado score` reads, or the file of an event: that has all its sessions and sections,
    each with its pages and sheets, the ranking over all of them, matches, and the bracket of a knock-out. Publishing
    again replaces what was published before; other files in the folder stay. What a board came to is left out while
    another session is still to play its deal.

    \b
    Examples:
      duplicado publish evening.xml --to site
      duplicado publish evening.xml --to site --language es --language en
      duplicado publish evening.xml --to sheets --only pdf --paper us-letter

    Exit code 0: written; 2: the file could not be read, or the folder not be written.
    """  # noqa: D301 - click wants the character, not the two signs
    from duplicado.publish.messages import Messages
    from duplicado.web.folder import check_folder, replace_folder
    from duplicado.web.library import open_event

    messages = Messages.load(language)
    kinds = _kinds(only, messages)
    languages = tuple(dict.fromkeys(map(Language, codes))) or (language,)
    with event_shown(source, language):
        opened = open_event(source, RULE_SETS[options["rules"]])
    work = _Publication(opened, languages, kinds, options)
    with written_into(folder, messages.text):
        check_folder(folder, force=force)
        written = replace_folder(folder, work.files(), force=force)
    if as_json:
        report = {
            "form": "duplicado publish 1",
            "folder": str(folder),
            "languages": [each.value for each in languages],
            "steps": work.has_steps,
            "remarks": len(opened.remarks),
            "withheld": opened.event.withheld,
            "files": sorted(written),
        }
        print_json(report)
        return
    click.echo(messages.text("publish-written", count=len(written), folder=str(folder)))
    if "html" in kinds:
        click.echo(messages.text("publish-begin", file=str(folder / "index.html")))
        if not work.has_steps:
            click.echo(messages.text("publish-without-steps", count=work.step_pages))
    if opened.event.withheld:
        click.echo(messages.text("score-withheld", count=opened.event.withheld))
    if opened.remarks:
        click.echo(messages.text("publish-remarks", count=len(opened.remarks), file=str(source)))


def _kinds(only: str | None, messages: Messages) -> frozenset[str]:
    asked = [part.strip().lower() for part in only.split(",")] if only is not None else list(_KINDS)
    for kind in asked:
        if kind not in _KINDS:
            raise click.UsageError(messages.text("publish-unknown-kind", kind=kind[:40]))
    return frozenset(asked)


class _Publication:
    """The files of a publication, made one after the other as they are written."""

    def __init__(
        self, opened: Opened, languages: Sequence[Language], kinds: frozenset[str], options: Mapping[str, str]
    ) -> None:
        self._opened = opened
        self._languages = languages
        self._options = options
        self._kinds = kinds
        self._known_tables: dict[int, Mapping[int, DoubleDummyTable]] = {}
        records = [
            line.record
            for evening in opened.event.evenings
            for lines in evening.lines.values()
            for line in lines
            if line.record and line.has_steps
        ]
        # Each language has a page for every call, every card and the beginning.
        self.step_pages = len(languages) * sum(len(each.calls) + len(each.plays) + 1 for each in records)

    @property
    def has_steps(self) -> bool:
        """True where each call and card has a page of its own."""
        return self.step_pages <= _MOST_STEPS

    def files(self) -> Iterator[tuple[str, bytes]]:
        """Make the files."""
        sheets = self._sheets() if "pdf" in self._kinds else iter(())
        pages = self._pages() if "html" in self._kinds else iter(())
        return chain(sheets, pages, self._record() if "html" in self._kinds else ())

    def _record(self) -> Iterator[tuple[str, bytes]]:
        """Give the record to be checked, where what is published is the record of an event, and what checks it."""
        kept = self._opened.kept
        if kept is not None and kept.record is not None:
            from duplicado.formats.published_record.writer import RECORD_FILE, VERIFIER_FILE, verifier

            yield RECORD_FILE, kept.record
            yield VERIFIER_FILE, verifier()

    def _pages(self) -> Iterator[tuple[str, bytes]]:
        from duplicado.formats.whole_layouts import deal_of
        from duplicado.service.double_dummy_tables import DoubleDummyTables
        from duplicado.web.export import exported_pages
        from duplicado.web.site import site

        sheets = self._listed() if "pdf" in self._kinds else ()
        by_part: dict[str, list[tuple[str, str]]] = {}
        for sheet in sheets:
            by_part.setdefault(sheet.part, []).append((sheet.title, f"/{sheet.path}"))
        double_dummy = DoubleDummyTables(always_waits=True)
        for evening in self._opened.event.evenings:
            known = self._tables(evening)
            double_dummy.learn({deal: known[n] for n in known if (deal := deal_of(evening.layout(n))) is not None})
        app = site(
            [self._opened],
            self._languages[0],
            languages=self._languages,
            documents=by_part.pop("", []),
            of_parts=by_part,
            double_dummy=double_dummy,
        )
        besides = {f"{self._folder(language)}{sheet.path}" for language in self._languages for sheet in sheets}
        return exported_pages(app, self._languages, with_steps=self.has_steps, besides=besides)

    def _listed(self) -> tuple[PaperSheet, ...]:
        """List the sheets that have something on them."""
        from duplicado.publish.paper.sheets import sheets_of

        return sheets_of(self._opened.event, self._tables)

    def _sheets(self) -> Iterator[tuple[str, bytes]]:
        for language in self._languages:
            style = self._style(language)
            for sheet in self._listed():
                yield f"{self._folder(language)}{sheet.path}", sheet.make(style)

    def _tables(self, evening: EveningPage) -> Mapping[int, DoubleDummyTable]:
        """Compute the double-dummy tables of an evening once, for all languages."""
        found = self._known_tables.get(id(evening))
        if found is None:
            found = self._known_tables[id(evening)] = _double_dummy(evening)
        return found

    def _style(self, language: Language) -> PaperStyle:
        from duplicado.publish.paper.typesetting import PaperSize, PaperStyle, SuitColours

        head = "" if self._opened.kept is None else self._opened.kept.head
        return PaperStyle(language, PaperSize(self._options["paper"]), SuitColours(self._options["suits"]), head)

    def _folder(self, language: Language) -> str:
        """Name the folder of a language; the first has none of its own."""
        return "" if language is self._languages[0] else f"{language.value}/"


def _double_dummy(evening: EveningPage) -> dict[int, DoubleDummyTable]:
    """Compute the tables where the engine for whole deals is installed."""
    from duplicado.analysis.dds import DdsSolver
    from duplicado.analysis.dds_library import SolverUnavailable
    from duplicado.publish.paper.board_sheets import board_tables

    try:
        return board_tables(evening, DdsSolver())
    except SolverUnavailable:
        return {}
