"""`duplicado convert`: boards, auctions, plays and results from any format that is read into any that is written."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.help_texts import CommandWithFormats
from duplicado.cli.long_files import CountedFindings, collecting_seldom, diagnostic_lines
from duplicado.cli.options import Found, UnreadableInput, json_option, lang_option
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Denomination

if TYPE_CHECKING:
    from duplicado.cli.given_files import GivenFile
    from duplicado.formats.diagnostics import Diagnostic, Written
    from duplicado.formats.document import Document, Optimum
    from duplicado.formats.format import Format
    from duplicado.locale import Language
    from duplicado.publish.messages import Messages
    from duplicado.vocabulary.boards import Board
    from duplicado.vocabulary.hands import Layout


@click.command("convert", cls=CommandWithFormats)
@click.argument(
    "files", nargs=-1, required=True, metavar="FILE... OUTPUT", type=click.Path(path_type=Path, allow_dash=True)
)
@click.option("--to", "target", metavar="FORMAT", help="Format of OUTPUT, where the end of its name does not tell.")
@click.option("--boards", metavar="LIST", help="Which boards, e.g. 1-8,17-24; without it all.")
@click.option(
    "--optimum", is_flag=True, help="Write tricks with best play and par of each complete deal into a PBN file, too."
)
@click.option("--force", is_flag=True, help="Write over OUTPUT if it is there already.")
@json_option
@lang_option
def command(
    files: Sequence[Path],
    *,
    target: str | None,
    boards: str | None,
    optimum: bool,
    force: bool,
    as_json: bool,
    language: Language,
) -> None:
    """Write the boards and results of one FILE or more as OUTPUT, in another format.

    Read are {read}, and an event's own file. Written are {written}. Untried, for no file of another program was at
    hand: {untried}.

    Several contests stay contests in PBN, one after the other; elsewhere only their boards are joined, and it is said.
    What a format cannot say is listed as lost. A file for a dealing machine is written only when every board can be
    dealt from it. OUTPUT is there whole or not at all, as readable to others as the first FILE is. A FILE of - is the
    standard input, an OUTPUT of - the standard output.

    \b
    Examples:
      duplicado convert tuesday.pbn tuesday.dlm
      duplicado convert vugraph.lin --boards 1-16 segment1.pbn
      duplicado convert monday.pbn tuesday.pbn week.json
      duplicado convert final.pbn - --to links
      duplicado convert tuesday.dlm tuesday.pbn --optimum

    The exit code is 1 when something of the files could not be read, or the boards cannot be written in that format;
    what is lost because a format has no place for it does not change it.
    """  # noqa: D301 - click wants the character, not the two signs
    from duplicado.cli import given_files
    from duplicado.cli.given_files import read_given
    from duplicado.cli.options import board_list
    from duplicado.publish.messages import Messages

    messages = Messages.load(language)
    if len(files) < 2:
        raise click.UsageError(messages.text("convert-no-output"))
    *inputs, output = files
    if str(output) == "-" and as_json:
        raise click.UsageError(messages.text("convert-two-reports"))
    known = _writer(target, output, messages)
    if optimum and not known.holds_optimum:
        raise click.UsageError(messages.text("convert-no-optimum", format=known.name))
    if str(output) != "-":
        given_files.check_output(output, force=force, messages=messages)
    with collecting_seldom():
        sources = [read_given(file, messages) for file in inputs]
    document, joined = given_files.join(sources)
    missing: frozenset[int] = frozenset()
    if boards is not None:
        wanted = board_list(boards, messages)
        missing = frozenset(wanted) - document.numbers
        document = document.only(wanted)
    if not document.numbers:
        raise UnreadableInput(messages.text("convert-nothing"))
    if optimum:
        document = replace(document, optimum=_optimum(document, str(inputs[0]), messages))
    with collecting_seldom():
        written = known.write(document)
    if written.data is not None:
        mode = given_files.mode_of(inputs[0])
        given_files.write(output, written.data, mode=mode, force=force, messages=messages)
    remarks = (*(() if known.holds_several else joined), *written.diagnostics)
    is_whole = written.data is not None and not missing and not any(source.has_errors for source in sources)
    if as_json:
        click.echo(_as_json(sources, output, known, document, written, remarks, sorted(missing), messages))
    else:
        _print(sources, output, known, document, written, remarks, missing, messages)
    if not is_whole:
        raise Found


def _optimum(document: Document, file: str, messages: Messages) -> dict[tuple[Board, Layout], Optimum]:
    from duplicado.analysis.par import par
    from duplicado.cli.dd_boards import solved
    from duplicado.formats.document import Optimum

    found: dict[tuple[Board, Layout], Optimum] = {}
    for board, deal, table in solved(document.playable_records(), file, messages):
        tricks = {(seat, each): table.tricks(seat, each) for seat in Seat for each in Denomination}
        found[board, deal] = Optimum(tricks, par(table, board.vulnerability, board.dealer).score)
    return found


def _writer(target: str | None, output: Path, messages: Messages) -> Format:
    from duplicado.formats.registry import WRITTEN, writer_of

    known = writer_of(target if target is not None else output.name)
    if known is None:
        keys = ", ".join(known.key for known in WRITTEN)
        if target is not None:
            raise click.UsageError(messages.text("convert-unknown-target", format=target[:40], formats=keys))
        raise click.UsageError(messages.text("convert-unknown-suffix", file=str(output), formats=keys))
    return known


def _print(
    sources: Sequence[GivenFile],
    output: Path,
    known: Format,
    document: Document,
    written: Written,
    remarks: Sequence[Diagnostic],
    missing: frozenset[int],
    messages: Messages,
) -> None:
    from duplicado.formats.losses import spans
    from duplicado.publish.diagnostic_sentences import diagnostic_text

    for source in sources:
        for line in diagnostic_lines(str(source.file), source.diagnostics, messages):
            click.echo(line, err=True)
    if missing:
        click.echo(messages.text("convert-missing", boards=spans(missing)), err=True)
    for remark in remarks:
        click.echo(diagnostic_text(remark, messages), err=True)
    if written.data is None:
        click.echo(messages.text("convert-not-written", file=str(output)), err=True)
        return
    if not known.is_tried:
        click.echo(messages.text("convert-untried", format=known.name), err=True)
    if str(output) != "-":
        count = len(document.boards())
        click.echo(messages.text("convert-written", boards=count, file=str(output), format=known.name))


def _as_json(
    sources: Sequence[GivenFile],
    output: Path,
    known: Format,
    document: Document,
    written: Written,
    remarks: Sequence[Diagnostic],
    missing: Sequence[int],
    messages: Messages,
) -> str:
    from duplicado.publish.diagnostic_sentences import diagnostic_text

    def of_file(source: GivenFile) -> dict[str, object]:
        listing = CountedFindings()
        rows = [
            {"line": each.line, "kind": each.severity.value, "code": each.code, "text": diagnostic_text(each, messages)}
            for each in source.diagnostics
            if listing.takes(each.code)
        ]
        return {"file": str(source.file), "format": source.format, "findings": rows, "left_out": listing.left_out}

    report = {
        "files": [of_file(source) for source in sources],
        "output": str(output),
        "format": known.name,
        "tried": known.is_tried,
        "written": written.data is not None,
        "boards": sorted(document.numbers - {0}),
        "missing": list(missing),
        "lost": [{"code": found.code, "text": diagnostic_text(found, messages)} for found in remarks],
    }
    return json.dumps(report, ensure_ascii=False, indent=2)
