"""Law 10: who assesses a rectification."""

from __future__ import annotations

from duplicado.law.clause import clause


@clause("10A")
def forbids_own_ruling() -> str:
    """Return the clause under which no player may determine, or waive, a rectification: his words change nothing."""
    return "10A"
