"""The ledger of information: what is authorized and unauthorized to which side, why, since when, and when that ended.

It is the one home of what withdrawn actions, exposed cards and extraneous information tell. What is plainly authorized
(the calls and plays that stand, the hand that a player holds) is not written down; `director.authorization` knows it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from duplicado.law.book import law_50
from duplicado.law.edition import Edition
from duplicado.law.information import Item
from duplicado.table.moment import Moment
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Side
from duplicado.vocabulary.values import replace


@dataclass(frozen=True)  # without slots: see `vocabulary.values.replace`
class KnownBecause:
    """One line: one piece of information, who may not use it, and why."""

    item: Item
    unauthorized: Side | None
    """The side that may not use it; its opponents may. `None`: both may, as long as the line holds."""
    because: tuple[str, ...]
    """The clauses of the ruling, or of the Law that acts of itself, that said so."""
    since: Moment
    ended_by: tuple[str, ...] = ()
    """The clauses under which it ceased to be so (23B, 26A, 27B1; 50E1, 50E3); empty while it holds."""
    until: Moment | None = None
    matter: int = 0
    """The number of the matter that was ruled upon; 0 where the Law acts of itself."""

    @property
    def holds(self) -> bool:
        """True where it is so now."""
        return self.until is None


Ledger: TypeAlias = tuple[KnownBecause, ...]
"""The lines in the order in which they were written; none is ever taken out."""


def noted(
    ledger: Ledger, side: Side | None, items: Iterable[Item], because: tuple[str, ...], now: Moment, matter: int = 0
) -> Ledger:
    """Return the ledger with these items, unauthorized for that side, from now on."""
    return (*ledger, *(KnownBecause(item, side, because, now, matter=matter) for item in items))


def lifted(
    ledger: Ledger, side: Side | None, items: Iterable[Item], by: tuple[str, ...], now: Moment, matter: int = 0
) -> Ledger:
    """Return the ledger after that has ended for these items, the line written last first; others are left as they are.

    The same call may have been withdrawn twice: each item ends one line, and a ruling only what its own matter wrote.
    """
    lines = list(ledger)
    for item in items:
        places = (place for place in range(len(lines) - 1, -1, -1) if _is_about(lines[place], side, item, matter))
        place = next(places, None)
        if place is not None:
            lines[place] = replace(lines[place], ended_by=by, until=now)
    return tuple(lines)


def not_lifted(ledger: Ledger, side: Side, items: Iterable[Item], matter: int) -> Ledger:
    """Return the ledger in which these items, which that matter had lifted, hold again as though it never had."""
    again = set(items)
    return tuple(
        replace(line, ended_by=(), until=None)
        if line.matter == matter and line.unauthorized is side and line.item in again
        else line
        for line in ledger
    )


def _is_about(line: KnownBecause, side: Side | None, item: Item, matter: int) -> bool:
    return line.holds and line.unauthorized is side and line.item == item and line.matter == matter


def with_penalty_cards(
    ledger: Ledger, cards: Iterable[Card], edition: Edition, gone_by: tuple[str, ...], now: Moment
) -> Ledger:
    """Return the ledger brought into step with the penalty cards that lie on the table.

    What 50E1 authorizes for both sides holds while they lie there; `gone_by` are the clauses by which a card that lies
    there no longer was played or picked up. In 2017 it ends what was unauthorized of the card until then.
    """
    due = {law_50.authorized_while_it_lies(card, edition): card for card in cards}
    lying = [line for line in ledger if line.holds and line.unauthorized is None]
    gone = [line.item for line in lying if line.item not in due]
    came = [item for item in due if all(line.item != item for line in lying)]
    if not gone and not came:
        return ledger
    if law_50.is_authorized_for_all(edition):
        ledger = tuple(
            replace(line, ended_by=("50E1",), until=now) if _of_the_exposure(line) and line.item in came else line
            for line in ledger
        )
    return noted(lifted(ledger, None, gone, gone_by, now), None, came, ("50E1",), now)


def _of_the_exposure(line: KnownBecause) -> bool:
    """Tell whether the line says what the sight of a card tells, before it is a penalty card or after it was one."""
    return line.holds and line.unauthorized is not None and not {"24", "50E3"}.isdisjoint(line.because)


def authorized_for_all(ledger: Ledger) -> tuple[Item, ...]:
    """List what both sides may use now although a card that was exposed tells it (50E1)."""
    return tuple(line.item for line in ledger if line.holds and line.unauthorized is None)


def unauthorized(ledger: Ledger, side: Side) -> tuple[Item, ...]:
    """List what that side may not use now."""
    return tuple(line.item for line in ledger if line.holds and line.unauthorized is side)
