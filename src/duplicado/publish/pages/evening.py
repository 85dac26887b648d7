"""An evening as the pages need it: a file's contest and records, sorted by board and by contestant."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from duplicado.event.contest import BoardResult, Contest, Contestant, ContestantId, ScoringMethod, names_seated
from duplicado.event.standing import Ranking, Standing, Standings, TotalIn
from duplicado.law.book import law_02
from duplicado.publish.pages.figures import Gain
from duplicado.table.record import BoardRecord
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Side

_PLAIN_SECTION: Final = re.compile(r"[A-Za-z0-9]*")


@dataclass(frozen=True, slots=True)
class TableRow:
    """One line of a board: its result, its record, or both."""

    row: int
    """Its number on the board's page and in addresses, from 1: first the board's results, in the order of the file."""
    result: BoardResult | None
    record: BoardRecord | None

    @property
    def has_steps(self) -> bool:
        """True where an auction or a play was recorded."""
        return self.record is not None and bool(self.record.calls or self.record.plays)


@dataclass(frozen=True)
class EveningPage:
    """Contents of one file, with the figures computed from it; immutable, so that pages can be made at any time."""

    name: str
    """The file's name, without its folders."""
    contest: Contest = field(default_factory=Contest)
    records: tuple[BoardRecord, ...] = ()
    """Records that stand by themselves; those of the contest's results are found there."""
    standings: Standings | None = None
    """Standings of the contest; `None` where there is none."""
    given_addresses: Mapping[ContestantId, str] | None = None
    """The addresses of contestants where other evenings belong to the same event; `None`: its own."""

    @property
    def title(self) -> str:
        """Title that the event gives itself, or else the name of the file."""
        return self.contest.title or self.name

    @property
    def rankings(self) -> tuple[Ranking, ...]:
        """The rankings that have somebody in them."""
        rankings = self.standings.rankings if self.standings else ()
        return tuple(ranking for ranking in rankings if ranking.standings)

    @property
    def has_ranking(self) -> bool:
        """True where there is a ranking to show."""
        return bool(self.rankings)

    @property
    def total_in(self) -> TotalIn:
        """Unit of the totals of its rankings."""
        return self.standings.total_in if self.standings else TotalIn.METHOD

    @property
    def method(self) -> ScoringMethod:
        """Method by which the boards were scored."""
        return self.standings.method if self.standings else self.contest.method

    def standing_of(self, contestant: ContestantId) -> Standing | None:
        """Return the contestant's place, if he is ranked."""
        found = self._standings_of.get(contestant)
        return found[0] if found else None

    def ranking_of(self, contestant: ContestantId) -> Ranking | None:
        """Return the ranking in which the contestant has his place, if he is ranked."""
        found = self._standings_of.get(contestant)
        return found[1] if found else None

    def gain(self, line: TableRow, side: Side) -> Gain | None:
        """Return what a side gets for a line; `None` where nothing counts."""
        if self.standings is None or line.result is None:
            return None
        board = self.standings.boards[line.result.board]
        amount = (board.north_south if side is Side.NS else board.east_west)[line.row - 1]
        return None if amount is None else Gain(amount, amount / board.top if board.top else None)

    @cached_property
    def lines(self) -> Mapping[int, tuple[TableRow, ...]]:
        """The lines of each board, in the order of the board numbers."""
        of_board: dict[int, list[TableRow]] = defaultdict(list)
        told = {result.record for result in self.contest.results if result.record is not None}
        for result in self.contest.results:
            here = of_board[result.board]
            here.append(TableRow(len(here) + 1, result, result.record))
        for record in self.records:
            here = of_board[record.board.number]
            if record not in told and _tells_more_than_the_deal(record):
                here.append(TableRow(len(here) + 1, None, record))
        for number in (*self.contest.boards, *self.contest.layouts):
            of_board.setdefault(number, [])
        return {number: tuple(of_board[number]) for number in sorted(of_board)}

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the boards."""
        return tuple(self.lines)

    def board(self, number: int) -> Board:
        """Return what is marked on a board of the evening: what the file says, or else what Law 2 lays down.

        Raises:
            KeyError: the evening has no such board.
        """
        if number not in self.lines:
            raise KeyError(number)
        records = (record.board for record in self._records_of(number))
        return self.contest.boards.get(number) or next(records, None) or law_02.board(max(number, 1))

    def layout(self, number: int) -> Layout | None:
        """Return the hands of a board as far as they are known.

        Raises:
            KeyError: the evening has no such board.
        """
        if number not in self.lines:
            raise KeyError(number)
        layouts = (record.layout for record in self._records_of(number) if record.layout is not None)
        return self.contest.layouts.get(number) or next(layouts, None)

    @cached_property
    def _records_by_number(self) -> Mapping[int, list[BoardRecord]]:
        of_board: dict[int, list[BoardRecord]] = defaultdict(list)
        for record in self.records:
            of_board[record.board.number].append(record)
        return of_board

    def _records_of(self, number: int) -> tuple[BoardRecord, ...]:
        of_results = (line.record for line in self.lines[number] if line.record is not None)
        return (*of_results, *self._records_by_number.get(number, ()))

    @cached_property
    def names(self) -> Mapping[ContestantId, tuple[str, ...]]:
        """The players of each contestant, a team's own name before the first of them."""
        return {contestant.id: contestant.shown_names for contestant in self.contest.contestants}

    def seated(self, result: BoardResult, side: Side) -> tuple[str, ...]:
        """Return the names of who sat on a side, see `names_seated`."""
        return names_seated(result, side, self.entered)

    @cached_property
    def entered(self) -> Mapping[ContestantId, Contestant]:
        """The contestants that the file names."""
        return {contestant.id: contestant for contestant in self.contest.contestants}

    @cached_property
    def contestants(self) -> tuple[ContestantId, ...]:
        """Everybody who is entered or has a result, in the order of section, line and number.

        Those whom the file does not name are not among them.
        """
        everybody = set(self.names)
        for result in self.contest.results:
            everybody.update(result.contestants)
        return tuple(sorted((each for each in everybody if not each.is_anonymous), key=_order))

    @cached_property
    def lines_of(self) -> Mapping[ContestantId, tuple[tuple[TableRow, BoardResult, Side], ...]]:
        """The results of each contestant, with the side on which he sat, in the order of the boards."""
        of_contestant: dict[ContestantId, list[tuple[TableRow, BoardResult, Side]]] = defaultdict(list)
        for line in (line for lines in self.lines.values() for line in lines):
            if line.result is not None:
                for side in Side:
                    for who in line.result.of_side(side):
                        of_contestant[who].append((line, line.result, side))
        return {contestant: tuple(found) for contestant, found in of_contestant.items()}

    @cached_property
    def _standings_of(self) -> Mapping[ContestantId, tuple[Standing, Ranking]]:
        return {each.contestant: (each, ranking) for ranking in self.rankings for each in ranking.standings}

    @cached_property
    def addresses(self) -> Mapping[ContestantId, str]:
        """The part of an address that names each contestant: `8`, `A8`, `8-NS`; unlike for unlike contestants."""
        if self.given_addresses is not None:
            return self.given_addresses
        taken: dict[str, ContestantId] = {}
        for place, contestant in enumerate(self.contestants, 1):
            section = contestant.section if _PLAIN_SECTION.fullmatch(contestant.section) else ""
            plain = f"{section}{contestant.number}" + (f"-{contestant.line}" if contestant.line else "")
            taken[plain if plain not in taken else f"{plain}-{place}"] = contestant
        return {contestant: address for address, contestant in taken.items()}

    @cached_property
    def _by_address(self) -> Mapping[str, ContestantId]:
        return {address: contestant for contestant, address in self.addresses.items()}

    def contestant_at(self, address: str) -> ContestantId | None:
        """Return the contestant that an address names, if there is one."""
        return self._by_address.get(address)


