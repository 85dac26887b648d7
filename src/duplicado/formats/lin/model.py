"""Contents of a LIN file: the head of a match and its boards."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from duplicado.table.record import BoardRecord
from duplicado.vocabulary.contracts import AuctionResult
from duplicado.vocabulary.enumeration import Enumeration

if TYPE_CHECKING:
    from duplicado.formats.document import Heading


class LinRoom(Enumeration):
    """The two tables of a match."""

    OPEN = "open"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class LinResult:
    """A result as the head of the file states it, e.g. `4HN+1`."""

    contract: AuctionResult
    tricks: int | None
    """Tricks won by declarer; `None` when the board was passed out."""


@dataclass(frozen=True, slots=True)
class LinHeader:
    """The head of a match (tags `vg`, `rs`, `pw`, `mp`, `bn`)."""

    title: str = ""
    segment: str = ""
    scoring: str = ""
    """`I` IMPs, `B` board-a-match, `P` pairs, as the file writes it."""
    first: int = 1
    """The number by which the tag `qx` counts the first board of the segment."""
    last: int | None = None
    home: str = ""
    home_carry_over: str = ""
    away: str = ""
    away_carry_over: str = ""
    results: tuple[LinResult | None, ...] = ()
    """Open and closed room by turns, board after board from `first`."""
    board_numbers: tuple[int | None, ...] = ()
    """The numbers on the boards, in the order of `results`; empty when they are counted from `first`."""
    names: tuple[str, ...] = ()
    scores: tuple[str, ...] = ()
    """Scores of the tag `mp`, open and closed room by turns."""

    def result(self, count: int, room: LinRoom) -> LinResult | None:
        """Return the stated result of the board that `qx` counts as `count`; `None` when there is none."""
        index = 2 * (count - self.first) + (room is LinRoom.CLOSED)
        return self.results[index] if 0 <= index < len(self.results) else None

    def board_number(self, count: int) -> int:
        """Return the number on the board that `qx` counts as `count`."""
        index = count - self.first
        listed = self.board_numbers[index] if 0 <= index < len(self.board_numbers) else None
        return listed or count


@dataclass(frozen=True, slots=True)
class LinBoard:
    """One board at one table, with its place in the match."""

    record: BoardRecord
    room: LinRoom | None = None
    count: int | None = None
    """The number in the tag `qx`, which need not be that of the board."""
    contract: AuctionResult | None = None
    """The contract that the calls lead to; `None` when they do not lead to one."""


@dataclass(frozen=True, slots=True)
class LinFile:
    """A LIN file as far as it could be read."""

    header: LinHeader = LinHeader()
    boards: tuple[LinBoard, ...] = ()

    @property
    def records(self) -> tuple[BoardRecord, ...]:
        """The records of the boards in the order of the file."""
        return tuple(board.record for board in self.boards)

    def only(self, numbers: Collection[int]) -> None:
        """Return nothing: the head has the results of all boards by their place, and is no head of some of them."""

    def headings(self) -> Iterator[tuple[BoardRecord, Heading]]:
        """Go through nothing: the head is of all boards, and its title is that of the document."""
        return iter(())

    def names_around(self, *, with_contest: bool, with_headings: bool) -> set[str]:  # noqa: ARG002 - neither keeps them
        """Name the tags of the head that no record has."""
        return {key for key, values in (("pw", self.header.names), ("mp", self.header.scores)) if any(values)}
