"""A contest written as PBN: a game for each board with the table of its scores, the ranking in the first of them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from duplicado.event.contest import (
    IN_MATCHPOINTS,
    IN_TEAMS,
    BoardResult,
    Contest,
    ContestantId,
    ScoringMethod,
    by_board,
)
from duplicado.event.record.published_outcome import EventOutcome
from duplicado.event.standing import Standings, TotalIn
from duplicado.formats.diagnostics import Diagnostic, Written
from duplicado.formats.format_limits import (
    Losses,
    common_losses,
    is_split,
    lost_of_scores,
    on_one_line,
    percent_of,
    section_letters,
)
from duplicado.formats.line_figures import LineFigures, figure
from duplicado.formats.pbn.export_tables import Column, optimum_table, table_of
from duplicado.formats.pbn.model import PbnGame, Section
from duplicado.formats.pbn.scoring_names import scoring_named
from duplicado.formats.pbn.writer import game_of, write_pbn
from duplicado.score.rounding import decimal_text
from duplicado.score.side_score import Artificial, Points, SelfInflicted, Weighted
from duplicado.table.record import BoardRecord
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.contracts import Contract, PassedOut
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Denomination

_SCORES: Final = (
    *(Column("PairId_NS", right=True), Column("PairId_EW", right=True)),
    *(Column(f"PlayerId_{seat}", right=True) for seat in ("North", "South", "East", "West")),
    *(Column("Round", right=True), Column("Table")),
    *(Column("Contract"), Column("Declarer"), Column("Result", right=True), Column("Lead")),
    *(Column("Score_NS", right=True), Column("Score_EW", right=True)),
    *(Column("IMP_NS", right=True), Column("IMP_EW", right=True), Column("MP_NS", right=True)),
    *(Column("MP_EW", right=True), Column("Percentage_NS", right=True), Column("Percentage_EW", right=True)),
)
_TOTALS: Final = (
    *(Column("Rank", right=True), Column("PairId", right=True), Column("TeamId", right=True)),
    *(Column("PlayerId", right=True), Column("Names")),
    *(Column("TotalMP", right=True), Column("TotalIMP", right=True), Column("TotalScore", right=True)),
    *(Column("TotalPercentage", right=True), Column("NrBoards", right=True)),
)
_DATE: Final = re.compile(r"([0-9]{4})-([0-9]{2})-([0-9]{2})")


@checked
def write_pbn_contest(
    contest: Contest,
    standings: Standings | None = None,
    *,
    double_dummy: Mapping[int, Mapping[tuple[Seat, Denomination], int]] | None = None,
) -> Written:
    """Write a contest in the export format of PBN 2.1.

    Split scores are written as they are. A weighted score is written as the percentage that it came to, because a row
    has one score for a side. Auctions and plays follow their board, each as a game of its own.

    Args:
        contest: what was played.
        standings: how it stands; without it there are the figures and places that the contest's own file gave.
        double_dummy: tricks by board, declarer and denomination.
    """
    writer = _ContestWriter(contest, standings, double_dummy or {})
    games = list(writer.games())
    return Written.of_text(write_pbn(games), writer.losses.warnings())


def contest_games(
    contest: Contest, records: Mapping[int, BoardRecord] | None = None
) -> tuple[tuple[PbnGame, ...], tuple[Diagnostic, ...]]:
    """Return the games of a contest with the figures that its own file gave, and what they cannot say.

    Args:
        contest: what was played.
        records: by its number, an auction and play of a board that stands in the game of its table of scores.
    """
    writer = _ContestWriter(contest, None, {})
    return tuple(writer.games(records or {})), writer.losses.warnings()


def write_pbn_event(outcome: EventOutcome) -> Written:
    """Write an event with all its sessions and sections: their games one after the other, the ranking in the first.

    Args:
        outcome: how the event stands.
    """
    if len(outcome.fields) < 2:
        return write_pbn_contest(outcome.contest, outcome.standings)
    losses: list[Diagnostic] = []
    games: list[PbnGame] = []
    of_session = Counter(field.session for field in outcome.fields)
    for field in outcome.fields:
        standings = replace(field.standings, rankings=() if games else outcome.standings.rankings)
        names = {each.id: each for each in (*outcome.contest.contestants, *field.contest.contestants)}
        contest = replace(field.contest, contestants=tuple(names.values()))
        stage = " ".join(filter(None, (f"{field.session}", field.section if of_session[field.session] > 1 else "")))
        writer = _ContestWriter(contest, standings, {}, stage)
        games += writer.games()
        losses += [each for each in writer.losses.warnings() if each not in losses]
    return Written.of_text(write_pbn(games), tuple(losses))


class _ContestWriter:
    """Makes the games of a contest."""

    def __init__(
        self,
        contest: Contest,
        standings: Standings | None,
        double_dummy: Mapping[int, Mapping[tuple[Seat, Denomination], int]],
        stage: str = "",
    ) -> None:
        self._stage = stage
        self.losses = Losses()
        self._contest = contest
        self._standings = standings
        self._figures = LineFigures(contest, standings)
        self._double_dummy = double_dummy
        self._letters = section_letters(contest)
        lost_of_scores(contest.results, self.losses, with_splits=True)
        common_losses(contest, self.losses, with_records=True, with_marks=True, with_individuals=True)
        self._individuals = any(result.south is not None for result in contest.results)
        for name, letter in self._letters.items():
            if name != letter:
                self.losses.add("contest-file-sections", name or letter)
        for penalty in contest.penalties:
            self.losses.add("contest-file-penalties", penalty.contestant)
            if penalty.reason not in {"", "ADJUSTMENT"}:
                self.losses.add("contest-file-reasons", penalty.contestant)

    def games(self, records: Mapping[int, BoardRecord] = MappingProxyType({})) -> Iterator[PbnGame]:
        """Go through the boards, each followed by what was recorded of its auctions and plays."""
        lines = by_board(self._contest.results)
        tags = self._tags()
        ranking = self._ranking()
        first: dict[str, Section] = {"TotalScoreTable": ranking} if ranking is not None else {}
        numbers = sorted({*lines, *self._contest.layouts, *self._contest.boards})
        if not numbers:
            yield PbnGame(tags=tags, sections=first)
        for number in numbers:
            board = self._contest.board(number)
            game = game_of(records.get(number) or BoardRecord(board, self._contest.layouts.get(number)), tags)
            sections = dict(first)
            if number in lines:
                sections["ScoreTable"] = table_of(_SCORES, [self._row(line) for line in lines[number]])
            if number in self._double_dummy:
                sections["OptimumResultTable"] = optimum_table(self._double_dummy[number])
            yield replace(game, sections=sections)
            first = {}
            for line in lines.get(number, []):
                if line.record is not None:
                    yield game_of(line.record, tags | self._place(line))

    def _tags(self) -> dict[str, str]:
        contest, method = self._contest, self._figures.method
        match = _DATE.fullmatch(contest.date)
        tags = {
            "Event": on_one_line(contest.title, self.losses) or "?",
            "Date": ".".join(match.groups()) if match else contest.date or "?",
            "Scoring": scoring_named(method, self._standings.rules if self._standings else None),
            "Generator": "Duplicado",
        }
        if self._individuals:
            tags["Competition"] = "Individuals"
        if self._stage:
            tags["Stage"] = self._stage
        if method in IN_TEAMS:
            if len(contest.contestants) == 2:
                names = [
                    on_one_line(team.team or "; ".join(team.names) or str(team.id), self.losses)
                    for team in contest.contestants
                ]
                tags |= {"HomeTeam": names[0], "VisitTeam": names[1]}
            else:
                # The format has the two teams of a match, and no other way to say that IMPs are won by teams.
                self.losses.add("contest-file-teams")
        return tags

    def _number(self, who: ContestantId) -> str:
        return "" if who.is_anonymous else f"{self._letters.get(who.section, '')}{who.number}{who.line or ''}"

    def _place(self, line: BoardResult) -> dict[str, str]:
        table = on_one_line(line.table, self.losses)
        if self._individuals:
            return {"Table": table} if table else {}
        place = {"PairNS": self._number(line.north_south), "PairEW": self._number(line.east_west), "Table": table}
        return {name: text for name, text in place.items() if text}

    def _row(self, result: BoardResult) -> dict[str, str]:
        row = self._place(result)
        cells = {"PairId_NS": row.get("PairNS", ""), "PairId_EW": row.get("PairEW", ""), "Table": row.get("Table", "")}
        if self._individuals:
            # Not among the columns of the standard, but those of the programs that score single players.
            seats = {
                "North": result.north_south, "South": result.south, "East": result.east_west, "West": result.west,
            }  # fmt: skip
            cells |= {f"PlayerId_{seat}": self._number(who) for seat, who in seats.items() if who is not None}
        cells["Round"] = str(result.round) if result.round is not None else ""
        scores = {Side.NS: result.north_south_score, Side.EW: result.east_west_score}
        # What a contract was worth is computed where a row has no score, so an unscored one must not look played.
        if any(isinstance(score, Points) for score in scores.values()):
            cells |= _contract(result)
        elif result.contract is not None:
            self.losses.add("contest-file-unscored", result.board)
        if is_split(result) and None in scores.values():
            self.losses.add("contest-file-split", result.board)
        unit = "MP" if self._figures.method in IN_MATCHPOINTS else "IMP"
        for side, score in scores.items():
            value, share = self._figures.value(result, side), self._figures.share(result, side)
            marked = "^" if isinstance(score, Artificial | Weighted | SelfInflicted) else ""
            if isinstance(score, Points):
                cells[f"Score_{side.value}"] = str(score.value)
            if value is not None and self._figures.method is not ScoringMethod.TOTAL_POINTS:
                cells[f"{unit}_{side.value}"] = marked + self._figures.text(value)
            if isinstance(score, Artificial) and share is None:
                cells[f"Percentage_{side.value}"] = f"^{decimal_text(percent_of(score), 2)}"
            elif share is not None:
                cells[f"Percentage_{side.value}"] = marked + decimal_text(100 * share, 2)
        return cells

    def _id_column(self, method: ScoringMethod) -> str:
        if self._individuals:
            return "PlayerId"
        return "TeamId" if method in IN_TEAMS else "PairId"

    def _ranking(self) -> Section | None:
        standings, method = self._standings, self._figures.method
        names = {
            each.id: " - ".join(on_one_line(name, self.losses) for name in each.names)
            for each in self._contest.contestants
        }
        unit = {ScoringMethod.TOTAL_POINTS: "TotalScore"}.get(
            method, "TotalMP" if method in IN_MATCHPOINTS else "TotalIMP"
        )
        if standings is None or not standings.rankings:
            return table_of(_TOTALS, list(self._as_stated(names, unit))) if any(names.values()) else None
        rules = standings.rules
        if standings.total_in is not TotalIn.METHOD:
            unit = "TotalScore"  # the format has no column for victory points
        rows = [
            {
                "Rank": each.place_text,
                self._id_column(method): self._number(each.contestant),
                "Names": names.get(each.contestant, ""),
                unit: rules.total_text(each.total),
                "TotalPercentage": "" if each.percentage is None else rules.percentage_text(each.percentage),
                "NrBoards": str(each.card.boards),
            }
            for ranking in standings.rankings
            for each in ranking.standings
        ]
        return table_of(_TOTALS, rows)

    def _as_stated(self, names: Mapping[ContestantId, str], unit: str) -> Iterator[dict[str, str]]:
        """Name the contestants, with their finish as far as the contest's own file told it."""
        stated = {each.contestant: each for each in self._contest.stated}
        for each in self._contest.contestants:
            row = {self._id_column(self._figures.method): self._number(each.id), "Names": names[each.id]}
            finish = stated.get(each.id)
            if finish is not None:
                row |= {
                    "Rank": finish.place,
                    unit: "" if finish.total is None else figure(finish.total),
                    "TotalPercentage": "" if finish.percentage is None else figure(finish.percentage),
                    "NrBoards": "" if finish.boards is None else str(finish.boards),
                }
            yield row


def _contract(result: BoardResult) -> dict[str, str]:
    contract = result.contract
    cells: dict[str, str] = {"Lead": str(result.lead) if result.lead is not None else ""}
    if isinstance(contract, PassedOut):
        cells["Contract"] = "Pass"
    elif isinstance(contract, Contract):
        cells["Contract"] = contract.bid.text + contract.doubling.value
        cells["Declarer"] = contract.declarer.value
        cells["Result"] = str(result.tricks) if result.tricks is not None else ""
    return cells
