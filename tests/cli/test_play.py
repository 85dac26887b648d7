"""`duplicado play`: the rules of the table that it opens."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner
from litestar import Litestar
from litestar.testing import TestClient

from duplicado.cli.options import UnreadableInput
from duplicado.cli.play import command, seats_named
from duplicado.locale import Language
from duplicado.service.playing.room import CASUAL
from duplicado.vocabulary.seats import Seat


def opened(monkeypatch: pytest.MonkeyPatch, folder: Path, *rules: str) -> dict[str, object]:
    """Return the regulations of the table that the command opens."""
    found: dict[str, object] = {}

    def served(app: Litestar, _listening: object) -> None:
        with TestClient(app):
            (desk,) = app.state.room._desks.values()
            found.update(desk.now.opened.regulations)

    monkeypatch.setenv("XDG_CONFIG_HOME", str(folder))
    monkeypatch.setattr("duplicado.web.server.serve", served)
    done = CliRunner().invoke(command, ["--host", "127.0.0.1", "--port", "0", "--no-qr", *rules])
    assert done.exit_code == 0, done.output
    return found


def test_a_table_has_the_rules_that_are_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    rules = (
        "undo.manner=agreed",
        "clarification.seconds=5",
        "table.explains=yes",
        "table.irregularities=revoke, claim",
    )
    assert opened(monkeypatch, tmp_path, *rules) == {
        **CASUAL,
        "undo.manner": "agreed",
        "clarification.seconds": 5,
        "table.explains": True,
        "table.irregularities": ("revoke", "claim"),
    }


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ("undo.maner=agreed", "undo.manner"),
        ("undo.manner=yes", "undo.manner"),
        ("clarification.seconds=900", "900"),
        ("claim.statement", "claim.statement"),
    ],
)
def test_what_is_no_rule_is_told_in_a_sentence(rule: str, said: str) -> None:
    done = CliRunner().invoke(command, [rule])
    assert done.exit_code == 2
    assert said in done.output
    assert len(done.output.splitlines()) == 1


def test_seats_are_named_in_the_letters_of_the_language() -> None:
    assert seats_named("neo", Language("pt")) == seats_named("NEW", Language.ENGLISH) == (Seat.N, Seat.E, Seat.W)
    with pytest.raises(UnreadableInput, match="N, E, S y O"):
        seats_named("NX", Language("es"))
