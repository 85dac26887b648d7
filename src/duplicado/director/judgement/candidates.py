"""Results that an assigned score may be made of: the possible contracts with their double-dummy tricks.

A help to the Director, who sets the weights: players do not see all the cards. What could not come about any more, and
what needs the infraction itself, is marked and gets no weight (12C1(b) and (c) of 2017).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from typing import Protocol

from duplicado.law.book.law_12_assigned import BeforeInfraction, can_follow
from duplicado.law.claims.doubledummy import DoubleDummy
from duplicado.law.edition import Edition
from duplicado.law.judgement import seeks_outcome_without_infraction
from duplicado.law.procedure.play import PlayPosition
from duplicado.score.law_77 import score
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.calls import EVERY_BID, Bid, Call, Double, Redouble
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import PASSED_OUT, AuctionResult, Contract, Doubling
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Denomination


class ContractTricks(Protocol):
    """Says what declarer wins in a denomination when all cards are in sight; `analysis.DoubleDummyTable` does."""

    def tricks(self, declarer: Seat, denomination: Denomination) -> int:
        """Return declarer's tricks, 0 to 13."""
        ...


@dataclass(frozen=True, slots=True)
class Tainted:
    """An action of the offending side that must not have led to a result: it was suggested, or it was the infraction.

    Reading: a result needs a bid when it is the final bid, a double or redouble when the contract is doubled so against
    or by that side, a pass when the contract is the one that it ended. Where a result came about by other ways the
    Director names it lawful.
    """

    side: Side
    call: Call
    left: AuctionResult | None = None
    """For a pass: the contract at which it left the auction."""

    def is_needed_for(self, result: AuctionResult) -> bool:
        """Tell whether that result needs the action."""
        declares = isinstance(result, Contract) and result.declarer.side is self.side
        match self.call, result:
            case Bid(), Contract():
                return declares and result.bid is self.call
            case Double(), Contract():
                return not declares and result.doubling is not Doubling.UNDOUBLED
            case Redouble(), Contract():
                return declares and result.doubling is Doubling.REDOUBLED
            case _:
                return result == self.left


@dataclass(frozen=True, slots=True)
class Candidate:
    """A result that may be assigned."""

    contract: AuctionResult
    tricks: int | None
    """Won by declarer; `None` where all passed."""
    north_south: int
    """The points to North-South."""
    excluded_by: str | None = None
    """The clause under which it gets no weight; `None` for a legal outcome."""
    plays: tuple[Card, ...] = ()
    """The cards that lead to it, where it was a play that is judged."""


def possible_contracts(
    results: ContractTricks, before: BeforeInfraction, bidders: Side | None = None
) -> tuple[AuctionResult, ...]:
    """List the contracts that could come about: a help for the Director's memory, from which he takes what is probable.

    For each denomination and declarer from the lowest bid that is still possible up to one trick more than can be made;
    those that fail also doubled. Where the auction was over it is that contract alone.

    Args:
        results: the double-dummy tricks.
        before: what stood before the infraction.
        bidders: the side whose the last bid was, where there was one: the other side cannot declare that same bid.
    """
    if before.contract is not None:
        return (before.contract,)
    found = [
        Contract(bid, declarer, doubling)
        for bid in EVERY_BID
        if before.last_bid is None or not bid < before.last_bid
        for declarer in Seat
        if bid is not before.last_bid or bidders in {None, declarer.side}
        if bid.level + 6 <= max(results.tricks(declarer, bid.denomination) + 1, 7)
        for doubling in _doublings(bid, results.tricks(declarer, bid.denomination))
    ]
    return (*(() if before.last_bid is not None else (PASSED_OUT,)), *found)


def _doublings(bid: Bid, tricks: int) -> tuple[Doubling, ...]:
    fails = tricks < bid.level + 6
    return (Doubling.UNDOUBLED, Doubling.DOUBLED) if fails else (Doubling.UNDOUBLED,)


def propose(
    contracts: Iterable[AuctionResult],
    results: ContractTricks,
    vulnerability: Vulnerability,
    *,
    before: BeforeInfraction | None = None,
    tainted: Collection[Tainted] = (),
    edition: Edition = Edition.LAWS_2017,
    spread: int = 0,
) -> tuple[Candidate, ...]:
    """Return a candidate for each contract with its double-dummy tricks, best for North-South first.

    Args:
        contracts: those that the Director thinks possible.
        results: the double-dummy tricks.
        vulnerability: of the board.
        before: what stood before the infraction, as far as it is known.
        tainted: the calls of the offending side that must not have led to a result.
        edition: of the Laws. In 2007 nothing keeps weight from a result that needs the infraction.
        spread: also the results of so many tricks more or fewer, since players do not play double dummy.

    Raises:
        DuplicadoError: the spread is negative.
    """
    if spread < 0:
        raise DuplicadoError("the spread is a number of tricks, 0 or more")
    stood = before or BeforeInfraction()
    found = [
        Candidate(contract, tricks, score(contract, tricks, vulnerability), _excluded(contract, tricks, stood, tainted))
        for contract in dict.fromkeys(contracts)
        for tricks in _tricks(contract, results, spread)
    ]
    if not seeks_outcome_without_infraction(edition):
        found = [Candidate(one.contract, one.tricks, one.north_south) for one in found]
    return tuple(sorted(found, key=lambda one: -one.north_south))


def _tricks(contract: AuctionResult, results: ContractTricks, spread: int) -> Iterator[int | None]:
    if not isinstance(contract, Contract):
        yield None
        return
    made = results.tricks(contract.declarer, contract.denomination)
    yield from range(max(0, made - spread), min(13, made + spread) + 1)


def _excluded(
    contract: AuctionResult, tricks: int | None, before: BeforeInfraction, tainted: Collection[Tainted]
) -> str | None:
    if not can_follow(before, contract, tricks):
        return "12C1(b)"
    return "12C1(c)" if any(action.is_needed_for(contract) for action in tainted) else None


def propose_plays(
    position: PlayPosition,
    contract: Contract,
    solver: DoubleDummy,
    vulnerability: Vulnerability,
    *,
    tainted: Collection[Card] = (),
) -> tuple[Candidate, ...]:
    """Return the results of the cards that a player might have played from a position, best for North-South first.

    A result is left without weight when only cards that were suggested lead to it.

    Args:
        position: before the play that is judged; all hands known.
        contract: that is played.
        solver: of whichever the caller has.
        vulnerability: of the board.
        tainted: the cards that the information suggested.

    Raises:
        DuplicadoError: a hand is not known, or the position is not one that can arise.
    """
    declaring = contract.declarer.side
    to_come = 13 - sum(position.won)
    by_tricks: dict[int, list[Card]] = {}
    for card, won in solver.cards(position):
        declarers = won if position.turn.side is declaring else to_come - won
        by_tricks.setdefault(position.tricks(declaring) + declarers, []).append(card)
    found = [
        Candidate(
            contract,
            tricks,
            score(contract, tricks, vulnerability),
            "12C1(c)" if all(card in tainted for card in cards) else None,
            tuple(cards),
        )
        for tricks, cards in by_tricks.items()
    ]
    return tuple(sorted(found, key=lambda one: -one.north_south))


def legal(candidates: Iterable[Candidate]) -> tuple[Candidate, ...]:
    """Return the legal outcomes among them: those that may get weight."""
    return tuple(candidate for candidate in candidates if candidate.excluded_by is None)
