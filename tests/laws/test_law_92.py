"""Law 92: who may appeal, through whom, with whose concurrence, until when."""

from dataclasses import replace

import pytest

from duplicado.law.book.law_79_time import TimeStanding, Timing
from duplicado.law.book.law_92 import (
    Appellants,
    Lodged,
    Received,
    Reception,
    concurrence_lacking,
    receive,
    way_of_appeal,
)

IN_TIME, LATE = Timing(TimeStanding.IN_TIME, "92B"), Timing(TimeStanding.TOO_LATE, "92B")
PAIR = Lodged(Appellants.PAIR, was_at_the_table=True, timing=IN_TIME)
INDIVIDUAL, OF_PAIR, TEAM = Appellants


@pytest.mark.clause("92C")
def test_an_appeal_goes_through_the_director_and_needs_his_ruling() -> None:
    assert way_of_appeal(through_director=True, director_has_ruled=True) is None
    assert receive(replace(PAIR, through_director=False)) == Reception(Received.TO_THE_DIRECTOR, "92C")
    assert receive(replace(PAIR, director_has_ruled=False)) == Reception(Received.TO_THE_DIRECTOR, "92C")


@pytest.mark.clause("92A", "92B")
def test_of_his_table_and_in_time() -> None:
    assert receive(PAIR) == Reception(Received.HEARD, "92A")
    assert receive(replace(PAIR, was_at_the_table=False)) == Reception(Received.NOT_HEARD, "92A")
    assert receive(replace(PAIR, timing=LATE)) == Reception(Received.NOT_HEARD, "92B")
    asked = replace(PAIR, timing=Timing(TimeStanding.NEEDS_APPROVAL, "92B"))
    assert receive(asked) == Reception(Received.NEEDS_APPROVAL, "92B")
    assert receive(replace(asked, partners=(True, False))) == Reception(Received.NOT_HEARD, "92D1")


@pytest.mark.clause("92D1")
@pytest.mark.parametrize(
    ("partners", "heard"),
    [((True, True), True), ((True, None), True), ((True, False), False), ((None, None), False), ((False, None), False)],
)
def test_both_partners_concur_and_an_absent_one_is_deemed_to(partners: tuple[bool | None, ...], heard: bool) -> None:
    assert (concurrence_lacking(OF_PAIR, partners=partners, captain=None) is None) is heard
    assert concurrence_lacking(INDIVIDUAL, partners=(True, False), captain=None) is None
    outcome = Received.HEARD if heard else Received.NOT_HEARD
    assert receive(replace(PAIR, partners=partners)) == Reception(outcome, "92A" if heard else "92D1")


@pytest.mark.clause("92D2")
def test_a_team_needs_its_captain() -> None:
    team = replace(PAIR, kind=TEAM, partners=(True, False))
    assert receive(replace(team, captain=True)).received is Received.HEARD
    for captain in (False, None):
        assert receive(replace(team, captain=captain)) == Reception(Received.NOT_HEARD, "92D2")
