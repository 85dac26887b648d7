"""Views of a table, a director and a screen as JSON data, pure functions of the record.

A view is a whole: what is sent of it is always a part of what these functions return. So nothing leaves that is not
here, and what is here is decided in `visibility`.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import Final, Literal, NotRequired, TypeAlias, TypedDict

from duplicado.event.contest import ContestantId
from duplicado.event.facts.results import Place
from duplicado.event.record.board_views import published_rankings
from duplicado.event.record.clock import clock_of
from duplicado.event.record.ending import is_over
from duplicado.event.record.line_ups import line_up_of, players_of
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.published_outcome import total_in
from duplicado.event.record.section_plan import Due
from duplicado.event.record.stanzas import is_more_paired
from duplicado.event.record.state import EventState, who_sat
from duplicado.event.record.whole_number_totals import Tally
from duplicado.event.standing import TotalIn
from duplicado.formats.traveller_text import traveller_text
from duplicado.law.book import law_02
from duplicado.publish.pages.figures import decimal_places
from duplicado.score.rounding import decimal_text
from duplicado.service.live.result_remarks import StatedTold, TransferTold, behind_result, stated_told, transfers_told
from duplicado.service.live.roles import Openness, TableKey
from duplicado.service.live.sittings import (
    BoardOwed,
    NextPlaces,
    next_places,
    owed_by_contestant,
    owed_by_table,
    place_of_contestant,
    plan_of_contestant,
    round_of_contestant,
    session_of_contestant,
    sitting_of,
)
from duplicado.service.live.table_notices import (
    AnnouncementTold,
    CallFromTable,
    ClockTold,
    announcements_at,
    calls_at,
    clock_data,
)
from duplicado.service.live.visibility import may_see_travellers, round_of
from duplicado.vocabulary.seats import Side

_PLACES: Final = 2


class LineElsewhere(TypedDict):
    """Result of another table on a board."""

    north_south: str
    east_west: str
    line: str
    score: int | None


class BoardViewed(TypedDict):
    """A board that a table is to play in its round."""

    north_south: str
    east_west: str
    vulnerability: str
    dealer: str
    results: list[StatedTold]
    agreed: bool
    behind: str | None
    postponed: bool
    cancelled: bool
    ruled: bool
    south: NotRequired[str]
    west: NotRequired[str]
    transferred: NotRequired[list[TransferTold]]
    """Tricks that a ruling gives a side; the result is entered with them."""
    elsewhere: NotRequired[list[LineElsewhere]]


class TableView(TypedDict):
    """View of a table, or of a pair whose device goes with it."""

    kind: Literal["table"]
    title: str
    session: int
    section: str | None
    table: int | None
    round: int
    over: bool
    names: dict[str, list[str]]
    teams: NotRequired[dict[str, str]]
    """Names of the teams that have one, by their numbers."""
    lined_up: NotRequired[list[str]]
    """Numbers of the teams whose line-up is known: their `names` are the pair that sits here, North or East first."""
    boards: dict[str, BoardViewed]
    owed: list[BoardOwed]
    clock: ClockTold | None
    announcements: list[AnnouncementTold]
    calls: list[CallFromTable]
    next: NextPlaces | None
    paired: bool
    """True while a round is still to be paired after those that are planned."""
    contestant: NotRequired[str]
    side: NotRequired[str | None]


class RankingRank(TypedDict):
    """A contestant in a ranking; `figure` is a percentage or a total, as the ranking says."""

    place: str
    contestant: str
    names: list[str]
    name: NotRequired[str]
    """Name of a team that has one."""
    figure: str
    boards: int
    total: NotRequired[str]
    """Total in the unit of the method, where the figure is a percentage."""
    penalized: NotRequired[bool]
    """True where a penalty was imposed on the contestant; else left out."""
    unfinished: NotRequired[bool]
    """True where a match of the contestant is not over; else left out."""
    carried: NotRequired[str]
    """Amount that the contestant brought along from an earlier event; left out where it is nothing."""
    carried_percent: NotRequired[bool]
    """True where that is added to the percentage; else left out."""


class RankingTold(TypedDict):
    """A ranking, of a line where each has its own."""

    line: str | None
    percent: bool
    """True where the figures are percentages."""
    total_in: str
    """Unit of figures that are totals: `victory-points`, `matches`, `patton`, or `method`, that of the boards."""
    method: str
    """Method by which the boards are scored."""
    unit: str
    """Name of the unit of figures that are totals: `total_in`, or the method where it says that."""
    ranks: list[RankingRank]


class RankingsView(TypedDict):
    """The rankings as far as they are released: up to which round of each session, `null` for all of it."""

    kind: Literal["rankings"]
    rounds: dict[str, int | None]
    rankings: list[RankingTold]


def table_view(state: EventState, key: TableKey, openness: Openness, number: int | None = None) -> TableView:
    """Return what a table is shown: who sits there in its round, what is to be played, what was entered for it.

    And the clock, what is announced to it, its open calls for the Director, where everybody goes for the next round.

    Of earlier rounds there are the boards for which nothing was entered; others sat there. Of other tables there are
    results of boards that were played here in this round, where the event lets travellers be seen.

    Args:
        state: what the record says.
        key: the table.
        openness: what the Organizer lets be shown.
        number: the round of those to whom it is shown; `None`: that in which the table is.
    """
    number = round_of(state, key) if number is None else number
    plan = state.plan_of(key.session, key.section)
    due = plan.at_table(number, key.table) if plan else ()
    seated = {who: each.side_of(who) for each in due for who in each.contestants}
    view: TableView = {
        "kind": "table",
        "title": state.title,
        "session": key.session,
        "section": key.section,
        "table": key.table,
        "round": number,
        "over": is_over(state, key.session),
        "names": _names(state, key.session, number, seated),
        "boards": {str(each.place.board): _board(state, each, openness) for each in due},
        "owed": owed_by_table(state, key, number),
        "clock": clock_data(clock_of(state, key.session, key.section, key.table)),
        "announcements": announcements_at(state, key.session, key, number),
        "calls": calls_at(state, key, number),
        "next": next_places(state, key, number),
        "paired": plan is not None and is_more_paired(state, plan),
    }
    return _with_teams(state, view, seated)


def pair_view(state: EventState, who: ContestantId, side: Side | None, openness: Openness) -> TableView:
    """Return what is shown to somebody who goes with his contestant: the view of the table at which he sits.

    In the round in which he is: who has gone on sees nothing of those who still sit at his next table. Who sits out
    sees clock, announcements and where he goes.

    Args:
        state: what the record says.
        who: the contestant.
        side: of a team, which of its pairs.
        openness: what the Organizer lets be shown.
    """
    session = session_of_contestant(state, who) or 1
    number = round_of_contestant(state, session, who, side)
    sitting = sitting_of(state, session, who, number, side)
    owed = owed_by_contestant(state, session, who, side, number)
    if sitting is not None:
        return {
            **table_view(state, sitting.key, openness, number),
            "owed": owed,
            "contestant": str(who),
            "side": str(sitting.side),
        }
    plan = plan_of_contestant(state, session, who)
    more = plan is not None and number < plan.rounds and not is_over(state, session)
    place = place_of_contestant(state, session, who, number + 1, side)
    view: TableView = {
        "kind": "table",
        "title": state.title,
        "session": session,
        "section": plan.section if plan else None,
        "table": None,
        "round": number,
        "over": is_over(state, session),
        "names": _names(state, session, number, {who: None}),
        "boards": {},
        "owed": owed,
        "clock": clock_data(clock_of(state, session, plan.section)) if plan else None,
        "announcements": announcements_at(state, session, None, number),
        "calls": [],
        "next": {"round": number + 1, "places": {str(who): place}} if more else None,
        "paired": plan is not None and is_more_paired(state, plan),
        "contestant": str(who),
        "side": None,
    }
    return _with_teams(state, view)


_Seated: TypeAlias = Mapping[ContestantId, Side | None]


def _names(state: EventState, session: int, number: int, seated: _Seated) -> dict[str, list[str]]:
    return {str(who): players_of(state, who, session, number, side) for who, side in seated.items()}


def _with_teams(state: EventState, view: TableView, seated: _Seated = MappingProxyType({})) -> TableView:
    teams = {str(who): each.name for who, each in state.contestants.items() if each.name and str(who) in view["names"]}
    at = (view["session"], view["round"])
    known = [str(who) for who, side in seated.items() if side in line_up_of(state, who, *at)]
    view = {**view, "teams": teams} if teams else view
    return {**view, "lined_up": known} if known else view


def _board(state: EventState, due: Due, openness: Openness) -> BoardViewed:
    cell = state.cell(due.place)
    shown: BoardViewed = {
        "north_south": str(due.north_south),
        "east_west": str(due.east_west),
        "vulnerability": str(law_02.vulnerability(due.place.board)),
        "dealer": str(law_02.board(due.place.board).dealer),
        "results": [stated_told(each, cell) for each in cell.standing],
        "agreed": cell.is_agreed,
        "behind": behind.value if (behind := behind_result(cell)) is not None else None,
        "postponed": cell.postponed,
        "cancelled": cell.cancelled,
        "ruled": cell.ruling is not None,
    }
    if due.south is not None and due.west is not None:
        shown["south"], shown["west"] = str(due.south), str(due.west)
    if transferred := transfers_told(state, due.place):
        shown["transferred"] = transferred
    if openness.travellers and may_see_travellers(state, due.place):
        shown["elsewhere"] = _elsewhere(state, due.place)
    return shown


def _elsewhere(state: EventState, here: Place) -> list[LineElsewhere]:
    """Return the other lines of the traveller, in the order of tables."""
    session = state.session(here.session)
    found: list[LineElsewhere] = []
    for place, cell in sorted(session.boards.get((here.section, here.board), {}).items()):
        stated = cell.result
        if place == here or stated is None:
            continue
        north_south, east_west, _, _ = who_sat(stated.result, session.due_at(place))
        found.append(
            {
                "north_south": str(north_south or ""),
                "east_west": str(east_west or ""),
                "line": traveller_text(stated.result.line),
                "score": stated.points,
            }
        )
    return found


def changes(before: TableView, after: TableView) -> dict[str, object]:
    """Return what of a table's view is another: its members, and of the boards those that changed or went."""
    members: list[tuple[str, object]] = [*after.items()]
    changed = {name: told for name, told in members if name != "boards" and told != before.get(name)}
    changed["kind"] = "changes"
    old, new = before["boards"], after["boards"]
    if old != new:
        changed["boards"] = {number: new[number] for number in new if new[number] != old.get(number)}
        changed["gone"] = [number for number in old if number not in new]
    return changed


