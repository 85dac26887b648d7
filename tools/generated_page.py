"""Command of a tool that writes a page of the manual, or with --check says whether the page is up to date."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path


def kept_up_to_date(page: Path, wanted: Callable[[str], str], about: str | None) -> int:
    """Write a page, or check it; return the exit code.

    Args:
        page: its file.
        wanted: returns what is to stand there, from what does.
        about: the help of the command.
    """
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--check", action="store_true", help="do not write; exit 1 if the page is out of date")
    stands = page.read_text(encoding="utf-8") if page.is_file() else ""
    made = wanted(stands)
    if parser.parse_args().check:
        print("up to date" if made == stands else f"{page.name} is out of date: make reference")
        return int(made != stands)
    page.write_text(made, encoding="utf-8")
    return 0
