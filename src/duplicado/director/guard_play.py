"""Guarded mode in the play: which clause an action would break."""

from __future__ import annotations

from duplicado.director.revoke_openings import is_corrected_by
from duplicado.director.state import DirectedTable
from duplicado.law.book import law_41, law_42, law_43, law_47
from duplicado.law.edition import Edition
from duplicado.law.play_situation import PlayIrregularity
from duplicado.law.procedure import law_44
from duplicado.law.procedure_steps import Offer
from duplicado.table.actions.claims import Claims, Concedes
from duplicado.table.actions.forms import Designation
from duplicado.table.actions.irregularity import Attention, LooksAt, Warns
from duplicado.table.actions.play import (
    ChangesDesignation,
    Designates,
    Drops,
    FacesHand,
    FacesLead,
    Holds,
    Indicates,
    LeadsFaceDown,
    Names,
    NamesLead,
    PlaysCard,
    PlaysTogether,
    PlaysWithHidden,
    PutsCard,
    Shows,
    TakesBack,
    Touches,
)
from duplicado.table.actions.reader import Action
from duplicado.table.card_duties import duties
from duplicado.table.card_duties import lawful_cards as cards_that_may_be_played
from duplicado.table.designations import card_meant, cards_instead, meant_instead
from duplicado.table.play_state import PlayState
from duplicado.table.standing_cards import irregularity_of_card
from duplicado.table.state import TableState
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat


def shows_card_not_held(table: TableState, seat: Seat, action: Action) -> bool:
    """Tell whether the player would show or play a card that is not in his hand (7B3)."""
    match action:
        case PlaysCard(card) | LeadsFaceDown(card) | Holds(card) | NamesLead(card):
            cards: tuple[Card, ...] = (card,)
        case PlaysTogether(cards) | Drops(cards) | Shows(cards) | Names(cards):
            pass
        case PlaysWithHidden(card, hidden):
            cards = (card, hidden)
        case _:
            return False
    return table.of_own_hand(seat, cards) != cards


def _before_the_play(action: Action) -> str | None:
    """Return what an action of the play would break while the auction goes on."""
    match action:
        case PlaysCard() | LeadsFaceDown() | PlaysTogether() | PlaysWithHidden() | Drops() | Shows() | Names():
            return "24"
        case FacesLead() | Designates() | ChangesDesignation() | TakesBack():
            return "41A"
        case Claims() | Concedes():
            return "68A"
        case _:
            return None


def is_of_the_play(action: Action) -> bool:
    """Tell whether the action has a meaning only where there is a contract to be played."""
    return _before_the_play(action) is not None


def broken_clause(state: DirectedTable, seat: Seat, action: Action) -> str | None:
    """Return the clause that the action would break; `None` when it is regular."""
    play = state.table.play
    if play is None:
        return _before_the_play(action)
    match action:
        case PlaysCard(card):
            return _card(state, play, seat, seat, card)
        case PlaysTogether():
            return "58B2"
        case PlaysWithHidden():
            return "58B1"
        case LeadsFaceDown() | FacesLead() if play.claim is not None:
            return "68D"
        case LeadsFaceDown(card):
            return "41A" if _leads_face_up(state.table) else _lead(play, seat, card)
        case FacesLead():
            return None if any(leader is seat for leader, _ in play.face_down) else "41A"
        case TakesBack() if is_corrected_by(state.table, seat, action):
            return None
        case TakesBack(card):
            return law_47.forbids_withdrawal(face_down=(seat, card) in play.face_down)
        case Designates(words):
            return _words(state, play, seat, words)
        case ChangesDesignation(words):
            return _change(play, seat, words)
        case Claims() | Concedes() if seat is play.play.dummy:
            return law_43.participates()
        case _:
            return _besides_playing(state.table.edition, play, seat, action)


def _change(play: PlayState, seat: Seat, designation: Designation) -> str | None:
    meant = meant_instead(play, designation)
    if seat is not play.play.declarer or meant is None:
        return "45C4"
    return None if meant in cards_instead(play) else "44C"


