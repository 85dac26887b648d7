"""Results and standings as rows: dictionaries of plain values, as pandas, polars, Arrow and `csv` take them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import TypeAlias, overload

from duplicado.event.contest import Contest, ContestantId
from duplicado.event.standing import Standings
from duplicado.score.side_score import Points, SideScore, Weighted
from duplicado.vocabulary.drawing import table_html, table_svg
from duplicado.vocabulary.errors import expect
from duplicado.vocabulary.seats import Side

__all__ = ["Plain", "Rows", "ranking_rows", "to_records", "traveller_rows"]

Plain: TypeAlias = str | int | float | None
"""A value of a row. Figures are floats here; the exact ones are in the standings."""


class Rows(Sequence[Mapping[str, Plain]]):
    """Rows that all have the same names: as `pandas.DataFrame` and `polars.DataFrame` take them."""

    def __init__(self, rows: Sequence[Mapping[str, Plain]]) -> None:
        """Keep the rows."""
        self._rows = tuple(rows)

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
        """The names, and the values of each row; a value that is missing is drawn as nothing."""
        names = list(self._rows[0]) if self._rows else []
        return names, [["" if row[name] is None else row[name] for name in names] for row in self._rows]

    def columns(self) -> dict[str, list[Plain]]:
        """Return the values by name: `pyarrow.table(rows.columns())`."""
        return {name: [row[name] for row in self._rows] for name in (self._rows[0] if self._rows else ())}


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


def traveller_rows(contest: Contest, board: int | None = None) -> Rows:
    """Return a row for each result of a contest, or of one board: who played what, and the score of each side.

    Raises:
        WrongArgumentError: this is no contest.
    """
    return Rows(
        [
            {
                "board": result.board,
                "round": result.round,
                "table": result.table,
                "north_south": _names(result.of_side(Side.NS)),
                "east_west": _names(result.of_side(Side.EW)),
                "contract": None if result.contract is None else str(result.contract),
                "tricks": result.tricks,
                "lead": None if result.lead is None else str(result.lead),
                "score": _score(result.north_south_score),
                "score_east_west": _score(result.east_west_score),
            }
            for result in expect(contest, Contest, "contest").results
            if board in (None, result.board)
        ]
    )


def to_records(what: Standings | Contest) -> Rows:
    """Return the rows of standings (`ranking_rows`), or of the results of a contest (`traveller_rows`).

    Raises:
        WrongArgumentError: it is neither.
    """
    return ranking_rows(what) if isinstance(what, Standings) else traveller_rows(expect(what, Contest, "what"))


def _score(score: SideScore | None) -> Plain:
    """Return points as a number, a weighted score as its mean, and an artificial score by its name."""
    match score:
        case None:
            return None
        case Points(value):
            return value
        case Weighted(outcomes):
            return float(sum(weight * points for weight, points in outcomes))
        case _:
            return str(score)


def _names(contestants: Sequence[ContestantId]) -> str:
    return " / ".join(map(str, contestants))


def _number(value: Fraction | None) -> float | None:
    return None if value is None else float(value)
