"""Invariants of what follows of itself: restrictions and rights at the lead, matters that open unasked, standing calls.

Each is said from the facts of the table, not from the functions of the Laws that it checks.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from duplicado.casebook.exploration.reached import Reached
from duplicado.director import observations
from duplicado.director.state import DirectedTable
from duplicado.law.orders import LeadRule
from duplicado.law.procedure_steps import ChoiceWord
from duplicado.law.situation import CallIrregularity, IrregularCall
from duplicado.table.entries import Ruled
from duplicado.table.state import TableState
from duplicado.vocabulary.calls import Call
from duplicado.vocabulary.seats import Seat

_OF_A_LEAD: Final = frozenset({ChoiceWord.REQUIRE, ChoiceWord.FORBID})
"""Choices of a restriction, which goes before the choice among penalty cards; one of them may be narrowed away."""


def lead_is_restricted_as_ruled(reached: Reached) -> str | None:
    """A requirement or prohibition just made by declarer binds the lead that is due, as far as the leader can obey.

    It binds together with what declarer has forbidden him before: who holds forbidden suits only is free (Law 59).
    """
    table = reached.state.table
    for rule in _rules(reached):
        if _on_lead(table) is not rule.seat:
            continue
        now = table.lead_rule
        if now is None or not (set(rule.require) <= set(now.require) and set(rule.forbid) <= set(now.forbid)):
            return f"{rule.seat} is free to lead, although {rule} was ordered"
        hand, cards = table.hand(rule.seat), observations.lawful_cards(table)
        if hand is None or cards is None:
            continue
        obeys = {
            card for card in hand if card.suit not in now.forbid and (not rule.require or card.suit in rule.require)
        }
        if obeys and not set(cards) <= obeys:
            return f"{rule.seat} may lead {', '.join(map(str, cards))}, although {rule} was ordered"
    return None


def requirement_is_for_one_lead(reached: Reached) -> str | None:
    """A suit is required for one lead: when its player has led, nothing is required of him any more."""
    before, after = reached.before.table, reached.state.table
    leader = _on_lead(before)
    if leader is None or before.lead_rule is None or not _has_led(before, after, leader):
        return None
    left = after.lead_rule
    if before.lead_rule.seat is leader and left is not None and left.require and not any(_rules(reached)):
        return f"{leader} has led, and {left} still holds"
    return None


def right_is_for_the_first_lead(reached: Reached) -> str | None:
    """A right at the lead of an offender's partner (Law 26) is gone once he has led in his turn, as a defender."""
    before, after = reached.before.table, reached.state.table
    leader = _on_lead(before)
    if leader is None or not _has_led(before, after, leader):
        return None
    if after.play is not None and leader.side is after.play.play.declarer.side:
        return None
    left = [given.right for given in after.lead_rights if given.right.offender is leader.partner]
    return f"{leader} has led, and {left[0]} is still there" if left else None


def rights_are_offered_of_themselves(reached: Reached) -> str | None:
    """Nobody need ask for what is his to choose: at a lead (26, 50D2, 51B), at a turn (51A), of dummy's cards (46B)."""
    state, table = reached.state, reached.state.table
    if table.accepted_change is not None:
        return "a call was accepted by calling over it, and nothing follows"
    if state.awaits_ruling or table.play is None or table.play.is_over or table.play.claim is not None:
        return None
    return _of_dummys_card(state) or _of_the_lead(state) or _of_penalty_cards_in_turn(state)


def _of_dummys_card(state: DirectedTable) -> str | None:
    play = state.table.play
    named = None if play is None else play.designation
    asked = {offer.clause for offer in state.offers}
    if named is not None and named.leaves_a_choice and not asked & {"46B3(b)", "46B5"}:
        return "the card of dummy's is not settled, and nobody is asked"
    return None