def rankings_view(live: LiveStandings) -> list[RankingTold]:
    """Return the rankings of an event: of one line or two, ties split as its conditions say."""
    state, conditions, found = live.state, live.state.conditions, list[RankingTold]()
    rules, counted = conditions.scoring_rules, total_in(conditions)
    method = rules.method_of(conditions.method)
    by_percentage = not conditions.in_matches and rules.is_ranked_by_percentage(method)
    penalized = {each.penalty.contestant for each in state.penalties.values() if each.penalty.amount}
    for ranking in published_rankings(live):
        places = decimal_places(each.tally.total for each in ranking.ranks) if counted is TotalIn.MATCHES else _PLACES
        ranks: list[RankingRank] = [
            {
                "place": each.place.place_text,
                "contestant": str(each.place.contestant),
                **_named(state, each.place.contestant),
                "figure": _figure(each.tally.percentage if by_percentage else each.tally.total, places),
                "boards": each.tally.boards,
                **_beside(each.tally, percent=by_percentage, penalized=each.place.contestant in penalized),
                **_carried(state, each.place.contestant),
                **_unfinished(live, each.place.contestant),
            }
            for each in ranking.ranks
        ]
        found.append(
            {
                "line": str(ranking.line) if ranking.line else None,
                "percent": by_percentage,
                "total_in": counted.value,
                "method": method.value,
                "unit": counted.unit(method),
                "ranks": ranks,
            }
        )
    return found


