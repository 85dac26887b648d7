"""Rounding by its stated rules."""

from decimal import ROUND_HALF_EVEN, ROUND_HALF_UP, Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.score.rounding import Rounding, decimal_text, rounded
from duplicado.vocabulary.errors import DuplicadoError

ELSEWHERE = {Rounding.HALF_AWAY_FROM_ZERO: ROUND_HALF_UP, Rounding.HALF_EVEN: ROUND_HALF_EVEN}


@given(st.integers(-(10**6), 10**6), st.integers(0, 3), st.sampled_from(sorted(ELSEWHERE, key=repr)))
def test_as_the_decimal_module_rounds(thousandths: int, places: int, rule: Rounding) -> None:
    expected = (Decimal(thousandths) / 1000).quantize(Decimal(1).scaleb(-places), ELSEWHERE[rule])
    text = decimal_text(Fraction(thousandths, 1000), places, rule)
    assert Decimal(text) == expected
    assert len(text.partition(".")[2]) == places
    assert Fraction(text) == rounded(Fraction(thousandths, 1000), places, rule)


@pytest.mark.parametrize(
    ("value", "average", "text"),
    [("12.65", 20, "12.7"), ("27.35", 20, "27.3"), ("12.65", 10, "12.6"), ("7.35", 10, "7.4"), ("10.01", 10, "10.0")],
)
def test_halves_towards_average(value: str, average: int, text: str) -> None:
    assert decimal_text(Fraction(value), 1, Rounding.HALF_TOWARDS_AVERAGE, average=Fraction(average)) == text


def test_signs_and_whole_numbers() -> None:
    assert [decimal_text(Fraction(-1, 3), places) for places in (0, 2)] == ["0", "-0.33"]
    assert decimal_text(Fraction(-1, 1000), 2) == "0.00"
    assert rounded(Fraction(-125), -1) == -130
    with pytest.raises(DuplicadoError, match="-1 decimal places"):
        decimal_text(Fraction(1), -1)
