"""Laws 12A and B, 84 and 85: the power to adjust, damage, and from facts to a ruling."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.director.judgement.steps import work_through
from duplicado.law.book.law_12_judged import Unrectified, does_damage, forbids_adjustment
from duplicado.law.book.law_84 import FactsToEstablish
from duplicado.law.edition import Edition

OLD, NEW = Edition.LAWS_2007, Edition.LAWS_2017
EDITIONS = pytest.mark.parametrize("edition", [OLD, NEW, Edition.LAWS_2017_AMENDED_2024], ids=str)
FIGURES = st.fractions(-20, 20, max_denominator=12)


@pytest.mark.clause("12A")
def test_a_law_must_empower_the_director() -> None:
    assert forbids_adjustment(["16B3"], NEW) is None
    assert forbids_adjustment(["75B1", "12B1"], NEW) is None
    assert forbids_adjustment([], NEW) == "12A"
    assert forbids_adjustment(["12B2", "74A1"], NEW) == "12A"
    # By the numbers of 2007: 16A4, 23, 73F; 23 of 2017 empowers nobody by itself.
    for number in ("16A4", "23", "73F", "40B5", "50E3"):
        assert forbids_adjustment([number], OLD) is None, number
    assert forbids_adjustment(["23"], NEW) == "12A"
    assert forbids_adjustment(["16B3"], NEW, in_time=False) == "92B"


@pytest.mark.clause("12B1")
@given(FIGURES, FIGURES)
def test_damage_is_less_than_could_be_expected(expectation: Fraction, obtained: Fraction) -> None:
    assert does_damage(expectation, obtained) is (obtained < expectation)
    assert not (does_damage(expectation, obtained) and does_damage(obtained, expectation))


@pytest.mark.clause("12A1", "12A2", "12A3", "12B2")
@EDITIONS
@pytest.mark.parametrize(
    ("found", "adjusted", "cited"),
    [
        ({"12A1": True, "12B1": True}, "12A1", "84D"),
        ({"12A1": True, "12B1": False}, None, "12B1"),
        ({"12A1": False, "12A2": True}, "12A2", "12C2(a)"),
        ({"12A1": False, "12A2": False, "12A3": True, "82C": True}, "12A3", "82C"),
        ({"12A1": False, "12A2": False, "12A3": True, "82C": False, "12B1": True}, "12A3", "12B1"),
        ({"12A1": False, "12A2": False, "12A3": False}, None, "12B2"),
    ],
)
def test_the_powers_of_12a(edition: Edition, found: dict[str, bool], adjusted: str | None, cited: str) -> None:
    worked = work_through("12A judged", Unrectified(edition), found)
    assert worked.open is None
    assert worked.adjusted == adjusted
    assert cited in worked.clauses
    assert worked.unused == ()


@pytest.mark.clause("84A", "84B", "84C", "84D", "85A1", "85A2", "85B")
@EDITIONS
@pytest.mark.parametrize(
    ("found", "clauses", "adjusted"),
    [
        ({"84": True, "84B": False, "84D": False}, {"84A"}, None),
        ({"84": True, "84B": True, "84C": False}, {"84B"}, None),
        ({"84": True, "84B": True, "84C": True}, {"84B", "84C", "10C1"}, None),
        ({"84": True, "84B": False, "84D": True, "12B1": True}, {"84D", "12A1", "12B1"}, "84D"),
        ({"84": False, "85A1": False}, {"85B"}, None),
        ({"84": False, "85A1": True, "84B": False, "84D": False}, {"85A1", "85A2", "84A"}, None),
    ],
)
def test_from_the_facts_to_a_ruling(
    edition: Edition, found: dict[str, bool], clauses: set[str], adjusted: str | None
) -> None:
    worked = work_through("84 judged", FactsToEstablish(edition), found)
    assert worked.open is None
    assert worked.adjusted == adjusted
    assert clauses <= set(worked.clauses)
