"""Dealing files as formats: from boards to the contents of a file, and from a document to boards that are dealt."""

from __future__ import annotations

from collections.abc import Callable

from duplicado.formats.contest_losses import contest_losses
from duplicado.formats.dealing_files.cards import Dealt
from duplicado.formats.dealing_files.writing import Boards
from duplicado.formats.diagnostics import Parsed, Written
from duplicado.formats.document import Document
from duplicado.formats.document_losses import around, dealt
from duplicado.formats.format import FileContents
from duplicado.formats.losses import losses
from duplicado.table.record import BoardRecord

__all__ = ["dealing_reader", "dealing_writer", "titled_writer"]


def dealing_reader(read: Callable[[bytes], Parsed[tuple[Dealt, ...]]]) -> Callable[[bytes], Parsed[FileContents]]:
    """Make the reader of a format out of one of boards."""

    def reader(source: bytes) -> Parsed[FileContents]:
        parsed = read(source)
        records = tuple(BoardRecord(board, layout) for board, layout in parsed.value)
        return Parsed(FileContents(records), parsed.diagnostics)

    return reader


def dealing_writer(write: Callable[[Boards], Written]) -> Callable[[Document], Written]:
    """Make the writer of a format out of one of boards."""
    return titled_writer(lambda boards, _title: write(boards))


def titled_writer(write: Callable[[Boards, str], Written]) -> Callable[[Document], Written]:
    """Make the writer of a format out of one of boards that has a place for a title."""

    def writer(document: Document) -> Written:
        written = write(document.boards(), document.title)
        if written.data is None:
            return written
        lost = losses(document.records, [dealt(record) for record in document.records])
        lost += contest_losses(document.contest, None)
        return Written(written.data, (*written.diagnostics, *lost, *around(document)))

    return writer
