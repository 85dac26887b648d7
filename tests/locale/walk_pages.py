"""Run in a process that has the marked language: the pages of an event and of the Laws that it leads to bear marks."""

import re
from pathlib import Path

from click.testing import CliRunner
from tests.locale.pseudo import CODE, shown, unmarked

from duplicado.cli.group import root_group
from duplicado.cli.main import COMMANDS
from duplicado.publish.example.evening import example_evening

WORD = re.compile(r"[a-z]{2,}")


def test_pages_are_marked(tmp_path: Path) -> None:
    event, site = tmp_path / "evening.json", tmp_path / "site"
    event.write_bytes(example_evening().read_bytes())
    words = ["publish", str(event), "--only", "html", "--to", str(site), "--lang", CODE]
    done = CliRunner().invoke(root_group(COMMANDS), words, catch_exceptions=False)
    assert done.exit_code == 0, done.output
    data = set(WORD.findall(event.read_text(encoding="utf-8")))  # names of people and of the event
    pages = list(site.rglob("*.html"))
    assert len(pages) > 1000
    wrong = {
        page.name: found
        for page in pages
        if (found := [word for text in shown(page.read_text("utf-8")) for word in unmarked(text) if word not in data])
    }
    assert wrong == {}
