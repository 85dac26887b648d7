"""The oldest Python that the project says it runs on is the one that everything is checked for; others are tried."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

from tools.test_pythons import CUT, found_in, supported

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
NEWER = "type Pair = tuple[int, int]\n"
"""Syntax of Python 3.12."""


def test_style_and_both_type_checkers_hold_everything_to_the_oldest_python() -> None:
    oldest = supported()[0]
    assert PROJECT["project"]["requires-python"] == f">={oldest}"
    tools = PROJECT["tool"]
    assert tools["ruff"]["target-version"] == f"py{oldest.replace('.', '')}"
    assert tools["mypy"]["python_version"] == oldest
    assert tools["basedpyright"]["pythonVersion"] == oldest


def test_what_only_a_newer_python_reads_is_refused_by_the_style() -> None:
    ruff = Path(sys.executable).with_name("ruff")
    asked = [str(ruff), "check", "--no-cache", "--stdin-filename", "src/duplicado/newer.py", "-"]
    found = subprocess.run(asked, input=NEWER, capture_output=True, text=True, cwd=ROOT, check=False)
    assert found.returncode == 1
    assert "Python 3.11" in found.stdout


def test_what_targets_keep_is_not_where_the_builder_of_the_manual_empties() -> None:
    emptied = re.compile(r"\.cache\b")  # by `zensical build --clean`, also while another target runs beside it
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8").splitlines()
    recipes = [line for line in makefile if not re.search("^#|rm -rf", line)]
    tools = [each.read_text(encoding="utf-8") for each in sorted((ROOT / "tools").glob("*.py"))]
    assert not emptied.findall("\n".join((*recipes, *tools)))


def test_interpreters_at_hand_are_found_by_what_they_say_they_are(tmp_path: Path) -> None:
    def made(name: str, version: str) -> None:
        program = tmp_path / name
        program.parent.mkdir(parents=True, exist_ok=True)
        program.write_text(f"#!/bin/sh\necho {version}\n", encoding="utf-8")
        program.chmod(0o700)

    made("versions/3.12.1/bin/python", "3.12")
    made("versions/3.12.10/bin/python", "3.12")
    made("path/python3.13", "")  # a name that leads to none
    made("path/python3.14", "3.14")
    found = found_in(str(tmp_path / "path"), (tmp_path / "versions").iterdir(), ("3.12", "3.13", "3.14"))
    assert found == {
        "3.12": tmp_path / "versions/3.12.10/bin/python",
        "3.14": tmp_path / "path/python3.14",
    }


def test_the_cut_is_there() -> None:
    assert [each for each in CUT if not (ROOT / each).exists()] == []
