"""The numbers of 2007 beside those of 2017, and how a case that holds in both is compared."""

import pytest

from duplicado.casebook.reader import read_cases
from duplicado.casebook.runner import Status, run_case
from duplicado.casebook.table_engine import ENGINE
from duplicado.law.edition import Edition, cited_in, in_2007, in_2017
from duplicado.law.reference import ClauseId
from duplicado.law.reference import ClauseId as Id


def numbers(*ids: str) -> set[ClauseId]:
    return {Id.parse(one) for one in ids}


@pytest.mark.parametrize(
    ("new", "old"),
    [("25A6", "25A4"), ("17D3", "17E2"), ("16D2(c)", "16C2(c)"), ("16C2", "16D2"), ("72C", "23"), ("23A", "27B1(b)"),
     ("15A2(a)", "17D2"), ("27A1", "27A1")],
)  # fmt: skip
def test_a_clause_and_what_stands_below_it_move_together(new: str, old: str) -> None:
    assert Id.parse(old) in in_2007(Id.parse(new))
    assert Id.parse(new) in in_2017(Id.parse(old))


def test_a_part_that_the_other_edition_does_not_have_is_the_whole_clause() -> None:
    assert in_2007(Id.parse("23A2")) == (Id.parse("27B1(b)"),)


def test_one_clause_of_2007_may_be_several_of_2017() -> None:
    assert set(in_2017(Id.parse("30A"))) >= numbers("30A", "30B1")
    assert cited_in(Edition.LAWS_2017_AMENDED_2024, "13B1") == "13B1"
    assert cited_in(Edition.LAWS_2007, "13B1") == "13A"


CASE = """
case: two editions
law: {law}
dealer: S
steps:
  - S: 1C
  - W: P
  - S: instead 1S
  - W: attention
  - director: {{25A: true}}
  - expect: {{options: [{{by: W, law: 25A6}}]}}
"""


@pytest.mark.clause("25A6")
def test_a_case_for_both_editions_speaks_in_the_numbers_of_2017() -> None:
    (mixed,) = read_cases(CASE.format(law="[2007, 2017]")).cases
    (old,) = read_cases(CASE.format(law="2007")).cases
    assert run_case(mixed, ENGINE).status is Status.PASSED
    assert run_case(old, ENGINE).status is Status.FAILED
