"""The files of `duplicado convert`: what is read, how several are joined, and writing that is whole or not at all."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from duplicado.cli.given_files import GivenFile
from duplicado.cli.options import writable
from duplicado.formats.diagnostics import Diagnostic, Severity
from duplicado.formats.document import Document
from duplicado.store.whole_files import write_whole

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
