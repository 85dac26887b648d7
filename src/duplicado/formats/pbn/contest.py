"""The contest that a PBN file tells of: from its tables of scores, or from the same boards played at several tables."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from fractions import Fraction
from typing import Final

from duplicado.event.contest import (
    BoardResult,
    Contest,
    Contestant,
    ContestantId,
    ScoringMethod,
    StatedStanding,
)
from duplicado.formats.diagnostics import Diagnostic, Parsed, Severity
from duplicado.formats.pbn.model import PbnFile, PbnGame, apart, said_of
from duplicado.formats.pbn.tables import ScoreRow, read_scores, read_totals
from duplicado.formats.results import worth
from duplicado.score.side_score import Artificial, Points, SideScore
from duplicado.table.record import BoardRecord
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.borders import checked, unchecked
from duplicado.vocabulary.seats import Side

_RESULT: Final = unchecked(BoardResult)
_PAIR: Final = re.compile(r"([A-Za-z]*)\s*(\d{1,6})\s*(NS|EW)?", re.IGNORECASE)
_MOST_RESULTS: Final = 100_000
"""In a file; a wrong multiplicity in a few rows would otherwise fill the memory."""
_METHODS: Final = (
    (re.compile("BUTLER"), ScoringMethod.BUTLER),
    (re.compile("CROSS"), ScoringMethod.CROSS_IMPS),
    (re.compile("BAM"), ScoringMethod.BOARD_A_MATCH),
    (re.compile("MATCHPOINTS|(?<!I)MP"), ScoringMethod.MATCHPOINTS),
    (re.compile("CHICAGO|RUBBER|CAVENDISH|TOTAL"), ScoringMethod.TOTAL_POINTS),
)
"""Methods that Scoring may name, besides plain IMP."""


@checked
def contest_of(file: PbnFile) -> Parsed[Contest | None]:
    """Make the contest of a file; `None` when it has neither tables of scores nor a board played more than once.

    A row of a `ScoreTable` becomes as many results as its multiplicity says. Where the rows do not name the pairs, each
    result gets contestants of its own, whose section is `#` and the board: boards can be scored then, totals mean
    nothing, and a diagnostic says so. Games without a table are results of the pairs whose names they give.
    """
    first, *others = apart(file)
    read = _contest(first)
    if not others:
        return read
    titles = ", ".join(dict.fromkeys(said_of(each) for each in others))
    another = Diagnostic(0, "pbn-several-contests", (("count", str(1 + len(others))), ("text", titles[:60])))
    return Parsed(read.value, (*read.diagnostics, another))


def contests_of(file: PbnFile) -> Parsed[tuple[Contest, ...]]:
    """Make all contests of a file: several where a board has results under more than one event, date or stage.

    A stage is what a session, or a section that is scored by itself, is called in the files of this program. None is
    there where there are no results.
    """
    files = apart(file)
    parsed = [_contest(each) for each in files]
    found = tuple(dict.fromkeys(diagnostic for each in parsed for diagnostic in each.diagnostics))
    made = [(each, read.value) for each, read in zip(files, parsed, strict=True) if read.value is not None]
    if len(files) < 2:
        return Parsed(tuple(contest for _, contest in made), found)
    # Totals that not every one of them tells are those of all together.
    told = all(any(one.total is not None for one in contest.stated) for _, contest in made)
    named = (replace(contest, title=said_of(each), stated=contest.stated if told else ()) for each, contest in made)
    return Parsed(tuple(named), found)


def _contest(file: PbnFile) -> Parsed[Contest | None]:
    found: list[Diagnostic] = []
    games = [(game, game.record) for game in file.games if game.record is not None]
    played = [(game, record) for game, record in games if _score_of(record) is not None]
    tables = [(game, record) for game, record in games if "ScoreTable" in game.sections]
    builder = _Builder(found)
    if tables:
        # A table may stand in every game of its board. Tables that say something else are of other sections.
        different: dict[tuple[int, tuple[str, ...]], tuple[PbnGame, BoardRecord]] = {}
        for game, record in tables:
            different.setdefault((record.board.number, game.sections["ScoreTable"].rows), (game, record))
        for game, record in sorted(different.values(), key=lambda pair: pair[1].board.number):
            builder.add_table(game, record)
    elif any(times > 1 for times in Counter(record.board.number for _, record in played).values()):
        for game, record in played:
            builder.add_game(game, record)
    if not builder.results:
        return Parsed(None, tuple(found))
    builder.add_totals(file.games)
    return Parsed(builder.contest(file.games), tuple(found))


class _Builder:
    """Gathers results and contestants."""

    def __init__(self, found: list[Diagnostic]) -> None:
        self.results: list[BoardResult] = []
        self._found = found
        self._contestants: dict[ContestantId, Contestant] = {}
        self._numbers: dict[tuple[str, ...], int] = {}
        self._records: dict[int, BoardRecord] = {}
        self._boards: dict[int, Board] = {}
        self._stated: list[StatedStanding] = []
        self._is_anonymous = False
        self._counts = Counter[int]()

    def add_table(self, game: PbnGame, record: BoardRecord) -> None:
        """Add the rows of a game's table of scores."""
        parsed = read_scores(game.sections["ScoreTable"])
        self._found += parsed.diagnostics
        self._keep(record)
        for row in parsed.value:
            if len(self.results) + row.multiplicity > _MOST_RESULTS:
                values = (("text", str(row.multiplicity)), ("most", str(_MOST_RESULTS)))
                self._found.append(Diagnostic(row.line, "pbn-too-many-results", values))
                return
            for _ in range(row.multiplicity):
                self._counts[record.board.number] += 1
                self._add_row(row, record.board, self._counts[record.board.number])

    def _add_row(self, row: ScoreRow, board: Board, count: int) -> None:
        north_south = self._identify(row.pair_ns, row.names_ns, row.section)
        east_west = self._identify(row.pair_ew, row.names_ew, row.section)
        if north_south is None or east_west is None:
            if not self._is_anonymous:
                self._found.append(Diagnostic(row.line, "pbn-table-without-pairs", (), Severity.WARNING))
            self._is_anonymous = True
            north_south = ContestantId(count, Side.NS, f"#{board.number}-")
            east_west = ContestantId(count, Side.EW, f"#{board.number}-")
        partners = [self._identify(text, "", row.section) if text else None for text in (row.south, row.west)]
        if bool(row.south) != bool(row.west) or (row.south and None in partners):
            self._found.append(Diagnostic(row.line, "pbn-partner-missing", (), Severity.WARNING))
        ours, theirs = _side_scores(row, board)
        self.results.append(
            _RESULT(
                board=board.number,
                north_south=north_south,
                east_west=east_west,
                north_south_score=ours,
                east_west_score=theirs,
                contract=row.contract,
                tricks=row.tricks,
                lead=row.lead,
                round=row.round,
                table=row.table,
                stated=dict(row.figures),
                line=row.line,
                south=partners[0],
                west=partners[1],
            )
        )

    def _identify(self, pair: str, names: str, section: str) -> ContestantId | None:
        match = _PAIR.fullmatch(pair)
        if match:
            line = Side(match[3].upper()) if match[3] else None
            identity = ContestantId(int(match[2]), line, match[1] or section)
        elif names:
            identity = ContestantId(self._number((names,)))
        else:
            return None
        known = self._contestants.get(identity)
        if known is None or (names and not known.names):
            self._contestants[identity] = Contestant(identity, _persons(names))
        return identity

    def _number(self, names: tuple[str, ...]) -> int:
        return self._numbers.setdefault(names, len(self._numbers) + 1)

    def _keep(self, record: BoardRecord) -> None:
        self._boards.setdefault(record.board.number, record.board)
        if record.layout is not None:
            self._records.setdefault(record.board.number, record)

    def add_game(self, game: PbnGame, record: BoardRecord) -> None:
        """Add a game as one result of the pairs that it names."""
        self._keep(record)
        value = _score_of(record) or 0
        sides = [self._pair_of(game, record, side) for side in Side]
        self.results.append(
            BoardResult(
                board=record.board.number,
                north_south=sides[0],
                east_west=sides[1],
                north_south_score=Points(value),
                east_west_score=Points(-value),
                contract=record.stated_contract,
                tricks=record.stated_tricks,
                lead=record.plays[0].card if record.plays else None,
                table=game.tag("Table"),
                record=record,
                line=game.line,
            )
        )

    def _pair_of(self, game: PbnGame, record: BoardRecord, side: Side) -> ContestantId:
        tag = game.tag(f"Pair{side.value}")
        names = tuple(record.players.get(seat, "") for seat in side.seats)
        match = _PAIR.fullmatch(tag)
        if match:
            identity = ContestantId(int(match[2]), None, match[1])
        else:
            nobody = (f"{game.line}", side.value)
            identity = ContestantId(self._number(tuple(sorted(names)) if any(names) else nobody))
        self._contestants.setdefault(identity, Contestant(identity, tuple(name for name in names if name)))
        return identity

    def add_totals(self, games: Iterable[PbnGame]) -> None:
        """Add what the file says of the final standing."""
        for game in games:
            section = game.sections.get("TotalScoreTable")
            if section is None:
                continue
            parsed = read_totals(section)
            self._found += parsed.diagnostics
            for row in parsed.value:
                identity = self._identify(row.id, row.names, "")
                if identity is not None:
                    place = row.rank.rstrip(".")
                    self._stated.append(StatedStanding(identity, row.total, row.percentage, place, row.boards))

    def contest(self, games: tuple[PbnGame, ...]) -> Contest:
        """Make the contest of what was gathered."""
        lines = {result.north_south.line for result in self.results}
        method = self._method(games)
        if method is ScoringMethod.MATCHPOINTS:
            self.results = [_with_percentages(result) for result in self.results]
        return Contest(
            title=next(_said(games, "Event"), ""),
            date=next(_said(games, "Date"), "").replace(".", "-"),
            method=method,
            winners=2 if lines == {Side.NS} and not self._is_anonymous else 1,
            contestants=tuple(sorted(self._contestants.values(), key=_order)),
            boards=dict(sorted(self._boards.items())),
            layouts={number: kept.layout for number, kept in sorted(self._records.items()) if kept.layout},
            results=tuple(self.results),
            stated=tuple(self._stated),
            program=next(_said(games, "Generator"), ""),
        )

    def _method(self, games: tuple[PbnGame, ...]) -> ScoringMethod:
        text = next(_said(games, "Scoring"), "")
        for name, method in _METHODS:
            if name.search(text.upper()):
                return method
        teams = next(_said(games, "HomeTeam"), "")
        if text.upper().startswith("IMP") or (teams and not text):
            return ScoringMethod.IMPS if teams else ScoringMethod.CROSS_IMPS
        # A column of IMPs without a loss is none: some programs put their percentages there.
        imps = [result.stated["ns_imps"] for result in self.results if "ns_imps" in result.stated]
        taken = ScoringMethod.CROSS_IMPS if any(figure < 0 for figure in imps) else ScoringMethod.MATCHPOINTS
        if text:
            values = (("text", text), ("taken", taken.value))
            self._found.append(Diagnostic(0, "pbn-scoring", values, Severity.WARNING))
        return taken


