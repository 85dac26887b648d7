"""The directors' register, printed: conduct (Laws 72, 74, 76), psyches and misexplanations."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from duplicado.cli.event.acts import drafted_of, take
from duplicado.cli.event.files import contestant_of, entry_of
from duplicado.cli.event.request import Author, Call, EventRequest, request
from duplicado.cli.options import print_json
from duplicado.service.acts.ask import FieldGroup, ask
from duplicado.service.acts.kinds import WholeNumber, Words
from duplicado.service.acts.place_kinds import SectionName

if TYPE_CHECKING:
    from duplicado.publish.messages import Messages
    from duplicado.service.event_file import EventFile


@request("register", reports=True)
class PrintRegister(EventRequest):
    """Print the directors' register: conduct, psyches, misexplanations. It is not for the players."""

    pair: str | None = ask(Words(), default=None)
    section: str = ask(SectionName(), default="")
    player: str | None = ask(Words(), default=None)
    law: str | None = ask(Words(), default=None)
    session: int | None = ask(WholeNumber(), default=None)
    strike: int | None = ask(WholeNumber(), default=None)
    reason: str = ask(Words(), default="")
    author: Author = ask(FieldGroup(Author))

    def answer(self, event: EventFile, call: Call) -> None:
        from duplicado.event.record.register import OfficeRegister, register_numbers
        from duplicado.publish.register_words import register_lines, register_rows

        messages = call.messages
        if self.strike is not None:
            self._strike(self.strike, event, messages)
            return
        found = OfficeRegister.of(event.live.state)
        if self.pair is not None:
            found = found.by_pair(contestant_of(self.pair, self.section, event, messages))
        if self.player is not None:
            found = found.by_player(self.player)
        if self.law is not None:
            found = found.by_clause(self.law)
        if self.session is not None:
            found = found.by_session(self.session)
        numbers = register_numbers(event.live.entries)
        if call.as_json:
            print_json(register_rows(found, numbers))
            return
        click.echo("\n".join(register_lines(found, numbers, messages)))

    def _strike(self, number: int, event: EventFile, messages: Messages) -> None:
        """Strike out an entry, for the reason that is told."""
        from duplicado.service.acts.registry import ACTS

        if not self.reason:
            raise click.UsageError(messages.text("register-reason-wanted", option="--reason"))
        struck = entry_of(event, number, messages, of_register=True)
        undoing = drafted_of(event, ACTS["undo"], {"entry": struck.id, "reason": self.reason}, self.author.by, messages)
        take(event, undoing, messages, by=self.author.by, sure=False, only_show=False)
