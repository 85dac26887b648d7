"""Law 6: the shuffle and the deal."""

from __future__ import annotations

from dataclasses import dataclass

from duplicado.law.clause import clause
from duplicado.law.edition import Edition
from duplicado.law.regulations import options
from duplicado.law.regulations.option import InForce, reads, value_of
from duplicado.vocabulary.enumeration import Enumeration


class DealFault(Enumeration):
    """Fault of a deal."""

    INCORRECTLY_DEALT = "incorrectly dealt"
    ADJACENT_CARDS = "adjacent cards to one hand"
    """Cards that were next to one another in the pack were dealt, one at a time, into the same hand."""
    CARD_SEEN = "a card could be seen"
    SORTED_DECK = "dealt from a sorted deck"
    IMPORTED = "imported from another session"
    DIRECTORS_REASON = "another reason of the Director's"


@reads(options.DEAL_REPLAY_PAST_DEALS, options.DEAL_IMPORT_ALLOWED)
def admits_past_deals(regulations: InForce) -> bool:
    """Tell whether boards may come from another session: the event replays past deals, or tables exchange boards."""
    return value_of(options.DEAL_REPLAY_PAST_DEALS, regulations) or value_of(options.DEAL_IMPORT_ALLOWED, regulations)


@dataclass(frozen=True, slots=True)
class RedealFacts:
    """The circumstances of a new deal."""

    fault: DealFault
    edition: Edition = Edition.LAWS_2017
    auction_begun: bool = False
    passed_out: bool = False
    replay_event: bool = False
    """True where the event exists to replay past deals."""
    result_known_without_the_board: bool = False
    """True where between two teams the result of the match could be known without it (2017: 86A)."""


@clause("6B")
def deals_lawfully(fault: DealFault, edition: Edition) -> bool:
    """Tell whether a pack that was dealt like that was dealt lawfully.

    Four hands of thirteen, one card at a time; in 2017 no two adjacent cards go to the same hand, which 2007 allows.
    """
    return fault is DealFault.ADJACENT_CARDS and edition.is_of_2007


@clause("6D1", "6D2", "6D3")
@clause("DEF:sorted_deck", editions=(Edition.LAWS_2017,))
def redeal(facts: RedealFacts) -> str | None:
    """Return the clause under which there is a new deal (a result already obtained is void); `None` when there is none.

    Before the auction a faulty deal is redealt (6D1); a sorted or imported deal at any time (6D2), unless the event is
    there to replay past deals; for a reason of the Director's unless the board was passed out or a match depends on it
    (6D3). Reading: a deck is sorted when it has not been randomized from its prior condition, in 2007 as well.
    """
    match facts.fault:
        case DealFault.INCORRECTLY_DEALT | DealFault.ADJACENT_CARDS | DealFault.CARD_SEEN:
            return None if facts.auction_begun or deals_lawfully(facts.fault, facts.edition) else "6D1"
        case DealFault.SORTED_DECK | DealFault.IMPORTED:
            return None if facts.replay_event else "6D2"
        case DealFault.DIRECTORS_REASON:
            return None if facts.passed_out or facts.result_known_without_the_board else "6D3"


def is_fouled_from_then_on(facts: RedealFacts) -> bool:
    """Tell whether a board that was dealt illegally counts as fouled, so that Law 87 compares the scores made on it.

    By 6D1 of 2007 it does when that is found after the auction began; 2017 no longer says so.
    """
    found_late = facts.fault in {DealFault.INCORRECTLY_DEALT, DealFault.ADJACENT_CARDS} and facts.auction_begun
    old = facts.edition.is_of_2007
    return old and found_late and not deals_lawfully(facts.fault, facts.edition)
