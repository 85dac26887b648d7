"""The hand record of a board that is finished everywhere: the four hands, what can be made with them, and par.

Nobody is shown one before, whatever he was granted: who has a reason to look at hands that somebody is still to play
asks for the hands, and his look is written down.
"""

from __future__ import annotations

from datetime import datetime
from typing import TypedDict

from duplicado.analysis.par import ParTold
from duplicado.event.record.refusals import Refused
from duplicado.event.record.state import EventState
from duplicado.law.book import law_02
from duplicado.service.double_dummy_tables import DoubleDummyTables
from duplicado.service.live.board_completion import finished_everywhere
from duplicado.service.live.hand_access import hands_shown
from duplicado.service.live.roles import Access, Capability, Viewer
from duplicado.vocabulary.hands import Layout


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
