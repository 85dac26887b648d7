"""Law 86: boards between teams that cannot be compared as they were played."""

from dataclasses import replace
from fractions import Fraction

import pytest

from duplicado.law.book.law_86 import (
    TeamBoard,
    WhatFollows,
    assigns_by_other_table,
    may_deal_one_board_again,
    remedy,
)
from duplicado.law.edition import Edition
from duplicado.law.regulations.profile import profile
from duplicado.law.sanction import Strength
from duplicado.vocabulary.awards import Award, Fault

OLD, NEW = Edition.LAWS_2007, Edition.LAWS_2017
WBF, AEB = profile("wbf"), profile("aeb")
PLUS, AVERAGE, MINUS, _ = Award
DIRECTLY, PARTLY, NOT = Fault
SINGLE, FOULED = TeamBoard(NEW, results=1), TeamBoard(NEW, results=2)


@pytest.mark.clause("86A", "86C")
def test_one_board_is_not_dealt_again_when_the_match_is_known_without_it() -> None:
    assert may_deal_one_board_again(result_could_be_known=False)
    assert not may_deal_one_board_again(result_could_be_known=True)


@pytest.mark.clause("86B1")
@pytest.mark.parametrize("faults", [(NOT, NOT), (DIRECTLY, NOT), (PARTLY, DIRECTLY)])
def test_a_single_result_that_is_clearly_favourable_is_kept_whoever_is_at_fault(faults: tuple[Fault, Fault]) -> None:
    facts = replace(SINGLE, clearly_favourable=True, faults=faults)
    ruled = remedy(facts, WBF)
    assert (ruled.what, ruled.clauses) == (WhatFollows.ASSIGNED, ("86B1", "12C1(c)"))
    assert assigns_by_other_table(facts) is Strength.SHALL
    assert assigns_by_other_table(SINGLE) is None
    assert assigns_by_other_table(replace(FOULED, clearly_favourable=True)) is None


@pytest.mark.clause("86D")
def test_in_2007_the_director_may_and_for_the_innocent_should() -> None:
    single = replace(SINGLE, edition=OLD)
    assert assigns_by_other_table(single) is Strength.MAY
    assert assigns_by_other_table(replace(single, favours_non_offenders=True)) is Strength.SHOULD
    assert assigns_by_other_table(replace(single, favours_non_offenders=True, from_redeal=True)) is None
    assert remedy(replace(single, favours_non_offenders=True), WBF).clauses == ("86D", "12C1(c)")
    assert remedy(replace(single, clearly_favourable=True), WBF).what is WhatFollows.ASSIGNED
    fouled = remedy(replace(single, results=2, faults=(NOT, DIRECTLY)), WBF)
    assert (fouled.what, fouled.awards) == (WhatFollows.ARTIFICIAL, (PLUS, MINUS))


@pytest.mark.clause("86B2(a)", "86B2", "86:fn27")
def test_nobody_at_fault() -> None:
    with_time = replace(FOULED, time_for_another=True)
    assert remedy(with_time, WBF).what is WhatFollows.SUBSTITUTE
    known = remedy(replace(with_time, result_could_be_known=True), WBF)
    assert (known.what, known.awards) == (WhatFollows.ARTIFICIAL, (PLUS, PLUS))
    assert remedy(FOULED, WBF).clauses == ("86B2(a)", "12C2(a)")


@pytest.mark.clause("86B3")
def test_a_regulation_drops_what_was_fouled_at_both_tables() -> None:
    dropped = remedy(FOULED, AEB)
    assert (dropped.what, dropped.noted) == (WhatFollows.DROPPED, "teams.fouled_both_no_fault")
    assert remedy(replace(FOULED, time_for_another=True), AEB).what is WhatFollows.SUBSTITUTE
    assert remedy(replace(FOULED, faults=(NOT, DIRECTLY)), AEB).what is WhatFollows.BETTER_AND_COMPLEMENT
    assert remedy(SINGLE, AEB).what is WhatFollows.ARTIFICIAL


@pytest.mark.clause("86B2(b)")
def test_one_team_at_fault() -> None:
    first, second = (remedy(replace(FOULED, faults=faults), WBF) for faults in ((DIRECTLY, NOT), (NOT, PARTLY)))
    assert (first.what, first.awards) == (WhatFollows.BETTER_AND_COMPLEMENT, (MINUS, PLUS))
    assert second.awards == (PLUS, MINUS)


@pytest.mark.clause("86B2(c)")
def test_both_teams_at_fault() -> None:
    ruled = remedy(replace(FOULED, faults=(DIRECTLY, PARTLY), time_for_another=True), WBF)
    assert (ruled.what, ruled.clauses[0], ruled.awards) == (WhatFollows.ARTIFICIAL, "86B2(c)", (MINUS, AVERAGE))


@pytest.mark.clause("86B3")
def test_a_regulation_for_boards_played_at_one_table_only() -> None:
    two = WBF.with_decisions("club", {"teams.single_table_imps": "2"})
    ruled = remedy(replace(SINGLE, faults=(NOT, DIRECTLY)), two)
    assert (ruled.imps, ruled.awards, ruled.noted) == (Fraction(2), (PLUS, MINUS), "teams.single_table_imps")
    assert "86B3" in ruled.clauses
    # Never in the place of 86B1, and not for a fouled board.
    assert remedy(replace(SINGLE, clearly_favourable=True), two).what is WhatFollows.ASSIGNED
    assert remedy(replace(FOULED, faults=(NOT, DIRECTLY)), two).imps is None
