"""First page of the console: the tables of the session that is on, and what the Director still has to see to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cache, partial
from types import MappingProxyType
from typing import Any, Final

from litestar import Response
from litestar.response import Redirect

from duplicado.event.contest import ContestantId
from duplicado.event.facts.calls import DirectorCalled
from duplicado.event.facts.clock import RoundsTimed
from duplicado.event.facts.ending import ResultsPublished
from duplicado.event.facts.entry import Entry
from duplicado.event.record.clock import round_called, timing_of_round
from duplicado.event.record.ending import is_over_everywhere
from duplicado.event.record.typing_errors import Doubt, DoubtKind
from duplicado.publish.event_words import asked_text
from duplicado.publish.replan_words import ranges
from duplicado.publish.search_words import fold
from duplicado.service.acts.act import Page
from duplicado.service.acts.ask import ask, questions, read
from duplicado.service.acts.form_error import FormError
from duplicado.service.acts.kinds import ChoiceOf, Words
from duplicado.service.club.access_tokens import Guest
from duplicado.service.live.office_bar import session_on
from duplicado.service.live.office_view import (
    DoubtTold,
    OfficeSession,
    TableProgress,
    office_view,
)
from duplicado.service.live.roles import TableKey
from duplicado.service.live.sittings import sitting_out
from duplicado.service.live.standings import begun_rankings
from duplicado.service.live.tables_of_event import tables_of
from duplicado.service.office.result_sheets import Line, Tile, lines_at, seated_at, tile_of
from duplicado.service.playing.goings_on import GoingsOn
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.web.club.act_forms import FormMaker
from duplicado.web.club.authentication import checked_form, text_fields
from duplicado.web.club.electronic_pages import electronic_of
from duplicado.web.club.match_cards import match_values
from duplicado.web.club.needs_list import Need, needs_of, outstanding_of, results_missing
from duplicado.web.club.office_request import NOTHING_TRIED, Attempt, Office

_LATEST: Final = 6
_LONGEST_SEARCH: Final = 60
_NONE: Final = "-"
"""In the place of tables where a search found none."""
_AWAY: Final = 3
"""For so many minutes nothing is to be heard of a table's devices before it is told."""
_MOST_ROOMY: Final = 30
"""Up to how many tables each has a tile; more are lines."""


class TablesShown(Enumeration):
    """Filter of the tables that are shown; the value is its name in addresses."""

    ALL = "all"
    NEEDS = "needs"
    """Those at which there is something for the Director to see to."""
    PLAYING = "playing"
    READY = "ready"


class Density(Enumeration):
    """Density of the tiles of tables; the value is its name in addresses and in the cookie that keeps it."""

    ROOMY = "roomy"
    COMPACT = "compact"
    """Family names alone, and no last result."""


_DENSITIES: Final = {each.value: each for each in Density}
_DENSITY: Final = "duplicado-tables"
"""The cookie that keeps the density for a device."""
_A_YEAR: Final = 31_536_000
_NEEDS: Final = ("disagreeing", "agreement", "doubts", "late", "slow")
"""Sentences that are told of a table to which the Director has to see."""


@dataclass(frozen=True, slots=True)
class _Latest:
    """A result that came in."""

    at: datetime
    table: str
    board: int
    text: str
    path: str


@questions
class TablesAsked:
    """The tables that an address asks for."""

    show: TablesShown = ask(ChoiceOf({each.value: each for each in TablesShown}), default=TablesShown.ALL)
    found: str = ask(Words(), default="")
    """The tables that a search found, with their sections: names of persons stand in no address."""
    table: str = ask(Words(), default="")
    """The table that is looked at, with its section."""
    density: Density | None = ask(ChoiceOf(_DENSITIES), default=None)
    """Chosen for this device from now on."""


@dataclass(frozen=True, slots=True)
class _Drawer:
    """A table that is looked at: its boards of this round, those before, who comes next."""

    tile: Tile
    name: str
    boards: tuple[Line, ...]
    earlier: tuple[tuple[int, tuple[Line, ...]], ...]
    """The rounds before, the last first."""
    following: tuple[tuple[str, ContestantId], ...]
    """Contestants who sit there in the next round."""
    called: tuple[Entry, ...]
    """Its calls in this session, the last first."""
    guests: tuple[tuple[Guest, int], ...]
    """The devices of the table, and of those who sit there, each with the minutes since it was heard of last."""
    timing: RoundsTimed | None
    """Time that the table has for this round."""


async def tables_of_the_evening(office: Office, attempt: Attempt = NOTHING_TRIED) -> Response[str]:
    """Show the tables; when nothing goes on any more, the winners."""
    if office.state.conditions.electronic:
        # Tables at which only robots sit ask for nothing: after a start of the server they go on from here.
        electronic_of(office.request.app.state).follow(office.event)
    state = office.state
    over = bool(state.sessions) and is_over_everywhere(state)
    rankings = begun_rankings(await office.desk.views.ranking_now(office.viewer)) if over else ()
    return tables_page(office, attempt, rankings=rankings, matches=await match_values(office))


