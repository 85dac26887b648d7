"""Results for an assigned score from a deal: the double-dummy table put to `director.judgement.propose`."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from duplicado.analysis.solver import Solver
from duplicado.director.judgement.candidates import Candidate, Tainted, possible_contracts, propose
from duplicado.law.book.law_12_assigned import BeforeInfraction
from duplicado.law.edition import Edition
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.contracts import AuctionResult
from duplicado.vocabulary.hands import Deal

__all__ = ["propose_for_deal"]


def propose_for_deal(
    deal: Deal,
    solver: Solver,
    vulnerability: Vulnerability,
    *,
    contracts: Iterable[AuctionResult] | None = None,
    before: BeforeInfraction | None = None,
    tainted: Collection[Tainted] = (),
    edition: Edition = Edition.LAWS_2017,
    spread: int = 0,
) -> tuple[Candidate, ...]:
    """Solve a deal and return the candidates, best for North-South first.

    Args:
        deal: the four hands.
        solver: see `default_solver`; it must be able to solve whole deals.
        vulnerability: of the board.
        contracts: those that the Director thinks possible; `None` for all that could come about.
        before: what stood before the infraction.
        tainted: calls of the offending side that must not have led to a result.
        edition: of the Laws.
        spread: also the results of so many tricks more or fewer.
    """
    (table,) = solver.tables((deal,))
    chosen = possible_contracts(table, before or BeforeInfraction()) if contracts is None else contracts
    return propose(chosen, table, vulnerability, before=before, tainted=tainted, edition=edition, spread=spread)
