"""The double-dummy table of a deal: tricks by declarer and denomination."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.drawing import table_html, table_svg
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import DENOMINATIONS_FROM_NOTRUMP, Denomination


@dataclass(frozen=True, slots=True)
class DoubleDummyTable:
    """Tricks that declarer takes when everybody plays with all cards in sight.

    Raises `DuplicadoError` when it is not five rows of four numbers from 0 to 13.
    """

    rows: tuple[tuple[int, int, int, int], ...]
    """By `Denomination.index` (clubs first, notrump last), then by `Seat.index` of declarer."""

    def __post_init__(self) -> None:
        """Check shape and range."""
        shaped = len(self.rows) == 5 and all(len(row) == 4 for row in self.rows)
        if not shaped or any(not 0 <= tricks <= 13 for row in self.rows for tricks in row):
            raise DuplicadoError("a double-dummy table has five rows of four numbers of tricks from 0 to 13")

    @checked
    def tricks(self, declarer: Seat | str, denomination: Denomination | str) -> int:
        """Return declarer's tricks, 0 to 13; both are given as such or as texts: `N` or `north`, `NT`.

        Raises:
            NotationError: a text is no seat or no denomination.
        """
        seat = declarer if isinstance(declarer, Seat) else Seat.named(declarer)
        trump = denomination if isinstance(denomination, Denomination) else Denomination.parse(denomination)
        return self.rows[trump.index][seat.index]

    @checked
    def best(self, side: Side, denomination: Denomination) -> int:
        """Return the tricks of the better declarer of that side."""
        return max(self.tricks(seat, denomination) for seat in side.seats)

    @classmethod
    @checked
    def of(cls, tricks: Mapping[tuple[Seat, Denomination], int]) -> DoubleDummyTable:
        """Build the table from declarer and denomination to tricks; all twenty must be there.

        Raises:
            DuplicadoError: one is missing or out of range.
        """
        missing = [f"{d}{s}" for d in Denomination for s in Seat if (s, d) not in tricks]
        if missing:
            raise DuplicadoError(f"the double-dummy table lacks {', '.join(missing)}")
        n, e, s, w = Seat
        return cls(tuple((tricks[n, d], tricks[e, d], tricks[s, d], tricks[w, d]) for d in Denomination))

    def as_data(self) -> dict[str, dict[str, int]]:
        """Return tricks by declarer and denomination as JSON data: `{"N": {"C": 7, ...}, ...}`."""
        return {str(seat): {str(each): self.tricks(seat, each) for each in Denomination} for seat in Seat}

    def _repr_html_(self) -> str:
        """Draw the table in a notebook: a row for each declarer."""
        return table_html(*self._drawn)

    def to_svg(self) -> str:
        """Draw the table as a picture."""
        return table_svg(*self._drawn, str(self))

    @property
    def _drawn(self) -> tuple[list[str], list[list[object]]]:
        rows: list[list[object]] = [
            [seat, *(self.tricks(seat, denomination) for denomination in DENOMINATIONS_FROM_NOTRUMP)] for seat in Seat
        ]
        return ["", *(denomination.symbol for denomination in DENOMINATIONS_FROM_NOTRUMP)], rows

    def __str__(self) -> str:
        """Print the twenty numbers in hexadecimal: N, S, E, W, each notrump first, as dealing programs write them."""
        seats = (Seat.N, Seat.S, Seat.E, Seat.W)
        return "".join(f"{self.tricks(seat, each):x}" for seat in seats for each in DENOMINATIONS_FROM_NOTRUMP)
