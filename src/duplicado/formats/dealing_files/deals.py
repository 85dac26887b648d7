"""Dealing files as formats: from boards to the contents of a file, and from a document to boards that are dealt."""

from __future__ import annotations

from collections.abc import Callable

from duplicado.formats.dealing_files.file_kind import Boards, Dealt
from duplicado.formats.diagnostics import Parsed, Written
from duplicado.formats.document import Document
from duplicado.formats.format import FileContents
from duplicado.formats.losses import around, contest_losses, dealt, losses, untitled
from duplicado.table.record import BoardRecord


def _no_title(_source: bytes) -> str:
    return ""


def dealing_reader(
    read: Callable[[bytes], Parsed[tuple[Dealt, ...]]], title: Callable[[bytes], str] = _no_title
) -> Callable[[bytes], Parsed[FileContents]]:
    """Make the reader of a format out of one of boards, and one of the title where the format has a place for it."""

    def reader(source: bytes) -> Parsed[FileContents]:
        parsed = read(source)
        records = tuple(BoardRecord(board, layout) for board, layout in parsed.value)
        return Parsed(FileContents(records, title=title(source)), parsed.diagnostics)

    return reader


def dealing_writer(write: Callable[[Boards], Written]) -> Callable[[Document], Written]:
    """Make the writer of a format out of one of boards."""
    return titled_writer(lambda boards, _title: write(boards))


def titled_writer(
    write: Callable[[Boards, str], Written], title: Callable[[bytes], str] = _no_title
) -> Callable[[Document], Written]:
    """Make the writer of a format out of one of boards with a title; `title` reads what the file has of it."""

    def writer(document: Document) -> Written:
        written = write(document.boards(), document.title)
        if written.data is None:
            return written
        lost = losses(document.records, [dealt(record) for record in document.records])
        lost += contest_losses(document.contest, None)
        lost += untitled(document, title(written.data))
        return Written(written.data, (*written.diagnostics, *lost, *around(document)))

    return writer
