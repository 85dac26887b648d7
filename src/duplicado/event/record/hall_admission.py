"""What of announcements and of the clock is refused before it is taken down."""

from __future__ import annotations

from duplicado.event.record.hall_entries import AnnouncementEnded, AnnouncementMade, HallFact, RoundsTimed
from duplicado.event.record.refusals import Refused
from duplicado.event.record.state import EventState

__all__ = ["admit_in_the_hall"]


def admit_in_the_hall(state: EventState, fact: HallFact) -> Refused | None:
    """Tell whether an announcement, or what is said of the clock, is refused."""
    match fact:
        case AnnouncementMade():
            return _announcement(state, fact)
        case AnnouncementEnded(announcement=other):
            return None if other in state.announcements else Refused("no-announcement")
        case RoundsTimed(minutes=minutes, warning=warning, round=number):
            if minutes < 1 or not 0 <= warning < minutes:
                return Refused("round-minutes")
            return None if number is None or number >= 1 else Refused("rounds-wanted")
        case _:
            return None


def _announcement(state: EventState, fact: AnnouncementMade) -> Refused | None:
    if not fact.text.strip():
        return Refused("announcement-empty")
    plans = state.session(fact.session).plans
    there = {(section, place.table) for section, plan in plans.items() for place in plan.due}
    unknown = next((each for each in fact.tables if each not in there), None)
    return None if unknown is None else Refused("no-such-table", (f"{unknown[0]}{unknown[1]}",))
