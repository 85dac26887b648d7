"""The fold: what each entry changes at the table. No entry that is well formed is ever refused here."""

from __future__ import annotations

from typing import assert_never

from duplicado.law.book import law_17, law_24, law_33, law_42, law_58
from duplicado.law.book.law_17 import AuctionToReopen
from duplicado.law.book.law_24 import CardsExposedInAuction
from duplicado.law.book.law_45 import CardSuggested
from duplicado.law.edition import cited_in
from duplicado.law.orders import CardDisposition, Disposition
from duplicado.law.play_situation import IrregularPlay, PlayIrregularity, irregular_play_of
from duplicado.law.procedure.auction import Auction
from duplicado.law.procedure.play import opening_leader
from duplicado.law.procedure.tricks import Play
from duplicado.law.rectification import FactSheet
from duplicado.law.situation import IrregularCall
from duplicado.table import (
    call_meanings,
    calls_in_words,
    claims_made,
    leads_in_the_auction,
    ledger,
    orders,
    play_changes,
    speech,
    standing_calls,
    time_limits,
)
from duplicado.table.actions.auction import ChangesCall, MakesCall
from duplicado.table.actions.claims import Claims, Concedes
from duplicado.table.actions.play import Designates, Drops, Names, PlaysCard, ReturnsHands, Shows
from duplicado.table.actions.reader import Action
from duplicado.table.entries import (
    Acted,
    Answered,
    AttentionDrawn,
    Concluded,
    Entry,
    FoundOfOwnMotion,
    JudgedAnew,
    MatterClosed,
    MatterOpened,
    MatterReopened,
    Overruled,
    Ruled,
)
from duplicado.table.play_state import PlayState
from duplicado.table.state import IrregularFact, Noted, TableSetup, TableState
from duplicado.vocabulary.calls import Double, Redouble
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.values import replace


def begin(setup: TableSetup) -> TableState:
    """Return the state before anything has happened."""
    state = TableState(setup, Auction(setup.board.dealer), exposed=setup.exposed)
    if setup.contract is None:
        return state
    return replace(state, play=_play_of(setup, setup.contract))


def _play_of(setup: TableSetup, contract: Contract) -> PlayState:
    leader = setup.leader or opening_leader(contract)
    play = Play.beginning(contract, setup.layout, leader, setup.won)
    return PlayState(play, lead_is_faced=setup.leader is not None)


def evolve(state: TableState, entry: Entry) -> TableState:
    """Return the state after one more entry.

    Raises:
        TypeError: the entry sets aside what came before; `director.state.evolve` knows that.
    """
    match entry:
        case Acted():
            return _with_deeds(state, entry)
        case Ruled():
            return _settled(state, orders.with_ruling(state, entry), entry.clauses)
        case FoundOfOwnMotion():
            return time_limits.with_finding(state, entry.clause, entry.value)
        case MatterOpened():
            return _taken_up(state, entry.facts)
        case AttentionDrawn():
            return _suggestion_to_be_looked_at(_drawn_by_dummy(state, entry.by))
        case MatterReopened():
            return orders.without(state, entry.withdrawn, entry.number)
        case Answered() | MatterClosed() | Concluded():
            return state
        case Overruled() | JudgedAnew():
            raise TypeError("a table alone does not know what stood before")
        case _:
            assert_never(entry)


def _drawn_by_dummy(state: TableState, by: Seat) -> TableState:
    """Note that dummy drew attention to an irregularity during the play, where he may not (43A1(b))."""
    play = state.play
    if play is None or not play.lead_is_faced or by is not play.play.dummy or not state.irregular:
        return state
    first = state.irregular[0]
    is_declarers_revoke = isinstance(first, IrregularPlay) and first.kind is PlayIrregularity.REVOKE
    broken = law_42.forbids_attention(
        play_is_over=play.is_over,
        drawn_by_another=False,
        declarers_revoke=is_declarers_revoke and first.offender is play.play.declarer,
    )
    return state if broken is None else replace(state, noted=(*state.noted, Noted(broken, by)))


def _suggestion_to_be_looked_at(state: TableState) -> TableState:
    """Let the Director look at the result when dummy has suggested a card (45F), whatever else is at issue."""
    if state.play is None or not state.play.dummy_suggested or "45F" in state.reviews:
        return state
    return replace(state, reviews=(*state.reviews, "45F"))


