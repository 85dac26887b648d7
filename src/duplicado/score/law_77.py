"""The duplicate scoring table (Law 77): what a contract and its result are worth.

Each row of the table is a function, named by its clause. The sums are made once for each contract and result and kept.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from duplicado.law.clause import clause
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.calls import EVERY_BID, Bid
from duplicado.vocabulary.contracts import AuctionResult, Contract, Doubling, PassedOut
from duplicado.vocabulary.errors import DuplicadoError, expect, wrong_argument
from duplicado.vocabulary.seats import Side
from duplicado.vocabulary.suits import Denomination

# Looking it up is several times quicker than asking each time.
_VULNERABLE: Final = frozenset((each, side) for each in Vulnerability for side in Side if each.includes(side))
_MULTIPLIER: Final = {Doubling.UNDOUBLED: 1, Doubling.DOUBLED: 2, Doubling.REDOUBLED: 4}


@clause("DEF:odd_trick")
def odd_tricks(tricks: int) -> int:
    """Count the tricks over six among those won by declarer's side."""
    return max(0, tricks - 6)


@clause("DEF:overtrick")
def overtricks(bid: Bid, tricks: int) -> int:
    """Count the tricks won beyond the contract."""
    return max(0, odd_tricks(tricks) - bid.level)


@clause("DEF:undertrick")
def undertricks(bid: Bid, tricks: int) -> int:
    """Count the tricks by which the contract failed."""
    return max(0, 6 + bid.level - tricks)


@clause("77-T1", "77-T2")
def _suit_trick_points(denomination: Denomination) -> int:
    """Return what an odd trick of an undoubled suit contract is worth: minor suits 20, major suits 30."""
    return 30 if denomination.is_major else 20


@clause("77-T3")
def _first_notrump_trick_points() -> int:
    return 40


@clause("77-T4")
def _further_notrump_trick_points() -> int:
    return 30


@clause("DEF:trick_points")
def trick_points(bid: Bid, doubling: Doubling) -> int:
    """Return the trick points for fulfilling the contract: the odd tricks undertaken, not those won beyond."""
    if bid.denomination is Denomination.NOTRUMP:
        undoubled = _first_notrump_trick_points() + (bid.level - 1) * _further_notrump_trick_points()
    else:
        undoubled = bid.level * _suit_trick_points(bid.denomination)
    return undoubled * _MULTIPLIER[doubling]


@clause("77-G", "DEF:game")
def is_game(points: int) -> bool:
    """Tell whether that many trick points on one board are game."""
    return points >= 100


@clause("DEF:partscore")
def is_partscore(points: int) -> bool:
    """Tell whether that many trick points on one board are a partscore."""
    return 0 < points < 100


@clause("DEF:slam(small)")
def is_small_slam(bid: Bid) -> bool:
    """Tell whether the contract is for six odd tricks."""
    return bid.level == 6


@clause("DEF:slam(grand)")
def is_grand_slam(bid: Bid) -> bool:
    """Tell whether the contract is for seven odd tricks."""
    return bid.level == 7


@clause("77-O1")
def _undoubled_overtrick_points(denomination: Denomination) -> int:
    if denomination is Denomination.NOTRUMP:
        return _further_notrump_trick_points()
    return _suit_trick_points(denomination)


@clause("77-O2")
def _doubled_overtrick_points(*, vulnerable: bool) -> int:
    return 200 if vulnerable else 100


@clause("77-O3")
def _redoubled_overtrick_points(*, vulnerable: bool) -> int:
    return 400 if vulnerable else 200


def overtrick_points(bid: Bid, doubling: Doubling, *, vulnerable: bool) -> int:
    """Return what each overtrick is worth (rows O1 to O3)."""
    match doubling:
        case Doubling.UNDOUBLED:
            return _undoubled_overtrick_points(bid.denomination)
        case Doubling.DOUBLED:
            return _doubled_overtrick_points(vulnerable=vulnerable)
        case Doubling.REDOUBLED:
            return _redoubled_overtrick_points(vulnerable=vulnerable)


@clause("77-S1")
def small_slam_premium(*, vulnerable: bool) -> int:
    """Return the premium for a small slam bid and made."""
    return 750 if vulnerable else 500


@clause("77-S2")
def grand_slam_premium(*, vulnerable: bool) -> int:
    """Return the premium for a grand slam bid and made."""
    return 1500 if vulnerable else 1000


def slam_premium(bid: Bid, *, vulnerable: bool) -> int:
    """Return the premium for a slam bid and made; zero for any other contract."""
    if is_grand_slam(bid):
        return grand_slam_premium(vulnerable=vulnerable)
    return small_slam_premium(vulnerable=vulnerable) if is_small_slam(bid) else 0


@clause("77-P1", "77-P2", "77-P3")
def game_or_partscore_premium(points: int, *, vulnerable: bool) -> int:
    """Return the premium for a contract made that is worth that many trick points: game or partscore."""
    if is_game(points):
        return 500 if vulnerable else 300
    return 50 if is_partscore(points) else 0


@clause("77-P4", "77-P5")
def doubled_contract_premium(doubling: Doubling) -> int:
    """Return the premium for making a doubled or redoubled contract."""
    match doubling:
        case Doubling.UNDOUBLED:
            return 0
        case Doubling.DOUBLED:
            return 50
        case Doubling.REDOUBLED:
            return 100


