"""Rates at which something may be asked for."""

from __future__ import annotations

import pytest

from duplicado.service.club import attempt_limits
from duplicado.service.club.attempt_limits import Rate, Rates, origin_of


class Watch:
    """A clock that a test sets."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_who_asks_too_often_waits_and_nobody_else() -> None:
    clock = Watch()
    found, rate = Rates(clock), Rate(3, 0.5)
    assert [found.take("a", rate) for _ in range(5)] == [True, True, True, False, False]
    assert found.take("b", rate)
    clock.now = 2.0
    assert [found.take("a", rate) for _ in range(2)] == [True, False]
    clock.now = 1000.0
    assert [found.take("a", rate) for _ in range(4)] == [True, True, True, False]


def test_no_more_names_are_remembered_than_there_is_room_for() -> None:
    found, rate = Rates(Watch()), Rate(1, 0.0)
    for number in range(attempt_limits._MOST + 10):
        found.take(str(number), rate)
    assert len(found._left) == attempt_limits._MOST


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("::ffff:192.0.2.7", "192.0.2.7", True),
        ("192.0.2.7", "192.0.2.8", False),
        ("testclient", "elsewhere", False),
    ],
)
def test_a_household_of_ipv6_is_one_origin(one: str, other: str, *, same: bool) -> None:
    assert (origin_of(one) == origin_of(other)) is same
