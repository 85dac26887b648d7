"""Times of actions at tables, for the Director and for a recorder: what was done when, under names drawn anew.

No judgement is in it: whether a pause told something is for people to find (Law 16B).
"""

from __future__ import annotations

import csv
import hashlib
import hmac
import io
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import astuple, dataclass, fields
from datetime import datetime

from duplicado.service.playing.played_table import PlayedTable
from duplicado.service.playing.sitters import SitterKind
from duplicado.service.playing.steps import ActionTaken, BoardBegun, Step, read_step
from duplicado.store.port import StoredEntry
from duplicado.vocabulary.seats import Seat


@dataclass(frozen=True, slots=True)
class ActionTime:
    """One action, and how long it took."""

    table: str
    """A name for the table that says nothing of it; the same throughout a file."""
    board: int
    number: int
    """Of the action on this board, from 1."""
    seat: str
    player: str
    """A name for who sat there that says nothing of him: the same at every table of an event to whoever has said there
    which player he is, and of anybody else the same for as long as he has the seat."""
    kind: str
    """`person` or `robot`."""
    action: str
    """In the notation of actions."""
    at: str
    """Time at which it was done, as ISO 8601."""
    after_ms: int
    """Milliseconds since what could be seen last at the table."""
    thought_ms: int | None
    """Milliseconds for which the player's own device showed it, where it told."""
    network_ms: int | None
    """Milliseconds that the network took, and the table: those of `after_ms` for which the device did not show it."""
    round_trip_ms: int | None
    """Milliseconds for which the player's action before was on its way until it was answered, where the device told."""
    input: str
    """`mouse`, `touch`, `pen` or `keyboard`, where the device told."""
    focus_losses: int
    """Times at which the player turned to something else than the page while it showed it."""
    unfocused_ms: int
    """Milliseconds that this lasted."""
    taken_back: int
    """Presses that the player took back before they counted, see `DeviceReport`."""
    edits: int
    """Times at which he changed what he was typing for others to read; what stood there is not stored."""
    device: str
    """`telephone`, `tablet` or `computer`, where the device told."""


def action_times(name: str, stored: Iterable[StoredEntry], key: bytes) -> Iterator[ActionTime]:
    """Go through the actions of a table in their order.

    Args:
        name: of the table.
        stored: its stream.
        key: with which names are hidden; drawn anew for each file, and then forgotten.

    Raises:
        UnreadableStep: something stored cannot be read.
    """
    now, seen, number = PlayedTable(), "", 0
    for each in stored:
        step = read_step(each.text)
        if isinstance(step.happened, BoardBegun):
            seen, number = step.at, 0
        if (
            isinstance(step.happened, ActionTaken)
            and step.by in {seat.value for seat in Seat}
            and now.board is not None
        ):
            number += 1
            seat = Seat(step.by)
            sitter = now.seats[seat]
            yield ActionTime(
                _hidden(key, f"table {name}"),
                now.board.table.setup.board.number,
                number,
                seat.value,
                _player(key, name, seat, now) if sitter.kind is SitterKind.PERSON else sitter.name,
                sitter.kind.value,
                step.happened.do,
                step.at,
                *_durations(seen, step),
                step.device.round_trip,
                step.device.input.value,
                step.device.focus_losses,
                step.device.unfocused,
                step.device.taken_back,
                step.device.edits,
                step.device.device.value,
            )
        before, now = now.happened, now.after(step)
        if now.happened != before:
            seen = step.at


def times_file(tables: Mapping[str, Iterable[StoredEntry]], key: bytes) -> str:
    """Write the actions of tables as CSV with a line of headings.

    Args:
        tables: the stream of each by its name.
        key: see `action_times`.

    Raises:
        UnreadableStep: something stored cannot be read.
    """
    return _written(each for name, stored in tables.items() for each in action_times(name, stored, key))


def own_times_file(name: str, stored: Iterable[StoredEntry], seat: Seat, now: PlayedTable, key: bytes) -> str:
    """Write the actions that a person himself made in a seat, as `times_file` does; nobody else's are in it.

    Args:
        name: of the table.
        stored: its stream.
        seat: where he sits.
        now: the table: of a seat that another had before, those are the other's.
        key: see `action_times`.

    Raises:
        UnreadableStep: something stored cannot be read.
    """
    own = _player(key, name, seat, now)
    times = action_times(name, stored, key)
    return _written(each for each in times if (each.seat, each.kind, each.player) == (seat.value, "person", own))


def _written(times: Iterable[ActionTime]) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(each.name for each in fields(ActionTime))
    writer.writerows(astuple(each) for each in times)
    return out.getvalue()


def _player(key: bytes, table: str, seat: Seat, now: PlayedTable) -> str:
    """Return the name for who sits in a seat; no two persons have the same.

    Names that somebody types, or that stand for a whole contestant, tell nobody from another, nor does a player's place
    where two say that they are he.
    """
    sitter, sitters = now.seats[seat], now.seats.values()
    is_told = sitter.player and sum(each.player == sitter.player for each in sitters) == 1
    given = "" if now.opened is None else now.opened.keys.get(seat.value, "")
    who = f"{now.event} {sitter.player} {sitter.name}" if is_told else f"at {table}.{seat} {given}"
    return _hidden(key, f"player {who}")


def _hidden(key: bytes, text: str) -> str:
    return hmac.new(key, text.encode(), hashlib.sha256).hexdigest()[:12]


def _durations(seen: str, step: Step) -> tuple[int, int | None, int | None]:
    """Return how long after what was seen last an action came, what of it the device showed it, and the rest."""
    after, thought = _milliseconds(seen, step.at), step.device.thought
    return after, thought, None if thought is None else max(0, after - thought)


def _milliseconds(before: str, after: str) -> int:
    if not before:
        return 0
    return round((datetime.fromisoformat(after) - datetime.fromisoformat(before)).total_seconds() * 1000)
