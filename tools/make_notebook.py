"""Writes the cookbook of the manual as a notebook: what is read there as text, what is run there as cells.

.venv/bin/python tools/make_notebook.py
"""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path
from typing import Any, Final

_DOCS: Final = Path(__file__).parent.parent / "docs"
PAGE: Final = _DOCS / "cookbook.md"
NOTEBOOK: Final = _DOCS / "cookbook.ipynb"
_BLOCK: Final = re.compile(r"^```python\n(.*?)^```\n", re.MULTILINE | re.DOTALL)


def notebook_of(page: str) -> str:
    """Return the notebook of a page, without outputs."""
    pieces = _BLOCK.split(page)
    cells = [_cell(number, text) for number, text in enumerate(pieces) if text.strip()]
    about = {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}}
    return json.dumps({"cells": cells, "metadata": about, "nbformat": 4, "nbformat_minor": 5}, indent=1) + "\n"


def _cell(number: int, text: str) -> dict[str, Any]:
    """Return a cell: every second piece of a page is a block of code."""
    if number % 2 == 0:
        return {"cell_type": "markdown", "id": f"text-{number}", "metadata": {}, "source": _lines(text.strip())}
    code = "".join(example.source for example in doctest.DocTestParser().get_examples(text))
    of_code: dict[str, Any] = {"execution_count": None, "outputs": []}
    return {"cell_type": "code", "id": f"code-{number}", "metadata": {}, "source": _lines(code.strip()), **of_code}


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


if __name__ == "__main__":
    NOTEBOOK.write_text(notebook_of(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
