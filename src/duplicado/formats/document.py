"""Document to be written: boards, a contest, and the files from which they were read."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Protocol

from duplicado.table.record import BoardRecord
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Denomination
from duplicado.vocabulary.values import keeps_mappings

if TYPE_CHECKING:
    from duplicado.event.contest import Contest


@dataclass(frozen=True, slots=True)
@keeps_mappings
class Optimum:
    """Results of a board when everybody sees all cards."""

    tricks: Mapping[tuple[Seat, Denomination], int]
    """Tricks of each declarer in each denomination."""
    score: int
    """Par: points to North-South when both sides bid so, too."""


@dataclass(frozen=True, slots=True)
class Heading:
    """Description of the event around a board, in the words of no format; an empty text is not said."""

    event: str = ""
    date: str = ""
    """As ISO 8601 writes it, else as the file does."""
    site: str = ""
    stage: str = ""
    title: str = ""
    author: str = ""
    texts: tuple[str, ...] = ()
    """Paragraphs about the board."""


class Native(Protocol):
    """A file as the reader of its format gave it: it has what no record of a board has."""

    def only(self, numbers: Collection[int]) -> Native | None:
        """Return what concerns these boards; `None` where what is left of the file would not be one."""
        ...

    def headings(self) -> Iterator[tuple[BoardRecord, Heading]]:
        """Go through the records of which the file says what stands around them."""
        ...

    def names_around(self, *, with_contest: bool, with_headings: bool) -> set[str]:
        """Name what stands around the boards and in none of their records, as the format calls it.

        Args:
            with_contest: whether what makes the contest is kept with it.
            with_headings: whether the headings are kept.
        """
        ...


@dataclass(frozen=True, slots=True)
@keeps_mappings
class Document:
    """Document to be written, of any origin."""

    records: tuple[BoardRecord, ...] = ()
    """The boards with their auctions and plays, those of the results of the contest among them."""
    contest: Contest | None = None
    """The contest, where there is one and no other."""
    title: str = ""
    natives: tuple[Native | None, ...] = field(default=(), compare=False)
    """The files as their own readers gave them; `None` for one of which the rest of the document says everything."""
    contests: tuple[Contest, ...] = ()
    """All of them, where there are several."""
    optimum: Mapping[tuple[Board, Layout], Optimum] = field(
        default_factory=dict["tuple[Board, Layout]", Optimum], compare=False
    )
    """Best play of the boards, where it is to be written too."""

    def only(self, numbers: Collection[int]) -> Document:
        """Return what concerns these boards. A final standing is not of these boards, and is left out."""
        wanted = frozenset(numbers)
        contest = self.contest
        return replace(
            self,
            records=tuple(record for record in self.records if record.board.number in wanted),
            contest=None if contest is None else _of_boards(contest, wanted),
            contests=tuple(_of_boards(each, wanted) for each in self.contests),
            natives=tuple(None if each is None else each.only(wanted) for each in self.natives),
        )

    def headings(self) -> Mapping[int, Heading]:
        """Return what the files say around their records, by `id` of the record."""
        return {id(record): each for native in self.natives if native for record, each in native.headings()}

    @property
    def numbers(self) -> frozenset[int]:
        """The numbers of the boards that there are."""
        found = {record.board.number for record in self.records}
        for contest in (self.contest, *self.contests):
            if contest is not None:
                found |= {result.board for result in contest.results} | {*contest.boards, *contest.layouts}
        return frozenset(found)

    def boards(self) -> Sequence[tuple[Board, Layout | None]]:
        """List each board once with its hands, as a machine deals it.

        A board that stands there with different hands is listed with each of them: no writer can choose.
        """
        listed: dict[tuple[int, Layout | None], Board] = {}
        for record in self.records:
            listed.setdefault((record.board.number, record.layout), record.board)
        named = {number: board for (number, _), board in listed.items()}
        for contest in (self.contest, *self.contests):
            if contest is not None:
                marked = named | contest.boards
                for number in sorted(marked):
                    listed.setdefault((number, contest.layouts.get(number)), marked[number])
        known = {number for number, layout in listed if layout is not None}
        return [
            (board, layout) for (number, layout), board in listed.items() if layout is not None or number not in known
        ]

    def playable_records(self) -> tuple[BoardRecord, ...]:
        """Return the records, and each board of the contests that none of them shows, as far as it was dealt."""
        shown = {(record.board.number, record.layout) for record in self.records}
        others = (BoardRecord(*each) for each in self.boards() if (each[0].number, each[1]) not in shown)
        return (*self.records, *others)


def _of_boards(contest: Contest, wanted: frozenset[int]) -> Contest:
    return replace(
        contest,
        boards={number: board for number, board in contest.boards.items() if number in wanted},
        layouts={number: layout for number, layout in contest.layouts.items() if number in wanted},
        results=tuple(result for result in contest.results if result.board in wanted),
        stated=(),
        scheduled_boards=None,
    )
