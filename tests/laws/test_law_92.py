"""Law 92: with whose concurrence an appeal is heard."""

import pytest

from duplicado.law.book.law_92 import Appellants, concurrence_lacking

INDIVIDUAL, OF_PAIR, TEAM = Appellants


@pytest.mark.clause("92D1")
@pytest.mark.parametrize(
    ("partners", "heard"),
    [((True, True), True), ((True, None), True), ((True, False), False), ((None, None), False), ((False, None), False)],
)
def test_both_partners_concur_and_an_absent_one_is_deemed_to(partners: tuple[bool | None, ...], heard: bool) -> None:
    assert concurrence_lacking(OF_PAIR, partners=partners, captain=None) == (None if heard else "92D1")
    assert concurrence_lacking(INDIVIDUAL, partners=(True, False), captain=None) is None


@pytest.mark.clause("92D2")
def test_a_team_needs_its_captain() -> None:
    assert concurrence_lacking(TEAM, partners=(True, False), captain=True) is None
    for captain in (False, None):
        assert concurrence_lacking(TEAM, partners=(True, True), captain=captain) == "92D2"
