"""Words of what a call means: the meaning as data, and the name of a convention, as opponents read them."""

from __future__ import annotations

from collections.abc import Iterator
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
    shown = list(dict.fromkeys(meaning_in_words(_quiet(each), messages) for each in meaning.alternatives))
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


def _own_parts(meaning: CallMeaning, messages: Messages) -> Iterator[str]:
    if meaning.points is not None:
        yield messages.text("meaning-points", points=str(meaning.points))
    for suit, span in meaning.lengths:
        yield messages.text(f"meaning-cards-{suit.value.lower()}", cards=str(span))
    if meaning.shape is not None:
        shape = meaning.shape
        yield messages.first(f"meaning-shape-{shape.casefold()}", "meaning-shape-other", shape=shape)
