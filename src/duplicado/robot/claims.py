"""Claims of robots: made where nothing is left to be decided, agreed to where the Laws give claimer as much.

Both are asked of every deal that fits what the seat has seen.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from duplicado.law.claims.adjudication import adjudicate, lawful_tricks
from duplicado.law.claims.policy import ClaimError, ContestedClaim
from duplicado.law.comparable import cells
from duplicado.law.procedure.play import PlayPosition
from duplicado.robot.bidding.understanding import AuctionUnderstanding
from duplicado.robot.cardplay.thumb_rules import seen_hands, unseen_of, voids
from duplicado.robot.player import ChosenAction, PublicHistory, ToldWords
from duplicado.robot.sampling import Unseen, sample
from duplicado.table.actions.claims import Agrees, Claims, Disputes, PlaysOn
from duplicado.table.claim_statement import ClaimStatement
from duplicado.table.moment import Phase
from duplicado.table.view import ClaimSeen, SeatView
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat

_DEALS: Final = 12
"""Deals on which a claim must hold; where only partner's hand is hidden there is one."""
_LEAST_LEFT: Final = 2
_MOST_LEFT: Final = 9
"""With how many tricks to come it is looked for what is certain; with more, nearly nothing is."""
_MOST_POSITIONS: Final = 4000
"""Positions after which the search of one deal ends; a claim that is not proved by then is not agreed to."""


def claim_of_rest(view: SeatView, history: PublicHistory, chance: Random) -> ChosenAction | None:
    """Return a claim where the seat is on lead and every lawful line of play gives the same; else `None`."""
    is_on_lead = view.phase is Phase.PLAY and view.acts is view.seat and view.own is not None
    if not is_on_lead or view.offers or view.claim is not None or (view.trick is not None and view.trick.plays):
        return None
    left = max(len(hand) for hand in seen_hands(view).values())
    if not _LEAST_LEFT <= left <= _MOST_LEFT:
        return None
    certain: int | None = None
    # Deals are drawn by what the seat has seen of the cards, not by what calls have promised: no promise is certain.
    for deal in _deals(view, history, chance):
        contested = _contested(view, history, view.seat, left, None, deal)
        tricks = None if contested is None else lawful_tricks(contested)
        if tricks is None or certain not in {None, tricks}:
            return None
        certain = tricks
    if certain is None:
        return None
    reason = ToldWords("robot-reason-claims", {"tricks": certain, "left": left})
    # Whatever is played gives the same: the hand on lead is named as it lies.
    hand = view.own if view.turn is view.seat else view.dummy
    return ChosenAction(str(Claims(certain)), reason, statement=ClaimStatement(order=tuple(hand or ())))


def answer_to_claim(view: SeatView, history: PublicHistory, chance: Random) -> ChosenAction:
    """Return an agreement, the wish to play on where others have it (68D2(b)), or the call for the Director.

    The claim awaits an answer of the seat.
    """
    claim = view.claim
    if claim is None or claim.claimer.side is view.seat.side:
        return ChosenAction(str(PlaysOn()), ToldWords("robot-reason-plays-on"))
    if claim.own_tricks == 0:
        return ChosenAction(str(Agrees()), ToldWords("robot-reason-concession"))
    deals = _deals(view, history, chance)
    if deals and all(_holds(view, history, claim, deal) for deal in deals):
        return ChosenAction(str(Agrees()), ToldWords("robot-reason-claim-holds", {"deals": len(deals)}))
    if claim.play_on:
        return ChosenAction(str(PlaysOn()), ToldWords("robot-reason-plays-on"))
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
    contested = _contested(view, history, claim.claimer, claim.own_tricks, claim.statement, deal)
    try:
        judged = None if contested is None else adjudicate(contested, most_positions=_MOST_POSITIONS)
    except ClaimError:
        return False
    return judged is not None and judged.proved and judged.tricks >= claim.own_tricks


def _contested(
    view: SeatView,
    history: PublicHistory,
    claimer: Seat,
    claimed: int,
    statement: ClaimStatement | None,
    deal: Mapping[Seat, Hand],
) -> ContestedClaim | None:
    """Return a claim as the Director would find it on a deal; `None` where the cards do not make a position."""
    contract, turn = view.contract, view.turn
    if not isinstance(contract, Contract) or turn is None:
        return None
    shown = frozenset((seat, suit) for seat, suits in voids(history.tricks).items() for suit in suits)
    try:
        return ContestedClaim(
            position=PlayPosition(
                contract.denomination.suit,
                turn if view.trick is None else view.trick.leader,
                (deal[Seat.N], deal[Seat.E], deal[Seat.S], deal[Seat.W]),
                () if view.trick is None else tuple(card for _, card in view.trick.plays),
                view.tricks,
            ),
            declarer=contract.declarer,
            claimer=claimer,
            claimed=claimed,
            statement=statement,
            shown_out=shown,
        )
    except (ClaimError, KeyError):
        return None
