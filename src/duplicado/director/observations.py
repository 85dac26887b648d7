"""Observations of a table for the Director, in the words of cases and reports."""

from __future__ import annotations

from duplicado.law.clause import clause
from duplicado.law.information import DutyToPlay, Extraneous, Item, Misstated, MovedCard
from duplicado.law.orders import Disposition
from duplicado.table import card_duties, ledger, obligations
from duplicado.table.moment import Phase
from duplicado.table.state import TableState
from duplicado.vocabulary.calls import Call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat, Side


def lawful_calls(table: TableState) -> tuple[Call, ...]:
    """List the calls that the player in turn may make, under the obligations that rulings have laid on him."""
    if table.phase is not Phase.AUCTION:
        return ()
    return obligations.allowed(table.bound, table.auction.turn, table.auction.lawful_calls())


def lawful_cards(table: TableState) -> tuple[Card, ...] | None:
    """List the cards that the hand in turn may play; `None` when that hand is not known."""
    lawful = card_duties.lawful_cards(table)
    return None if lawful is None else tuple(lawful)


def penalty_cards(table: TableState) -> dict[Seat, dict[Card, Disposition]]:
    """Return the penalty cards by player, with their kind."""
    cards: dict[Seat, dict[Card, Disposition]] = {}
    for exposed in table.lying:
        if exposed.disposition in {Disposition.MAJOR, Disposition.MINOR}:
            cards.setdefault(exposed.seat, {})[exposed.card] = exposed.disposition
    return cards


def unauthorized(table: TableState, side: Side) -> tuple[Call | Card | Misstated, ...]:
    """List what is unauthorized for that side: withdrawn actions, exposed and moved cards, misstated doubles."""
    items = ledger.unauthorized(table.ledger, side)
    return tuple(item.card if isinstance(item, MovedCard) else item for item in _told_by_actions(items))


def _told_by_actions(items: tuple[Item, ...]) -> tuple[Call | Card | Misstated | MovedCard, ...]:
    return tuple(item for item in items if not isinstance(item, DutyToPlay | Extraneous))


@clause("16A1(b)")
def authorized(table: TableState, side: Side) -> tuple[Call | Card | Misstated, ...]:
    """List what is authorized for that side: what only the other may not use, and what both may use for now (50E1).

    Of a card that the Director has moved (13E of 2007) no Law says so.
    """
    items = (*ledger.unauthorized(table.ledger, side.opponents), *ledger.authorized_for_all(table.ledger))
    return tuple(item for item in _told_by_actions(items) if not isinstance(item, MovedCard))
