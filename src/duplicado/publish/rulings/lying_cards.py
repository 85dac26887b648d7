"""Cards on the table as rulings that are told together leave them. Owner: the texts of rulings.

What a ruling makes of a card is not told where a later one of them makes something else of it: minor, then major, or a
penalty card that goes back to the hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from duplicado.law.orders import CardDisposition
from duplicado.law.procedure_steps import Choice
from duplicado.table.entries import Acted, Answered, Entry, Ruled


def given_together(entries: Sequence[Entry]) -> tuple[tuple[Entry, ...], ...]:
    """Divide entries into runs in which nobody acts or chooses; each begins with what somebody did or chose."""
    runs: list[list[Entry]] = [[]]
    for entry in entries:
        match entry:
            case Acted() | Answered(_, Choice()):
                runs.append([entry])
            case _:
                runs[-1].append(entry)
    return tuple(tuple(run) for run in runs if run)


def as_they_lie(entries: Sequence[Entry]) -> tuple[Entry, ...]:
    """Return the entries without what later rulings among them make different of a card.

    A ruling that would say nothing then is left as it is.
    """
    return tuple(_left_of(entry, entries[place + 1 :]) for place, entry in enumerate(entries))


def _left_of(entry: Entry, later: Iterable[Entry]) -> Entry:
    if not isinstance(entry, Ruled) or not any(isinstance(effect, CardDisposition) for effect in entry.effects):
        return entry
    changed = {
        (effect.seat, effect.card): effect.disposition
        for other in later
        if isinstance(other, Ruled)
        for effect in other.effects
        if isinstance(effect, CardDisposition)
    }
    effects = tuple(
        effect
        for effect in entry.effects
        if not isinstance(effect, CardDisposition)
        or changed.get((effect.seat, effect.card), effect.disposition) is effect.disposition
    )
    return replace(entry, effects=effects) if effects else entry
