"""The ledger of information in the report of a table and in answers, in the three languages."""

import pytest
from tests.authorization import may_use

from duplicado.casebook.reader import read_cases
from duplicado.casebook.session import Session, play_case
from duplicado.law.edition import Edition
from duplicado.locale import Language
from duplicado.publish.inspection_report import answer_lines, information_lines
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.publish.table_report import state_lines, table_report
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat

WORDS = {language: RulingWords.of(language) for language in Language}
HEAD = 'contract: 4S S\nposition: {hands: "N:K.32.5. .Q4.J.7 A.K.8.3 .T9.A9.", lead: E, won: {NS: 5, EW: 4}}\n'
WITHDRAWN = ("N: 1S", "E: 1H", "S: attention", "S: refuse")
PLAYED = ("E: drops HQ", "S: attention", "E: HQ")


def session_after(*steps: str, edition: Edition = Edition.LAWS_2017, head: str = "") -> Session:
    text = f"case: x\nlaw: {edition.value}\n{head}steps:\n" + "".join(f"  - {step}\n" for step in steps)
    session, stopped = play_case(read_cases(text).cases[0], edition)
    assert stopped is None
    return session


def lines(language: Language, session: Session) -> list[str]:
    return list(information_lines(WORDS[language], session.state.table.ledger))


@pytest.mark.clause("27B1(a)", "27D")
@pytest.mark.parametrize(
    ("language", "law", "since", "lifted"),
    [
        (
            Language.ENGLISH,
            "Law",
            "1♥: unauthorized for East-West, authorized for North-South, since turn 2 of the auction.",
            "From turn 2 of the auction on no longer unauthorized.",
        ),
        (
            Language("es"),
            "Art.",
            "1♥: información no autorizada para Este-Oeste, autorizada para Norte-Sur, desde el turno 2 de la subasta.",
            "Desde el turno 2 de la subasta ya no es información no autorizada.",
        ),
        (
            Language("pt"),
            "Lei",
            "1♥: informação não autorizada para Este-Oeste, autorizada para Norte-Sul, desde o turno 2 do leilão.",
            "Desde o turno 2 do leilão já não é informação não autorizada.",
        ),
    ],
)
def test_a_line_tells_who_why_since_when_and_when_it_ended(
    language: Language, law: str, since: str, lifted: str
) -> None:
    session = session_after(*WITHDRAWN, "E: 2H", "director: {27B1(a): true}")
    (line,) = session.state.table.ledger
    (told,) = lines(language, session)
    because, ended_by = (f"[{law} {', '.join(clauses)}]" for clauses in (line.because, line.ended_by))
    assert told == f"{since} {because} {lifted} {ended_by}"
    assert "27B1" in ended_by
    assert told in state_lines(WORDS[language], session.state)
    assert told in table_report(WORDS[language], session.table_setup, session.beginning, session.entries)


@pytest.mark.clause("50E1", "50E3")
@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        (
            Language.ENGLISH,
            "♥Q: authorized for both sides since trick 10. [Law 50E1] Until trick 10. [Law 50E3]",
            "♥Q: unauthorized for East-West, authorized for North-South, since trick 10. [Law 50E3]",
        ),
        (
            Language("es"),
            "♥D: información autorizada para ambos bandos desde la baza 10. [Art. 50E1] Hasta la baza 10. [Art. 50E3]",
            "♥D: información no autorizada para Este-Oeste, autorizada para Norte-Sur, desde la baza 10. [Art. 50E3]",
        ),
        (
            Language("pt"),
            "♥D: informação autorizada para ambos os lados desde a vaza 10. [Lei 50E1] Até a vaza 10. [Lei 50E3]",
            "♥D: informação não autorizada para Este-Oeste, autorizada para Norte-Sul, desde a vaza 10. [Lei 50E3]",
        ),
    ],
)
def test_a_penalty_card_changes_hands_of_the_law_when_it_is_played(language: Language, first: str, second: str) -> None:
    assert sorted(lines(language, session_after(*PLAYED, head=HEAD))) == sorted([first, second])


