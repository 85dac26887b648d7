"""Permanent codes of a club's tables: `/m/7` leads to table 7 of the event that is played there; it holds no secret."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from duplicado.event.record.ending import is_over
from duplicado.event.record.state import EventState
from duplicado.service.club.club import ClubHouse
from duplicado.service.club.event_digests import going_on
from duplicado.service.live.roles import TableKey
from duplicado.service.live.tables_of_event import tables_of

_PLACE: Final = re.compile(r"(?:(?P<section>[^\W\d_]{1,10})-?)?(?P<table>\d{1,4})")


@dataclass(frozen=True, slots=True)
class TableInPlay:
    """A table of an event that is not over there."""

    event: str
    title: str
    key: TableKey


def places_of_table(state: EventState, place: str) -> tuple[TableKey, ...]:
    """Return where a table is in an event, by what stands on its card: `7`, `A7`, `a-7`; none where play is over there.

    Of several sessions it is the first that is not over, and where a section is not told, each that has the table.
    """
    found = _PLACE.fullmatch(place.strip())
    if found is None:
        return ()
    section, number = found["section"], int(found["table"])
    for session in sorted(state.sessions):
        if is_over(state, session):
            continue
        keys = tuple(
            key
            for key in tables_of(state, session)
            if key.table == number and (section is None or key.section.casefold() == section.casefold())
        )
        if keys:
            return keys
    return ()


async def tables_in_play(house: ClubHouse, place: str) -> tuple[TableInPlay, ...]:
    """Return the tables to which a card may lead tonight, in the events that are played now.

    Args:
        house: the club.
        place: what stands on the card.
    """
    found: list[TableInPlay] = []
    for name, event in await house.events.open_of(going_on):
        state = event.state
        found += [TableInPlay(name, state.title or name, key) for key in places_of_table(state, place)]
    return tuple(found)
