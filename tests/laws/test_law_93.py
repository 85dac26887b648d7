"""Law 93: who hears an appeal, what a committee may do, and further appeals."""

import pytest

from duplicado.law.book.law_93 import (
    Body,
    CommitteePower,
    Point,
    Route,
    committee_may,
    further_body,
    hears_everything,
    may_refer_to_authority,
    route,
)
from duplicado.law.edition import EVERY_EDITION, Edition
from duplicado.law.regulations.profile import profile
from duplicado.law.sanction import PenaltyKind

OLD, NEW = Edition.LAWS_2007, Edition.LAWS_2017
WBF, AEB = profile("wbf"), profile("aeb")
ALTERNATIVE = WBF.with_decisions("club", {"appeal.body": "alternative"})
EDITIONS = pytest.mark.parametrize("edition", EVERY_EDITION, ids=str)
ALONE = Body.DIRECTOR_IN_CHARGE


@EDITIONS
@pytest.mark.clause("93A")
def test_without_a_committee_the_director_in_charge_hears_everything(edition: Edition) -> None:
    assert hears_everything(WBF, edition) is ALONE
    assert hears_everything(AEB, edition) is None
    assert hears_everything(AEB, edition, can_meet=False) is ALONE
    points = (Point.LAW, Point.FACT)
    assert route(points, WBF, edition) == tuple(Route(point, ALONE, "93A") for point in points)
    assert route(points, AEB, edition, can_meet=False) == route(points, WBF, edition)


@EDITIONS
@pytest.mark.clause("93B1", "93B2")
def test_the_part_of_law_is_the_directors_and_the_rest_goes_to_the_committee(edition: Edition) -> None:
    law, judgement = route((Point.LAW, Point.JUDGEMENT), AEB, edition)
    assert law == Route(Point.LAW, ALONE, "93B1", then=Body.COMMITTEE)
    assert judgement == Route(Point.JUDGEMENT, Body.COMMITTEE, "93B2")


@pytest.mark.clause("93A", "80B2(k)")
def test_an_authorized_alternative_is_known_since_2017() -> None:
    assert hears_everything(ALTERNATIVE, NEW) is None
    assert hears_everything(ALTERNATIVE, OLD) is ALONE
    (fact,) = route((Point.FACT,), ALTERNATIVE, NEW)
    assert fact.by is Body.ALTERNATIVE


@pytest.mark.clause("93B3", "91A")
def test_what_a_committee_may_not_overrule() -> None:
    powers = {point: committee_may(point) for point in Point}
    assert {point for point, power in powers.items() if power is CommitteePower.RECOMMEND} == {
        Point.LAW,
        Point.DISCIPLINE,
    }
    assert committee_may(Point.JUDGEMENT, penalty=PenaltyKind.DISCIPLINARY) is CommitteePower.RECOMMEND
    assert committee_may(Point.JUDGEMENT, penalty=PenaltyKind.PROCEDURAL) is CommitteePower.DECIDE


@pytest.mark.clause("93C1", "93C2", "93C3(a)")
def test_further_appeals_are_a_matter_of_regulations() -> None:
    assert further_body(WBF, 0) is None
    assert further_body(AEB, 0) == "committees of the AEB"
    assert further_body(AEB, 1) is None
    assert may_refer_to_authority(WBF)
    told = {"appeal.further_levels": "the league, the federation", "appeal.final_body": "the league"}
    both = WBF.with_decisions("club", {"appeal.further_levels": told["appeal.further_levels"]})
    assert [further_body(both, heard) for heard in range(3)] == ["the league", "the federation", None]
    assert [further_body(WBF.with_decisions("club", told), heard) for heard in range(2)] == ["the league", None]
