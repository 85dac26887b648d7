"""An audit that was emptied, cut or altered is told by `verify`; what was kept long enough may be gone."""

import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from tests.club.conftest import LAPTOP, founded, serving

from duplicado.cli.group import root_group
from duplicado.cli.main import COMMANDS
from duplicado.service.club.audit_trail import verify_audit
from duplicado.service.club.device_login import Entrance
from duplicado.store.club import ClubStore
from duplicado.store.port import BrokenChain

NOW = datetime(2027, 1, 14, 20, tzinfo=UTC)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A club in which something was done with privileges; it is not served any more."""
    with serving(tmp_path / "club") as club:
        founded(club)
        club.organizer()
        club.pin(3)
    return tmp_path / "club"


def verified(folder: Path) -> Result:
    return CliRunner().invoke(root_group(COMMANDS), ["club", "verify", str(folder)], env={"DUPLICADO_LANG": "en"})


def altered(folder: Path, *statements: str) -> None:
    connection = sqlite3.connect(folder / "club.duplicado")
    with connection:
        for each in statements:
            connection.execute(each)
    connection.close()


LAST = "(SELECT max(id) FROM club_audit)"
OF_LAST = "WHERE name = 'audit.last'"


def test_an_audit_that_is_whole_passes(folder: Path) -> None:
    whole = verified(folder)
    assert whole.exit_code == 0, whole.output


@pytest.mark.parametrize(
    "statements",
    [
        ("DELETE FROM club_audit",),
        ("DELETE FROM club_audit", "DELETE FROM club_setting " + OF_LAST),
        (
            f"DELETE FROM club_audit WHERE id = {LAST}",
            f"UPDATE club_setting SET value = {LAST} WHERE name = 'audit.last'",
        ),
        (f"DELETE FROM club_audit WHERE id = (SELECT max(id) FROM club_audit WHERE id < {LAST})",),
        (f"UPDATE club_audit SET what = 'look' WHERE id = {LAST}",),
    ],
    ids=["emptied", "emptied-and-forgotten", "cut-off", "one-taken-out", "one-altered"],
)
def test_what_was_taken_out_of_it_is_told(folder: Path, statements: tuple[str, ...]) -> None:
    altered(folder, *statements)
    told = verified(folder)
    assert told.exit_code == 1, told.output
    assert "audit" in told.output + told.stderr


def test_what_was_kept_long_enough_may_be_gone_and_clocks_go_back(tmp_path: Path) -> None:
    now = [NOW]
    with ClubStore.open(str(tmp_path / "club.duplicado")) as store:
        entrance = Entrance(store, clock=lambda: now[0])
        for minutes in (0, 5, -60, -60, 10):
            now[0] = NOW + timedelta(minutes=minutes)
            entrance.trail.note(LAPTOP, "", "look", "x")
        rows = entrance.trail.of()
        assert len(rows) == 5
        assert [each.at for each in rows] != sorted(each.at for each in rows)
        verify_audit(store, "club", NOW - timedelta(days=400), [each.id for each in rows])
        store.remove(type(rows[0]), id=rows[0].id)
        with pytest.raises(BrokenChain):
            verify_audit(store, "club", NOW - timedelta(days=400), [rows[0].id])
        verify_audit(store, "club", NOW + timedelta(minutes=1), [rows[0].id])
