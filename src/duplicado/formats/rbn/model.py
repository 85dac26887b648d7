"""Contents of an RBN file: boards, and what its lines say of the event."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final

from duplicado.table.record import BoardRecord

__all__ = ["AROUND", "RbnBoard", "RbnFile"]

AROUND: Final = "DTLESFKMI"
"""The lines that are not of the board itself: date, title and author, location, event, session, form of scoring, teams
with what they carry over, makes at double dummy, items."""


@dataclass(frozen=True, slots=True)
class RbnBoard:
    """One board at one table."""

    record: BoardRecord
    around: dict[str, str] = field(default_factory=dict, hash=False)
    """The lines of `AROUND` by their letter, those that repeat filled in."""
    place: str = ""
    """The room (O open, C closed) or the number of the table, from the line N."""
    section: str = ""
    """What stands behind the number of the board, such as the letter of the section."""
    points: str = ""
    """Matchpoints or IMPs behind the score, as the file writes them."""
    texts: tuple[str, ...] = ()
    """Paragraphs in braces."""

    @property
    def title(self) -> str:
        """The event, its parts joined by a dash."""
        return " - ".join(filter(None, split(self.around.get("E", ""))))


@dataclass(frozen=True, slots=True)
class RbnFile:
    """An RBN file as far as it could be read."""

    boards: tuple[RbnBoard, ...] = ()

    @property
    def records(self) -> tuple[BoardRecord, ...]:
        """The records of the boards in the order of the file."""
        return tuple(board.record for board in self.boards)

    def only(self, numbers: Collection[int]) -> RbnFile:
        """Return the file with these boards only."""
        return RbnFile(tuple(board for board in self.boards if board.record.board.number in numbers))

    def names_around(self, *, with_contest: bool) -> set[str]:
        """Name the lines that are not of a board itself, and `{}` for paragraphs of text."""
        names = {label for board in self.boards for label in board.around} - {"E"}
        names -= set("DFK" if with_contest else "")
        return names | {"{}" for board in self.boards if board.texts}


def split(text: str) -> list[str]:
    """Take a value apart at its colons; two of them are one that belongs to the text.

    >>> split("Club: final::A".replace(" ", ""))
    ['Club', 'final:A']
    """
    return [part.replace("\0", ":").strip() for part in text.replace("::", "\0").split(":")]
