"""Matters of the Director's own office in the interview (9B, 12C, 81C3, 82, 92): clauses, scores, words."""

from __future__ import annotations

import pytest
from tests.interview.test_late_claims import told

from duplicado.director.interview.questions import Upshot
from duplicado.event.adjusting.rulings import Assigned, ByFault
from duplicado.event.record.ruling_from_interview import score_heard
from duplicado.law.edition import Edition
from duplicado.locale import Language
from duplicado.publish.interview.finding import find_incidents
from duplicado.publish.interview.outcome import tell_outcome
from duplicado.publish.interview.questions import tell_misfit
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.awards import Fault
from duplicado.vocabulary.contracts import Contract

NEW, OLD = Edition.LAWS_2017, Edition.LAWS_2007
ENGLISH = RulingWords.of(Language.ENGLISH)
EDITIONS = pytest.mark.parametrize("edition", [NEW, OLD], ids=str)


@EDITIONS
@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("9B1", "right-in-doubt"),
        ("9b2", "right-in-doubt"),
        ("12C1(d)", "score-to-be-adjusted"),
        ("12c2", "score-to-be-adjusted"),
        ("79C", "wrong-score"),
        ("81C3", "noticed-by-director"),
        ("82A", "error-of-procedure"),
        ("82C", "directors-error"),
        ("87", "fouled-board"),
        ("92", "appeal"),
        ("92B", "appeal"),
    ],
)
def test_a_number_of_the_office_leads_to_one_incident(typed: str, meant: str, edition: Edition) -> None:
    assert [each.id for each in find_incidents(typed, edition=edition)] == [meant]


@pytest.mark.parametrize(("typed", "edition"), [("86B1", NEW), ("86B2", NEW), ("86B3", NEW), ("86D", OLD)])
def test_a_board_between_teams_is_found_by_its_clause(typed: str, edition: Edition) -> None:
    assert [each.id for each in find_incidents(typed, edition=edition)] == ["team-board-not-comparable"]


@pytest.mark.parametrize(("typed", "edition"), [("79B3", NEW), ("79B2", OLD)])
def test_a_late_count_of_tricks_is_found_by_its_clause(typed: str, edition: Edition) -> None:
    assert [each.id for each in find_incidents(typed, edition=edition)] == ["tricks-disagreed"]


@EDITIONS
@pytest.mark.clause("9B1(a)", "10A", "10B", "11A", "81C")
def test_the_director_was_called_late(edition: Edition) -> None:
    at_once = told("right-in-doubt", "4; 0", edition)
    assert at_once.is_complete
    settled = told("right-in-doubt", "4; 3; yes; no", edition)
    assert {"9B1(a)", "81C", "10A", "10B"} <= set(tell_outcome(ENGLISH, settled).clauses)
    lost = tell_outcome(ENGLISH, told("right-in-doubt", "4; 1; no; yes", edition))
    assert "11A" in lost.clauses
    assert "lost its right" in " ".join(lost.said)


@EDITIONS
@pytest.mark.clause("82C", "12A3", "12C1(a)", "12C1(d)")
def test_after_an_error_of_the_directors_each_side_gets_its_own_score(edition: Edition) -> None:
    apart = told("directors-error", "no; 4S S =; 4S S -1", edition)
    assert apart.is_complete
    score = score_heard(apart)
    assert score is not None
    assert (score.north_south, score.east_west) == (
        Assigned.to(Contract.parse("4S S"), 10),
        Assigned.to(Contract.parse("4S S"), 9),
    )
    assert score.under == ("82C",)
    for language in Language:
        said = " ".join(tell_outcome(RulingWords.of(language), apart).said)
        assert "82C" in said
        assert said.count("4♠") == 2
    same = score_heard(told("directors-error", "no; 60% 4S S =, 40% 4S S -1; ", edition))
    assert same is not None
    assert same.north_south == same.east_west
    unclear = score_heard(told("directors-error", "no; ; artificial", edition))
    assert unclear is not None
    assert (unclear.north_south, unclear.east_west) == (ByFault(Fault.NOT), ByFault(Fault.NOT))
    assert unclear.under == ("12C1(d)",)
    normally = told("directors-error", "yes", edition)
    assert score_heard(normally) is None
    assert "scored normally" in tell_outcome(ENGLISH, normally).said[0]


