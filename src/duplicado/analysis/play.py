"""The analysis of a play, double dummy: what each card played has cost, and what each card that may be played would."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from duplicado.analysis.positions import position_after
from duplicado.analysis.solver import Solver
from duplicado.law.claims.doubledummy import DoubleDummy
from duplicado.law.procedure.play import PlayPosition, opening_leader
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat


@dataclass(frozen=True, slots=True)
class CardJudged:
    """A card as it is played, and declarer's tricks with best play from there on."""

    seat: Seat
    """The hand that the card came from (dummy's seat for a card of dummy's)."""
    card: Card
    tricks: int
    """Tricks that declarer takes in all if both sides play best after this card."""
    cost: int
    """Tricks that the card costs the side that plays it; zero or more."""


@checked
def analyse_play(
    deal: Deal, contract: Contract, plays: Sequence[tuple[Seat, Card]], solver: Solver
) -> tuple[int, tuple[CardJudged, ...]]:
    """Return declarer's tricks before the opening lead, and what became of them card by card.

    The analysis ends with the twelfth trick: nothing can be lost in the last.

    Raises:
        PositionError: a card is not held by the hand in turn or does not follow suit, or the solver is for endings
            only.
    """
    trace = solver.trace(deal, contract.denomination.suit, opening_leader(contract), [card for _, card in plays])
    judged: list[CardJudged] = []
    for (seat, card), before, after in zip(plays, trace, trace[1:], strict=False):
        sign = 1 if seat.side is contract.declarer.side else -1
        judged.append(CardJudged(seat, card, after, sign * (before - after)))
    return trace[0], tuple(judged)


def judge_next_cards(
    deal: Deal, contract: Contract, plays: Sequence[Card], solver: DoubleDummy
) -> tuple[CardJudged, ...]:
    """Return what becomes of each card that the hand in turn may play after `plays`, those that cost nothing first.

    Raises:
        PositionError: a card is not held by the hand in turn or does not follow suit, or all have been played.
    """
    position = position_after(PlayPosition.beginning(contract, deal), plays)
    found = solver.cards(position)
    seat, declarer = position.turn, contract.declarer.side
    best, won = max(tricks for _, tricks in found), position.tricks(seat.side)
    judged = [
        CardJudged(seat, card, won + tricks if seat.side is declarer else 13 - won - tricks, best - tricks)
        for card, tricks in found
    ]
    return tuple(sorted(judged, key=lambda each: each.cost))
