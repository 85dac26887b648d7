"""Laws 12C3 and 89: individual contests; prohibited conduct in the text of 2024."""

import pytest

from duplicado.law.book.law_89 import IllicitAct, is_prohibited_conduct, penalized, rectified
from duplicado.law.edition import Edition


@pytest.mark.clause("12C3", "89")
def test_a_blameless_partner_bears_the_rectification_and_no_penalty() -> None:
    side = ("Ana", "Rui")
    assert rectified(side) == side
    assert penalized(side, {"Rui"}, individual=True) == ("Ana",)
    assert penalized(side, {"Rui"}, individual=False) == side
    assert penalized(side, (), individual=True) == side


@pytest.mark.clause("89")
@pytest.mark.parametrize("act", IllicitAct)
def test_illicit_information_is_prohibited_since_2024(act: IllicitAct) -> None:
    assert is_prohibited_conduct(act, Edition.LAWS_2017_AMENDED_2024)
    assert not is_prohibited_conduct(act, Edition.LAWS_2017)
    # Before, the exchange of it by prearranged means was.
    exchanged = act is not IllicitAct.OBTAIN
    assert is_prohibited_conduct(act, Edition.LAWS_2017, prearranged=True) is exchanged
    assert not is_prohibited_conduct(None, Edition.LAWS_2017_AMENDED_2024, prearranged=True)