def _tells_more_than_the_deal(record: BoardRecord) -> bool:
    stated = (record.stated_contract, record.stated_tricks, record.stated_score)
    return bool(record.calls or record.plays or any(each is not None for each in stated))


def _order(contestant: ContestantId) -> tuple[str, int, int]:
    line = 0 if contestant.line is None else 1 if contestant.line is Side.NS else 2
    return contestant.section, line, contestant.number


_FEWEST_TRICKS: Final = 3
"""Between the most and the fewest: fewer are ordinary."""
_MOST_SHOWN: Final = 3


@dataclass(frozen=True, slots=True)
class DifferentResults:
    """One contract by one declarer on one board, and the tricks that were taken in it."""

    board: int
    contract: Contract
    tricks: tuple[int, ...]
    """Each number once, the highest first."""

    @property
    def spread(self) -> int:
        """Tricks between the most and the fewest."""
        return self.tricks[0] - self.tricks[-1]


def most_different(evening: EveningPage) -> tuple[DifferentResults, ...]:
    """Return the contracts whose declarers took the most different numbers of tricks, the widest spread first."""
    taken: dict[tuple[int, Contract], set[int]] = defaultdict(set)
    for result in evening.contest.results:
        if isinstance(result.contract, Contract) and result.tricks is not None:
            taken[result.board, result.contract].add(result.tricks)
    found = [
        DifferentResults(board, contract, tuple(sorted(tricks, reverse=True)))
        for (board, contract), tricks in taken.items()
    ]
    wide = [each for each in found if each.spread >= _FEWEST_TRICKS]
    wide.sort(key=lambda each: (-each.spread, -len(each.tricks), each.board))
    return tuple(wide[:_MOST_SHOWN])
