"""Meanings on file answer the Director's question; his own finding prevails."""

import pytest

from duplicado.casebook import reader
from duplicado.casebook.runner import Status, run_case
from duplicado.casebook.table_engine import TableEngine

PASS_OUT_OF_TURN = """
steps:
  - {S: P, meaning: {points: 0-11}}
  - W: attention
  - W: refuse
  - N: 1H
  - E: P
"""
WITH_1NT = PASS_OUT_OF_TURN + "  - {S: 1NT, meaning: {points: 6-9, shape: balanced}}\n"
WITH_1S = PASS_OUT_OF_TURN + "  - {S: 1S, meaning: {points: 6+, S: 4+}}\n"
FREE = "  - expect: {turn: W, questions: [], barred: {}, review: [23C], unauthorized: {}}\n"
BARRED = "  - expect: {turn: W, questions: [], barred: {N: turn}, review: [72C], unauthorized: {NS: [P]}}\n"

INSUFFICIENT = """
steps:
  - N: 1S
  - {E: 1H, meaning: {points: 11-21, H: 5+}}
  - S: attention
  - S: refuse
"""
ACES = """
steps:
  - N: P
  - E: P
  - S: 1S
  - W: P
  - {N: 4NT, meaning: {purpose: ask key cards}}
  - E: P
  - {S: 4D, meaning: {purpose: 1 key card}}
  - W: attention
  - W: refuse
  - {S: 5D, meaning: {purpose: one key card}}
  - expect: {turn: W, questions: [], barred: {}, review: [27D], auction: [P, P, 1S, P, 4NT, P, 5D]}
"""


def check(steps: str, law: str = "2017", *, head: str = "") -> None:
    casebook = reader.read_cases(f"case: told\nlaw: {law}\n{head}{steps}")
    assert not casebook.problems
    (case,) = casebook.cases
    result = run_case(case, TableEngine())
    assert result.status is Status.PASSED, result.differences


@pytest.mark.clause("23A", "23A2", "30B1(b)(i)", "30B1(b)(ii)")
@pytest.mark.parametrize("steps", [WITH_1NT + FREE, WITH_1S + BARRED])
def test_a_pass_out_of_turn_is_judged_by_the_meanings(steps: str) -> None:
    check(steps)


@pytest.mark.parametrize(
    "steps",
    [
        WITH_1NT + "  - director: {23A: true}\n" + FREE,
        WITH_1S + "  - director: {23A: false}\n" + BARRED,
        WITH_1S + "  - W: 2C\n  - director: {23A: false}\n" + BARRED.replace("turn: W", "turn: N"),
    ],
)
def test_a_finding_that_agrees_is_no_error_and_changes_nothing(steps: str) -> None:
    check(steps)


@pytest.mark.parametrize(
    "steps",
    [
        WITH_1NT + "  - director: {23A: false}\n" + BARRED,
        WITH_1S + "  - director: {23A: true}\n" + FREE,
        WITH_1NT + "  - W: 2C\n  - director: {23A: false}\n" + BARRED.replace("turn: W", "turn: N"),
        WITH_1NT + "  - W: 2C\n  - director: {23A: false}\n  - {N: P}\n  - expect: {barred: {}, turn: E}\n",
    ],
)
def test_the_directors_finding_prevails(steps: str) -> None:
    check(steps)


@pytest.mark.clause("82C")
def test_nobody_offends_by_what_he_did_under_the_ruling_that_is_taken_back() -> None:
    # North called as he was free to do; that the Director now finds otherwise does not make him an offender.
    after = "  - expect: {auction: [1H, P, 1NT, 2C, 2H], review: {has: [82C]}, irregularities: [{law: 29, by: S}]}\n"
    check(WITH_1NT + "  - W: 2C\n  - N: 2H\n  - director: {23A: false}\n" + after)


def test_one_meaning_alone_leaves_the_question_to_the_director() -> None:
    asked = "  - expect: {questions: [23A], turn: W}\n"
    check(PASS_OUT_OF_TURN + "  - {S: 1NT, means: 6-9}\n" + asked)
    check(WITH_1NT.replace("meaning: {points: 0-11}", "means: none") + asked)