def tables_page(
    office: Office,
    attempt: Attempt = NOTHING_TRIED,
    *,
    rankings: Sequence[Mapping[str, Any]] = (),
    matches: Mapping[str, Any] = MappingProxyType({"match_rounds": ()}),
) -> Response[str]:
    """Show the tables, who calls, what is still missing, what is announced.

    Args:
        office: the Director.
        attempt: what he tried.
        rankings: of an event that is over, as `begun_rankings` returns them.
        matches: how they stand, as `match_values` returns it.
    """
    try:
        asked = read(TablesAsked, dict(office.request.query_params), office.circumstances())
    except FormError:
        asked = TablesAsked()
    searched = frozenset(asked.found.split())
    density = asked.density or _DENSITIES.get(office.request.cookies.get(_DENSITY, ""), Density.ROOMY)
    # Not from the feed, which is computed once in a second: whoever has done something is to see it done.
    view = office_view(office.state, office.now, office.viewer.plays)

    def doubt_of(told: DoubtTold) -> str:
        return asked_text(Doubt(DoubtKind(told["kind"]), tuple(told["about"])), office.messages)

    def outstanding(session: OfficeSession) -> list[Need]:
        return list(outstanding_of(office, session))

    @cache
    def tile(session: int, section: str, table: int) -> Tile:
        return tile_of(office.state, office.viewer, TableKey(session, section, table))

    def needs(session: OfficeSession) -> list[Need]:
        return needs_of(office, session, lambda key: away(tile(key.session, key.section, key.table)))

    def missing(session: int) -> int:
        return results_missing(office.state, session)

    def seated(shown: Tile, side: str, who: ContestantId) -> str:
        at = (shown.key.session, shown.round)
        return office.seated(who, at, side, is_short=density is Density.COMPACT)

    def resting(session: int, section: str) -> list[str]:
        """Name who sits out in the round that was called last, or in the first."""
        of_session = office.state.session(session)
        number = round_called(of_session, section) or 1
        out = sitting_out(office.state, of_session.plans[section], number)
        return [f"{office.who(who)} {office.names(who)}" for who in out]

    def no_deal(shown: Tile) -> int | None:
        """Return a board that a table is to play electronically and that has no deal."""
        places = (each.line.place for each in shown.boards if not each.line.cell.is_settled)
        session = office.state.session(shown.key.session)
        return next((each.board for each in places if session.layout_of(each.section, each.board) is None), None)

    def is_found(shown: Tile, told: TableProgress, *, called: bool) -> bool:
        """Tell whether a table is one of those that are asked for."""
        ready = _is_ready(told)
        needs = called or any(told[each] for each in _NEEDS)
        playing = bool(told["due"]) and not ready
        fits = {
            TablesShown.ALL: True,
            TablesShown.NEEDS: needs,
            TablesShown.PLAYING: playing,
            TablesShown.READY: ready,
        }[asked.show]
        return fits and (not searched or _table_name(shown.key.section, shown.key.table) in searched)

    def minutes_since(at: datetime) -> int:
        return max(0, int((office.now - at).total_seconds() // 60))

    devices = _devices(office)

    def away(shown: Tile) -> int | None:
        """Return for how many minutes nothing was heard of a table that has boards to play and a device."""
        if all(each.line.cell.is_settled for each in shown.boards):
            return None
        least = min((since for _, since in _devices_at(devices, shown)), default=0)
        return least if least >= _AWAY else None

    shown = office.page(
        "overview.html",
        office.messages.text("console-overview"),
        Page.OVERVIEW,
        attempt,
        view=view,
        tile=tile,
        show=asked.show,
        TablesShown=TablesShown,
        searched=[each for each in _tables_meant(office, ()) if each in searched] if searched else [],
        is_searched=bool(searched),
        is_found=is_found,
        drawer=_drawer(office, asked.table),
        kept=_kept(asked),
        no_deal=no_deal,
        live=partial(_live, office),
        resting=resting,
        ranges=ranges,
        minutes_since=minutes_since,
        away=away,
        dense=_tables_on(office) > _MOST_ROOMY,
        latest=sorted(_latest(office), key=lambda each: each.at, reverse=True)[:_LATEST],
        only_parts="live" in office.request.query_params,
        rankings=rankings,
        **matches,
        needs=needs,
        outstanding=outstanding,
        missing=missing,
        seated=seated,
        is_ready=_is_ready,
        ready_of=_ready_of,
        density=density,
        Density=Density,
        table_name=_table_name,
        doubt_of=doubt_of,
        unpublishing=office.undoing(ResultsPublished),
        published=office.state.published is not None,
        closed=office.state.closed is not None,
        **FormMaker(office, attempt).values(),
    )
    if asked.density is not None:
        shown.set_cookie(_DENSITY, asked.density.value, max_age=_A_YEAR, path="/", httponly=True, samesite="lax")
    return shown


def _live(office: Office, shown: Tile) -> GoingsOn | None:
    """Return what goes on at a table where it is played electronically."""
    followed = electronic_of(office.request.app.state).followed.get(office.event)
    return None if followed is None else followed.goings_on(office.viewer, shown.key, shown.round)


async def find_tables(office: Office) -> Redirect:
    """Find tables by their number, or by number or name of those who sit there; the page's address has the tables."""
    said = text_fields(await checked_form(office.request, office.asked))
    words = fold(said.get("text", "")[:_LONGEST_SEARCH]).split()
    found = " ".join(_tables_meant(office, words)) or _NONE
    show = next((each.value for each in TablesShown if each.value == said.get("show")), "")
    kept = {"show": show, "found": found if words else ""}
    return Redirect(
        office.path(Page.OVERVIEW, **{name: value for name, value in kept.items() if value}), status_code=303
    )


def _tables_meant(office: Office, words: Sequence[str]) -> Iterator[str]:
    """Go through the names of the tables of which each word of a search begins a word."""
    session = session_on(office.state)
    if session is None:
        return
    for key in tables_of(office.state, session):
        tile = tile_of(office.state, office.viewer, key)
        name = _table_name(key.section, key.table)
        known = fold(" ".join((name, *(f"{who.number} {office.names(who)}" for _, who in tile.sides)))).split()
        if all(any(each.startswith(word) for each in known) for word in words):
            yield name


def _is_ready(told: TableProgress) -> bool:
    """Tell whether a table has finished its round, and nothing is in dispute there."""
    boards = len(told["due"])
    return bool(boards) and told["done"] == boards and not told["disagreeing"] and not told["agreement"]


def _ready_of(tables: Iterable[TableProgress]) -> int:
    return sum(map(_is_ready, tables))


def _kept(asked: TablesAsked) -> dict[str, str]:
    """Return what an address of the page keeps of what was asked for."""
    told = {
        "show": asked.show.value if asked.show is not TablesShown.ALL else "",
        "found": asked.found,
        "table": asked.table,
    }
    return {name: text for name, text in told.items() if text}


def _drawer(office: Office, wanted: str) -> _Drawer | None:
    """Return the table of that name in the session that is on."""
    state, number = office.state, session_on(office.state)
    tables = () if number is None else tables_of(state, number)
    key = next((each for each in tables if _table_name(each.section, each.table) == wanted), None)
    if key is None:
        return None
    shown, session = tile_of(state, office.viewer, key), state.session(key.session)
    lines = partial(lines_at, state, office.viewer, key.session, key.section, key.table)
    earlier = tuple((each, lines(each)) for each in range(shown.round - 1, 0, -1))
    following = seated_at(lines(shown.round + 1)) if shown.round < session.plans[key.section].rounds else ()
    boards = tuple(each.line for each in shown.boards)
    called = tuple(_calls_of(office, key))
    guests = tuple(_devices_at(_devices(office), shown))
    timing = timing_of_round(session, key.section, shown.round, key.table)
    return _Drawer(shown, wanted, boards, earlier, following, called, guests, timing)


def _devices(office: Office) -> Mapping[TableKey | ContestantId, Sequence[tuple[Guest, int]]]:
    """Return the devices of tables and of contestants, each with the minutes since it was heard of last."""
    found: dict[TableKey | ContestantId, list[tuple[Guest, int]]] = {}
    for each in office.house.entrance.guests(office.event):
        since = int((office.now - max(each.made, office.house.streams.heard(each.subject))).total_seconds() // 60)
        for belongs in (each.at, each.follows):
            if belongs is not None:
                found.setdefault(belongs, []).append((each, max(0, since)))
    return found


def _devices_at(
    devices: Mapping[TableKey | ContestantId, Sequence[tuple[Guest, int]]], shown: Tile
) -> Iterator[tuple[Guest, int]]:
    yield from devices.get(shown.key, ())
    for _, who in shown.sides:
        yield from devices.get(who, ())


def _calls_of(office: Office, key: TableKey) -> Iterator[Entry]:
    """Go through the calls of a table, the last first."""
    for each in office.log():
        fact = each.entry.fact
        if isinstance(fact, DirectorCalled) and each.undone_by is None:
            where = fact.where
            if (where.session, where.section, where.table) == (key.session, key.section, key.table):
                yield each.entry


def _table_name(section: str, table: int) -> str:
    return f"{section}{table}"


def _tables_on(office: Office) -> int:
    """Return how many tables the session has that is on."""
    number = session_on(office.state)
    return 0 if number is None else sum(1 for _ in tables_of(office.state, number))


def _latest(office: Office) -> Iterator[_Latest]:
    """Go through what stands at the tables now of the rounds in which they are."""
    state = office.state
    for number, session in state.sessions.items():
        if session.ended is not None:
            continue
        for key in tables_of(state, number):
            found = tile_of(state, office.viewer, key).last
            if found is not None:
                line, stated = found
                text = office.written(stated.result.line)
                path = office.place_path(line.place)
                yield _Latest(stated.at, _table_name(key.section, key.table), line.place.board, text, path)
