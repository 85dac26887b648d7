"""The supplemental tables: columns, cells and typed rows."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, TypeVar

from duplicado.formats.diagnostics import Diagnostic, Parsed, Severity
from duplicado.formats.pbn.model import Section
from duplicado.formats.pbn.values import SEATS, UNKNOWN, decode_string, read_contract_tag, read_tricks
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import AuctionResult, Contract
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.notation import read_card
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Denomination
from duplicado.vocabulary.values import keeps_mappings

_COLUMN: Final = re.compile(r"\s*[+-]?\s*(\w+)\s*(?:\\\d*[LRlr]?)?\s*")
_WIDTH: Final = re.compile(r"\\(\d{1,4})")
_CELL: Final = re.compile(r'"([^"\\]*(?:\\.[^"\\]*)*)"|(\S+)')
_NUMBER: Final = re.compile(r"[+-]?\d{1,9}(?:[.,]\d{0,6})?")
_DENOMINATIONS: Final = {"N": Denomination.NOTRUMP} | {named.value: named for named in Denomination}

_Value = TypeVar("_Value")


@dataclass(frozen=True, slots=True)
@keeps_mappings
class PbnRow:
    """A row of any table: the cells by the name of their column in small letters, as they are written."""

    cells: Mapping[str, str]
    line: int

    def said(self, *columns: str) -> str:
        """Return the first of these cells that says something; unknown (`?`) and irrelevant (`-`) say nothing."""
        return next((text for column in columns if (text := self.cells.get(column, "")) not in UNKNOWN), "")


@dataclass(frozen=True, slots=True)
class OptimumRow:
    """Tricks that declarer can make in a denomination with best play of both sides."""

    declarer: Seat
    denomination: Denomination
    tricks: int


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A row of a `ScoreTable`: a result, with the number of tables at which it was reached."""

    line: int
    pair_ns: str = ""
    pair_ew: str = ""
    names_ns: str = ""
    names_ew: str = ""
    south: str = ""
    """The partner of `pair_ns`, where that is a single player, North."""
    west: str = ""
    """The partner of `pair_ew`, where that is a single player, East."""
    contract: AuctionResult | None = None
    tricks: int | None = None
    lead: Card | None = None
    score_ns: int | None = None
    score_ew: int | None = None
    artificial_ns: Fraction | None = None
    """The percentage of an artificial score of North-South (written with `^`), 0 to 100."""
    artificial_ew: Fraction | None = None
    figures: tuple[tuple[str, Fraction], ...] = ()
    """Figures that the table gives for the row: `ns_imps`, `ew_imps`, `ns_matchpoints`, `ew_matchpoints`,
    `ns_percentage`…"""
    multiplicity: int = 1
    round: int | None = None
    table: str = ""
    section: str = ""


@dataclass(frozen=True, slots=True)
class TotalRow:
    """A row of a `TotalScoreTable`: where a pair, player or team has come."""

    line: int
    id: str = ""
    names: str = ""
    rank: str = ""
    total: Fraction | None = None
    percentage: Fraction | None = None
    boards: int | None = None


def read_table(section: Section, name: str) -> Parsed[tuple[PbnRow, ...]]:
    """Take a table apart into rows of cells."""
    columns = [match[1].lower() if (match := _COLUMN.fullmatch(part)) else "" for part in section.header.split(";")]
    rows: list[PbnRow] = []
    found: list[Diagnostic] = []
    for place, text in enumerate(section.rows):
        line = section.row_lines[place] if place < len(section.row_lines) else section.line
        cells = [bare or decode_string(quoted) for quoted, bare in _CELL.findall(text)]
        if not cells:
            continue
        if len(cells) > len(columns):
            found.append(_problem("pbn-table-row", line, name, text.strip(), severity=Severity.WARNING))
        elif len(cells) < len(columns):
            # Which of them are missing only the places of the columns can tell.
            cells = _by_width(text, section.header, len(cells))
            if not cells:
                found.append(_problem("pbn-table-short-row", line, name, text.strip()))
                continue
        rows.append(PbnRow(dict(zip(columns, cells, strict=False)), line))
    return Parsed(tuple(rows), tuple(found))


def _by_width(text: str, header: str, count: int) -> list[str]:
    """Take a row apart in which cells are blank, by the widths of the columns; nothing where it does not fit them."""
    widths = [_WIDTH.search(part) for part in header.split(";")]
    cells: list[str] = []
    at = 0
    for match in widths:
        if match is None or text[at - 1 : at].strip():
            return []
        cells.append(text[at : at + int(match[1])].strip())
        at += int(match[1]) + 1
    fits = not text[at - 1 :].strip() and sum(map(bool, cells)) == count and len(text) >= at - 1
    return [cell if not cell.startswith('"') else decode_string(cell.strip('"')) for cell in cells] if fits else []


def read_optimum_results(section: Section) -> Parsed[tuple[OptimumRow, ...]]:
    """Read an `OptimumResultTable`; a row that cannot be read is left out."""
    name = "OptimumResultTable"
    parsed = read_table(section, name)
    found = list(parsed.diagnostics)
    rows: list[OptimumRow] = []
    for row in parsed.value:
        declarer = SEATS.get(row.said("declarer"))
        denomination = _DENOMINATIONS.get(row.said("denomination").upper())
        tricks = row.said("result")
        if declarer is not None and denomination is not None and tricks.isdecimal() and int(tricks) <= 13:
            rows.append(OptimumRow(declarer, denomination, int(tricks)))
        else:
            found.append(_problem("pbn-table-cell", row.line, name, " ".join(row.cells.values()), "Result"))
    return Parsed(tuple(rows), tuple(found))


