"""Events that follow from another: of those who lost in a knock-out, of those whom a ranking qualifies."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from duplicado.cli.event.files import take_down
from duplicado.cli.event.request import Author, Call, EventRequest, request
from duplicado.cli.options import Found, unreadable_for
from duplicado.event.conditions import RoundsPaired
from duplicado.event.record.following_events import CarriedBy, FinalTerms
from duplicado.service.acts.ask import FieldGroup, ask
from duplicado.service.acts.file_kinds import FileName
from duplicado.service.acts.kinds import Amount, ChoiceOf, WholeNumber, Words, one_of
from duplicado.service.acts.place_kinds import SectionName

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from duplicado.event.facts.entry import AnyFact
    from duplicado.event.record.state import EventState
    from duplicado.service.event_file import EventFile


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
        from duplicado.event.record.following_events import consolation_of

        def facts() -> Sequence[AnyFact]:
            return consolation_of(event.live, self.section, self.until, self.pairing, self.title)

        _found(self.new, facts, event.live.state, call, self.author)


@request(
    "final",
    positional=("new",),
    examples=(
        "heats.event final.event --title Final --last 8 --carried part",
        "heats.event b.event --title B --first 9 --last 16 --carried steps --amount 6",
    ),
)
class FoundFinal(EventRequest):
    """Found an event in the file NEW for those in certain places of the ranking of FILE, a final or a consolation.

    They keep their numbers unless several have the same, and are seeded by their places. What they carry over is a part
    of what they had (C = S x part), or equal steps from the first to the last, rounded to hundredths. The conditions of
    FILE hold, but for how the rounds are paired; go on with `duplicado event plan NEW` or `duplicado event pair NEW`.
    """

    new: Path = ask(FileName())
    title: str = ask(Words())
    last: int = ask(WholeNumber(most=9999))
    first: int = ask(WholeNumber(most=9999), default=1)
    pairing: RoundsPaired | None = ask(one_of(RoundsPaired), default=None)
    carried: CarriedBy = ask(one_of(CarriedBy), default=CarriedBy.NOTHING)
    amount: Fraction | None = ask(Amount(), default=None)
    author: Author = ask(FieldGroup(Author))

    def answer(self, event: EventFile, call: Call) -> None:
        from duplicado.event.record.following_events import final_of
        from duplicado.publish.office_words import goes_on, still_wanting

        def facts() -> Sequence[AnyFact]:
            wanted = FinalTerms(self.title, self.last, self.first, self.pairing, self.carried, self.amount)
            return final_of(event.live, wanted)

        sessions, language = tuple(sorted(event.live.state.sessions)), call.messages.language
        for doubt in (
            *goes_on(event.live.state, sessions, language),
            *still_wanting(event.live.state, sessions, language),
        ):
            click.echo(doubt, err=True)
        _found(self.new, facts, event.live.state, call, self.author)


def _found(new: Path, facts: Callable[[], Sequence[AnyFact]], before: EventState, call: Call, author: Author) -> None:
    """Found an event in a file of its own, or say why it cannot be yet; `before`: what it follows from."""
    from duplicado.event.record.rounds_played import RoundNotReady
    from duplicado.publish.pairing_words import not_ready_text
    from duplicado.service.event_file import EventFile
    from duplicado.store.port import StoreError

    messages = call.messages
    try:
        entries = facts()
    except RoundNotReady as error:
        click.echo(not_ready_text(error, messages, state=before), err=True)
        raise Found from None
    with unreadable_for(messages, StoreError), EventFile.create(new) as founded:
        take_down(founded, messages, *entries, by=author.by)
