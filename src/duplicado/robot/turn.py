"""Turn of a seat: whether it has something to do, and which actions the Laws leave it, from its view alone."""

from __future__ import annotations

from duplicado.law.procedure.auction import Auction
from duplicado.law.procedure_steps import ChoiceWord, Offer
from duplicado.robot.public_history import PublicHistory
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
