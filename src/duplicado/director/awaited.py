"""Calls and cards that matters await, and the calls on which they rest.

What is ordered on the strength of an awaited call holds while the call stands. Owner: the director.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from duplicado.director.matter import Matter, run
from duplicado.director.state import DirectedTable, awaited_irregularities, is_dealt_with_by_awaiting
from duplicado.law.book import law_25, law_27
from duplicado.law.lifting import RulingLifted
from duplicado.law.orders import Effect, LeadRight, MayNotDouble, MustPass, MustRepeat, Review, Uninformed
from duplicado.law.procedure.auction import Auction
from duplicado.law.procedure_steps import Choice, ChoiceWord, NextCall, NextCard, Stood
from duplicado.law.situation import CallIrregularity, IrregularCall
from duplicado.table import call_meanings, pending_calls
from duplicado.table.entries import MatterReopened
from duplicado.vocabulary.calls import Call
from duplicado.vocabulary.cards import Card

_RESTS_ON_THE_CALL: Final = (LeadRight, MayNotDouble, MustPass, MustRepeat, Review, Uninformed)


def reopened(state: DirectedTable, by: int) -> MatterReopened | None:
    """Return the first matter that rests on a call which is gone: changed (25A, 21B1) or cancelled with others (17D3).

    A call is not gone while the change of it waits for a ruling.

    Args:
        state: the table, with the calls that have been ruled to stand.
        by: the number of the matter in which that was ruled; what it cancels itself it has dealt with.
    """
    auction = state.table.auction
    known = tuple(matter for each in state.taken if (matter := state.as_it_is(each.matter.number)) is not None)
    ended = {number for matter in known for order in ordered(matter) for number in _ended_by(order)}
    changing = {len(change.first_call_auction.calls) for change in pending_calls.changes(state.table)}
    for matter in known:
        if matter.number == by or matter.number in ended:
            continue
        gone = next((call for call in matter.rests_on if not call.stands(auction) and call.place not in changing), None)
        if gone is not None:
            return MatterReopened(matter.number, gone.answers, _withdrawn(state, matter, gone.answers))
    return None


def _ended_by(effect: Effect) -> tuple[int, ...]:
    return effect.matters if isinstance(effect, RulingLifted) else ()


def is_change_of_a_correction(state: DirectedTable, fact: IrregularCall) -> bool:
    """Tell whether the fact is the change of a call that Law 27 awaited in the place of an insufficient bid."""
    if fact.kind is not CallIrregularity.CHANGE:
        return False
    matters = (
        state.as_it_is(each.matter.number) for each in state.taken if each.matter.is_of(law_25.rectify, law_27.rectify)
    )
    place = len(fact.first_call_auction.calls)
    return any(matter is not None and place in (call.place for call in matter.rests_on) for matter in matters)


def _withdrawn(state: DirectedTable, matter: Matter, left: int) -> tuple[Effect, ...]:
    """List what the matter ordered after that many answers, but for what another ruling has ordered as well."""
    others = (state.as_it_is(each.matter.number) for each in state.taken if each.matter.number != matter.number)
    looked_at = {
        effect
        for each in (*others, matter.reopened(left))
        if each is not None
        for effect in ordered(each)
        if isinstance(effect, Review)
    }
    return tuple(
        effect for effect in ordered(matter, left) if isinstance(effect, _RESTS_ON_THE_CALL) and effect not in looked_at
    )


def ordered(matter: Matter, behind: int = -1) -> tuple[Effect, ...]:
    """List the effects of what the matter has ordered after more than that many answers."""
    steps = (
        run(matter.opening.procedure(), matter.answers[:count]) for count in range(behind + 1, len(matter.answers) + 1)
    )
    return tuple(effect for step in steps for order in step.orders for effect in order.effects)


def as_meant(state: DirectedTable, matter: Matter, call: Call | None, by: int = 0) -> Stood:
    """Return the awaited call as an answer: with its meaning, whether a Law imposed it, and whether it is accepted.

    `by`: the number of the matter that has let it stand in the place of another; 0 where it is as it was made.
    """
    place, calls = matter.awaited_turn, state.table.auction.calls
    if place is None:
        return Stood(call=call)
    meaning = call_meanings.meaning_of(state.table, place, call)
    called_over = place + 1 < len(calls) and calls[place + 1] is not None
    return Stood(
        call=call,
        meaning=meaning,
        imposed=state.table.is_imposed(place),
        accepted=called_over or _has_been_accepted(state, by),
        over=_over(matter, state.table.auction, place),
    )


def _over(matter: Matter, auction: Auction, place: int) -> Auction | None:
    """Return the calls over which an awaited call stands, if one of them has been changed since the matter arose."""
    facts, over = matter.facts, auction.calls[:place]
    if not _decides_what_stands(matter) or not isinstance(facts, IrregularCall) or facts.made_over.calls == over:
        return None
    return Auction(auction.dealer, over)


def _has_been_accepted(state: DirectedTable, by: int) -> bool:
    """Tell whether the calls that a matter has let stand do so because left-hand opponent has accepted one (25B1)."""
    matter = state.as_it_is(by)
    return matter is not None and has_just_accepted(matter)


def has_just_accepted(matter: Matter) -> bool:
    """Tell whether the last answer in a matter is that a player accepts (25B1, 27A1, 27B4, 29A)."""
    last = matter.answers[-1] if matter.answers else None
    return isinstance(last, Choice) and last.word is ChoiceWord.ACCEPT


def cards_that_came(state: DirectedTable) -> Iterator[tuple[Matter, Card | None]]:
    """Yield the matters whose awaited card has been played, with it; `None` for a trick that is never played."""
    play = state.table.play
    for matter in state.matters:
        request = matter.request
        if not isinstance(request, NextCard):
            continue
        if play is None or play.is_over or request.trick >= len(play.play.tricks):
            yield matter, None
            continue
        card = play.play.tricks[request.trick].card_of(request.hand)
        if card is not None:
            yield matter, card


def _decides_what_stands(matter: Matter) -> bool:
    return isinstance(matter.request, NextCall) and matter.request.even_if_irregular


def calls_that_came(state: DirectedTable) -> Iterator[tuple[Matter, Call | None]]:
    """Yield the matters whose awaited call has been made, with it; `None` for a turn that never comes.

    First those that decide whether the call stands, an insufficient bid being replaced by it (27B).
    """
    if not state.matters or state.awaits_ruling:
        return
    auction = state.table.auction
    irregular = () if state.table.auction_period_is_over else state.table.irregular  # then no turn comes back
    undecided = [len(fact.before.calls) for fact in irregular if isinstance(fact, IrregularCall)]
    for matter in sorted(state.matters, key=_decides_what_stands, reverse=True):
        place = matter.awaited_turn
        if not isinstance(matter.request, NextCall) or place is None:
            continue
        call = auction.calls[place] if len(auction.calls) > place else None
        # A turn that somebody's call out of rotation has taken is not lost before that is ruled upon.
        own = awaited_irregularities(matter, state.table)
        as_made = call is not None and matter.request.even_if_irregular and all(map(is_dealt_with_by_awaiting, own))
        if len(auction.calls) > place and (as_made or not any(made <= place for made in undecided)):
            yield matter, call
        elif auction.is_ended and len(auction.calls) <= place:
            yield matter, None
