"""The ledger of information: what is unauthorized to which side, authorized to the other, why, and when that ended."""

from __future__ import annotations

from dataclasses import dataclass, replace

from duplicado.law.orders import Informed, Uninformed
from duplicado.table.entries import Ruled
from duplicado.vocabulary import Call, Card, Side

__all__ = ["KnownBecause", "noted"]


@dataclass(frozen=True, slots=True)
class KnownBecause:
    """One line: what withdrawn actions or exposed cards have told."""

    items: tuple[Call | Card, ...]
    unauthorized: Side
    """The side that may not use it; its opponents may."""
    because: tuple[str, ...]
    """The clauses of the ruling that said so."""
    matter: int
    ended_by: tuple[str, ...] = ()
    """The clauses under which it ceased to be unauthorized (23B, 26A, 27B1); empty while it holds."""

    @property
    def authorized(self) -> Side:
        """The side that may use it."""
        return self.unauthorized.opponents


def noted(ledger: tuple[KnownBecause, ...], ruling: Ruled) -> tuple[KnownBecause, ...]:
    """Return the ledger after a ruling."""
    for effect in ruling.effects:
        match effect:
            case Informed(side, items):
                ledger = (*ledger, KnownBecause(items, side, ruling.clauses, ruling.number))
            case Uninformed(side, items):
                ledger = tuple(
                    replace(line, ended_by=ruling.clauses)
                    if line.unauthorized is side and not line.ended_by and set(line.items) & set(items)
                    else line
                    for line in ledger
                )
            case _:
                pass
    return ledger
