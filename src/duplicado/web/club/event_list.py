"""Events of a club as its pages list them: how each stands, those that are played now first."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from duplicado.event.record.ending import EventStage, stage_of
from duplicado.publish.messages import Messages, error_text
from duplicado.service.club.club import ClubHouse
from duplicado.service.live.hall_view import RoundsTold, rounds_view
from duplicado.service.live.office_bar import session_on
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.errors import DuplicadoError


@dataclass(frozen=True, slots=True)
class EventListed:
    """An event, as far as a list tells of it."""

    name: str
    title: str
    stage: EventStage | None
    """`None`: it cannot be read."""
    date: str = ""
    founded: datetime | None = None
    """The time of its first entry."""
    last: datetime | None = None
    """The time of its last entry."""
    progress: RoundsTold | None = None
    kind: ContestKind = ContestKind.PAIRS
    contestants: int = 0
    trouble: str = ""
    """Reason for which it cannot be read."""

    @property
    def place(self) -> tuple[bool, str, str]:
        """Its place among others, the highest first: those in play, then by day and hour."""
        founded = "" if self.founded is None else self.founded.isoformat()
        return self.stage is EventStage.PLAYING, self.date or founded[:10], founded


async def events_listed(house: ClubHouse, names: Iterable[str], messages: Messages) -> list[EventListed]:
    """Return events by their names, those in play first, the latest of the others before the earlier."""
    found = [await _listed(house, name, messages) for name in names]
    return sorted(found, key=lambda each: each.place, reverse=True)


async def _listed(house: ClubHouse, name: str, messages: Messages) -> EventListed:
    try:
        desk = await house.open_events.open(name)
    except DuplicadoError as error:
        return EventListed(name, name, None, trouble=error_text(error, messages))
    state, order = desk.state, desk.record.order
    session = session_on(state)
    return EventListed(
        name,
        state.title or name,
        stage_of(state),
        state.date,
        order[0].at if order else None,
        order[-1].at if order else None,
        rounds_view(state, session) if session else None,
        state.conditions.kind,
        len(state.everybody),
    )
