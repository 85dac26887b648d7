"""Turn of a seat: the actions that the Laws leave it, from its view alone, and the answers to their options."""

from __future__ import annotations

from typing import Final

from duplicado.law.procedure.auction import Auction
from duplicado.law.procedure_steps import ChoiceWord, Offer
from duplicado.robot.player import ChosenAction, PublicHistory, ToldWords
from duplicado.table.actions.play import Designates, LeadsFaceDown, PlaysCard
from duplicado.table.moment import Phase
from duplicado.table.view import SeatView
from duplicado.vocabulary.calls import PASS, Call
from duplicado.vocabulary.cards import Card


def has_to_act(view: SeatView) -> bool:
    """Tell whether the seat has something to do now: an option or a claim to answer, a call, a card of its hands."""
    if view.offers:
        return True
    if view.claim is not None:
        return has_to_answer_claim(view)
    if view.awaits or view.phase is Phase.OVER or view.acts is not view.seat:
        return False
    return view.phase is Phase.AUCTION or view.own_face_down is not None or bool(view.cards)


def has_to_answer_claim(view: SeatView) -> bool:
    """Tell whether a claim waits for the agreement of the seat (68D1), or for its word on playing on (68D2(b))."""
    claim = view.claim
    if claim is None or claim.disputed or view.seat in claim.agreed or view.seat in claim.play_on:
        return False
    return view.seat.side is not claim.claimer.side or bool(claim.play_on)


def auction_of(view: SeatView) -> Auction:
    """Return the auction so far."""
    return Auction(view.board.dealer, view.calls)


def permitted_calls(view: SeatView) -> tuple[Call, ...]:
    """List the calls that the seat, whose turn it is, may make: those of Laws 18 and 19, a pass alone where it must."""
    return (PASS,) if view.seat in view.must_pass else auction_of(view).lawful_calls()


def card_text(view: SeatView, history: PublicHistory, card: Card) -> str:
    """Return the action by which the seat plays that card: declarer designates dummy's, a lead may be face down."""
    if view.turn is not view.seat:
        return str(Designates(card))
    face_down = view.phase is Phase.CLARIFICATION and not history.leads_face_up
    return str(LeadsFaceDown(card) if face_down else PlaysCard(card))


def answers_to(offer: Offer) -> tuple[str, ...]:
    """List the answers that the option leaves, in the notation of actions, in the order in which the Law has them."""
    found: list[str] = []
    for word in offer.words:
        match word:
            case ChoiceWord.REQUIRE:
                found += [f"require {suit}" for suit in offer.suits if suit not in offer.not_required]
            case ChoiceWord.FORBID:
                found += [f"forbid {suit}" for suit in offer.suits if suit not in offer.not_forbidden]
            case ChoiceWord.PLAYS:
                found += [f"plays {card}" for card in offer.cards]
            case ChoiceWord.TAKE_BACK:
                found += [f"takes back {card}" for card in offer.cards]
            case ChoiceWord.DESIGNATE:
                found += [f"dummy {card}" for card in offer.cards]
            case ChoiceWord.CALL:
                found += [str(call) for call in offer.calls]
            case _:
                found.append(word.value)
    return tuple(found)


_LIKED: Final = (
    ChoiceWord.REFUSE,
    ChoiceWord.FORBID,
    ChoiceWord.KEEP,
    ChoiceWord.LOWEST,
    ChoiceWord.PLAYS,
    ChoiceWord.DESIGNATE,
)
"""Choices in the order in which a robot likes them: irregularities are refused, cards kept low."""


def answer_to_offer(view: SeatView, offer: Offer) -> ChosenAction:
    """Return a choice that the option leaves: irregular actions are refused, suits forbidden, cards kept low."""
    word = next((each for each in _LIKED if each in offer.words), offer.words[0])
    told = ToldWords("robot-reason-option", {"clause": offer.clause})
    if offer.cards and word in {ChoiceWord.PLAYS, ChoiceWord.DESIGNATE}:
        lowest = min(offer.cards, key=_low)
        prefix = "plays" if word is ChoiceWord.PLAYS else "dummy"
        return ChosenAction(f"{prefix} {lowest}", told)
    if word is ChoiceWord.FORBID and offer.suits:
        own = view.own
        suits = [suit for suit in offer.suits if suit not in offer.not_forbidden]
        held = {suit: own.length(suit) if own is not None else 0 for suit in suits}
        shortest = min(suits, key=lambda suit: (held[suit], suit.index))
        return ChosenAction(f"forbid {shortest}", told)
    answers = answers_to(offer)
    chosen = next((text for text in answers if text == word.value), answers[0])
    return ChosenAction(chosen, told)


def _low(card: Card) -> tuple[int, int]:
    return card.rank.index, card.suit.index
