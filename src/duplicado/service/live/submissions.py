"""Requests to an event's writer, and the values that they carry."""

from __future__ import annotations

import asyncio
import enum
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from duplicado.service.live.commands import Command, Outcome
from duplicado.service.live.roles import Viewer
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import DuplicadoError

_MANY_FACTS: Final = 200


class NotShown(DuplicadoError):
    """Somebody asked to see what he is not shown."""


@dataclass(slots=True)
class Submission:
    """A command that waits for its turn."""

    viewer: Viewer
    command: Command
    answer: asyncio.Future[Outcome]


def are_many(together: Iterable[Submission]) -> bool:
    """Tell whether commands have so many facts that considering them would keep others waiting."""
    return sum(len(asked.command.facts) for asked in together) > _MANY_FACTS


class Signal(Enumeration):
    """Message to the writer of an event that is no command."""

    LOOK = enum.auto()
    """Others may have written."""
    END = enum.auto()


def answer_all(together: Iterable[Submission], outcome: Outcome) -> None:
    """Answer all who have not gone away meanwhile."""
    for asked in together:
        if not asked.answer.done():
            asked.answer.set_result(outcome)
