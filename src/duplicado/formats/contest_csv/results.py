"""Ranking, travellers and score cards as tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from duplicado.event.contest import BoardResult, Contest, ContestantId, ScoringMethod
from duplicado.event.scorecard import CardLine
from duplicado.event.standing import Standings
from duplicado.formats.contest_csv.cells import Number, csv_text, score_text
from duplicado.formats.diagnostics import Written
from duplicado.formats.figures import LineFigures
from duplicado.formats.shortcomings import Losses
from duplicado.law.book import law_02
from duplicado.score.rounding import decimal_text
from duplicado.vocabulary import Contract, PassedOut, Side

__all__ = ["write_cards_csv", "write_ranking_csv", "write_travellers_csv"]

_MARK: Final = "\ufeff"
"""The first character of the file, by which spreadsheets know UTF-8."""

_TRAVELLERS: Final = (
    *(
        "board",
        "dealer",
        "vulnerability",
        "section",
        "table",
        "round",
        "ns_number",
        "ns_names",
        "ew_number",
        "ew_names",
    ),
    *("contract", "declarer", "lead", "tricks", "ns_score", "ew_score", "ns_result", "ew_result"),
    *("ns_percentage", "ew_percentage", "form", "note"),
)
_CARDS: Final = (
    *("section", "number", "line", "names", "board", "side", "against", "against_names", "round", "table"),
    *("contract", "declarer", "lead", "tricks", "score", "result", "percentage"),
)


def write_ranking_csv(contest: Contest, standings: Standings) -> Written:
    """Write the ranking: a row for each contestant, the names in columns of their own, both lines one after the other.

    `total` is in the unit of the method, rounded as it is published; there is a column of percentages where the method
    has any.
    """
    names = _names(contest)
    rules = standings.rules
    ranked = [each for ranking in standings.rankings for each in ranking.standings]
    most = max((len(names.get(each.contestant, ())) for each in ranked), default=0)
    has_percentages = any(each.percentage is not None for each in ranked)
    header = ["place", "section", "number", "line", *(f"player_{place}" for place in range(1, most + 1))]
    header += ["boards", "total", *(["percentage"] if has_percentages else [])]
    rows: list[list[str | Number]] = []
    for each in ranked:
        who, theirs = each.contestant, names.get(each.contestant, ())
        row: list[str | Number] = [each.place_text, who.section, Number(str(who.number)), str(who.line or "")]
        row += [*theirs, *[""] * (most - len(theirs))]
        row += [Number(str(each.card.boards)), Number(rules.total_text(each.total))]
        if has_percentages:
            row.append(Number(rules.percentage_text(each.percentage)) if each.percentage is not None else "")
        rows.append(row)
    return Written.of_text(_MARK + csv_text(header, rows))


def write_travellers_csv(contest: Contest, standings: Standings | None = None) -> Written:
    """Write every line of every board; `ns_result` and `ew_result` in the unit of the method, empty at total points."""
    figures, names = LineFigures(contest, standings), _names(contest)
    losses = Losses()
    rows: list[list[str | Number]] = []
    for result in sorted(contest.results, key=lambda line: line.board):
        if result.record is not None:
            losses.add("contest-file-records", result.board)
        board = contest.boards.get(result.board) or law_02.board(result.board)
        pairs = (result.north_south, result.east_west)
        row: list[str | Number] = [Number(str(result.board)), board.dealer.value, board.vulnerability.value]
        row += [result.north_south.section, result.table, "" if result.round is None else Number(str(result.round))]
        for who in pairs:
            row += [_number(who), " - ".join(names.get(who, ()))]
        row += [*_contract(result), score_text(result.north_south_score), score_text(result.east_west_score)]
        row += [_value(figures, result, side) for side in Side]
        row += [_share(figures, result, side) for side in Side]
        rows.append([*row, result.form, result.note])
    return Written.of_text(_MARK + csv_text(_TRAVELLERS, rows), losses.warnings())


def write_cards_csv(contest: Contest, standings: Standings) -> Written:
    """Write the score card of every contestant, board by board, with what he got from his own side."""
    names = _names(contest)
    rows = [
        row
        for ranking in standings.rankings
        for each in ranking.standings
        for row in _card(each.contestant, each.card.lines, standings, names)
    ]
    return Written.of_text(_MARK + csv_text(_CARDS, rows))


def _card(
    who: ContestantId, lines: Sequence[CardLine], standings: Standings, names: dict[ContestantId, tuple[str, ...]]
) -> Iterator[list[str | Number]]:
    rules = standings.rules
    for line in lines:
        result = standings.boards[line.board].results[line.line]
        ours = line.side is Side.NS
        against = result.east_west if ours else result.north_south
        score = result.north_south_score if ours else result.east_west_score
        row: list[str | Number] = [who.section, Number(str(who.number)), str(who.line or "")]
        row += [" - ".join(names.get(who, ())), Number(str(line.board)), line.side.value]
        row += [_number(against), " - ".join(names.get(against, ()))]
        row += ["" if result.round is None else Number(str(result.round)), result.table, *_contract(result)]
        row += [score_text(score), "" if line.value is None else Number(rules.total_text(line.value))]
        share = line.value / line.top if line.value is not None and line.top else None
        yield [*row, "" if share is None else Number(rules.percentage_text(100 * share))]


def _names(contest: Contest) -> dict[ContestantId, tuple[str, ...]]:
    return {each.id: each.names for each in contest.contestants}


def _number(who: ContestantId) -> str:
    return "" if who.is_anonymous else f"{who.number}{who.line or ''}"


def _contract(result: BoardResult) -> list[str | Number]:
    lead = str(result.lead) if result.lead is not None else ""
    match result.contract:
        case Contract() as contract:
            tricks = "" if result.tricks is None else Number(str(result.tricks))
            return [f"{contract.bid.text}{contract.doubling.value}", contract.declarer.value, lead, tricks]
        case PassedOut():
            return ["Pass", "", "", ""]
        case None:
            return ["", "", lead, ""]


def _value(figures: LineFigures, result: BoardResult, side: Side) -> str | Number:
    value = figures.value(result, side)
    return "" if value is None or figures.method is ScoringMethod.TOTAL_POINTS else Number(figures.text(value))


def _share(figures: LineFigures, result: BoardResult, side: Side) -> str | Number:
    share = figures.share(result, side)
    return "" if share is None else Number(decimal_text(100 * share, 2))
