"""Rulings on scores as a director writes them."""

from contextlib import suppress
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.event.adjusting.rulings import (
    Assigned,
    AssignedOutcome,
    ByFault,
    SelfInflictedDamage,
    SideRuling,
    Unchanged,
)
from duplicado.formats.ruling_text import read_side_ruling
from duplicado.law.book.law_12_assigned import OwnAction, OwnDamage
from duplicado.locale import Language
from duplicado.score.side_score import Artificial
from duplicado.vocabulary.awards import Award, Fault
from duplicado.vocabulary.contracts import PASSED_OUT, Contract
from duplicado.vocabulary.errors import NotationError

FOUR = Contract.parse("4S N")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("keep", Unchanged()),
        ("A+", ByFault(Fault.NOT)),
        ("a", ByFault(Fault.PARTLY)),
        ("A-", ByFault(Fault.DIRECTLY)),
        ("session", Artificial(Award.SESSION_AVERAGE)),
        ("60%", Artificial(share=Fraction(3, 5))),
        ("62,5 %", Artificial(share=Fraction(5, 8))),
        ("3 imps", Artificial(amount=Fraction(3))),
        ("-2.5 IMPs", Artificial(amount=Fraction(-5, 2))),
        ("A+ or 7 imps", Artificial(Award.AVERAGE_PLUS, board_was_played=True, assigned=Fraction(7))),
        ("rest", Artificial(Award.AVERAGE_MINUS, board_was_played=True, complement=True)),
        ("4S N -1", Assigned((AssignedOutcome(FOUR, 9),))),
        ("pass", Assigned((AssignedOutcome(PASSED_OUT),))),
        ("-100", Assigned((AssignedOutcome(north_south=-100),))),
        (
            "40% 4S N =, 60% pass",
            Assigned(
                (AssignedOutcome(FOUR, 10, weight=Fraction(2, 5)), AssignedOutcome(PASSED_OUT, weight=Fraction(3, 5)))
            ),
        ),
        (
            "12,5% 4S N =; 87.5% -50",
            Assigned(
                (
                    AssignedOutcome(FOUR, 10, weight=Fraction(1, 8)),
                    AssignedOutcome(north_south=-50, weight=Fraction(7, 8)),
                )
            ),
        ),
        (
            "self 4S N = / 4S N -1 / gambling action",
            SelfInflictedDamage(
                Assigned((AssignedOutcome(FOUR, 10),)),
                Assigned((AssignedOutcome(FOUR, 9),)),
                OwnDamage(OwnAction.GAMBLING_ACTION),
            ),
        ),
    ],
)
def test_a_ruling_is_read(text: str, expected: SideRuling) -> None:
    assert read_side_ruling(text) == expected


def test_results_are_in_the_letters_of_the_language() -> None:
    assert read_side_ruling("4P N =", Language("es")) == Assigned((AssignedOutcome(FOUR, 10),))
    assert read_side_ruling("4E N =", Language("pt")) == Assigned((AssignedOutcome(FOUR, 10),))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "101%",
        "40% 4S N =",
        "40% 4S N =, 50% pass",
        "4S N =, pass",
        "np",
        "A++",
        "self 4S N = / pass",
        "4S N = / x / y",
    ],
)
def test_what_is_no_ruling_is_refused_with_a_remedy(text: str) -> None:
    with pytest.raises(NotationError):
        read_side_ruling(text)


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(NotationError):
        read_side_ruling(text)
