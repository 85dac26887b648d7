"""`duplicado check`: what is wrong with files of boards, auctions and results."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from duplicado.cli.help_texts import CommandWithFormats
from duplicado.cli.law_options import edition_option
from duplicado.cli.long_files import CountedFindings, collecting_seldom, file_place, left_out_lines
from duplicado.cli.options import Found, UnreadableInput, json_option, lang_option
from duplicado.law.edition import Edition

if TYPE_CHECKING:
    from duplicado.director.inspection.observations import Observation
    from duplicado.event.contest import Contest
    from duplicado.locale import Language
    from duplicado.publish.messages import Messages
    from duplicado.table.record import BoardRecord

_WORTH_A_BAR: Final = 5


@dataclass(frozen=True, slots=True)
class _Finding:
    """One thing to report; the names are those of the JSON report."""

    line: int
    kind: str
    """`irregularity`, `discrepancy`, `error` (left out) or `warning`."""
    code: str
    text: str
    board: int | None = None
    seat: str | None = None
    law: str | None = None
    part: str | None = None
    marked: bool = False


@dataclass(slots=True)
class _Report:
    """Findings in one file."""

    file: str
    format: str = ""
    boards: int = 0
    calls: int = 0
    cards: int = 0
    results: int = 0
    """The lines of travellers."""
    hands: int = 0
    """The hand records that stand beside the results."""
    findings: list[_Finding] = field(default_factory=list[_Finding])
    """The first of each code, in the order of the lines."""
    left_out: dict[str, int] = field(default_factory=dict[str, int])
    """The number of findings that are not listed, by code."""
    unreadable: str = ""
    """Reason for which nothing could be read, in a sentence."""
    counts: dict[str, int] = field(default_factory=dict[str, int])
    """All findings by kind, those that are not listed too."""

    def tally(self, kind: str) -> None:
        """Count a finding of that kind."""
        self.counts[kind] = self.counts.get(kind, 0) + 1

    def count(self, *kinds: str) -> int:
        """Count the findings of these kinds."""
        return sum(self.counts.get(kind, 0) for kind in kinds)


@click.command("check", cls=CommandWithFormats)
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=click.Path(path_type=Path))
@edition_option(
    "Edition that the JSON report names; what is reported is the same for all.", default=Edition.LAWS_2017_AMENDED_2024
)
@json_option
@lang_option
def command(files: Sequence[Path], *, edition: Edition, as_json: bool, language: Language) -> None:
    """Say what is wrong with files of boards, auctions and results.

    Each recorded auction and play goes through the Laws: insufficient bids, doubles that are not allowed, calls and
    cards out of turn, revokes. Reported too is where a file contradicts itself (a contract that is not that of the
    auction, a card that the player does not hold) and what in it could not be read.

    The format is known by the contents: {read}; an event's own file is read, too. Untried, for no real file was at
    hand: {untried}. A FILE of - is the standard input. Of one code at most 1000 findings are listed for a file; the
    others are counted.

    \b
    Examples:
      duplicado check final.pbn
      duplicado check *.lin --json

    The exit code is 1 when anything was found and 2 when a file could not be read.
    """  # noqa: D301 - click wants the character, not the two signs
    from duplicado.publish.messages import Messages

    messages = Messages.load(language)
    with collecting_seldom():
        reports = [_check(file, messages) for file in _with_progress(files, messages)]
    if as_json:
        click.echo(_as_json(reports, edition.value))
    else:
        for report in reports:
            _print(report, messages)
        totals = _totals(reports)
        click.echo(messages.text("check-summary", **totals))
        if totals["results"] or totals["hands"]:
            click.echo(messages.text("check-summary-results", **totals))
    if any(report.unreadable for report in reports):
        raise click.exceptions.Exit(2)
    if any(report.counts for report in reports):
        raise Found


def _with_progress(files: Sequence[Path], messages: Messages) -> Iterator[Path]:
    """Go through the files; where somebody watches many of them, show how far it is."""
    if len(files) < _WORTH_A_BAR or not sys.stderr.isatty():
        yield from files
        return
    with click.progressbar(files, label=messages.text("check-progress"), file=sys.stderr) as bar:
        yield from bar


def _check(file: Path, messages: Messages) -> _Report:
    from duplicado.cli.given_files import read_given
    from duplicado.publish.diagnostic_sentences import diagnostic_text

    report = _Report(str(file))
    try:
        given = read_given(file, messages)
    except UnreadableInput as error:
        report.unreadable = error.message
        return report
    report.format = given.format
    listing = CountedFindings()
    for found in given.diagnostics:
        kind = found.severity.value
        report.tally(kind)
        if listing.takes(found.code):
            report.findings.append(_Finding(found.line, kind, found.code, diagnostic_text(found, messages)))
    _inspect(given.contents.records, report, listing, messages)
    for contest in given.contests:
        _inspect_results(contest, report, listing, messages)
    has_results = any(contest.results or contest.boards or contest.layouts for contest in given.contests)
    if not (report.boards or report.counts or has_results):
        report.tally("warning")
        report.findings.append(_Finding(0, "warning", "check-nothing", messages.text("check-nothing")))
    report.findings.sort(key=lambda finding: finding.line)
    report.left_out = listing.left_out
    return report


def _inspect(records: Sequence[BoardRecord], report: _Report, listing: CountedFindings, messages: Messages) -> None:
    from duplicado.director.inspection.record import inspect_record

    for record in records:
        report.boards += 1
        report.calls += len(record.calls)
        report.cards += len(record.plays)
        for seen in inspect_record(record):
            report.tally(_kind(seen))
            if listing.takes(seen.code):
                report.findings.append(_observed(record, seen, messages))


def _inspect_results(contest: Contest, report: _Report, listing: CountedFindings, messages: Messages) -> None:
    from duplicado.event.line_inspection import inspect_lines
    from duplicado.publish.diagnostic_sentences import observation_text

    report.results += len(contest.results)
    report.hands += len(contest.layouts)
    for line, seen in inspect_lines(contest):
        report.tally("discrepancy")
        if listing.takes(seen.code):
            text = f"{line.north_south}–{line.east_west}: {observation_text(seen, messages)}"
            found = _Finding(line.line or 0, "discrepancy", seen.code, text, board=line.board, part=seen.part)
            report.findings.append(found)


def _kind(seen: Observation) -> str:
    from duplicado.director.inspection.observations import Irregularity

    return "irregularity" if isinstance(seen, Irregularity) else "discrepancy"


def _observed(record: BoardRecord, seen: Observation, messages: Messages) -> _Finding:
    from duplicado.director.inspection.observations import Irregularity
    from duplicado.publish.diagnostic_sentences import observation_text

    return _Finding(
        line=record.lines.get(seen.part) or record.lines.get("board", 0),
        kind=_kind(seen),
        code=seen.code,
        text=observation_text(seen, messages),
        board=record.board.number,
        seat=seen.seat.value if seen.seat else None,
        law=str(seen.law) if seen.law else None,
        part=seen.part,
        marked=isinstance(seen, Irregularity) and seen.marked,
    )


def _totals(reports: Sequence[_Report]) -> dict[str, int]:
    return {
        "files": len(reports),
        "boards": sum(report.boards for report in reports),
        "calls": sum(report.calls for report in reports),
        "cards": sum(report.cards for report in reports),
        "results": sum(report.results for report in reports),
        "hands": sum(report.hands for report in reports),
        "irregularities": sum(report.count("irregularity") for report in reports),
        "discrepancies": sum(report.count("discrepancy") for report in reports),
        "diagnostics": sum(report.count("error", "warning") for report in reports),
    }


def _as_json(reports: Sequence[_Report], edition: str) -> str:
    document = {
        "edition": edition,
        "files": [asdict(report) for report in reports],
        "summary": _totals(reports),
    }
    return json.dumps(document, ensure_ascii=False, indent=2)


def _print(report: _Report, messages: Messages) -> None:
    if report.unreadable:
        click.echo(report.unreadable, err=True)
    for finding in report.findings:
        parts = [file_place(report.file, finding.line)]
        if finding.board is not None:
            parts.append(messages.text("check-board", board=finding.board))
        parts.append(messages.text(f"check-{finding.kind}"))
        if finding.law is not None:
            parts.append(messages.text("inspection-law", law=finding.law))
        mark = f" {messages.text('check-marked')}" if finding.marked else ""
        click.echo(f"{', '.join(parts)}: {finding.text}{mark}")
    for line in left_out_lines(report.file, report.left_out, messages):
        click.echo(line)
