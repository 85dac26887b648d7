"""Leads, lines of play and chances of contracts, for programs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Final, cast

from duplicado.law.meaning import CallMeaning
from duplicado.library.arguments import (
    ContractLike,
    DealLike,
    SeatLike,
    VulnerabilityLike,
    as_contract,
    as_deal,
    as_layout,
    as_result,
    as_vulnerability,
)
from duplicado.library.dealing import find_deals
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import AuctionResult
from duplicado.vocabulary.errors import DuplicadoError, expect
from duplicado.vocabulary.hands import Deal, Hand, Layout
from duplicado.vocabulary.seats import Seat

if TYPE_CHECKING:
    from duplicado.analysis.chances import MatchpointExpectation, SampledTricks
    from duplicado.analysis.play import CardJudged

MOST_TABLES: Final = 10_000
"""Tables of a field that can be in one result."""


@checked
def judge_cards(
    deal: DealLike, contract: ContractLike, played: str | Iterable[Card | str] = ()
) -> tuple[CardJudged, ...]:
    """Return what becomes of each card that may be played now, double dummy; those that cost nothing stand first.

    Before anything is played these are the opening leads. `tricks` is what declarer wins in all after the card, `cost`
    what the card costs the side that plays it.

    Args:
        deal: the deal, or as PBN writes it.
        contract: the contract with its declarer.
        played: the cards played so far, in order: `SA S3 S7 SJ`.

    Raises:
        NotationError: a text is not the notation of what is asked for.
        WrongArgumentError: an argument is of another type.
        PositionError: a card is not held by the hand in turn, or does not follow suit.
        SolverUnavailable: no solver for whole deals is installed (the extra `dds`).
    """
    from duplicado.analysis.dds import DdsSolver  # noqa: PLC0415 - it loads a library
    from duplicado.analysis.play import judge_next_cards  # noqa: PLC0415 - the same

    return judge_next_cards(as_deal(deal, "deal"), as_contract(contract, "contract"), _cards(played), DdsSolver())


@checked
def judge_play(
    deal: DealLike, contract: ContractLike, played: str | Iterable[Card | str]
) -> tuple[int, tuple[CardJudged, ...]]:
    """Return declarer's tricks before the opening lead, and what became of them card by card, double dummy.

    Arguments and errors are those of `judge_cards`. The analysis ends with the twelfth trick.
    """
    from duplicado.analysis.dds import DdsSolver  # noqa: PLC0415 - it loads a library
    from duplicado.analysis.play import analyse_play  # noqa: PLC0415 - the same
    from duplicado.law.procedure.play import PlayPosition  # noqa: PLC0415 - the same

    dealt, undertaken = as_deal(deal, "deal"), as_contract(contract, "contract")
    position, plays = PlayPosition.beginning(undertaken, dealt), list[tuple[Seat, Card]]()
    for card in _cards(played):
        plays.append((position.turn, card))
        position = position.after(card)
    return analyse_play(dealt, undertaken, plays, DdsSolver())


@checked
def chances(
    hands: Layout | str,
    contract: ContractLike,
    where: str | Callable[[Deal], bool] | None = None,
    *,
    count: int = 100,
    meanings: Mapping[SeatLike, CallMeaning] | None = None,
    seed: int | None = None,
) -> SampledTricks:
    """Estimate the chances of a contract from the hands that are known, most often those of declarer and dummy.

    The other hands are dealt at random, and each deal is solved double dummy: declarer finds every queen, and the
    defenders every lead. Of what the result has, `making` is the part of the deals in which the contract is made.

    Args:
        hands: the hands that are known, as PBN writes them: `N:AKQ2.J5.T98.7643 - JT98.AQ.K43.AK52 -`.
        contract: the contract with its declarer.
        where: a condition on the deals, as in `deals`.
        count: how many deals are sampled.
        meanings: what the calls of a seat have shown, as in `deals`.
        seed: the same number gives the same sample.

    Raises:
        NotationError: a text is not the notation of what is asked for.
        WrongArgumentError: an argument is of another type.
        NoDealFitsError: no deal fits.
        SolverUnavailable: no solver for whole deals is installed (the extra `dds`).
    """
    from duplicado.analysis.chances import SampledTricks, sampled_tricks  # noqa: PLC0415 - it loads a library

    undertaken = as_contract(contract, "contract")
    sample = _sample(hands, where, count, meanings, seed)
    (tricks,) = sampled_tricks(sample, [undertaken]).values()
    return SampledTricks(undertaken, tricks)


@checked
def expectation(
    hands: Layout | str,
    contract: ContractLike,
    field: Mapping[str, int] | Iterable[AuctionResult | str],
    vulnerability: VulnerabilityLike = "none",
    where: str | Callable[[Deal], bool] | None = None,
    *,
    count: int = 100,
    meanings: Mapping[SeatLike, CallMeaning] | None = None,
    seed: int | None = None,
) -> MatchpointExpectation:
    """Estimate the matchpoints of a contract against what the other tables are in, from declarer's side.

    Args:
        hands: the hands that are known, as in `chances`.
        contract: the contract with its declarer.
        field: the results of the other tables, contracts or `passed out`; or at how many tables each is reached:
            `{"3NT S": 5, "4S N": 7}`.
        vulnerability: none, ns, ew or both.
        where: a condition on the deals, as in `deals`.
        count: how many deals are sampled.
        meanings: what the calls of a seat have shown, as in `deals`.
        seed: the same number gives the same sample.

    Raises:
        DuplicadoError: there is no other table.
        NotationError: a text is not the notation of what is asked for.
        WrongArgumentError: an argument is of another type.
        NoDealFitsError: no deal fits.
        SolverUnavailable: no solver for whole deals is installed (the extra `dds`).
    """
    from duplicado.analysis.chances import expected_matchpoints, sampled_tricks  # noqa: PLC0415 - it loads a library

    undertaken, others = as_contract(contract, "contract"), _field(field)
    vulnerable, side = as_vulnerability(vulnerability, "vulnerability"), undertaken.declarer.side
    solved = sampled_tricks(_sample(hands, where, count, meanings, seed), [undertaken, *others])
    return expected_matchpoints(undertaken, others, solved, vulnerable, side)


def _sample(
    hands: Layout | str,
    where: str | Callable[[Deal], bool] | None,
    count: int,
    meanings: Mapping[SeatLike, CallMeaning] | None,
    seed: int | None,
) -> tuple[Deal, ...]:
    layout = as_layout(hands, "hands")
    if count < 1:
        raise DuplicadoError(f"count is {count}: at least one deal is sampled")
    return find_deals(count, where, predealt=known_hands(layout), meanings=meanings, seed=seed).deals


def known_hands(layout: Layout) -> dict[SeatLike, Hand | str]:
    """Return the hands that are known, as those that are dealt beforehand."""
    return {seat: hand for seat in Seat if (hand := layout[seat]) is not None}


def _field(field: Mapping[str, int] | Iterable[AuctionResult | str]) -> list[AuctionResult]:
    if isinstance(field, Mapping):
        counted = cast("Mapping[AuctionResult | str, object]", field)
        others = [as_result(each, "field") for each, count in counted.items() for _ in range(tables_with(each, count))]
    else:
        others = [as_result(each, "field") for each in field]
    if not others:
        raise DuplicadoError("field is empty: there is nothing to compare with")
    return others


def tables_with(result: object, count: object) -> int:
    """Return how many tables of a field are in a result.

    Raises:
        WrongArgumentError: it is no number.
        DuplicadoError: there cannot be so many.
    """
    tables = expect(count, int, f"field[{result!r}]")
    if not 0 <= tables <= MOST_TABLES:
        raise DuplicadoError(f"field[{result!r}] is {tables}: a number of tables is 0 to {MOST_TABLES}")
    return tables


def _cards(played: str | Iterable[Card | str]) -> list[Card]:
    cards = played.split() if isinstance(played, str) else played
    return [Card.parse(each) if isinstance(each, str) else each for each in cards]
