"""Tricks that are transferred by rulings given at a table, told beside the board: its result is entered with them."""

from __future__ import annotations

from collections import Counter
from typing import TypedDict

from duplicado.event.facts.office_values import Where
from duplicado.event.facts.results import Place
from duplicado.event.facts.rulings import ruling_in
from duplicado.event.record.office_queries import rulings_about
from duplicado.event.record.state import EventState


class TransferTold(TypedDict):
    """Tricks that a side gets by rulings."""

    side: str
    tricks: int


def transfers_told(state: EventState, place: Place) -> list[TransferTold]:
    """Return the tricks that the rulings on a board at a table transfer, as far as they came from an interview (64)."""
    given = [ruling_in(each.fact) for each in rulings_about(state, Where.at(place))]
    heard = [each.heard for each in given if each.heard is not None]
    if not heard:
        return []
    from duplicado.publish.interview.interview_report import (  # noqa: PLC0415 - a server starts sooner without
        transfers_in,
    )

    tricks: Counter[str] = Counter()
    for transfer in (each for one in heard for each in transfers_in(one, state)):
        tricks[str(transfer.revoke.player.side.opponents)] += transfer.tricks
    return [{"side": side, "tricks": count} for side, count in tricks.items() if count]
