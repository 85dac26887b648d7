"""An RBN file line by line: which lines belong to one board, and which of the lines before still hold for it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from duplicado.formats.diagnostics import Diagnostic, Report, Severity

_LINE: Final = re.compile(r"([A-Z0-9])(?:[ \t]+(.*))?")
_LABELS: Final = frozenset("DTLESFKNBHACPRMI0123456789")
_REPEATING: Final = frozenset("DTLESFKNBH")
"""These hold until they are stated anew."""
_OF_A_BOARD: Final = frozenset("BHACPR")


@dataclass(frozen=True, slots=True)
class Value:
    """Text behind a letter, and its place."""

    text: str
    line: int


@dataclass(slots=True)
class RawBoard:
    """The lines of a board by their letters."""

    line: int
    values: dict[str, Value] = field(default_factory=dict[str, Value])
    call_notes: dict[str, str] = field(default_factory=dict[str, str])
    play_notes: dict[str, str] = field(default_factory=dict[str, str])
    texts: list[str] = field(default_factory=list[str])

    def said(self, label: str) -> str:
        """Return the value of a line, empty where there is none."""
        value = self.values.get(label)
        return value.text if value is not None else ""

    def line_of(self, label: str) -> int:
        """Return where a line stands; for one that is missing, where the board begins."""
        value = self.values.get(label)
        return value.line if value is not None else self.line


def boards(text: str, report: Report) -> Iterator[RawBoard]:
    """Go through the boards of a file. Lines of events that stand alone hold for the boards behind them."""
    repeated: dict[str, Value] = {}
    current = RawBoard(1)
    for is_text, line, content in _paragraphs(text, report):
        if is_text:
            current.texts.append(content)
        elif content:
            if not current.values and not current.texts:
                current.line = line
            _take(current, content, line, report)
        else:
            yield from _finished(current, repeated)
            current = RawBoard(line + 1)
    yield from _finished(current, repeated)


def _finished(board: RawBoard, repeated: dict[str, Value]) -> Iterator[RawBoard]:
    repeated.update((label, value) for label, value in board.values.items() if label in _REPEATING)
    if _OF_A_BOARD & board.values.keys():
        board.values = {**repeated, **board.values}
        yield board


def _take(board: RawBoard, content: str, line: int, report: Report) -> None:
    match = _LINE.fullmatch(content)
    if match is None or match[1] not in _LABELS:
        report(Diagnostic(line, "rbn-not-a-line", (("text", content[:60]),)))
        return
    label, value = match[1], (match[2] or "").strip()
    if label.isdigit():
        # Notes belong to the auction, unless the play has come before them.
        notes = board.play_notes if "P" in board.values else board.call_notes
        notes.setdefault(label, value)
    elif label in board.values:
        report(Diagnostic(line, "rbn-twice", (("label", label),), Severity.WARNING))
    else:
        board.values[label] = Value(value, line)


def _paragraphs(text: str, report: Report) -> Iterator[tuple[bool, int, str]]:
    """Go through lines and paragraphs: whether it is a paragraph in braces, its line, and what it says."""
    opened: list[str] = []
    start = 0
    for number, raw in enumerate(text.replace("\r\n", "\n").replace("\r", "\n").split("\n"), start=1):
        line = raw.strip("\x1a").rstrip()
        if opened:
            if line:
                opened.append(line)
            if not line or line.endswith("}"):
                yield True, start, "\n".join(opened).removesuffix("}")
                opened = []
            if not line:
                report(Diagnostic(start, "rbn-brace-open", (), Severity.WARNING))
                yield False, number, ""
        elif line.startswith("{"):
            if line.endswith("}"):
                yield True, number, line[1:-1]
            else:
                opened, start = [line[1:]], number
        elif not line.startswith("%"):
            yield False, number, line
    if opened:
        report(Diagnostic(start, "rbn-brace-open", (), Severity.WARNING))
        yield True, start, "\n".join(opened)
