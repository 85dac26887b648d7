"""Files of boards and results that a command is given: refusal of other formats, several joined, whole writing."""

from __future__ import annotations

import csv
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from duplicado.cli.options import UnreadableInput, readable, unreadable_for, writable
from duplicado.formats.diagnostics import Diagnostic, Severity
from duplicado.formats.document import Document
from duplicado.formats.encoding import decoded
from duplicado.formats.format import FileContents
from duplicado.formats.registry import READ, format_of, source_of
from duplicado.publish.messages import Messages
from duplicado.score.victory_points import VictoryPointScale
from duplicado.store.sqlite_files import is_record
from duplicado.store.whole_files import write_whole

if TYPE_CHECKING:
    from duplicado.event.contest import Contest
    from duplicado.event.record.published_outcome import EventOutcome

_HEAD: Final = 4096
_OF_SCALES: Final = re.compile(r"(?:^|[_ ])(?:imps?|vps?|pct|percent)(?:$|[_ ])")
_FIGURES: Final = re.compile(r"[0-9.,+ -]+")


@dataclass(frozen=True, slots=True)
class GivenFile:
    """A file that was read."""

    file: Path
    format: str
    """Name of its format."""
    contents: FileContents
    contests: tuple[Contest, ...]
    diagnostics: tuple[Diagnostic, ...]
    is_tried: bool = True
    """False where no file of another program was at hand to try the format's reader on."""
    event: EventOutcome | None = None
    """The event whose own file it is, with all its sessions and sections; `None` for a file of any format."""

    @property
    def has_errors(self) -> bool:
        """True where something that stands in the file was left out."""
        return any(found.severity is Severity.ERROR for found in self.diagnostics)


def read_given(file: Path, messages: Messages) -> GivenFile:
    """Read a file, an event's own too, a folder of the tables of a scoring database, or `-`, the standard input.

    Raises:
        UnreadableInput: it cannot be read, or is of no known format.
    """
    if is_record(file):
        return _event(file, messages)
    with readable(file):
        source = sys.stdin.buffer.read() if str(file) == "-" else source_of(file)
    known = format_of(file.name, source)
    if known is not None:
        parsed = known.read(source)
        contests = parsed.value.read_contests()
        diagnostics = (*parsed.diagnostics, *contests.diagnostics)
        return GivenFile(file, known.name, parsed.value, contests.value, diagnostics, known.is_tried)
    if file.is_dir():
        raise UnreadableInput(messages.text("cli-folder", file=str(file)))
    text = messages.text("cli-unknown-format", file=str(file), formats=", ".join(each.name for each in READ))
    raise UnreadableInput(" ".join(filter(None, (text, _other_use(str(file), source, messages)))))


def _event(file: Path, messages: Messages) -> GivenFile:
    """Read an event that is kept entry by entry: of each session and section the boards that may be told of."""
    from duplicado.service.contests import outcome_in
    from duplicado.service.event_file import EventFileError
    from duplicado.store.port import StoreError

    with unreadable_for(messages, StoreError, EventFileError):
        outcome = outcome_in(file)
    contests = tuple(field.contest for field in outcome.fields) if len(outcome.fields) > 1 else (outcome.contest,)
    records = tuple(result.record for contest in contests for result in contest.results if result.record is not None)
    count = len(outcome.withheld)
    withheld = (Diagnostic(0, "score-withheld", (("count", str(count)),), Severity.WARNING),) if count else ()
    contents = FileContents(records, title=outcome.contest.title, numbers=outcome.numbers, contests=contests)
    return GivenFile(file, messages.text("cli-event-file"), contents, contests, withheld, event=outcome)


def _other_use(file: str, source: bytes, messages: Messages) -> str | None:
    """Say what a file of no known format is for, where that is known."""
    if (said := _of_movement(file, source, messages)) is not None:
        return said
    if _is_scale(source):
        return messages.text("check-is-scale", scales=", ".join(scale.value for scale in VictoryPointScale))
    return _of_json(source, messages)


def _of_json(source: bytes, messages: Messages) -> str | None:
    """Say where a file that begins as JSON does cannot be understood; `None` for another file."""
    from duplicado.formats.json_document import read_json

    text, _ = decoded(source)
    found: list[Diagnostic] = []
    if text.lstrip().startswith(("{", "[")):
        read_json(text, "check-broken-json", found.append)
    fault = next(iter(found), None)
    if fault is None or not fault.line or ("fault", "object") in fault.values:
        return None
    return messages.text(fault.code, line=fault.line, **dict(fault.values))


def _of_movement(file: str, source: bytes, messages: Messages) -> str | None:
    """Say how a movement is read, or why the tables of a rover are not enough; `None` for another file."""
    from duplicado.formats.movement_file import is_text, read_movement_file

    if not is_text(source) and not file.lower().endswith(".mov"):
        return None
    read = read_movement_file(source)
    if read.value.movement.sittings:
        return messages.text("check-is-movement", file=file)
    codes = {found.code for found in read.diagnostics}
    return messages.text("mov-tables-of-rovers") if "mov-tables-of-rovers" in codes else None


def _is_scale(source: bytes) -> bool:
    """Tell whether a file is a table of figures under headings that name IMPs, victory points or percentages."""
    rows = [row for row in csv.reader(decoded(source[:_HEAD])[0].splitlines()[:3]) if row]
    if len(rows) < 2:
        return False
    named = any(_OF_SCALES.search(cell.strip().lower()) for cell in rows[0])
    return named and all(not cell or _FIGURES.fullmatch(cell) for cell in rows[1])


if TYPE_CHECKING:
    from duplicado.publish.messages import Messages

_PRIVATE: Final = 0o600


def join(sources: Sequence[GivenFile]) -> tuple[Document, tuple[Diagnostic, ...]]:
    """Join files: all boards, and the contest where there is one; of several a format with room for one loses all."""
    contests = [contest for source in sources for contest in source.contests]
    natives = tuple(source.contents.native for source in sources)
    document = Document(
        records=tuple(record for source in sources for record in source.contents.records),
        contest=contests[0] if len(contests) == 1 else None,
        title=next((source.contents.title for source in sources if source.contents.title), ""),
        natives=natives,
        contests=tuple(contests) if len(contests) > 1 else (),
    )
    lost = Diagnostic(0, "lost-contests", (), Severity.WARNING)
    return document, (lost,) if len(contests) > 1 else ()


def check_output(output: Path, *, force: bool, messages: Messages) -> None:
    """Refuse before any work what would be refused after it.

    Raises:
        UsageError: the file is there already and may not be written over, or is no file but a folder or a device.
    """
    if output.exists() and not output.is_file():
        raise click.UsageError(messages.text("convert-directory", file=str(output)))
    if output.exists() and not force:
        raise click.UsageError(messages.text("convert-exists", file=str(output)))


def mode_of(file: Path) -> int:
    """Return the permissions of a file: hands that only their owner may see do not become public by being converted."""
    try:
        return _PRIVATE if str(file) == "-" else file.stat().st_mode & 0o666
    except OSError:
        return _PRIVATE


def write(output: Path, data: bytes, *, mode: int, force: bool, messages: Messages) -> None:
    """Write a file so that it is there whole or not at all; one that appeared meanwhile is not written over either.

    Raises:
        UsageError: the file is there.
        UnreadableInput: it cannot be written.
    """
    if str(output) == "-":
        sys.stdout.buffer.write(data)
        return
    with writable(output):
        try:
            write_whole(output, data, mode=mode, over=force)
        except FileExistsError:
            raise click.UsageError(messages.text("convert-exists", file=str(output))) from None
