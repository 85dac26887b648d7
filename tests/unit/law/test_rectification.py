"""Rectifications: one name, one procedure, one kind of fact sheet."""

import pytest

from duplicado.law.book import law_11, law_27, law_90
from duplicado.law.book.law_11 import RightForfeited
from duplicado.law.edition import Edition
from duplicado.law.procedure_steps import Order, Procedure
from duplicado.law.rectification import (
    FactSheet,
    RectificationError,
    SheetClashError,
    fact_sheet,
    rectification_named,
    rectifications,
    rectifies,
    stored_sheets,
)

FORFEITED = RightForfeited(Edition.LAWS_2017)


def nothing(facts: RightForfeited) -> Procedure:
    del facts
    yield from ()


def test_a_rectification_takes_up_its_own_facts_alone() -> None:
    opening = law_11.forfeit.of(FORFEITED)
    assert (opening.law, opening.facts, opening.rectification) == ("11A", FORFEITED, law_11.forfeit)
    assert [order.clauses for order in opening.procedure() if isinstance(order, Order)] == [("11A",)]
    with pytest.raises(RectificationError, match="27 reads IrregularCall, not RightForfeited"):
        rectification_named("27").of(FORFEITED)


def test_a_name_is_that_of_one_procedure() -> None:
    with pytest.raises(RectificationError, match="27 is the name of another"):
        rectifies("27", sheet=RightForfeited)(nothing)
    assert rectification_named("27") is law_27.rectify


@pytest.mark.parametrize("names", [(), ("11A x", "11A y")])
def test_several_names_need_to_say_which_counts(names: tuple[str, ...]) -> None:
    with pytest.raises(RectificationError, match="one name, or several and `name_of`"):
        rectifies(*names, sheet=RightForfeited)(nothing)


def test_where_there_are_several_names_the_sheet_says_which() -> None:
    assert law_90.take_up.names == tuple(offence.value for offence in law_90.Offence)
    assert {rectification_named(name) for name in law_90.take_up.names} == {law_90.take_up}


def test_there_is_none_of_another_name() -> None:
    with pytest.raises(RectificationError, match="17B"):
        rectification_named("17B")


def test_every_sheet_is_read_by_a_rectification() -> None:
    read = {each.sheet for each in rectifications().values()}
    assert {sheet.__name__ for sheet in stored_sheets().values() if not issubclass(sheet, tuple(read))} == set()


def test_a_name_in_records_is_that_of_one_sheet() -> None:
    class Other(FactSheet):
        pass

    with pytest.raises(SheetClashError, match="right-forfeited"):
        fact_sheet("right-forfeited")(Other)
