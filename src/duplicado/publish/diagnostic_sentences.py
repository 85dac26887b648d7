"""Sentences for what reading a file and inspecting a record have found, the boards of a file included."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from duplicado.director.inspection.observations import Observation
from duplicado.formats.boards_file import BoardsFile
from duplicado.formats.diagnostics import Diagnostic
from duplicado.publish.messages import Messages
from duplicado.publish.pages.wording import Wording
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.vocabulary.calls import parse_call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit

_MOST: Final = 8


def faults_lines(found: BoardsFile, name: str, messages: Messages) -> list[str]:
    """Say what stands in the way of taking a file, a heading first; nothing where nothing does."""
    if not found.faults:
        return []
    lines = _lines(found.faults, messages)
    if found.layouts:
        lines.append(messages.text("boards-choose-again"))
    return [messages.text("boards-faults", file=name[:60] or "–"), *lines]


def remarks_lines(found: BoardsFile, messages: Messages) -> list[str]:
    """Say what else is wrong with a file; nothing where nothing is."""
    return _lines(found.remarks, messages)


def _lines(said: Sequence[Diagnostic], messages: Messages) -> list[str]:
    # A file that is something else altogether has something wrong in every line: only what is shown is put into words.
    texts = [_text(each, messages) for each in said[:_MOST]]
    left = len(said) - _MOST
    return [*texts, messages.text("boards-more", count=left)] if left > 0 else texts


def _text(found: Diagnostic, messages: Messages) -> str:
    sentence = messages.text(found.code, **dict(found.values))
    return messages.text("boards-line", line=found.line, said=sentence) if found.line else sentence


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