def read_scores(section: Section) -> Parsed[tuple[ScoreRow, ...]]:
    """Read a `ScoreTable`. A cell that cannot be read is left out."""
    parsed = read_table(section, "ScoreTable")
    found = list(parsed.diagnostics)
    return Parsed(tuple(_score_row(_Cells(row, "ScoreTable", found)) for row in parsed.value), tuple(found))


def read_totals(section: Section) -> Parsed[tuple[TotalRow, ...]]:
    """Read a `TotalScoreTable`. A cell that cannot be read is left out."""
    parsed = read_table(section, "TotalScoreTable")
    found = list(parsed.diagnostics)
    rows: list[TotalRow] = []
    for row in parsed.value:
        cells = _Cells(row, "TotalScoreTable", found)
        totals = (cells.number(column) for column in ("totalmp", "totalimp", "totalscore"))
        rows.append(
            TotalRow(
                line=row.line,
                id=row.said("pairid", "playerid", "teamid"),
                names=row.said("names", "name", "playername", "teamname"),
                rank=row.said("rank"),
                total=next((total for total in totals if total is not None), None),
                percentage=cells.number("totalpercentage"),
                boards=cells.whole("nrboards"),
            )
        )
    return Parsed(tuple(rows), tuple(found))


def _problem(
    code: str, line: int, table: str, text: str, column: str = "", severity: Severity = Severity.ERROR
) -> Diagnostic:
    values = (("table", table), ("text", text), *([("column", column)] if column else []))
    return Diagnostic(line, code, values, severity)


class _Cells:
    """Reads the cells of a row, noting what cannot be read."""

    def __init__(self, row: PbnRow, table: str, found: list[Diagnostic]) -> None:
        self.row = row
        self._table = table
        self._found = found

    def read(self, column: str, read: Callable[[str], _Value]) -> _Value | None:
        """Read a cell with a function that raises `ValueError` when it cannot; `None` when nothing is said."""
        text = self.row.said(column)
        if not text:
            return None
        try:
            return read(text)
        except (ValueError, ZeroDivisionError):
            self._found.append(_problem("pbn-table-cell", self.row.line, self._table, text, column))
            return None

    def number(self, column: str) -> Fraction | None:
        """Read a number with a point or comma; the mark `^` is passed over."""
        return self.read(column, lambda text: _fraction(text.removeprefix("^")))

    def whole(self, column: str) -> int | None:
        """Read a whole number."""
        return self.read(column, lambda text: _whole(text.removeprefix("^")))

    def artificial(self, side: str) -> Fraction | None:
        """Return the percentage of an artificial score, `None` when the score is none."""
        marked = [column for column in ("percentage", "mp", "score") if self._is_marked(f"{column}_{side}")]
        share = self.number(f"percentage_{side}") if marked else None
        return share if share is not None and 0 <= share <= 100 else None

    def _is_marked(self, column: str) -> bool:
        return self.row.said(column).startswith("^")

    def score(self, side: str) -> int | None:
        """Read the score of a side; an artificial one has none."""
        return None if self._is_marked(f"score_{side}") else self.whole(f"score_{side}")

    def contract(self) -> AuctionResult | None:
        """Read contract and declarer."""
        return self.read("contract", self._contract)

    def _contract(self, text: str) -> AuctionResult | None:
        result, _, code = read_contract_tag(text, self.row.said("declarer"))
        if code:
            raise NotationError(text, "a contract")
        return result

    def tricks(self, contract: AuctionResult | None) -> int | None:
        """Read the number of tricks won by declarer."""
        declarer = contract.declarer if isinstance(contract, Contract) else None
        return self.read("result", lambda text: _tricks(text, declarer))


def _fraction(text: str) -> Fraction:
    if not _NUMBER.fullmatch(text):  # Fraction would take 1e999999999 for a number, and the memory to write it
        raise NotationError(text, "a number")
    return Fraction(text.replace(",", "."))


def _whole(text: str) -> int:
    number = _fraction(text)
    if number.denominator != 1:
        raise NotationError(text, "a whole number")
    return int(number)


def _tricks(text: str, declarer: Seat | None) -> int | None:
    tricks, _, code = read_tricks(text, declarer)
    if code:
        raise NotationError(text, "a number of tricks")
    return tricks


def _score_row(cells: _Cells) -> ScoreRow:
    row, contract = cells.row, cells.contract()
    figures = [
        (f"{side}_{figure}", number)
        for side in ("ns", "ew")
        for figure, column in (("imps", "imp"), ("matchpoints", "mp"), ("percentage", "percentage"))
        if (number := cells.number(f"{column}_{side}")) is not None
        # The percentage of an artificial score is the score itself, and a figure only beside matchpoints.
        and not (figure == "percentage" and not row.said(f"mp_{side}") and cells.artificial(side) is not None)
    ]
    multiplicity = cells.whole("multiplicity")
    return ScoreRow(
        line=row.line,
        pair_ns=row.said("pairid_ns", "pair_ns", "playerid_north"),
        pair_ew=row.said("pairid_ew", "pair_ew", "playerid_east"),
        south=row.said("playerid_south"),
        west=row.said("playerid_west"),
        names_ns=row.said("names_ns"),
        names_ew=row.said("names_ew"),
        contract=contract,
        tricks=cells.tricks(contract),
        lead=cells.read("lead", read_card),
        score_ns=cells.score("ns"),
        score_ew=cells.score("ew"),
        artificial_ns=cells.artificial("ns"),
        artificial_ew=cells.artificial("ew"),
        figures=tuple(figures),
        multiplicity=1 if multiplicity is None else max(0, min(multiplicity, 9999)),
        round=cells.whole("round"),
        table=row.said("table"),
        section=row.said("section"),
    )
