"""The notations of English, Spanish and Portuguese at the borders."""

import pytest

from duplicado.locale import Language
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.calls import DOUBLE, EVERY_BID, PASS, REDOUBLE, Bid, Call
from duplicado.vocabulary.cards import EVERY_CARD, Card
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.notation import read_call, read_card, read_contract, read_vulnerability
from duplicado.vocabulary.seats import Seat

SUITS = {Language.ENGLISH: "CDHS", Language("es"): "TDCP", Language("pt"): "POCE"}
HONOURS = {Language.ENGLISH: "JQKA", Language("es"): "VDRA", Language("pt"): "VDRA"}
NOTRUMP = {Language.ENGLISH: "NT", Language("es"): "ST", Language("pt"): "ST"}


def written(card: Card, language: Language) -> str:
    """Write a card in that language."""
    rank = HONOURS[language][card.rank.index - 9] if card.rank.index > 8 else card.rank.value.replace("T", "10")
    return SUITS[language][card.suit.index] + rank


def said(bid: Bid, language: Language) -> str:
    """Write a bid in that language."""
    suit = bid.denomination.suit
    return f"{bid.level}{NOTRUMP[language] if suit is None else SUITS[language][suit.index]}"


@pytest.mark.parametrize("language", SUITS)
def test_every_card_and_bid_is_read_in_each_language(language: Language) -> None:
    for card in EVERY_CARD:
        assert read_card(written(card, language), language.lexicon) is card
        assert read_card(written(card, language).lower(), language.lexicon) is card
        assert read_card(card.suit.symbol + written(card, language)[1:], language.lexicon) is card
    for bid in EVERY_BID:
        assert read_call(said(bid, language), language.lexicon) is bid


@pytest.mark.parametrize(
    ("text", "language", "call"),
    [
        ("pass", Language.ENGLISH, PASS),
        ("dbl", Language.ENGLISH, DOUBLE),
        ("XX", Language.ENGLISH, REDOUBLE),
        ("paso", Language("es"), PASS),
        ("Doblo", Language("es"), DOUBLE),
        ("redoblo", Language("es"), REDOUBLE),
        ("passo", Language("pt"), PASS),
        ("dobro", Language("pt"), DOUBLE),
        ("redobro", Language("pt"), REDOUBLE),
    ],
)
def test_words_for_pass_double_and_redouble(text: str, language: Language, call: Call) -> None:
    assert read_call(text, language.lexicon) is call


@pytest.mark.parametrize(
    ("text", "language"), [("1E", Language.ENGLISH), ("1S", Language("es")), ("1D", Language("pt"))]
)
def test_letters_of_another_language_are_refused(text: str, language: Language) -> None:
    with pytest.raises(NotationError):
        read_call(text, language.lexicon)


@pytest.mark.parametrize("text", ["3NT", "3 NT", "3N", "3 n", " 3NT "])
def test_contracts_as_scoring_programs_write_them(text: str) -> None:
    assert str(read_contract(text, Seat.W)) == "3NT W"


@pytest.mark.parametrize(
    ("text", "read"), [("4 S x", "4SX E"), ("5Dxx", "5DXX E"), ("2H*", "2HX E"), ("PASS", "passed out")]
)
def test_doubled_and_passed_out_contracts(text: str, read: str) -> None:
    assert str(read_contract(text, Seat.E)) == read


@pytest.mark.parametrize("text", ["8S", "3", "S", "3Z", ""])
def test_what_is_no_contract_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        read_contract(text, Seat.E)


def test_a_contract_without_declarer_is_refused() -> None:
    with pytest.raises(NotationError, match="name declarer"):
        read_contract("3NT", None)


@pytest.mark.parametrize(
    ("text", "vulnerability"),
    [
        ("None", "none"),
        ("Love", "none"),
        ("-", "none"),
        ("o", "none"),
        ("NS", "ns"),
        ("n", "ns"),
        ("e", "ew"),
        ("All", "both"),
        ("b", "both"),
    ],
)
def test_vulnerability_in_the_words_of_files(text: str, vulnerability: str) -> None:
    assert read_vulnerability(text) is Vulnerability(vulnerability)
