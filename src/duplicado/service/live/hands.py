"""Who may look at the hands of a board, and which looks are written down."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from duplicado.event.record import EventState, Refused
from duplicado.service.live.roles import Access, Capability, Viewer
from duplicado.service.live.sight import has_played, played_everywhere
from duplicado.vocabulary import Layout

__all__ = ["Look", "Shown", "hands_shown"]


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


@dataclass(frozen=True, slots=True)
class Shown:
    """Hands that may be shown."""

    layout: Layout
    privileged: bool
    """Whether the look is to be written down before."""


def hands_shown(
    viewer: Viewer, state: EventState, access: Access, session: int, section: str, board: int
) -> Shown | Refused:
    """Tell whether somebody may see the hands of a board.

    When nobody is still to play it, everybody who sees the record may, and players and the public where the event
    says so. Before, only who was granted it; who plays himself only after he has played it.
    """
    of_session = state.session(session)
    own = (section, board) in of_session.layouts
    finished = played_everywhere(state, session, section if own else None, board)
    sees_record = access.may(viewer.role, Capability.RECORD)
    allowed = sees_record or access.openness.hands if finished else access.may(viewer.role, Capability.HANDS)
    if not allowed:
        return Refused("not-allowed")
    if viewer.plays and not has_played(state, viewer.plays, session, board):
        return Refused("not-played-yet")
    layout = of_session.layout_of(section, board)
    return Refused("no-hands") if layout is None else Shown(layout, privileged=not finished)
