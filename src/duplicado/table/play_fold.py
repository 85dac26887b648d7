"""What the actions of the play change, by the ordinary procedure and the clauses that act of themselves (53A, 60A)."""

from __future__ import annotations

from dataclasses import replace

from duplicado.law.book import law_46
from duplicado.law.play_situation import IrregularPlay, PlayIrregularity
from duplicado.table import claim_fold
from duplicado.table.actions import (
    Action,
    Agrees,
    ChangesDesignation,
    Claims,
    Concedes,
    Designates,
    Designation,
    Disputes,
    Drops,
    FacesHand,
    FacesLead,
    Instruction,
    LeadsFaceDown,
    LooksAt,
    Names,
    NamesLead,
    Objects,
    PlaysCard,
    PlaysOn,
    PlaysTogether,
    PlaysWithHidden,
    PutsCard,
    Shows,
    Warns,
)
from duplicado.table.cards_fold import with_card
from duplicado.table.play_state import OpenDesignation, PlayState
from duplicado.table.state import Noted, TableState
from duplicado.vocabulary import Card, Rank, Seat, Suit

__all__ = ["with_action"]


def with_action(state: TableState, seat: Seat, action: Action, means: str = "") -> TableState:
    """Return the state after that player has done that."""
    play = state.play
    if play is None:
        return state
    match action:
        case Claims() | Concedes() | Agrees() | Disputes() | Objects() | PlaysOn() | FacesHand():
            return claim_fold.with_action(state, play, seat, action, means)
        case Drops(cards) | Shows(cards) | Names(cards):
            return _exposed(state, play, seat, cards, deliberate=not isinstance(action, Drops))
        case LeadsFaceDown(card):
            return _face_down(state, play, seat, card)
        case FacesLead():
            led = next((card for leader, card in play.face_down if leader is seat), None)
            return state if led is None else with_card(state, seat, led)
        case PlaysCard(card) | PlaysWithHidden(card, _):
            return with_card(state, seat, card)
        case PlaysTogether(cards):
            return _together(state, play, seat, cards)
        case Designates(designation):
            return _designated(state, play, seat, designation)
        case ChangesDesignation(designation):
            return _changed(state, play, seat, designation)
        case PutsCard(card):
            return _put_by_dummy(state, play, seat, card)
        case LooksAt() if seat is play.play.dummy:
            return replace(state, play=replace(play, dummy_lost_rights=True))
        case Warns() if seat is play.play.dummy and play.dummy_lost_rights:
            return replace(state, play=replace(play, warned_without_rights=True))
        case NamesLead(card):
            return _named(state, play, seat, card)
        case _:
            return state


def _pending(state: TableState, fact: IrregularPlay) -> TableState:
    return replace(
        state,
        irregular=(*state.irregular, fact),
        noted=(*state.noted, Noted(fact.kind.value, fact.offender)),
    )


def _exposed(
    state: TableState, play: PlayState, seat: Seat, cards: tuple[Card, ...], *, deliberate: bool
) -> TableState:
    fact = IrregularPlay(state.edition, PlayIrregularity.EXPOSED, seat, seat, cards, play.play, deliberate=deliberate)
    return _pending(state, fact)


def _face_down(state: TableState, play: PlayState, seat: Seat, card: Card) -> TableState:
    if play.lead_is_faced:
        return with_card(state, seat, card)
    state = replace(state, play=replace(play, face_down=(*play.face_down, (seat, card))))
    if seat is play.play.first_leader:
        return state
    fact = IrregularPlay(state.edition, PlayIrregularity.OPENING_LEAD_FACE_DOWN, seat, seat, (card,), play.play)
    return _pending(state, fact)


def _together(state: TableState, play: PlayState, seat: Seat, cards: tuple[Card, ...]) -> TableState:
    before = play.play
    state = with_card(state, seat, cards[0])
    fact = IrregularPlay(state.edition, PlayIrregularity.SIMULTANEOUS_CARDS, seat, seat, cards, before)
    return _pending(state, fact)


