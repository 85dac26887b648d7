"""Law 16 (C in 2017, D in 2007): information from withdrawn calls and plays."""

from __future__ import annotations

from duplicado.law.clause import clause
from duplicado.law.edition import Edition, cited_in
from duplicado.law.information import Item
from duplicado.law.orders import Informed, Uninformed
from duplicado.law.procedure_steps import Order
from duplicado.vocabulary.seats import Side


def cites_of_withdrawal(edition: Edition) -> tuple[str, ...]:
    """Return the clauses on withdrawn actions, by the numbers of the edition."""
    return cited_in(edition, "16C1"), cited_in(edition, "16C2")


@clause("16C", "16C1", "16C2", "DEF:withdrawn", "DEF:cancelled", "DEF:retracted")
def is_withdrawn(offenders: Side, items: tuple[Item, ...], edition: Edition) -> Order:
    """Order what withdrawn actions tell: authorized for the innocent side, unauthorized for the other."""
    return Order(cites_of_withdrawal(edition), (Informed(offenders, items),))


@clause("23B", editions=(Edition.LAWS_2017,))
def is_authorized_again(offenders: Side, items: tuple[Item, ...], clauses: tuple[str, ...]) -> Order:
    """Order that the restriction of 16C2 does not apply, as when a comparable call replaced the withdrawn one."""
    return Order(clauses, (Uninformed(offenders, items),))
