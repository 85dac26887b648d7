"""Notation of a reader's language: what is written is what may be typed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.event.facts.results import DirectorsScore, Played, ScoreWritten
from duplicado.formats.traveller_text import read_directors_line
from duplicado.locale import Language
from duplicado.publish.pages.wording import Wording
from duplicado.score.side_score import Artificial
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.calls import EVERY_BID
from duplicado.vocabulary.cards import EVERY_CARD
from duplicado.vocabulary.contracts import PASSED_OUT, Contract, Doubling
from duplicado.vocabulary.seats import Seat

CONTRACTS = st.builds(
    Contract, st.sampled_from(EVERY_BID), st.sampled_from(list(Seat)), st.sampled_from(list(Doubling))
)
AVERAGES = st.sampled_from([Artificial(each) for each in (Award.AVERAGE_PLUS, Award.AVERAGE, Award.AVERAGE_MINUS)])
LINES = st.one_of(
    st.builds(Played, CONTRACTS, st.integers(0, 13), st.none() | st.sampled_from(EVERY_CARD)),
    st.just(Played(PASSED_OUT)),
    st.builds(ScoreWritten, st.integers(-7600, 7600)),
    st.builds(DirectorsScore, AVERAGES, AVERAGES),
)


@given(LINES, st.sampled_from(tuple(Language)))
def test_a_result_that_is_shown_may_be_typed_as_it_stands(
    line: Played | ScoreWritten | DirectorsScore, language: Language
) -> None:
    shown = Wording.of(language).line(line)
    assert "-" not in shown
    assert read_directors_line(shown, language) == line


@pytest.mark.parametrize(("points", "shown"), [(-50, "−50"), (420, "+420"), (0, "0")])
def test_a_bare_score_is_written_with_its_sign(points: int, shown: str) -> None:
    assert Wording.of(Language.ENGLISH).line(ScoreWritten(points)) == shown
