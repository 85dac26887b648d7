"""The hand record of a board that is finished everywhere; access to hands, and the audit of who looked at them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TypedDict

from duplicado.analysis.par import ParTold
from duplicado.event.record.refusals import Refused
from duplicado.event.record.state import EventState
from duplicado.law.book import law_02, law_76
from duplicado.service.double_dummy_tables import DoubleDummyTables
from duplicado.service.live.board_completion import finished_everywhere, is_delayed
from duplicado.service.live.roles import Access, Capability, Role, Viewer
from duplicado.service.live.visibility import has_played
from duplicado.vocabulary.hands import Layout


@dataclass(frozen=True, slots=True)
class Look:
    """A privileged look at hands: somebody is still to play the board."""

    at: datetime
    subject: str
    by: str
    session: int
    section: str
    board: int
    reason: str


Auditor = Callable[[Look], None]
"""Writes a look down."""


@dataclass(frozen=True, slots=True)
class HandsShown:
    """Hands that may be shown."""

    layout: Layout
    privileged: bool
    """True where the look is to be written down before."""


def only_looks_on(viewer: Viewer, access: Access) -> bool:
    """Tell whether somebody neither plays nor sees the record: spectators and commentators wait for `is_delayed`."""
    return not (viewer.plays or viewer.role is Role.PLAYER or access.may(viewer.role, Capability.RECORD))


def hands_shown(
    viewer: Viewer, state: EventState, access: Access, session: int, section: str, board: int, at: datetime
) -> HandsShown | Refused:
    """Tell whether somebody may see the hands of a board at a time.

    When it is finished everywhere, everybody who sees the record may, and players and, after the delay of the
    regulations, the public where the event says so. Before, only who was granted it; who plays himself only after he
    has played it.
    """
    finished = finished_everywhere(state, session, section, board)
    sees_record = access.may(viewer.role, Capability.RECORD)
    allowed = sees_record or access.openness.hands if finished else access.may(viewer.role, Capability.HANDS)
    if not allowed:
        return Refused("not-allowed")
    if viewer.plays and not has_played(state, viewer.plays, session, board):
        return Refused("not-played-yet")
    if only_looks_on(viewer, access) and is_delayed(state, session, section, board, at):
        delay = law_76.delay_of_boards(state.conditions.regulations.values())
        return Refused("shown-later", (str(delay // timedelta(minutes=1)),))
    layout = state.session(session).layout_of(section, board)
    return Refused("no-hands") if layout is None else HandsShown(layout, privileged=not finished)


async def looked_at(shown: HandsShown | Refused, look: Look, audit: Auditor | None) -> Layout | Refused:
    """Return hands that may be shown, a privileged look at them written down before: it wants a reason.

    Args:
        shown: see `hands_shown`.
        look: what is written down, with the reason.
        audit: writes it; `None`: nothing may be seen that would be written down.
    """
    if isinstance(shown, Refused):
        return shown
    if shown.privileged:
        if not look.reason.strip():
            return Refused("reason-for-look")
        if audit is None:
            return Refused("not-allowed")
        await asyncio.to_thread(audit, look)
    return shown.layout


def may_see_hand_record(
    viewer: Viewer, state: EventState, access: Access, session: int, section: str, board: int, at: datetime
) -> Layout | Refused:
    """Return the hands of a board that is finished everywhere where somebody may see them, see `hands_shown`."""
    if not (access.openness.hands or access.may(viewer.role, Capability.RECORD)):
        return Refused("not-allowed")  # not even whether it is finished
    if not finished_everywhere(state, session, section, board):
        return Refused("not-finished-everywhere")
    shown = hands_shown(viewer, state, access, session, section, board, at)
    return shown if isinstance(shown, Refused) else shown.layout


class HandRecordTold(TypedDict):
    """The hand record of a finished board; `tricks` and `par` are `null` where nothing can solve it."""

    session: int
    section: str
    board: int
    dealer: str
    vulnerability: str
    hands: dict[str, str]
    tricks: dict[str, dict[str, int]] | None
    par: ParTold | None


async def hand_record(
    viewer: Viewer,
    state: EventState,
    access: Access,
    tables: DoubleDummyTables,
    *,
    session: int,
    section: str,
    board: int,
    at: datetime,
) -> HandRecordTold | Refused:
    """Return a hand record as JSON data; `tricks` and `par` are `None` where nothing can tell them."""
    from duplicado.analysis.par import par  # noqa: PLC0415 - loaded with the first board

    layout = may_see_hand_record(viewer, state, access, session, section, board, at)
    if isinstance(layout, Refused):
        return layout
    marks = law_02.board(board)
    table = await tables.of(layout)
    return {
        "session": session,
        "section": section,
        "board": board,
        "dealer": str(marks.dealer),
        "vulnerability": str(marks.vulnerability),
        "hands": {str(seat): str(hand) for seat, hand in layout.items()},
        "tricks": None if table is None else table.as_data(),
        "par": None if table is None else par(table, marks.vulnerability, marks.dealer).as_data(),
    }
