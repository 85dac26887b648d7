"""Law 4: partnerships."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from duplicado.law.clause import clause


@clause("4")
def changed_partnership(permitted: AbstractSet[str], playing: AbstractSet[str]) -> str | None:
    """Return the clause that is broken when partners of a session do not stay together; substitutes may be authorized.

    Args:
        permitted: who may play as this pair: those who were entered, with the substitutes whom the Director authorized.
        playing: who does.
    """
    return None if playing <= permitted else "4"
