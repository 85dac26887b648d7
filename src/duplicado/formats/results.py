"""Result of a board by its record: as stated, else as its calls and cards imply."""

from __future__ import annotations

from duplicado.law.procedure.auction import Auction
from duplicado.law.procedure.law_44 import trick_winner
from duplicado.score import law_77
from duplicado.table.record import BoardRecord
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.contracts import AuctionResult, Contract
from duplicado.vocabulary.errors import DuplicadoError


def contract_of(record: BoardRecord) -> AuctionResult | None:
    """Return the contract stated, else the one that the whole auction leads to."""
    if record.stated_contract is not None or not record.auction_is_complete:
        return record.stated_contract
    return Auction.of(record.board.dealer, record.calls).lawful_result


def tricks_of(record: BoardRecord) -> int | None:
    """Return declarer's tricks: those stated, those of the claim, or those of a play to the end."""
    if record.stated_tricks is not None:
        return record.stated_tricks
    if record.claim is not None:
        return record.claim.declarer_tricks
    contract = contract_of(record)
    if not isinstance(contract, Contract) or len(record.plays) != 52:
        return None
    trump = contract.denomination.suit
    tricks = (record.plays[first : first + 4] for first in range(0, 52, 4))
    winners = (trick_winner([(play.seat, play.card) for play in trick], trump) for trick in tricks)
    return sum(winner.side is contract.declarer.side for winner in winners)


def score_of(record: BoardRecord) -> int | None:
    """Return the score stated, else what contract and tricks are worth (Law 77)."""
    if record.stated_score is not None:
        return record.stated_score
    return worth(contract_of(record), tricks_of(record), record.board.vulnerability)


def worth(contract: AuctionResult | None, tricks: int | None, vulnerability: Vulnerability) -> int | None:
    """Return the points to North-South of a contract with its tricks; `None` where they are unknown or impossible."""
    if contract is None or (isinstance(contract, Contract) and tricks is None):
        return None
    try:
        return law_77.score(contract, tricks, vulnerability)
    except DuplicadoError:  # a number of tricks that cannot be
        return None
