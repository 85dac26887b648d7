"""The group `duplicado club`: its commands, the most frequent first."""

from __future__ import annotations

import click

from duplicado.cli.club.copies import backup, restore, verify
from duplicado.cli.club.devices import audit, code, devices, pin, revoke, token
from duplicado.cli.club.ladders import ladders
from duplicado.cli.club.members import members
from duplicado.cli.club.personal_data import erase, held, keep, people, tidy
from duplicado.cli.club.templates import new_event, templates


class _InOrder(click.Group):
    """Lists the commands as they were added, not by the alphabet."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - the signature is click's
        """Name the commands in their order."""
        return list(self.commands)


@click.group("club", cls=_InOrder)
def command() -> None:
    """Let people in to a club that is served; its events, templates, people, copies, audit.

    All of this may be done while the club is served or not. FOLDER is the club's: that of `duplicado serve FOLDER`, or
    postgresql://user@host/database.

    \b
    Examples:
      duplicado serve --new our-club
      duplicado club code our-club
      duplicado club code our-club --role director --event Thursday
      duplicado club new-event our-club --template own:pairs --tables 9
      duplicado club backup our-club
    """  # noqa: D301 - click wants the character, not the two signs


for each in (
    *(code, new_event, templates, token, devices, revoke, pin, audit),
    *(backup, restore, verify, members, ladders, people, held, erase, tidy, keep),
):
    command.add_command(each)
