"""The page of the ranking."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial

from duplicado.event.contest import IN_MATCHPOINTS, ContestantId, ScoringMethod
from duplicado.event.standing import Ranking, Standing, TotalIn
from duplicado.publish.pages.evening import EveningPage
from duplicado.publish.pages.figures import VICTORY_POINT_PLACES, decimal_places
from duplicado.publish.pages.wording import Wording
from duplicado.vocabulary.seats import Side


@dataclass(frozen=True, slots=True)
class RankingRow:
    """One contestant in the ranking."""

    standing: Standing
    contestant: ContestantId
    names: tuple[str, ...]
    address: str


@dataclass(frozen=True, slots=True)
class RankingTable:
    """A ranking with the number of decimal places of its totals."""

    line: Side | None
    rows: tuple[RankingRow, ...]
    places: int
    has_shares: bool
    has_penalties: bool
    is_signed: bool
    """True where totals are above or below an average of nothing."""
    method: ScoringMethod
    total_in: TotalIn
    sessions: tuple[int, ...]
    """The sessions that have a column of their own."""
    has_net: bool = False
    """True where it is made by results with handicaps."""

    @property
    def has_awards(self) -> bool:
        """True where somebody has an award for a session that he missed."""
        return any(row.standing.awarded for row in self.rows)


@dataclass(frozen=True, slots=True)
class Winner:
    """Winner of a ranking, or one who shares the first place, and the lead."""

    line: Side | None
    row: RankingRow
    lead: Fraction | None
    """Before the next place, in what the ranking is made by; `None` where there is none."""
    behind: tuple[RankingRow, ...]
    """Rows of those who have that place."""


@dataclass(frozen=True, slots=True)
class ColumnBeside:
    """A column between the names and the total, written out."""

    key: str
    head: str
    meaning: str
    """The heading in full, where it is an abbreviation; else empty."""
    cells: tuple[str, ...]
    """One for each row."""


@dataclass(frozen=True, slots=True)
class RankingPage:
    """One table in a contest with one winner, two where the lines are ranked apart."""

    tables: tuple[RankingTable, ...]
    boards: int
    results: int

    @property
    def winners(self) -> tuple[Winner, ...]:
        """The first of each table."""
        return tuple(winner for table in self.tables for winner in _winners(table))


def _winners(table: RankingTable) -> Iterator[Winner]:
    later = [row.standing.place for row in table.rows if row.standing.place > 1]
    behind = tuple(row for row in table.rows if later and row.standing.place == min(later))
    for row in table.rows:
        if row.standing.place == 1:
            leads = bool(behind) and table.total_in is not TotalIn.MATCHES  # the final is won by its own score
            lead = _figure(table, row.standing) - _figure(table, behind[0].standing) if leads else None
            yield Winner(table.line, row, lead, behind)


def _figure(table: RankingTable, standing: Standing) -> Fraction:
    if standing.net is not None:
        return standing.net
    return standing.percentage if table.has_shares and standing.percentage is not None else standing.total


def figure_text(table: RankingTable, standing: Standing, wording: Wording) -> str:
    """Write the figure by which somebody has his place: with his handicap, in per cent, or his total."""
    if standing.net is not None:
        return net_text(table, standing, wording)
    if table.has_shares and standing.percentage is not None:
        return wording.percentage(standing.percentage)
    return (wording.signed if table.is_signed else wording.number)(standing.total, table.places)


def lead_text(table: RankingTable, winner: Winner, wording: Wording) -> str:
    """Write by how much a winner leads, in per cent where the ranking is made by percentages; empty without a lead."""
    if winner.lead is None:
        return ""
    return wording.percentage(winner.lead) if table.has_shares else wording.number(winner.lead)


def ranking_page(evening: EveningPage, rankings: Sequence[Ranking] | None = None) -> RankingPage:
    """Put the ranking of an evening together; where there is none it has no tables.

    Args:
        evening: whose ranking it is.
        rankings: another than that of everybody, e.g. of a category.
    """
    shown = evening.rankings if rankings is None else rankings
    tables = tuple(ranking_table(evening, ranking) for ranking in shown)
    return RankingPage(tables, len(evening.numbers), len(evening.contest.results))


def ranking_table(evening: EveningPage, ranking: Ranking) -> RankingTable:
    """Put one ranking of an evening together."""
    rows = tuple(
        RankingRow(
            standing,
            standing.contestant,
            evening.names.get(standing.contestant, ()),
            evening.addresses.get(standing.contestant, ""),
        )
        for standing in ranking.standings
    )
    sessions = evening.standings.sessions if evening.standings else ()
    penalties = [_penalty(row.standing, sessions) for row in rows]
    amounts: list[Fraction] = [*(row.standing.total for row in rows), *penalties]
    has_shares = any(row.standing.percentage is not None for row in rows)
    return RankingTable(
        ranking.line,
        rows,
        VICTORY_POINT_PLACES if evening.total_in is TotalIn.VICTORY_POINTS else decimal_places(amounts),
        has_shares,
        any(penalties),
        not has_shares and evening.total_in is TotalIn.METHOD and evening.method not in IN_MATCHPOINTS,
        evening.method,
        evening.total_in,
        sessions,
        any(row.standing.net is not None for row in rows),
    )


def net_text(table: RankingTable, standing: Standing, wording: Wording) -> str:
    """Write the result with the handicap, by which a ranking with handicaps is made."""
    if standing.net is None:
        return ""
    if table.has_shares:
        return wording.percentage(standing.net)
    return wording.signed(standing.net, 2) if table.is_signed else wording.number(standing.net, 2)


def columns_beside(table: RankingTable, wording: Wording) -> tuple[ColumnBeside, ...]:
    """Write the columns between names and total: sessions, boards, matches, what was carried over, penalties."""
    return tuple(_columns(table, wording))


def _columns(table: RankingTable, wording: Wording) -> Iterator[ColumnBeside]:
    standings = [row.standing for row in table.rows]

    def column(key: str, head: str, meaning: str, cell: Callable[[Standing], str]) -> ColumnBeside:
        return ColumnBeside(key, head, meaning, tuple(map(cell, standings)))

    text = wording.text
    for place, session in enumerate(table.sessions):
        figures = [each.sessions[place] for each in standings if len(each.sessions) > place]
        places = 2 if table.has_shares else decimal_places(figure for figure in figures if figure is not None)
        yield column(
            f"session-{session}",
            text("whole-session-short", session=session),
            text("whole-session", session=session),
            partial(_session, place, places, table, wording),
        )
    yield column("boards", text("web-played"), "", lambda each: str(each.card.boards))
    if any(each.matches for each in standings):
        unit = wording.unit(table.method)
        yield column(
            "matches",
            text("whole-table-matches-short"),
            text("whole-table-matches"),
            lambda each: str(each.matches.played) if each.matches else "",
        )
        yield column("record", text("whole-table-record-short"), text("whole-table-record"), _record)
        if any(each.matches and each.matches.byes for each in standings):
            yield column(
                "byes",
                text("whole-table-byes"),
                "",
                lambda each: str(each.matches.byes) if each.matches and each.matches.byes else "",
            )
        if table.total_in in {TotalIn.VICTORY_POINTS, TotalIn.MATCHES} and table.method is ScoringMethod.IMPS:
            yield column(
                "margin",
                text("whole-table-margin-short", unit=unit),
                text("whole-table-margin"),
                lambda each: wording.signed(each.matches.gained - each.matches.conceded) if each.matches else "",
            )
    if any(each.carried or each.carried_percent for each in standings):
        yield column(
            "carried",
            text("whole-table-carried"),
            "",
            partial(_carried, wording),
        )
    if table.has_penalties:
        yield column(
            "penalty",
            text("web-penalty"),
            text("rankings-penalty-event") if table.sessions else "",
            lambda each: wording.signed(_penalty(each, table.sessions)) if _penalty(each, table.sessions) else "",
        )
    if table.has_net:
        yield column(
            "handicap",
            text("rankings-handicap-short"),
            text("rankings-handicap-column"),
            lambda each: wording.signed(each.allowance) if each.allowance else "",
        )


def _session(place: int, places: int, table: RankingTable, wording: Wording, standing: Standing) -> str:
    figure = standing.sessions[place] if place < len(standing.sessions) else None
    if figure is None:
        return "–"
    shown = wording.signed(figure, places) if table.is_signed else wording.number(figure, places)
    return f"({shown})" if table.sessions[place] in standing.awarded else shown


def _carried(wording: Wording, standing: Standing) -> str:
    amounts = [wording.number(standing.carried)] if standing.carried else []
    if standing.carried_percent:
        amounts.append(wording.text("rankings-carried-percent", amount=wording.number(standing.carried_percent)))
    return " + ".join(amounts)


def _penalty(standing: Standing, sessions: tuple[int, ...]) -> Fraction:
    """Return what a column of penalties shows: where sessions have columns, theirs contain what was taken in them."""
    return standing.penalty_in_event if sessions else standing.card.penalty


def _record(standing: Standing) -> str:
    matches = standing.matches
    return "–".join(map(str, (matches.won, matches.tied, matches.lost))) if matches else ""
