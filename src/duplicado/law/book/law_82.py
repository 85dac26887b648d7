"""Law 82: errors of procedure, and errors of the Director."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from duplicado.law.book.law_12_artificial import award_for
from duplicado.law.book.law_12_assigned import AssignedKind, kinds_of_score
from duplicado.law.book.law_12_judged import empowers
from duplicado.law.clause import clause
from duplicado.law.edition import Edition
from duplicado.law.inquiry import YES_NO, inquiry
from duplicado.law.lifting import RulingLifted
from duplicado.law.orders import ScoreAdjusted
from duplicado.law.procedure_steps import Order, Procedure, finds
from duplicado.law.rectification import FactSheet, fact_sheet, rectifies
from duplicado.vocabulary.awards import Award, Fault
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.texts import Code

CAN_BE_SCORED: Final = inquiry("82C:scored", YES_NO)
RESTORED: Final = inquiry("82A", YES_NO)
PLAYABLE: Final = inquiry("82B2", YES_NO)
PLAYABLE_LATER: Final = inquiry("82B2:later", YES_NO)


@clause("82B1")
def permits_adjusting(under: Iterable[str], edition: Edition) -> tuple[str, ...]:
    """Return those clauses, of the ones on which a ruling rests, that permit an adjusted score; none forbids it.

    Args:
        under: the clauses, by the numbers of the edition.
        edition: of the Laws.

    Raises:
        NotationError: one is not a clause.
    """
    return tuple(number for number in under if empowers(number, edition))


@dataclass(frozen=True, slots=True)
class ErrorOfProcedure:
    """Something went otherwise than the procedure has it, such as a pair at the wrong table."""

    can_be_put_right: bool = True
    """True where procedure can be restored, at once or after the board."""
    has_result: bool = True
    """True where the boards concerned have, or can have, a result."""
    adjusting_clauses: tuple[str, ...] = ()
    """The clauses that permit an adjusted score in the case."""


@clause("82A")
def ways_to_rectify(error: ErrorOfProcedure) -> tuple[str, ...]:
    """Return by which clauses the Director rectifies an error of procedure, in the order in which he tries them.

    He restores procedure and keeps the game going; where that is not enough he orders what becomes of the boards
    (82B2), and adjusts a score only where a Law permits it (82B1).
    """
    if error.can_be_put_right and error.has_result:
        return ("82A",)
    ways = ["82A", "82B2"]
    if not error.has_result and error.adjusting_clauses:
        ways += ["82B1", *error.adjusting_clauses]
    return tuple(ways)


class BoardOrdered(Enumeration):
    """Order of the Director about the play of a board; the value is its name in messages."""

    PLAYED = "played"
    POSTPONED = "postponed"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class BoardDisposition:
    """Consequence for the board, with its clauses."""

    ordered: BoardOrdered
    clauses: tuple[str, ...]
    round_goes_on: bool
    """True where the round has not ended for this board, whatever it has for the table (8B2)."""
    artificial: bool = False
    """True where those who were to play it get an artificial score (12C2), because no result can be had."""


@clause("82B2")
def order_board(ordered: BoardOrdered, *, by_irregularity: bool = False) -> BoardDisposition:
    """Require, postpone or cancel the play of a board.

    For a postponed board the round goes on until it is played and the score agreed, or it is cancelled (8B2).

    Reading: a board that is cancelled gives an artificial score only where an irregularity is why it has no result
    (12C2(a)); one that the Director takes out of the movement is not scored at all.
    """
    match ordered:
        case BoardOrdered.PLAYED:
            return BoardDisposition(ordered, ("82B2",), round_goes_on=True)
        case BoardOrdered.POSTPONED:
            return BoardDisposition(ordered, ("82B2", "8B2"), round_goes_on=True)
        case BoardOrdered.CANCELLED:
            clauses = ("82B2", "12C2(a)") if by_irregularity else ("82B2",)
            return BoardDisposition(ordered, clauses, round_goes_on=False, artificial=by_irregularity)


@fact_sheet("wrong-ruling")
class WrongRuling(FactSheet):
    """A ruling of which the Director has determined that it was incorrect."""

    edition: Edition
    can_be_assigned: bool = True
    """True where an assigned score can be awarded."""
    too_many_or_unclear: bool = False
    """True where the possibilities are numerous or not obvious (12C1(d))."""
    adjusted_before: bool = False
    """An adjusted score was demanded before; it falls when the board can be scored normally."""


@dataclass(frozen=True, slots=True)
class ErrorRemedy:
    """Consequence of the Director's error."""

    clauses: tuple[str, ...]
    kinds: tuple[AssignedKind, ...] = ()
    """The kinds of adjusted score, the first being preferred; none when the board is scored normally."""
    fault: Fault = Fault.NOT
    """Degree in which each side is at fault: not at all."""

    @property
    def award(self) -> Award | None:
        """Award to each side where the score is an artificial one: average plus."""
        return award_for(self.fault) if AssignedKind.ARTIFICIAL in self.kinds else None


