"""History of a person over the events of a club: results, partners, best and worst boards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import TypedDict

from duplicado.formats.event_record.persons import Person
from duplicado.score.rounding import decimal_text
from duplicado.service.club.event_results import BoardShare, ClubResult, Finish
from duplicado.table.contest_kind import ContestKind


@dataclass(frozen=True, slots=True)
class HistoryLine:
    """An event in which somebody played."""

    result: ClubResult
    finish: Finish
    partners: tuple[str, ...]
    """The other players of the pair or team; none of an individual."""


@dataclass(frozen=True, slots=True)
class PartnerLine:
    """Somebody with whom a person played."""

    name: str
    events: int
    average: Fraction | None
    """The mean of the percentages of those events that have one; `None` of none."""


@dataclass(frozen=True, slots=True)
class OneBoard:
    """A board that was among the best or worst."""

    event: str
    date: str
    title: str
    board: BoardShare


@dataclass(frozen=True, slots=True)
class PlayerHistory:
    """Events that a person played in a club."""

    lines: tuple[HistoryLine, ...]
    """The latest first."""
    partners: tuple[PartnerLine, ...]
    """The most frequent first."""
    best: tuple[OneBoard, ...]
    """The boards of which the share of the top was greatest, the best first."""
    worst: tuple[OneBoard, ...]

    @property
    def average(self) -> Fraction | None:
        """The mean of the percentages of the events that have one, each event alike."""
        return _mean(line.finish.percentage for line in self.lines)

    @property
    def boards(self) -> int:
        """Number of boards that counted."""
        return sum(line.finish.played for line in self.lines)


def history_of(person: Person, results: Iterable[ClubResult], *, most_boards: int = 5) -> PlayerHistory:
    """Return what somebody played.

    Args:
        person: who; a namesake who has another number is somebody else.
        results: the events, see `EventDigests.results`.
        most_boards: how many of the best and of the worst boards.
    """
    lines = [line for result in results for line in _lines(person, result)]
    lines.sort(key=lambda line: (line.result.date, line.result.event), reverse=True)
    boards = [
        OneBoard(line.result.event, line.result.date, line.result.title, each)
        for line in lines
        for each in line.finish.boards
        if each.share is not None
    ]
    by_share = sorted(boards, key=lambda each: each.board.share or Fraction(0))
    half = min(most_boards, len(by_share) // 2)
    best = tuple(reversed(by_share[-half:])) if half else ()
    return PlayerHistory(tuple(lines), tuple(_partners(lines)), best, tuple(by_share[:half]))


def _lines(person: Person, result: ClubResult) -> Iterator[HistoryLine]:
    for finish in result.finishes:
        him = next((each for each in finish.players if person.plays_as(each)), None)
        if him is not None:
            alone = result.kind is ContestKind.INDIVIDUAL
            others = () if alone else tuple(each.name for each in finish.players if each != him)
            yield HistoryLine(result, finish, others)


def _partners(lines: Iterable[HistoryLine]) -> Iterator[PartnerLine]:
    found: dict[str, list[Fraction | None]] = {}
    for line in lines:
        if line.result.kind is ContestKind.PAIRS:
            for name in line.partners:
                found.setdefault(name, []).append(line.finish.percentage)
    for name, figures in sorted(found.items(), key=lambda each: (-len(each[1]), each[0])):
        yield PartnerLine(name, len(figures), _mean(figures))


def _mean(figures: Iterable[Fraction | None]) -> Fraction | None:
    told = [each for each in figures if each is not None]
    return sum(told, Fraction(0)) / len(told) if told else None


class PlayedEvent(TypedDict):
    """An event that a member played."""

    event: str
    title: str
    date: str
    contestant: str
    partners: list[str]
    place: int
    of: int
    percentage: str | None
    total: str | None
    boards: int


class PartnerPlayed(TypedDict):
    """Somebody with whom a member played."""

    name: str
    events: int
    average: str | None


class BoardOfMember(TypedDict):
    """A board that a member played."""

    event: str
    session: int
    board: int
    percentage: str | None


class MemberHistory(TypedDict):
    """Events that a member played."""

    form: str
    average: str | None
    boards: int
    events: list[PlayedEvent]
    partners: list[PartnerPlayed]
    best: list[BoardOfMember]
    worst: list[BoardOfMember]


def history_report(history: PlayerHistory) -> MemberHistory:
    """Return a history for programs; percentages with two decimals, rounded half to even."""
    return {
        "form": "duplicado member history 1",
        "average": _shown(history.average),
        "boards": history.boards,
        "events": [
            {
                "event": each.result.event,
                "title": each.result.title,
                "date": each.result.date,
                "contestant": str(each.finish.contestant),
                "partners": list(each.partners),
                "place": each.finish.place,
                "of": each.finish.out_of,
                "percentage": _shown(each.finish.percentage),
                "total": _shown(each.finish.total),
                "boards": each.finish.played,
            }
            for each in history.lines
        ],
        "partners": [
            {"name": each.name, "events": each.events, "average": _shown(each.average)} for each in history.partners
        ],
        "best": [_board_told(each) for each in history.best],
        "worst": [_board_told(each) for each in history.worst],
    }


def _board_told(each: OneBoard) -> BoardOfMember:
    share = _shown(each.board.share)
    return {"event": each.event, "session": each.board.session, "board": each.board.board, "percentage": share}


def _shown(value: Fraction | None) -> str | None:
    return None if value is None else decimal_text(value, 2)
