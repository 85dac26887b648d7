"""The steps of an event as commands, in the order of an evening."""

from __future__ import annotations

import click

from duplicado.cli.event.cards import cards
from duplicado.cli.event.clubs import clubs
from duplicado.cli.event.conditions import conditions
from duplicado.cli.event.consolation import consolation
from duplicado.cli.event.discipline import disqualify, suspend
from duplicado.cli.event.ending import close, publish, undo
from duplicado.cli.event.forms import forms
from duplicado.cli.event.founding import carry, enter, import_, new, substitute, withdraw
from duplicado.cli.event.office import call, notice, refer, waive
from duplicado.cli.event.office_rulings import retract, ruling, rulings
from duplicado.cli.event.pairing import pair
from duplicado.cli.event.planning import board, deals, plan, round_
from duplicado.cli.event.polling import poll
from duplicado.cli.event.register import conduct, psyche, register
from duplicado.cli.event.replanning import replan
from duplicado.cli.event.results import agree, correct, result
from duplicado.cli.event.rulings import appeal, decide, penalty, rule
from duplicado.cli.event.showing import log, show
from duplicado.cli.event.slips import results
from duplicado.cli.event.tables import mover, over, sit
from duplicado.cli.event.times import times
from duplicado.cli.event.unplayed import missed, unplayed

__all__ = ["command"]


class _InOrder(click.Group):
    """Lists the commands as they were added, not by the alphabet."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - the signature is click's
        """Name the commands in the order of an evening."""
        return list(self.commands)


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


_STEPS = (
    (new, import_, conditions, enter, plan, replan, pair, consolation, cards, deals),
    (round_, over, mover, sit, result, results, agree, correct, board, show),
    (rule, penalty, appeal, decide),
    (call, notice, ruling, rulings, retract, waive, refer, poll, forms),
    (conduct, psyche, register, suspend, disqualify),
    (withdraw, substitute, missed, unplayed, carry, undo, log),
    (publish, times, close, clubs),
)
for steps in _STEPS:
    for step in steps:
        command.add_command(step)
