"""Creation of an event from a submitted form: its boards, its first entries, the settings kept for the next one."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from msgspec.structs import replace

from duplicado.event.facts.contestants import Player
from duplicado.event.pairing.errors import ImpossibleRound
from duplicado.event.record.rounds_played import RoundNotReady
from duplicado.publish.messages import Messages, error_text
from duplicado.publish.pairing_words import impossible_text, not_ready_text
from duplicado.service.club.club import ClubHouse
from duplicado.service.club.dealt_boards import DealtBoards, DealtSessions
from duplicado.service.club.entry_lists import Entrant
from duplicado.service.club.event_terms import ClubEvening
from duplicado.service.club.playing_options import PlayingOption, TooManyEntrants, first_entries
from duplicado.service.live.commands import Accepted, Outcome
from duplicado.service.live.roles import Openness, Viewer
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.hands import Layout

_LAST: Final = "last evening"
_LAST_NAME: Final = "last event"


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """An event that is to be made."""

    evening: ClubEvening
    way: PlayingOption
    name: str
    """Name that it has in addresses and on the disk."""
    command: str
    """The id of the command: asked again with the same, nothing more is made."""
    entrants: Sequence[Entrant] = ()
    layouts: Mapping[int, Layout] = field(default_factory=dict[int, Layout])
    """Of a dealing file, for the first session."""


async def found(house: ClubHouse, wanted: Wanted, *, by: Viewer) -> Outcome:
    """Make an event. Where its boards are dealt here, the seeds are kept before anything else is.

    Raises:
        TooManyEntrants: more are listed than there are places.
        ImpossibleRound: the first round cannot be paired; `RoundNotReady` for another reason.
        StoreError: it is no name, or nothing can be written.
    """
    evening = replace(wanted.evening, terms=replace(wanted.evening.terms, way=wanted.way.key))
    # Seeds kept by an attempt that made no event are not reused: its boards are drawn anew.
    before: DealtSessions = {}
    if wanted.name in await asyncio.to_thread(house.events.names):
        before = house.dealt.of(wanted.name)
    dealt: DealtSessions = {}
    layouts: dict[int, Mapping[int, Layout]] = {1: wanted.layouts} if wanted.layouts else {}
    if evening.terms.boards == "dealt":
        numbers = tuple(range(1, wanted.way.total + 1))
        sessions = range(1, 2 if evening.kind.is_paired else evening.terms.sessions + 1)
        dealt = before or {session: (DealtBoards.drawn(numbers, house.secrets.chance),) for session in sessions}
        layouts = {session: lots[0].layouts() for session, lots in dealt.items()}
    facts = await asyncio.to_thread(first_entries, evening, wanted.way, wanted.entrants, layouts)
    drawn = bool(dealt) and not before
    if drawn:
        # The seed is kept before its deals are recorded: without it they could not be checked.
        await asyncio.to_thread(house.dealt.keep, wanted.name, dealt)
    openness = None if evening.terms.openness == Openness() else evening.terms.openness
    made = False
    try:
        outcome = await house.events.create(
            wanted.name, facts, by=by, command=wanted.command, openness=openness, confirmed=True
        )
        made = isinstance(outcome, Accepted)
    finally:
        if drawn and not made:
            await asyncio.to_thread(house.dealt.keep, wanted.name, {})
    if isinstance(outcome, Accepted):
        await asyncio.to_thread(house.pages.put, _LAST, evening.text())
        await asyncio.to_thread(house.pages.put, _LAST_NAME, wanted.name)
        if drawn:
            commitments = ", ".join(lot.commitment for lots in dealt.values() for lot in lots)
            await asyncio.to_thread(house.entrance.trail.note, by, wanted.name, "dealt", commitments)
    return outcome


def last_evening(house: ClubHouse) -> ClubEvening | None:
    """Return what was asked of the last event that was made here."""
    return ClubEvening.read(house.pages.of(_LAST))


async def last_names(house: ClubHouse) -> str:
    """Return who takes part in the last event that was made here, a line to each; nothing where it cannot be read."""
    try:
        state = (await house.open_events.open(house.pages.of(_LAST_NAME))).state
    except DuplicadoError:
        return ""
    staying = (who for who in sorted(state.everybody, key=lambda each: each.order) if who not in state.withdrawn)
    return "\n".join(filter(None, (_line(each.name, each.players) for each in map(state.entered, staying))))


def _line(name: str, players: Iterable[Player]) -> str:
    """Write a contestant as `entrants_in` reads it."""
    names = " / ".join(player.name for player in players)
    return f"{name}: {names}" if name and names else name or names


def why_not_made(error: Exception, messages: Messages) -> str:
    """Say why an event cannot be made."""
    match error:
        case TooManyEntrants():
            return messages.text("setup-too-many", listed=error.listed, places=error.places)
        case ImpossibleRound():
            return impossible_text(error, messages)
        case RoundNotReady():
            return not_ready_text(error, messages)
        case DuplicadoError():
            return error_text(error, messages)
        case _:
            return str(error)
