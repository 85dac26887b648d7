"""Law 67: defective trick."""

from __future__ import annotations

from dataclasses import replace

from duplicado.law.clause import clause
from duplicado.law.orders import DeemedRevoke, StandingPlay
from duplicado.law.play_situation import IrregularPlay
from duplicado.law.requests import Order, Procedure

__all__ = ["rectify"]


@clause("67A", "67A1", "67B")
def rectify(facts: IrregularPlay) -> Procedure:
    """Rule upon a card that a player omitted to play to a trick."""
    play, place = facts.play, facts.trick
    trick = play.tricks[place]
    sides_that_played_on = {hand.side for later in play.tricks[place + 1 :] for hand, _ in later.plays}
    if len(sides_that_played_on) < 2:
        open_again = replace(trick, passed_over=trick.passed_over - {facts.hand})
        yield Order(("67A1",), (StandingPlay(play.with_trick(place, open_again)),))
        return
    yield noticed_later(facts)


@clause("67B1", "67B1(a)", "67B1(b)")
def noticed_later(facts: IrregularPlay) -> Order:
    """Order that the player put a card among his played cards, of the suit led if he can: a deemed revoke."""
    play, place = facts.play, facts.trick
    trick = play.tricks[place]
    owner = trick.winner(play.trump)
    open_again = replace(trick, passed_over=trick.passed_over - {facts.hand}, owner=owner)
    hand = play.hand(facts.hand)
    follows = hand is not None and trick.suit_led is not None and bool(hand.suit(trick.suit_led))
    effects = (StandingPlay(play.with_trick(place, open_again)), DeemedRevoke(facts.hand, place))
    return Order(("67B1(a)" if follows else "67B1(b)", "64A2"), effects)
