"""Remarks beside a result: who stands behind it (Law 79A), the tricks that a ruling at the table transfers."""

from __future__ import annotations

from typing import TypedDict

from duplicado.event.facts.office_values import Where
from duplicado.event.facts.results import Place
from duplicado.event.facts.rulings import ruling_in
from duplicado.event.record.office_queries import rulings_about
from duplicado.event.record.state import Cell, EventState, StatedResult, has_the_score
from duplicado.formats.traveller_text import traveller_text
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.seats import Side


class BehindResult(Enumeration):
    """State of the agreement to a result; the value is its name in messages."""

    BOTH = "both"
    """Both sides entered it or agreed to it."""
    NORTH_SOUTH = "ns"
    EAST_WEST = "ew"
    OFFICE = "office"
    """The scorer or the Director entered it, and not both sides have agreed."""


def sides_behind(cell: Cell, stated: StatedResult) -> frozenset[Side | None]:
    """Return the sides that entered the score of a statement or agreed to it; `None` among them is the office."""
    same = {id_ for id_, each in cell.stated.items() if has_the_score(stated.result, each.result)}
    agreed = {side for id_, side in cell.agreed if id_ in same}
    return frozenset(agreed | {cell.stated[id_].result.side for id_ in same})


def behind_result(cell: Cell) -> BehindResult | None:
    """Tell who stands behind the result of a place; `None` where there is none, or two contradict one another."""
    result = cell.result
    if result is None:
        return None
    sides = sides_behind(cell, result)
    if {Side.NS, Side.EW} <= sides:
        return BehindResult.BOTH
    if None in sides:
        return BehindResult.OFFICE
    return BehindResult.NORTH_SOUTH if Side.NS in sides else BehindResult.EAST_WEST


class StatedTold(TypedDict):
    """A result that was stated for a board, and which sides stand behind it."""

    id: str
    line: str
    score: int | None
    sides: list[str]


def stated_told(stated: StatedResult, cell: Cell) -> StatedTold:
    """Tell of a result that was stated: its line, its score, and the sides behind it."""
    return {
        "id": stated.id,
        "line": traveller_text(stated.result.line),
        "score": stated.points,
        "sides": sorted(str(each) for each in sides_behind(cell, stated) if each is not None),
    }


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
