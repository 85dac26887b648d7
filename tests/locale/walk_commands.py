"""Run in a process that has the marked language: what the commands of the manual write bears marks."""

import os
import re
import shutil
import sys
from pathlib import Path

import pytest
from tests.docs.test_examples import PAGES, ROOT, blocks, commands, named, run
from tests.locale.pseudo import CODE, unmarked

from duplicado.law.regulations.options import OPTIONS
from duplicado.law.regulations.profile import PROFILES

WORD = re.compile(r"[a-z]{2,}")
NOT_TOLD = re.compile(r"--(?:lang|help|json|language)\b")
"""The options that ask for another language, for the help of the shell, or for output for programs."""
CODES = {word for one in OPTIONS.values() for code in (one.name, *one.choices) for word in WORD.findall(code)}
CODES |= set(PROFILES)
"""The contents of the files of regulations, which are shown as they are written there."""


def words_in(folder: Path) -> set[str]:
    """The words of the files in a folder: of names, titles and reasons of an event, which are nobody's to translate."""
    texts = (file.read_text("utf-8", "replace") for file in folder.rglob("*") if file.is_file())
    return {word for text in texts for word in WORD.findall(text)}


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_what_commands_write_is_marked(page: Path, tmp_path: Path) -> None:
    here = tmp_path / "here"
    shutil.copytree(ROOT / "docs" / "examples", here)
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path, "COLUMNS": "300", "DUPLICADO_LANG": CODE}
    typed: set[str] = set()
    wrong: list[str] = []
    for command in (
        each for block in blocks(page.read_text("utf-8")) if block.language == "console" for each in commands(block)
    ):
        written = run(command.text, here, environment)
        typed |= set(WORD.findall(command.text))
        if NOT_TOLD.search(command.text):
            continue
        data = typed | CODES | words_in(here)
        wrong += [f"{command.line}: {line}" for line in written.splitlines() if set(unmarked(line)) - data]
    assert not wrong, "\n".join(wrong)
