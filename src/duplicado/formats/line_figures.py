"""Figures of single lines for writers of contests: from the standings, else as the file had them."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from duplicado.event.board_score import BoardScore
from duplicado.event.contest import BoardResult, Contest, ContestantId, ScoringMethod, by_board
from duplicado.event.standing import Standings
from duplicado.score.rounding import decimal_text
from duplicado.vocabulary.seats import Side

_UNITS: Final = {ScoringMethod.MATCHPOINTS: "matchpoints", ScoringMethod.BOARD_A_MATCH: "matchpoints"}


def carried_text(contest: Contest, team: ContestantId) -> str:
    """Write the amount that a team carries over, in hundredths where it is not whole."""
    amount = sum((each.amount for each in contest.penalties if each.contestant == team), Fraction(0))
    if amount.denominator == 1:
        return str(amount.numerator)
    hundredths = round(amount * 100)
    return f"{'-' if hundredths < 0 else ''}{abs(hundredths) // 100}.{abs(hundredths) % 100:02d}"


class LineFigures:
    """Figures of each side on each line of a contest."""

    def __init__(self, contest: Contest, standings: Standings | None) -> None:
        """Find the lines of the contest in the boards of its standings.

        A board whose lines are others in the standings has no figures from there: they are of another contest.
        """
        self.method = standings.method if standings is not None else contest.method
        self._standings = standings
        self._places: dict[int, tuple[BoardScore, int]] = {}
        for number, results in by_board(contest.results).items():
            board = standings.boards.get(number) if standings is not None else None
            if board is not None and board.results == tuple(results):
                self._places.update({id(result): (board, place) for place, result in enumerate(results)})

    def value(self, result: BoardResult, side: Side) -> Fraction | None:
        """Return what a side got, exactly, in the unit of the method; `None` where it is not known."""
        place = self._places.get(id(result))
        if place is not None:
            board, line = place
            return board.north_south[line] if side is Side.NS else board.east_west[line]
        if self._standings is not None:
            return None
        return result.stated.get(f"{side.value.lower()}_{_UNITS.get(self.method, 'imps')}")

    def share(self, result: BoardResult, side: Side) -> Fraction | None:
        """Return what a side got in parts of the maximum; `None` where the method has none, or it is not known."""
        place, value = self._places.get(id(result)), self.value(result, side)
        top = place[0].top if place is not None else None
        return value / top if value is not None and top else None

    def datum(self, result: BoardResult) -> Fraction | None:
        """Return the datum of the line's board, at Butler."""
        place = self._places.get(id(result))
        return place[0].datum if place is not None else result.stated.get("datum")

    def text(self, value: Fraction) -> str:
        """Write a figure as the rules publish it, with two places where there are none."""
        return self._standings.rules.total_text(value) if self._standings is not None else decimal_text(value, 2)


def figure(value: Fraction, places: int = 2) -> str:
    """Write a figure exactly where it has a finite number of decimals up to six, else to that many places."""
    for exactly in range(places, 7):
        if (value * 10**exactly).denominator == 1:
            return decimal_text(value, exactly)
    return decimal_text(value, places)
