"""Law 79: tricks won, and disagreement about them."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from duplicado.law.clause import clause, has_clause
from duplicado.law.edition import Edition
from duplicado.law.inquiry import NUMBER, YES_NO, inquiry
from duplicado.law.orders import Review, TricksCorrected
from duplicado.law.procedure_steps import Answer, Finding, Order, Procedure, Question, Request, finds
from duplicado.law.rectification import FactSheet, fact_sheet, rectifies
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.texts import Code

TRICKS_WON: Final = inquiry("79B2", NUMBER)
CLEARLY_CONVINCED: Final = inquiry("79B3", YES_NO)
KNOWINGLY_TAKEN: Final = inquiry("79A2", YES_NO)


@fact_sheet("tricks-won")
class TricksWon(FactSheet):
    """Disagreement of the sides on the tricks won, as the Director has to rule on it."""

    edition: Edition
    declaring: Side
    declarers_tricks: int | None = None
    """Number that he has established."""
    after_round: bool = False
    """True where he was called only after the round had ended."""
    by_claim: bool = False
    """True where play ended by a claim or concession."""
    too_late: bool = False
    """True when the Correction Period has expired (79C)."""


@clause("79A1")
def agreed_number(stated: Iterable[tuple[Seat, int]]) -> int | None:
    """Return the number of declarer's tricks on which both sides agree; `None` when they have not agreed."""
    by_side = {side: {tricks for seat, tricks in stated if seat.side is side} for side in Side}
    both = by_side[Side.NS] & by_side[Side.EW]
    return next(iter(both)) if len(by_side[Side.NS] | by_side[Side.EW]) == 1 and both else None


@fact_sheet("trick-knowingly-taken")
class TrickKnowinglyTaken(FactSheet):
    """A player took a trick that he knew was not his, or that his side could not have won."""

    clause: Code


@rectifies("79A2", sheet=TrickKnowinglyTaken)
@clause("79A2")
def knowingly_accepted(facts: TrickKnowinglyTaken) -> Procedure:
    """Order a look at the result: a player took a trick that he knew was not his, or that could not be lost."""
    yield Order((facts.clause,), (Review(facts.clause),))


@rectifies("79B", sheet=TricksWon)
@clause("79B", "79B1")
def disagreement(facts: TricksWon) -> Procedure:
    """Take up that the sides do not agree: Law 69B or 71 after a claim or concession, else the Director counts."""
    if facts.by_claim:
        yield Order(("79B1", "79B"), ())
        return
    yield Order(("79B",), ())
    answer = yield Question(TRICKS_WON.key, blocking=False)
    if isinstance(answer, Finding) and isinstance(answer.value, int):
        yield from tricks_established(replace(facts, declarers_tricks=answer.value))


@rectifies("79B2", sheet=TricksWon)
@clause("79B2")
def tricks_established(facts: TricksWon) -> Procedure:
    """Order the number of tricks that the Director has established when the sides disagreed.

    In 2007 a call after the round is ruled upon by Law 79C, so that nothing changes after the Correction Period.

    Reading: since 2017 it is the time for requests of 92B that ends it, which the table does not know.
    """
    tricks, old = facts.declarers_tricks, not has_clause("79B3", facts.edition)
    if tricks is None:
        return
    if facts.too_late and old:
        yield Order(("79B2", "79C1"), ())
        return
    if facts.after_round and not old and not (yield from _clearly_convinced()):
        yield Order(("79B3",), ())
        return
    north_south = tricks if facts.declaring is Side.NS else 13 - tricks
    clauses = ("79B2", "79B3") if facts.after_round else ("79B2",)
    yield Order(clauses[:1] if old else clauses, (TricksCorrected(north_south, 13 - north_south),))


@clause("79B3", editions=(Edition.LAWS_2017,))
def _clearly_convinced() -> Generator[Request | Order, Answer | None, bool]:
    """Ask whether the Director, called after the round, is clearly convinced of the result obtained at the table.

    If he is not, neither score is raised; lowering that of one side alone is left to him.
    """
    return (yield from finds(CLEARLY_CONVINCED, blocking=False))


@clause("79C1")
def correction_period_ends(available: datetime, minutes: int) -> datetime:
    """Return when errors in recording or computing the agreed score can no longer simply be corrected.

    Args:
        available: when the official score was made available for inspection.
        minutes: how long the Tournament Organizer lets the period last; 30 unless he has said otherwise.
    """
    return available + timedelta(minutes=minutes)


@clause("79C2")
def may_be_corrected_late(*, allowed: bool, organizer_approves: bool, beyond_doubt: bool) -> bool:
    """Tell whether an error in scoring may still be corrected after the Correction Period.

    Args:
        allowed: whether the regulations in force leave this to the Tournament Organizer.
        organizer_approves: whether he approves.
        beyond_doubt: whether the Director is satisfied beyond a reasonable doubt that the record is wrong.
    """
    return allowed and organizer_approves and beyond_doubt
