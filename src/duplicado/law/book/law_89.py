"""Laws 12C3 and 89: individual contests; in the text of 2024 Law 89 names prohibited conduct instead."""

from __future__ import annotations

import enum
from collections.abc import Collection
from typing import TypeVar

from duplicado.law.clause import clause
from duplicado.law.edition import Edition

__all__ = ["IllicitAct", "is_prohibited_conduct", "penalized", "rectified"]

Player = TypeVar("Player")


@clause("12C3")
def rectified(side: Collection[Player]) -> tuple[Player, ...]:
    """Return the players who bear a rectification or an adjusted score: both partners, the blameless one too."""
    return tuple(side)


@clause("89", editions=(Edition.LAWS_2007, Edition.LAWS_2017))
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


class IllicitAct(enum.Enum):
    """What may be done with illicit information about a board."""

    OBTAIN = "obtain"
    USE = "use"
    HAND_ON = "hand on"

    __hash__ = object.__hash__

    def __repr__(self) -> str:
        """Print the member without its value."""
        return f"IllicitAct.{self.name}"


@clause("89", editions=(Edition.LAWS_2017_AMENDED_2024,))
def is_prohibited_conduct(act: IllicitAct | None, edition: Edition, *, prearranged: bool = False) -> bool:
    """Tell whether an act is prohibited conduct, which falls under the disciplinary code of the authority.

    Illicit information about a board, now in play or still to come, may not be obtained, used or passed on (Law 89 of
    2024). The editions before that know only the exchange of it by prearranged means (73B2).

    Args:
        act: what was done; `None` for nothing of the kind.
        edition: of the Laws.
        prearranged: whether partners exchanged it by a method agreed beforehand.
    """
    if act is None:
        return False
    return edition.includes(Edition.LAWS_2017_AMENDED_2024) or (prearranged and act is not IllicitAct.OBTAIN)
