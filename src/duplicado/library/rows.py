"""Results and standings as rows: dictionaries of plain values, as pandas, polars, Arrow and `csv` take them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import TypeAlias, overload

from duplicado.event.contest import BoardResult, Contest, ContestantId
from duplicado.event.standing import Standings
from duplicado.formats.contest_csv.cells import score_text
from duplicado.score.rounding import short_decimal_text
from duplicado.score.side_score import Points, SideScore, Weighted
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.drawing import table_html, table_svg
from duplicado.vocabulary.errors import expect
from duplicado.vocabulary.seats import Side
from duplicado.vocabulary.values import frozen

Plain: TypeAlias = str | int | float | None
"""A value of a row. Figures are floats here; the exact ones are in the standings."""


class Rows(Sequence[Mapping[str, Plain]]):
    """Rows that all have the same names, and under a name values of one type or `None`.

    `pandas.DataFrame(rows)`, `polars.DataFrame(rows.columns())` and `pyarrow.table(rows.columns())` take them.
    """

    def __init__(self, rows: Sequence[Mapping[str, Plain]]) -> None:
        """Keep the rows as copies that do not change."""
        self._rows = tuple(map(frozen, rows))

    @overload
    def __getitem__(self, index: int) -> Mapping[str, Plain]: ...
    @overload
    def __getitem__(self, index: slice) -> Rows: ...
    def __getitem__(self, index: int | slice) -> Mapping[str, Plain] | Rows:
        """Return a row, or some of them."""
        return Rows(self._rows[index]) if isinstance(index, slice) else self._rows[index]

    def __len__(self) -> int:
        """Count the rows."""
        return len(self._rows)

    def __repr__(self) -> str:
        """Print the rows, a line each."""
        return "\n".join(str(dict(row)) for row in self._rows)

    def _repr_html_(self) -> str:
        """Draw the rows as a table in a notebook."""
        return table_html(*self._drawn)

    def to_svg(self) -> str:
        """Draw the rows as a picture of a table."""
        heads, rows = self._drawn
        return table_svg(heads, rows, ", ".join(heads))

    @property
    def _drawn(self) -> tuple[list[str], list[list[Plain]]]:
        """The names that have a value in some row, and the values of each row, to two decimal places."""
        names = [name for name in self.columns() if any(row[name] not in (None, "") for row in self._rows)]
        return names, [[_shown(row[name]) for name in names] for row in self._rows]

    def columns(self) -> dict[str, list[Plain]]:
        """Return the values by name: `pyarrow.table(rows.columns())`."""
        return {name: [row[name] for row in self._rows] for name in (self._rows[0] if self._rows else ())}


def _shown(value: Plain) -> str | int:
    if value is None:
        return ""
    return short_decimal_text(Fraction(value)) if isinstance(value, float) else value


@checked
def ranking_rows(standings: Standings) -> Rows:
    """Return a row for each place of each ranking: place, contestant, total, percentage, boards, penalty.

    Raises:
        WrongArgumentError: these are no standings.
    """
    return Rows(list(_places(expect(standings, Standings, "standings"))))


def _places(standings: Standings) -> Iterator[dict[str, Plain]]:
    for ranking in standings.rankings:
        for standing in ranking.standings:
            card = standing.card
            yield {
                "line": None if ranking.line is None else str(ranking.line),
                "place": standing.place,
                "contestant": str(standing.contestant),
                "total": float(card.total),
                "percentage": _number(card.percentage),
                "boards": card.boards,
                "penalty": float(card.penalty),
            }


@checked
def traveller_rows(contest: Contest, board: int | None = None) -> Rows:
    """Return a row for each result of a contest, or of one board: who played what, and the score of each side.

    Points are numbers, of a weighted score their mean; how an adjusted score reads stands beside them.

    Raises:
        WrongArgumentError: this is no contest.
    """
    results = expect(contest, Contest, "contest").results
    return _result_rows(result for result in results if board in (None, result.board))


def _result_rows(results: Iterable[BoardResult]) -> Rows:
    """Make the rows of results: where one of the points under a name is no whole number, all of them are floats."""
    rows: list[dict[str, Plain]] = [
        {
            "board": result.board,
            "round": result.round,
            "table": result.table,
            "north_south": _names(result.of_side(Side.NS)),
            "east_west": _names(result.of_side(Side.EW)),
            "contract": None if result.contract is None else str(result.contract),
            "tricks": result.tricks,
            "lead": None if result.lead is None else str(result.lead),
            "score": _points(result.north_south_score),
            "score_east_west": _points(result.east_west_score),
            "adjusted": _adjusted(result.north_south_score),
            "adjusted_east_west": _adjusted(result.east_west_score),
        }
        for result in results
    ]
    for name in ("score", "score_east_west"):
        if any(isinstance(row[name], float) for row in rows):
            for row in rows:
                points = row[name]
                row[name] = float(points) if isinstance(points, int) else points
    return Rows(rows)


@checked
def to_records(what: Standings | Contest | Iterable[BoardResult]) -> Rows:
    """Return the rows of standings (`ranking_rows`), or of results: all those of a contest, or some that are given.

    Raises:
        WrongArgumentError: it is none of these.
    """
    if isinstance(what, Standings):
        return ranking_rows(what)
    if isinstance(what, Contest):
        return traveller_rows(what)
    return _result_rows(expect(each, BoardResult, "what") for each in what)


def _points(score: SideScore | None) -> int | float | None:
    """Return points, or the mean of a weighted score; an artificial score has none."""
    match score:
        case Points(value):
            return value
        case Weighted(outcomes):
            return float(sum(weight * points for weight, points in outcomes))
        case _:
            return None


def _adjusted(score: SideScore | None) -> str | None:
    """Write an adjusted score as in files of results: `60%`, `A+`, `60% 420 / 40% -50`; of points, nothing."""
    if score is None or isinstance(score, Points):
        return None
    text = score_text(score)
    return text if isinstance(text, str) else text.text


def _names(contestants: Sequence[ContestantId]) -> str:
    return " / ".join(map(str, contestants))


def _number(value: Fraction | None) -> float | None:
    return None if value is None else float(value)
