"""Frame of the console's pages: the bar, the tabs with the pages of each, the calls that wait."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final, Protocol

from duplicado.event.contest import ContestantId
from duplicado.event.facts.results import Place
from duplicado.event.record.state import EventState
from duplicado.locale import Language
from duplicado.publish.messages import Messages
from duplicado.service.acts.act import Page
from duplicado.service.live.office_bar import office_bar
from duplicado.service.live.office_view import CallToOffice
from duplicado.service.live.roles import Capability, Viewer
from duplicado.service.office.result_sheets import Line, lines_at, seated_at


class Framed(Protocol):
    """Somebody at the office, as far as the frame needs him."""

    @property
    def state(self) -> EventState:
        """State by the record."""
        ...

    @property
    def viewer(self) -> Viewer:
        """Viewer who asks."""
        ...

    def names(self, who: ContestantId | None) -> str:
        """Write the names of a contestant's players."""
        ...

    def seated(self, who: ContestantId, at: tuple[int, int], side: str) -> str:
        """Write who sits on a side of a table in a session and a round."""
        ...

    def who(self, who: ContestantId | None) -> str:
        """Write the number of a contestant."""
        ...

    def path(self, page: Page = Page.OVERVIEW, **parameters: object) -> str:
        """Return the address of a page of the office."""
        ...


@dataclass(frozen=True, slots=True)
class WithinTab:
    """A page of a tab."""

    path: tuple[str, ...]
    """Parts that follow the address of the event."""
    title: str
    """The message that names it."""
    needs: Capability | None = None
    is_for_teams: bool = False
    """True where only a contest of teams has it."""


@dataclass(frozen=True, slots=True)
class Tab:
    """A tab: its first page, and what else belongs to it."""

    page: Page
    title: str
    pages: tuple[Page, ...] = ()
    """The other pages of the office at which it is shown as the one where somebody is."""
    within: tuple[WithinTab, ...] = ()


def _of(page: Page, needs: Capability | None = None) -> WithinTab:
    return WithinTab(("office", *page.value.split("/")), f"console-tab-{page.name.lower()}", needs)


TABS: Final = (
    Tab(Page.OVERVIEW, "console-tab-overview"),
    Tab(
        Page.RESULTS,
        "console-tab-results",
        (Page.PLACE, Page.SCORE),
    ),
    Tab(Page.RANKING, "console-tab-ranking"),
    Tab(
        Page.RULINGS,
        "console-tab-ruling",
        (Page.INTERVIEW, Page.WRITTEN, Page.REGISTER),
        (_of(Page.INTERVIEW), _of(Page.WRITTEN), _of(Page.REGISTER, Capability.REGISTER)),
    ),
    Tab(
        Page.PEOPLE,
        "console-tab-people",
        (Page.LINE_UPS,),
        (
            WithinTab(("office", "people"), "console-tab-people", is_for_teams=True),
            WithinTab(("office", "people", "line-ups"), "line-ups-title", is_for_teams=True),
        ),
    ),
    Tab(
        Page.MOVEMENT,
        "console-tab-movement",
        (Page.BOARDS,),
        (_of(Page.MOVEMENT), WithinTab(("office", "boards"), "boards-open")),
    ),
    Tab(Page.FILES, "console-tab-files"),
    Tab(
        Page.CONDITIONS,
        "console-tab-settings",
        (Page.ACCESS, Page.RECORD),
        (
            _of(Page.CONDITIONS),
            _of(Page.ACCESS, Capability.ACCESS),
            _of(Page.RECORD),
        ),
    ),
)
"""The tabs of the console, in their order."""


@dataclass(frozen=True, slots=True)
class CallShown:
    """A call that waits, with what is known of where it comes from."""

    told: CallToOffice
    table: str
    """Its table with the section; empty where none is named."""
    sides: tuple[tuple[str, str], ...]
    """Contestants who sit there, each with the side or seat."""
    interview: str
    """The address of the interview that begins with it."""
    ruling: str
    """The address at which a ruling on it is written."""


def frame_values(office: Framed, here: Page | None) -> dict[str, object]:
    """Return what the frame shows.

    Args:
        office: somebody at the office.
        here: the page; `None` where it is none of those that have a name.
    """
    bar = office_bar(office.state, office.viewer.plays)
    return {
        "tabs": TABS,
        "tab_here": next((each for each in TABS if here is each.page or here in each.pages), None),
        "bar": bar,
        "calls": tuple(_calls(office, bar.calls)),
    }


def _calls(office: Framed, calls: tuple[CallToOffice, ...]) -> Iterator[CallShown]:
    for call in calls:
        table, section = call["table"], call["section"]
        sides: list[tuple[str, str]] = []
        lines: tuple[Line, ...] = ()
        if table is not None:
            lines = lines_at(office.state, office.viewer, call["session"], section or "", table, call["round"])
            at = (call["session"], call["round"] or 1)
            seated = seated_at(lines, call["board"])
            sides = [(side, office.seated(who, at, side) or office.who(who)) for side, who in seated]
        about = _about(call, _place_said(office, call["said"], lines))
        interview = office.path(Page.INTERVIEW, **about)
        ruling = office.path(Page.WRITTEN, act="ruling", **about)
        yield CallShown(call, f"{section or ''}{table or ''}", tuple(sides), interview, ruling)


def _earlier(office: Framed, lines: Sequence[Line]) -> Mapping[int, Collection[Place]]:
    """Return where those who sit at a table now have had boards in earlier rounds."""
    seated = {who for _, who in seated_at(lines)}
    found: dict[int, set[Place]] = {}
    for at in {(line.place.session, line.place.section, line.place.round) for line in lines}:
        session, section, now = at
        tables = office.state.session(session).plans[section].tables_in(now)
        for number, table in product(range(1, now), tables):
            for due in office.state.dues_at(session, section, number, table):
                if seated & {due.north_south, due.east_west}:
                    found.setdefault(due.place.board, set()).add(due.place)
    return found


def _place_said(office: Framed, said: str, lines: Sequence[Line]) -> Place | None:
    """Return where the board was that a caller at a table names in his own words, in this round or an earlier one."""
    if not any(sign.isdigit() for sign in said):
        return None
    return _named({line.place.board: {line.place} for line in lines}, said) or _named(_earlier(office, lines), said)


def _named(boards: Mapping[int, Collection[Place]], said: str) -> Place | None:
    """Return where the one of these boards is that somebody names, in whatever language."""
    words = said.casefold()
    named = {
        board
        for board in boards
        for language in Language
        if re.search(rf"{re.escape(Messages.load(language).text('console-board', board=board).casefold())}\b", words)
    }
    places = [place for board in named for place in boards[board]]
    return places[0] if len(places) == 1 else None


def _about(call: CallToOffice, said: Place | None) -> dict[str, object]:
    """Return what an interview is told of the call that it answers; its board may have been named in words only."""
    from duplicado.director.interview.incidents import INCIDENTS  # noqa: PLC0415 - a server starts sooner without

    told = {name: call[name] for name in ("session", "section", "round", "table", "board") if call[name] is not None}
    if "board" not in told and said is not None:
        told |= {"round": said.round, "table": said.table, "board": said.board}
    happened = {"incident": call["incident"]} if any(call["incident"] == each.id for each in INCIDENTS) else {}
    return {**told, "call": call["id"], **happened}
