"""Law 7: control of board and cards."""

import pytest

from duplicado.law.book.law_07 import Permission, forbids_touching, took_the_wrong_hand
from duplicado.law.edition import Edition
from duplicado.vocabulary.seats import Seat


@pytest.mark.clause("7B3")
def test_who_may_permit_it_differs_between_the_editions() -> None:
    for permission, in_2007, in_2017 in (
        (Permission.NOBODY, "7B3", "7B3"),
        (Permission.OPPONENT, "7B3", None),
        (Permission.DIRECTOR, None, None),
    ):
        assert forbids_touching(Seat.E, Seat.S, permission, Edition.LAWS_2007) == in_2007
        assert forbids_touching(Seat.E, Seat.S, permission, Edition.LAWS_2017) == in_2017
    assert forbids_touching(Seat.S, Seat.N, Permission.NOBODY, Edition.LAWS_2017, declarer=Seat.S) is None
    assert forbids_touching(Seat.S, Seat.N, Permission.NOBODY, Edition.LAWS_2017, declarer=Seat.E) == "7B3"


@pytest.mark.clause("7B1")
def test_each_takes_the_hand_of_his_own_pocket() -> None:
    assert took_the_wrong_hand(Seat.S, Seat.N) == "7B1"
    assert took_the_wrong_hand(Seat.S, Seat.S) is None
