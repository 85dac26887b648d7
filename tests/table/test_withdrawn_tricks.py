"""A trick that goes back with its lead: what came behind it has another place, what came before it has not."""

import pytest

from duplicado.law.edition import Edition
from duplicado.law.orders import LeadRule
from duplicado.law.play_situation import IrregularPlay, PlayIrregularity
from duplicado.law.procedure.tricks import Play
from duplicado.table.lead_duties import LeadDuty
from duplicado.table.play_state import Revoke
from duplicado.table.withdrawn_tricks import fact_without, lead_without, place_without, revoke_without, withdrawn_tricks
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit
from duplicado.vocabulary.values import replace

TRICKS = ("W: HA H2 H3 H4", "W: HK H5 H6 H7", "W: HQ H8 H9 HT")


def played(*tricks: str) -> Play:
    play = Play.beginning(Contract.parse("3NT S"), None, Seat.W)
    for trick in tricks:
        leader, cards = Seat(trick[0]), [Card.parse(each) for each in trick[3:].split()]
        play = play.led(leader, cards[0])
        for seat, card in zip((leader.lho, leader.partner, leader.rho), cards[1:], strict=True):
            play = play.played(seat, card)
    return play


def test_what_came_behind_a_withdrawn_trick_has_the_place_before() -> None:
    gone = withdrawn_tricks(played(*TRICKS), played(TRICKS[0], TRICKS[2]))
    assert gone == ((1, Seat.W, Card.parse("HK")),)
    assert [place_without(place, gone) for place in range(3)] == [0, 1, 1]
    late = IrregularPlay(
        Edition.LAWS_2017,
        PlayIrregularity.REVOKE,
        Seat.E,
        Seat.E,
        (Card.parse("H9"),),
        played(*TRICKS[:2]),
        trick=2,
    )
    assert fact_without(late, gone) == replace(late, before=played(TRICKS[0]), trick=1)
    early = replace(late, before=played(), trick=0, cards=(Card.parse("H3"),))
    assert fact_without(early, gone) == early
    same = replace(late, before=played(TRICKS[0]), trick=1, cards=(Card.parse("H6"),))
    assert fact_without(same, gone) == same


def test_a_revoke_keeps_what_it_is_in_its_place() -> None:
    gone = withdrawn_tricks(played(*TRICKS), played(TRICKS[0], TRICKS[2]))
    revoke = Revoke(Seat.E, Seat.E, 2, Card.parse("H9"), Suit.HEARTS)
    assert revoke_without(revoke, gone) == replace(revoke, trick=1)
    assert revoke_without(replace(revoke, trick=1), gone).trick == 1


def test_nothing_is_withdrawn_where_a_lead_was_exchanged_or_nothing_went_back() -> None:
    assert withdrawn_tricks(played(*TRICKS), played(*TRICKS)) == ()
    assert withdrawn_tricks(played(*TRICKS[:2]), played("W: HQ H2 H3 H4")) == ()


def test_a_lead_behind_tricks_that_went_back_from_the_end_keeps_its_place() -> None:
    gone = withdrawn_tricks(played(*TRICKS), played(TRICKS[0]))
    assert [lead_without(place, gone, 3) for place in range(4)] == [0, 1, 2, 3]
    gone = withdrawn_tricks(played(*TRICKS), played(TRICKS[0], TRICKS[2]))
    assert [lead_without(place, gone, 3) for place in range(4)] == [0, 1, 1, 2]


@pytest.mark.clause("50D2(a)", "51B2(a)")
def test_a_required_lead_is_required_when_the_trick_before_it_is_complete() -> None:
    duty = LeadDuty(LeadRule(Seat.W, "50D2", require=(Suit.SPADES,)), 1)
    before = played(TRICKS[0])
    assert duty.holds(before)
    assert not duty.holds(before.taken_back(Seat.S, Card.parse("H4"), replaced=True))
    assert not duty.holds(before.taken_back(Seat.W, Card.parse("HA")))
    assert not duty.holds(played(*TRICKS[:2]))
