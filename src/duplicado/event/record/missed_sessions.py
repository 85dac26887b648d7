"""Sessions that contestants missed, in the total of the event."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from duplicado.event.adjusting.unplayed import score_of_unplayed_session
from duplicado.event.conditions import SessionsCount
from duplicado.event.contest import ContestantId
from duplicado.event.record.state import EventState
from duplicado.event.record.whole_number_totals import Tally, average_percentage, together


def missed_percentages(
    state: EventState, contestant: ContestantId, by_session: Mapping[int, Tally]
) -> dict[int, Fraction]:
    """Return what a contestant gets for each session that he missed, in per cent.

    Nothing where no regulation gives anything, or he has not played any session yet.
    """
    missed = sorted(session for who, session in state.missed_sessions if who == contestant)
    figures = (tally.percentage for number, tally in by_session.items() if number not in missed)
    played = [each for each in figures if each is not None]
    if not missed or not played:
        return {}
    found: dict[int, Fraction] = {}
    for number in missed:
        last = number >= max(state.sessions, default=number)
        award = score_of_unplayed_session(played, state.conditions.regulations, missed=len(missed), last=last)
        if award is not None:
            found[number] = award.percentage
    return found


def with_missed_sessions(
    state: EventState,
    contestant: ContestantId,
    by_session: Mapping[int, Tally],
    tops: Mapping[int, Iterable[Fraction]],
) -> Tally:
    """Return a contestant's total with what he gets for the sessions that he missed.

    Where every board counts alike, the total gains that part of the most that anybody could have had in the session,
    and the percentage is that of the total. Where every session does, it is the average with one percentage more for
    each, and the total stays what was scored. The maximum is in either case that of all of them, so that a penalty in
    the event is the same part of it. An award stands for the whole session: artificial scores for boards of it, which
    somebody may have ruled before, do not count beside it.

    Args:
        state: what the record says.
        contestant: who.
        by_session: what he has from each session.
        tops: of each session, the most that each contestant could have had.
    """
    awards = missed_percentages(state, contestant, by_session)
    played = [tally for number, tally in by_session.items() if number not in awards]
    alike = state.conditions.sessions is SessionsCount.SESSIONS
    parts = list(played)
    for number, percentage in awards.items():
        most = max(tops.get(number, ()), default=Fraction(0))
        # One board is said to count, so that the maximum does; the number shown stays that of the boards played.
        parts.append(Tally.of(1, Fraction(0) if alike else percentage / 100 * most, most, None))
    whole = parts[0] if len(parts) == 1 else together(parts)
    stated = average_percentage(played, awards.values()) if alike else whole.stated_percentage
    return Tally(sum(tally.boards for tally in played), whole.points, whole.tops, whole.unit, stated)
