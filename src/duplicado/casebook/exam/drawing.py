"""Drawing lots from a seed: the same seed draws the same on every machine and in every year."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Protocol, TypeVar

from duplicado.law.edition import Edition, spoken_in, translated
from duplicado.law.reference import ClauseId

_Item = TypeVar("_Item")


class PaperHead(Protocol):
    """Data of a case that are needed before it is read."""

    @property
    def address(self) -> str:
        """Address at which it is found; no two cases share one."""
        ...

    @property
    def editions(self) -> tuple[Edition, ...]:
        """The editions in which it holds."""
        ...

    @property
    def cites(self) -> tuple[ClauseId, ...]:
        """The clauses that it shows, by the numbers of 2017 unless it holds in 2007 alone."""
        ...


_Head = TypeVar("_Head", bound=PaperHead)


def drawn(items: Iterable[_Item], seed: str) -> list[_Item]:
    """Return the items in an order that follows from the seed and from what they are, not from the order given."""
    return sorted(items, key=lambda item: hashlib.sha256(f"{seed}\0{item}".encode()).digest())


def chosen(heads: Iterable[_Head], edition: Edition, seed: str, law: int | None = None) -> list[_Head]:
    """Return the cases that hold in an edition and show a clause of a Law, in the order of the seed.

    Args:
        heads: of all the cases.
        edition: in which the examination is held; an amendment has the cases of the edition that it amends.
        seed: of the examination.
        law: the number of a Law, by the numbers of the cases; `None` for any.
    """
    held = {
        head.address: head
        for head in heads
        if any(edition.includes(each) for each in head.editions)
        and (law is None or any(clause.law == law for clause in head.cites))
    }
    return [held[address] for address in drawn(held, seed)]


def clauses_cited(heads: Iterable[PaperHead], edition: Edition) -> tuple[ClauseId, ...]:
    """Return every clause that the cases show, by the numbers of an edition, in the order of the book.

    They are what a candidate may mistake for the right clause.
    """
    found: set[ClauseId] = set()
    for head in heads:
        if any(edition.includes(each) for each in head.editions):
            spoken = spoken_in(head.editions)
            found |= {number for clause in head.cites for number in translated(clause, spoken, edition)}
    return tuple(sorted(clause for clause in found if clause.law > 0))
