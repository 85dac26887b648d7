"""Words of what a call means: the meaning as data, and the name of a convention, as opponents read them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from duplicado.law.meaning import CallMeaning
    from duplicado.publish.messages import Messages

_MOST_ALTERNATIVES: Final = 4
"""Beyond so many an explanation lists no more; the data hold them all."""


def call_explained(meaning: CallMeaning | None, named: str, messages: Messages) -> str:
    """Say what a call means, e.g. `Stayman, asks for a major of four cards: 8+ points, forcing`.

    Args:
        meaning: the meaning as data, `None` where there is none.
        named: the sentence that names the convention; empty where there is none.
        messages: the language.
    """
    data = "" if meaning is None else meaning_in_words(meaning, messages)
    return ": ".join(part for part in (named, data) if part)


def meaning_in_words(meaning: CallMeaning, messages: Messages) -> str:
    """Say which hands a meaning shows: points, lengths, shape, whether it forces; empty for nothing."""
    parts = list(_own_parts(meaning, messages))
    alternatives = _taken_together([_quiet(each) for each in meaning.alternatives])
    shown = list(dict.fromkeys(meaning_in_words(each, messages) for each in alternatives))
    if shown and all(shown):
        together = shown[0]
        for other in shown[1:_MOST_ALTERNATIVES]:
            together = messages.text("meaning-or", one=together, other=other)
        parts.append(together)
    if meaning.forcing:
        parts.append(messages.text("meaning-forcing"))
    return ", ".join(parts)


def _quiet(meaning: CallMeaning) -> CallMeaning:
    """Return an alternative without the word of forcing, which is said of all of them together."""
    return type(meaning)(meaning.points, meaning.lengths, meaning.shape, None, meaning.purpose, meaning.alternatives)


def _taken_together(alternatives: list[CallMeaning]) -> list[CallMeaning]:
    """Return as few alternatives as show the same hands: none that lies in another, neighbours as one."""
    for one, other in permutations(alternatives, 2):
        both = _as_one(one, other)
        if both is not None:
            left = [each for each in alternatives if each is not one and each is not other]
            return _taken_together([*left, both] if alternatives[0] not in (one, other) else [both, *left])
    return alternatives


def _as_one(one: CallMeaning, other: CallMeaning) -> CallMeaning | None:
    """Return one meaning that shows the hands of both, where there is one."""
    if one.alternatives or other.alternatives or (one.shape, one.purpose) != (other.shape, other.purpose):
        return None
    if _shows_all_of(one, other):
        return one
    ours, theirs = dict(one.lengths), dict(other.lengths)
    differing = [suit for suit in ours if ours[suit] != theirs.get(suit)]
    if one.points != other.points or ours.keys() != theirs.keys() or len(differing) != 1:
        return None
    (suit,) = differing
    low, high = sorted((ours[suit], theirs[suit]), key=lambda span: span.least)
    if low.most is None or high.least > low.most + 1:
        return None
    ours[suit] = type(low)(low.least, None if high.most is None else max(low.most, high.most))
    return replace(one, lengths=tuple(ours.items()))


def _shows_all_of(one: CallMeaning, other: CallMeaning) -> bool:
    theirs = dict(other.lengths)
    in_points = one.points is None or (other.points is not None and one.points.covers(other.points))
    return in_points and all(suit in theirs and span.covers(theirs[suit]) for suit, span in one.lengths)


def _own_parts(meaning: CallMeaning, messages: Messages) -> Iterator[str]:
    if meaning.points is not None:
        yield messages.text("meaning-points", points=str(meaning.points))
    for suit, span in meaning.lengths:
        yield messages.text(f"meaning-cards-{suit.value.lower()}", cards=str(span))
    if meaning.shape is not None:
        shape = meaning.shape
        yield messages.first(f"meaning-shape-{shape.casefold()}", "meaning-shape-other", shape=shape)
