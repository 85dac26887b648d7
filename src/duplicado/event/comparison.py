"""Comparison of the figures of a file with those computed from it, and detection of misrecorded scores."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from duplicado.event.board_score import BoardScore
from duplicado.event.contest import BoardResult, Contest, ContestantId, StatedStanding
from duplicado.event.rules import ScoringRules
from duplicado.event.standing import Standing, Standings
from duplicado.score import law_77
from duplicado.score.rounding import rounded
from duplicado.score.side_score import Artificial, Points, SideScore
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Side


@dataclass(frozen=True, slots=True)
class ComparedFigure:
    """A figure that the file gives, and what is computed instead of it."""

    figure: str
    """Of a line: `score`, `matchpoints`, `imps`, `percentage`, `datum`; of a contestant: `total`, `percentage`,
    `place`, `boards`."""
    stated: Fraction
    computed: Fraction | None
    """Rounded as it would be published; `None` where nothing was computed."""
    contestant: ContestantId
    """Contestant whose figure it is; North-South for a datum."""
    board: int | None = None
    line: int | None = None
    """Number of the line in the file."""

    @property
    def agrees(self) -> bool:
        """True where the two are the same."""
        return self.stated == self.computed


@dataclass(frozen=True, slots=True)
class FileReading:
    """Reading of the figures of a file's contestants, where the file does not say what they mean."""

    with_handicaps: bool = False
    """The handicaps that it states are in its percentages and places; in the totals where there is no percentage."""
    totals_are_percentages: bool = False
    """Its totals repeat the percentages."""


def reading_of(contest: Contest, computed: Standings) -> FileReading:
    """Tell what the figures of the contestants mean: the reading by which most of them agree, the plain one first."""
    handicaps = [False, True] if any(each.handicap for each in contest.stated) else [False]
    repeats = any(each.total is not None and each.total == each.percentage for each in contest.stated)
    percentages = [False, True] if repeats or _without_percentages(contest, computed) else [False]
    readings = [FileReading(with_them, repeated) for with_them in handicaps for repeated in percentages]
    return max(readings, key=lambda each: sum(figure.agrees for figure in _standings(contest, computed, each)))


def _without_percentages(contest: Contest, computed: Standings) -> bool:
    """Tell whether a file of matchpoints has totals alone, which may then be percentages."""
    stated = [each for each in contest.stated if each.total is not None]
    return (
        bool(stated)
        and all(each.percentage is None and 0 <= (each.total or 0) <= 100 for each in stated)
        and any(standing.percentage is not None for ranking in computed.rankings for standing in ranking.standings)
    )


def compare(contest: Contest, computed: Standings) -> Iterator[ComparedFigure]:
    """Go through the figures of the file, first those of the lines, then those of the contestants.

    Computed figures are rounded as `ScoringRules` publishes totals and percentages; the percentage of a line to as many
    decimals as the file writes, if those are more. A shared place counts as its best
    (`3=`, `3/4`). A contestant whom the file ranks and who has no board that counts has no computed total, percentage
    and place; one of whom it says nothing but noughts is the pair that is missing, and his place tells nothing. What
    the figures of the contestants mean is `reading_of` the file.
    """
    for board in computed.boards.values():
        yield from _compare_board(board, computed)
    yield from _standings(contest, computed, reading_of(contest, computed))


def _standings(contest: Contest, computed: Standings, reading: FileReading) -> Iterator[ComparedFigure]:
    net = _net(contest, computed) if reading.with_handicaps else None
    for stated in contest.stated:
        yield from _compare_standing(stated, computed.of(stated.contestant), computed, reading, net)


def _net(contest: Contest, computed: Standings) -> dict[ContestantId, Fraction]:
    """Return the percentages, or totals where there are none, with the handicaps of the file."""
    handicaps = {each.contestant: each.handicap or Fraction(0) for each in contest.stated}
    return {
        each.contestant: (each.total if each.percentage is None else each.percentage)
        + handicaps.get(each.contestant, Fraction(0))
        for ranking in computed.rankings
        for each in ranking.standings
    }


def _place_in(net: dict[ContestantId, Fraction], who: ContestantId) -> Fraction | None:
    """Return the place by these figures among those of the same line."""
    mine = net.get(who)
    if mine is None:
        return None
    return Fraction(1 + sum(value > mine for each, value in net.items() if each.line is who.line))