def _designated(state: TableState, play: PlayState, seat: Seat, designation: Designation) -> TableState:
    """Declarer's words become a card by Law 46; a card of dummy's is played when it is named (45B)."""
    if seat is not play.play.declarer:
        return state
    card, designated = None, None
    match designation:
        case Card():
            held = play.play.hand(play.play.dummy)
            card = designation if held is None or designation in held else None
        case Suit():
            designated = law_46.by_suit(play.play, designation)
        case Rank():
            designated = law_46.by_rank(play.play, designation)
        case Instruction():
            designated = law_46.by_instruction(play.play, designation.value)
    if designated is not None and designated.among:
        opened = OpenDesignation(designated.among, designated.by_defender)
        return replace(state, play=replace(play, designation=opened))
    card = card if designated is None else designated.card
    return state if card is None else with_card(state, play.play.dummy, card)


def _changed(state: TableState, play: PlayState, seat: Seat, designation: Designation) -> TableState:
    """Note a changed designation; once declarer has played again from either hand the new words have no effect (2017).

    Reading: in 2007 the limit is that dummy's partner, that is declarer, has played a card, which comes to the same.
    """
    tricks = play.play.tricks
    if seat is not play.play.declarer or not tricks or not isinstance(designation, Card):
        return state
    place, old = _last_of_dummy(play)
    if old is None or _declarer_played_since(play, place, old):
        return state
    later = _since(play, place, play.play.dummy)
    fact = IrregularPlay(
        state.edition,
        PlayIrregularity.CHANGED_DESIGNATION,
        seat,
        play.play.dummy,
        (designation,),
        play.play,
        later=later,
        trick=place,
        replaced=old,
    )
    return _pending(state, fact)


def _last_of_dummy(play: PlayState) -> tuple[int, Card | None]:
    for place in range(len(play.play.tricks) - 1, -1, -1):
        card = play.play.tricks[place].card_of(play.play.dummy)
        if card is not None:
            return place, card
    return 0, None


def _since(play: PlayState, place: int, hand: Seat) -> tuple[tuple[Seat, Card], ...]:
    """List hands and cards played after that hand's card to that trick."""
    trick = play.play.tricks[place]
    hands = [seat for seat, _ in trick.plays]
    behind = trick.plays[hands.index(hand) + 1 :] if hand in hands else ()
    return (*behind, *(played for later in play.play.tricks[place + 1 :] for played in later.plays))


def _declarer_played_since(play: PlayState, place: int, old: Card) -> bool:
    del old
    declaring = {play.play.declarer, play.play.dummy}
    return any(hand in declaring for hand, _ in _since(play, place, play.play.dummy))


def _put_by_dummy(state: TableState, play: PlayState, seat: Seat, card: Card) -> TableState:
    """Dummy put out a card: instead of the one named (45D), or without any word of declarer's (57C2, 45F)."""
    if seat is not play.play.dummy or not play.lead_is_faced:
        return state
    place, named = _last_of_dummy(play)
    trick = play.play.open_trick
    waits = trick is not None and seat in trick.missing
    if named is None or waits or (trick is None and play.play.turn is seat):
        current = len(play.play.tricks) - (0 if trick is None else 1)
        return replace(state, play=replace(play, dummy_volunteered=current))
    fact = IrregularPlay(
        state.edition,
        PlayIrregularity.MISPLACED_BY_DUMMY,
        play.play.declarer,
        seat,
        (card,),
        play.play,
        later=_since(play, place, seat),
        trick=place,
        replaced=named,
    )
    return _pending(state, fact)


def _named(state: TableState, play: PlayState, seat: Seat, card: Card) -> TableState:
    """A defender names the card that he is going to lead: that establishes a revoke of his side (63A2)."""
    del card
    place = len(play.play.tricks)
    revokes = tuple(
        replace(revoke, established=True) if revoke.player.side is seat.side and revoke.trick < place else revoke
        for revoke in play.revokes
    )
    return replace(state, play=replace(play, revokes=revokes))
