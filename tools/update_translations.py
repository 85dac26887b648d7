"""Brings the code of translated pages of the manual up to date.

    .venv/bin/python tools/update_translations.py

A page in `docs/es` or `docs/pt` has the same blocks as the English one, in the same order. Blocks that are not run on
a console are copied. On a console the commands of the translated page stay, which may have words of the language, and
what they print is written anew in that language.
"""

from __future__ import annotations

import contextlib
import re
import shutil
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.docs.test_examples import Block, commands, environment_of, run  # noqa: E402 - found by the line before
from tests.docs.test_translations import ANY_BLOCK, ORIGINALS  # noqa: E402 - as above

_MOST_LINES_SHOWN: Final = re.compile(r"^\.\.\.$", re.MULTILINE)
"""The marks in an English block for output that is left out."""


def brought_up_to_date(page: Path, original: Path) -> str:
    """Return the text of a translated page with the blocks of the original."""
    text = page.read_text("utf-8")
    of_original = ANY_BLOCK.finditer(original.read_text("utf-8"))
    with tempfile.TemporaryDirectory() as folder:
        here = Path(folder) / "here"
        shutil.copytree(ROOT / "docs" / "examples", here)
        environment = environment_of(page)
        return ANY_BLOCK.sub(lambda own: _block(own, next(of_original), here, environment), text)


def _block(own: re.Match[str], original: re.Match[str], here: Path, environment: Mapping[str, str]) -> str:
    if original["language"] != "console":
        return original[0]
    body = "".join(_printed(own["body"], original["body"], here, dict(environment)))
    return f"```console\n{body}```"


def _printed(own: str, original: str, here: Path, environment: dict[str, str]) -> Iterator[str]:
    """Write a console anew; output of which the original leaves something out is left out but for its first line."""
    pairs = zip(commands(Block("console", 1, own)), commands(Block("console", 1, original)), strict=True)
    for command, english in pairs:
        said = run(command.text, here, environment).rstrip().splitlines()
        shown = [*said[:1], "..."] if _MOST_LINES_SHOWN.search(english.output) else said
        typed = command.text.splitlines()
        yield "\n".join([f"$ {typed[0]}", *(f"> {each}" for each in typed[1:]), *shown, ""])


def main() -> None:
    """Write every translated page anew."""
    for page, original in ORIGINALS.items():
        with contextlib.chdir(ROOT):
            page.write_text(brought_up_to_date(page, original), "utf-8")


if __name__ == "__main__":
    main()
