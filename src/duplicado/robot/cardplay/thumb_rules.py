"""Rules of thumb for the play: second hand low, third hand high, win cheaply, lead from a sequence or fourth best.

They look at the cards that a player does not see, and at what the auction and the play have told of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from duplicado.law.procedure import law_44
from duplicado.law.procedure.tricks import Trick
from duplicado.robot.bidding.understanding import AuctionUnderstanding
from duplicado.robot.player import PublicHistory
from duplicado.robot.sampling import HiddenSeat, Unseen
from duplicado.table.view import SeatView
from duplicado.vocabulary.calls import Bid
from duplicado.vocabulary.cards import Card, Rank
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import FULL_PACK, Hand
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit


def card_by_thumb(view: SeatView, history: PublicHistory, cards: Hand) -> Card:
    """Return one of the cards, which the hand in turn may play."""
    contract, turn = view.contract, view.turn
    if not isinstance(contract, Contract) or turn is None or len(cards) == 1:
        return _lowest(cards)
    trump = contract.denomination.suit
    if view.trick is None or not view.trick.plays:
        if turn.side is contract.declarer.side:
            return _declarers_lead(view, history, cards, trump)
        return _defenders_lead(view, cards, trump)
    return _follow(view, cards, trump, turn)


def conventional_lead(hand: Hand, suit: Suit, among: Iterable[Card]) -> Card:
    """Return the card of the suit that is led by agreement: the top of touching honours, else fourth best, else low.

    Only cards of `among` count, at least one of which is of the suit.
    """
    held = list(hand.suit(suit))
    allowed = [card for card in among if card.suit is suit]
    top = next(
        (
            high
            for high, low in pairwise(held)
            if high.rank.is_honour and high.rank.index - low.rank.index == 1 and high in allowed
        ),
        None,
    )
    if top is not None:
        return top
    if len(held) >= 4 and held[3] in allowed:
        return held[3]
    if len(held) == 2 and held[0] in allowed:
        return held[0]
    return _lowest(allowed)


def _lowest(cards: Iterable[Card]) -> Card:
    return min(cards, key=lambda card: (card.rank.index, card.suit.index))


def _defenders_lead(view: SeatView, cards: Hand, trump: Suit | None) -> Card:
    """Lead the longest suit, rather one that opponents have not bid; against a suit contract not from an ace."""
    theirs = {
        call.denomination.suit
        for place, call in enumerate(view.calls)
        if isinstance(call, Bid) and view.board.dealer.after(place).side is not view.seat.side
    }
    partners = {
        call.denomination.suit
        for place, call in enumerate(view.calls)
        if isinstance(call, Bid) and view.board.dealer.after(place) is view.seat.partner
    }

    def merit(suit: Suit) -> tuple[bool, bool, bool, int, int]:
        held = cards.suit(suit)
        under_ace = trump is not None and any(card.rank is Rank.ACE for card in held) and len(held) > 1
        return (suit in partners, suit is not trump, suit not in theirs and not under_ace, len(held), suit.index)

    suits = [suit for suit in Suit if cards.length(suit)]
    return conventional_lead(cards, max(suits, key=merit), cards)


def _declarers_lead(view: SeatView, history: PublicHistory, cards: Hand, trump: Suit | None) -> Card:
    """Draw trumps while opponents may have some, cash what is high, else lead low from the longest suit together."""
    gone = Hand(card for hand in (*played_by(history.tricks).values(), *seen_hands(view).values()) for card in hand)
    partner_hands = [hand for seat, hand in seen_hands(view).items() if seat is not view.turn]
    if trump is not None and cards.length(trump) and gone.length(trump) < 13:
        return max(cards.suit(trump), key=lambda card: card.rank.index)
    high = [card for card in cards if _is_high(card, gone) and card.suit is not trump]
    if high:
        return max(high, key=lambda card: (cards.length(card.suit), card.rank.index))

    def together(suit: Suit) -> int:
        return cards.length(suit) + sum(hand.length(suit) for hand in partner_hands)

    suits = [suit for suit in Suit if cards.length(suit)]
    return _lowest(cards.suit(max(suits, key=lambda suit: (suit is not trump, together(suit), suit.index))))


def _is_high(card: Card, gone: Hand) -> bool:
    """Tell whether no card of the suit above it can be in a hand that is not seen."""
    above = ~gone.bits & card.suit.bits & ~((card.bit << 1) - 1)
    return not above


def _follow(view: SeatView, cards: Hand, trump: Suit | None, turn: Seat) -> Card:
    """Win cheaply as the last hand or over an opponent, play low as the second hand, and where partner's card holds."""
    plays = [] if view.trick is None else list(view.trick.plays)
    best = law_44.trick_winner(plays, trump)
    winning = [card for card in cards if law_44.trick_winner([*plays, (turn, card)], trump) is turn]
    partner_wins = best is turn.partner
    is_last, is_second = len(plays) == 3, len(plays) == 1
    if not winning or (partner_wins and (is_last or len(winning) < 2)):
        return _discard(cards, trump)
    led = plays[0][1].suit
    if is_second and all(card.suit is led for card in cards):
        return _lowest(cards)
    if partner_wins:
        return _discard(cards, trump)
    if is_last or winning[0].suit is not led:
        return _lowest(winning)
    top = max(winning, key=lambda card: card.rank.index)
    return _lowest(card for card in winning if _touches(card, top, cards))


