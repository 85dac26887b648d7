"""The sessions of an event: where they have the same boards, each is a contest of its own."""

from __future__ import annotations

from dataclasses import replace

from duplicado.event.contest import Contest
from duplicado.formats.usebio.document import Element


def by_session(event: Element) -> tuple[Element, ...]:
    """Divide an event whose sessions have boards of the same numbers: those are different deals, and not compared."""
    sessions = tuple(event.descendants("SESSION"))
    played: set[str] = set()
    for session in sessions:
        boards = {
            board.value("BOARD_NUMBER") for board in session.descendants("BOARD") if board.first("TRAVELLER_LINE")
        }
        if boards & played:
            return tuple(_only(event, session) for session in sessions)
        played |= boards
    return (event,)


def _only(element: Element, session: Element) -> Element:
    """Return an element without other sessions than this one."""
    kept = (child for child in element.children if child.name != "SESSION" or child is session)
    return replace(element, children=tuple(child if child is session else _only(child, session) for child in kept))


def of_session(contest: Contest, event: Element, number: int) -> Contest:
    """Return the contest of a session under a name of its own.

    Totals, places and penalties that stand outside of it are those of the whole event, and not of this contest.
    """
    session = next(event.descendants("SESSION"))
    name = (
        session.attributes.get("SESSION_ID", "").strip() or session.value("SESSION_ID", "SESSION_NAME") or str(number)
    )
    title = " ".join(filter(None, (contest.title, name)))
    if any(session.descendants("PARTICIPANTS")):
        return replace(contest, title=title)
    return replace(contest, title=title, stated=(), penalties=())
