"""Appeals that are not decided: those to be heard, and those whose ruling was taken back (Laws 83, 92 and 93)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from duplicado.event.facts.appeals import AppealLodged
from duplicado.event.facts.ids import EntryId
from duplicado.event.record.effects.appeals import given_by, is_taken_back
from duplicado.event.record.office_queries import is_replaced
from duplicado.event.record.state import EventState


@dataclass(frozen=True, slots=True)
class WaitingAppeal:
    """An appeal that is to be heard."""

    id: EntryId
    lodged: AppealLodged
    is_ruled_anew: bool
    """True where another ruling has taken the place of that one since, so that its appellant is asked."""


def waiting_appeals(state: EventState) -> tuple[WaitingAppeal, ...]:
    """Return the appeals that are to be heard, earliest first.

    Reading: 92A is about a ruling, so that an appeal falls with a ruling that is taken back as if it had not been made.
    Where another ruling takes its place (82C) the matter is still in dispute, and the appellant is to be asked.
    """
    return tuple(
        WaitingAppeal(id_, lodged, _is_ruled_anew(state, lodged.against))
        for id_, lodged in state.appeals.items()
        if id_ not in state.appeals_decided and not is_taken_back(state, lodged.against)
    )


def fallen_appeals(state: EventState) -> tuple[tuple[EntryId, AppealLodged], ...]:
    """Return the appeals that were not decided and whose ruling was taken back."""
    undecided = ((id_, lodged) for id_, lodged in state.appeals.items() if id_ not in state.appeals_decided)
    return tuple((id_, lodged) for id_, lodged in undecided if is_taken_back(state, lodged.against))


def appeals_against(state: EventState, ruling: EntryId) -> Iterator[WaitingAppeal]:
    """Go through the appeals against a ruling, or against a score that it gave, that are to be heard."""
    return (
        each for each in waiting_appeals(state) if ruling in {each.lodged.against, given_by(state, each.lodged.against)}
    )


def _is_ruled_anew(state: EventState, against: EntryId) -> bool:
    rulings = (state.rulings.get(each) for each in {against, given_by(state, against)})
    return any(each is not None and is_replaced(state, each) for each in rulings)
