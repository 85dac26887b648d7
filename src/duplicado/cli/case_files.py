"""Files of cases that a command is given, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.long_files import file_place

if TYPE_CHECKING:
    from duplicado.casebook.problems import CaseProblem


def case_files(paths: Iterable[Path]) -> list[Path]:
    """Return the files that are meant: a folder stands for the .yaml files in it, or for itself where it has none."""
    return [file for path in paths for file in ((path.is_dir() and sorted(path.rglob("*.yaml"))) or [path])]


def print_case_problems(file: object, problems: Iterable[CaseProblem], text: Callable[..., str]) -> None:
    """Print where errors go what is wrong with the cases of a file, each with its line; `text` writes a message."""
    for problem in problems:
        click.echo(f"{file_place(file, problem.line)}: {text(problem.code, **dict(problem.values))}", err=True)
