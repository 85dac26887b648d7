"""Write docs/commands.md from the commands themselves.

Run by `make reference`; with --check it only says whether the page is up to date.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import click
from tools.generated_page import kept_up_to_date

from duplicado.cli.group import root_group
from duplicado.cli.main import COMMANDS

PAGE = Path(__file__).resolve().parent.parent / "docs" / "commands.md"

INTRODUCTION = """\
# Commands

<!-- Written by tools/generate_command_reference.py; change the commands instead and run `make reference`. -->

What `duplicado` answers to `--help`, command by command. The page is generated, and a test keeps it so.
"""


def page() -> str:
    """Write the whole page."""
    group = root_group(COMMANDS)
    sections = [INTRODUCTION]
    for level, path, command in commands(group, ["duplicado"]):
        # The name goes in whole, as if it were one word: the usage line then shows the path. The width is
        # fixed, or the page would depend on the terminal it was made in.
        context = command.make_context(
            " ".join(path), [], resilient_parsing=True, terminal_width=90, max_content_width=90
        )
        sections.append(f"{'#' * level} `{' '.join(path)}`\n\n```text\n{command.get_help(context).rstrip()}\n```\n")
    return "\n".join(sections)


def commands(command: click.Command, path: list[str]) -> Iterator[tuple[int, list[str], click.Command]]:
    """Walk a command and those under it: level of the heading, path of names, command."""
    yield min(len(path) + 1, 4), path, command
    if isinstance(command, click.Group):
        context = click.Context(command, info_name=path[-1])
        for name in command.list_commands(context):
            below = command.get_command(context, name)
            if below is not None and not below.hidden:
                yield from commands(below, [*path, name])


if __name__ == "__main__":
    sys.exit(kept_up_to_date(PAGE, lambda _: page(), __doc__))
