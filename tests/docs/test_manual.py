"""The manual is complete and its generated pages are up to date."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def pages(entry: object) -> set[str]:
    """Collect the pages under an entry of the navigation."""
    if isinstance(entry, str):
        return {entry}
    inner = entry.values() if isinstance(entry, dict) else entry if isinstance(entry, list) else []
    return {page for part in inner for page in pages(part)}


def test_the_navigation_lists_every_page() -> None:
    project = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]
    written = {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")}
    assert pages(project["nav"]) == written, "docs/ and `nav` of zensical.toml differ"


@pytest.mark.parametrize(
    "name",
    [
        "generate_command_reference",
        "generate_formats_page",
        "generate_options_page",
        "generate_precedence_table",
    ],
)
def test_a_generated_page_is_up_to_date(name: str) -> None:
    command = [sys.executable, "-m", f"tools.{name}", "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_walks_of_the_architecture_name_files_that_are_there() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    walks = text.split("## Four walks through the code")[1].split("\n## ")[0].split("\n**")[1:]
    assert len(walks) == 4
    for walk in walks:
        named = re.findall(r"`([\w/]+\.(?:py|ftl|yaml))`", walk)
        assert len(named) < 10, named
        places = (ROOT, ROOT / "src" / "duplicado")
        assert [name for name in named if not any((at / name).exists() for at in places)] == []
