"""Doubts about the computer's clock: nothing is deleted for good on the word of one that disagrees with the record."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from duplicado.service.club.keys import stamp
from duplicado.store.club import ClubStore
from duplicado.store.club_rows import AuditRow, SettingRow
from duplicado.vocabulary.errors import DuplicadoError

__all__ = ["ClockDoubted", "trusted_now"]

_TRUSTED: Final = "clock.trusted"
"""When things were deleted last."""
_DOUBTED: Final = "clock.doubted"
"""What time it was said to be when it was doubted first."""
_LONGEST_PAUSE: Final = timedelta(days=45)
"""A club in which nothing was recorded for longer has a clock that has to go on for some days first."""
_BACK: Final = timedelta(hours=1)
_GOES_ON: Final = timedelta(days=3)


class ClockDoubted(DuplicadoError):
    """The clock is far from what was recorded last."""


def trusted_now(
    store: ClubStore, recorded: Callable[[], datetime | None], now: datetime, *, trusts_clock: bool = False
) -> None:
    """See that the clock can be right, by what was recorded last.

    A clock that was ahead of it by more than a pause is believed when it has gone on for some days, as it does after a
    summer; one that was set for an hour does not.

    Args:
        store: the club's.
        recorded: returns when something was entered last in an event.
        now: what the clock says.
        trusts_clock: whether somebody says that it is right.

    Raises:
        ClockDoubted: it cannot, as far as is known.
    """
    trusted, doubted = (_time(store, name) for name in (_TRUSTED, _DOUBTED))
    audit = store.all(AuditRow)
    known = [recorded(), trusted, datetime.fromisoformat(audit[-1].at) if audit else None]
    last = max((each for each in known if each is not None), default=now)
    # What was entered since things were deleted last may be of a clock that was set forward: it does not speak for it.
    is_back, is_ahead = now < last - _BACK, now > (last if trusted is None else trusted) + _LONGEST_PAUSE
    went_on = doubted is not None and _GOES_ON <= now - doubted <= _LONGEST_PAUSE
    if (is_back or (is_ahead and not went_on)) and not trusts_clock:
        if is_ahead and (doubted is None or not timedelta(0) <= now - doubted <= _LONGEST_PAUSE):
            store.put(SettingRow(_DOUBTED, stamp(now)))
        told = f"the clock says {now}, and the last thing that was recorded is of {last}: nothing was deleted"
        raise ClockDoubted(told).told_as("clock-doubted", *(f"{each:%Y-%m-%d %H:%M}" for each in (now, last)))
    with store.together():
        store.put(SettingRow(_TRUSTED, stamp(now)))
        store.remove(SettingRow, name=_DOUBTED)


def _time(store: ClubStore, name: str) -> datetime | None:
    row = store.get(SettingRow, name)
    return None if row is None else datetime.fromisoformat(row.value)
