"""What things are called and how they are written: seats, cards, calls, contracts, boards. Nouns without rules.

Every value is immutable, hashable and nominal (a seat is not a number, 4♥ is not 4♥ doubled). Each has one canonical
notation whose reader and printer are exact inverses; other notations are read in `notation`, at the borders.
"""

from duplicado.vocabulary.boards import Board, Vulnerability
from duplicado.vocabulary.calls import (
    DOUBLE,
    EVERY_BID,
    EVERY_CALL,
    PASS,
    REDOUBLE,
    Bid,
    Call,
    Double,
    Pass,
    Redouble,
    parse_call,
)
from duplicado.vocabulary.cards import EVERY_CARD, Card, Rank
from duplicado.vocabulary.contracts import (
    PASSED_OUT,
    AuctionResult,
    Contract,
    Doubling,
    PassedOut,
    parse_auction_result,
)
from duplicado.vocabulary.errors import DuplicadoError, NotationError
from duplicado.vocabulary.hands import FULL_PACK, Deal, Hand, Layout
from duplicado.vocabulary.notation import (
    Language,
    denomination_letters,
    rank_letter,
    read_call,
    read_card,
    read_contract,
    read_rank,
    read_suit,
    read_vulnerability,
    suit_letter,
)
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Denomination, Suit

__all__ = [
    "DOUBLE",
    "EVERY_BID",
    "EVERY_CALL",
    "EVERY_CARD",
    "FULL_PACK",
    "PASS",
    "PASSED_OUT",
    "REDOUBLE",
    "AuctionResult",
    "Bid",
    "Board",
    "Call",
    "Card",
    "Contract",
    "Deal",
    "Denomination",
    "Double",
    "Doubling",
    "DuplicadoError",
    "Hand",
    "Language",
    "Layout",
    "NotationError",
    "Pass",
    "PassedOut",
    "Rank",
    "Redouble",
    "Seat",
    "Side",
    "Suit",
    "Vulnerability",
    "denomination_letters",
    "parse_auction_result",
    "parse_call",
    "rank_letter",
    "read_call",
    "read_card",
    "read_contract",
    "read_rank",
    "read_suit",
    "read_vulnerability",
    "suit_letter",
]
