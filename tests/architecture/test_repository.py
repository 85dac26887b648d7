"""Texts that no file of the repository may contain."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

# Written with brackets so that this file does not find itself.
TRACES = {
    "a path of somebody's machine": r"(?<![\w.])/(r[o]ot|w[o]rk|h[o]me|U[s]ers|o[p]t)/\w",
    "a path of somebody's Windows machine": r"\b[A-Z]:\\[U]sers\\",
    "an address of a package registry": r"p[y]pi\.org/simple|files\.p[y]thonhosted\.org|registry\.n[p]mjs\.org",
    "an option that names a registry": r"(?<!emit)-(index[-]url|find[-]links)\b",
}


def tracked() -> list[Path]:
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False).stdout
    return [ROOT / name for name in listing.split("\0") if name]


@pytest.mark.parametrize("what", TRACES)
def test_no_file_tells_where_it_was_made(what: str) -> None:
    pattern = re.compile(TRACES[what])
    found = []
    for path in tracked():
        try:
            text = path.read_text(encoding="utf-8")
        except (UnicodeDecodeError, OSError):
            continue  # not text, or removed and not yet committed
        for number, line in enumerate(text.splitlines(), 1):
            # Only the line's beginning: data files have lines of megabytes.
            match = pattern.search(line[:2000])
            if match:
                found.append(f"{path.relative_to(ROOT)}:{number}: {match.group()}")
    assert found == []


def test_the_pins_are_exact() -> None:
    for name in ("dev", "app"):
        text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
        loose = [line for line in text.splitlines() if line and not line.startswith("#") and "==" not in line]
        assert loose == []


def test_a_tool_that_imports_another_is_run_as_a_module() -> None:
    # Run as a file it has its own folder on the path, and `tools` is not there.
    as_files = re.findall(r"python (tools/\w+\.py)", (ROOT / "Makefile").read_text(encoding="utf-8"))
    assert as_files
    importing = [name for name in as_files if re.search(r"(?m)^\s*from tools\b", (ROOT / name).read_text("utf-8"))]
    assert importing == []
