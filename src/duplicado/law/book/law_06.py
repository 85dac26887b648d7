"""Law 6: the shuffle and the deal."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from duplicado.law.clause import clause
from duplicado.law.edition import Edition
from duplicado.law.regulations import options
from duplicado.law.regulations.option import InForce, reads, value_of

__all__ = ["DealFault", "RedealFacts", "admits_past_deals", "deals_lawfully", "redeal"]

_HANDS = 4
_CARDS = 52


@clause("6B")
def deals_lawfully(piles: Sequence[int], edition: Edition) -> bool:
    """Tell whether dealing the pack in this order is lawful: the hand (0 to 3) that gets each card, from the top.

    Four hands of thirteen; in 2017 no two adjacent cards of the pack go to the same hand.
    """
    if len(piles) != _CARDS or any(list(piles).count(hand) != _CARDS // _HANDS for hand in range(_HANDS)):
        return False
    if edition.numbering is Edition.LAWS_2007:
        return True
    return all(first != second for first, second in pairwise(piles))


class DealFault(enum.Enum):
    """What was wrong with a deal."""

    INCORRECTLY_DEALT = "incorrectly dealt"
    CARD_SEEN = "a card could be seen"
    SORTED_DECK = "dealt from a sorted deck"
    IMPORTED = "imported from another session"
    DIRECTORS_REASON = "another reason of the Director's"

    __hash__ = object.__hash__


@reads(options.DEAL_REPLAY_PAST_DEALS, options.DEAL_IMPORT_ALLOWED)
def admits_past_deals(regulations: InForce) -> bool:
    """Tell whether boards may come from another session: the event replays past deals, or tables exchange boards."""
    return value_of(options.DEAL_REPLAY_PAST_DEALS, regulations) or value_of(options.DEAL_IMPORT_ALLOWED, regulations)


@dataclass(frozen=True, slots=True)
class RedealFacts:
    """The circumstances of a new deal."""

    fault: DealFault
    auction_begun: bool = False
    passed_out: bool = False
    replay_event: bool = False
    """Whether the event exists to replay past deals."""
    result_known_without_the_board: bool = False
    """Whether between two teams the result of the match could be known without it (2017: 86A)."""


@clause("6D1", "6D2", "6D3")
def redeal(facts: RedealFacts) -> str | None:
    """Return the clause under which there is a new deal (a result already obtained is void); `None` when there is none.

    Before the auction a faulty deal is redealt (6D1); a sorted or imported deal at any time (6D2), unless the event is
    there to replay past deals; for a reason of the Director's unless the board was passed out or a match depends on it
    (6D3). Reading: a deck is sorted when it has not been randomized from its prior condition, in 2007 as well.
    """
    match facts.fault:
        case DealFault.INCORRECTLY_DEALT | DealFault.CARD_SEEN:
            return None if facts.auction_begun else "6D1"
        case DealFault.SORTED_DECK | DealFault.IMPORTED:
            return None if facts.replay_event else "6D2"
        case DealFault.DIRECTORS_REASON:
            return None if facts.passed_out or facts.result_known_without_the_board else "6D3"
