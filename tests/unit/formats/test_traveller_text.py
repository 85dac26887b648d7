"""Results as people write them."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.event.facts.results import DirectorsScore, NotPlayed, Played, ScoreWritten
from duplicado.formats.traveller_text import read_directors_line, read_results, read_traveller_line, traveller_text
from duplicado.locale import Language
from duplicado.score.side_score import Artificial, Points
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.calls import EVERY_BID
from duplicado.vocabulary.cards import EVERY_CARD, Card
from duplicado.vocabulary.contracts import PASSED_OUT, Contract, Doubling
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.seats import Seat


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("4S N =", Language.ENGLISH, Played(Contract.parse("4S N"), 10)),
        ("4S N +1 HK", Language.ENGLISH, Played(Contract.parse("4S N"), 11, Card.parse("HK"))),
        ("3NTX E -2", Language.ENGLISH, Played(Contract.parse("3NTX E"), 7)),
        ("3 nt xx w 13", Language.ENGLISH, Played(Contract.parse("3NTXX W"), 13)),
        ("6♦ S 12 ♠A", Language.ENGLISH, Played(Contract.parse("6D S"), 12, Card.parse("SA"))),
        ("4P O -1 CR", Language("es"), Played(Contract.parse("4S W"), 9, Card.parse("HK"))),
        ("4E L +1 OD", Language("pt"), Played(Contract.parse("4S E"), 11, Card.parse("DQ"))),
        ("4♠ O -1", Language("es"), Played(Contract.parse("4S W"), 9)),
        ("4S O -1", Language("es"), Played(Contract.parse("4S W"), 9)),
        ("4HE=", Language("pt"), Played(Contract.parse("4H E"), 10)),
        ("4C W =", Language("es"), Played(Contract.parse("4H W"), 10)),
        ("pass", Language.ENGLISH, Played(PASSED_OUT)),
        ("pasado", Language("es"), Played(PASSED_OUT)),
        ("passado", Language("pt"), Played(PASSED_OUT)),
        ("paso", Language("es"), Played(PASSED_OUT)),
        ("passo", Language("pt"), Played(PASSED_OUT)),
        ("-50", Language.ENGLISH, ScoreWritten(-50)),
        ("−50", Language.ENGLISH, ScoreWritten(-50)),
        ("3NTX E −2", Language.ENGLISH, Played(Contract.parse("3NTX E"), 7)),
        ("620", Language.ENGLISH, ScoreWritten(620)),
        ("np too slow", Language.ENGLISH, NotPlayed("too slow")),
    ],
)
def test_a_line_is_read(text: str, language: Language, expected: object) -> None:
    assert read_traveller_line(text, language) == expected


@pytest.mark.parametrize(
    "text",
    ["", "4S", "4S N", "4S N +5", "4S N -11", "8S N =", "4Z N =", "4S N = XX", "4S N = HK HK", "pass N", "np1", "x"],
)
def test_what_is_no_result_is_refused_with_a_remedy(text: str) -> None:
    with pytest.raises(NotationError, match="is not a result"):
        read_traveller_line(text)


LINES = st.one_of(
    st.builds(
        Played,
        st.builds(Contract, st.sampled_from(EVERY_BID), st.sampled_from(list(Seat)), st.sampled_from(list(Doubling))),
        st.integers(0, 13),
        st.none() | st.sampled_from(EVERY_CARD),
    ),
    st.just(Played(PASSED_OUT)),
    st.builds(ScoreWritten, st.integers(-7600, 7600)),
    st.just(NotPlayed("too slow")),
)


@given(LINES, st.sampled_from(tuple(Language)))
def test_what_is_written_is_read_again(line: Played | ScoreWritten | NotPlayed, language: Language) -> None:
    assert read_traveller_line(traveller_text(line, language), language) == line


@given(st.text())
def test_any_text_is_read_or_named_by_its_line(text: str) -> None:
    read = read_results(text)
    wanting = [line for line in text.lstrip("\ufeff").splitlines() if line.partition("#")[0].strip()]
    assert len(read.value) + len(read.diagnostics) == len(wanting)


def test_lines_of_results_keep_their_places() -> None:
    read = read_results("\n1 2 4S N = # late\nr3 2 4 pass\nrubbish\n1 9 4S N +9\n")
    assert [(each.line, each.table, each.board, each.round) for each in read.value] == [(2, 1, 2, None), (3, 2, 4, 3)]
    assert [(each.line, each.code) for each in read.diagnostics] == [(4, "results-line"), (5, "results-result")]


PLUS, AVERAGE, MINUS = (Artificial(each) for each in (Award.AVERAGE_PLUS, Award.AVERAGE, Award.AVERAGE_MINUS))


@pytest.mark.parametrize(
    ("text", "score", "written"),
    [
        ("A+ A-", DirectorsScore(PLUS, MINUS), "A+ A-"),
        ("A+ A−", DirectorsScore(PLUS, MINUS), "A+ A-"),
        ("a", DirectorsScore(AVERAGE, AVERAGE), "A A"),
        ("A-/A+", DirectorsScore(MINUS, PLUS), "A- A+"),
        ("60% 40%", DirectorsScore(Artificial(share=Fraction(3, 5)), Artificial(share=Fraction(2, 5))), "60% 40%"),
        ("62,5%/A-", DirectorsScore(Artificial(share=Fraction(5, 8)), MINUS), "62.5% A-"),
    ],
)
def test_averages_are_the_directors_to_write(text: str, score: DirectorsScore, written: str) -> None:
    assert read_directors_line(text) == score
    assert traveller_text(score) == written
    assert read_directors_line(written) == score
    with pytest.raises(NotationError):
        read_traveller_line(text)


@pytest.mark.parametrize("text", ["A+ A- A", "110%", "A++", "%", "A+ -50"])
def test_what_is_no_average_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        read_directors_line(text)


def test_what_no_notation_has_is_a_dash() -> None:
    assert traveller_text(DirectorsScore(Points(50), None)) == "-"


def test_a_pass_is_written_in_the_language() -> None:
    assert [traveller_text(Played(PASSED_OUT), each) for each in Language] == ["pass", "paso", "passo"]
