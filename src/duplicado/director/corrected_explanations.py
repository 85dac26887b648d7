"""Explanations corrected since somebody acted: he may change his call (21B1) or take back his card (47E2)."""

from __future__ import annotations

from collections.abc import Callable

from duplicado.director.play_motion import last_card_on_explanation
from duplicado.director.state import DirectedTable
from duplicado.law.book import law_21, law_47
from duplicado.law.book.law_21 import Misinformed
from duplicado.law.book.law_47 import LastCard
from duplicado.table.actions.auction import Explains
from duplicado.table.audience import hears, is_of_withdrawn_call, place_meant
from duplicado.table.moment import Phase
from duplicado.table.state import SpokenFact, TableState
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.seats import Seat


class MisledAct(Enumeration):
    """Act of a player that rests on an explanation that has been corrected since."""

    CALL = "call"
    CARD = "card"


def misled(state: DirectedTable, seat: Seat) -> MisledAct | None:
    """Return what a player can say to rest on an explanation that has been corrected since.

    He can as long as he may change it, and says so once.
    """
    if not any(isinstance(each.action, Explains) for each in state.table.statements):
        return None
    if _call_may_be_changed(state, seat):
        return MisledAct.CALL
    return MisledAct.CARD if _card_may_be_taken_back(state, seat) else None


def _call_may_be_changed(state: DirectedTable, seat: Seat) -> bool:
    table = state.table
    sheet = Misinformed(table.edition, seat, table.auction, table.auction_period_is_over)
    last = sheet.last_call
    if last is None or sheet.auction_period_over or sheet.partner_has_called_since(last[0]):
        return False
    said_so = (each.matter.facts for each in state.taken if each.matter.is_of(law_21.rectify))
    his = (facts.last_call for facts in said_so if isinstance(facts, Misinformed) and facts.player is seat)
    if last[0] in {each[0] for each in his if each is not None}:
        return False
    own = last[0]
    return _was_corrected(table, seat, own, lambda _, said: said.when.phase is Phase.AUCTION and said.when.turn <= own)


def _card_may_be_taken_back(state: DirectedTable, seat: Seat) -> bool:
    table = state.table
    facts = None if table.play is None else last_card_on_explanation(table, table.play)
    if facts is None or facts.player is not seat or facts.too_late:
        return False
    said_so = (each.matter.facts for each in state.taken if each.matter.is_of(law_47.misinformed_about_a_call))
    if any(isinstance(each, LastCard) and each.card is facts.card for each in said_so):
        return False
    known = _statements_before(state, facts)
    return _was_corrected(table, seat, len(table.auction.calls), lambda number, _: number < known)


def _statements_before(state: DirectedTable, last: LastCard) -> int:
    """Count what had been said when the card was played."""
    before = (past.before.table for past in state.backwards())
    return next((len(table.statements) for table in before if not _lies(table, last)), 0)


def _lies(table: TableState, last: LastCard) -> bool:
    if table.play is None:
        return False
    laid = (*table.play.face_down, *(each for trick in table.play.play.tricks for each in trick.plays))
    return (last.hand, last.card) in laid


def _was_corrected(table: TableState, seat: Seat, calls: int, is_before: Callable[[int, SpokenFact], bool]) -> bool:
    """Tell whether a player was told one meaning of a call before he acted, and another behind it.

    Args:
        table: the table.
        seat: his.
        calls: how many calls there were, of which one is meant.
        is_before: tells of a statement and its number whether it was made before he acted.
    """
    before: dict[int, str] = {}
    behind: dict[int, str] = {}
    for number, each in enumerate(table.statements):
        place = place_meant(table, each)
        if not isinstance(each.action, Explains) or each.seat.side is seat.side or place is None:
            continue
        if not is_of_withdrawn_call(table, each) and hears(table, number, seat):
            (before if is_before(number, each) else behind)[place] = each.action.text
    return any(place < calls and text != behind.get(place, text) for place, text in before.items())
