"""Doubts about the computer's clock: nothing is deleted for good on the word of one that disagrees with the record."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from itertools import chain
from typing import Final

from duplicado.service.club.keys import stamp
from duplicado.store.club import ClubStore
from duplicado.store.club_rows import AuditRow, SettingRow
from duplicado.vocabulary.errors import DuplicadoError

_TRUSTED: Final = "clock.trusted"
"""By what time things were deleted last."""
_READINGS: Final = "clock.readings"
"""Times that the clock told at the last tidyings, believed or not, an hour or more apart."""
_BETWEEN_READINGS: Final = timedelta(hours=1)
_LONGEST_PAUSE: Final = timedelta(days=45)
"""A clock that is further ahead of the record is told, and nothing is deleted at all."""
_BACK: Final = timedelta(hours=1)
_GOES_ON: Final = timedelta(days=3)
"""A clock that went forward by more than this at once is believed when it has gone on for as long."""


class ClockDoubted(DuplicadoError):
    """The clock is far from what was recorded last."""


def time_to_delete_by(
    store: ClubStore, recorded: Iterable[datetime], now: datetime, *, trusts_clock: bool = False
) -> datetime:
    """Return the latest time that the record bears out: what was kept long enough by then may be deleted.

    That is what the clock says, unless nothing was recorded for more than three days until some moment of the last
    three. A pause and a clock that was set forward look the same then, and the time is that of the last thing before
    it: a club that meets every week deletes on one evening what was kept long enough on the evening before.

    Args:
        store: the club's; what the clock says now is kept in it for the next time.
        recorded: when things were entered in events, in any order.
        now: what the clock says.
        trusts_clock: whether somebody says that it is right.

    Raises:
        ClockDoubted: it is behind what was recorded, or more than 45 days ahead of it.
    """
    trusted, readings = _times(store, _TRUSTED), _times(store, _READINGS)
    own = [*trusted, *(datetime.fromisoformat(each.at) for each in store.all(AuditRow))]
    # Events taken over from other clubs may be older than this club: the time before it began is no pause.
    began = min((*own, *readings), default=None)
    last, before, since = now, None, now
    for at in chain(own, recorded, (each for each in readings if each <= now)):
        last = max(last, at)
        if now - _GOES_ON < at <= now:
            since = min(since, at)
        elif at <= now and (began is None or at >= began):
            before = at if before is None else max(before, at)
    if last - now > _BACK and not trusts_clock:
        raise _doubted(now, last)
    if not readings or not timedelta(0) <= now - readings[-1] < _BETWEEN_READINGS:
        kept = [each for each in readings if now - _LONGEST_PAUSE < each <= now]
        store.put(SettingRow(_READINGS, " ".join(map(stamp, (*kept, now)))))
    borne_out = now if before is None or since - before <= _GOES_ON or trusts_clock else before
    if now - borne_out > _LONGEST_PAUSE:
        raise _doubted(now, borne_out)
    store.put(SettingRow(_TRUSTED, stamp(borne_out)))
    return borne_out


def _doubted(now: datetime, last: datetime) -> ClockDoubted:
    told = f"the clock says {now}, and the last thing that was recorded is of {last}: nothing was deleted"
    return ClockDoubted(told).told_as("clock-doubted", *(f"{each:%Y-%m-%d %H:%M}" for each in (now, last)))


def _times(store: ClubStore, name: str) -> list[datetime]:
    return [datetime.fromisoformat(each) for each in store.setting(name).split()]