@clause("DEF:premium_points")
def premium_points(bid: Bid, doubling: Doubling, tricks: int, *, vulnerable: bool) -> int:
    """Return all points other than trick points for a contract that was made with that many tricks."""
    return (
        overtricks(bid, tricks) * overtrick_points(bid, doubling, vulnerable=vulnerable)
        + slam_premium(bid, vulnerable=vulnerable)
        + game_or_partscore_premium(trick_points(bid, doubling), vulnerable=vulnerable)
        + doubled_contract_premium(doubling)
    )


@clause("77-U1")
def first_undertrick_penalty(doubling: Doubling, *, vulnerable: bool) -> int:
    """Return what the first undertrick costs."""
    return 50 * _MULTIPLIER[doubling] * (2 if vulnerable else 1)


@clause("77-U2")
def further_undertrick_penalty(doubling: Doubling, *, vulnerable: bool) -> int:
    """Return what each undertrick after the first costs."""
    if doubling is Doubling.UNDOUBLED:
        return 100 if vulnerable else 50
    return (300 if vulnerable else 200) * _MULTIPLIER[doubling] // 2


@clause("77-U3")
def late_undertrick_supplement(doubling: Doubling, *, vulnerable: bool) -> int:
    """Return what the fourth and each later undertrick costs besides."""
    if doubling is Doubling.UNDOUBLED or vulnerable:
        return 0
    return 100 * _MULTIPLIER[doubling] // 2


def undertrick_penalty(doubling: Doubling, down: int, *, vulnerable: bool) -> int:
    """Return what failing by `down` tricks costs, zero for none (rows U1 to U3)."""
    if down == 0:
        return 0
    return (
        first_undertrick_penalty(doubling, vulnerable=vulnerable)
        + (down - 1) * further_undertrick_penalty(doubling, vulnerable=vulnerable)
        + max(0, down - 3) * late_undertrick_supplement(doubling, vulnerable=vulnerable)
    )


@cache
def _declarer_score(bid: Bid, doubling: Doubling, tricks: int, vulnerable: bool) -> int:  # noqa: FBT001 - a cached key
    if not 0 <= tricks <= 13:
        raise DuplicadoError(f"declarer cannot win {tricks} tricks: give a number from 0 to 13")
    down = undertricks(bid, tricks)
    if down:
        return -undertrick_penalty(doubling, down, vulnerable=vulnerable)
    return trick_points(bid, doubling) + premium_points(bid, doubling, tricks, vulnerable=vulnerable)


def declarer_score(contract: Contract, tricks: int, *, vulnerable: bool) -> int:
    """Return the points that declarer's side scores; negative when they go to the defenders.

    Args:
        contract: what was undertaken.
        tricks: the number of tricks won by declarer's side, 0 to 13.
        vulnerable: whether declarer's side is vulnerable.

    Raises:
        DuplicadoError: declarer cannot win that many tricks.
    """
    return _declarer_score(contract.bid, contract.doubling, tricks, vulnerable)


@clause("77-Z")
def passed_out_score() -> int:
    """Return what each side scores when all passed: nothing."""
    return 0


@clause("77")
def score(result: AuctionResult, tricks: int | None, vulnerability: Vulnerability) -> int:
    """Return the score to North-South, from the auction and the tricks won by declarer (Law 77).

    >>> score(Contract.parse("4S N"), 10, Vulnerability.NS), score(Contract.parse("3NTX E"), 7, Vulnerability.NONE)
    (620, 300)

    Raises:
        DuplicadoError: there is a contract but no number of tricks, or one that declarer cannot win.
        WrongArgumentError: an argument is of another type.
    """
    if type(vulnerability) is not Vulnerability:  # any other value would be taken for one in which nobody is vulnerable
        expect(vulnerability, Vulnerability, "vulnerability")
    if isinstance(result, PassedOut):
        return passed_out_score()
    if tricks is None:
        raise DuplicadoError(f"{result} has no score without the number of tricks won by declarer")
    if type(result) is not Contract or type(tricks) is not int:
        expect(result, Contract, "result")
        raise wrong_argument(tricks, "int", "tricks")
    side = result.declarer.side
    points = _declarer_score(result.bid, result.doubling, tricks, (vulnerability, side) in _VULNERABLE)
    return points if side is Side.NS else -points


@cache
def _worth(vulnerable: bool) -> dict[int, tuple[tuple[Bid, Doubling, int], ...]]:  # noqa: FBT001 - a cached key
    """Invert the table: to each score the contracts and numbers of tricks that have it."""
    found: dict[int, list[tuple[Bid, Doubling, int]]] = {}
    for bid in EVERY_BID:
        for doubling in Doubling:
            for tricks in range(14):
                found.setdefault(_declarer_score(bid, doubling, tricks, vulnerable), []).append((bid, doubling, tricks))
    return {points: tuple(ways) for points, ways in found.items()}


def contracts_worth(points: int, *, vulnerable: bool) -> tuple[tuple[Bid, Doubling, int], ...]:
    """List the contracts, with the tricks won, for which declarer's side scores `points`; none if there are none."""
    return _worth(vulnerable).get(points, ())


def is_possible(north_south: int, vulnerability: Vulnerability) -> bool:
    """Tell whether some contract and result give North-South this score; useful to find slips on a traveller."""
    return (
        north_south == passed_out_score()
        or bool(contracts_worth(north_south, vulnerable=vulnerability.includes(Side.NS)))
        or bool(contracts_worth(-north_south, vulnerable=vulnerability.includes(Side.EW)))
    )
