"""Common duties of the writers of dealing files: refusal of boards that cannot be dealt, notice of losses."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from duplicado.formats.dealing_files.cards import Dealt
from duplicado.formats.diagnostics import Diagnostic, Parsed, Written
from duplicado.formats.losses import losses, named
from duplicado.table.record import BoardRecord
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.hands import Deal, Layout

Boards = Iterable[tuple[Board, Layout | None]]
"""Boards with what is known of their hands."""


@dataclass(frozen=True, slots=True)
class FileKind:
    """A format of dealing files: its name, how it numbers boards, and how it is read and written."""

    name: str
    encode: Callable[[list[Dealt]], bytes]
    """Writes boards that have been looked over: in ascending order and within the limits below."""
    read: Callable[[bytes], Parsed[tuple[Dealt, ...]]]
    says_numbers: bool = True
    """True where the file numbers its boards; else the first is board 1, the second board 2, and so on."""
    highest: int | None = None
    """The highest number that can be written, or the most boards where no number is written."""
    without_gap: bool = False
    """True where the numbers must follow one another."""

    def write(self, boards: Boards) -> Written:
        """Write the boards, by number; nothing is written when one of them cannot be.

        A machine deals what the file says and leaves out nothing, so half a file would be dealt into wrong boards.
        """
        listed = list(boards)
        numbers = [board.number for board, _ in listed]
        unnumbered = [place for place, number in enumerate(numbers) if not number]
        if unnumbered and (self.says_numbers or any(numbers)):
            values = (("format", self.name), *named(numbers, unnumbered))
            return Written(None, (Diagnostic(0, "unwritable-unnumbered", values),))
        wrong: list[Diagnostic] = []
        dealt = sorted(self._deals(listed, wrong), key=lambda pair: pair[0].number)
        wrong += self._wrong_numbers([board.number for board, _ in dealt])
        if not (dealt or wrong):
            wrong.append(Diagnostic(0, "unwritable-nothing", (("format", self.name),)))
        if wrong:
            return Written(None, tuple(wrong))
        data = self.encode(dealt)
        before = [BoardRecord(board, deal) for board, deal in dealt]
        after = [BoardRecord(board, deal) for board, deal in self.read(data).value]
        return Written(data, losses(before, after))

    def _deals(self, boards: Boards, wrong: list[Diagnostic]) -> Iterator[Dealt]:
        for board, layout in boards:
            try:
                yield board, layout if isinstance(layout, Deal) else Deal(dict(layout.items() if layout else ()))
            except NotationError:
                wrong.append(self._wrong("unwritable-incomplete", board.number))

    def _wrong_numbers(self, numbers: list[int]) -> Iterator[Diagnostic]:
        highest = self.highest
        if not self.says_numbers and highest is not None and len(numbers) > highest:
            yield Diagnostic(0, "unwritable-count", (("format", self.name), ("most", str(highest))))
            return
        for number in numbers:
            if self.says_numbers and (number < 1 or (highest is not None and number > highest)):
                yield self._wrong("unwritable-number", number, most=str(highest))
        for number, following in pairwise(filter(None, numbers)):
            if number == following:  # two sets: a machine would deal boards of the one among those of the other
                yield self._wrong("unwritable-twice", number)
            elif self.without_gap and following != number + 1:
                yield self._wrong("unwritable-gap", number + 1)

    def _wrong(self, code: str, number: int, **values: str) -> Diagnostic:
        return Diagnostic(0, code, (("format", self.name), ("board", str(number)), *values.items()))
