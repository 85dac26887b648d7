"""Sayings about a card in rulings that are told together: its place in the end, and nothing that has passed."""

from duplicado.casebook.reader import read_cases
from duplicado.casebook.session import play_case
from duplicado.law.edition import Edition
from duplicado.law.orders import CardDisposition, Disposition, Review
from duplicado.locale import Language
from duplicado.publish.rulings.lying_cards import as_they_lie
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.publish.rulings.ruling_text import tell_entries
from duplicado.table.entries import Ruled
from duplicado.vocabulary.cards import Card, Rank
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit

TWO_CARDS = """\
case: Two small cards
contract: 3NT S
position: {hands: "N:2.2.2. 3.3.3. 4.K.A. K.4.4.", lead: W, won: {NS: 5, EW: 5}}
steps:
  - E: drops H3
  - E: drops D3
  - S: attention
  - S: forbid H
"""


def test_two_low_cards_are_never_said_to_be_minor() -> None:
    session, stopped = play_case(read_cases(TWO_CARDS).cases[0], Edition.LAWS_2017)
    assert stopped is None
    told = [line.text for line in tell_entries(RulingWords.of(Language.ENGLISH), session.beginning, session.entries)]
    assert not any("minor" in line for line in told)
    assert sum("is a major penalty card" in line for line in told) == 2  # and the choice comes after that
    assert any("♥3 goes back" in line for line in told)


def test_a_ruling_that_would_say_nothing_is_told_as_it_is() -> None:
    card = Card(Suit.HEARTS, Rank.THREE)
    minor, major = (CardDisposition(Seat.E, card, kind) for kind in (Disposition.MINOR, Disposition.MAJOR))
    alone, beside = Ruled(1, ("49",), (minor,)), Ruled(1, ("49",), (minor, Review("50E4")))
    later = Ruled(2, ("49",), (major,))
    assert as_they_lie((alone, later)) == (alone, later)
    assert as_they_lie((beside, later)) == (Ruled(1, ("49",), (Review("50E4"),)), later)
    assert as_they_lie((beside, beside)) == (beside, beside)