def _touches(card: Card, top: Card, cards: Hand) -> bool:
    """Tell whether all cards between the two are in the same hand."""
    between = range(card.index, top.index + 1)
    return card.suit is top.suit and all(cards.bits >> index & 1 for index in between)


def _discard(cards: Hand, trump: Suit | None) -> Card:
    return min(cards, key=lambda card: (card.suit is trump, card.rank.index, -cards.length(card.suit)))


def unseen_of(view: SeatView, history: PublicHistory, known: AuctionUnderstanding) -> Unseen:
    """Return what the seat does not see of the cards still held."""
    seen = seen_hands(view)
    played = played_by(history.tricks)
    gone = Hand(card for hand in (*seen.values(), *played.values()) for card in hand)
    face_up = {seat: Hand(each.card for each in view.face_up if each.seat is seat) for seat in Seat if seat not in seen}
    shown_void = voids(history.tricks)
    hidden = tuple(
        HiddenSeat(
            seat,
            13 - len(played[seat]) - len(lying),
            played[seat],
            known.regions[seat],
            shown_void[seat],
            lying,
        )
        for seat, lying in face_up.items()
    )
    lying_open = Hand(card for hand in face_up.values() for card in hand)
    return Unseen(hidden, Hand.of_bits(FULL_PACK) - gone - lying_open)


def seen_hands(view: SeatView) -> dict[Seat, Hand]:
    """Return the hands that the seat sees: its own, and dummy's as soon as it is faced."""
    found = {} if view.own is None else {view.seat: view.own}
    if view.dummy is not None and isinstance(view.contract, Contract):
        found[view.contract.declarer.partner] = view.dummy
    return found


def played_by(tricks: tuple[Trick, ...]) -> dict[Seat, Hand]:
    """Return the cards that each hand has contributed."""
    return {seat: Hand(card for trick in tricks for hand, card in trick.plays if hand is seat) for seat in Seat}


def voids(tricks: tuple[Trick, ...]) -> dict[Seat, frozenset[Suit]]:
    """Return the suits to which each hand has not followed."""
    found: dict[Seat, set[Suit]] = {seat: set() for seat in Seat}
    for trick in tricks:
        led = trick.suit_led
        for seat, card in trick.plays:
            if led is not None and card.suit is not led:
                found[seat].add(led)
    return {seat: frozenset(suits) for seat, suits in found.items()}
