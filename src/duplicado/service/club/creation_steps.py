"""The first entries of an event, however many: recorded part by part, so that no other table waits for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Final

from duplicado.event.facts.entry import AnyFact
from duplicado.event.record.typing_errors import Doubt
from duplicado.service.live.command_handling import DraftedCommand, LiveRecord, considered
from duplicado.service.live.commands import Accepted, Command, Outcome, Questioned
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import Access, Viewer

_AT_ONCE: Final = 1_000
"""Facts of one part: while an entry is considered there is a state of the event for each of its part."""
_LONGEST_ID: Final = 56


def in_parts(command: str, facts: Sequence[AnyFact], *, confirmed: bool) -> tuple[Command, ...]:
    """Return the commands that take the facts down one after the other; of few facts one, with the id itself.

    Asked again with the same id, what is there already is answered, and what was not reached is recorded.
    """
    first, *others = range(0, max(len(facts), 1), _AT_ONCE)
    return (
        Command(command, tuple(facts[first : first + _AT_ONCE]), confirmed=confirmed),
        *(
            Command(f"{command[:_LONGEST_ID]}-{at // _AT_ONCE}", tuple(facts[at : at + _AT_ONCE]), confirmed=confirmed)
            for at in others
        ),
    )


def rehearsed_parts(parts: Sequence[Command], *, by: Viewer, access: Access, at: datetime) -> DraftedCommand | Outcome:
    """Tell what would become of an event's first entries; all doubts about them together."""
    record, ids, doubts = LiveRecord(), list[str](), list[Doubt]()
    for part in parts:
        found = considered(by, part, record.drafted(), access, None, at)
        if isinstance(found, Questioned):
            doubts += found.doubts
            found = considered(by, replace(part, confirmed=True), record.drafted(), access, None, at)
        if not isinstance(found, DraftedCommand):
            return found
        for entry, state in found.fresh:
            record.take(entry, state, "")
        ids += found.entries
    return Questioned(tuple(doubts)) if doubts else DraftedCommand(tuple(ids))


async def submit_parts(desk: OpenEvent, parts: Sequence[Command], *, by: Viewer) -> Outcome:
    """Take the parts down; the answer is that of the first that is not taken, else has the entries of all."""
    entries: list[str] = []
    position = ""
    for part in parts:
        outcome = await desk.writer.submit(by, part)
        if not isinstance(outcome, Accepted):
            return outcome
        entries += outcome.entries
        position = outcome.position
    return Accepted(tuple(entries), position)
