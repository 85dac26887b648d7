"""Scores of results, and double dummy and par of deals."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, overload

from duplicado.library.arguments import (
    ContractLike,
    DealLike,
    SeatLike,
    VulnerabilityLike,
    as_contract,
    as_deal,
    as_result,
    as_seat,
    as_vulnerability,
)
from duplicado.score import law_77
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.contracts import AuctionResult, Contract
from duplicado.vocabulary.errors import DuplicadoError, expect
from duplicado.vocabulary.seats import Seat

if TYPE_CHECKING:
    from duplicado.analysis.par import Par
    from duplicado.analysis.table import DoubleDummyTable

_WITH_TRICKS: Final = re.compile(r"(.*?\S)\s*(=|[+-]\s*[0-9]{1,2})")


def score(result: AuctionResult | str, tricks: int | None = None, vulnerability: VulnerabilityLike = "none") -> int:
    """Return the score to North-South (Law 77).

    Args:
        result: the contract with its declarer, as such or written (`4SX N`, `3NT E`), or `passed out`. The text may
            have the result behind it: `4S N =`, `4SX N -1`, `3NT E +2`.
        tricks: the tricks won by declarer, 0 to 13, unless the text has the result.
        vulnerability: none, ns, ew or both.

    Raises:
        NotationError: a text is not the notation of what is asked for.
        WrongArgumentError: an argument is of another type.
        DuplicadoError: the number of tricks is missing, given twice, or impossible.

    >>> score("4S N", 10, "both"), score("3NTX E -2"), score("passed out")
    (620, 300, 0)
    """
    if isinstance(result, str) and (written := _WITH_TRICKS.fullmatch(result.strip())):
        if tricks is not None:
            raise DuplicadoError(f"tricks is {tricks}, and {result!r} says the result too: give one of them")
        contract = as_contract(written[1], "result")
        difference = written[2].replace(" ", "")
        tricks = contract.tricks_required + (0 if difference == "=" else int(difference))
        result = contract
    if tricks is not None:
        expect(tricks, int, "tricks")
    return law_77.score(as_result(result, "result"), tricks, as_vulnerability(vulnerability, "vulnerability"))


@overload
def dd(deal: DealLike) -> DoubleDummyTable: ...
@overload
def dd(deal: DealLike, contract: ContractLike) -> int: ...
@checked
def dd(deal: DealLike, contract: ContractLike | None = None) -> DoubleDummyTable | int:
    """Return the double-dummy table of a deal, or declarer's tricks (0 to 13) in one contract.

    Of a table, `tricks(declarer, denomination)` is one number, `rows` all twenty, and `as_data` the same for JSON.

    Args:
        deal: the deal, or as PBN writes it.
        contract: the contract with its declarer, of which level and doubling do not matter here.

    Raises:
        NotationError: a text is no deal or no contract.
        WrongArgumentError: an argument is of another type.
        SolverUnavailable: no solver for whole deals is installed (the extra `dds`), or the one that is named cannot be
            used.
    """
    from duplicado.analysis.dds import DdsSolver  # noqa: PLC0415 - it loads a library

    hands = as_deal(deal, "deal")
    wanted: Contract | None = None if contract is None else as_contract(contract, "contract")
    (table,) = DdsSolver().tables([hands])
    return table if wanted is None else table.tricks(wanted.declarer, wanted.denomination)


@checked
def par(
    deal: DealLike | DoubleDummyTable, vulnerability: VulnerabilityLike = Vulnerability.NONE, dealer: SeatLike = Seat.N
) -> Par:
    """Return the par score of a deal, or of its double-dummy table, and the contracts that give it.

    Par is what the auction comes to when both sides see all cards and neither can do better (Law 77 gives the points):
    `score` is to North-South, `contracts` are empty when all pass.

    Args:
        deal: the deal, or as PBN writes it; or its table, where that is known already.
        vulnerability: the vulnerability, or as PBN writes it.
        dealer: who calls first, which decides where both sides could win the auction with the same contract.

    Raises:
        NotationError: a text is not the notation of what is asked for.
        WrongArgumentError: an argument is of another type.
        SolverUnavailable: no solver for whole deals is installed (the extra `dds`), or the one that is named cannot be
            used.
    """
    from duplicado.analysis.par import par as par_of  # noqa: PLC0415 - only who asks for it needs it
    from duplicado.analysis.table import DoubleDummyTable  # noqa: PLC0415 - the same

    table = deal if isinstance(deal, DoubleDummyTable) else dd(deal)
    return par_of(table, as_vulnerability(vulnerability, "vulnerability"), as_seat(dealer, "dealer"))
