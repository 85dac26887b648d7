"""The results of a database, line by line, in the words of the devices on the tables."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from duplicado.event.contest import BoardResult, ContestantId
from duplicado.formats.bws.records import PlaceKey, Recorded
from duplicado.formats.bws.sections import Sections
from duplicado.formats.bws.tables import BwsRow, Tables, UnreadableCell, rows_of, say, say_unreadable
from duplicado.formats.diagnostics import Report, Severity
from duplicado.formats.results import worth
from duplicado.law.book import law_02
from duplicado.score.side_score import Artificial, Points, SideScore
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import AuctionResult, PassedOut
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.notation import read_card, read_contract
from duplicado.vocabulary.seats import Seat, Side

_SHARES: Final = re.compile(r"\s*([0-9]{1,3})\s*%\s*-\s*([0-9]{1,3})\s*%\s*")
_RESULT: Final = re.compile(r"\s*(=|[+-]\s*[0-9]{1,2})\s*")
_NO_LEAD: Final = frozenset({"", "SKIP"})


@dataclass(frozen=True, slots=True)
class _Line:
    """A row of `ReceivedData`, with what was scored."""

    row: BwsRow
    section: int
    board: int
    table: int
    round: int
    contract: AuctionResult | None
    tricks: int | None
    lead: Card | None
    scores: tuple[SideScore | None, SideScore | None]
    is_turned: bool
    """True where the pairs sat the other way than it was planned."""


def read_results(
    tables: Tables,
    sections: Sections,
    recorded: Mapping[PlaceKey, Recorded],
    layouts: Mapping[int, Layout],
    report: Report,
) -> Iterator[BoardResult]:
    """Go through the results that were not erased, of pairs and teams or of individuals.

    Of individuals North and East stand in the columns of the pairs.
    """
    for line in _lines(tables, report):
        row, letter = line.row, sections.letter(line.section)
        columns = ("PairNS", "PairEW", "South", "West") if sections.is_individual else ("PairNS", "PairEW")
        try:
            numbers = [row.whole(column) for column in columns]
        except UnreadableCell as error:
            say_unreadable(report, "ReceivedData", row, error)
            continue
        if not all(number > 0 for number in numbers):
            say(report, "bws-line-without-pair", line=row.number, board=line.board, table=line.table)
            continue
        two = sections.has_two_winners(line.section) and not sections.is_individual
        lines = (Side.NS, Side.EW) if two else (None,) * len(numbers)
        ours, theirs, *partners = (
            ContestantId(number, side, letter) for number, side in zip(numbers, lines, strict=True)
        )
        south, west = partners or (None, None)
        if line.is_turned:
            # Each sat where the one to his right was to sit: North East, and so on.
            ours, theirs, south, west = (theirs, south or ours, west, ours if partners else None)
        told = recorded.get((line.section, line.round, line.table, line.board))
        yield BoardResult(
            board=line.board,
            north_south=ours,
            east_west=theirs,
            north_south_score=line.scores[0],
            east_west_score=line.scores[1],
            contract=line.contract,
            tricks=line.tricks,
            lead=line.lead,
            round=line.round or None,
            table=f"{letter}{line.table}" if line.table else "",
            record=told.record(line.board, layouts.get(line.board)) if told else None,
            line=row.number,
            south=south,
            west=west,
        )


def _lines(tables: Tables, report: Report) -> Iterator[_Line]:
    """Read the rows; of several for the same board at the same table the last holds, which corrects the others."""
    lines: dict[tuple[int, int, int, int], _Line] = {}
    for row in rows_of(tables, "ReceivedData"):
        if row.flag("Erased"):
            continue
        try:
            line = _line(row, report)
        except UnreadableCell as error:
            say_unreadable(report, "ReceivedData", row, error)
            continue
        key = (line.section, line.round, line.table, line.board)
        if key in lines:
            say(report, "bws-result-again", Severity.WARNING, row.number, board=line.board, table=line.table)
        lines[key] = line
    for row in rows_of(tables, "IntermediateData"):
        try:
            key = (row.whole("Section"), row.whole("Round"), row.whole("Table"), row.whole("Board"))
        except UnreadableCell:
            continue
        if key not in lines and not row.flag("Erased"):
            say(report, "bws-unfinished", Severity.WARNING, board=key[3], table=key[2])
    yield from lines.values()


def _line(row: BwsRow, report: Report) -> _Line:
    board, table = row.whole("Board"), row.whole("Table")
    if board <= 0:
        raise UnreadableCell("Board", row.cell("Board"))
    contract, tricks = _outcome(row, board, report)
    scores = _scores(row, board, contract, tricks, report)
    is_turned = row.cell("Remarks").lower() == "wrong direction"
    if is_turned:
        say(report, "bws-wrong-direction", Severity.WARNING, row.number, board=board, table=table)
    return _Line(
        row=row,
        section=row.whole("Section"),
        board=board,
        table=table,
        round=row.whole("Round"),
        contract=contract,
        tricks=tricks,
        lead=_lead(row, report),
        scores=scores,
        is_turned=is_turned,
    )


def _outcome(row: BwsRow, board: int, report: Report) -> tuple[AuctionResult | None, int | None]:
    """Read contract and tricks, `4 S x` by N and `+1`."""
    text, declarer, result = row.cell("Contract"), row.cell("NS/EW").upper(), row.cell("Result")
    if not text:
        return None, None
    try:
        contract = read_contract(text, Seat(declarer) if declarer in {"N", "E", "S", "W"} else None)
    except NotationError:
        say(report, "bws-unknown-contract", line=row.number, board=board, text=f"{text} {declarer}".strip())
        return None, None
    if isinstance(contract, PassedOut):
        return contract, None
    match = _RESULT.fullmatch(result)
    over = 0 if match and match[1] == "=" else int(match[1].replace(" ", "")) if match else 99
    tricks = contract.tricks_required + over
    if not 0 <= tricks <= 13:
        say(report, "bws-unknown-result", line=row.number, board=board, text=result)
        return contract, None
    return contract, tricks


def _scores(
    row: BwsRow, board: int, contract: AuctionResult | None, tricks: int | None, report: Report
) -> tuple[SideScore | None, SideScore | None]:
    remark = row.cell("Remarks")
    shares = _SHARES.fullmatch(remark)
    if shares:
        ours, theirs = (Fraction(int(part), 100) for part in shares.groups())
        if max(ours, theirs) <= 1:
            return Artificial(share=ours), Artificial(share=theirs)
    match remark.lower():
        case "" | "wrong direction":
            pass
        case "not played":
            return None, None
        case "arbitral score":
            say(report, "bws-arbitral", Severity.WARNING, row.number, board=board, table=row.cell("Table"))
            return None, None
        case _:
            say(report, "bws-unknown-remark", line=row.number, board=board, text=remark)
    points = worth(contract, tricks, law_02.vulnerability(board))
    if points is None:
        if not row.cell("Contract"):
            say(report, "bws-no-result", line=row.number, board=board, table=row.cell("Table"))
        return None, None
    return Points(points), Points(-points)


def _lead(row: BwsRow, report: Report) -> Card | None:
    text = row.cell("LeadCard").replace(" ", "")
    try:
        return None if text.upper() in _NO_LEAD else read_card(text)
    except NotationError:
        say(report, "bws-unknown-lead", Severity.WARNING, row.number, text=text)
        return None
