"""RBN files from records and contests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from duplicado.event.contest import IN_TEAMS, BoardResult, Contest, Contestant, ContestantId, ScoringMethod
from duplicado.formats.document import Heading
from duplicado.formats.line_figures import carried_text
from duplicado.formats.rbn.model import RbnBoard, RbnFile, iso_date
from duplicado.score.side_score import Points
from duplicado.table.record import BoardRecord
from duplicado.vocabulary.seats import Side

_FORMS: Final = {
    ScoringMethod.MATCHPOINTS: "M",
    ScoringMethod.BUTLER: "X:Butler",
    ScoringMethod.CROSS_IMPS: "X",
    ScoringMethod.IMPS: "I",
    ScoringMethod.BOARD_A_MATCH: "B",
    ScoringMethod.TOTAL_POINTS: "T",
}


def rbn_of_records(
    records: Sequence[BoardRecord], title: str = "", headings: Mapping[int, Heading] = MappingProxyType({})
) -> RbnFile:
    """Make the file of boards without a contest; `headings` are those of a `Document`, by `id` of the record."""
    untitled = Heading(event=title)
    boards: list[RbnBoard] = []
    for record in records:
        heading = headings.get(id(record), untitled)
        around = {
            "D": _day(heading.date),
            "T": ":".join(map(_escaped, (heading.title, heading.author))).removesuffix(":"),
            "L": _escaped(heading.site),
            "E": _escaped(heading.event or title),
            "S": _escaped(heading.stage),
        }
        boards.append(RbnBoard(record, {label: said for label, said in around.items() if said}, texts=heading.texts))
    return RbnFile(tuple(boards))


def _day(date: str) -> str:
    """Write an ISO date without its dashes; one that is not known to the day stays as it is."""
    digits = date.replace("-", "")
    return digits if iso_date(digits) == date else date


def rbn_of_contest(contest: Contest) -> RbnFile:
    """Make the file of a contest: a board for each result, by number. The boards of a match of two teams name the room.

    What a result was awarded (Law 12) has no place in it, nor have the numbers of pairs.
    """
    around = {"D": _day(contest.date), "E": _escaped(contest.title), "F": _FORMS[contest.method]}
    names = {who.id: who for who in contest.contestants}
    is_match = contest.method in IN_TEAMS and len(contest.contestants) == 2
    if is_match:
        around["K"] = _teams(contest)
    around = {label: value for label, value in around.items() if value}
    home = contest.contestants[0].id if contest.contestants else None
    boards: list[RbnBoard] = []
    for result in sorted(contest.results, key=lambda each: each.board):
        place = ("O" if result.north_south == home else "C") if is_match else result.table.replace(":", " ")
        boards.append(RbnBoard(_record(contest, result, {} if is_match else names), around, place))
    played = {result.board for result in contest.results}
    unplayed = sorted({*contest.boards, *contest.layouts} - played)
    boards += [RbnBoard(_dealt(contest, number), around) for number in unplayed]
    return RbnFile(tuple(boards))


def _escaped(text: str) -> str:
    return text.replace(":", "::")


def _teams(contest: Contest) -> str:
    home, away = contest.contestants
    carried = [carried_text(contest, team.id) for team in (home, away)]
    named = [(team.team or " ".join(team.names) or str(team.id)).replace(":", " ") for team in (home, away)]
    return ":".join(named + (carried if any(text != "0" for text in carried) else []))


def _dealt(contest: Contest, number: int) -> BoardRecord:
    return BoardRecord(contest.board(number), contest.layouts.get(number))


def _record(contest: Contest, result: BoardResult, names: dict[ContestantId, Contestant]) -> BoardRecord:
    """Return the record of a result, with contract, tricks, score and names of the result where it has none."""
    record = result.record or _dealt(contest, result.board)
    score = result.north_south_score
    players = dict(record.players)
    for identity, side in ((result.north_south, Side.NS), (result.east_west, Side.EW)):
        who = names.get(identity)
        if who is not None and not any(seat in players for seat in side.seats):
            players |= dict(zip(side.seats, who.names or (str(who.id),), strict=False))
    stated = record.stated_score
    return replace(
        record,
        stated_contract=result.contract if record.stated_contract is None else record.stated_contract,
        stated_tricks=result.tricks if record.stated_tricks is None else record.stated_tricks,
        stated_score=score.value if stated is None and isinstance(score, Points) else stated,
        players=players,
    )
