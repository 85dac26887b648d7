"""Sentences for what reading a file and inspecting a record have found."""

from __future__ import annotations

from typing import Final

from duplicado.director.inspection.observations import Observation
from duplicado.formats.diagnostics import Diagnostic
from duplicado.publish.messages import Messages
from duplicado.vocabulary.calls import PASS, Bid, parse_call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.errors import NotationError
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
    values = {name: _shown(name, text, messages) for name, text in seen.values}
    if seen.seat is not None:
        values["seat"] = messages.text("inspection-seat", seat=seen.seat.value)
    return messages.text(f"inspection-{seen.code}", **values)


def _shown(name: str, text: str, messages: Messages) -> str:
    """Write a value as people read it: seats in words, cards and bids with their pips."""
    try:
        if name in _SEATS:
            return "none" if text == "-" else messages.text("inspection-seat", seat=text)
        if name in _CARDS:
            return Card.parse(text).symbols
        if name == "suit":
            return Suit.parse(text).symbol
        if name in _CALLS:
            call = parse_call(text)
            if call is PASS:
                return messages.text("inspection-pass")
            return f"{call.level}{call.denomination.symbol}" if isinstance(call, Bid) else call.text
    except NotationError:
        pass
    return text
