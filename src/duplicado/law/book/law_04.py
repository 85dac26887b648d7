"""Law 4: partnerships."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeVar

from duplicado.law.clause import clause

__all__ = ["changed_partnership"]

Player = TypeVar("Player")


@clause("4")
def changed_partnership(
    before: Collection[Collection[Player]],
    now: Collection[Player],
    *,
    individual: bool = False,
    permitted: bool = False,
) -> str | None:
    """Return the clause that is broken when partners of a session do not stay together.

    Args:
        before: the partnerships of the session so far.
        now: the two who sit opposite one another.
        individual: whether it is an individual contest, in which partners change.
        permitted: whether the Director has authorized a substitute.
    """
    if individual or permitted:
        return None
    pair = set(now)
    return "4" if any(pair & set(other) and pair != set(other) for other in before) else None
