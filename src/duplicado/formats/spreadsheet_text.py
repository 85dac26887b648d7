"""Texts in the cells of a spreadsheet: none is computed as a formula, whoever wrote it."""

from __future__ import annotations

from typing import Final

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n")


def cell_text(text: str) -> str:
    """Return a text that a spreadsheet does not take for a formula.

    A cell that begins with `=`, `+`, `-`, `@` or a tab is computed when the file is opened, and can call programs. An
    apostrophe before it makes it a text; spreadsheets do not show it.
    """
    return f"'{text}" if text.startswith(_FORMULA) else text


def text_in_cell(cell: str) -> str:
    """Return the text that `cell_text` wrote; an apostrophe that belongs to the text stays."""
    return cell[1:] if cell.startswith("'") and cell[1:].startswith(_FORMULA) else cell
