"""An evaluator of hands that shares nothing with the one under test, and meanings at random."""

import random
from collections.abc import Callable

import pytest
from hypothesis import strategies as st

from duplicado.law.meaning import CallMeaning, Span
from duplicado.vocabulary.cards import EVERY_CARD
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.suits import Suit

POINTS = {"A": 4, "K": 3, "Q": 2, "J": 1}
BALANCED = {"4333", "4432", "5332"}


def fits(text: str, meaning: CallMeaning) -> bool:
    """Tell from the text of a hand whether it is one that the meaning shows."""
    holdings = dict(zip("SHDC", text.split("."), strict=True))
    points = sum(POINTS.get(rank, 0) for rank in text)
    if meaning.points is not None and not inside(points, meaning.points):
        return False
    if not all(inside(len(holdings[suit.value]), span) for suit, span in meaning.lengths):
        return False
    pattern = "".join(sorted((str(len(cards)) for cards in holdings.values()), reverse=True))
    if meaning.shape == "balanced" and pattern not in BALANCED:
        return False
    if meaning.shape == "unbalanced" and pattern in BALANCED:
        return False
    return not meaning.alternatives or any(fits(text, one) for one in meaning.alternatives)


def inside(number: int, span: Span) -> bool:
    return number >= span.least and (span.most is None or number <= span.most)


@pytest.fixture(scope="session")
def evaluator() -> Callable[[str, CallMeaning], bool]:
    return fits


@pytest.fixture(scope="session")
def random_hands() -> tuple[Hand, ...]:
    chance = random.Random(23)
    return tuple(Hand(chance.sample(EVERY_CARD, 13)) for _ in range(2000))


def spans(highest: int) -> st.SearchStrategy[Span]:
    ends = st.tuples(st.integers(0, highest), st.integers(0, highest)).map(sorted)
    closed = ends.map(lambda pair: Span(pair[0], pair[1]))
    return closed | st.integers(0, highest).map(lambda least: Span(least, None))


SIMPLE = st.builds(
    CallMeaning,
    points=st.none() | spans(25),
    lengths=st.dictionaries(st.sampled_from(list(Suit)), spans(7), max_size=2).map(lambda found: tuple(found.items())),
    shape=st.none() | st.sampled_from(["balanced", "unbalanced"]),
)
MEANINGS = SIMPLE | st.builds(
    CallMeaning,
    points=st.none() | spans(25),
    alternatives=st.lists(SIMPLE, min_size=2, max_size=3).map(tuple),
)


@pytest.fixture(scope="session")
def meanings() -> st.SearchStrategy[CallMeaning]:
    return MEANINGS
