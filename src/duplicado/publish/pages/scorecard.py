"""The page of one contestant: each board with opponents, contract and gain."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from duplicado.event.contest import BoardResult, ContestantId
from duplicado.event.standing import Standing
from duplicado.publish.pages.evening import EveningPage, TableRow
from duplicado.publish.pages.figures import Gain, decimal_places
from duplicado.score.side_score import Points, SideScore
from duplicado.vocabulary.seats import Side

__all__ = ["ScoreCard", "ScorecardRow", "score_card"]


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
    """Whether a new round, or new opponents, begin here."""

    @property
    def is_adjusted(self) -> bool:
        """Whether the score is none of the table: adjusted, or of a board that was not played."""
        return not isinstance(self.score, Points)


@dataclass(frozen=True, slots=True)
class ScoreCard:
    """A contestant's boards in the order of play."""

    contestant: ContestantId
    names: tuple[str, ...]
    standing: Standing | None
    field: int
    """How many are ranked with him."""
    lines: tuple[ScorecardRow, ...]
    places: int
    has_rounds: bool
    has_shares: bool
    has_partners: bool
    """Whether the contestant plays with one partner after another."""


def score_card(evening: EveningPage, contestant: ContestantId) -> ScoreCard:
    """Put a contestant's score card together."""
    played = sorted(evening.lines_of.get(contestant, ()), key=lambda entry: (entry[1].round or 0, entry[1].board))
    lines: list[ScorecardRow] = []
    for line, result, side in played:
        before = lines[-1] if lines else None
        lines.append(_card_line(evening, contestant, (line, result, side), before))
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
    )


def _card_line(
    evening: EveningPage,
    contestant: ContestantId,
    played: tuple[TableRow, BoardResult, Side],
    before: ScorecardRow | None,
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
        tuple(name for each in opponents for name in evening.names.get(each, ())),
        partner,
        result.north_south_score if side is Side.NS else result.east_west_score,
        evening.gain(line, side),
        before is None or (before.result.round, before.opponents) != (result.round, opponents),
    )
