"""Law 16B and 73C judged: questions in order, in each edition, with what a poll answers by itself."""

from dataclasses import replace

import pytest

from duplicado.director.judgement.sheets import rights_reserved
from duplicado.director.judgement.steps import work_through
from duplicado.law.book.law_16_judged import UnauthorizedUse
from duplicado.law.book.law_21 import Misinformed
from duplicado.law.edition import Edition
from duplicado.law.judgement import Medium
from duplicado.law.procedure.auction import Auction
from duplicado.law.procedure_steps import Question
from duplicado.vocabulary.calls import DOUBLE, PASS
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Seat

OLD, NEW, AMENDED = Edition.LAWS_2007, Edition.LAWS_2017, Edition.LAWS_2017_AMENDED_2024
FACTS = UnauthorizedUse(NEW, Seat.N, DOUBLE)
ALL_FOUND = {"16B1": Medium.TEMPO, "16B1(b)": True, "16B1(a)": True, "12B1": True, "73C2": True}


def asked(facts: UnauthorizedUse, **findings: object) -> list[str]:
    """Answer yes to whatever is asked, and return the clauses of the questions."""
    found: dict[str, object] = {**ALL_FOUND, "16B1(a):among": True, **findings}
    worked = work_through("16B judged", facts, found)
    assert worked.open is None
    return [step.clause for step in worked.steps]


@pytest.mark.clause("16B1", "16B1(a)", "16B1(b)", "16B3", "73C1", "73C2")
@pytest.mark.parametrize("edition", [NEW, AMENDED], ids=str)
def test_since_2017_the_action_chosen_need_not_be_an_alternative(edition: Edition) -> None:
    assert asked(replace(FACTS, edition=edition)) == ["16B1", "16B1(b)", "16B1(a)", "12B1", "73C2"]
    worked = work_through("16B judged", replace(FACTS, edition=edition), ALL_FOUND)
    assert worked.adjusted == "16B3"
    assert worked.penalties == ("73C2",)
    assert {"16B3", "16B1(a)", "73C1", "12B1", "12C1(a)", "12C1(b)", "90A"} <= set(worked.clauses)


@pytest.mark.clause("16B1(a)", "73C")
def test_in_2007_the_action_chosen_is_one_of_the_alternatives_and_law_90_alone_penalizes() -> None:
    old = replace(FACTS, edition=OLD)
    assert asked(old) == ["16B1", "16B1(b)", "16B1(a)", "16B1(a):among", "12B1"]
    worked = work_through("16B judged", old, {**ALL_FOUND, "16B1(a):among": False})
    assert worked.score_stands
    assert worked.unused == ("12B1", "73C2")
    cited = work_through("16B judged", old, {**ALL_FOUND, "16B1(a):among": True}).clauses
    assert "73C" in cited
    assert "73C1" not in cited
    # What a poll shows to be an alternative is no question.
    polled = work_through("16B judged", replace(old, was_considered=True), ALL_FOUND)
    assert [(step.clause, step.concluded) for step in polled.steps][3] == ("16B1(a):among", True)


@pytest.mark.parametrize(
    ("finding", "value", "by"),
    [("16B1", False, "16B1"), ("16B1(b)", False, "16B1(b)"), ("16B1(a)", False, "16B1(a)"), ("12B1", False, "12B1")],
)
def test_any_no_leaves_the_score_of_the_table(finding: str, value: object, by: str) -> None:
    worked = work_through("16B judged", FACTS, {**ALL_FOUND, finding: value})
    assert worked.adjusted is None
    assert worked.score_stands
    assert by in worked.clauses


@pytest.mark.clause("16B1(b)")
def test_a_poll_answers_the_question_of_alternatives_and_the_director_may_find_otherwise() -> None:
    polled = replace(FACTS, alternatives=(PASS,))
    worked = work_through("16B judged", polled, {"16B1": Medium.TEMPO})
    assert isinstance(worked.open, Question)
    assert worked.open.clause == "16B1(a)"
    assert [step.concluded for step in worked.steps] == [False, True]
    assert work_through("16B judged", polled, {"16B1": Medium.TEMPO, "16B1(b)": False}).score_stands
    nothing_else = replace(FACTS, alternatives=())
    assert work_through("16B judged", nothing_else, {"16B1": Medium.TEMPO}).score_stands


@pytest.mark.clause("16B1", "DEF:extraneous")
def test_a_means_that_is_on_file_is_not_asked_for() -> None:
    known = work_through("16B judged", replace(FACTS, medium=Medium.REMARK), {"16B1(b)": True})
    assert [step.clause for step in known.steps] == ["16B1(b)"]


@pytest.mark.clause("16C3")
def test_what_a_withdrawn_action_told() -> None:
    yes = {"16C2:told": True, "16B1(b)": True, "16C2:suggested": True, "12B1": True}
    assert work_through("16C2 judged", FACTS, yes).adjusted == "16C3"
    old = work_through("16C2 judged", replace(FACTS, edition=OLD), yes)
    assert old.adjusted == "16A4"
    assert [step.clause for step in old.steps] == ["16D2:told", "16B1(b)", "16D2:suggested", "12B1"]
    for key in yes:
        assert work_through("16C2 judged", FACTS, {**yes, key: False}).score_stands


@pytest.mark.clause("16A3", "16A4")
def test_2007_names_what_may_be_used_and_forbids_the_rest() -> None:
    old = replace(FACTS, edition=OLD)
    assert work_through("16A judged", old, {"16A3": True, "12B1": True}).adjusted == "16A4"
    assert work_through("16A judged", old, {"16A3": False}).score_stands


@pytest.mark.clause("16B2", "85A1")
@pytest.mark.parametrize(
    ("policy", "findings", "reviews", "questions"),
    [
        ("allowed", {"16B2": False}, ("16B3",), ["16B2"]),
        ("allowed", {"16B2": True, "85A1": True}, ("16B3",), ["16B2", "85A1"]),
        ("allowed", {"16B2": True, "85A1": False}, (), ["16B2", "85A1"]),
        ("prohibited", {"85A1": True}, ("16B3",), ["85A1"]),
        ("must_call", {"85A1": False}, (), ["85A1"]),
    ],
)
def test_reserving_rights(
    policy: str, findings: dict[str, bool], reviews: tuple[str, ...], questions: list[str]
) -> None:
    facts = rights_reserved(NEW, Seat.E, {"ui.reserve_rights": policy})
    worked = work_through("16B2 judged", facts, findings)
    assert worked.open is None
    assert worked.reviews == reviews
    assert [step.clause for step in worked.steps] == questions


def test_an_unknown_judgement_is_an_error() -> None:
    with pytest.raises(DuplicadoError, match="17B judged"):
        work_through("17B judged", FACTS)
    misinformed = Misinformed(NEW, Seat.N, Auction.of(Seat.N, [PASS, PASS]))
    with pytest.raises(DuplicadoError, match="rule on it there"):
        work_through("21B", misinformed)
