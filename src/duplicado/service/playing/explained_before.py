"""Explanations that a player has given at a table before, offered to him for the same call in the same auction (40B).

They are his own alone: what partner has explained is no help that he may have.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

from duplicado.director.state import DirectedTable
from duplicado.law.book import law_20
from duplicado.table.actions.auction import Explains
from duplicado.table.audience import place_meant
from duplicado.table.moment import Phase
from duplicado.table.state import TableState
from duplicado.vocabulary.calls import PASS, Call
from duplicado.vocabulary.seats import Seat

ExplainedBefore: TypeAlias = Mapping[tuple[Seat, str], str]
"""Texts by who gave them, and the calls from the first bid to the one that is explained."""

_MOST: Final = 200
"""Texts that are kept of a table, the latest."""


def with_explanations(known: ExplainedBefore, before: DirectedTable, after: DirectedTable) -> ExplainedBefore:
    """Return the texts with those that were given between two states."""
    fresh = after.table.statements[len(before.table.statements) :]
    found: dict[tuple[Seat, str], str] = {}
    for said in fresh:
        place = place_meant(after.table, said)
        if isinstance(said.action, Explains) and place is not None and said.action.text.strip():
            found[said.seat, _auction(after.table.auction.calls[: place + 1])] = said.action.text.strip()
    if not found:
        return known
    others = {key: text for key, text in known.items() if key not in found}
    return dict(list({**others, **found}.items())[-_MOST:])


def without(known: ExplainedBefore, seat: Seat) -> ExplainedBefore:
    """Return the texts without those of a seat in which somebody else sits now."""
    return {key: text for key, text in known.items() if key[0] is not seat}


def offered(known: ExplainedBefore, table: TableState, seat: Seat) -> dict[str, Any]:
    """Return the texts that a player may use again: for calls that he may explain by their places, and for his next."""
    calls, dealer, regulations = table.auction.calls, table.auction.dealer, table.setup.regulations
    own = {auction: text for (by, auction), text in known.items() if by is seat}
    if not own:
        return {"places": [], "calls": []}
    places = {
        place: own[auction]
        for place in range(len(calls))
        if (auction := _auction(calls[: place + 1])) in own
        and law_20.forbids_explanation(seat, dealer.after(place), regulations) is None
    }
    is_next = table.phase is Phase.AUCTION and table.turn is seat
    explains_own = law_20.forbids_explanation(seat, seat, regulations) is None
    begun = _auction(calls)
    following = {
        call: text
        for auction, text in own.items()
        if is_next and explains_own
        for before, _, call in (auction.rpartition(" "),)
        if before == begun
    }
    return {"places": [list(each) for each in places.items()], "calls": [list(each) for each in following.items()]}


def _auction(calls: Sequence[Call | None]) -> str:
    """Write an auction from its first bid on: who passed before is another one on the next board."""
    first = next((place for place, call in enumerate(calls) if call not in {PASS, None}), len(calls))
    return " ".join("-" if call is None else str(call) for call in calls[first:])
