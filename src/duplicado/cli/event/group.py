"""The group `duplicado event`: its commands in the order of an evening."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, cast

import click

if TYPE_CHECKING:
    from duplicado.cli.event.request import Request

_BEFORE: Final = {
    "new": "founding.FoundEvent",
    "import": "founding.ImportEvent",
    "conditions": "conditions.TellConditions",
    "plan": "planning.PlanSession",
    "consolation": "founding.FoundConsolation",
    "final": "founding.FoundFinal",
    "cards": "printing.PrintCards",
    "deals": "planning.RecordDeals",
    "play": "playing.PlaySession",
    "results": "slips.EnterResults",
    "show": "showing.ShowStanding",
}
_BEHIND: Final = {
    "rulings": "rulings.ListRulings",
    "forms": "printing.PrintForm",
    "register": "printing.PrintRegister",
    "report": "printing.PrintReport",
    "act": "acts.DoAct",
    "log": "showing.PrintLog",
    "times": "rulings.TellTimes",
    "clubs": "clubs.RankClubs",
    "archive": "former_events.ArchiveEvent",
    "delete": "former_events.DeleteEvent",
}
REQUESTS: Final[Mapping[str, str]] = MappingProxyType({**_BEFORE, **_BEHIND})
"""Requests that are no acts: they found, read files, propose or print. By command the module and the class of the
request."""


class _InOrder(click.Group):
    """Lists the commands in the order of an evening, and imports a request only when it is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - the signature is click's
        """Name the commands: acts between the first requests and the others."""
        from duplicado.cli.event.acts import act_names

        return [*_BEFORE, *act_names(), *_BEHIND]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002 - as above
        """Make the command of a request or of an act."""
        if cmd_name in REQUESTS:
            module, _, name = REQUESTS[cmd_name].partition(".")
            found = getattr(import_module(f"duplicado.cli.event.{module}"), name)
            return cast("type[Request]", found).declared.command()
        if cmd_name == "board":
            from duplicado.cli.event.former import board

            return board
        from duplicado.cli.event.acts import act_command

        return act_command(cmd_name)


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
