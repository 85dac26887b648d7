"""Preview before an action of the office: shown first, done as shown when the form comes back.

The next round, one session more and the consolation are such: each says what it looks for, what it shows of that and
what it does; letting in, filling in, showing anew where something is in the way are here.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from litestar import Response
from litestar.datastructures import FormMultiDict
from litestar.response import Redirect
from litestar.status_codes import HTTP_200_OK, HTTP_409_CONFLICT

from duplicado.event.facts.entry import AnyFact
from duplicado.service.acts.act import Page
from duplicado.service.acts.ask import FieldReading, ask, questions, read
from duplicado.service.acts.kinds import Tick, Words
from duplicado.service.club.access_tokens import Scope
from duplicado.service.live.commands import Accepted, Command, CommandError
from duplicado.web.club.authentication import checked_form, needs, text_fields
from duplicado.web.club.made import PageNotMade, why_not_taken
from duplicado.web.club.office_request import Attempt, Office

_Found = TypeVar("_Found")


@questions
class Sending:
    """Fields with which every form is sent, whatever it asks for."""

    id: str = ask(Words(), default="")
    """The id of the command: sent again, nothing more is done."""
    seen: str = ask(Words(), default="")
    """The position of the record that was shown."""
    shown: str = ask(Words(), default="")
    """The mark of what was shown."""
    sure: bool = ask(Tick(), default=False)
    """True where what would follow was shown."""
    more: bool = ask(Tick(), default=False)
    """True where only more lines are wanted."""
    back: bool = ask(Tick(), default=False)
    """True where the form is wanted again as it was filled in."""
    panel: str = ask(Words(), default="")
    """The table, with its section, in whose panel of the first page the form stood; empty elsewhere."""


@dataclass(frozen=True, slots=True)
class FirstVisit:
    """A visit to such a page: the office of the visitor, and what he asks for."""

    office: Office
    filled: FieldReading
    form: FormMultiDict = field(default_factory=FormMultiDict)
    """Form that was sent, with its files."""


def _always(_: FirstVisit) -> bool:
    return True


def _unmarked(_: object) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class ShownFirst(Generic[_Found]):
    """A page whose action is shown before it is done: how it is found, shown and done."""

    name: str
    """With which its address ends; its template is called so, too."""
    heading: str
    """The message above it."""
    may: Callable[[Office], bool]
    """Test of the office for whether somebody may open it."""
    find: Callable[[FirstVisit], Awaitable[_Found]]
    """Look for what would be; raises `PageNotMade` where it cannot be."""
    values: Callable[[FirstVisit, _Found | None, PageNotMade | None], Awaitable[Mapping[str, object]]]
    """Values that the template says of it, or of why it cannot be."""
    do: Callable[[FirstVisit, _Found], Awaitable[str]]
    """Do it, and return the address to which somebody goes then; raises `PageNotMade`."""
    asks: Callable[[FirstVisit], bool] = _always
    """Test for whether there is anything to be looked for as long as nothing was sent."""
    mark: Callable[[_Found], str] = _unmarked
    """Mark that tells whether it is still the same as it was shown; the form brings it back as `shown`."""
    changed: str = ""
    """The message where it is not; empty: that does not matter here."""

    async def shown(self, office: Office) -> Response[Any]:
        """Show what would be."""
        needs(office.asked, Scope.SEE, granted=self.may(office))
        return await self._page(FirstVisit(office, office.reading(dict(office.request.query_params))))

    async def sent(self, office: Office) -> Response[Any]:
        """Do it as it was shown; where it would be something else by now, or cannot be, show it anew."""
        needs(office.asked, Scope.SEE, granted=self.may(office))
        needs(office.asked, Scope.ACT)
        form = await checked_form(office.request, office.asked)
        visit = FirstVisit(office, office.reading(text_fields(form)), form)
        try:
            return Redirect(await self._done(visit), status_code=303)
        except PageNotMade as error:
            return await self._page(visit, error)

    async def _done(self, visit: FirstVisit) -> str:
        found = await self.find(visit)
        if self.changed and self.mark(found) != read(Sending, visit.filled.said, visit.filled.asked).shown:
            raise PageNotMade(visit.office.messages.text(self.changed))
        return await self.do(visit, found)

    async def _page(self, visit: FirstVisit, refused: PageNotMade | None = None) -> Response[str]:
        found: _Found | None = None
        why: PageNotMade | None = None
        if self.asks(visit):
            try:
                found = await self.find(visit)
            except PageNotMade as error:
                why = error
        office = visit.office
        return office.page(
            f"{self.name}.html",
            office.messages.text(self.heading),
            Page.MOVEMENT,
            Attempt(status=_status(refused, why)),
            room=self.name,
            found=found,
            why=[] if why is None else why.lines,
            refused=[] if refused is None or (why is not None and why.lines == refused.lines) else refused.lines,
            filled=visit.filled,
            shown="" if found is None else self.mark(found),
            **await self.values(visit, found, why),
        )


def _status(refused: PageNotMade | None, why: PageNotMade | None) -> int:
    if refused is not None:
        return refused.status
    # Who only looks is told why it cannot be yet: nothing is wrong with that, unless it is with what he filled in.
    return HTTP_200_OK if why is None or why.status == HTTP_409_CONFLICT else why.status


async def submit_shown(office: Office, filled: FieldReading, facts: Sequence[AnyFact]) -> Accepted:
    """Record facts that were shown, by the id of the form on which they were.

    Raises:
        PageNotMade: they are not recorded, and why.
    """
    try:
        sent = read(Sending, filled.said, filled.asked)
        command = Command(sent.id, tuple(facts), based_on=sent.seen[:500], confirmed=True)
    except CommandError:
        raise PageNotMade(office.messages.text("club-error-bad-request"), status=400) from None
    outcome = await office.desk.writer.submit(office.viewer, command)
    if not isinstance(outcome, Accepted):
        raise PageNotMade(why_not_taken(outcome, office.messages))
    return outcome
