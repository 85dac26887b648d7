"""Explanations that opponents have corrected since a player called: he may change that call (21B1(a))."""

from __future__ import annotations

from duplicado.director.state import DirectedTable
from duplicado.law.book import law_21
from duplicado.law.book.law_21 import Misinformed
from duplicado.table.actions.auction import Explains
from duplicado.table.audience import hears, is_of_withdrawn_call, place_meant
from duplicado.table.moment import Phase
from duplicado.table.state import TableState
from duplicado.vocabulary.seats import Seat


def may_rest_on_a_corrected_explanation(state: DirectedTable, seat: Seat) -> bool:
    """Tell whether a player can say that his last call rests on an explanation that has been corrected since.

    He can as long as he may change it, and says so once.
    """
    table = state.table
    sheet = Misinformed(table.edition, seat, table.auction, table.auction_period_is_over)
    last = sheet.last_call
    if last is None or sheet.auction_period_over or sheet.partner_has_called_since(last[0]):
        return False
    said_so = (each.matter.facts for each in state.taken if each.matter.is_of(law_21.rectify))
    his = (facts.last_call for facts in said_so if isinstance(facts, Misinformed) and facts.player is seat)
    places = {each[0] for each in his if each is not None}
    return last[0] not in places and _was_corrected_since(table, seat, last[0])


def _was_corrected_since(table: TableState, seat: Seat, own: int) -> bool:
    """Tell whether a player was told one meaning of a call before he called at a place, and another behind it."""
    before: dict[int, str] = {}
    behind: dict[int, str] = {}
    for number, each in enumerate(table.statements):
        place = place_meant(table, each)
        if not isinstance(each.action, Explains) or each.seat.side is seat.side or place is None:
            continue
        if not is_of_withdrawn_call(table, each) and hears(table, number, seat):
            had_not_called = each.when.phase is Phase.AUCTION and each.when.turn <= own
            (before if had_not_called else behind)[place] = each.action.text
    return any(place < own and text != behind.get(place, text) for place, text in before.items())
