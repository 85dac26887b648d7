"""Law 9: procedure following an irregularity."""

import pytest

from duplicado.law.book.law_09 import late_call_of_director
from duplicado.law.book.law_42 import forbids_attention, forbids_warning
from duplicado.law.edition import Edition


@pytest.mark.clause("9A1", "9A2", "9A4")
def test_dummy_may_not_be_first_to_draw_attention_before_the_play_is_over() -> None:
    circumstances = {"play_is_over": False, "drawn_by_another": False, "declarers_revoke": False}
    assert forbids_attention(**circumstances) == "43A1(b)"
    assert {forbids_attention(**{**circumstances, each: True}) for each in circumstances} == {None}


@pytest.mark.clause("9A3")
def test_whose_irregularity_dummy_may_prevent() -> None:
    assert forbids_warning(Edition.LAWS_2007, declarers_irregularity=False) == "43A1(c)"
    assert forbids_warning(Edition.LAWS_2007, declarers_irregularity=True) is None
    assert forbids_warning(Edition.LAWS_2017, declarers_irregularity=False) is None


@pytest.mark.clause("9B1(a)", "9B1(b)", "9B1(c)", "9B1(d)")
def test_the_director_is_called_at_once() -> None:
    assert not late_call_of_director(5, 6)
    assert late_call_of_director(5, 9)
