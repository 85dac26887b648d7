"""Contracts and cards in an interview as people write them, in three languages."""

import pytest

from duplicado.casebook.answer_reader import read_answer
from duplicado.director.interview.questions import AnswerForm, Prompt, TrickSoFar
from duplicado.locale import Language
from duplicado.vocabulary.errors import NotationError

LANGUAGES = {each.value: each for each in Language}


def read(form: AnswerForm, text: str, language: str) -> object:
    """Return what is read of an answer."""
    return read_answer(Prompt("asked", form, ()), text, LANGUAGES[language])


@pytest.mark.parametrize(
    ("language", "texts", "contract"),
    [
        ("en", ("4S W", "W 4S", "4SW", "4s-w", "4♠ by West", "4 spades by West", "four spades West"), "4S W"),
        ("en", ("3NT N", "3NN", "3 no trump by North", "N 3 notrump"), "3NT N"),
        ("en", ("3NTX E", "3nt x e", "3NTX-E", "East 3NT doubled", "3 NT E X"), "3NTX E"),
        ("es", ("4P O", "4PO", "4 picas por Oeste", "oeste 4 picas"), "4S W"),
        ("es", ("3STX N", "3 sin triunfo doblado por Norte"), "3NTX N"),
        ("pt", ("4O O", "4 ouros por Oeste", "O 4O"), "4D W"),
        ("pt", ("3ST L", "3 sem trunfo de Leste"), "3NT E"),
    ],
)
def test_a_contract_is_read_as_people_write_it(language: str, texts: tuple[str, ...], contract: str) -> None:
    assert {str(read(AnswerForm.CONTRACT, text, language)) for text in texts} == {contract}


@pytest.mark.parametrize(
    ("language", "texts", "lead"),
    [
        ("en", ("E DK", "E KD", "E D K", "East, king of diamonds", "king of diamonds by East"), "E DK"),
        ("en", ("W H10", "West led the ten of hearts", "w 10 hearts"), "W HT"),
        ("en", ("S A of spades", "S: SA"), "S SA"),
        ("es", ("O PD", "Oeste, dama de picas", "O D de P"), "W SQ"),
        ("pt", ("L OR", "Leste, rei de ouros", "o rei de ouros por Leste"), "E DK"),
    ],
)
def test_a_lead_is_read_as_people_write_it(language: str, texts: tuple[str, ...], lead: str) -> None:
    for text in texts:
        led = read(AnswerForm.LEAD, text, language)
        assert isinstance(led, TrickSoFar)
        assert " ".join(map(str, led.plays[0])) == lead, text


@pytest.mark.parametrize("text", ["4S", "S S", "8S W", "4 spades by nobody", "4S W E", "pass"])
def test_what_is_no_contract_with_its_declarer_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="is not a contract"):
        read(AnswerForm.CONTRACT, text, "en")


@pytest.mark.parametrize("text", ["E", "E king", "E diamonds", "E DK DQ", "E red card"])
def test_what_is_no_lead_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        read(AnswerForm.LEAD, text, "en")
