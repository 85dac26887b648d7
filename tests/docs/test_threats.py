"""The page of threats: every test that it names is there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`")


def test_every_test_that_shows_something_is_there() -> None:
    named = NAMED.findall((ROOT / "docs" / "threats.md").read_text(encoding="utf-8"))
    assert len(named) > 50
    wanting = [
        f"{file}::{test}"
        for file, test in named
        if not (ROOT / file).exists() or f"def {test}(" not in (ROOT / file).read_text(encoding="utf-8")
    ]
    assert wanting == []
