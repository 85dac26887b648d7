"""Act that gives an event another title or date."""

from __future__ import annotations

from collections.abc import Mapping

from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.fact import Duty
from duplicado.event.facts.founding import EventRenamed
from duplicado.service.acts.act import Act, Cli, Page, act
from duplicado.service.acts.ask import ActContext, Said, ask
from duplicado.service.acts.form_error import ActImpossible
from duplicado.service.acts.kinds import Day, Words


@act(
    "rename",
    page=Page.CONDITIONS,
    duty=Duty.CONDITIONS,
    is_shown_before=False,
    cli=Cli(positional=("title",)),
    examples=('thursday.event "Friday pairs" --date 2027-01-15',),
)
class RenameEvent(Act):
    """Give the event another title, or another date; without a date that of before stays.

    Its address and its file keep their name, so that cards and links that are out lead to it.
    """

    title: str = ask(Words())
    date: str = ask(Day(), default="")

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        renamed = EventRenamed(self.title, self.date or asked.state.date)
        if (renamed.title, renamed.date) == (asked.state.title, asked.state.date):
            raise ActImpossible("renamed-nothing", "title")
        return (renamed,)

    @classmethod
    def first(cls, asked: ActContext, said: Said) -> Mapping[str, str]:
        """Return what it is called now."""
        return {"title": asked.state.title, "date": asked.state.date}
