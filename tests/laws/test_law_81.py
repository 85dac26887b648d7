"""Law 81: the powers and duties of the Director."""

from fractions import Fraction

import pytest

from duplicado.director.matter import run
from duplicado.law.book.law_81 import (
    DelegatedDuty,
    Noticed,
    PenaltyToConsider,
    Referral,
    has_a_basis,
    penalty_to_consider,
    report_due,
    settle_dispute,
    settled_by_players,
    take_up_notice,
)
from duplicado.law.book.law_84_facts import Path, WayToEstablish
from duplicado.law.book.law_85 import BalanceOfProbabilities, Disputed, Evidence, Undetermined
from duplicado.law.edition import EVERY_EDITION, Edition
from duplicado.law.orders import Review
from duplicado.law.procedure_steps import Finding, Question
from duplicado.law.regulations.profile import profile
from duplicado.law.sanction import Readiness, Strength

EDITIONS = pytest.mark.parametrize("edition", EVERY_EDITION, ids=str)


@pytest.mark.clause("81B2")
def test_a_ruling_rests_on_a_law_or_on_an_announced_regulation() -> None:
    assert has_a_basis(["27B1(a)"])
    assert not has_a_basis([])
    assert not has_a_basis(["common sense"])
    assert has_a_basis([], ["no smoking"], ["no smoking", "seven minutes a board"])
    assert not has_a_basis([], ["no smoking"], ["seven minutes a board"])


@pytest.mark.clause("81C", "10A", "10B")
def test_players_do_not_rectify() -> None:
    assert settled_by_players(by_players=True) == ("81C", "10A", "10B")
    assert settled_by_players(by_players=False) == ()


@EDITIONS
@pytest.mark.clause("81C3")
def test_what_the_director_notices_himself(edition: Edition) -> None:
    (too_late,) = run(take_up_notice(Noticed(edition, "61", in_time=False, being_played=True)), ()).orders
    assert (too_late.clauses, too_late.effects) == (("81C3",), ())
    (later,) = run(take_up_notice(Noticed(edition, "61", in_time=True)), ()).orders
    assert (later.clauses, later.effects) == (("81C3", "61"), (Review("61"),))
    playing = Noticed(edition, "61", in_time=True, being_played=True)
    assert run(take_up_notice(playing), ()).request == Question("81C3", blocking=False)
    (now,) = run(take_up_notice(playing), (Finding(True),)).orders
    assert (now.clauses, now.effects) == (("81C3", "61"), ())
    (at_the_end,) = run(take_up_notice(playing), (Finding(False),)).orders
    assert at_the_end.effects == (Review("61"),)


@pytest.mark.clause("81C4", "90A", "91A", "DEF:penalty(procedural)", "DEF:penalty(disciplinary)")
def test_the_word_of_the_law_says_whether_a_penalty_is_considered() -> None:
    assert penalty_to_consider(Strength.MAY) is None
    assert penalty_to_consider(Strength.SHALL) == PenaltyToConsider("90A", Readiness.OFTEN)
    assert penalty_to_consider(Strength.SHOULD, disciplinary=True) == PenaltyToConsider("91A", Readiness.SELDOM)


@pytest.mark.clause("81C6", "85A1", "85B")
def test_a_dispute_is_settled_by_the_facts_and_then_by_law_84() -> None:
    dispute = Disputed((Evidence("hesitated", "South"), Evidence("did not", "West", weight=Fraction(1, 2))))
    weighed, step = settle_dispute(dispute, Path(prescribed=True))
    assert isinstance(weighed, BalanceOfProbabilities)
    assert (weighed.version, weighed.share) == ("hesitated", Fraction(2, 3))
    assert (step.way, step.clauses) == (WayToEstablish.PRESCRIBED, ("85A1", "85A2", "84B"))
    weighed, step = settle_dispute(Disputed(()), Path(prescribed=True))
    assert isinstance(weighed, Undetermined)
    assert (step.way, step.clauses) == (WayToEstablish.RULED_TO_PLAY_ON, ("85B",))


@pytest.mark.clause("81C7", "81D")
def test_referring_and_delegating_are_data() -> None:
    signals = Referral("private signals", "the ethics committee", ("73B2",), (("West", "no"),))
    assert (signals.to, signals.statements) == ("the ethics committee", (("West", "no"),))
    assert DelegatedDuty("table 7", "an assistant", "the Director").responsible == "the Director"


@pytest.mark.clause("81C8")
def test_the_report_tells_results_and_where_it_must_misconduct() -> None:
    assert report_due(profile("wbf"), incidents=2) == ()
    assert report_due(profile("aeb")) == ("results",)
    assert report_due(profile("aeb"), incidents=1) == ("results", "incidents")
    assert report_due(profile("aeb"), incidents=1, event_over=False) == ()
