"""Laws 12C3 and 89: individual contests."""

import pytest

from duplicado.law.book.law_89 import penalized


@pytest.mark.clause("12C3", "89")
def test_a_blameless_partner_gets_no_penalty() -> None:
    side = ("Ana", "Rui")
    assert penalized(side, {"Rui"}, individual=True) == ("Ana",)
    assert penalized(side, {"Rui"}, individual=False) == side
    assert penalized(side, (), individual=True) == side
