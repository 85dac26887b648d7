"""Law 82: errors of procedure, and errors of the Director."""

from pathlib import Path

import pytest

from duplicado.casebook.reader import read_cases
from duplicado.casebook.session import play_case
from duplicado.director.matter import run
from duplicado.law.book import law_82
from duplicado.law.book.law_08 import BoardInRound, board_is_over
from duplicado.law.book.law_12_assigned import AssignedKind, may_differ
from duplicado.law.book.law_82 import (
    BoardOrdered,
    ErrorOfProcedure,
    WrongRuling,
    order_board,
    permits_adjusting,
    remedy_of_error,
    ways_to_rectify,
)
from duplicado.law.edition import EVERY_EDITION, Edition
from duplicado.law.orders import ScoreAdjusted
from duplicado.law.procedure_steps import Finding, Question
from duplicado.table.entries import Ruled
from duplicado.vocabulary.awards import Award, Fault
from duplicado.vocabulary.errors import NotationError

EDITIONS = pytest.mark.parametrize("edition", EVERY_EDITION, ids=str)


@pytest.mark.clause("82A")
def test_procedure_is_restored_before_anything_else() -> None:
    assert ways_to_rectify(ErrorOfProcedure()) == ("82A",)
    assert ways_to_rectify(ErrorOfProcedure(can_be_put_right=False)) == ("82A", "82B2")
    spoiled = ErrorOfProcedure(can_be_put_right=False, has_result=False, adjusting_clauses=("12A2",))
    assert ways_to_rectify(spoiled) == ("82A", "82B2", "82B1", "12A2")
    unlawful = ErrorOfProcedure(has_result=False)
    assert "82B1" not in ways_to_rectify(unlawful)


@pytest.mark.clause("82B1", "12A1", "12B2")
def test_a_score_is_adjusted_only_where_a_law_permits_it() -> None:
    assert permits_adjusting(["16B3", "73C2"], Edition.LAWS_2017) == ("16B3",)
    assert permits_adjusting(["12C1(b)", "12B2", "9A1"], Edition.LAWS_2017) == ()
    assert permits_adjusting(["64C2(a)"], Edition.LAWS_2017) == ("64C2(a)",)
    assert permits_adjusting(["82C"], Edition.LAWS_2017_AMENDED_2024) == ("82C",)
    # 23 is comparable calls in 2017, and what could have been known in 2007.
    assert permits_adjusting(["23"], Edition.LAWS_2017) == ()
    assert permits_adjusting(["23", "17D2", "13B"], Edition.LAWS_2007) == ("23", "17D2", "13B")
    with pytest.raises(NotationError):
        permits_adjusting(["fairness"], Edition.LAWS_2017)


@pytest.mark.rest
@pytest.mark.clause("82B1", "12A")
def test_what_the_cases_adjust_a_score_under_permits_it() -> None:
    adjusting = {
        (effect.clause, edition)
        for file in sorted((Path(__file__).parents[2] / "cases").glob("*/*.yaml"))
        for case in read_cases(file.read_text(encoding="utf-8")).cases
        for edition in case.editions
        for entry in play_case(case, edition)[0].entries
        if isinstance(entry, Ruled)
        for effect in entry.effects
        if isinstance(effect, ScoreAdjusted)
    }
    assert len(adjusting) > 20
    assert {each for each in adjusting if not permits_adjusting([each[0]], each[1])} == set()


@pytest.mark.clause("82B2", "8B2")
def test_a_board_is_played_postponed_or_cancelled() -> None:
    postponed, cancelled = order_board(BoardOrdered.POSTPONED), order_board(BoardOrdered.CANCELLED)
    assert (postponed.round_goes_on, postponed.clauses) == (True, ("82B2", "8B2"))
    assert postponed.round_goes_on is not board_is_over(BoardInRound(postponed=True), round_ended=True)
    assert (cancelled.round_goes_on, cancelled.artificial) == (False, False)
    spoiled = order_board(BoardOrdered.CANCELLED, by_irregularity=True)
    assert (spoiled.artificial, spoiled.clauses) == (True, ("82B2", "12C2(a)"))
    assert order_board(BoardOrdered.PLAYED).clauses == ("82B2",)


@EDITIONS
@pytest.mark.clause("82C", "12A3", "12C1(d)", "12C2(a)")
def test_both_sides_are_innocent_of_the_directors_error(edition: Edition) -> None:
    error = WrongRuling(edition)
    assert remedy_of_error(error, scored_normally=True).kinds == ()
    assigned = remedy_of_error(error, scored_normally=False)
    assert (assigned.kinds, assigned.award, assigned.fault) == ((AssignedKind.ASSIGNED,), None, Fault.NOT)
    assert assigned.clauses == ("82C", "12A3", "12C1(a)")
    unclear = remedy_of_error(WrongRuling(edition, too_many_or_unclear=True), scored_normally=False)
    assert (unclear.kinds, unclear.award) == ((AssignedKind.ASSIGNED, AssignedKind.ARTIFICIAL), Award.AVERAGE_PLUS)
    nothing = remedy_of_error(WrongRuling(edition, can_be_assigned=False), scored_normally=False)
    assert (nothing.kinds, nothing.clauses[-1]) == ((AssignedKind.ARTIFICIAL,), "12C2(a)")
    assert may_differ(assigned.clauses, edition)


@EDITIONS
@pytest.mark.clause("82C")
def test_the_director_is_asked_whether_the_board_can_still_be_scored(edition: Edition) -> None:
    facts = WrongRuling(edition)
    asked = run(law_82.take_up_error(facts), ()).request
    assert asked == Question("82C:scored", blocking=False)
    (goes_on,) = run(law_82.take_up_error(facts), (Finding(True),)).orders
    assert (goes_on.clauses, goes_on.effects) == (("82C", "82A"), ())
    (adjusted,) = run(law_82.take_up_error(facts), (Finding(False),)).orders
    assert adjusted.effects == (ScoreAdjusted("82C"),)
