"""Laws 12C3 and 89: individual contests. In the text of 2024 Law 89 is about prohibited conduct, see `law_73`."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeVar

from duplicado.law.clause import clause

Player = TypeVar("Player")


@clause("12C3", "89")
def penalized(side: Collection[Player], blameless: Collection[Player], *, individual: bool) -> tuple[Player, ...]:
    """Return the players who bear a procedural penalty.

    In an individual contest it spares a partner who was in no way to blame (12C3 in every edition); elsewhere the
    contestant bears it, which is both.

    Args:
        side: the offending side.
        blameless: those of it who have no part in the offence.
        individual: whether the players are contestants themselves.
    """
    return tuple(player for player in side if not individual or player not in blameless)
