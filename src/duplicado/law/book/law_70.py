"""Law 70: contested claim or concession."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from duplicado.law.claims.adjudication import ClaimAdjudication, ClaimError, ContestedClaim, adjudicate
from duplicado.law.claims.policy import ClaimPolicy
from duplicado.law.clause import clause
from duplicado.law.edition import Edition
from duplicado.law.orders import PlayEnds
from duplicado.law.procedure_steps import Finding, Order, Procedure, Question, finds
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat, Side

__all__ = ["ClaimToJudge", "divided_by_finding", "evidence", "found", "rectify", "tricks_on_any_normal_play"]


@dataclass(frozen=True, slots=True)
class ClaimToJudge:
    """A claim that was disputed. `contested` is `None` when the hands are not all known."""

    edition: Edition
    claimers: Side
    tricks_to_come: int
    contested: ContestedClaim | None
    trump_is_out: bool
    """Whether an opponent of the claimer still holds a trump."""
    suits_from_the_top: bool | None = None
    evidence: tuple[tuple[Seat, Card], ...] = ()
    """Cards played after the claim, as far as they may be weighed."""


@clause("68D2(a)", "70A", "70C", "70C1", "70C2")
def rectify(facts: ClaimToJudge) -> Procedure:
    """Judge a contested claim: ask what the Laws leave to the Director, resolve doubtful points against claimer."""
    judged = _judged(facts, ClaimPolicy(edition=facts.edition, suits_from_the_top=facts.suits_from_the_top))
    if judged is None:
        yield from _found_by_the_director(facts)
        return
    if judged.certain or not facts.trump_is_out:
        yield _awarded(facts, judged)
        return
    # A statement that deals with trumps mentions those that are out, unless the Director finds otherwise.
    if not (yield from finds("70C1", concluded=False if _mentions_trumps(facts.contested) else None)):
        yield from _award(facts, _judged(facts, _policy(facts, mentioned=True, unaware=None)), "70C1")
        return
    unaware = yield from finds("70C2")
    loses = unaware and (yield from finds("70C3"))
    judged = _judged(facts, _policy(facts, mentioned=False, unaware=unaware and loses))
    yield from _award(facts, judged, "70C1", "70C2", *(("70C3",) if unaware else ()))


def _award(facts: ClaimToJudge, judged: ClaimAdjudication | None, *clauses: str) -> Procedure:
    """Award what was judged, or ask the Director where no result could be proved."""
    if judged is None:
        yield from _found_by_the_director(facts)
    else:
        yield _awarded(facts, judged, *clauses)


@clause("70D3", editions=(Edition.LAWS_2007,))
def evidence(played_since: tuple[tuple[Seat, Card], ...], edition: Edition) -> tuple[tuple[Seat, Card], ...]:
    """Return the cards played after a claim that the Director may weigh: in 2007 all, later none (68D voids them).

    They show how players would probably have gone on; what to make of that is his judgement (70C1 to 70C3, or 70).
    """
    return played_since if edition.numbering is Edition.LAWS_2007 else ()


def _policy(facts: ClaimToJudge, *, mentioned: bool, unaware: bool | None) -> ClaimPolicy:
    return ClaimPolicy(
        edition=facts.edition,
        suits_from_the_top=facts.suits_from_the_top,
        trump_mentioned=mentioned,
        unaware_of_trump=unaware,
    )


def _judged(facts: ClaimToJudge, policy: ClaimPolicy) -> ClaimAdjudication | None:
    """Judge the claim; `None` when the hands are not known, the statement is not understood or nothing is proved."""
    return None if facts.contested is None else _proved(facts.contested, policy)


@lru_cache(maxsize=256)  # a rectification is run again with each answer
def _proved(contested: ContestedClaim, policy: ClaimPolicy) -> ClaimAdjudication | None:
    try:
        judged = adjudicate(contested, policy)
    except ClaimError:
        return None
    return judged if judged.proved else None


def _mentions_trumps(contested: ContestedClaim | None) -> bool:
    """Tell whether the statement speaks of trumps: of drawing them, or of one of them by name or as a suit."""
    said = None if contested is None else contested.statement
    if contested is None or said is None:
        return False
    trump = contested.position.trump
    return said.draws_trumps or any((item.suit if isinstance(item, Card) else item) is trump for item in said.order)


def tricks_on_any_normal_play(contested: ContestedClaim, edition: Edition) -> int | None:
    """Return the tricks that claimer's side wins on every normal play of the cards (71B), `None` if not known."""
    judged = _proved(contested, ClaimPolicy(edition=edition))
    return None if judged is None else judged.tricks


def _awarded(facts: ClaimToJudge, judged: ClaimAdjudication, *clauses: str) -> Order:
    others = facts.tricks_to_come - judged.tricks
    north_south = judged.tricks if facts.claimers is Side.NS else others
    cited = (*clauses, *(str(each) for each in judged.clauses), "70A")
    return Order(
        tuple(dict.fromkeys(cited)), (PlayEnds(north_south, facts.tricks_to_come - north_south, agreed=False),)
    )


def _found_by_the_director(facts: ClaimToJudge) -> Procedure:
    """Ask the Director for the result when it cannot be computed."""
    answer = yield Question("70")
    if isinstance(answer, Finding):
        yield divided_by_finding(answer.value, facts.tricks_to_come)


def divided_by_finding(value: object, tricks_to_come: int) -> Order:
    """Order the division of the remaining tricks that the Director has found."""
    tricks: dict[Side, int] = dict(getattr(value, "tricks", ()))
    north_south = tricks.get(Side.NS, tricks_to_come - tricks.get(Side.EW, 0))
    north_south = max(0, min(north_south, tricks_to_come))
    return Order(("70A",), (PlayEnds(north_south, tricks_to_come - north_south, agreed=False),))


def found(value: object, tricks_to_come: int) -> Procedure:
    """Order the division that the Director found of his own motion."""
    yield divided_by_finding(value, tricks_to_come)
