"""Ranges in the meaning of a call."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.law.meaning import CallMeaning, Span
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.suits import Suit

SPANS = st.builds(
    lambda least, more: Span(least, None if more is None else least + more),
    st.integers(0, 40),
    st.one_of(st.none(), st.integers(0, 30)),
)


@given(SPANS)
def test_a_range_prints_what_is_read_as_itself(span: Span) -> None:
    assert Span.parse(str(span)) == span


@given(SPANS, SPANS, st.integers(0, 70))
def test_covering_means_holding_every_number(outer: Span, inner: Span, number: int) -> None:
    def holds(span: Span) -> bool:
        return span.least <= number and (span.most is None or number <= span.most)

    if outer.covers(inner) and holds(inner):
        assert holds(outer)
    if not outer.covers(inner):
        ends = range(inner.least, 200)
        assert any(
            not (outer.least <= end and (outer.most is None or end <= outer.most))
            for end in ends
            if inner.most is None or end <= inner.most
        )


@pytest.mark.parametrize("text", ["", "9-6", "+5", "5-", "five", "-3", "5++"])
def test_what_is_no_range_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        Span.parse(text)


def test_a_suit_not_mentioned_has_no_limits() -> None:
    meaning = CallMeaning(lengths=((Suit.SPADES, Span(5, None)),))
    assert meaning.length(Suit.SPADES) == Span(5, None)
    assert meaning.length(Suit.CLUBS) is None