_SIDES: Final = {"ns": Side.NS, "ew": Side.EW}
_PLACE: Final = re.compile(r"\s*([0-9]{1,5})\s*(?:=|/.*)?\s*")


def _compare_board(board: BoardScore, computed: Standings) -> Iterator[ComparedFigure]:
    rules = computed.rules
    for result, ours, theirs in zip(board.results, board.north_south, board.east_west, strict=True):
        for name, stated in result.stated.items():
            side = _SIDES.get(name[:2])
            figure = name.partition("_")[2] if side else name
            value: Fraction | None
            match figure:
                case "datum":
                    value = board.datum
                case "score":
                    score = result.north_south_score
                    value = Fraction(score.value) if isinstance(score, Points) else None
                case "percentage":
                    value = theirs if side is Side.EW else ours
                    places = max(rules.percentage_places, _places_of(stated))
                    said = result.east_west_score if side is Side.EW else result.north_south_score
                    share = _share(value, board.top, said, rules)
                    value = None if share is None else rounded(100 * share, places, rules.rounding)
                case _:
                    value = theirs if side is Side.EW else ours
                    value = None if value is None else rounded(value, rules.total_places, rules.rounding)
            whose = result.east_west if side is Side.EW else result.north_south
            yield ComparedFigure(figure, stated, value, whose, board.board, result.line)


def _share(
    value: Fraction | None, top: Fraction | None, score: SideScore | None, rules: ScoringRules
) -> Fraction | None:
    """Return the part of a top that a score is: of an artificial one also where nobody else has played the board."""
    if value is not None and top:
        return value / top
    return rules.share_of(score) if isinstance(score, Artificial) else None


def _places_of(value: Fraction) -> int:
    """Return the decimals with which a file wrote a figure, at most six."""
    return next((places for places in range(6) if (value * 10**places).denominator == 1), 6)


def _compare_standing(
    stated: StatedStanding,
    standing: Standing | None,
    computed: Standings,
    reading: FileReading,
    net: dict[ContestantId, Fraction] | None,
) -> Iterator[ComparedFigure]:
    rules, who = computed.rules, stated.contestant
    exact_total = standing.total if standing else None
    exact = standing.percentage if standing else None
    rank = Fraction(standing.place) if standing else None
    if net is not None and standing is not None:
        rank = _place_in(net, who)
        exact_total, exact = (net[who], None) if exact is None else (exact_total, net[who])
    total = None if exact_total is None else rules.published_total(exact_total)
    percentage = None if exact is None else rules.published_percentage(exact)
    if reading.totals_are_percentages and percentage is not None:
        total = percentage
    place = _PLACE.fullmatch(stated.place)
    if standing is None and not (stated.total or stated.percentage or stated.boards):
        total, percentage, place = Fraction(0), Fraction(0), None
    if stated.total is not None:
        yield ComparedFigure("total", stated.total, total, who)
    if stated.percentage is not None:
        yield ComparedFigure("percentage", stated.percentage, percentage, who)
    if place is not None:
        yield ComparedFigure("place", Fraction(int(place[1])), rank, who)
    if stated.boards is not None:
        played = Fraction(standing.card.boards if standing else 0)
        yield ComparedFigure("boards", Fraction(stated.boards), played, who)


@dataclass(frozen=True, slots=True)
class MisrecordedScore:
    """A line whose score is not what Law 77 gives for its contract and tricks."""

    result: BoardResult
    computed: int | None
    """The score to North-South by Law 77; `None` where declarer cannot have won that many tricks."""


def misrecorded_scores(contest: Contest) -> Iterator[MisrecordedScore]:
    """Go through the lines whose recorded score and contract contradict one another.

    Adjusted scores, and lines without a contract or without tricks, are passed over.
    """
    for result in contest.results:
        score = result.north_south_score
        if not isinstance(score, Points) or result.contract is None:
            continue
        if isinstance(result.contract, Contract) and result.tricks is None:
            continue
        board = contest.board(result.board)
        try:
            computed = law_77.score(result.contract, result.tricks, board.vulnerability)
        except DuplicadoError:
            yield MisrecordedScore(result, None)
            continue
        if computed != score.value:
            yield MisrecordedScore(result, computed)
