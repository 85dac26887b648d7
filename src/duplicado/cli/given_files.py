"""Refusal of a file that is of no format of boards or results, with the command that takes what it is."""

from __future__ import annotations

import csv
import re
from typing import Final

from duplicado.formats.diagnostics import Diagnostic
from duplicado.formats.encoding import decoded
from duplicado.publish.messages import Messages
from duplicado.score.victory_points import VictoryPointScale

_HEAD: Final = 4096
_OF_SCALES: Final = re.compile(r"(?:^|[_ ])(?:imps?|vps?|pct|percent)(?:$|[_ ])")
_FIGURES: Final = re.compile(r"[0-9.,+ -]+")


def refusal(file: str, source: bytes, text: str, messages: Messages) -> str:
    """Return `text`, which says that a file is in no known format, and what the file is for where that is known.

    Args:
        file: its name, as it was told.
        source: what is in it.
        text: the sentence of the command that refuses it.
        messages: the messages of the command.
    """
    if (said := _of_movement(file, source, messages)) is not None:
        return f"{text} {said}"
    if _is_scale(source):
        scales = ", ".join(scale.value for scale in VictoryPointScale)
        return f"{text} {messages.text('check-is-scale', scales=scales)}"
    if (said := _of_json(source, messages)) is not None:
        return f"{text} {said}"
    return text


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
