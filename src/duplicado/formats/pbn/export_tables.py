"""Writing supplemental tables: columns of equal width, cells in quotation marks where they need them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from duplicado.formats.document import Document
from duplicado.formats.pbn.model import PbnGame, Section
from duplicado.formats.pbn.values import encode_string
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Denomination

_BARE: Final = re.compile(r'[^\s"\[\]{};\\%]+')
_OPTIMUM_ORDER: Final = (
    *(Denomination.NOTRUMP, Denomination.SPADES, Denomination.HEARTS, Denomination.DIAMONDS, Denomination.CLUBS),
)


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its name, and whether its cells stand at the right of it."""

    name: str
    right: bool = False


def table_of(columns: Sequence[Column], rows: Iterable[Mapping[str, str]], *, unknown: str = "-") -> Section:
    """Make a table; columns in which no row says anything are left out.

    Args:
        columns: in their order.
        rows: cells by the name of their column.
        unknown: what stands where a row says nothing.
    """
    table = list(rows)
    used = [column for column in columns if any(row.get(column.name) for row in table)]
    cells = [[_cell(row.get(column.name, ""), unknown) for column in used] for row in table]
    widths = [max(len(row[place]) for row in cells) for place in range(len(used))]
    header = ";".join(
        f"{column.name}\\{width}{'R' if column.right else 'L'}" for column, width in zip(used, widths, strict=True)
    )
    lines = (
        " ".join(
            cell.rjust(width) if column.right else cell.ljust(width)
            for cell, width, column in zip(row, widths, used, strict=True)
        ).rstrip()
        for row in cells
    )
    return Section(header, tuple(lines))


def _cell(text: str, unknown: str) -> str:
    if not text:
        return unknown
    return text if _BARE.fullmatch(text) else f'"{encode_string(text)}"'


def with_optimum(games: Iterable[PbnGame], document: Document) -> Iterator[PbnGame]:
    """Put table and score of best play into the games whose board has them."""
    for game in games:
        layout = None if game.record is None else game.record.layout
        found = None if game.record is None or layout is None else document.optimum.get((game.record.board, layout))
        if found is None:
            yield game
        else:
            sections = {**game.sections, "OptimumResultTable": optimum_table(found.tricks)}
            yield replace(game, tags={**game.tags, "OptimumScore": f"NS {found.score}"}, sections=sections)


def optimum_table(tricks: Mapping[tuple[Seat, Denomination], int]) -> Section:
    """Make an `OptimumResultTable` of double-dummy results, in the order of the standard: N S E W, NT S H D C."""
    rows = tuple(
        f"{seat.value} {denomination.value:<2} {tricks[seat, denomination]:>2}"
        for seat in (Seat.N, Seat.S, Seat.E, Seat.W)
        for denomination in _OPTIMUM_ORDER
        if (seat, denomination) in tricks
    )
    return Section(r"Declarer;Denomination\2R;Result\2R", rows)