@EDITIONS
@pytest.mark.clause("12A3", "82C")
def test_a_wrong_rectification_that_was_the_directors_error_has_both_sides_innocent(edition: Edition) -> None:
    outcome = told("no-rectification", "no; no; yes; yes; 4S S =; 4S S -1", edition)
    score = score_heard(outcome)
    assert score is not None
    assert score.north_south != score.east_west
    assert {"12A3", "82C"} <= set(tell_outcome(ENGLISH, outcome).clauses)


@EDITIONS
@pytest.mark.clause("82A", "82B1", "82B2", "8B2")
def test_an_error_of_procedure(edition: Edition) -> None:
    said = {
        way: tell_outcome(ENGLISH, told("error-of-procedure", way, edition)).said[0] for way in ("yes", "no; yes; yes")
    }
    assert "restored" in said["yes"]
    assert "round goes on" in said["no; yes; yes"]
    cancelled = told("error-of-procedure", "no; no; not; partly", edition)
    assert cancelled.is_complete
    score = score_heard(cancelled)
    assert score is not None
    assert (score.north_south, score.east_west) == (ByFault(Fault.NOT), ByFault(Fault.PARTLY))


@EDITIONS
@pytest.mark.clause("81C3")
def test_what_the_director_notices_himself(edition: Edition) -> None:
    late = told("noticed-by-director", "64A; yes", edition)
    assert late.concluded[0].ruling == Upshot("noticed too late")
    assert ("92B" in late.concluded[0].clauses) is (edition is NEW)
    now = told("noticed-by-director", "61; no; yes; yes", edition)
    assert tell_outcome(ENGLISH, now).clauses == ("81C3", "61")
    later = told("noticed-by-director", "64C; no; no", edition)
    assert later.state is not None
    assert later.state.table.reviews == ("64C",)


@EDITIONS
@pytest.mark.clause("12A", "12C1(a)", "12C1(c)", "12C2(a)")
def test_a_score_that_is_still_to_be_worked_out(edition: Edition) -> None:
    tail = "; ; ; nothing" if edition is NEW else "; nothing"
    outcome = told("score-to-be-adjusted", f"16B3; 60% 4S S =, 40% 4S S -1{tail}", edition)
    assert outcome.is_complete
    assert score_heard(outcome) is not None
    none = score_heard(told("score-to-be-adjusted", "12C2; not; directly", edition))
    assert none is not None
    assert (none.north_south, none.east_west) == (ByFault(Fault.NOT), ByFault(Fault.DIRECTLY))
    refused = told("score-to-be-adjusted", "27A1", edition)
    assert refused.misfit is not None
    assert "12A" in tell_misfit(ENGLISH, refused.misfit)


@EDITIONS
@pytest.mark.clause("92A", "92B", "92C", "92D1", "92D2")
@pytest.mark.parametrize(
    ("answers", "kind", "word", "number"),
    [
        ("no", ContestKind.PAIRS, "ruling first", "92C"),
        ("yes; no", ContestKind.PAIRS, "appeal not heard", "92A"),
        ("yes; yes; no", ContestKind.PAIRS, "appeal not heard", "92B"),
        ("yes; yes; yes; 1", ContestKind.PAIRS, "appeal heard", "92A"),
        ("yes; yes; yes; 2", ContestKind.PAIRS, "appeal not heard", "92D1"),
        ("yes; yes; yes; 3", ContestKind.PAIRS, "appeal heard", "92A"),
        ("yes; yes; yes; no", ContestKind.TEAMS, "appeal not heard", "92D2"),
        ("yes; yes; yes; yes", ContestKind.TEAMS, "appeal heard", "92A"),
        ("yes; yes; yes", ContestKind.INDIVIDUAL, "appeal heard", "92A"),
    ],
)
def test_who_may_appeal(answers: str, kind: ContestKind, word: str, number: str, edition: Edition) -> None:
    outcome = told("appeal", answers, edition, kind)
    assert outcome.is_complete
    (concluded,) = outcome.concluded
    assert (concluded.ruling, concluded.clauses[0]) == (Upshot(word), number)
