"""Precedence between Laws: declared with the clause that says so, whatever the order in which they are looked at."""

import itertools

import pytest

from duplicado.law.clause import executing
from duplicado.law.edition import Edition
from duplicado.law.precedence import PRECEDENCES, NoPrecedenceError, deciding, foremost, in_order
from duplicado.law.situation import CallIrregularity
from duplicado.publish.catalogue.coverage import import_every_clause

EDITIONS = [Edition.LAWS_2007, Edition.LAWS_2017, Edition.LAWS_2017_AMENDED_2024]


@pytest.mark.parametrize("edition", EDITIONS, ids=str)
def test_a_clause_that_says_which_law_goes_first_is_executed(edition: Edition) -> None:
    import_every_clause()
    said = [each.said_by for each in PRECEDENCES if edition.numbering in each.editions]
    assert [each for each in said if executing(each, edition) is None] == []


@pytest.mark.parametrize("edition", EDITIONS, ids=str)
def test_of_every_set_of_laws_that_meet_in_a_call_one_goes_first(edition: Edition) -> None:
    """A call is changed, out of rotation or not repeated, of one kind, and made by a player who must pass or not."""
    where = ("CHANGE", "OUT_OF_ROTATION", "NOT_REPEATED")
    for place, kind in itertools.product(where, ("INSUFFICIENT", "ABOVE_SEVEN", "INADMISSIBLE")):
        meeting = [CallIrregularity[name] for name in (place, kind, "BARRED")]
        for laws in (meeting, meeting[:2]):
            assert len({foremost(edition, order) for order in itertools.permutations(laws)}) == 1


def test_a_law_that_nothing_declares_to_go_first_is_an_error() -> None:
    with pytest.raises(NoPrecedenceError, match="Laws 39 and 25"):
        foremost(Edition.LAWS_2017, [CallIrregularity.AFTER_THE_END, CallIrregularity.CHANGE])


@pytest.mark.parametrize("edition", EDITIONS, ids=str)
def test_no_law_condones_a_double_that_cannot_stand(edition: Edition) -> None:
    assert deciding(edition, "37", "36") == "37A"
    assert deciding(edition, "36", "37") is None
    assert deciding(edition, "36", "37", condoned=True) == "36A"


@pytest.mark.parametrize("edition", EDITIONS, ids=str)
def test_duties_of_a_hand_are_declared_in_one_order(edition: Edition) -> None:
    """To follow suit, to comply with a restriction, to play the penalty card that is named, then the others."""
    for restriction in ("26", "57"):
        orders = itertools.permutations(("44", restriction, "51A", "50"))
        assert {in_order(edition, laws) for laws in orders} == {("44", restriction, "51A", "50")}


@pytest.mark.parametrize("edition", EDITIONS, ids=str)
def test_information_is_authorized_where_a_clause_says_so(edition: Edition) -> None:
    is_2007 = edition.is_of_2007
    assert deciding(edition, "27B1(a)", "16C") == "27B1(a)"
    assert deciding(edition, "23A", "16C") == (None if is_2007 else "27B1(b)")
    assert deciding(edition, "50E1", "16C") == (None if is_2007 else "50E1")
