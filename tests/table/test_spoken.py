"""Declarer's words for dummy's card, in three languages (Laws 45B and 46)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.locale import Language
from duplicado.table.actions.forms import Instruction
from duplicado.table.actions.spoken import read_designation
from duplicado.vocabulary.cards import EVERY_CARD, Card, Rank
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.suits import Suit

EN, ES, PT = Language.ENGLISH, Language("es"), Language("pt")
SUITS = {EN: "club diamond heart spade", ES: "trébol diamante corazón pica", PT: "paus ouros copas espadas"}
RANKS = {
    EN: "two three four five six seven eight nine ten jack queen king ace",
    ES: "dos tres cuatro cinco seis siete ocho nueve diez valet dama rey as",
    PT: "dois três quatro cinco seis sete oito nove dez valete dama rei ás",
}
OF = {EN: "of", ES: "de", PT: "de"}


@given(st.sampled_from(EVERY_CARD), st.sampled_from([EN, ES, PT]))
def test_every_card_is_understood_in_words(card: Card, language: Language) -> None:
    rank, suit = RANKS[language].split()[card.rank.index], SUITS[language].split()[card.suit.index]
    assert read_designation(f"{rank} {OF[language]} {suit}", language.lexicon) is card
    assert read_designation(suit, language.lexicon) is card.suit
    assert read_designation(rank, language.lexicon) is card.rank


@pytest.mark.clause("46A", "46B1(a)", "46B1(b)", "46B1(c)", "46B2", "46B5")
@pytest.mark.parametrize(
    ("words", "language", "meant"),
    [
        ("SK", EN, Card.parse("SK")),
        ("♥10", EN, Card.parse("HT")),
        ("7", EN, Rank.SEVEN),
        ("10", EN, Rank.TEN),
        ("low", EN, Instruction.LOW),
        ("small diamond, please", EN, Suit.DIAMONDS),
        ("play anything", EN, Instruction.ANYTHING),
        ("PR", ES, Card.parse("SK")),
        ("baja", ES, Instruction.LOW),
        ("alta", ES, Instruction.HIGH),
        ("gana", ES, Instruction.WIN),
        ("cualquiera", ES, Instruction.ANYTHING),
        ("la reina de corazones", ES, Card.parse("HQ")),
        ("baixa", PT, Instruction.LOW),
        ("o rei de espadas", PT, Card.parse("SK")),
        ("ED", PT, Card.parse("SQ")),
        ("qualquer", PT, Instruction.ANYTHING),
        ("D", PT, Rank.QUEEN),
        ("R", ES, Rank.KING),
        ("P", ES, Suit.SPADES),
    ],
)
def test_words(words: str, language: Language, meant: object) -> None:
    assert read_designation(words, language.lexicon) is meant


@pytest.mark.parametrize(
    ("words", "language"),
    [("", EN), ("king queen", EN), ("spade heart", EN), ("high diamond", EN), ("D", ES), ("banana", PT)],
)
def test_what_could_be_two_things_or_nothing_is_refused(words: str, language: Language) -> None:
    with pytest.raises(NotationError, match="designation"):
        read_designation(words, language.lexicon)