def _taken_up(state: TableState, facts: FactSheet) -> TableState:
    """Take a matter off the list of what has not been dealt with."""
    match facts:
        case CardSuggested() if state.play is not None:
            return replace(state, play=replace(state.play, dummy_suggested=False))
        case AuctionToReopen():
            return replace(state, irregular=_without_cancelled_passes(state))
        case _:
            pass
    fact = irregular_play_of(facts) or facts
    left = tuple(pending for pending in state.irregular if not is_the_same(pending, fact))
    accepted = None if state.accepted_change == facts else state.accepted_change
    return replace(state, irregular=left, accepted_change=accepted)


def _without_cancelled_passes(state: TableState) -> tuple[IrregularFact, ...]:
    """Drop what was irregular in the passes that Law 17D3 cancels: it goes before Laws 29 and 30."""
    place = law_17.deprived_of_turn(state.auction)
    return tuple(
        fact
        for fact in state.irregular
        if place is None or not isinstance(fact, IrregularCall) or len(fact.before.calls) < place
    )


_MERELY_EXPOSED = {PlayIrregularity.PREMATURE_LEAD, PlayIrregularity.SIMULTANEOUS_CARDS}
"""Irregularities that are ruled upon as exposed cards when a trick, or the card played with them, has gone back."""


def is_the_same(pending: IrregularFact, fact: object) -> bool:
    """Tell whether a fact sheet, to which later facts may have been added, is about that irregularity."""
    match pending, fact:
        case IrregularCall(), IrregularCall():
            return (pending.kind, pending.offender, pending.call, pending.made_over) == (
                fact.kind,
                fact.offender,
                fact.call,
                fact.made_over,
            )
        case IrregularPlay(), IrregularPlay():
            exposed = fact.kind is PlayIrregularity.EXPOSED and pending.kind in _MERELY_EXPOSED
            same_kind = pending.kind is fact.kind or exposed
            together = pending.kind is PlayIrregularity.SIMULTANEOUS_CARDS  # of which some may have gone back since
            same_cards = set(pending.cards) <= set(fact.cards) if together else pending.cards == fact.cards
            same_deed = (pending.hand, pending.before, pending.deliberate) == (fact.hand, fact.before, fact.deliberate)
            return same_kind and same_cards and same_deed
        case CardsExposedInAuction(), IrregularPlay():  # led, or shown, before the auction went on (24)
            return (pending.offender, pending.cards) == (fact.hand, fact.cards)
        case _:
            return pending == fact


def in_order(
    state: TableState, seat: Seat, action: Action, accompanied_by: tuple[tuple[Seat, Action], ...]
) -> tuple[tuple[Seat, Action], ...]:
    """Put what was done at the same moment into the order in which it counts (Laws 33 and 58A)."""
    deeds: tuple[tuple[Seat, Action], ...] = ((seat, action), *accompanied_by)
    if not accompanied_by:
        return deeds
    if state.play is not None:
        return law_58.in_order(deeds, state.play.play.player_of(state.play.play.turn))
    turn = state.auction.turn
    return law_33.in_order(deeds, lambda who, what: who is turn and isinstance(what, MakesCall))


def _with_deeds(state: TableState, entry: Acted) -> TableState:
    """Record what was done."""
    for seat, action in in_order(state, entry.seat, entry.action, entry.accompanied_by):
        is_his = seat is entry.seat
        made = _acted(state, seat, action, entry.means if is_his else "")
        match action:
            case Claims() | Concedes():
                made = claims_made.with_statement(state, made, entry.statement)
            case MakesCall() | ChangesCall():
                made = call_meanings.with_meaning(state, made, seat, action.call, entry.meaning if is_his else None)
            case _:
                pass
        state = _settled(state, made, (cited_in(state.edition, "50E3"),))
    return state