def test_a_call_repeated_under_31a1_raises_no_question() -> None:
    steps = """
steps:
  - {E: 1C, meaning: {points: 16+}}
  - S: attention
  - S: refuse
  - N: P
  - E: 1C
  - expect: {questions: [], barred: {}, turn: S}
"""
    check(steps)


def test_a_meaning_belongs_to_the_call_that_was_made_not_to_its_place() -> None:
    # South's withdrawn pass and his pass at his turn stand in one place; the second has no meaning on file.
    check(PASS_OUT_OF_TURN + "  - S: P\n  - expect: {questions: [23A]}\n")
    check(PASS_OUT_OF_TURN + "  - {S: P, meaning: {points: 0-11}}\n" + FREE)


@pytest.mark.clause("27B1(a)", "27B1(b)")
def test_insufficient_bids_by_the_meanings() -> None:
    natural = "  - {E: 2H, meaning: {points: 8-15, H: 5+}}\n"
    check(INSUFFICIENT + natural + "  - expect: {questions: [], barred: {}, review: [27D], turn: S}\n", "[2007, 2017]")
    two_suits = "  - {E: 2S, meaning: {points: 8+, H: 5+, any: [{C: 5+}, {D: 5+}]}}\n"
    check(INSUFFICIENT + two_suits + "  - expect: {questions: [27B1(a)]}\n")
    check(INSUFFICIENT + two_suits + "  - expect: {questions: [], barred: {W: auction}}\n", "2007")
    other = "  - {E: 2D, meaning: {points: 11-21, D: 5+}}\n"
    check(INSUFFICIENT + other + "  - expect: {questions: [], barred: {W: auction}, review: [72C]}\n")
    prevails = "  - director: {27B1(a): false, 23A: true}\n  - expect: {questions: [], barred: {}, review: [27D]}\n"
    check(INSUFFICIENT + other + prevails)
    check(INSUFFICIENT + natural + "  - director: {27B1(a): false, 23A: false}\n  - expect: {barred: {W: auction}}\n")


@pytest.mark.clause("27B3")
def test_a_double_that_is_not_comparable_is_cancelled_unless_the_director_finds_otherwise() -> None:
    double = "  - {E: X, meaning: {points: 12+, S: 0-2, H: 3+, D: 3+, C: 3+}}\n"
    check(INSUFFICIENT + double + "  - expect: {turn: E, auction: [1S], barred: {W: auction}, questions: []}\n")
    found = "  - director: {23A: true}\n  - expect: {turn: S, auction: [1S, X], barred: {}, review: [27D]}\n"
    check(INSUFFICIENT + double + found)


@pytest.mark.clause("23A3")
def test_an_answer_to_an_ace_asking_bid_one_level_too_low() -> None:
    check(ACES, head="dealer: N\n")


@pytest.mark.clause("25B1")
def test_a_change_of_call_that_is_accepted() -> None:
    steps = """
dealer: N
steps:
  - {N: 2D, meaning: {any: [{points: 6-10, H: 6}, {points: 6-10, S: 6}]}}
  - {N: instead 2S, meaning: {points: 6-10, S: 6}}
  - E: attention
  - director: {25A: false}
  - E: accept
  - expect: {auction: [2S], questions: [], unauthorized: {}}
"""
    check(steps)
    check(steps.replace("6-10, S: 6}}\n  - E", "12+, S: 4+}}\n  - E").replace("{}}", "{NS: [2D]}}"))


def test_in_2007_a_replacement_must_be_contained() -> None:
    shows = "  - {E: 2H, meaning: {points: 10-15, H: 5+}}\n"
    artificial = INSUFFICIENT.replace("{points: 11-21, H: 5+}", "{points: 11-21, S: 5+}")
    check(artificial + shows + "  - expect: {questions: [], barred: {W: auction}}\n", "2007")
    check(
        artificial + shows + "  - director: {27B1(b): true}\n  - expect: {questions: [], barred: {}, review: [27D]}\n",
        "2007",
    )
