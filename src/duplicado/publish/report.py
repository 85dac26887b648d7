"""A scored contest put into words: the rows that text and page share, in one language.

Nothing is computed here but roundings that the rules state.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from duplicado.event.board_score import BoardScore
from duplicado.event.comparison import ComparedFigure, misrecorded_scores
from duplicado.event.contest import Contest, ContestantId
from duplicado.event.standing import Ranking, Standings
from duplicado.publish.messages import Messages
from duplicado.publish.pages.wording import Wording
from duplicado.publish.report_words import ReportWords
from duplicado.vocabulary.hands import Hand, Layout
from duplicado.vocabulary.seats import Seat, Side


@dataclass(frozen=True, slots=True)
class StandingRow:
    """One contestant in a ranking."""

    place: str
    contestant: str
    names: str
    boards: str
    total: str
    percentage: str


@dataclass(frozen=True, slots=True)
class ReportRanking:
    """A ranking; `heading` names the line where there are two winners, and is empty otherwise."""

    heading: str
    rows: tuple[StandingRow, ...]
    has_percentage: bool


@dataclass(frozen=True, slots=True)
class ResultRow:
    """One line of a traveller."""

    north_south: str
    east_west: str
    contract: str
    declarer: str
    lead: str
    tricks: str
    north_south_score: str
    east_west_score: str
    north_south_worth: str
    east_west_worth: str


@dataclass(frozen=True, slots=True)
class HandView:
    """A hand: the seat in words, and for each suit, spades first, its symbol and its ranks."""

    seat: str
    suits: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class BoardTable:
    """One board with its traveller."""

    heading: str
    marks: str
    """Dealer and vulnerability in words."""
    hands: tuple[HandView, ...]
    """North, East, South, West; empty where the deal is not known."""
    rows: tuple[ResultRow, ...]
    note: str
    """The datum, where the method has one."""


@dataclass(frozen=True, slots=True)
class Report:
    """A scored contest in words."""

    title: str
    subtitle: str
    rules: tuple[str, ...]
    """Rules by which it was scored, in sentences."""
    unit: str
    rankings: tuple[ReportRanking, ...]
    boards: tuple[BoardTable, ...]
    notes: tuple[str, ...]


def report_of(
    contest: Contest,
    computed: Standings,
    messages: Messages,
    *,
    figures: Sequence[ComparedFigure] = (),
    notes: Iterable[str] = (),
    with_boards: bool = True,
) -> Report:
    """Put a scored contest into words.

    Args:
        contest: the record.
        computed: its standings.
        messages: the language.
        figures: what the file says beside what was computed; the differences are told at the end, ten of them.
        notes: further remarks for the end.
        with_boards: whether the boards are wanted with their travellers.
    """
    words = ReportWords(messages, computed)
    names = {contestant.id: contestant.shown_names for contestant in contest.contestants}
    rankings = tuple(filter(lambda table: table.rows, (_ranking(each, names, words) for each in computed.rankings)))
    # What there is to see then is the boards.
    with_boards = with_boards or not rankings
    boards = tuple(_board(board, contest, words) for board in computed.boards.values()) if with_boards else ()
    subtitle = " · ".join(filter(None, (messages.day(contest.date), words.method, contest.program)))
    return Report(
        title=contest.title or messages.text("score-untitled"),
        subtitle=subtitle,
        rules=words.rules(),
        unit=words.unit,
        rankings=rankings,
        boards=boards,
        notes=(
            *(() if rankings else (messages.text("score-no-ranking"),)),
            *map(words.misrecorded, misrecorded_scores(contest)),
            *words.differences(figures),
            *notes,
        ),
    )


def _ranking(ranking: Ranking, names: dict[ContestantId, tuple[str, ...]], words: ReportWords) -> ReportRanking:
    rows = tuple(
        StandingRow(
            standing.place_text,
            words.contestant(standing.contestant, ranking.line),
            " – ".join(names.get(standing.contestant, ())),
            str(standing.card.boards),
            words.total(standing.total),
            words.percentage(standing.percentage),
        )
        for standing in ranking.standings
    )
    heading = words.wording.side_name(ranking.line) if ranking.line else ""
    return ReportRanking(heading, rows, any(standing.percentage is not None for standing in ranking.standings))


def _board(board: BoardScore, contest: Contest, words: ReportWords) -> BoardTable:
    marked = contest.boards.get(board.board)
    layout = contest.layouts.get(board.board)
    rows = tuple(
        ResultRow(
            words.contestant(result.north_south, Side.NS),
            words.contestant(result.east_west, Side.EW),
            words.contract(result.contract),
            words.declarer(result.contract),
            words.wording.card(result.lead) if result.lead else "",
            words.result(result.contract, result.tricks),
            words.score(result.north_south_score),
            words.score(result.east_west_score),
            words.worth(ours),
            words.worth(theirs),
        )
        for result, ours, theirs in sorted(
            zip(board.results, board.north_south, board.east_west, strict=True), key=_best_first
        )
    )
    return BoardTable(
        words.board(board.board),
        words.marks(marked) if marked else "",
        _hands(layout, words),
        rows,
        words.datum(board.datum),
    )


def _best_first(line: tuple[object, Fraction | None, object]) -> tuple[bool, Fraction]:
    return line[1] is None, -(line[1] or Fraction(0))


def _hands(layout: Layout | None, words: ReportWords) -> tuple[HandView, ...]:
    if layout is None:
        return ()
    return tuple(HandView(words.wording.seat_name(seat), _suits(layout[seat], words.wording)) for seat in Seat)


def _suits(hand: Hand | None, wording: Wording) -> tuple[tuple[str, str], ...]:
    return () if hand is None else wording.holdings(hand)
