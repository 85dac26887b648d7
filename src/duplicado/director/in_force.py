"""Duties and rights that earlier rulings laid on players and that still hold. Owner: the director.

He ends them when a right is forfeited or waived after the ruling (11A, 10B, 81C5), and when calls are found to have
been made on the cards of another board (15A).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from duplicado.director import awaited
from duplicado.director.matter import Matter
from duplicado.director.state import DirectedTable
from duplicado.law.book.law_15 import WrongCards
from duplicado.law.book.law_24 import CardsExposedInAuction
from duplicado.law.lifting import RulingLifted
from duplicado.law.orders import (
    CardDisposition,
    Effect,
    LeadRight,
    LeadRule,
    MayNotDouble,
    MustPass,
    MustRepeat,
    PlayRule,
    Review,
    RevokeFate,
    RevokeRuled,
    StandingCalls,
)
from duplicado.law.procedure.auction import Auction
from duplicado.law.rectification import FactSheet
from duplicado.law.situation import CallIrregularity, IrregularCall
from duplicado.table.state import TableState
from duplicado.vocabulary.seats import Seat

_DUTIES: Final = (MustPass, MustRepeat, MayNotDouble)
_LAID: Final = (*_DUTIES, LeadRight, LeadRule, PlayRule, RevokeRuled)
_TRANSFERS: Final = frozenset({RevokeFate.STANDS, RevokeFate.NOT_ESTABLISHED_BUT_PENALIZED})


def lifted(state: DirectedTable, matters: Iterable[Matter]) -> RulingLifted | None:
    """Return the order that ends what was ruled in those matters, and that nothing be ruled in them anew."""
    ended = tuple(matters)
    if not ended:
        return None
    numbers = tuple(matter.number for matter in ended)
    table = state.table
    bound = {each.duty.seat for each in table.obligations if each.matter in numbers and each.binds(table.auction)}
    others = (each for each in _all(state) if each.number not in numbers)
    kept = {effect for other in others for effect in awaited.ordered(other) if isinstance(effect, Review)}
    looked_at = tuple(
        effect.clause
        for matter in ended
        for effect in awaited.ordered(matter)
        if isinstance(effect, Review) and effect not in kept and effect.clause in table.reviews
    )
    return RulingLifted(numbers, tuple(seat for seat in Seat if seat in bound), tuple(dict.fromkeys(looked_at)))


def of_last_ruling(state: DirectedTable, ended: Iterable[Matter]) -> tuple[Matter, ...]:
    """Return the matters of which the Director speaks who ends a rectification without naming it.

    Those that he has just ended; else the last ruling that laid something on a player. A ruling on cards is none of
    them: its penalty cards are looked at where they lie.
    """
    just_ended = tuple(ended)
    if just_ended:
        return just_ended
    for matter in reversed(_all(state)):
        effects = awaited.ordered(matter)
        if any(isinstance(effect, _LAID) for effect in effects):
            return (matter,)
        if any(isinstance(effect, CardDisposition) for effect in effects):
            return ()
    return ()


def of_calls_on_wrong_cards(state: DirectedTable, holder: Seat) -> tuple[Matter, ...]:
    """Return the matters, open and closed, about irregular calls of a player who held the cards of another board.

    Among them are those about irregular calls over his: these go with it (15A1; 2007: 17D2 has his left-hand
    opponent repeat his).
    """
    first = WrongCards(state.table.edition, holder, state.table.auction).first_call

    def rests_on_them(facts: FactSheet) -> bool:
        if not isinstance(facts, IrregularCall):
            return False
        return facts.offender is holder or (first is not None and first[0] < len(facts.made_over.calls))

    return tuple(matter for matter in _all(state) if rests_on_them(matter.facts))


def ordered_now(matter: Matter, table: TableState) -> tuple[Effect, ...]:
    """Return what a matter has ordered since its last answer, the calls as other rulings have let them stand."""
    effects = (effect for order in matter.ordered for effect in order.effects)
    facts = matter.facts
    if not isinstance(facts, IrregularCall):
        return tuple(effects)
    accepted = awaited.has_just_accepted(matter)
    return tuple(
        _as_calls_stand(each, facts, table, accepted=accepted) if isinstance(each, StandingCalls) else each
        for each in effects
    )


def _as_calls_stand(
    ordered: StandingCalls, facts: IrregularCall, table: TableState, *, accepted: bool
) -> StandingCalls:
    """Put in the place of the calls over which the irregular one was made those that stand there now.

    One of them may have been changed since, while the irregular call was to be corrected (25). Where the call has been
    `accepted` nothing is cancelled: what was called behind it stands, up to the next call that is to be ruled upon. No
    more is anything behind a call that was changed when a lead has been faced.
    """
    over, now = facts.made_over.calls, table.auction.calls
    has_come = now[: len(ordered.auction.calls)] == ordered.auction.calls
    if has_come and facts.kind is CallIrregularity.CHANGE and facts.lead_faced:
        return StandingCalls(table.auction)
    if has_come and accepted:
        waiting = (len(each.made_over.calls) for each in table.irregular if isinstance(each, IrregularCall))
        settled = min((place for place in waiting if place >= len(ordered.auction.calls)), default=len(now))
        return StandingCalls(Auction(table.auction.dealer, now[:settled]))
    there = len(over)
    kinds = (each.kind for each in table.irregular if isinstance(each, IrregularCall))
    has_changed = len(now) >= there and now[:there] != over and CallIrregularity.CHANGE not in kinds
    if not has_changed or ordered.auction.calls[:there] != over:
        return ordered
    return StandingCalls(Auction(table.auction.dealer, (*now[:there], *ordered.auction.calls[there:])))


def revokes_ruled_upon(matters: Iterable[Matter]) -> tuple[RevokeRuled, ...]:
    """Return the revokes for which those rulings let Law 64 transfer tricks."""
    return tuple(
        effect
        for matter in matters
        for effect in awaited.ordered(matter)
        if isinstance(effect, RevokeRuled) and effect.fate in _TRANSFERS
    )


def cards_faced_in_the_auction(state: DirectedTable, matters: Iterable[Matter]) -> tuple[CardDisposition, ...]:
    """Return the cards that lie face up because those rulings were about cards exposed in the auction (24)."""
    exposures = [each.facts for each in matters if isinstance(each.facts, CardsExposedInAuction)]
    cards = {(facts.offender, card) for facts in exposures for card in facts.cards}
    return tuple(each for each in state.table.exposed if (each.seat, each.card) in cards)


def rules_of_play(matters: Iterable[Matter]) -> tuple[LeadRule | PlayRule, ...]:
    """Return what those rulings have restricted of a lead or of a play."""
    return tuple(
        effect for matter in matters for effect in awaited.ordered(matter) if isinstance(effect, LeadRule | PlayRule)
    )


def _all(state: DirectedTable) -> tuple[Matter, ...]:
    """Return every matter so far as it stands or as it was closed, in their order."""
    found = (state.as_it_is(each.matter.number) for each in state.taken)
    return tuple(matter for matter in found if matter is not None)
