"""Events and entries are made for a page or program; what came of it is said in words."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from duplicado.event.record import Fact
from duplicado.publish.error_words import error_text
from duplicado.publish.event_words import refusal_text
from duplicado.publish.messages import Messages
from duplicado.service.club import ClubHouse
from duplicado.service.live import CommandError, Outcome, Refusal, Viewer
from duplicado.store import StoreError

__all__ = ["founded", "why_not_founded", "why_not_taken"]


async def founded(
    house: ClubHouse,
    name: str,
    facts: Sequence[Fact],
    *,
    by: Viewer,
    command: str,
    messages: Messages,
    confirmed: bool = False,
) -> Outcome | str:
    """Make an event; a text where its name, or the id of the command, is none, or it cannot be written."""
    try:
        return await house.create(name, facts, by=by, command=command, confirmed=confirmed)
    except StoreError as error:
        return error_text(error, messages)
    except CommandError:
        return messages.text("club-error-bad-request")


async def why_not_founded(house: ClubHouse, name: str, outcome: Outcome | str, messages: Messages) -> str:
    """Say why an event was not made: most often there is one of that name, and another is wanted."""
    if isinstance(outcome, str):
        return outcome
    if isinstance(outcome, Refusal) and name in await asyncio.to_thread(house.names):
        return messages.text("import-name-taken", name=name)
    return why_not_taken(outcome, messages)


def why_not_taken(outcome: Outcome, messages: Messages) -> str:
    """Say why the first entries of an event were not taken down."""
    if isinstance(outcome, Refusal):
        return refusal_text(outcome.refused, messages)
    return messages.text("service-unavailable")