def _acted(state: TableState, seat: Seat, action: Action, means: str) -> TableState:
    match action:
        case PlaysCard() | Designates() if state.play is not None:
            return play_changes.with_action(state, seat, action, means)
        case MakesCall():
            made = standing_calls.with_call(state, seat, action.call)
            if action.stated is None or not isinstance(action.call, Double | Redouble):
                return made
            return calls_in_words.with_named_bid(state, made, seat, action.call, action.stated)
        case ChangesCall(call):
            return standing_calls.with_changed_call(state, seat, call)
        case Drops(cards) | Shows(cards) | Names(cards) if standing_calls.exposure_is_of_the_auction(state):
            deliberate = not isinstance(action, Drops)
            return standing_calls.with_exposed(state, seat, cards, deliberate=deliberate)
        case PlaysCard(card) if standing_calls.exposure_is_of_the_auction(state):
            return standing_calls.with_exposed(state, seat, (card,), led=True)
        case ReturnsHands():
            return replace(state, hands_returned=True)
        case _ if isinstance(action, speech.Said):
            return speech.with_action(state, seat, action)
        case _:
            return play_changes.with_action(state, seat, action, means)


def _settled(before: TableState, state: TableState, because: tuple[str, ...]) -> TableState:
    """Bring into step what hangs together: auction and play, penalty cards and what may be used of them.

    `because` are the clauses by which a penalty card may just have left the table.
    """
    state = _in_step(before, state)
    if state.exposed is before.exposed:
        return state
    lying = (card.card for card in state.exposed if card.disposition in {Disposition.MINOR, Disposition.MAJOR})
    lines = ledger.with_penalty_cards(state.ledger, lying, state.edition, because, state.moment)
    return state if lines is state.ledger else replace(state, ledger=lines)


def _in_step(before: TableState, state: TableState) -> TableState:
    """Let a contract open the play, and calls that are cancelled close it again."""
    if state.play is not None and state.exposed and _lies_face_up(state):
        state = cards_after_the_auction(state, state.play.contract)  # shown, or ruled upon, after the final pass
    if state.auction is before.auction or state.setup.contract is not None:
        return state
    result = state.auction.result
    if isinstance(result, Contract):
        if state.play is None or state.play.contract != result:
            state = _auction_ended(state, result)
    elif state.play is not None and not state.play.lead_is_faced:
        state = _auction_goes_on(state, state.play)
    return state


def _auction_goes_on(state: TableState, play: PlayState) -> TableState:
    """Let the exposed cards lie face up again, and no lead be restricted yet: nobody is a defender before the end.

    Cards led or shown since the last pass are led or exposed during the auction, and are judged so (24).
    """
    lying = dict.fromkeys((card.seat, card.card, card.played) for card in (*play.lay_face_up, *state.exposed))
    exposed = tuple(CardDisposition(seat, card, Disposition.FACE_UP, played) for seat, card, played in lying)
    rights = tuple(dict.fromkeys((*play.rights_before, *state.lead_rights)))
    state = replace(state, play=None, exposed=exposed, lead_rights=rights, lead_duties=())
    return leads_in_the_auction.with_leads_in_the_auction(state, play)


def _lies_face_up(state: TableState) -> bool:
    return any(card.disposition is Disposition.FACE_UP for card in state.exposed)


def _auction_ended(state: TableState, contract: Contract) -> TableState:
    if state.play is not None and state.play.lead_is_faced:
        return replace(state, play=replace(state.play, play=replace(state.play.play, contract=contract)))
    play = replace(_play_of(state.setup, contract), rights_before=state.lead_rights)
    state = replace(state, play=play)
    return cards_after_the_auction(state, contract)


def cards_after_the_auction(state: TableState, contract: Contract) -> TableState:
    """Apply Law 24D-E: cards that lay face up go back to the declaring side and become penalty cards of a defender.

    Reading: in 2007, too, they do from the final pass on. They lie there until the auction period ends, but a defender
    is by definition an opponent of presumed declarer; so declarer has his choice at partner's opening lead (50D2).
    """
    face_up = [card for card in state.exposed if card.disposition is Disposition.FACE_UP]
    kept = [card for card in state.exposed if card.disposition is not Disposition.FACE_UP]
    for seat in Seat:
        cards = tuple((exposed.card, exposed.played) for exposed in face_up if exposed.seat is seat)
        becomes = law_24.becomes(seat, cards, defends=seat.side is not contract.declarer.side)
        kept += [card for card in becomes if card.disposition is not Disposition.IN_HAND]
    play = state.play
    if play is not None and not play.lead_is_faced:
        play = replace(play, lay_face_up=(*play.lay_face_up, *face_up))
    return replace(state, exposed=tuple(kept), play=play)
