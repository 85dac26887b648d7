"""Brings the code of translated pages of the manual up to date.

    .venv/bin/python tools/update_translations.py [PAGE ...]

A page in `docs/es` or `docs/pt` has the same blocks as the English one, in the same order. Blocks that are not run on
a console are copied, with results in the letters of the language; one with the same commands keeps its comments. On a
console the commands of the translated page stay, which may have words of the language, and what they print is written
anew in that language; of it those lines are shown of which the English page shows its own.
"""

from __future__ import annotations

import contextlib
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.docs.test_examples import Block, commands, copy_examples, environment_of, run  # noqa: E402 - found by the line before
from tests.docs.test_translations import ANY_BLOCK, ORIGINALS, apart, in_letters  # noqa: E402 - as above

_LEFT_OUT: Final = "..."
"""The line that stands in a block for output that is left out."""


def brought_up_to_date(page: Path, original: Path) -> str:
    """Return the text of a translated page with the blocks of the original."""
    text = page.read_text("utf-8")
    of_original = ANY_BLOCK.finditer(original.read_text("utf-8"))
    with tempfile.TemporaryDirectory() as folder:
        run_own, run_original = (_runner(each, Path(folder) / name) for each, name in ((page, "own"), (original, "en")))
        language = page.parent.name
        return ANY_BLOCK.sub(lambda own: _block(own, next(of_original), language, run_own, run_original), text)


def _runner(page: Path, here: Path) -> Callable[[str], list[str]]:
    """Return what runs a command of a page, in a folder of its own, and returns the lines that it prints."""
    copy_examples(page, here)
    return lambda text: run(text, here, environment_of(page)).rstrip().splitlines()


def _block(
    own: re.Match[str],
    original: re.Match[str],
    language: str,
    run_own: Callable[[str], list[str]],
    run_original: Callable[[str], list[str]],
) -> str:
    if original["language"] == "text":
        return in_letters(original[0], language)
    if original["language"] == "sh" and apart(own["body"])[0] == apart(original["body"])[0]:
        return own[0]
    if original["language"] != "console":
        return original[0]
    mine, english = (list(commands(Block("console", 1, each["body"]))) for each in (own, original))
    body = ""
    for command, meant in zip(mine, english, strict=True):
        shown = _shown(meant.output.splitlines(), run_original(meant.text), run_own(command.text))
        typed = command.text.splitlines()
        body += "\n".join([f"$ {typed[0]}", *(f"> {each}" for each in typed[1:]), *shown, ""])
    return f"```console\n{body}```"


def _shown(kept: list[str], printed: list[str], own: list[str]) -> Iterator[str]:
    """Return the lines of an output that a page shows: those in the places of which the original shows its own."""
    if _LEFT_OUT not in kept:
        yield from own
        return
    places = iter(range(len(printed)))
    for line in kept:
        if line == _LEFT_OUT:
            yield line
        elif line.startswith(_LEFT_OUT):  # what is typed at a prompt, which in a block is the mark of a command
            typed = line.replace(_LEFT_OUT, ">", 1)
            yield own[next(each for each in places if printed[each] == typed)].replace(">", _LEFT_OUT, 1)
        else:
            yield own[next(each for each in places if printed[each] == line)]


def main() -> None:
    """Write the translated pages that are named anew, or all of them."""
    named = {Path(each).resolve() for each in sys.argv[1:]} or set(ORIGINALS)
    for page, original in ((each, ORIGINALS[each]) for each in ORIGINALS if each in named):
        with contextlib.chdir(ROOT):
            page.write_text(brought_up_to_date(page, original), "utf-8")


if __name__ == "__main__":
    main()
