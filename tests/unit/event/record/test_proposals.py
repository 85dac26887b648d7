"""Penalties that the schedule of an event proposes, with what is on record."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

from duplicado.event.adjusting.penalties import RuledPenalty
from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.event.facts.awards import PenaltyRuled
from duplicado.event.facts.office_values import MeasureTaken, Where
from duplicado.event.facts.register import ConductNoted
from duplicado.event.record.scheduled_penalties import as_ruled, proposed_for, schedule_in_force
from duplicado.law.sanction import Measure, PenaltyKind, PenaltyUnit, ProposedPenalty
from duplicado.vocabulary.errors import DuplicadoError

if TYPE_CHECKING:
    from tests.unit.event.record.conftest import Book

EIGHT = tuple(ContestantId(number) for number in range(1, 9))
CLUB = {"pp.standard.percent_of_top": "10", "pp.standard.imps": "3", "pp.steps.other": "0, 1, 2"}


def ruled(who: int, proposed: ProposedPenalty, session: int = 1) -> PenaltyRuled:
    return PenaltyRuled(as_ruled(proposed, EIGHT[who]), session)


@pytest.mark.clause("90A", "90B2")
def test_a_warning_then_penalties_that_rise_with_what_is_on_record(book: Book) -> None:
    book.found(Conditions(options=CLUB))
    seen: list[ProposedPenalty] = []
    for session in (1, 1, 2, 2):
        proposed = proposed_for(book.state, EIGHT[0], "90B2", session)
        seen.append(proposed)
        book.enter(ruled(0, proposed, session))
    assert [each.measure for each in seen] == [Measure.WARNING, *[Measure.PENALTY] * 3]
    assert [each.amount for each in seen] == [0, 10, 20, 20]
    assert proposed_for(book.state, EIGHT[1], "90B2", 2).measure is Measure.WARNING
    assert proposed_for(book.state, EIGHT[0], "90B1", 2).measure is Measure.WARNING


@pytest.mark.clause("90A")
def test_where_the_session_counts_an_earlier_one_is_forgotten(book: Book) -> None:
    book.found(Conditions(options={**CLUB, "pp.counted_over": "session"}))
    book.enter(ruled(0, proposed_for(book.state, EIGHT[0], "90B2", 1)))
    assert proposed_for(book.state, EIGHT[0], "90B2", 1).amount == 10
    assert proposed_for(book.state, EIGHT[0], "90B2", 2).amount == 0


@pytest.mark.clause("90A", "91A")
def test_a_proposal_becomes_a_ruling_in_the_unit_of_the_event(book: Book) -> None:
    book.found(Conditions(method=ScoringMethod.BUTLER, options=CLUB))
    assert schedule_in_force(book.state).unit is PenaltyUnit.IMPS
    book.enter(ruled(0, proposed_for(book.state, EIGHT[0], "90B8", 1)))
    told = as_ruled(proposed_for(book.state, EIGHT[0], "90B8", 1), EIGHT[0], "did not move")
    assert told == RuledPenalty(
        EIGHT[0], Fraction(3), PenaltyUnit.IMPS, PenaltyKind.PROCEDURAL, ("90B8", "90A"), reason="did not move"
    )
    rude = proposed_for(book.state, EIGHT[0], "74A1", 1, kind=PenaltyKind.DISCIPLINARY)
    assert as_ruled(rude, EIGHT[0]).under == ("74A1", "91A")
    assert as_ruled(rude, EIGHT[0]).amount == 0


@pytest.mark.clause("90A", "76A1")
def test_what_has_no_tariff_or_is_no_penalty_in_points_cannot_be_ruled_so(book: Book) -> None:
    book.found()
    with pytest.raises(DuplicadoError, match="name the amount"):
        as_ruled(proposed_for(book.state, EIGHT[0], "90B2", 1), EIGHT[0])
    with pytest.raises(DuplicadoError, match="76A1"):
        as_ruled(ProposedPenalty("76B1", Measure.REMOVAL, "76A1"), EIGHT[0])


@pytest.mark.clause("91A")
def test_a_warning_for_conduct_that_stands_in_the_register_counts(book: Book) -> None:
    book.found(Conditions(options=CLUB))

    def rude() -> Fraction | None:
        return proposed_for(book.state, EIGHT[0], "74A1", 1, kind=PenaltyKind.DISCIPLINARY).amount

    assert rude() == 0
    book.enter(ConductNoted(EIGHT[0], ("74A1",), "insulted an opponent", MeasureTaken.NOTED))
    assert rude() == 0
    warned = book.enter(ConductNoted(EIGHT[0], ("74A1",), "insulted an opponent", MeasureTaken.WARNING, where=Where(1)))
    assert rude() == 10
    book.enter(ConductNoted(EIGHT[0], ("74A2",), "no insult", MeasureTaken.WARNING, instead_of=(warned,)))
    assert rude() == 0
    fine = book.enter(PenaltyRuled(RuledPenalty(EIGHT[0], Fraction(5), PenaltyUnit.MATCHPOINTS, under=("91A",))))
    book.enter(ConductNoted(EIGHT[0], ("74A1",), "again", MeasureTaken.PENALTY, penalty=fine))
    assert rude() == 10
