"""Sentences about the boards of a session: errors of a file, boards dealt or brought in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from duplicado.formats.boards_file import BoardsFile
from duplicado.formats.diagnostics import Diagnostic
from duplicado.publish.messages import Messages

_MOST: Final = 8


def faults_lines(found: BoardsFile, name: str, messages: Messages) -> list[str]:
    """Say what stands in the way of taking a file, a heading first; nothing where nothing does."""
    if not found.faults:
        return []
    lines = _lines(found.faults, messages)
    if found.layouts:
        lines.append(messages.text("boards-choose-again"))
    return [messages.text("boards-faults", file=name[:60] or "–"), *lines]


def remarks_lines(found: BoardsFile, messages: Messages) -> list[str]:
    """Say what else is wrong with a file; nothing where nothing is."""
    return _lines(found.remarks, messages)


def _lines(said: Sequence[Diagnostic], messages: Messages) -> list[str]:
    # A file that is something else altogether has something wrong in every line: only what is shown is put into words.
    texts = [_text(each, messages) for each in said[:_MOST]]
    left = len(said) - _MOST
    return [*texts, messages.text("boards-more", count=left)] if left > 0 else texts


def _text(found: Diagnostic, messages: Messages) -> str:
    sentence = messages.text(found.code, **dict(found.values))
    return messages.text("boards-line", line=found.line, said=sentence) if found.line else sentence
