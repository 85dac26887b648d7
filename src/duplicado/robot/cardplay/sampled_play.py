"""Choice of a card: double dummy over deals that fit the auction and the play so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Final, Protocol

from duplicado.analysis.positions import PositionError
from duplicado.law.procedure.play import PlayPosition
from duplicado.robot.bidding.reader import System
from duplicado.robot.bidding.understanding import understood
from duplicado.robot.cardplay.thumb_rules import card_by_thumb, conventional_lead, seen_hands, unseen_of
from duplicado.robot.player import ChosenAction, PublicHistory, ToldWords, card_text
from duplicado.robot.sampling import sample
from duplicado.robot.thinking_time import UNHURRIED, ThinkingTime
from duplicado.score.law_77 import declarer_score
from duplicado.table.contest_kind import ContestKind
from duplicado.table.view import SeatView
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Suit

_DEALS_BY_CARDS_LEFT: Final = ((12, 0.5), (10, 1.0), (8, 1.5), (0, 2.0))
"""More deals are looked at the fewer cards are left, since each takes less time: share of the usual number."""
_SAME: Final = 1e-9


class CardSolver(Protocol):
    """Double-dummy solver, as far as cards are chosen by it."""

    def cards_of_many(self, positions: Sequence[PlayPosition]) -> tuple[tuple[tuple[Card, int], ...], ...]:
        """Say of each card that may be played how many tricks the side in turn wins from each position on."""
        ...


@dataclass(frozen=True)
class CardPlay:
    """The card play of a robot."""

    system: System
    solver: CardSolver | None = None
    """`None`: rules of thumb decide."""
    deals: int = 20
    """Number of deals that are looked at in the middle of the play."""
    most_cards: int = 13
    """With how many cards in the longest hand the solver may be asked; before, rules of thumb decide."""
    thinking: ThinkingTime = UNHURRIED

    def card(self, view: SeatView, history: PublicHistory, chance: Random) -> ChosenAction:
        """Return the card of the seat, or of its dummy; there is one that it may play."""
        cards = view.cards or Hand()
        simple = _only_choice(view, cards)
        if simple is not None:
            reason = "robot-reason-only-card" if len(cards) == 1 else "robot-reason-equal-cards"
            return ChosenAction(card_text(view, history, simple), ToldWords(reason))
        left = max(len(hand) for hand in seen_hands(view).values())
        if self.solver is not None and left <= self.most_cards:
            found = self._searched(view, history, cards, left, chance)
            if found is not None:
                return found
        thumb = card_by_thumb(view, history, cards)
        return ChosenAction(card_text(view, history, thumb), ToldWords("robot-reason-thumb"))

    def _searched(
        self, view: SeatView, history: PublicHistory, cards: Hand, left: int, chance: Random
    ) -> ChosenAction | None:
        contract = view.contract
        if self.solver is None or not isinstance(contract, Contract):
            return None
        known = understood(self.system, view.board.dealer, view.calls, view.seat.side, history.told)
        unseen = unseen_of(view, history, known)
        if len(unseen.cards) != sum(each.count for each in unseen.seats):
            return None  # cards are missing or surplus (Law 14): nothing can be dealt
        wanted = max(
            2, round(self.deals * next(part for cards_left, part in _DEALS_BY_CARDS_LEFT if left > cards_left))
        )
        drawn = sample(unseen, wanted, chance)
        positions = [_position(view, contract, deal) for deal in drawn.deals]
        if not positions:
            return None
        try:
            answers = [
                each for parcel in self.thinking.parcels(positions) for each in self.solver.cards_of_many(parcel)
            ]
        except PositionError:
            return None  # an irregular position, such as a trick with a card too few
        worth = _worth(view, history, contract, cards, answers)
        if not worth:
            return None
        best = max(worth.values())
        among = [card for card in cards if card in worth and worth[card] >= best - _SAME]
        card = _of_equals(view, among, is_opening_lead=not history.tricks)
        told = ToldWords(f"robot-reason-sampled-{drawn.widened}", {"deals": len(answers), "cards": len(worth)})
        return ChosenAction(card_text(view, history, card), told)


def _only_choice(view: SeatView, cards: Hand) -> Card | None:
    """Return the card where there is but one, or where all are worth the same to everybody; else `None`."""
    if len(cards) == 1:
        return next(iter(cards))
    suits = [suit for suit in Suit if cards.length(suit)]
    if len(suits) == 1 and view.turn is not None and _are_neighbours(cards, suits[0]):
        return min(cards)
    return None


def _are_neighbours(cards: Hand, suit: Suit) -> bool:
    held = cards.bits >> 13 * suit.index & 0x1FFF
    lowest = (held & -held).bit_length() - 1
    return held == ((1 << held.bit_length()) - 1) & ~((1 << lowest) - 1)


def _position(view: SeatView, contract: Contract, deal: Mapping[Seat, Hand]) -> PlayPosition:
    hands = {**deal, **seen_hands(view)}
    plays = () if view.trick is None else view.trick.plays
    leader = view.turn if view.trick is None or view.turn is None else view.trick.leader
    return PlayPosition(
        contract.denomination.suit,
        leader or contract.declarer.lho,
        (hands[Seat.N], hands[Seat.E], hands[Seat.S], hands[Seat.W]),
        tuple(card for _, card in plays),
        view.tricks,
    )


def _worth(
    view: SeatView,
    history: PublicHistory,
    contract: Contract,
    cards: Hand,
    answers: Sequence[tuple[tuple[Card, int], ...]],
) -> dict[Card, float]:
    """Return what each card is worth on average: tricks between pairs, points of the contract between teams."""
    side = view.seat.side
    won = view.tricks[0 if side is Side.NS else 1]
    declares = contract.declarer.side is side
    vulnerable = view.board.vulnerability.includes(contract.declarer)

    def value(tricks: int) -> float:
        if history.kind is not ContestKind.TEAMS:
            return tricks
        ours = won + tricks
        points = declarer_score(contract, ours if declares else 13 - ours, vulnerable=vulnerable)
        # A thousandth of a trick decides between cards that the score does not.
        return (points if declares else -points) + tricks / 1000

    found: dict[Card, list[float]] = {}
    for answer in answers:
        for card, tricks in answer:
            if card in cards:
                found.setdefault(card, []).append(value(tricks))
    return {card: fmean(values) for card, values in found.items()}


def _of_equals(view: SeatView, among: list[Card], *, is_opening_lead: bool) -> Card:
    """Return one of the cards that are worth the same: a lead as partner expects it, else the lowest.

    A trick that the own side is winning is ruffed only where nothing else is worth as much.
    """
    if is_opening_lead and view.own is not None:
        longest = max(
            {card.suit for card in among}, key=lambda suit: (view.own.length(suit) if view.own else 0, suit.index)
        )
        return conventional_lead(view.own, longest, among)
    trump = view.contract.denomination.suit if isinstance(view.contract, Contract) else None
    trick, turn = view.trick, view.turn
    is_ours = trick is not None and bool(trick.plays) and turn is not None and trick.winner(trump).side is turn.side
    ruffs = is_ours and trick is not None and trick.suit_led is not trump
    return min(among, key=lambda card: (ruffs and card.suit is trump, card.rank.index, card.suit.index))
