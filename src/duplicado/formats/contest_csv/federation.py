"""The ranking as a federation wants it: columns, headings and decimal sign by a form that the club writes itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

from duplicado.event.contest import Contest, ContestantId
from duplicado.event.standing import Ranking, Standing, Standings
from duplicado.formats.award_points import award_points, tables_played
from duplicado.formats.contest_csv.cells import Number, clean, csv_text
from duplicado.formats.diagnostics import Written
from duplicado.formats.federation_form import FederationForm, Member
from duplicado.formats.format_limits import Losses
from duplicado.formats.line_figures import figure


def write_federation_csv(
    contest: Contest,
    standings: Standings,
    form: FederationForm,
    *,
    numbers: Mapping[ContestantId, tuple[str, ...]] | None = None,
) -> Written:
    """Write the ranking file.

    Args:
        contest: who took part.
        standings: how they finished; totals and percentages are rounded as its rules publish them.
        form: the columns and the club's tables.
        numbers: the players' numbers at the federation in the order of their names, where the results came with them;
            the form's list of members gives those that are missing.

    A character that the encoding of the form does not have becomes a question mark, with a warning.
    """
    losses = Losses()
    filler = _Filler(contest, standings, form, numbers or {}, losses)
    rows = [[filler.cell(value, row) for _, value in form.columns] for row in filler.rows()]
    header = [heading for heading, _ in form.columns] if form.header else []
    text = clean(csv_text(header, rows, delimiter=form.delimiter), losses)
    try:
        data = text.encode(form.encoding)
    except UnicodeEncodeError:
        losses.add("contest-file-encoding", form.encoding)
        data = text.encode(form.encoding, "replace")
    return Written(data, losses.warnings())


@dataclass(frozen=True, slots=True)
class _Row:
    """Subject of a row: a contestant, and the players whose row it is and with whom he played."""

    ranking: Ranking
    standing: Standing
    players: tuple[tuple[str, str, str], ...]
    """Name, number and category, he whose row it is first."""


class _Filler:
    """Fills the cells of rows."""

    def __init__(
        self,
        contest: Contest,
        standings: Standings,
        form: FederationForm,
        numbers: Mapping[ContestantId, tuple[str, ...]],
        losses: Losses,
    ) -> None:
        self._contest = contest
        self._standings = standings
        self._form = form
        self._numbers = numbers
        self._losses = losses
        self._names = {each.id: each.players for each in contest.contestants}
        self._points = award_points(standings, form.points) if form.points is not None else {}

    def rows(self) -> Iterator[_Row]:
        """Go through the contestants in the order of the ranking, or through their players."""
        for ranking in self._standings.rankings:
            for standing in ranking.standings:
                players = self._players(standing.contestant)
                if not self._form.by_player:
                    yield _Row(ranking, standing, players)
                    continue
                if not players:
                    self._losses.add("contest-file-nobody", str(standing.contestant))
                for place, player in enumerate(players):
                    yield _Row(ranking, standing, (player, *players[:place], *players[place + 1 :]))

    def _players(self, who: ContestantId) -> tuple[tuple[str, str, str], ...]:
        known = self._numbers.get(who, ())
        players: list[tuple[str, str, str]] = []
        for place, name in enumerate(self._names.get(who, ())):
            member: Member = self._form.member(name)
            number = (known[place] if place < len(known) else "") or member.number
            players.append((name, number, member.category))
        return tuple(players)

    def cell(self, value: str, row: _Row) -> str | Number:
        """Fill a cell."""
        who, card = row.standing.contestant, row.standing.card
        rules = self._standings.rules
        match value:
            case "place":
                return row.standing.place_text
            case "section":
                return who.section
            case "number":
                return Number(str(who.number))
            case "line":
                return str(who.line or "")
            case "boards":
                return Number(str(card.boards))
            case "total":
                return self._decimal(rules.total_text(card.total))
            case "percentage":
                return "" if card.percentage is None else self._decimal(rules.percentage_text(card.percentage))
            case "points":
                return self._amount(self._points.get(who), 0)
            case _:
                return self._of_players(value, row)

    def _of_players(self, value: str, row: _Row) -> str | Number:
        """Fill a cell about the players of a row, or about the event."""
        match value:
            case "names":
                return " - ".join(name for name, _, _ in row.players)
            case "numbers":
                return " - ".join(number for _, number, _ in row.players)
            case "player" | "player-number" | "partner" | "partner-number":
                return self._player(value, row)
            case "category":
                return row.players[0][2] if row.players else ""
            case "table-money":
                return self._amount(self._table_money(row), 2)
            case _:
                return self._of_event(value, row.ranking)

    def _of_event(self, value: str, ranking: Ranking) -> str | Number:
        """Fill a cell about the event, which says the same in each row of a ranking."""
        match value:
            case "tables":
                return Number(str(tables_played(self._standings)))
            case "contestants":
                return Number(str(len(ranking.standings)))
            case "event":
                return self._contest.title
            case "date":
                return self._contest.date
            case _:
                return ""

    def _player(self, value: str, row: _Row) -> str:
        place = 0 if value.startswith("player") else 1
        if place >= len(row.players):
            return ""
        name, number, _ = row.players[place]
        if not value.endswith("number"):
            return name
        if not number:
            self._losses.add("contest-file-numbers", name)
        return number

    def _table_money(self, row: _Row) -> Fraction | None:
        """Return what the player pays; in a row for a contestant what its players pay together."""
        payers = row.players[:1] if self._form.by_player else row.players
        fees = [self._form.money(category) for _, _, category in payers]
        known = [fee for fee in fees if fee is not None]
        return sum(known, Fraction(0)) if known else None

    def _amount(self, amount: Fraction | None, places: int) -> str | Number:
        return "" if amount is None else self._decimal(figure(amount, places))

    def _decimal(self, text: str) -> Number:
        return Number(text.replace(".", self._form.decimal))
