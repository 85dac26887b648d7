"""Law 9: procedure following an irregularity."""

import pytest

from duplicado.law.book.law_09 import forbids_attention, forbids_prevention, late_call_of_director
from duplicado.law.edition import Edition
from duplicado.vocabulary.seats import Seat, Side


@pytest.mark.clause("9A1", "9A2", "9A4")
def test_dummy_alone_may_not_draw_attention_and_only_in_the_play() -> None:
    assert forbids_attention(Seat.N, Seat.N, play_has_begun=True, play_is_over=False) == "9A4"
    assert forbids_attention(Seat.N, Seat.N, play_has_begun=False, play_is_over=False) is None
    assert forbids_attention(Seat.N, Seat.N, play_has_begun=True, play_is_over=True) is None
    assert forbids_attention(Seat.E, Seat.N, play_has_begun=True, play_is_over=False) is None


@pytest.mark.clause("9A3")
def test_whose_irregularity_dummy_may_prevent() -> None:
    assert forbids_prevention(Seat.N, Seat.N, Side.EW, Edition.LAWS_2007) == "43A1(c)"
    assert forbids_prevention(Seat.N, Seat.N, Side.NS, Edition.LAWS_2007) is None
    assert forbids_prevention(Seat.N, Seat.N, Side.EW, Edition.LAWS_2017) is None
    assert forbids_prevention(Seat.E, Seat.N, Side.EW, Edition.LAWS_2007) is None


@pytest.mark.clause("9B1(a)", "9B1(b)", "9B1(c)", "9B1(d)")
def test_the_director_is_called_at_once() -> None:
    assert not late_call_of_director(5, 6)
    assert late_call_of_director(5, 9)
