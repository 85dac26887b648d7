"""Results at the console: a sheet of boards and tables, a round, a board, and the ranking with who is shown it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from litestar import Response
from litestar.response import Redirect

from duplicado.event.conditions import RoundsPaired
from duplicado.event.contest import ContestantId
from duplicado.event.record.clock import round_called
from duplicado.event.record.ending import is_over
from duplicado.event.record.state import EventState
from duplicado.score.rounding import decimal_text
from duplicado.service.acts.act import Page
from duplicado.service.acts.ask import ask, questions
from duplicado.service.acts.kinds import Tick, WholeNumber, Words
from duplicado.service.club.access_tokens import Scope
from duplicado.service.live.office_bar import session_on
from duplicado.service.live.office_view import is_done
from duplicado.service.live.rankings import Worth
from duplicado.service.live.roles import Capability, Release
from duplicado.service.live.standings import begun_rankings
from duplicado.service.live.visibility import latest_round
from duplicado.service.office.result_sheets import Line, lines_of_board, lines_of_contestant, lines_of_round
from duplicado.web.club.access_changes import RELEASED_TO, ReleasesForm, change_access
from duplicado.web.club.authentication import checked, needs
from duplicado.web.club.match_cards import match_values
from duplicado.web.club.office_request import Office


@questions
class ResultsAsked:
    """The results that an address asks for; without a board and a round, the whole sheet."""

    session: int | None = ask(WholeNumber(), default=None)
    section: str | None = ask(Words(), default=None)
    board: int | None = ask(WholeNumber(), default=None)
    round: int | None = ask(WholeNumber(), default=None)
    by: str = ask(Words(), default="")
    pair: str = ask(Words(), default="")
    """The number of a pair, a team or a player whose boards are shown."""
    names: bool = ask(Tick(), default=False)


@dataclass(frozen=True, slots=True)
class _SheetRow:
    """A board of the sheet."""

    board: int
    lines: tuple[Line, ...]

    def at(self, table: int) -> tuple[Line, ...]:
        """Return what a table has of it: more than one where it met the board in two rounds."""
        return tuple(line for line in self.lines if line.place.table == table)


async def results_page(office: Office) -> Response[str]:
    """Show the sheet of a session, or the results of a board, or of a round."""
    asked = office.asks(ResultsAsked)
    state, viewer = office.state, office.viewer
    session, section = _which(state, asked)
    plan = state.plan_of(session, section)
    boards = sorted({*(plan.by_board if plan else ()), *_boards_entered(state, session, section)})
    who = next((each for each in state.everybody if str(each) == asked.pair), None)
    is_sheet = who is None and (asked.by == "sheet" or (asked.board is None and asked.round is None))
    number = asked.round or latest_round(state, session, section)
    rows = [_row(office, session, section, board) for board in boards] if is_sheet else []
    lines: tuple[Line, ...] = ()
    if who is not None:
        lines = lines_of_contestant(state, viewer, session, section, who)
    elif not is_sheet:
        lines = (
            lines_of_round(state, viewer, session, section, number)
            if asked.board is None
            else lines_of_board(state, viewer, session, section, asked.board)
        )
    worths: Mapping[tuple[ContestantId, int, int], Worth] = {}
    if is_sheet or who is not None:
        worths = await office.desk.views.worths(viewer, session)
    places = _places(worths.values())

    def matchpoints(line: Line) -> str:
        whose = who or line.north_south
        worth = worths.get((whose, line.place.round, line.place.board)) if whose else None
        return "" if worth is None or not line.is_readable else office.wording.number(worth.value, places)

    return office.page(
        "sheet.html" if is_sheet else "results.html",
        office.messages.text("console-results"),
        Page.RESULTS,
        session=session,
        section=section,
        sections=[(key, name) for key in sorted(state.sessions) for name in sorted(state.sessions[key].plans)],
        boards=boards,
        rounds=range(1, (plan.rounds if plan else 0) + 1),
        board=asked.board,
        pair=who,
        everybody=sorted(plan.contestants if plan else (), key=lambda each: each.order),
        round=number,
        lines=lines,
        rows=rows,
        tables=_tables(rows),
        staying=_staying(rows) if state.conditions.pairing is RoundsPaired.NONE else {},
        matchpoints=matchpoints,
        called=round_called(state.session(session), section),
        with_names=asked.names,
    )


def _row(office: Office, session: int, section: str, board: int) -> _SheetRow:
    return _SheetRow(board, lines_of_board(office.state, office.viewer, session, section, board))


def _tables(rows: Iterable[_SheetRow]) -> list[int]:
    return sorted({line.place.table for row in rows for line in row.lines})


def _staying(rows: Iterable[_SheetRow]) -> dict[int, ContestantId]:
    """Return who sits North-South at each table in every round; nobody where at some table that is not one pair."""
    seated: dict[int, set[ContestantId | None]] = {}
    for line in (line for row in rows for line in row.lines):
        at_first = line.planned[0] if line.is_due else line.north_south
        seated.setdefault(line.place.table, set()).add(at_first if line.south is None else None)
    found = {table: who for table, all_ in seated.items() for who in all_ if len(all_) == 1 and who is not None}
    return found if len(found) == len(seated) else {}


def _places(worths: Iterable[Worth]) -> int:
    """Return with how many decimal places the sheet writes what boards are worth."""
    exact = {decimal_text(each.value, 2).rstrip("0").partition(".")[2] for each in worths}
    return min(2, max(map(len, exact), default=0))


def _which(state: EventState, asked: ResultsAsked) -> tuple[int, str]:
    """Return the session and section that are meant: as asked, or the first session that is not over."""
    session = asked.session
    if session is None:
        going = (number for number in sorted(state.sessions) if state.sessions[number].ended is None)
        session = next(going, max(state.sessions, default=1))
    plans = state.session(session).plans
    return session, asked.section if asked.section is not None else min(plans, default="")


def _boards_entered(state: EventState, session: int, section: str) -> Iterable[int]:
    return (board for name, board in state.session(session).boards if name == section)


async def ranking_page(office: Office) -> Response[str]:
    """Show the ranking as it stands; to a director who plays, as it is shown when play is over."""
    state, openness = office.state, office.desk.access.openness
    shown = await office.desk.views.ranking_now(office.viewer)
    session = session_on(state)
    plans = state.session(session).plans.values() if session is not None else ()
    dues = [due for plan in plans for due in plan.due.values()]
    hidden = bool(office.viewer.plays)
    query = office.request.query_params
    return office.page(
        "ranking.html",
        office.messages.text("console-tab-ranking"),
        Page.RANKING,
        rankings=begun_rankings(shown),
        **await match_values(office),
        is_official=state.published is not None,
        is_played=bool(state.sessions) and all(is_over(state, number) for number in state.sessions),
        progress=None if hidden else (sum(is_done(state, due) for due in dues), len(dues)),
        shown_to=[(who, getattr(openness, who)) for who in RELEASED_TO],
        releases=list(Release),
        changed=next((who for who in RELEASED_TO if who == query.get("changed")), ""),
        before=next((each for each in Release if each.value == query.get("before")), None),
        may_open=office.asked.may(Scope.MANAGE) and office.may(Capability.ACCESS),
    )


async def change_releases(office: Office) -> Redirect:
    """Release rankings to somebody as it was chosen, and show the page again, which says so and offers to undo it."""
    needs(office.asked, Scope.MANAGE, granted=office.may(Capability.ACCESS))
    form = await checked(ReleasesForm, office.request, office.asked)
    before, _ = await change_access(
        office.house,
        office.viewer,
        office.event,
        lambda before: replace(before, openness=form.applied(before.openness)),
    )
    changed = next((who for who in RELEASED_TO if getattr(form, who) is not None), None)
    if changed is None:
        return Redirect(office.path(Page.RANKING), status_code=303)
    former: Release = getattr(before.openness, changed)
    return Redirect(office.path(Page.RANKING, changed=changed, before=former.value), status_code=303)
