"""Interface of a robot: the view of a seat and the history of a board go in, the text of an action comes out.

The turn of a seat has the actions that the Laws leave it, from its view alone, and the answers to their options.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Final, Protocol

from duplicado.law.book import law_41
from duplicado.law.meaning import CallMeaning
from duplicado.law.procedure.auction import Auction
from duplicado.law.procedure.tricks import Trick
from duplicado.law.procedure_steps import ChoiceWord, Offer
from duplicado.table.actions.play import Designates, LeadsFaceDown, PlaysCard
from duplicado.table.claim_statement import ClaimStatement
from duplicado.table.contest_kind import ContestKind
from duplicado.table.moment import Phase
from duplicado.table.state import TableState
from duplicado.table.view import SeatView
from duplicado.vocabulary.calls import PASS, Call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.values import keeps_mappings


@dataclass(frozen=True, slots=True)
@keeps_mappings
class PublicHistory:
    """History that a seat has seen beyond its view of the moment; none of it depends on a card that it cannot see."""

    tricks: tuple[Trick, ...] = ()
    """All tricks, the one in progress last."""
    told: Mapping[int, CallMeaning] = field(default_factory=dict[int, CallMeaning], hash=False)
    """Meanings of opponents' calls, by their places in the auction, where that was told as data.

    Partner's meanings are never in it: what a partner tells opponents is not for his partner (Laws 16B1, 20F).
    """
    leads_face_up: bool = False
    """True where the Regulating Authority has opening leads made face up (Law 41A)."""
    kind: ContestKind = ContestKind.PAIRS
    """Kind of contest that is played."""


def public_history(state: TableState, seat: Seat) -> PublicHistory:
    """Return what that seat has seen of the board beyond `table.view.view`."""
    tricks = () if state.play is None else state.play.play.tricks
    told = {place: meaning for place, (call, meaning) in state.meanings.items() if _was_told(state, seat, place, call)}
    return PublicHistory(tricks, told, law_41.leads_face_up(state.setup.regulations), state.setup.kind)


def _was_told(state: TableState, seat: Seat, place: int, call: Call) -> bool:
    stands = place < len(state.auction.calls) and state.auction.calls[place] is call
    return stands and state.auction.dealer.after(place).side is not seat.side


@dataclass(frozen=True, slots=True)
@keeps_mappings
class ToldWords:
    """A sentence as data: the message of `locale/<language>/messages` and the values that go into it."""

    message: str
    values: Mapping[str, str | int] = field(default_factory=dict[str, str | int], hash=False)


@dataclass(frozen=True, slots=True)
class ChosenAction:
    """Action of a robot, and its reason."""

    text: str
    """The action in the notation that `table.actions.reader.parse_action` reads."""
    reason: ToldWords
    """Reason; it may be read when the board is over, and by the Director at any time."""
    meaning: CallMeaning | None = None
    """Meaning of a call in the robot's system, as data; opponents are told it (Law 20F), partner is not."""
    words: ToldWords | None = None
    """Words that opponents are told besides the meaning: the name of a convention, or what the call asks."""
    is_alertable: bool = False
    """True where the system card marks the call to be alerted."""
    statement: ClaimStatement | None = None
    """Line of play that is stated with a claim (68C)."""


class RobotPlayer(Protocol):
    """A robot that can sit at any seat; it keeps nothing from one call to the next that changes what it does."""

    @property
    def name(self) -> str:
        """Its name among the robots, as in `named.ROBOTS`."""
        ...

    def act(self, view: SeatView, history: PublicHistory, chance: Random) -> ChosenAction:
        """Return what the player does now.

        Args:
            view: the table as the seat sees it; `turn.has_to_act(view)` is true of it.
            history: what the seat has seen beyond the view.
            chance: the source of every draw; equal sources give equal actions.
        """
        ...


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
