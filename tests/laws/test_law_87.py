"""Law 87: fouled boards."""

import pytest

from duplicado.law.edition import Edition
from duplicado.score.law_87 import (
    BoardForm,
    comparable_groups,
    form_names,
    group_rules,
    is_fouled,
    law_for_fouled_board,
)
from duplicado.score.matchpoints import SmallGroups
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat

DEAL = "AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432"
RIGHT = BoardForm(Deal.parse(f"N:{DEAL}"), Seat.N, Vulnerability.NONE)
TURNED = BoardForm(Deal.parse(f"E:{DEAL}"), Seat.N, Vulnerability.NONE)
MARKED = BoardForm(RIGHT.layout, Seat.E, Vulnerability.NONE)


@pytest.mark.clause("87A")
def test_what_makes_a_board_fouled() -> None:
    assert not is_fouled([RIGHT, RIGHT])
    assert not is_fouled([])
    assert is_fouled([RIGHT, TURNED])
    assert is_fouled([RIGHT, MARKED])
    assert is_fouled([RIGHT, BoardForm(RIGHT.layout, Seat.N, Vulnerability.EW)])


@pytest.mark.clause("87B")
def test_forms_are_named_and_grouped() -> None:
    played = [TURNED, RIGHT, None, TURNED, MARKED, RIGHT, RIGHT]
    names = form_names(played)
    assert names == ("form 2", "", "", "form 2", "form 3", "", "")
    assert comparable_groups(names) == ((0, 3), (1, 2, 5, 6), (4,))
    assert form_names([TURNED, TURNED, RIGHT], RIGHT) == ("form 2", "form 2", "")
    assert form_names([None, None]) == ("", "")


@pytest.mark.clause("87B")
def test_a_group_of_three_that_is_the_largest_goes_by_the_formula() -> None:
    always, formula = SmallGroups.ALWAYS, SmallGroups.NEUBERG
    assert group_rules([3, 2], always) == (formula, always)
    assert group_rules([3, 3], always) == (formula, formula)
    assert group_rules([3, 7], always) == (always, always)
    assert group_rules([2, 1], always) == (always, always)
    assert group_rules([3, 2], SmallGroups.THIRD) == (SmallGroups.THIRD,) * 2
    assert group_rules([], always) == ()


@pytest.mark.clause("87C")
def test_between_teams_there_are_no_groups_since_2017() -> None:
    assert law_for_fouled_board(Edition.LAWS_2017, between_teams=True) == "86B2"
    assert law_for_fouled_board(Edition.LAWS_2007, between_teams=True) == "87B"
    assert law_for_fouled_board(Edition.LAWS_2017, between_teams=False) == "87B"
