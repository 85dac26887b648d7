"""Answer to a claim or concession: agreed to where the Laws would give claimer as much on every deal that fits."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from duplicado.analysis.positions import PositionError
from duplicado.law.claims.adjudication import adjudicate
from duplicado.law.claims.contested import ClaimError, ContestedClaim
from duplicado.law.comparable import cells
from duplicado.law.procedure.play import PlayPosition
from duplicado.robot.bidding.understanding import AuctionUnderstanding
from duplicado.robot.cardplay.unseen_cards import seen_hands, unseen_of, voids
from duplicado.robot.player import ChosenAction, ToldWords
from duplicado.robot.public_history import PublicHistory
from duplicado.robot.sampling import Unseen, sample
from duplicado.table.actions.claims import Agrees, Disputes
from duplicado.table.view import ClaimSeen, SeatView
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat

__all__ = ["answer_to_claim"]

_DEALS: Final = 12
"""Deals on which a claim must hold; where only partner's hand is hidden there is one."""
_MOST_POSITIONS: Final = 4000
"""Where the search of one deal ends; a claim that is not proved by then is not agreed to."""


def answer_to_claim(view: SeatView, history: PublicHistory, chance: Random) -> ChosenAction:
    """Return an agreement, or the call for the Director; the claim awaits an answer of the seat."""
    claim = view.claim
    if claim is not None and claim.own_tricks == 0:
        return ChosenAction(str(Agrees()), ToldWords("robot-reason-concession"))
    deals = () if claim is None else _deals(view, history, chance)
    if claim is not None and deals and all(_holds(view, history, claim, deal) for deal in deals):
        return ChosenAction(str(Agrees()), ToldWords("robot-reason-claim-holds", {"deals": len(deals)}))
    return ChosenAction(str(Disputes()), ToldWords("robot-reason-claim-open"))


def _deals(view: SeatView, history: PublicHistory, chance: Random) -> tuple[Mapping[Seat, Hand], ...]:
    """Return deals of all four hands: those that are seen, claimer's faced hand among them, and drawn ones."""
    nothing = AuctionUnderstanding((), dict.fromkeys(Seat, cells.EVERY_HAND))
    unseen = unseen_of(view, history, nothing)
    faced = dict(view.faced)
    known = Hand(card for hand in faced.values() for card in hand)
    hidden = tuple(each for each in unseen.seats if each.seat not in faced)
    left = unseen.cards - known
    if len(left) != sum(each.count for each in hidden):
        return ()
    count = 1 if len(hidden) < 2 else _DEALS
    deals = sample(Unseen(hidden, left), count, chance).deals
    return tuple({**deal, **faced, **seen_hands(view)} for deal in deals)


def _holds(view: SeatView, history: PublicHistory, claim: ClaimSeen, deal: Mapping[Seat, Hand]) -> bool:
    """Tell whether claimer's side gets on this deal what it claims, doubtful points decided against it (70A)."""
    contract, turn = view.contract, view.turn
    if not isinstance(contract, Contract) or turn is None:
        return False
    shown = frozenset((seat, suit) for seat, suits in voids(history.tricks).items() for suit in suits)
    try:
        contested = ContestedClaim(
            position=PlayPosition(
                contract.denomination.suit,
                turn if view.trick is None else view.trick.leader,
                (deal[Seat.N], deal[Seat.E], deal[Seat.S], deal[Seat.W]),
                () if view.trick is None else tuple(card for _, card in view.trick.plays),
                view.tricks,
            ),
            declarer=contract.declarer,
            claimer=claim.claimer,
            claimed=claim.own_tricks,
            statement=claim.statement,
            shown_out=shown,
        )
        judged = adjudicate(contested, most_positions=_MOST_POSITIONS)
    except (ClaimError, PositionError, KeyError):
        return False
    return judged.proved and judged.tricks >= claim.own_tricks