class _Beside(TypedDict):
    total: NotRequired[str]
    penalized: NotRequired[bool]
    carried: NotRequired[str]
    carried_percent: NotRequired[bool]
    unfinished: NotRequired[bool]


def _beside(tally: Tally, *, percent: bool, penalized: bool) -> _Beside:
    """Return what stands beside the figure of a contestant."""
    told: _Beside = {"total": _figure(tally.total)} if percent else {}
    return {**told, "penalized": True} if penalized else told


def _carried(state: EventState, who: ContestantId) -> _Beside:
    """Return what a contestant brought along from an earlier event."""
    brought = [each for each in state.carried_over.values() if each.contestant == who and each.amount]
    if not brought:
        return {}
    told: _Beside = {"carried": _figure(sum((each.amount for each in brought), Fraction(0)))}
    return {**told, "carried_percent": True} if brought[0].percent else told


def _unfinished(live: LiveStandings, who: ContestantId) -> _Beside:
    """Tell whether a match of a contestant is not over."""
    in_matches = live.state.conditions.in_matches
    return {"unfinished": True} if in_matches and live.matches.rows[who].is_provisional else {}


class _Names(TypedDict):
    names: list[str]
    name: NotRequired[str]


def _named(state: EventState, who: ContestantId) -> _Names:
    """Return the names of the players, and that of a team that has one."""
    entered = state.entered(who)
    names = [player.name for player in entered.players]
    return {"names": names, "name": entered.name} if entered.name else {"names": names}


def _figure(amount: Fraction | None, places: int = _PLACES) -> str:
    return decimal_text(amount or Fraction(0), places)
