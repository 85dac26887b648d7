"""The tokens of auction and play in every spelling that is met; remarks, notes and marks beside them."""

from __future__ import annotations

import re
from typing import Final

from duplicado.formats.diagnostics import Diagnostic, Severity
from duplicado.formats.pbn.scanner import RawGame
from duplicado.table.record import MOST_CALLS, MOST_PLAYS, Annotation, CardPlayed
from duplicado.vocabulary.calls import DOUBLE, PASS, REDOUBLE, Bid, Call
from duplicado.vocabulary.cards import EVERY_CARD, Card
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Denomination


def _spellings_of_calls() -> dict[str, Call]:
    calls: dict[str, Call] = {}
    for texts, call in (("Pass PASS pass P p", PASS), ("X x Dbl dbl DBL", DOUBLE), ("XX xx Rdbl rdbl RDBL", REDOUBLE)):
        calls.update(dict.fromkeys(texts.split(), call))
    for level in range(1, 10):
        for denomination in Denomination:
            bid = Bid(level, denomination)
            names = ("NT", "N") if denomination is Denomination.NOTRUMP else (denomination.value,)
            for name in names:
                calls[f"{level}{name}"] = calls[f"{level}{name.lower()}"] = bid
                calls[f"{level}{name.capitalize()}"] = bid
    return calls


def _spellings_of_cards() -> dict[str, Card]:
    cards: dict[str, Card] = {}
    for card in EVERY_CARD:
        suit, rank = card.suit.value, card.rank.value
        for text in (suit + rank, *([f"{suit}10"] if rank == "T" else [])):
            cards[text] = cards[text.lower()] = cards[text.capitalize()] = cards[text[0].lower() + text[1:]] = card
    return cards


CALLS: Final = _spellings_of_calls()
CARDS: Final = _spellings_of_cards()
PLAYED: Final = tuple(tuple(CardPlayed(seat, card) for card in EVERY_CARD) for seat in Seat)
"""The 208 cards played there can be, by `Seat.index` and `Card.index`."""

CALL_PARTS: Final = tuple(f"call {number}" for number in range(1, MOST_CALLS + 1))
PLAY_PARTS: Final = tuple(f"play {number}" for number in range(1, MOST_PLAYS + 1))
"""The names of the parts in `BoardRecord.lines`."""

PIECES: Final = re.compile(r"\{\d+\}|\^[A-Za-z]?|=\d+=|\$\d+|[!?]{1,2}|[*+]|[^\s^=$!?{}*+]+|\S")
"""Pieces of a token that is no plain call or card: `2C!`, `^I1H`, `=1=`, `{0}` for a comment."""

SUFFIXES: Final = ("!", "?", "!!", "??", "!?", "?!")
"""The marks of quality: $1 to $6 at a call, $7 to $12 at a card."""


class Remarks:
    """Collects the annotations of one section of a game."""

    def __init__(self, game: RawGame, section: str, found: list[Diagnostic], used: set[int]) -> None:
        """Begin a section; the places in `game.notes` that are referred to are added to `used`."""
        self.by_place: dict[int, list[Annotation]] = {}
        self._game = game
        self._section = section
        self._found = found
        self._used = used

    def take(self, piece: str, place: int, line: int) -> bool:
        """Read a piece that annotates the call or card at `place`; false when it is nothing of the kind."""
        first = piece[0]
        if first in "!?":
            self._add(place, Annotation("nag", piece))
        elif first == "$" and piece[1:].isdigit():
            self._add(place, Annotation("nag", self._suffix(int(piece[1:]))))
        elif first == "=" and len(piece) > 2:
            self._add(place, Annotation("note", self._note(int(piece[1:-1]), line)))
        elif first == "{" and len(piece) > 2:
            self._add(place, Annotation("comment", self._game.remarks[int(piece[1:-1])]))
        else:
            return False
        return True

    def mark(self, place: int) -> None:
        """Record that something was marked at a place, the file does not say why: an alert."""
        self._add(place, Annotation("alert", ""))

    def _add(self, place: int, annotation: Annotation) -> None:
        self.by_place.setdefault(max(place, 0), []).append(annotation)

    def _suffix(self, number: int) -> str:
        first = 1 if self._section == "Auction" else 7
        return SUFFIXES[number - first] if 0 <= number - first < len(SUFFIXES) else f"${number}"

    def _note(self, number: int, line: int) -> str:
        """Return the text of a note of this section, or else of that number anywhere in the game."""
        notes = list(enumerate(self._game.notes))
        for own in (True, False):
            for place, note in notes:
                if note.number == number and (note.section == self._section or not own):
                    self._used.add(place)
                    return note.text
        self._found.append(Diagnostic(line, "pbn-note-missing", (("number", str(number)),), Severity.WARNING))
        return ""