@clause("82C")
def remedy_of_error(facts: WrongRuling, *, scored_normally: bool) -> ErrorRemedy:
    """Say what follows when a ruling turns out to have been incorrect.

    It is rectified if the board can then be scored normally; otherwise the score is adjusted, an assigned one wherever
    possible, and for that both sides are treated as non-offending. The two scores need not balance.

    Args:
        facts: what the Director has found.
        scored_normally: whether a rectification is left that lets the board be scored normally.
    """
    if scored_normally:
        return ErrorRemedy(("82C", "82A"))
    kinds = kinds_of_score(can_be_assigned=facts.can_be_assigned, too_many_or_unclear=facts.too_many_or_unclear)
    how = ("12C1(a)",) if kinds == (AssignedKind.ASSIGNED,) else ("12C1(d)",) if facts.can_be_assigned else ("12C2(a)",)
    return ErrorRemedy(("82C", "12A3", *how), kinds)


@rectifies("82C", sheet=WrongRuling)
def take_up_error(facts: WrongRuling) -> Procedure:
    """Ask whether the board can still be scored normally, the wrong ruling put right; if not, adjust the score."""
    normally = yield from finds(CAN_BE_SCORED, blocking=False)
    remedy = remedy_of_error(facts, scored_normally=normally)
    if not normally:
        yield Order(remedy.clauses, (ScoreAdjusted("82C"),))
    elif facts.adjusted_before:
        yield Order(remedy.clauses, (RulingLifted(adjustment=True),))
    else:
        yield Order(remedy.clauses)


@fact_sheet("wrong-procedure")
class WrongProcedure(FactSheet):
    """Something at a table went otherwise than the procedure has it, and nobody has been ruled against yet."""

    edition: Edition
    under: tuple[Code, ...] = ("12A2",)
    """The clauses, by the numbers of the edition, on which a score would be adjusted if the board cannot be played."""


@rectifies("82A", sheet=WrongProcedure)
def take_up_procedure(facts: WrongProcedure) -> Procedure:
    """Ask whether procedure can be restored (82A); if not, order what becomes of the board (82B2), or adjust (82B1)."""
    restored = yield from finds(RESTORED, blocking=False)
    if restored:
        yield Order(ways_to_rectify(ErrorOfProcedure()))
        return
    playable = yield from finds(PLAYABLE, blocking=False)
    if playable:
        later = yield from finds(PLAYABLE_LATER, blocking=False)
        board = order_board(BoardOrdered.POSTPONED if later else BoardOrdered.PLAYED)
    else:
        board = order_board(BoardOrdered.CANCELLED, by_irregularity=True)
    error = ErrorOfProcedure(
        can_be_put_right=False,
        has_result=playable,
        adjusting_clauses=permits_adjusting(facts.under, facts.edition),
    )
    clauses = tuple(dict.fromkeys((*board.clauses[:1], *ways_to_rectify(error), *board.clauses)))
    yield Order(clauses, (ScoreAdjusted(facts.under[0]),) if board.artificial and error.adjusting_clauses else ())
