"""Contests in the JSON of this program."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import TypeVar

from duplicado.event.contest import (
    BoardResult,
    Contest,
    Contestant,
    ContestantId,
    Penalty,
    ScoringMethod,
    StatedStanding,
)
from duplicado.formats.diagnostics import Report
from duplicado.formats.duplicado_json.record import board_entry, read_board, read_record, record_entry, seat_named
from duplicado.formats.duplicado_json.values import JsonEntry, UnreadableEntry
from duplicado.formats.whole_layouts import read_layout
from duplicado.score.side_score import Artificial, Compared, Points, SelfInflicted, SideScore, Weighted
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import parse_auction_result
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Side

_Value = TypeVar("_Value")


def _shortened(entry: dict[str, object]) -> dict[str, object]:
    """Leave out what says nothing."""
    return {name: value for name, value in entry.items() if value is not None and value not in ("", [], {})}


def contest_entry(contest: Contest) -> dict[str, object]:
    """Write a contest."""
    return _shortened(
        {
            "title": contest.title,
            "date": contest.date,
            "method": contest.method.value,
            "winners": contest.winners,
            "contestants": [_contestant_entry(who) for who in contest.contestants],
            "boards": {str(number): board_entry(board) for number, board in contest.boards.items()},
            "layouts": {str(number): str(layout) for number, layout in contest.layouts.items()},
            "results": [_result_entry(result) for result in contest.results],
            "penalties": [
                _shortened({"id": _id_entry(item.contestant), "amount": str(item.amount), "reason": item.reason})
                for item in contest.penalties
            ],
            "stated": [_standing_entry(standing) for standing in contest.stated],
            "scheduled_boards": contest.scheduled_boards,
            "program": contest.program,
        }
    )


def _contestant_entry(who: Contestant) -> dict[str, object]:
    return {"id": _id_entry(who.id), "names": list(who.names), **({"named": True} if who.is_named else {})}


def _id_entry(identity: ContestantId) -> dict[str, object]:
    line = str(identity.line) if identity.line else None
    return _shortened({"number": identity.number, "line": line, "section": identity.section})


def _score_entry(score: SideScore | None) -> object:
    match score:
        case None:
            return None
        case Points(value):
            return value
        case Weighted(outcomes):
            return {"weighted": [[str(weight), points] for weight, points in outcomes]}
        case SelfInflicted():
            parts = (score.expectation, score.after_infraction, score.table)
            return {"self_inflicted": [_score_entry(part) for part in parts]}
        case Artificial(award, share):
            return _shortened(
                {
                    "award": award.value if award else None,
                    "share": _exact_text(share),
                    "amount": _exact_text(score.amount),
                    "played": score.board_was_played or None,
                    "assigned": _exact_text(score.assigned),
                    "complement": score.complement or None,
                }
            )


def _exact_text(value: Fraction | None) -> str | None:
    return None if value is None else str(value)


def _result_entry(result: BoardResult) -> dict[str, object]:
    return _shortened(
        {
            "board": result.board,
            "north_south": _id_entry(result.north_south),
            "east_west": _id_entry(result.east_west),
            "north_south_score": _score_entry(result.north_south_score),
            "east_west_score": _score_entry(result.east_west_score),
            "contract": str(result.contract) if result.contract is not None else None,
            "tricks": result.tricks,
            "lead": str(result.lead) if result.lead else None,
            "round": result.round,
            "table": result.table,
            "record": record_entry(result.record) if result.record else None,
            "note": result.note,
            "stated": {name: str(value) for name, value in result.stated.items()},
            "form": result.form,
            "south": _id_entry(result.south) if result.south else None,
            "west": _id_entry(result.west) if result.west else None,
            "players": {str(seat): name for seat, name in result.players.items()},
        }
    )


def _standing_entry(standing: StatedStanding) -> dict[str, object]:
    return _shortened(
        {
            "id": _id_entry(standing.contestant),
            "total": str(standing.total) if standing.total is not None else None,
            "percentage": str(standing.percentage) if standing.percentage is not None else None,
            "place": standing.place,
            "boards": standing.boards,
        }
    )


def read_contest(entry: JsonEntry, report: Report) -> Contest:
    """Read a contest; a contestant, board, result or standing that cannot be read is reported and left out.

    Raises:
        UnreadableEntry: it is no contest at all.
    """
    boards = _each([item for _, item in entry.pairs("boards")], read_board, report)
    layouts: dict[int, Layout] = {}
    for number, item in entry.pairs("layouts"):
        try:
            layouts[item.named(number, int)] = item.parsed(read_layout)
        except UnreadableEntry as error:
            report(error.diagnostic)
    return Contest(
        title=entry.default("title", JsonEntry.text, ""),
        date=entry.default("date", JsonEntry.text, ""),
        method=entry.default("method", lambda method: method.parsed(ScoringMethod), ScoringMethod.MATCHPOINTS),
        winners=entry.default("winners", JsonEntry.whole, 1),
        contestants=tuple(_each(entry.entries("contestants"), _read_contestant, report)),
        boards={board.number: board for board in boards},
        layouts=layouts,
        results=tuple(_each(entry.entries("results"), _read_result, report)),
        penalties=tuple(_each(entry.entries("penalties"), _read_penalty, report)),
        stated=tuple(_each(entry.entries("stated"), _read_standing, report)),
        scheduled_boards=entry.optional("scheduled_boards", JsonEntry.whole),
        program=entry.default("program", JsonEntry.text, ""),
    )


def _each(entries: list[JsonEntry], read: Callable[[JsonEntry], _Value], report: Report) -> list[_Value]:
    values: list[_Value] = []
    for entry in entries:
        try:
            values.append(read(entry))
        except UnreadableEntry as error:
            report(error.diagnostic)
    return values


def _read_id(entry: JsonEntry) -> ContestantId:
    line = entry.optional("line", lambda side: side.parsed(Side.parse))
    return ContestantId(entry.entry("number").whole(), line, entry.default("section", JsonEntry.text, ""))


def _read_contestant(entry: JsonEntry) -> Contestant:
    names = tuple(name.text() for name in entry.entries("names"))
    return Contestant(
        _read_id(entry.entry("id")), names, is_named=entry.default("named", JsonEntry.flag, otherwise=False)
    )


def _read_score(entry: JsonEntry) -> SideScore:
    if entry.is_whole:
        return Points(entry.whole())
    if entry.has("weighted"):
        outcomes = tuple(_read_outcome(outcome) for outcome in entry.entries("weighted"))
        return entry.checked(lambda: Weighted(outcomes))
    if entry.has("self_inflicted"):
        return _read_self_inflicted(entry)
    award = entry.optional("award", lambda award: award.parsed(Award))
    share = entry.optional("share", JsonEntry.fraction)
    played = entry.default("played", JsonEntry.flag, otherwise=False)
    assigned = entry.optional("assigned", JsonEntry.fraction)
    complement = entry.default("complement", JsonEntry.flag, otherwise=False)
    amount = entry.optional("amount", JsonEntry.fraction)
    return entry.checked(lambda: Artificial(award, share, played, assigned, complement, amount))


def _read_self_inflicted(entry: JsonEntry) -> SelfInflicted:
    """Read three scores of one side; the last, that of the table, is of one result."""
    three = entry.entries("self_inflicted")
    if len(three) == 3:
        expectation, after, table = (_read_score(part) for part in three)
        if isinstance(expectation, Compared) and isinstance(after, Compared) and isinstance(table, Points):
            return SelfInflicted(expectation, after, table)
    raise entry.unreadable()


def _read_outcome(entry: JsonEntry) -> tuple[Fraction, int]:
    weight, points = entry.pair()
    return weight.fraction(), points.whole()


def _read_result(entry: JsonEntry) -> BoardResult:
    return BoardResult(
        board=entry.entry("board").whole(),
        north_south=_read_id(entry.entry("north_south")),
        east_west=_read_id(entry.entry("east_west")),
        north_south_score=entry.optional("north_south_score", _read_score),
        east_west_score=entry.optional("east_west_score", _read_score),
        contract=entry.optional("contract", lambda contract: contract.parsed(parse_auction_result)),
        tricks=entry.optional("tricks", JsonEntry.whole),
        lead=entry.optional("lead", lambda card: card.parsed(Card.parse)),
        round=entry.optional("round", JsonEntry.whole),
        table=entry.default("table", JsonEntry.text, ""),
        record=entry.optional("record", read_record),
        note=entry.default("note", JsonEntry.text, ""),
        stated={name: figure.fraction() for name, figure in entry.pairs("stated")},
        form=entry.default("form", JsonEntry.text, ""),
        south=entry.optional("south", _read_id),
        west=entry.optional("west", _read_id),
        players={seat_named(seat, name): name.text() for seat, name in entry.pairs("players")},
    )


def _read_penalty(entry: JsonEntry) -> Penalty:
    reason = entry.default("reason", JsonEntry.text, "")
    return Penalty(_read_id(entry.entry("id")), entry.entry("amount").fraction(), reason)


def _read_standing(entry: JsonEntry) -> StatedStanding:
    return StatedStanding(
        contestant=_read_id(entry.entry("id")),
        total=entry.optional("total", JsonEntry.fraction),
        percentage=entry.optional("percentage", JsonEntry.fraction),
        place=entry.default("place", JsonEntry.text, ""),
        boards=entry.optional("boards", JsonEntry.whole),
    )
