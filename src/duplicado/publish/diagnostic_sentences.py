"""Sentences for what reading a file and inspecting a record have found."""

from __future__ import annotations

from typing import Final

from duplicado.director.inspection.observations import Observation
from duplicado.formats.diagnostics import Diagnostic
from duplicado.publish.messages import Messages
from duplicado.publish.pages.wording import Wording
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.vocabulary.calls import parse_call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit

_SEATS: Final = frozenset({"due", "holder"})
_CARDS: Final = frozenset({"card"})
_CALLS: Final = frozenset({"call", "last"})


def diagnostic_text(found: Diagnostic, messages: Messages) -> str:
    """Say in a sentence what was wrong in a file."""
    values = dict(found.values)
    if "places" in values and "boards" in values:
        by_place = messages.text("boards-by-place", places=values["places"])
        values["boards"] = "; ".join(filter(None, (values["boards"], by_place)))
    return messages.text(found.code, **values)


def observation_text(seen: Observation, messages: Messages) -> str:
    """Say in a sentence what an inspection has found, without the Law."""
    words = RulingWords(Wording(messages))
    values = {name: _shown(name, text, words) for name, text in seen.values}
    if seen.seat is not None:
        values["seat"] = words.seat(seen.seat)
    return messages.text(f"inspection-{seen.code}", **values)


def _shown(name: str, text: str, words: RulingWords) -> str:
    """Write a value as people read it: seats in words, cards and bids with their pips."""
    try:
        if name in _SEATS:
            return "none" if text == "-" else words.seat(Seat(text))
        if name in _CARDS:
            return words.card(Card.parse(text))
        if name == "suit":
            return Suit.parse(text).symbol
        if name in _CALLS:
            return words.call(parse_call(text))
    except NotationError:
        pass
    return text
