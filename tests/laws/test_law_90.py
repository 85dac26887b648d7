"""Law 90: procedural penalties, and the schedule of a contest."""

from datetime import UTC, datetime, timedelta
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.director.matter import run
from duplicado.law.book.law_07 import Permission
from duplicado.law.book.law_90 import (
    Offence,
    OffenceCharged,
    OffenceGround,
    arrived_late,
    boarded_wrongly,
    compared_scores,
    did_not_obey,
    discussed_aloud,
    error_spoiled_a_score,
    may_be_penalized,
    take_up,
    touched_cards,
    unduly_slow,
)
from duplicado.law.edition import EVERY_EDITION, Edition
from duplicado.law.procedure_steps import Finding, Question
from duplicado.law.regulations.profile import profile
from duplicado.law.sanction import Measure, PenaltyKind, PenaltyUnit, ProposedPenalty, Readiness
from duplicado.law.schedule import STEPS_OF_OFFENCES, PastOffence, Schedule, due, earlier, schedule_of
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Seat, Side

OLD, NEW = Edition.LAWS_2007, Edition.LAWS_2017
EDITIONS = pytest.mark.parametrize("edition", EVERY_EDITION, ids=str)
START = datetime(2026, 1, 5, 19, tzinfo=UTC)
MINUTE = timedelta(minutes=1)
CLUB = {
    "pp.standard.percent_of_top": "10",
    "pp.standard.victory_points": "1/2",
    "pp.steps.other": "1, 2",
    "pp.steps.slow_play": "0, 1, 3",
    "pp.warning_first": "sí",
}
SCHEDULE = schedule_of(profile("wbf").with_decisions("club", CLUB), PenaltyUnit.MATCHPOINTS)


@pytest.mark.clause("90A")
def test_the_grounds_for_a_penalty() -> None:
    for edition in EVERY_EDITION:
        assert all(may_be_penalized(ground, edition, at_another_table=True) for ground in OffenceGround)
    adjusted = OffenceGround.REQUIRES_ADJUSTED_SCORE
    assert [may_be_penalized(adjusted, edition) for edition in EVERY_EDITION] == [False, True, True]
    assert may_be_penalized(OffenceGround.DELAYS, OLD)


@pytest.mark.clause("90B1", "90B2")
def test_lateness_and_slowness() -> None:
    assert arrived_late(after_the_start=False) is None
    assert arrived_late(after_the_start=True) is Offence.LATE_ARRIVAL
    both = frozenset(Side)
    assert unduly_slow(20 * MINUTE, 20 * MINUTE, both) == ()
    assert unduly_slow(21 * MINUTE, 20 * MINUTE, frozenset({Side.EW})) == ((Side.EW, Offence.SLOW_PLAY),)
    assert [side for side, _ in unduly_slow(21 * MINUTE, 20 * MINUTE, both)] == [*Side]
    assert unduly_slow(21 * MINUTE, 20 * MINUTE, frozenset()) == ()


@pytest.mark.clause("90B3", "90B4", "90B5", "90B6", "90B7", "90B8", "7B3")
def test_the_other_offences_that_the_law_names() -> None:
    assert (discussed_aloud(may_be_overheard=True), discussed_aloud(may_be_overheard=False)) == (
        Offence.OVERHEARD,
        None,
    )
    assert (compared_scores(authorized=False), compared_scores(authorized=True)) == (Offence.COMPARING_SCORES, None)
    touches = {edition: touched_cards(Seat.E, Seat.N, Permission.OPPONENT, edition) for edition in (OLD, NEW)}
    assert touches == {OLD: Offence.TOUCHING_CARDS, NEW: None}
    assert touched_cards(Seat.S, Seat.N, Permission.NOBODY, NEW, declarer=Seat.S) is None
    assert (boarded_wrongly(Seat.W, Seat.N), boarded_wrongly(Seat.N, Seat.N)) == (Offence.MISPLACED_CARD, None)
    spoiled = (error_spoiled_a_score(adjusted_for_any_contestant=answer) for answer in (True, False))
    assert tuple(spoiled) == (Offence.SPOILED_SCORE, None)
    assert (did_not_obey(complied_promptly=False), did_not_obey(complied_promptly=True)) == (Offence.DISOBEDIENCE, None)
    assert set(STEPS_OF_OFFENCES) == {offence.value for offence in Offence}


@EDITIONS
@pytest.mark.parametrize("offence", Offence)
@pytest.mark.clause("90A", "90B2", "90B4")
def test_the_director_finds_the_offence_and_the_schedule_proposes(offence: Offence, edition: Edition) -> None:
    facts = OffenceCharged(edition, offence, SCHEDULE, earlier=2)
    assert take_up.of(facts).law == offence.value
    assert run(take_up(facts), ()).request == Question(offence.value, blocking=False)
    (not_so,) = run(take_up(facts), (Finding(False),)).orders
    assert (not_so.clauses, not_so.effects) == ((offence.value,), ())
    (order,) = run(take_up(facts), (Finding(True),)).orders
    assert order.clauses[:2] == (offence.value, "90A")
    assert order.effects == (due(offence.value, 2, SCHEDULE),)
    if offence is Offence.COMPARING_SCORES:
        assert order.clauses[2:] == (("16C",) if edition is OLD else ("16D",))


