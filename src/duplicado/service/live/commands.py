"""Commands to an event, the answers to them, and requests to its writer with the values that they carry."""

from __future__ import annotations

import asyncio
import enum
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.ids import EntryId
from duplicado.event.record.refusals import Refused
from duplicado.event.record.typing_errors import Doubt
from duplicado.service.live.roles import Viewer
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import DuplicadoError

COMMAND_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
_MOST_FACTS: Final = 2_000


class CommandError(DuplicadoError, ValueError):
    """A command that is none: a mistake of the program that made it."""


@dataclass(frozen=True, slots=True)
class Command:
    """Facts to be recorded together or not at all.

    Raises `CommandError` when the id is not 1 to 64 letters, digits, `_` and `-`, or there are no facts.
    """

    id: str
    """Chosen by whoever asks, once: asked again with the same id, the same is answered and nothing done twice."""
    facts: tuple[AnyFact, ...]
    based_on: str = ""
    """The position of the last thing that he had been sent, see `Sent.position`; empty: it does not matter."""
    confirmed: bool = False
    """True where he was asked about doubts and says that it is right."""

    def __post_init__(self) -> None:
        """Check the id and that there is something to do."""
        if COMMAND_ID.fullmatch(self.id) is None:
            raise CommandError(f"{self.id[:70]!r} is no id of a command: use 1 to 64 letters, digits, _ and -")
        if not 1 <= len(self.facts) <= _MOST_FACTS:
            raise CommandError(f"a command has 1 to {_MOST_FACTS} facts, not {len(self.facts)}")


@dataclass(frozen=True, slots=True)
class Accepted:
    """It was recorded, and is on the disk."""

    entries: tuple[EntryId, ...]
    """The ids of the entries in the record, in the order of the facts."""
    position: str
    """Of the last thing that the viewer was sent when it was done: that which shows it, or an earlier one."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """It was not recorded; `refused` has the code, which names the sentence, and the Law."""

    refused: Refused
    position: str = ""
    """Position to base it on when it is asked again, where it was refused because of what has changed since."""


@dataclass(frozen=True, slots=True)
class Questioned:
    """It was not recorded yet: ask, and send it again with `confirmed` if it is right."""

    doubts: tuple[Doubt, ...]


@dataclass(frozen=True, slots=True)
class Unavailable:
    """It could not be written down now; nothing was lost. Send it again with the same id."""

    message: str
    """For whoever runs the server, who is told the place and the remedy; never for a player."""


Outcome: TypeAlias = Accepted | Refusal | Questioned | Unavailable

REFUSED_HERE: Final = (
    "not-allowed",
    "other-table",
    "other-round",
    "round-not-begun",
    "for-the-director",
    "other-side",
    "not-played-yet",
    "shown-later",
    "changed-since",
    "id-taken",
    "entered-already",
    "no-hands",
    "reason-for-look",
    "call-too-long",
)
"""Codes of refusals that are made here and not by the record; `publish.event_words.refusal_text` says them."""


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
