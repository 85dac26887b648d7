"""The steps of an event as commands, in the order of an evening."""

from __future__ import annotations

import click

from duplicado.cli.event.acts import act, act_command, act_names
from duplicado.cli.event.cards import cards
from duplicado.cli.event.clubs import clubs
from duplicado.cli.event.conditions import conditions
from duplicado.cli.event.consolation import consolation
from duplicado.cli.event.forms import forms
from duplicado.cli.event.founding import enter, import_, new
from duplicado.cli.event.office import call, notice, refer, waive
from duplicado.cli.event.office_rulings import retract, ruling, rulings
from duplicado.cli.event.pairing import pair
from duplicado.cli.event.planning import board, deals, plan
from duplicado.cli.event.polling import poll
from duplicado.cli.event.register import conduct, psyche, register
from duplicado.cli.event.replanning import replan
from duplicado.cli.event.results import correct, result
from duplicado.cli.event.rulings import appeal, decide, penalty, rule
from duplicado.cli.event.showing import log, show
from duplicado.cli.event.slips import results
from duplicado.cli.event.times import times

__all__ = ["command"]


class _InOrder(click.Group):
    """Lists the commands as they were added, not by the alphabet; those of acts before the last ones."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - the signature is click's
        """Name the commands in the order of an evening."""
        return [*(step.name or "" for step in _BEFORE), *act_names(), *(step.name or "" for step in _BEHIND)]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return a command that is written by hand, or make that of an act."""
        return super().get_command(ctx, cmd_name) or act_command(cmd_name)


@click.group("event", cls=_InOrder)
def command() -> None:
    """Run an event: entries, movement, results, corrections, standings.

    Everything is kept in one file, entry by entry; nothing is ever overwritten, and what was entered in error is undone
    by another entry.

    \b
    An evening:
      duplicado event new thursday.event --title "Thursday pairs"
      duplicado event enter thursday.event 1 "Ana Lima" "Rui Matos"
      duplicado event plan thursday.event --pairs 10 --minutes 180
      duplicado event result thursday.event 1 3 "4S N +1"
      duplicado event show thursday.event
      duplicado event publish thursday.event
    """  # noqa: D301 - click wants the character, not the two signs


_BEFORE = (
    *(new, import_, conditions, enter, plan, replan, pair, consolation, cards, deals),
    *(result, results, correct, board, show),
    *(rule, penalty, appeal, decide),
    *(call, notice, ruling, rulings, retract, waive, refer, poll, forms),
    *(conduct, psyche, register),
)
_BEHIND = (act, log, times, clubs)
for step in (*_BEFORE, *_BEHIND):
    command.add_command(step)
