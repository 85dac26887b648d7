"""Law 46: incomplete or invalid designation of a card from dummy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from duplicado.law.clause import clause
from duplicado.law.inquiry import CARD, inquiry
from duplicado.law.orders import StandingPlay
from duplicado.law.procedure import law_44
from duplicado.law.procedure.tricks import Play
from duplicado.law.procedure_steps import ChoiceWord, Offer, Order, Procedure, chooses
from duplicado.law.rectification import FactSheet, fact_sheet, rectifies
from duplicado.vocabulary.cards import EVERY_CARD, Card, Rank
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.suits import Suit

INTENDED_CARD: Final = inquiry("46B", CARD)


@dataclass(frozen=True, slots=True)
class Designated:
    """Meaning of declarer's words: a card, or a choice among several."""

    card: Card | None = None
    """The card that is played."""
    among: tuple[Card, ...] = ()
    """The cards among which somebody must still choose."""
    by_defender: bool = False
    """True where a defender chooses (46B5) rather than declarer (46B3(b))."""


@fact_sheet("dummys-card-to-choose")
class DummysCardToChoose(FactSheet):
    """Words of declarer's that leave the choice of dummy's card open."""

    play: Play
    among: tuple[Card, ...]
    by_defender: bool


def _legal(play: Play) -> Hand:
    hand = play.hand(play.dummy)
    return law_44.playable(hand, play.suit_led) if hand is not None else Hand()


@clause("46A", "46B2", "46B4")
def by_suit(play: Play, suit: Suit) -> Designated:
    """Take a suit without a rank for its lowest card in dummy; words for what is not there are void."""
    held = play.hand(play.dummy)
    cards = list(held.suit(suit)) if held is not None else []
    return Designated(cards[-1] if cards else None)


@clause("46B3(a)", "46B3(b)")
def by_rank(play: Play, rank: Rank) -> Designated:
    """Take a rank without a suit: on lead for the suit in which dummy won, otherwise for a legal card of that rank."""
    legal = _legal(play)
    if play.is_between_tricks:
        won_by_dummy = bool(play.tricks) and play.tricks[-1].winner(play.trump) is play.dummy
        last = play.tricks[-1].card_of(play.dummy) if won_by_dummy else None
        if last is not None and Card(last.suit, rank) in legal:
            return Designated(Card(last.suit, rank))
    cards = tuple(card for card in legal if card.rank is rank)
    if len(cards) > 1:
        return Designated(among=cards)
    return Designated(cards[0] if cards else None)


@clause("46B1(a)", "46B1(b)", "46B1(c)", "46B5")
def by_instruction(play: Play, word: str) -> Designated:
    """Take `high`, `low`, `win` and `anything` as Law 46B takes them.

    Reading: `high` and `low` speak of the suit led. When dummy is void in it they name a card that is not there (46B4);
    when dummy is to lead they, and `win`, say neither suit nor rank, so that a defender may name the card (46B5). An
    intention that is incontrovertible is found by the Director (46B).
    """
    legal = _legal(play)
    if play.hand(play.dummy) == Hand():
        return Designated()  # dummy has no card left
    if word == "anything" or play.is_between_tricks:
        return Designated(among=tuple(legal), by_defender=True)
    following = [card for card in legal if card.suit is play.suit_led]
    if word == "win":
        return Designated(_lowest_known_to_win(play, legal))
    if not following:
        return Designated()
    return Designated(following[0] if word == "high" else following[-1])


def _lowest_known_to_win(play: Play, legal: Hand) -> Card | None:
    trick = play.open_trick
    if trick is None:
        return None
    winning = [card for card in reversed(list(legal)) if _wins(play, card)]
    cheapest = sorted(
        winning, key=lambda card: (card.suit is play.trump and card.suit is not trick.suit_led, card.rank.index)
    )
    return cheapest[0] if cheapest else None


def _wins(play: Play, card: Card) -> bool:
    """Tell whether dummy's card beats what lies there, and whatever those still to play could put upon it."""
    trick = play.open_trick
    if trick is None:
        return False
    cards = (*trick.plays, (play.dummy, card))
    if law_44.trick_winner(cards, play.trump) is not play.dummy:
        return False
    still_to_play = [seat for seat in trick.missing if seat is not play.dummy and seat.side is not play.dummy.side]
    if not still_to_play:
        return True
    return not any(other.suit is card.suit and other.index > card.index for other in _unseen(play))


def _unseen(play: Play) -> Hand:
    """Return the cards that declarer has not seen; he knows which these are, not which defender holds them."""
    left, right = play.hand(play.declarer.lho), play.hand(play.declarer.rho)
    if left is not None and right is not None:
        return left | right
    seen = Hand(played for each in play.tricks for _, played in each.plays)
    ours = (play.hand(play.dummy) or Hand()) | (play.hand(play.declarer) or Hand())
    return Hand(EVERY_CARD) - seen - ours


@rectifies("46B", sheet=DummysCardToChoose)
def specified(facts: DummysCardToChoose) -> Procedure:
    """Let declarer, or for 46B5 either defender, name dummy's card."""
    if facts.by_defender:
        yield from named_by_defender(facts)
        return
    choice = yield from chooses(Offer(facts.play.declarer, "46B3(b)", (ChoiceWord.DESIGNATE,), cards=facts.among))
    yield from _played(facts, choice.card if choice is not None else None, "46B3(b)")


def named_by_defender(facts: DummysCardToChoose) -> Procedure:
    """Let either defender name the card when declarer's words leave it to chance."""
    first = facts.play.declarer.lho
    offer = Offer(first, "46B5", (ChoiceWord.DESIGNATE,), cards=facts.among, also_by=first.partner)
    choice = yield from chooses(offer)
    yield from _played(facts, choice.card if choice is not None else None, "46B5")


def _played(facts: DummysCardToChoose, card: Card | None, number: str) -> Procedure:
    if card is not None:
        yield Order((number,), (StandingPlay(facts.play.played(facts.play.dummy, card)),))


@fact_sheet("intention")
class Intention(FactSheet):
    """Declarer's incontrovertible intention, other than his words."""

    play: Play
    card: Card
    not_played: bool = False
    """True where his words have led to no card yet."""


@rectifies("46B intention", sheet=Intention)
@clause("46B")
def incontrovertible(facts: Intention) -> Procedure:
    """Order that the card be played that declarer beyond dispute intended."""
    play = facts.play
    for place in range(len(play.tricks) - 1, -1, -1):
        card = play.tricks[place].card_of(play.dummy)
        if card is not None and not facts.not_played:
            yield Order(("46B",), (StandingPlay(play.exchanged(place, play.dummy, card, facts.card)),))
            return
    yield Order(("46B",), (StandingPlay(play.played(play.dummy, facts.card)),))