def _persons(names: str) -> tuple[str, ...]:
    """Divide the names of a pair, which stand in one cell: `Ana - Rui`."""
    return tuple(name for text in names.split(" - ") if (name := text.strip()))


def _with_percentages(result: BoardResult) -> BoardResult:
    """Take for percentages what stands under IMPs at matchpoints: there are no IMPs then, and some programs do it."""
    if not {"ns_imps", "ew_imps"} & result.stated.keys():
        return result
    stated = {name.replace("_imps", "_percentage"): figure for name, figure in result.stated.items()}
    return replace(result, stated=stated | {name: result.stated[name] for name in stated if name in result.stated})


def _said(games: Iterable[PbnGame], tag: str) -> Iterator[str]:
    return (value for game in games if (value := game.tag(tag)))


def _order(contestant: Contestant) -> tuple[str, str, int]:
    return (contestant.id.section, str(contestant.id.line or ""), contestant.id.number)


def _score_of(record: BoardRecord) -> int | None:
    """Return the score that the game states, else what its contract and result are worth."""
    if record.stated_score is not None:
        return record.stated_score
    return worth(record.stated_contract, record.stated_tricks, record.board.vulnerability)


def _side_scores(row: ScoreRow, board: Board) -> tuple[SideScore | None, SideScore | None]:
    points = row.score_ns
    if points is None and row.score_ew is not None:
        points = -row.score_ew
    if points is None and row.artificial_ns is None and row.artificial_ew is None:
        points = worth(row.contract, row.tricks, board.vulnerability)
    ours = _side(row.artificial_ns, points)
    theirs = _side(row.artificial_ew, row.score_ew if row.score_ew is not None else _negative(points))
    return ours, theirs


def _negative(points: int | None) -> int | None:
    return None if points is None else -points


def _side(share: Fraction | None, points: int | None) -> SideScore | None:
    if share is not None:
        return Artificial(share=share / 100)
    return None if points is None else Points(points)
