"""Recent readings are renewed when anything has changed, and not before."""

from pathlib import Path

import pytest

from duplicado.service.club.access_tokens import AccessPass
from duplicado.service.club.club_settings import Lately
from duplicado.service.club.device_login import Denied, Entrance
from duplicado.service.live.clocks import SteadyClock
from duplicado.service.live.roles import Role, Viewer
from duplicado.store.club import ClubStore

LAPTOP = Viewer("laptop", Role.ORGANIZER, "the laptop")


class Kept:
    """A place where something is kept."""

    def __init__(self) -> None:
        self.rows = {"a": 1}
        self.version: int | None = 1
        self.read: list[str] = []

    def find(self, name: str) -> int | None:
        self.read.append(name)
        return self.rows.get(name)


def test_it_is_read_once_until_something_changes() -> None:
    kept = Kept()
    lately = Lately(lambda: kept.version, kept.find)
    assert [lately.of("a") for _ in range(3)] == [1, 1, 1]
    assert kept.read == ["a"]
    kept.rows["a"], kept.version = 2, 2
    assert [lately.of("a") for _ in range(3)] == [2, 2, 2]
    assert kept.read == ["a", "a"]


def test_what_is_not_there_is_looked_for_every_time() -> None:
    kept = Kept()
    lately = Lately(lambda: kept.version, kept.find)
    assert [lately.of("b") for _ in range(2)] == [None, None]
    assert kept.read == ["b", "b"]


def test_nothing_is_remembered_while_it_changes() -> None:
    kept = Kept()
    lately = Lately(lambda: kept.version, kept.find)
    kept.version = None
    assert [lately.of("a") for _ in range(2)] == [1, 1]
    assert kept.read == ["a", "a"]


def test_what_was_read_while_another_changed_it_is_not_taken_for_new() -> None:
    """One reads, and before he has put down what he read another has seen the next version."""
    kept = Kept()

    def slow(name: str) -> int | None:
        found = kept.find(name)
        if len(kept.read) == 1:
            kept.rows["a"], kept.version = 2, 2
            assert lately.of("a") == 2
        return found

    lately = Lately(lambda: kept.version, slow)
    assert lately.of("a") == 1  # he asked before it was changed
    assert lately.of("a") == 2


def test_who_is_revoked_in_another_program_is_let_in_no_more_at_once(tmp_path: Path) -> None:
    setting = str(tmp_path / "club")
    with ClubStore.open(setting) as one, ClubStore.open(setting) as other:
        here, there = (Entrance(each, clock=SteadyClock()) for each in (one, other))
        token = here.issue_token(AccessPass("e", Role.SCORER, "the scorer"), device="a test", issuer=LAPTOP)
        subject = there.admit(token).viewer.subject
        assert there.admit(token) is there.admit(token)
        assert here.revoke(subject=subject, issuer=LAPTOP) == 1
        with pytest.raises(Denied):
            there.admit(token)
