"""Document to be written: boards, a contest, the files they were read from; what another format loses of it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from duplicado.formats.diagnostics import Diagnostic, Severity
from duplicado.formats.losses import losses, named
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


_Native = TypeVar("_Native")
_TOLD: Final = 100
"""Of a longer name so many characters are told."""


def natives_of(document: Document, own: type[_Native]) -> tuple[_Native, ...]:
    """Return the files of a document as the reader of `own` gave them; none where it is of other files too."""
    natives = tuple(native for native in document.natives if isinstance(native, own))
    return natives if len(natives) == len(document.natives) else ()


def around(
    document: Document, own: type | None = None, *, with_headings: bool = False, also: Iterable[str] = ()
) -> tuple[Diagnostic, ...]:
    """Say what stood around the boards in files of another format than `own`: tags and tables that nothing holds.

    Args:
        document: what was written.
        own: the files that the format can keep as they are.
        with_headings: whether the headings of the records are written.
        also: names of what else is not in the file.
    """
    natives = [native for native in document.natives if own is None or not isinstance(native, own)]
    if natives and len(natives) < len(document.natives):
        natives = list(document.natives)  # files of several formats: all are written from their records
    names = set(also)
    for native in natives:
        if native is not None:
            names |= native.names_around(with_contest=document.contest is not None, with_headings=with_headings)
    return (Diagnostic(0, "lost-around", (("names", ", ".join(sorted(names))),), Severity.WARNING),) if names else ()


def untitled(document: Document, kept: str = "") -> tuple[Diagnostic, ...]:
    """Say that the name of the event is lost, unless the file says it as `kept`; white space does not matter."""
    title = " ".join(document.title.split())
    lost = Diagnostic(0, "lost-title", (("title", title[:_TOLD]),), Severity.WARNING)
    return () if title == " ".join(kept.split()) else (lost,)


def left_behind(document: Document, file: Iterable[BoardRecord]) -> tuple[Diagnostic, ...]:
    """Say what a file made of a contest does not have: boards, auctions and plays that are of none of its results."""
    apart = records_apart(document)
    written = {record.board.number for record in file}
    numbers = [record.board.number for record in apart]
    gone = [place for place, number in enumerate(numbers) if number not in written]
    lost = Diagnostic(0, "lost-board", named(numbers, gone), Severity.WARNING)
    there = [record for record in apart if record.board.number in written]
    return (*((lost,) if gone else ()), *losses(there, [dealt(record) for record in there]))


def records_apart(document: Document) -> tuple[BoardRecord, ...]:
    """List the records that are of no result of the contest."""
    results = document.contest.results if document.contest is not None else ()
    played = {id(result.record) for result in results}
    return tuple(record for record in document.records if id(record) not in played)


def dealt(record: BoardRecord) -> BoardRecord:
    """Return the board with its hands alone."""
    return BoardRecord(record.board, record.layout)
