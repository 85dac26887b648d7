"""Duties that outlast a claim: penalty cards, restricted leads and demands bind the lines that are played out.

Reading (70A with 50, 51, 57A): play ceases, the rectifications do not. An owner plays his penalty cards at the first
legal opportunity on every line; a restriction binds its lead. A choice that declarer still has at a lead of theirs
(50D2, 51B) is doubtful: where he claims, he is taken to leave the lead free; where a defender claims, to use it as
costs the claim most.

What has changed since play stopped stands in the flags of a position, above those of who has shown out.
"""

from __future__ import annotations

from typing import Final

from duplicado.law.claims.game import SUIT_BITS, Game, Hands, PlayedTrick

_ANOTHER_TRICK: Final = 1 << 16
"""The trick that was to be played when play stopped has been played out."""
_LEAD_MADE: Final = 1 << 17
"""The restricted lead has been made, or its player has lost the lead."""
_FORBIDDEN: Final = 18
"""Place of the four flags of suits forbidden to the hand on lead since, for as long as it keeps the lead."""
_PICKED_UP: Final = 22
"""Place of the four flags of suits of which the penalty cards have been picked up."""
_HONOURS: Final = sum(suit & ~(suit >> 5) for suit in SUIT_BITS)
"""The five highest cards of each suit."""


def narrowed(game: Game, hand: int, playable: int, flags: int) -> int:
    """Keep of the cards that follow suit those that duties leave to a hand (50C, 50D1, 57A)."""
    demanded = playable & game.demanded
    if demanded and not flags & _ANOTHER_TRICK:
        return demanded
    due = playable & _lying(game, flags)
    if due:
        return due
    for suit in SUIT_BITS:
        minor = playable & hand & game.minor & suit
        if minor:
            playable &= ~suit | _HONOURS | minor
    return playable


def leads_allowed(game: Game, hands: Hands, leader: int, flags: int) -> list[tuple[int, int]]:
    """List the cards that the hand on lead may lead, with the flags behind that choice of declarer's, if he has one."""
    hand = hands[leader]
    if game.lead_seat == leader and not flags & _LEAD_MADE:
        hand = hand & game.lead_require or hand & ~game.lead_forbid or hand
    forbidden = sum(suit for number, suit in enumerate(SUIT_BITS) if flags >> _FORBIDDEN + number & 1)
    hand = hand & ~forbidden or hand
    choices = [(narrowed(game, hand, hand, flags), flags)]
    lying = hands[leader ^ 2] & _lying(game, flags)
    has_chosen = game.settled and not flags & _ANOTHER_TRICK
    if not lying or not game.uses_choices or has_chosen:
        return choices
    for number, suit in enumerate(SUIT_BITS):
        if lying & suit:
            picked_up = flags | 1 << _PICKED_UP + number
            required, others = hand & suit or hand, hand & ~suit or hand
            choices.append((narrowed(game, required, required, picked_up), picked_up))
            choices.append((narrowed(game, others, others, picked_up), picked_up | 1 << _FORBIDDEN + number))
    return choices


def after_trick(game: Game, trick: PlayedTrick, leader: int) -> int:
    """Return the flags when that hand's trick is complete: what bound its lead ends unless it keeps the lead."""
    flags = trick.voids | (_ANOTHER_TRICK if game.demanded or game.settled else 0)
    if trick.winner != leader:
        flags &= ~(0xF << _FORBIDDEN)
    if game.lead_seat == leader and (game.lead_require or trick.winner != leader):
        flags |= _LEAD_MADE
    return flags


def _lying(game: Game, flags: int) -> int:
    """Return the major penalty cards that have not been picked up."""
    picked_up = flags >> _PICKED_UP & 0xF
    if not picked_up:
        return game.major
    return game.major & ~sum(suit for number, suit in enumerate(SUIT_BITS) if picked_up >> number & 1)
