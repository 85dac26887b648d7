"""Score cards: what a contestant has done on each board so far, for the device that shows it.

A device that goes with a pair is that pair's own and shows its whole card. A device of a table is seen by all who sit
there now. It shows of each of them what they have played here in this round, and of other rounds only boards that
everybody at the table has finished, where the event lets travellers be seen: more would tell one pair what happened on
a board that it is still to play. What boards are worth in comparison is shown as far as rankings are released.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, TypeAlias, TypedDict

from duplicado.event.contest import BoardResult, ContestantId
from duplicado.event.facts.results import Place
from duplicado.event.record.board_results import line_of
from duplicado.event.record.ending import is_over
from duplicado.event.record.line_ups import players_of
from duplicado.event.record.section_plan import Due
from duplicado.event.record.state import Cell, EventState
from duplicado.formats.traveller_text import traveller_text
from duplicado.score.rounding import decimal_text
from duplicado.score.side_score import Artificial, Points, SideScore
from duplicado.service.live.board_completion import is_late_play
from duplicado.service.live.rankings import Figures
from duplicado.service.live.roles import Openness, TableKey, Viewer
from duplicado.service.live.sittings import (
    contestants_at,
    plan_of_contestant,
    round_of_contestant,
    session_of_contestant,
    sitting_of,
)
from duplicado.service.live.visibility import may_see_travellers, round_of, sits_at_one
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.seats import Side

HandsShown: TypeAlias = Callable[[int, str, int], bool]
"""Tells of session, section and board whether its hand record may be shown."""
_PLACES: Final = 2


@dataclass(frozen=True, slots=True)
class Cardholder:
    """Contestant whose card a device shows."""

    session: int
    contestant: ContestantId
    round: int
    """In which he is."""
    side: Side | None
    """Of a team, which of its pairs it is: that which sits on this side."""
    shown_at: TableKey | None
    """The table at which others see it, too; `None`: the device is his own."""


def cardholders(viewer: Viewer, state: EventState) -> tuple[Cardholder, ...]:
    """Return whose cards somebody is shown: his own, or of those who sit at his table now, North-South first.

    Of a director who plays in a team it is not known in which of its pairs: his card is shown at his own table.
    """
    if viewer.plays and not sits_at_one(state, viewer.plays):
        return ()
    if viewer.plays:
        return tuple(each for who in viewer.plays for each in _own(state, who, None))
    if viewer.follows is not None:
        return _own(state, viewer.follows, viewer.side)
    if viewer.table is None:
        return ()
    key, number = viewer.table, round_of(state, viewer.table)
    sides: dict[ContestantId, Side] = {}
    for due in state.dues_at(key.session, key.section, number, key.table):
        for who in due.contestants:
            sides.setdefault(who, due.side_of(who))
    return tuple(
        Cardholder(key.session, who, number, side, key)
        for who, side in sorted(sides.items(), key=lambda each: each[1] is Side.EW)
        if viewer.side in {None, side}
    )


def _own(state: EventState, who: ContestantId, side: Side | None) -> tuple[Cardholder, ...]:
    """Return somebody in every session that he has played or plays, the last first."""
    last = session_of_contestant(state, who)
    return tuple(
        Cardholder(number, who, round_of_contestant(state, number, who, side), side, None)
        for number in sorted(state.sessions, reverse=True)
        if last is not None and number <= last and plan_of_contestant(state, number, who) is not None
    )


class LineOfCard(TypedDict):
    """A board on a score card."""

    round: int
    section: str
    table: int
    board: int
    side: str
    opponents: list[str]
    line: str | None
    score: int | str | None
    state: str
    """`agreed`, `stated`, `disputed`, `ruled`, `cancelled`, `postponed` or `missing`."""
    gain: str | None
    share: str | None
    hands: bool


class CardTold(TypedDict):
    """A score card of somebody for whom the asker plays."""

    contestant: str
    session: int
    names: list[str]
    own: bool
    whole: bool
    lines: list[LineOfCard]
    boards: int
    total: str | None
    percent: str | None
    side: str | None


class CardsAnswer(TypedDict):
    """The score cards of those for whom the asker plays."""

    cards: list[CardTold]


def cards_view(
    state: EventState,
    holders: tuple[Cardholder, ...],
    figures: Mapping[tuple[int, ContestantId], Figures],
    openness: Openness,
    hands: HandsShown,
) -> CardsAnswer:
    """Return score cards as JSON data.

    Args:
        state: what the record says.
        holders: whose, see `cardholders`.
        figures: what their boards are worth by session, as far as that is released.
        openness: what the Organizer lets be shown.
        hands: tells which hand records may be shown.
    """
    return {
        "cards": [
            _card(state, each, figures.get((each.session, each.contestant), Figures()), openness, hands)
            for each in holders
        ]
    }


def _card(state: EventState, holder: Cardholder, figures: Figures, openness: Openness, hands: HandsShown) -> CardTold:
    who, session = holder.contestant, holder.session
    over = is_over(state, session)
    lines = [
        _line(state, holder, place, cell, result, figures, hands)
        for place, cell, result in _played(state, holder)
        if holder.shown_at is None or _is_for_the_table(state, holder, place, openness)
    ]
    tally = figures.tally
    return {
        "contestant": str(who),
        "session": session,
        "names": players_of(state, who, session, holder.round, holder.side),
        "own": holder.shown_at is None,
        "side": None if holder.shown_at is None else str(holder.side),
        "whole": holder.shown_at is None or over,
        "lines": lines,
        "boards": tally.boards if tally else 0,
        "total": decimal_text(tally.total, _PLACES) if tally else None,
        "percent": decimal_text(tally.percentage, _PLACES) if tally and tally.percentage is not None else None,
    }


def _played(state: EventState, holder: Cardholder) -> Iterator[tuple[Place, Cell, BoardResult]]:
    """Go through the places where somebody has sat, as far as anything is to be said of them, in the order of rounds.

    Of a team these are the places of the pair that holds the device: the other plays the same boards at another table.
    """
    session, who = state.session(holder.session), holder.contestant
    of_team = state.conditions.kind is ContestKind.TEAMS
    dues: dict[Place, Due | None] = {}
    plan = plan_of_contestant(state, holder.session, who)
    for number in range(1, (plan.rounds if plan else 0) + 1):
        sitting = sitting_of(state, holder.session, who, number, holder.side if of_team else None)
        dues |= {due.place: due for due in (sitting.dues if sitting else ())}
    if not of_team:  # where he was entered though the movement has others there
        for place, cell in session.cells:
            if cell.result is not None and place not in dues:
                dues[place] = session.due_at(place)
    for place, due in sorted(dues.items(), key=lambda each: (each[0].round, each[0].board)):
        cell = session.cell(place)
        result = line_of(cell, place, due, state.conditions)
        begun = place.round < holder.round or is_over(state, holder.session)
        if who in result.contestants and (begun or cell.is_settled):
            yield place, cell, result


def _is_for_the_table(state: EventState, holder: Cardholder, place: Place, openness: Openness) -> bool:
    """Tell whether all who sit at a table may see what one of them did at a place."""
    key = holder.shown_at
    if key is None:
        return True
    if (place.session, place.section, place.table, place.round) == (key.session, key.section, key.table, holder.round):
        return True
    there = contestants_at(state, key, holder.round)
    theirs = [
        due
        for plan in state.session(place.session).plans.values()
        for due in plan.by_board.get(place.board, ())
        if not there.isdisjoint(due.contestants)
    ]
    if any(is_late_play(state, due) for due in theirs):
        return False
    if is_over(state, place.session):
        return True
    done = {who for due in theirs if may_see_travellers(state, due.place) for who in due.contestants}
    # Two pairs play for a team, and what one of them has played the other has not.
    return openness.travellers and there <= done and state.conditions.kind is not ContestKind.TEAMS


def _line(
    state: EventState,
    holder: Cardholder,
    place: Place,
    cell: Cell,
    result: BoardResult,
    figures: Figures,
    hands: HandsShown,
) -> LineOfCard:
    side = Side.NS if holder.contestant in {result.north_south, result.south} else Side.EW
    others = (result.east_west, result.west) if side is Side.NS else (result.north_south, result.south)
    worth = figures.boards.get((place.round, place.board))
    stated = cell.result
    return {
        "round": place.round,
        "section": place.section,
        "table": place.table,
        "board": place.board,
        "side": str(side),
        "opponents": [str(each) for each in others if each is not None],
        "line": traveller_text(stated.result.line) if stated is not None else None,
        "score": _score(result.north_south_score if side is Side.NS else result.east_west_score),
        "state": _state(state, cell),
        "gain": None if worth is None else decimal_text(worth.value, _PLACES),
        "share": None if worth is None or not worth.top else decimal_text(Fraction(100) * worth.value / worth.top, 1),
        "hands": hands(place.session, place.section, place.board),
    }


def _score(score: SideScore | None) -> int | str | None:
    """Return what a side scored: points, or an artificial score by its short name."""
    match score:
        case Points(value):
            return value
        case Artificial(Award() as award):
            return award.symbol
        case _:
            return None


def _state(state: EventState, cell: Cell) -> str:
    if cell.rulings:
        return "ruled"
    if len(cell.standing) > 1:
        return "disputed"
    if cell.result is not None:
        return "agreed" if cell.is_agreed or not state.conditions.agreement_needed else "stated"
    return "cancelled" if cell.cancelled else "postponed" if cell.postponed else "missing"
