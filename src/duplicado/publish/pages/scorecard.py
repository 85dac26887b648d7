"""The page of one contestant: each board with opponents, contract and gain; the progress board by board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from types import MappingProxyType
from typing import Final

from duplicado.analysis.par import par
from duplicado.analysis.table import DoubleDummyTable
from duplicado.event.board_score import BoardScore
from duplicado.event.contest import BoardResult, ContestantId
from duplicado.event.standing import Standing
from duplicado.publish.pages.board import against_par
from duplicado.publish.pages.evening import EveningPage, TableRow
from duplicado.publish.pages.figures import Gain, decimal_places
from duplicado.score.side_score import Points, SideScore
from duplicado.vocabulary.seats import Side

_FEWEST: Final = 2


@dataclass(frozen=True, slots=True)
class UsualScore:
    """The score that was reached most often on a board, to the contestant's side."""

    score: int
    times: int
    of: int
    """At how many tables a score was reached."""


@dataclass(frozen=True, slots=True)
class ScorecardRow:
    """One board on a score card, seen from the contestant's side."""

    board: int
    line: TableRow
    result: BoardResult
    side: Side
    opponents: tuple[ContestantId, ...]
    """A pair or team, or two single players."""
    opponents_names: tuple[str, ...]
    partner: ContestantId | None
    """In a contest of individuals, with whom the contestant plays this board."""
    score: SideScore | None
    gain: Gain | None
    begins_round: bool
    """True where a new round, or new opponents, begin here."""
    usual: UsualScore | None
    """Result that is usual in the field; `None` where there is none."""
    against_par: int | None
    """Points that the contestant's side scored above par, where both are known."""

    @property
    def is_adjusted(self) -> bool:
        """True where the score is none of the table: adjusted, or of a board that was not played."""
        return not isinstance(self.score, Points)


@dataclass(frozen=True, slots=True)
class ScoreCard:
    """A contestant's boards in the order of play."""

    contestant: ContestantId
    names: tuple[str, ...]
    standing: Standing | None
    field: int
    """Number of those who are ranked with him."""
    lines: tuple[ScorecardRow, ...]
    places: int
    has_rounds: bool
    has_shares: bool
    has_partners: bool
    """True where the contestant plays with one partner after another."""
    has_usual: bool
    has_par: bool


def score_card(
    evening: EveningPage, contestant: ContestantId, tables: Mapping[int, DoubleDummyTable] = MappingProxyType({})
) -> ScoreCard:
    """Put a contestant's score card together.

    Args:
        evening: the evening.
        contestant: whose card it is.
        tables: the double-dummy tables that are known, by number of the board.
    """
    played = sorted(evening.lines_of.get(contestant, ()), key=lambda entry: (entry[1].round or 0, entry[1].board))
    lines: list[ScorecardRow] = []
    for line, result, side in played:
        before = lines[-1] if lines else None
        lines.append(_card_line(evening, contestant, (line, result, side), before, tables.get(result.board)))
    amounts: list[Fraction] = [line.gain.amount for line in lines if line.gain]
    ranking = evening.ranking_of(contestant)
    return ScoreCard(
        contestant,
        evening.names.get(contestant, ()),
        evening.standing_of(contestant),
        len(ranking.standings) if ranking else 0,
        tuple(lines),
        decimal_places(amounts),
        any(line.result.round is not None for line in lines),
        any(line.gain and line.gain.share is not None for line in lines),
        any(line.partner is not None for line in lines),
        any(line.usual is not None for line in lines),
        any(line.against_par is not None for line in lines),
    )


def _card_line(
    evening: EveningPage,
    contestant: ContestantId,
    played: tuple[TableRow, BoardResult, Side],
    before: ScorecardRow | None,
    table: DoubleDummyTable | None,
) -> ScorecardRow:
    line, result, side = played
    opponents = result.of_side(Side.EW if side is Side.NS else Side.NS)
    partner = next((each for each in result.of_side(side) if each != contestant), None)
    return ScorecardRow(
        result.board,
        line,
        result,
        side,
        opponents,
        evening.seated(result, Side.EW if side is Side.NS else Side.NS),
        partner,
        result.north_south_score if side is Side.NS else result.east_west_score,
        evening.gain(line, side),
        before is None or (before.result.round, before.opponents) != (result.round, opponents),
        _usual(evening, result.board, side),
        _against_par(evening, line, side, table),
    )


def _usual(evening: EveningPage, board: int, side: Side) -> UsualScore | None:
    """Return the score reached more than once, and more often than any other; `None` where there is none."""
    sign = 1 if side is Side.NS else -1
    reached = Counter(sign * score for line in evening.lines[board] if (score := against_par(line, 0)) is not None)
    most = reached.most_common(2)
    if not most or most[0][1] < _FEWEST or most[-1][1] == most[0][1] != reached.total():
        return None
    score, times = most[0]
    return UsualScore(score, times, reached.total())


def _against_par(evening: EveningPage, line: TableRow, side: Side, table: DoubleDummyTable | None) -> int | None:
    if table is None or line.result is None:
        return None
    board = evening.board(line.result.board)
    ours = against_par(line, par(table, board.vulnerability, board.dealer).score)
    return ours if ours is None or side is Side.NS else -ours


@dataclass(frozen=True, slots=True)
class ProgressStep:
    """One board of a session."""

    board: int
    gain: Fraction
    """Gain that it brought: per cent of the board's maximum where the method has one, else the unit of the method."""
    so_far: Fraction
    """The percentage of the boards so far, or their sum."""
    begins_round: bool = False


@dataclass(frozen=True, slots=True)
class Progress:
    """A session board by board, in the order of play; boards that do not count are not among them."""

    steps: tuple[ProgressStep, ...]
    in_per_cent: bool


def session_progress(evening: EveningPage, contestant: ContestantId) -> Progress:
    """Follow a contestant through his session; penalties, which belong to no board, are left out.

    Where the method has a maximum the figure so far is what the boards brought in hundredths of their maxima together,
    as the percentage of the ranking is; else it is their sum.
    """
    scored: Mapping[int, BoardScore] = evening.standings.boards if evening.standings else {}
    counting = [line for line in score_card(evening, contestant).lines if line.gain is not None]
    tops = [scored[line.board].top for line in counting]
    in_per_cent = bool(tops) and all(tops)
    steps: list[ProgressStep] = []
    gained = most = Fraction(0)
    for line, top in zip(counting, tops, strict=True):
        amount = line.gain.amount if line.gain else Fraction(0)
        gained += amount
        most += top or 0
        gain = 100 * amount / top if in_per_cent and top else amount
        so_far = 100 * gained / most if in_per_cent else gained
        steps.append(ProgressStep(line.board, gain, so_far, line.begins_round))
    return Progress(tuple(steps), in_per_cent)
