"""Published record of an event that is served or kept in a file: what everybody may check by himself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from duplicado.event.facts.entry import Entry
from duplicado.event.record.ending import is_played_out
from duplicado.event.record.published_outcome import EventOutcome
from duplicado.event.record.state import EventState
from duplicado.formats.published_record.writer import Head, PublishedLot, heads_of, published_record
from duplicado.service.club.dealt_boards import DealtSessions
from duplicado.service.event_file import EventFile
from duplicado.service.live.board_completion import boards_to_come
from duplicado.service.live.publications import outcome_to_publish
from duplicado.store.sqlite import SqliteStore


@dataclass(frozen=True, slots=True)
class PublishedRecord:
    """A record as it is published, and its head as it is printed."""

    head: str
    record: bytes | None
    """`None` while it would tell of boards that somebody is still to play."""


def record_in(path: Path) -> tuple[EventOutcome, PublishedRecord]:
    """Read how the event stands that is kept in a file, and what may be published of its record.

    Raises:
        StoreError: the file cannot be opened.
        UnreadableRecord: an entry of it cannot be read.
    """
    with SqliteStore.open(path) as store:
        texts = [each.text for each in store.read()]
    with EventFile.open(path) as event:
        order, state = event.live.entries[: len(texts)], event.live.state
    outcome, head = outcome_to_publish(order, state), head_of(order, texts)
    is_news = bool(outcome.withheld or boards_to_come(state))
    shown = None if is_news else record_shown(order, texts, state, outcome, {})
    return outcome, PublishedRecord("" if head is None else head.printed, shown)


def head_of(order: Sequence[Entry], texts: Sequence[str]) -> Head | None:
    """Return the head of a record as far as it goes now; `None` of an empty one."""
    heads = heads_of(zip((each.id for each in order), texts, strict=False))
    return heads[-1] if heads else None


def lots_shown(dealt: DealtSessions, state: EventState) -> tuple[PublishedLot, ...]:
    """Return how boards were dealt, of those whose seeds everybody may know by now."""
    return tuple(
        PublishedLot(
            session,
            lot.boards,
            lot.commitment,
            seed,
            lot.closed,
            tuple(asdict(each) for each in lot.chance),
            lot.event,
            lot.given_up,
        )
        for session, lots in sorted(dealt.items())
        for lot in lots
        if (seed := lot.seed_for(state, session)) and not lot.others(state, session)
    )


def record_shown(
    order: Sequence[Entry], texts: Sequence[str], state: EventState, outcome: EventOutcome, dealt: DealtSessions
) -> bytes:
    """Write the record as everybody may have it; hands are in it when nobody plays any more, nor later.

    Args:
        order: the entries.
        texts: the same as they are kept.
        state: what they say.
        outcome: the result that is published.
        dealt: how the club dealt the boards.
    """
    over = is_played_out(state)
    return published_record(order, texts, state, outcome, lots_shown(dealt, state) if over else (), with_hands=over)
