"""Tricks that a ruling given at a table transfers, told beside the board: its result is entered with them."""

from __future__ import annotations

from typing import TypedDict

from duplicado.event.facts.office_values import Where
from duplicado.event.facts.results import Place
from duplicado.event.facts.rulings import ruling_in
from duplicado.event.record.office_queries import rulings_about
from duplicado.event.record.state import EventState


class TransferTold(TypedDict):
    """Tricks that a side gets by a ruling."""

    side: str
    tricks: int


def transfers_told(state: EventState, place: Place) -> list[TransferTold]:
    """Return the tricks that the ruling on a board at a table transfers, where it came from an interview (64).

    Of several revokes nothing is told: what they come to together (64B2, 64B7, no trick twice) the Director says.
    """
    given = [ruling_in(each.fact) for each in rulings_about(state, Where.at(place))]
    heard = [each.heard for each in given if each.heard is not None]
    if not heard:
        return []
    from duplicado.publish.interview.interview_report import (  # noqa: PLC0415 - a server starts sooner without
        transfers_in,
    )

    found = [each for one in heard for each in transfers_in(one, state)]
    if len(found) != 1 or not found[0].tricks:
        return []
    (transfer,) = found
    return [{"side": str(transfer.revoke.player.side.opponents), "tricks": transfer.tricks}]
