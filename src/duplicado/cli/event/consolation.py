"""The event of those who have lost in a knock-out."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from duplicado.cli.event.files import take_down
from duplicado.cli.event.request import Author, Call, EventRequest, request
from duplicado.cli.options import Found, UnreadableInput
from duplicado.event.conditions import RoundsPaired
from duplicado.service.acts.ask import FieldGroup, ask
from duplicado.service.acts.file_kinds import FileName
from duplicado.service.acts.kinds import ChoiceOf, WholeNumber, Words
from duplicado.service.acts.place_kinds import SectionName

if TYPE_CHECKING:
    from duplicado.service.event_file import EventFile

__all__ = ["FoundConsolation"]


_PAIRINGS: Final = {each.value: each for each in (RoundsPaired.SWISS, RoundsPaired.DANISH, RoundsPaired.KNOCK_OUT)}


@request(
    "consolation",
    positional=("new",),
    examples=("cup.event plate.event --title Plate --rounds 2 --pairing swiss",),
)
class FoundConsolation(EventRequest):
    """Found an event in the file NEW for those who have lost in the knock-out of FILE.

    They keep their numbers and names, and are seeded in the order of the knock-out. Its conditions hold, but for how
    the rounds are paired; go on with `duplicado event pair NEW`.
    """

    new: Path = ask(FileName())
    title: str = ask(Words())
    until: int = ask(WholeNumber(most=20), default=1, option="rounds")
    pairing: RoundsPaired = ask(ChoiceOf(_PAIRINGS), default=RoundsPaired.SWISS)
    section: str = ask(SectionName(), default="")
    author: Author = ask(FieldGroup(Author))

    def answer(self, event: EventFile, call: Call) -> None:
        from duplicado.event.record.consolation import consolation_of
        from duplicado.event.record.rounds_played import RoundNotReady
        from duplicado.publish.error_words import error_text
        from duplicado.publish.pairing_words import not_ready_text
        from duplicado.service.event_file import EventFile
        from duplicado.store.port import StoreError

        messages = call.messages
        try:
            facts = consolation_of(event.live, self.section, self.until, self.pairing, self.title)
        except RoundNotReady as error:
            click.echo(not_ready_text(error, messages), err=True)
            raise Found from None
        try:
            with EventFile.create(self.new) as founded:
                take_down(founded, messages, *facts, by=self.author.by)
        except StoreError as error:
            raise UnreadableInput(error_text(error, messages)) from None