def _of_the_lead(state: DirectedTable) -> str | None:
    leader, play = _on_lead(state.table), state.table.play
    if leader is None or play is None or leader.side is play.play.declarer.side:
        return None
    asked = {offer.clause for offer in state.offers}
    open_matters = {matter.law for matter in state.matters}
    if any(given.right.offender is leader.partner for given in state.table.lead_rights) and "26" not in open_matters:
        return f"a right at the lead of {leader} is not offered"
    # A lead that lies face down has been made: a penalty card that came later restricts it no more (41A).
    bound = None if play.led_face_down(leader) is None else {each.card for each in play.lay_at_the_lead}
    lying = (each for each in state.table.exposed if each.seat is leader.partner and each.is_major)
    cards = {each.card for each in lying if bound is None or each.card in bound}
    settled = {card for seat, place, card in play.leads_settled if (seat, place) == (leader, len(play.play.tricks))}
    if cards - settled and not asked & {"50D2", "51B1", "51B2"}:
        return f"{leader} is on lead, his partner has a penalty card, and declarer is not asked"
    return None


def _of_penalty_cards_in_turn(state: DirectedTable) -> str | None:
    table, play = state.table, state.table.play
    if play is None or any(_OF_A_LEAD & {*offer.words} for offer in state.offers):
        return None
    seat, lawful = play.play.turn, observations.lawful_cards(table)
    mine = {each.card for each in table.exposed if each.seat is seat and each.is_major}
    if lawful is None or len(lawful) < 2 or not set(lawful) <= mine:
        return None
    if not any(offer.clause in {"51A", "52B1(a)"} for offer in state.offers):
        return f"{seat} may play {', '.join(map(str, lawful))}, and declarer is not asked which"
    return None


def pending_calls_follow_standing_ones(reached: Reached) -> str | None:
    """An irregular call that waits for a ruling was made behind calls that stand; with them it falls.

    A call stands in this sense, too, while a change of it waits for a ruling, which may be that the first call stands.
    """
    table = reached.state.table
    waiting = [fact for fact in table.irregular if isinstance(fact, IrregularCall)]
    changes = [fact for fact in waiting if fact.kind is CallIrregularity.CHANGE]
    standing = (table.auction.calls, *(change.before.calls for change in changes))
    for fact in waiting:
        behind = fact.first_call_auction if fact in changes else fact.before
        if not any(calls[: len(behind.calls)] == behind.calls for calls in standing):
            return f"{fact.call} of {fact.offender} waits, and the calls before it are cancelled"
    return None


def rulings_rest_on_standing_calls(reached: Reached) -> str | None:
    """A ruling that an awaited call brought about holds only while that call stands."""
    state, auction = reached.state, reached.state.table.auction
    if state.awaits_ruling or any(isinstance(fact, IrregularCall) for fact in state.table.irregular):
        return None
    matters = (state.as_it_is(each.matter.number) for each in state.taken)
    calls = (each for matter in matters if matter is not None for each in matter.rests_on)
    gone = next((each for each in calls if not _stands(each.call, each.place, auction.calls)), None)
    return None if gone is None else f"a ruling rests on {gone.call}, which does not stand"


def _stands(call: Call | None, place: int, calls: tuple[Call | None, ...]) -> bool:
    return calls[place] is call if place < len(calls) else call is None


def _rules(reached: Reached) -> Iterator[LeadRule]:
    """Go through what the last step ordered of leads; a choice that was judged anew is none of them."""
    for entry in reached.added:
        if isinstance(entry, Ruled):
            yield from (effect for effect in entry.effects if isinstance(effect, LeadRule))


def _on_lead(table: TableState) -> Seat | None:
    """Return who is to lead to the next trick, if anybody is."""
    play = table.play
    if play is None or play.is_over or not play.play.is_between_tricks:
        return None
    return play.play.turn


def _has_led(before: TableState, after: TableState, leader: Seat) -> bool:
    """Tell whether the player who was to lead has led in between, and his card stands."""
    if before.play is None or after.play is None or after.irregular != before.irregular:
        return False
    place = len(before.play.play.tricks)
    tricks = after.play.play.tricks
    return len(tricks) > place and tricks[place].leader is leader and after.play.lead_is_faced
