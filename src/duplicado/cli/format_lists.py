"""Help of commands that name formats: the lists come from the registry when the help is asked for."""

from __future__ import annotations

import inspect

import click

from duplicado.cli.help_texts import translated


class CommandWithFormats(click.Command):
    """A command in whose help `{read}`, `{written}`, `{results}` and `{untried}` stand for lists of formats."""

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the help with the lists filled in."""
        from duplicado.formats.registry import FORMATS, READ, RESULTS, WRITTEN

        unfilled = self.help
        if unfilled is not None:
            self.help = translated(inspect.cleandoc(unfilled)).format(
                read=", ".join(each.name for each in READ),
                written=", ".join(each.key for each in WRITTEN),
                results=", ".join(each.key for each in RESULTS),
                untried=", ".join(each.name for each in FORMATS if not each.is_tried),
            )
        try:
            super().format_help_text(ctx, formatter)
        finally:
            self.help = unfilled
