"""Movements from files of other programs, by what the files begin with: ACBL's `.MOV`, JSON and YAML."""

from __future__ import annotations

from typing import Final

from duplicado.formats.acbl.movement import read_acbl_movement
from duplicado.formats.diagnostics import Parsed
from duplicado.formats.encoding import decoded
from duplicado.formats.given_movement import GivenMovement
from duplicado.formats.movement_rows import read_movement_rows

_CONTROLS: Final = bytes({*range(32)} - {9, 10, 12, 13})


def is_text(source: bytes) -> bool:
    """Tell whether a file of a movement is a text (JSON or YAML) and no `.MOV`."""
    head = decoded(source[:4096])[0].encode("utf-8", "replace")
    return bool(head.strip()) and not any(byte in _CONTROLS for byte in head)


def read_movement_file(source: bytes, pairs: int | None = None) -> Parsed[GivenMovement]:
    """Read a movement from a file of any of these formats, and what was wrong; nothing is raised.

    Args:
        source: the file.
        pairs: of a file with several movements, the one for so many pairs; the first if not told.
    """
    return read_movement_rows(source, pairs) if is_text(source) else read_acbl_movement(source)
