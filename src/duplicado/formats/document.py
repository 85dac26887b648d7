"""Document to be written: boards, a contest, and the files from which they were read."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace

from duplicado.event.contest import Contest
from duplicado.formats.lin.model import LinFile
from duplicado.formats.pbn.model import PbnFile
from duplicado.formats.rbn.model import RbnFile
from duplicado.table.record import BoardRecord
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.hands import Layout

__all__ = ["Document"]


@dataclass(frozen=True, slots=True)
class Document:
    """What is to be written, of any origin."""

    records: tuple[BoardRecord, ...] = ()
    """The boards with their auctions and plays, those of the results of the contest among them."""
    contest: Contest | None = None
    """The contest, where there is one and no other."""
    title: str = ""
    natives: tuple[object, ...] = field(default=(), compare=False)
    """The files as their own readers gave them: a `PbnFile`, for example, has tags that no record has."""
    contests: tuple[Contest, ...] = ()
    """All of them, where there are several."""

    def only(self, numbers: Collection[int]) -> Document:
        """Return what concerns these boards. A final standing is not of these boards, and is left out."""
        wanted = frozenset(numbers)
        contest = self.contest
        return replace(
            self,
            records=tuple(record for record in self.records if record.board.number in wanted),
            contest=None if contest is None else _of_boards(contest, wanted),
            contests=tuple(_of_boards(each, wanted) for each in self.contests),
            # The head of a LIN file has the results of all its boards by their place: it is no head of some of them.
            natives=tuple(_only(native, wanted) for native in self.natives if not isinstance(native, LinFile)),
        )

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
        contest = self.contest
        if contest is not None:
            marked = {number: board for (number, _), board in listed.items()} | contest.boards
            for number in sorted(marked):
                listed.setdefault((number, contest.layouts.get(number)), marked[number])
        known = {number for number, layout in listed if layout is not None}
        return [
            (board, layout) for (number, layout), board in listed.items() if layout is not None or number not in known
        ]

    def playable_records(self) -> tuple[BoardRecord, ...]:
        """Return the records, or where there are none, the boards of the contest as far as they were dealt."""
        return self.records or tuple(BoardRecord(board, layout) for board, layout in self.boards())


def _of_boards(contest: Contest, wanted: frozenset[int]) -> Contest:
    return replace(
        contest,
        boards={number: board for number, board in contest.boards.items() if number in wanted},
        layouts={number: layout for number, layout in contest.layouts.items() if number in wanted},
        results=tuple(result for result in contest.results if result.board in wanted),
        stated=(),
        scheduled_boards=None,
    )


def _only(native: object, wanted: frozenset[int]) -> object:
    match native:
        case PbnFile(games=games):
            return replace(
                native, games=tuple(game for game in games if game.record and game.record.board.number in wanted)
            )
        case RbnFile(boards=boards):
            return replace(native, boards=tuple(board for board in boards if board.record.board.number in wanted))
        case _:
            return native
