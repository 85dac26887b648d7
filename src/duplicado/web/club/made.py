"""Founding of events for pages and programs, and the sentence for what was not recorded."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from litestar import Response
from msgspec import Struct

from duplicado.event.facts.entry import AnyFact
from duplicado.publish.event_words import refused_text
from duplicado.publish.messages import Messages, error_text
from duplicado.service.club.club import ClubHouse
from duplicado.service.live.commands import Accepted, CommandError, Outcome, Refusal
from duplicado.service.live.roles import Viewer
from duplicado.store.port import StoreError
from duplicado.web.club.problem_details import answer, problem


class PageNotMade(Exception):
    """Refusal to make a page; its text says why, further things in further lines."""

    def __init__(self, why: str, *more: str, status: int = 409) -> None:
        """Remember by which status a page says so: 422 where what was filled in cannot be used."""
        super().__init__("\n".join((why, *more)))
        self.status = status

    @property
    def lines(self) -> list[str]:
        """Reason, then what else is to be said."""
        return [line.strip() for line in str(self).splitlines()]


@dataclass(frozen=True, slots=True)
class Founding:
    """An event that somebody asks for."""

    name: str
    facts: Sequence[AnyFact]
    """Its first entries."""
    by: Viewer
    command: str
    """The id by which he asks: sent again, nothing more is made."""
    confirmed: bool = False
    """True where what looks like a slip is meant so."""


async def event_founded(house: ClubHouse, asked: Founding, messages: Messages) -> Accepted:
    """Make an event for a page.

    Raises:
        PageNotMade: it is not made; most often there is one of that name, and another is wanted.
    """
    outcome = await _founded(house, asked, messages)
    if isinstance(outcome, Accepted):
        return outcome
    if isinstance(outcome, str):
        raise PageNotMade(outcome)
    if isinstance(outcome, Refusal) and asked.name in await asyncio.to_thread(house.events.names):
        raise PageNotMade(messages.text("import-name-taken", name=asked.name))
    raise PageNotMade(why_not_taken(outcome, messages))


async def founded_for_program(
    house: ClubHouse, asked: Founding, messages: Messages, told: Struct, *, rehearse: bool
) -> Accepted | Response[Any]:
    """Make an event for a program, or rehearse it.

    Returns:
        What was recorded; otherwise the answer, which is `told` where it is a rehearsal and nothing is refused.
    """
    if rehearse:
        command, confirmed = asked.command, asked.confirmed
        outcome = await house.events.rehearsed(
            asked.name, asked.facts, by=asked.by, command=command, confirmed=confirmed
        )
        return answer(outcome, messages) if isinstance(outcome, Refusal) else Response(told, status_code=200)
    made = await _founded(house, asked, messages)
    if isinstance(made, str):
        return problem(409, "event-not-made", made)
    return made if isinstance(made, Accepted) else answer(made, messages)


async def _founded(house: ClubHouse, asked: Founding, messages: Messages) -> Outcome | str:
    """Make an event; a text where its name, or the id of the command, is none, or it cannot be written."""
    command, confirmed = asked.command, asked.confirmed
    try:
        return await house.events.create(asked.name, asked.facts, by=asked.by, command=command, confirmed=confirmed)
    except StoreError as error:
        return error_text(error, messages)
    except CommandError:
        return messages.text("club-error-bad-request")


def why_not_taken(outcome: Outcome, messages: Messages) -> str:
    """Say why the first entries of an event were not recorded."""
    if isinstance(outcome, Refusal):
        return refused_text(outcome.refused, messages)
    return messages.text("service-not-written")