def _besides_playing(edition: Edition, play: PlayState, seat: Seat, action: Action) -> str | None:
    """Say what a player may not do with cards, or with words, beside playing."""
    is_dummy = seat is play.play.dummy
    defends = seat.side is not play.play.declarer.side
    match action:
        case PutsCard() | Touches() | Indicates() if is_dummy:
            return "45F" if play.lead_is_faced else None
        case PutsCard():
            return "45B"
        case LooksAt() if is_dummy:
            return law_43.loses_rights_by_looking()
        case Attention() if is_dummy and play.lead_is_faced:
            # An electronic table knows no revoke of declarer's that dummy could ask about.
            return law_42.forbids_attention(play_is_over=play.is_over, drawn_by_another=False, declarers_revoke=False)
        case Warns() if is_dummy:
            declares = play.play.player_of(play.play.turn) is play.play.declarer
            return law_42.forbids_warning(edition, declarers_irregularity=declares)
        case Drops() | Shows() | Names() | Holds() | NamesLead() | FacesHand() if defends and not play.is_over:
            return "49"
        case _:
            return None


def _leads_face_up(table: TableState) -> bool:
    """Tell whether the Regulating Authority has opening leads made face up (Law 41A, footnote)."""
    return law_41.leads_face_up(table.setup.regulations)


def _lead(play: PlayState, seat: Seat, card: Card) -> str | None:
    if play.lead_is_faced or play.face_down or play.play.turn is not seat:
        return "41A"
    hand = play.play.hand(seat)
    return "7B3" if hand is not None and card not in hand else None


def _words(state: DirectedTable, play: PlayState, seat: Seat, words: Designation) -> str | None:
    """Say which clause forbids words for a card of dummy's; incomplete ones are read as Law 46 reads them."""
    if seat is not play.play.declarer:
        return "45B"
    if not play.lead_is_faced:
        return "41A"
    if play.play.turn is not play.play.dummy:
        return _out_of_turn(play, play.play.dummy)
    meant = card_meant(play.play, words)
    if meant.card is None:
        return None if meant.among or meant.by_defender else "46B4"
    return _card(state, play, seat, play.play.dummy, meant.card)


def _out_of_turn(play: PlayState, hand: Seat) -> str:
    if play.claim is not None:
        return "68D"
    if play.is_over:
        return "44A"
    if play.play.suit_led is None:
        return "44G"
    trick = play.play.open_trick
    return "44B" if trick is not None and hand in trick.missing else "44G"


def _card(state: DirectedTable, play: PlayState, speaker: Seat, hand_of: Seat, card: Card) -> str | None:
    table, now = state.table, play.play
    if play.is_over:
        return "44A"
    if play.claim is not None:
        return "68D"
    if not play.lead_is_faced and not (_leads_face_up(table) and hand_of is now.turn):
        return "41A"
    if speaker is now.dummy:
        return "45B"
    if now.turn is not hand_of:
        return _out_of_turn(play, hand_of)
    hand = now.hand(hand_of)
    if hand is not None and card not in hand:
        return "7B3"
    return _choice_not_made(state, hand_of, card) or _duty_broken(table, play, hand_of, hand, card)


def _choice_not_made(state: DirectedTable, hand: Seat, card: Card) -> str | None:
    """Return the clause under which declarer has still to choose before that card may be played."""
    if irregularity_of_card(state.table, hand, card) is PlayIrregularity.LEAD_BEFORE_CHOICE:
        return "50D2"
    concerned = {"26A", "26B", "51A"}
    offers = [matter.request for matter in state.matters if isinstance(matter.request, Offer)]
    return next((offer.clause for offer in offers if offer.clause in concerned), None)


def _duty_broken(table: TableState, play: PlayState, seat: Seat, hand: Hand | None, card: Card) -> str | None:
    lawful = cards_that_may_be_played(table)
    if lawful is None or card in lawful:
        return None
    due = duties(table, play, seat)
    if hand is not None and due.suit_led is not None and law_44.fails_to_follow(card, hand, due.suit_led):
        return "44C"
    rule = due.lead_rule
    if rule is not None and (card.suit in rule.forbid or (rule.require and card.suit not in rule.require)):
        return rule.clause
    if lawful & due.major:
        return "50D1(a)"
    if due.play_rule is not None:
        return due.play_rule.clause
    return "50C"
