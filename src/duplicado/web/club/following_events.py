"""Events that follow from another, at the console: who takes part is shown, then their event is founded."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from litestar import Response
from msgspec import structs

from duplicado.event.facts.entry import Entry
from duplicado.event.record.following_events import CarriedBy, pairings_of_final
from duplicado.event.record.rounds_played import RoundNotReady
from duplicado.event.record.state import EventState
from duplicado.publish.event_words import complaint_text
from duplicado.publish.messages import Messages
from duplicado.publish.office_words import carried_unit_text, goes_on, still_wanting
from duplicado.publish.pairing_words import not_ready_text
from duplicado.service.acts.ask import ActContext, Said, ask, leaves_of, questions, read
from duplicado.service.acts.following_events import (
    PAIRINGS,
    ConsolationAsked,
    FinalAsked,
    FollowingEvent,
    consolation,
    final,
    has_consolation,
    sections_of,
)
from duplicado.service.acts.form_error import FormError
from duplicado.service.acts.kinds import Words
from duplicado.service.club.access_tokens import Scope
from duplicado.service.club.club import ClubHouse
from duplicado.service.club.event_terms import name_for
from duplicado.service.live.commands import Accepted
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import Capability
from duplicado.web.addresses import event_path
from duplicado.web.club.authentication import Requester, asking, needs
from duplicado.web.club.event_answers import FollowingFounded
from duplicado.web.club.made import Founding, PageNotMade, event_founded, founded_for_program
from duplicado.web.club.office_request import Office
from duplicado.web.club.page_language import messages_for
from duplicado.web.club.pages import new_id
from duplicado.web.club.problem_details import Problem, problem
from duplicado.web.club.shown_first import FirstVisit, Sending, ShownFirst
from duplicado.web.incoming import Incoming

if TYPE_CHECKING:
    from duplicado.web.club.request_bodies import ConsolationWanted, FinalWanted


@questions
class _Named:
    """The name of the event that is founded, in addresses."""

    name: str = ask(Words(), default="")


@dataclass(frozen=True, slots=True)
class _Kind:
    """One kind of them; its name begins its messages, and ends its address."""

    name: str
    asks: type[Any]
    """Its questions."""
    make: Callable[[Any, Sequence[Entry], str], FollowingEvent]
    follows: Callable[[EventState], bool]
    """Test of an event for whether it can have one."""
    offers: Callable[[EventState], Mapping[str, object]]
    """The choices that its form offers after an event."""
    next_page: str
    """Page where one goes on in the event that is founded."""
    usual: Callable[[EventState], Mapping[str, str]]
    """Proposals of its page before anything is said."""

    def found(self, state: EventState, order: tuple[Entry, ...], said: Said, usual: str) -> FollowingEvent:
        """Make what is asked for."""
        return self.make(read(self.asks, said, ActContext(state, order)), order, usual)


_MOST_PROPOSED: Final = 8


def _half(entered: int) -> int:
    """Return how many a final has that nobody has said more of."""
    return max(2, min(_MOST_PROPOSED, -(-entered // 2)))


_CONSOLATION: Final = _Kind(
    "consolation",
    ConsolationAsked,
    consolation,
    has_consolation,
    lambda _: {"pairings": [each.value for each in PAIRINGS]},
    "pair",
    lambda _: {},
)
_FINAL: Final = _Kind(
    "final",
    FinalAsked,
    final,
    lambda state: not has_consolation(state),
    lambda state: {
        "pairings": [each.value for each in pairings_of_final(state.conditions)],
        "formulas": [each.value for each in CarriedBy],
    },
    "movement",
    lambda state: {"last": str(_half(len(state.contestants)))},
)
_KINDS: Final = {each.name: each for each in (_CONSOLATION, _FINAL)}


def may_found_following(asked: Requester) -> bool:
    """Tell whether somebody may found another event of the club, and plays in none that is still hidden from him."""
    return asked.may_in_the_club(Capability.CONDITIONS) and not asked.viewer.plays


def _may(office: Office) -> bool:
    return may_found_following(office.asked)


async def _who_takes_part(kind: _Kind, desk: OpenEvent, event: str, said: Said, messages: Messages) -> FollowingEvent:
    if not kind.follows(desk.state):
        raise PageNotMade(messages.text(f"{kind.name}-none-here"))
    usual = messages.text(f"{kind.name}-of", title=desk.state.title or event)
    try:
        return await asyncio.to_thread(kind.found, desk.state, tuple(desk.record.order), said, usual)
    except FormError as error:
        raise PageNotMade(complaint_text(error.code, error.about, error.values, messages), status=422) from None
    except RoundNotReady as error:
        raise PageNotMade(not_ready_text(error, messages, kind.name, state=desk.state)) from None


def _mark(found: FollowingEvent) -> str:
    return ",".join(f"{who}:{found.carried.get(who, '')}" for who in found.entered)


def _page(kind: _Kind) -> ShownFirst[FollowingEvent]:
    """Make the page of the console on which such an event is shown and founded."""

    async def find(visit: FirstVisit) -> FollowingEvent:
        office = visit.office
        said = {**kind.usual(office.state), **visit.filled.said}
        return await _who_takes_part(kind, office.desk, office.event, said, office.messages)

    async def do(visit: FirstVisit, found: FollowingEvent) -> str:
        """Found the event as it was shown; sent again, nothing more."""
        office, said, asked = visit.office, visit.filled.said, visit.filled.asked
        name, command = read(_Named, said, asked).name[:100], read(Sending, said, asked).id[:64]
        await event_founded(
            visit.office.house, Founding(name, found.facts, office.viewer, command, confirmed=True), office.messages
        )
        return f"{event_path(name, 'office', kind.next_page)}?done=1"

    async def values(visit: FirstVisit, found: FollowingEvent | None, _why: PageNotMade | None) -> Mapping[str, object]:
        """Say who would take part, and what can be said otherwise."""
        filled, office, state = visit.filled, visit.office, visit.office.state
        names = await asyncio.to_thread(visit.office.house.events.names)
        sessions, usual = tuple(sorted(state.sessions)), kind.usual(state)
        language = office.messages.language
        return {
            "carried": {
                "name": filled.text("name") or name_for(found.title if found else "", state.date, names),
                **{leaf.name: filled.text(leaf.name) or usual.get(leaf.name, "") for leaf in leaves_of(kind.asks)},
            },
            "usual": usual,
            "sections": sections_of(state),
            "command": filled.text("id") or new_id(),
            "doubts": (*goes_on(state, sessions, language), *still_wanting(state, sessions, language)),
            "unit": carried_unit_text(state.conditions, office.messages, percent=state.conditions.by_percentage),
            **kind.offers(state),
        }

    return ShownFirst(
        kind.name, f"{kind.name}-title", _may, find, values, do, mark=_mark, changed=f"{kind.name}-changed"
    )


CONSOLATION: Final = _page(_CONSOLATION)
FINAL: Final = _page(_FINAL)


async def founded_by_program(
    request: Incoming, house: ClubHouse, event: str, name: str, data: ConsolationWanted | FinalWanted
) -> Response[FollowingFounded | Problem]:
    """Found such an event for a program, or tell who would take part; `name`: of which kind."""
    asked = asking(request, house, required=True).of(event)
    needs(asked, Scope.ACT, granted=may_found_following(asked))
    desk, messages, kind = await house.open_events.open(event), messages_for(request), _KINDS[name]
    fields = {leaf.name: str(getattr(data, leaf.name)) for leaf in leaves_of(kind.asks)}
    try:
        found = await _who_takes_part(kind, desk, event, fields, messages)
    except PageNotMade as error:
        return problem(error.status, "not-ready" if error.status == 409 else "bad-request", str(error))
    told = FollowingFounded(
        name=data.name or name_for(found.title, desk.state.date, ()),
        title=found.title,
        contestants=[str(each) for each in found.entered],
        carried={str(who): str(amount) for who, amount in found.carried.items()},
    )
    founding = Founding(told.name, found.facts, asked.viewer, data.id, confirmed=True)
    outcome = await founded_for_program(house, founding, messages, told, rehearse=data.rehearse)
    if not isinstance(outcome, Accepted):
        return outcome
    return Response(structs.replace(told, entries=list(outcome.entries)), status_code=200)
