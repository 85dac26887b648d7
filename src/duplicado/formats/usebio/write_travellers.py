"""Writing the travellers: of a contest of pairs board by board, of one of teams match by match."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

from duplicado.event.contest import BoardResult, ContestantId, ScoringMethod, by_board
from duplicado.event.match import match_result
from duplicado.event.standing import Standings
from duplicado.formats.format_limits import Losses, percent_of
from duplicado.formats.lin.reader import read_lin
from duplicado.formats.lin.writer import board_text
from duplicado.formats.line_figures import LineFigures
from duplicado.formats.usebio.write_entrants import Builder, Entrants, Node
from duplicado.score.rounding import rounded
from duplicado.score.side_score import Artificial, Points, SideScore
from duplicado.vocabulary.contracts import Contract, PassedOut
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Side
from duplicado.vocabulary.values import keeps_mappings

_POINTS: Final = {
    ScoringMethod.MATCHPOINTS: "MATCH_POINTS",
    ScoringMethod.BUTLER: "BUTLER_POINTS",
    ScoringMethod.CROSS_IMPS: "CROSS_IMP_POINTS",
}


@dataclass(frozen=True, slots=True)
@keeps_mappings
class Travellers:
    """Writes lines of results."""

    build: Builder
    losses: Losses
    entrants: Entrants
    figures: LineFigures
    standings: Standings | None
    layouts: Mapping[int, Layout]

    def write(self, place: Node, results: Iterable[BoardResult], kind: str, within: str) -> None:
        """Write lines, of which the contestants all have names."""
        if kind != "TEAMS":
            for number, lines in sorted(by_board(results).items()):
                board = self.build.group(place, "BOARD")
                self.build.text(board, "BOARD_NUMBER", number)
                datum = self.figures.datum(lines[0]) if self.figures.method is ScoringMethod.BUTLER else None
                if datum is not None:
                    self.build.text(board, "BOARD_AVERAGE", self.figures.text(datum))
                for line in lines:
                    self._line(board, line, within, None)
            return
        matches: dict[tuple[int | None, frozenset[ContestantId]], list[BoardResult]] = {}
        for result in results:
            matches.setdefault((result.round, frozenset((result.north_south, result.east_west))), []).append(result)
        for (round_number, _), lines in matches.items():
            self._match(place, round_number, lines, kind, within)

    def _match(
        self, place: Node, round_number: int | None, lines: Sequence[BoardResult], kind: str, within: str
    ) -> None:
        """Write a match; the team that is named first is the one that sits North-South in its first line."""
        first, second = lines[0].north_south, lines[0].east_west
        match = self.build.group(place, "MATCH")
        if round_number is not None:
            self.build.text(match, "ROUND_NUMBER", round_number)
        self.build.text(match, "TEAM", self.entrants.number(first, within))
        self.build.text(match, "OPPOSING_TEAM", self.entrants.number(second, within))
        if self.standings is not None and self.figures.method is ScoringMethod.IMPS:
            score = match_result(lines, (first, second), scale=None, rules=self.standings.rules)
            for name, total in zip(("TEAM_SCORE", "OPPOSING_TEAM_SCORE"), score.imps, strict=True):
                self.build.text(match, name, self.figures.text(total))
        for number, tables in sorted(by_board(lines).items()):
            board = self.build.group(match, "BOARD", EVENT_TYPE=kind)
            self.build.text(board, "BOARD_NUMBER", number)
            imps = self.figures.value(tables[0], Side.NS)
            if imps is not None and self.figures.method is ScoringMethod.IMPS:
                gained = imps if tables[0].north_south == first else -imps
                self.build.text(board, "IMPS", self.figures.text(gained))
            for line in tables:
                self._line(board, line, within, first)

    def _line(self, board: Node, result: BoardResult, within: str, first: ContestantId | None) -> None:
        """Write a line; in a match it says which way the team sits that the match names first."""
        build, line = self.build, self.build.group(board, "TRAVELLER_LINE")
        if first is not None:
            build.text(line, "DIRECTION", Side.NS if result.north_south == first else Side.EW)
        else:
            build.text(line, "NS_PAIR_NUMBER", self.entrants.number(result.north_south, within))
            build.text(line, "EW_PAIR_NUMBER", self.entrants.number(result.east_west, within))
        contract = result.contract
        if isinstance(contract, PassedOut):
            build.text(line, "CONTRACT", "PASS")
        elif isinstance(contract, Contract):
            build.text(line, "CONTRACT", f"{contract.bid.text}{contract.doubling.value}")
            build.text(line, "PLAYED_BY", contract.declarer.value)
        if result.lead is not None:
            build.text(line, "LEAD", f"{result.lead.rank.value}{result.lead.suit.value}")
        if result.tricks is not None:
            build.text(line, "TRICKS", result.tricks)
        build.text(line, "SCORE", self._score(result))
        record = self._record(result)
        if record:
            build.text(line, "LIN_DATA", record)
        name = _POINTS.get(self.figures.method)
        for side in Side if name else ():
            value = self.figures.value(result, side)
            if value is not None:
                build.text(line, f"{side.value}_{name}", self.figures.text(value))

    def _record(self, result: BoardResult) -> str:
        """Write auction and play as LIN; nothing where there is none, or where LIN would tell them otherwise."""
        record = result.record
        if record is None:
            return ""
        if not (record.calls or record.plays):
            self.losses.add("contest-file-records", result.board)
            return ""
        told = replace(record, layout=record.layout or self.layouts.get(result.board))
        text = board_text(told)
        again = next(iter(read_lin(text).value.records), None)
        if again is None or (again.calls, again.plays, again.layout) != (told.calls, told.plays, told.layout):
            self.losses.add("contest-file-records", result.board)
            return ""
        return text

    def _score(self, result: BoardResult) -> str:
        """Write the points of North-South, `A6040` for what is not the points of one contract, nothing for no score."""
        ours, theirs = result.north_south_score, result.east_west_score
        if isinstance(ours, Points):
            return str(ours.value)
        if isinstance(theirs, Points) and ours is None:
            return str(-theirs.value)
        if ours is None and theirs is None:
            return ""
        percent = [self._percent(ours, result, Side.NS), self._percent(theirs, result, Side.EW)]
        return "" if None in percent else "A" + "".join(f"{value:02}" for value in percent)

    def _percent(self, score: SideScore | None, result: BoardResult, side: Side) -> int | None:
        if isinstance(score, Artificial):
            exact: Fraction | None = percent_of(score)
        else:
            share = self.figures.share(result, side)
            exact = None if share is None else 100 * share
        # Neuberg's formula and average plus can lead beyond the whole.
        return None if exact is None else int(min(max(rounded(exact, 0), Fraction(0)), Fraction(100)))
