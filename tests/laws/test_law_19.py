"""Law 19A3, 19B3: a double or redouble is of the bid that was made, whatever it is called."""

import pytest

from duplicado.law.book.law_19 import cites_of_information, deems_made, forbids_naming_the_bid, misstatement
from duplicado.law.information import Misstated
from duplicado.vocabulary.calls import DOUBLE, REDOUBLE, Bid, Double, Redouble
from duplicado.vocabulary.suits import Denomination

THREE_HEARTS, THREE_SPADES = Bid(3, Denomination.HEARTS), Bid(3, Denomination.SPADES)


@pytest.mark.clause("19A3", "19B3", "19A2", "19B2")
@pytest.mark.parametrize(("call", "words", "clause"), [(DOUBLE, "19A2", "19A3"), (REDOUBLE, "19B2", "19B3")])
def test_naming_the_bid_is_needless_and_naming_another_misstates_it(
    call: Double | Redouble, words: str, clause: str
) -> None:
    assert forbids_naming_the_bid(call) == words
    assert deems_made(call) == clause
    assert misstatement(call, THREE_SPADES, THREE_SPADES) is None
    assert misstatement(call, THREE_HEARTS, THREE_SPADES) == Misstated(call, THREE_HEARTS)
    assert str(Misstated(call, THREE_HEARTS)) == f"{call} of 3H"


@pytest.mark.clause("19A3", "19B3", "16B1")
def test_the_misstatement_is_information_under_law_16() -> None:
    assert cites_of_information(DOUBLE) == ("19A3", "16B1")
    assert cites_of_information(REDOUBLE) == ("19B3", "16B1")
