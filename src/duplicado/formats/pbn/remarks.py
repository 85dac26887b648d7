"""Remarks beside calls and cards: notes, marks of quality, comments."""

from __future__ import annotations

from duplicado.formats.diagnostics import Diagnostic, Severity
from duplicado.formats.pbn.scanner import RawGame
from duplicado.formats.pbn.tokens import SUFFIXES
from duplicado.table.record import Annotation


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
