"""The root of the commands. It imports a command's module only when that command is asked for."""

from __future__ import annotations

import importlib
import io
import sys
from collections.abc import Mapping

import click

from duplicado import __version__
from duplicado.cli.help_texts import TranslatedHelp, language_asked_for, said, speak

EXIT_CODES = """\
\b
When a command ends, its exit code says how:
  0  all is well
  1  something was found, or did not hold
  2  the command was not understood, or a file could not be read
"""


class LazyGroup(click.Group):
    """The commands of a table from name to short help, imported one at a time."""

    table: Mapping[str, str]

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the command line; what click says of it is in the reader's language."""
        speak(language_asked_for(args))
        click.Context.formatter_class = TranslatedHelp
        return super().parse_args(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - the signature is click's
        """Name the commands in the order of the table, which is that of an evening."""
        return list(self.table)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002 - as above
        """Import the module of a command and take the command from it."""
        if cmd_name not in self.table:
            return None
        module = importlib.import_module(f"duplicado.cli.{cmd_name}")
        if hasattr(module, "__path__"):
            module = importlib.import_module(f"{module.__name__}.group")
        command = module.command
        if not isinstance(command, click.Command):
            raise TypeError(f"duplicado.cli.{cmd_name}.command is not a click command")
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without importing any."""
        rows = [(name, self.table[name]) for name in self.list_commands(ctx)]
        if rows:
            with formatter.section(said("Commands")):
                formatter.write_dl(rows)


def _write_whatever_there_is_to_write() -> None:
    r"""Write a sign that an old console or a pipe to it cannot take, such as a suit's, as its number: `\u2660`.

    That is how JSON writes it too, so a report for programs stays whole.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.errors == "strict":
            stream.reconfigure(errors="backslashreplace")


def root_group(table: Mapping[str, str]) -> LazyGroup:
    """Make the root command over a table of commands."""

    @click.group(cls=LazyGroup, epilog=EXIT_CODES, context_settings={"help_option_names": ["-h", "--help"]})
    @click.version_option(__version__, "-V", "--version", prog_name="duplicado")
    def root() -> None:
        """Duplicate bridge under the Laws, from the shuffle to the appeal.

        Name one of the commands below. Each explains itself: duplicado deal --help
        """
        _write_whatever_there_is_to_write()

    root.table = table
    return root
