"""Files of boards and results that a command is given, and the refusal of one that is of no such format."""

from __future__ import annotations

import csv
import re
import sys
from pathlib import Path
from typing import Final

from duplicado.cli.options import UnreadableInput, readable
from duplicado.formats.diagnostics import Diagnostic, Parsed
from duplicado.formats.encoding import decoded
from duplicado.formats.format import FileContents, Format
from duplicado.formats.registry import READ, format_of, source_of
from duplicado.publish.messages import Messages
from duplicado.score.victory_points import VictoryPointScale

_HEAD: Final = 4096
_OF_SCALES: Final = re.compile(r"(?:^|[_ ])(?:imps?|vps?|pct|percent)(?:$|[_ ])")
_FIGURES: Final = re.compile(r"[0-9.,+ -]+")


def read_given(file: Path, messages: Messages) -> tuple[Format, Parsed[FileContents]]:
    """Read a file, a folder of the tables of a scoring database, or `-`, the standard input; return its format too.

    Raises:
        UnreadableInput: it cannot be read, or is of no known format.
    """
    with readable(file):
        source = sys.stdin.buffer.read() if str(file) == "-" else source_of(file)
    known = format_of(file.name, source)
    if known is not None:
        return known, known.read(source)
    if file.is_dir():
        raise UnreadableInput(messages.text("cli-folder", file=str(file)))
    text = messages.text("cli-unknown-format", file=str(file), formats=", ".join(each.name for each in READ))
    raise UnreadableInput(" ".join(filter(None, (text, _other_use(str(file), source, messages)))))


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
