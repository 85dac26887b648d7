"""The travellers: what was scored at each table on each board, and the contestants of matches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

from duplicado.event.contest import BoardResult, ContestantId
from duplicado.formats.diagnostics import Diagnostic, Report, Severity
from duplicado.formats.usebio.document import Element
from duplicado.formats.usebio.values import count_in, number_in, read_count, read_lead, read_pair, read_scores
from duplicado.score.side_score import SideScore
from duplicado.table.record import BoardRecord
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import AuctionResult, Contract
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.notation import read_contract
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.values import keeps_mappings


@dataclass(frozen=True, slots=True)
@keeps_mappings
class UsebioMatch:
    """The two of a match. Pairs sit as they are named; a team sits both ways, which each line says by its direction."""

    first: ContestantId | None
    """The team named first; `None` in a match of pairs."""
    second: ContestantId | None
    pairs: Mapping[Side, ContestantId]
    round: int | None
    team_of_pair: Mapping[str, ContestantId]

    def contestant_of(self, line: Element, side: Side) -> ContestantId | None:
        """Return who sits on a side in a line of this match; `None` where the line has to say it itself."""
        if self.first is None or self.second is None:
            stated = line.value(f"{side.value}_PAIR_NUMBER")
            return None if stated else self.pairs.get(side)
        direction = line.value("DIRECTION").upper()[:1]
        if direction in {"N", "E"}:
            return self.first if side.value.startswith(direction) else self.second
        return self.team_of_pair.get(line.value(f"{side.value}_PAIR_NUMBER"))


def read_match(
    match: Element,
    section: str,
    winners: int,
    team_of_pair: Mapping[str, ContestantId],
    report: Report,
) -> UsebioMatch:
    """Read the head of a match; what it does not say, or says unreadably, is left to its lines."""

    def contestant(name: str, line: Side | None) -> ContestantId | None:
        text = match.value(name)
        try:
            return read_pair(text, line, section) if text else None
        except NotationError:
            report(Diagnostic(match.line_of(name), "usebio-unnumbered", (("text", text[:60]),)))
            return None

    pairs: dict[Side, ContestantId] = {}
    for side in Side:
        pair = contestant(f"{side.value}_PAIR_NUMBER", side if winners == 2 else None)
        if pair is not None:
            pairs[side] = pair
    number = count_in(match, "ROUND_NUMBER", report)
    return UsebioMatch(contestant("TEAM", None), contestant("OPPOSING_TEAM", None), pairs, number, team_of_pair)


POINTS: Final = {
    "MATCH_POINTS": "matchpoints",
    "MATCHPOINTS": "matchpoints",
    "BUTLER_POINTS": "imps",
    "CROSS_IMP_POINTS": "imps",
    "IMP_POINTS": "imps",
    "IMPS": "imps",
}
"""Endings that follow `NS_` and `EW_` in the names of the elements, and the unit in which the project names it."""

_NOT_BID: Final = ("", "-", "NP", "NOT PLAYED", "NOTPLAYED")


def read_board(
    board: Element, section: str, winners: int, report: Report, match: UsebioMatch | None = None
) -> Iterator[BoardResult]:
    """Read the lines of one traveller; a line that has no pairs or no readable score is left out and named."""
    text = board.value("BOARD_NUMBER")
    try:
        number = read_count(text)
    except NotationError:
        number = 0
    if not number:
        report(Diagnostic(board.line_of("BOARD_NUMBER"), "usebio-board-unnumbered", (("text", text[:60]),)))
        return
    datum = number_in(board, "BOARD_AVERAGE", report, Severity.WARNING)
    for line in board.all("TRAVELLER_LINE"):
        result = _read_line(line, number, section, winners, report, match)
        if result is not None:
            stated = dict(result.stated)
            if datum is not None:
                stated["datum"] = datum
            is_of_teams = match is not None and match.first is not None
            imps = number_in(board, "IMPS", report, Severity.WARNING) if is_of_teams else None
            if imps is not None and match is not None:
                # They are those of the team named first, wherever it sits.
                stated["ns_imps"] = imps if result.north_south == match.first else -imps
            yield replace(result, stated=stated)


def _read_line(
    line: Element, board: int, section: str, winners: int, report: Report, match: UsebioMatch | None
) -> BoardResult | None:
    pairs: dict[Side, ContestantId] = {}
    for side in Side:
        known = match.contestant_of(line, side) if match is not None else None
        if known is not None:
            pairs[side] = known
            continue
        name = f"{side.value}_PAIR_NUMBER"
        text = line.value(name, f"{side.value}_TEAM_NUMBER")
        try:
            pairs[side] = read_pair(text, side if winners == 2 else None, section)
        except NotationError:
            values = (("board", str(board)), ("side", side.value), ("text", text[:60]))
            report(Diagnostic(line.line_of(name), "usebio-line-without-pair", values))
            return None
    score = line.value("SCORE")
    scores: tuple[SideScore, SideScore] | None = None
    try:
        scores = read_scores(score)
    except NotationError:
        place = (("board", str(board)), ("text", score[:60]))
        report(Diagnostic(line.line_of("SCORE"), "usebio-unknown-score", place))
    contract = _contract(line, report)
    north_south, east_west = scores or (None, None)
    return BoardResult(
        board=board,
        north_south=pairs[Side.NS],
        east_west=pairs[Side.EW],
        north_south_score=north_south,
        east_west_score=east_west,
        contract=contract,
        tricks=_tricks(line, contract, report),
        lead=_lead(line, report),
        round=count_in(line, "ROUND_NUMBER", report) or (match.round if match is not None else None),
        table=line.value("TABLE_NUMBER", "TABLE"),
        record=_record(line, report),
        stated=dict(_stated(line, report)),
        line=line.line or None,
    )


def _contract(line: Element, report: Report) -> AuctionResult | None:
    text, played_by = line.value("CONTRACT"), line.value("PLAYED_BY").upper()
    if text.upper() in _NOT_BID:
        return None
    try:
        declarer = Seat(played_by[:1]) if played_by[:1] in "NESW" and played_by else None
        return read_contract(text, declarer)
    except NotationError:
        values = (("text", text[:60]), ("declarer", played_by[:60]))
        report(Diagnostic(line.line_of("CONTRACT"), "usebio-unknown-contract", values))
        return None


def _tricks(line: Element, contract: AuctionResult | None, report: Report) -> int | None:
    tricks = count_in(line, "TRICKS", report)
    if tricks is not None and tricks > 13:
        values = (("element", "TRICKS"), ("text", str(tricks)))
        report(Diagnostic(line.line_of("TRICKS"), "usebio-not-a-number", values))
        return None
    return tricks if isinstance(contract, Contract) else None


def _lead(line: Element, report: Report) -> Card | None:
    text = line.value("LEAD")
    try:
        return read_lead(text) if text else None
    except NotationError:
        report(Diagnostic(line.line_of("LEAD"), "usebio-unknown-lead", (("text", text[:60]),)))
        return None


def _record(line: Element, report: Report) -> BoardRecord | None:
    text = line.value("LIN_DATA")
    if not text:
        return None
    from duplicado.formats.lin.reader import read_lin  # noqa: PLC0415 - few files tell auctions and plays

    parsed = read_lin(text)
    start = line.line_of("LIN_DATA")
    for found in parsed.diagnostics:
        report(Diagnostic(start + max(found.line - 1, 0), found.code, found.values, found.severity))
    return parsed.value.records[0] if parsed.value.records else None


def _stated(line: Element, report: Report) -> Iterator[tuple[str, Fraction]]:
    for side in Side:
        for ending, unit in POINTS.items():
            amount = number_in(line, f"{side.value}_{ending}", report, Severity.WARNING)
            if amount is not None:
                yield f"{side.value.lower()}_{unit}", amount
