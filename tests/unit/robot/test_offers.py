"""Every option that a Law gives is answered by a choice that it leaves."""

import pytest
from tests.unit.robot.tables import table

from duplicado.director.offered_choices import choice_of, is_on_offer
from duplicado.law.procedure_steps import ChoiceWord, Offer
from duplicado.robot.player import answer_to_offer, answers_to
from duplicado.robot.stand_in import first_answer
from duplicado.table.actions.reader import parse_action
from duplicado.table.view import view
from duplicado.vocabulary.calls import DOUBLE, PASS
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit

CARDS = (Card.parse("SA"), Card.parse("H3"))
OFFERS = [
    Offer(Seat.N, "27A1", (ChoiceWord.ACCEPT, ChoiceWord.REFUSE)),
    Offer(Seat.N, "26A", (ChoiceWord.REQUIRE, ChoiceWord.FORBID, ChoiceWord.NO_RESTRICTION), (Suit.SPADES, Suit.CLUBS)),
    Offer(Seat.N, "50D2", (ChoiceWord.REQUIRE,), (Suit.SPADES, Suit.HEARTS), not_required=(Suit.SPADES,)),
    Offer(Seat.N, "51A", (ChoiceWord.PLAYS,), cards=CARDS),
    Offer(Seat.N, "46B5", (ChoiceWord.DESIGNATE,), cards=CARDS),
    Offer(Seat.N, "47E2(a)", (ChoiceWord.TAKE_BACK, ChoiceWord.KEEP), cards=CARDS[:1]),
    Offer(Seat.N, "54", (ChoiceWord.SPREAD, ChoiceWord.ACCEPT, ChoiceWord.REFUSE)),
    Offer(Seat.N, "43B2(a)", (ChoiceWord.FROM_HAND, ChoiceWord.FROM_DUMMY)),
    Offer(Seat.N, "57A", (ChoiceWord.HIGHEST, ChoiceWord.LOWEST, ChoiceWord.FORBID), (Suit.HEARTS,)),
    Offer(Seat.N, "21B1(a)", (ChoiceWord.CALL, ChoiceWord.KEEP), calls=(PASS, DOUBLE)),
    Offer(Seat.N, "25", (ChoiceWord.CALL,), calls=(PASS, DOUBLE)),
]


@pytest.mark.parametrize("offer", OFFERS, ids=lambda offer: offer.clause)
def test_an_answer_is_one_that_the_option_leaves(offer: Offer) -> None:
    seen = view(table().table, Seat.N, (offer,))
    first = first_answer(seen)
    assert first is not None
    for text in (answer_to_offer(seen, offer).text, first.text, *answers_to(offer)):
        choice = choice_of(parse_action(text))
        assert choice is not None
        assert is_on_offer(offer, choice), text


def test_every_word_of_a_choice_is_tried() -> None:
    assert {word for offer in OFFERS for word in offer.words} == set(ChoiceWord)


def test_an_irregular_call_of_opponents_is_not_accepted() -> None:
    offer = OFFERS[0]
    assert answer_to_offer(view(table().table, Seat.N, (offer,)), offer).text == "refuse"
