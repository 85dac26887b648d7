"""Reservation of rights at a table on a screen (16B2): one press, of which all four and the Director read the moment.

Opponents who dispute it say so at once; what nobody has disputed by the end of the play, or by the next reservation,
is undisputed, and the result is looked at (16B3).
"""

from __future__ import annotations

from functools import reduce

from duplicado.director import own_motion
from duplicado.director.commands import Find
from duplicado.director.judgement.sheets import rights_reserved
from duplicado.director.matter import Matter
from duplicado.director.rule import carry_out
from duplicado.director.standing_orders import StandingBasis, answered_on
from duplicado.director.state import DirectedTable, evolve
from duplicado.law.book import law_16_judged
from duplicado.law.book.law_16_judged import RESERVATION_DISPUTED, RightsReserved
from duplicado.law.procedure_steps import Question
from duplicado.service.playing.played_table import PlayedTable
from duplicado.service.playing.seat_commands import NotDone
from duplicado.service.playing.steps import ActionTaken, CallOnDirector, Happened
from duplicado.table.entries import Entry
from duplicado.table.moment import Phase
from duplicado.vocabulary.seats import Seat


def may_reserve(now: PlayedTable, seat: Seat) -> bool:
    """Tell whether a player may reserve his rights now."""
    state = now.board
    if state is None or now.held or state.awaits_ruling or state.table.phase is Phase.OVER:
        return False
    table = state.table
    return rights_reserved(table.edition, seat, table.setup.regulations).policy == "allowed"


def may_dispute(now: PlayedTable, seat: Seat) -> bool:
    """Tell whether a player may dispute a reservation that opponents have made."""
    matter = None if now.board is None else _undecided(now.board)
    facts = None if matter is None else matter.facts
    return not now.held and isinstance(facts, RightsReserved) and facts.by.side is not seat.side


def reserved(now: PlayedTable, seat: Seat) -> tuple[Happened, ...] | NotDone:
    """Note that a player reserves his rights."""
    state = now.board
    if state is None or not may_reserve(now, seat):
        return NotDone("not-now", RESERVATION_DISPUTED.key)
    entries = undisputed(state)
    found = Find((own_motion.established(RESERVATION_DISPUTED.key, seat),))
    fresh, _ = carry_out(reduce(evolve, entries, state), found)
    return (ActionTaken((*entries, *fresh), "reserves rights"),)


def disputed(now: PlayedTable, seat: Seat) -> tuple[Happened, ...] | NotDone:
    """Note that an opponent disputes it; the Director is called, where there may be one."""
    state = now.board
    if state is None or not may_dispute(now, seat):
        return NotDone("not-now")
    taken = ActionTaken(_answered(state, is_disputed=True), "disputes reservation")
    has_director = now.event or StandingBasis.ASSUMED not in answered_on(
        state.table.setup.regulations, directed=now.directed
    )
    return (taken, CallOnDirector(seat, stands=True)) if has_director else (taken,)


def undisputed(state: DirectedTable) -> tuple[Entry, ...]:
    """Return what it brings about that nobody has disputed the last reservation."""
    return () if _undecided(state) is None else _answered(state, is_disputed=False)


def _answered(state: DirectedTable, *, is_disputed: bool) -> tuple[Entry, ...]:
    return carry_out(state, Find((own_motion.established(RESERVATION_DISPUTED.key, is_disputed),)))[0]


def _undecided(state: DirectedTable) -> Matter | None:
    """Return the reservation of which it is not known yet whether opponents dispute it."""
    key = RESERVATION_DISPUTED.cited_in(state.table.edition)
    return next(
        (
            each
            for each in state.matters
            if each.is_of(law_16_judged.reserve_rights)
            and isinstance(each.request, Question)
            and each.request.clause == key
        ),
        None,
    )