@pytest.mark.clause("50E1")
def test_in_2007_the_duty_to_play_it_is_told_apart() -> None:
    told = lines(Language.ENGLISH, session_after(*PLAYED[:2], edition=Edition.LAWS_2007, head=HEAD))
    assert told[1] == "the duty to play ♥Q: authorized for both sides since trick 10. [Law 50E1]"


def test_what_one_ruling_withdrew_stands_in_one_sentence() -> None:
    told = lines(Language.ENGLISH, session_after("N: 1S", "E: 1H", "W: 2C", "S: attention 27", "S: refuse"))
    assert [line.partition(":")[0] for line in told] == ["1♥ and 2♣"]


@pytest.mark.parametrize(
    ("language", "words", "partner", "elsewhere"),
    [
        (Language.ENGLISH, "the words “double of 3♥”", "what partner said", "what was learnt of this board elsewhere"),
        (Language("es"), "las palabras «doblo de 3♥»", "lo que dijo el compañero", "lo que se supo de este estuche"),
        (Language("pt"), "as palavras “Dobre de 3♥”", "o que o parceiro disse", "o que se soube desta bolsa"),
    ],
)
def test_words_and_what_was_heard_are_told_too(language: Language, words: str, partner: str, elsewhere: str) -> None:
    session = session_after(
        "N: 3S", "E: X of 3H", "director: {16B: {to: S}}", "director: {16D: {to: E, interferes: true}}"
    )
    misstated, remark, overheard = lines(language, session)
    assert misstated.casefold().startswith(words.casefold())
    assert remark.startswith(partner)
    assert overheard.startswith(elsewhere)


@pytest.mark.clause("13E")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        (Language.ENGLISH, "the moving of ♦4 to another hand: unauthorized for"),
        (Language("es"), "el traslado de ♦4 a otra mano: información no autorizada para"),
        (Language("pt"), "a mudança de ♦4 para outra mão: informação não autorizada para"),
    ],
)
def test_a_moved_card_is_told_for_each_side_concerned(language: Language, words: str) -> None:
    session = session_after("N: P", "director: {13: {E: 14, S: 12, moved: [D4]}}", edition=Edition.LAWS_2007)
    told = lines(language, session)
    assert len(told) == 2
    assert all(line.startswith(words) and "13E]" in line for line in told)
    assert [may_use(session.state, seat, Card.parse("D4")) for seat in Seat] == [False] * 4


@pytest.mark.clause("16A1(a)", "16A1(b)", "16A1(c)")
@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ("E 1H", ["East may not use it: 1♥. [Law 27B, 16C1, 16C2]"]),
        ("s 1h", ["South may use it: 1♥. [Law 16A1(b), 27B, 16C1, 16C2]"]),
        ("W 1S", ["West may use it: 1♠. [Law 16A1(a)]"]),
        ("W HK", ["Nothing in the record gives West that information: ♥K."]),
        ("W live ranking", ["West may not use it: live ranking. [Law 16D1]"]),
        ("W a dream", ["Nothing in the record gives West that information: a dream."]),
        ("W X of 4H", ["Nothing in the record gives West that information: the words “double of 4♥”."]),
        ("W claims 5", ["Nothing in the record gives West that information: claims 5."]),
    ],
)
def test_an_answer_names_the_grounds(asked: str, expected: list[str]) -> None:
    told = answer_lines(WORDS[Language.ENGLISH], session_after(*WITHDRAWN).state, asked)
    assert list(told) == expected


@pytest.mark.parametrize("asked", ["", "E", "X 1H", "1H"])
def test_a_question_without_player_or_item_is_met_with_the_form_of_one(asked: str) -> None:
    (told,) = answer_lines(WORDS[Language.ENGLISH], session_after("N: P").state, asked)
    assert told.startswith("Write a player and a call or a card")


def test_for_and_against_are_both_told() -> None:
    told = answer_lines(WORDS[Language.ENGLISH], session_after(*PLAYED, head=HEAD).state, "W HQ")
    assert sorted(told) == ["West may not use it: ♥Q. [Law 50E3]", "West may use it: ♥Q. [Law 16A1(a)]"]
