"""Contents of an RBN file: boards, and what its lines say of the event."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from duplicado.formats.document import Heading
from duplicado.table.record import BoardRecord
from duplicado.vocabulary.values import keeps_mappings

AROUND: Final = "DTLESFKMI"
"""The lines that are not of the board itself: date, title and author, location, event, session, form of scoring, teams
with what they carry over, makes at double dummy, items."""


@dataclass(frozen=True, slots=True)
@keeps_mappings
class RbnBoard:
    """One board at one table."""

    record: BoardRecord
    around: Mapping[str, str] = field(default_factory=dict[str, str], hash=False)
    """The lines of `AROUND` by their letter, those that repeat filled in."""
    place: str = ""
    """The room (O open, C closed) or the number of the table, from the line N."""
    section: str = ""
    """Text behind the number of the board, such as the letter of the section."""
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

    def headings(self) -> Iterator[tuple[BoardRecord, Heading]]:
        """Go through the boards with their date, title, location, event, session and paragraphs."""
        for board in self.boards:
            said = {label: split(board.around.get(label, "")) for label in "TLS"}
            title, *author = said["T"]
            heading = Heading(
                event=board.title,
                date=iso_date(board.around.get("D", "")),
                site=", ".join(filter(None, said["L"])),
                stage=" ".join(filter(None, said["S"])),
                title=title,
                author=" ".join(filter(None, author)),
                texts=board.texts,
            )
            if heading != Heading():
                yield board.record, heading

    def names_around(self, *, with_contest: bool, with_headings: bool) -> set[str]:
        """Name the lines that are not of a board itself, and `{}` for paragraphs of text."""
        names = {label for board in self.boards for label in board.around} - {"E"}
        names -= set("DFK" if with_contest else "") | set("DTLS" if with_headings else "")
        return names | {"{}" for board in self.boards if board.texts and not with_headings}


def split(text: str) -> list[str]:
    """Take a value apart at its colons; two of them are one that belongs to the text.

    >>> split("Club: final::A".replace(" ", ""))
    ['Club', 'final:A']
    """
    return [part.replace("\0", ":").strip() for part in text.replace("::", "\0").split(":")]


def iso_date(text: str) -> str:
    """Write `19980131` as 1998-01-31; a date of another form stays as it is.

    >>> iso_date("19980131")
    '1998-01-31'
    """
    day = text.partition(":")[0]
    return f"{day[:4]}-{day[4:6]}-{day[6:]}" if len(day) == 8 and day.isascii() and day.isdigit() else text
