"""The failures that an allowance bears, and the time after which it bears some again."""

from collections.abc import Generator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from typing import cast

from duplicado.service.club.attempt_limits import Limit, Limits
from duplicado.service.club.device_login import BY_ADDRESS
from duplicado.store.club import ClubStore
from duplicado.store.club_rows import FailureRow

NOON = datetime(2026, 1, 8, 12, tzinfo=UTC)
MINUTE = timedelta(minutes=1)


class Remembered:
    """As much of a club's store as counting needs."""

    def __init__(self) -> None:
        self.rows: dict[str, FailureRow] = {}

    def get(self, _kind: type, name: str) -> FailureRow | None:
        return self.rows.get(name)

    def put(self, row: FailureRow) -> None:
        self.rows[row.name] = row

    @contextmanager
    def together(self) -> Generator[None]:
        yield


class Tries:
    """A person who fails as often as he may."""

    def __init__(self) -> None:
        self.limits = Limits(cast("ClubStore", Remembered()))
        self.now = NOON

    def fails(self, times: int) -> int:
        """Fail so many times at most, and return how often he was let try."""
        for done in range(times):
            if self.limits.spend("x", BY_ADDRESS, self.now) is not None:
                return done
        return times


def test_who_guesses_all_evening_has_as_many_tries_as_is_said() -> None:
    tries = Tries()
    tried = tries.fails(1_000)
    assert tried == 150
    assert tries.limits.spent_until("x", BY_ADDRESS, tries.now) == NOON + MINUTE
    for _ in range(4 * 60):
        tries.now += MINUTE
        tried += tries.fails(1_000)
    assert tried == 390
    # Who lets be for so long is as he was before.
    tries.now += 150 * MINUTE
    assert tries.fails(1_000) == 150


def test_a_hundred_telephones_behind_one_router_may_mistype() -> None:
    tries = Tries()
    assert tries.fails(100) == 100  # all of them when they come in
    tries.now += 5 * MINUTE
    assert tries.fails(50) == 50  # half of them again
    for _ in range(8):  # and in each round one at every table
        tries.now += 25 * MINUTE
        assert tries.fails(25) == 25


def test_what_is_not_tried_is_not_counted_and_a_pause_of_a_second_too_few_is_none() -> None:
    tries = Tries()
    tries.fails(150)
    assert tries.fails(100) == 0
    tries.now += timedelta(seconds=59)
    assert tries.fails(100) == 0
    tries.now += timedelta(seconds=1)
    assert tries.fails(100) == 1


def test_what_was_right_is_given_back() -> None:
    tries = Tries()
    tries.fails(149)
    for _ in range(500):
        assert tries.fails(1) == 1
        tries.limits.give_back("x", BY_ADDRESS)
    assert tries.fails(10) == 1


def test_nobody_waits_for_a_time_that_the_clock_was_ahead() -> None:
    tries, limits, ahead = Tries(), Limits(cast("ClubStore", Remembered())), timedelta(days=365)
    tries.now += ahead
    assert tries.fails(1_000) == 150
    for _ in range(9):
        limits.failed("x", Limit(5), NOON + ahead)
    assert limits.until("x", NOON + ahead) is not None
    tries.now -= ahead
    assert limits.until("x", NOON) is None
    assert tries.fails(1_000) == 150
    assert tries.fails(1) == 0