@pytest.mark.clause("90B2")
def test_a_warning_first_where_the_schedule_says_so() -> None:
    slow = [due("90B2", before, SCHEDULE) for before in range(5)]
    assert [each.amount for each in slow] == [0, 10, 30, 30, 30]
    assert [each.measure for each in slow[:2]] == [Measure.WARNING, Measure.PENALTY]
    assert [each.occurrence for each in slow] == [1, 2, 3, 4, 5]
    # Its own steps do not begin with a warning, and the club wants one.
    assert [due("90B1", before, SCHEDULE).amount for before in range(4)] == [0, 10, 20, 20]
    assert due("90B1", 1, SCHEDULE) == ProposedPenalty(
        "90B1", Measure.PENALTY, "90A", 2, Fraction(10), PenaltyUnit.PERCENT_OF_TOP
    )


@pytest.mark.clause("90A")
def test_no_law_has_a_tariff() -> None:
    bare = schedule_of(profile("wbf"), PenaltyUnit.IMPS)
    assert bare == Schedule(PenaltyUnit.IMPS)
    open_one = due("90B2", 0, bare)
    assert (open_one.measure, open_one.amount, open_one.unit) == (Measure.PENALTY, None, PenaltyUnit.IMPS)
    in_points = schedule_of(profile("wbf").with_decisions("club", CLUB), PenaltyUnit.POINTS)
    assert due("90B2", 1, in_points).amount is None
    of_victory_points = schedule_of(profile("wbf").with_decisions("club", CLUB), PenaltyUnit.VICTORY_POINTS)
    assert due("90B2", 2, of_victory_points).amount == Fraction(3, 2)


@pytest.mark.clause("91A")
def test_discipline_has_steps_of_its_own() -> None:
    own = Schedule(PenaltyUnit.IMPS, Fraction(3), (Fraction(1),), disciplinary_steps=(Fraction(2), Fraction(4)))
    told = [due("74A1", before, own, kind=PenaltyKind.DISCIPLINARY, readiness=Readiness.SELDOM) for before in range(4)]
    assert [each.amount for each in told] == [0, 6, 12, 12]
    assert {each.under for each in told} == {"91A"}
    # A warning that the word of the Law asks for and one that the steps begin with are the same.
    warned = Schedule(PenaltyUnit.IMPS, Fraction(3), (Fraction(0), Fraction(1)))
    assert [due("74B1", before, warned, readiness=Readiness.SELDOM).amount for before in range(3)] == [0, 3, 3]


@pytest.mark.parametrize("steps", ["-1", "2, 1", "0, 1, 1/2"])
def test_steps_that_go_down_are_refused(steps: str) -> None:
    with pytest.raises(DuplicadoError):
        Schedule(PenaltyUnit.IMPS, Fraction(1), own_steps=(("90B2", tuple(map(Fraction, steps.split(",")))),))
    with pytest.raises(DuplicadoError):
        Schedule(PenaltyUnit.IMPS, Fraction(-1))
    with pytest.raises(DuplicadoError):
        due("90B2", -1, SCHEDULE)


@pytest.mark.clause("90A")
def test_offences_are_counted_per_contestant_clause_and_session() -> None:
    past = [
        PastOffence("pair 1", ("90B2",), 1),
        PastOffence("pair 1", ("90B2", "90A"), 2),
        PastOffence("pair 1", ("90B1",), 2),
        PastOffence("pair 2", ("90B2",), 2),
        PastOffence("pair 1", ("90B2",)),
    ]
    assert earlier("90B2", "pair 1", past) == 3
    assert earlier("90B2", "pair 1", past, session=2) == 2
    assert earlier("90B2", "pair 3", past) == 0


STEPS = st.lists(st.fractions(0, 5, max_denominator=4), max_size=4).map(lambda steps: tuple(sorted(steps)))
SCHEDULES = st.builds(
    Schedule,
    st.sampled_from(PenaltyUnit),
    st.fractions(0, 20, max_denominator=4),
    STEPS,
    st.lists(
        st.tuples(st.sampled_from(sorted(STEPS_OF_OFFENCES)), STEPS), max_size=3, unique_by=lambda pair: pair[0]
    ).map(tuple),
    STEPS,
    st.booleans(),
)
MILD = (Measure.ADVICE, Measure.WARNING, Measure.PENALTY)


@given(
    SCHEDULES, st.sampled_from(sorted(STEPS_OF_OFFENCES)), st.integers(0, 10), st.sampled_from(PenaltyKind),
    st.none() | st.sampled_from(Readiness),
)  # fmt: skip
def test_a_repeated_offence_never_costs_less(
    schedule: Schedule, number: str, before: int, kind: PenaltyKind, readiness: Readiness | None
) -> None:
    now, next_time = (due(number, times, schedule, kind=kind, readiness=readiness) for times in (before, before + 1))
    assert now.amount is not None
    assert next_time.amount is not None
    assert 0 <= now.amount <= next_time.amount
    assert MILD.index(now.measure) <= MILD.index(next_time.measure)
    assert (now.amount > 0) <= (now.measure is Measure.PENALTY)
    if schedule.warning_first and before == 0:
        assert now.measure in {Measure.ADVICE, Measure.WARNING}
