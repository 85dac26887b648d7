"""Parts of the pages of rulings: the place of an incident as far as it is known, clauses as links to the book."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from duplicado.event.facts.office_values import Where
from duplicado.event.record.line_ups import seated_names
from duplicado.law.book.law_02 import board as board_of
from duplicado.law.edition import Edition
from duplicado.law.reference import ClauseId
from duplicado.service.office.result_sheets import lines_at, seated_at
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.seats import Seat, Side
from duplicado.web.addresses import place_of
from duplicado.web.club.office_request import Office


@dataclass(frozen=True, slots=True)
class ClauseLink:
    """A clause, with its place in the book where it has one."""

    number: str
    rest: str
    """Subject of the clause, where that is told."""
    address: str


def clause_link(told: str, edition: Edition) -> ClauseLink:
    """Take a clause apart from what it is about (`64A1: what it is about`), and find its place in the book."""
    number, _, rest = told.partition(": ")
    try:
        address = place_of(ClauseId.parse(number), edition)
    except NotationError:
        address = ""
    return ClauseLink(number, rest, address)


@dataclass(frozen=True, slots=True)
class KnownPlace:
    """Facts known of a place, in the words of who looks; empty where nothing is."""

    table: str = ""
    """With its section."""
    board: str = ""
    """With its dealer and who is vulnerable."""
    number: int | None = None
    """Of the board."""
    sides: tuple[tuple[str, str], ...] = ()
    """Contestants who sit there, each with the letters of his side or seat."""
    result: str = ""
    """The result that stands for the board, if it may be read."""
    _seats: Mapping[Seat, str] = field(default_factory=dict[Seat, str])

    def names_at(self, seat: Seat) -> str:
        """Return the name of who sits there; of a pair both, where it is not recorded which of them sits where."""
        return self._seats.get(seat, "")


def known_at(office: Office, where: Where) -> KnownPlace:
    """Return what is known of a place."""
    table = "" if where.table is None else f"{where.section}{where.table}"
    wording = office.wording
    board = ""
    if where.board is not None:
        marked = board_of(where.board)
        board = office.messages.text(
            "desk-board",
            board=where.board,
            dealer=wording.seat_name(marked.dealer),
            vulnerable=wording.vulnerability(marked),
        )
    if where.table is None or where.session not in office.state.sessions:
        return KnownPlace(table, board, where.board)
    lines = lines_at(office.state, office.viewer, where.session, where.section, where.table, where.round)
    at = (where.session, where.round or 1)
    sides: list[tuple[str, str]] = []
    seats: dict[Seat, str] = {}
    for side, who in seated_at(lines, where.board):
        names, known = office.seated(who, at, side) or office.who(who), seated_names(office.state, who, *at)
        sides.append((office.messages.text(f"console-side-{side.lower()}"), names))
        seats |= {seat: known.get(seat, names) for seat in _seats(side)}
    here = [line for line in lines if line.place.board == where.board and line.is_readable]
    stated = [office.written(each.result.line) for line in here for each in line.stated]
    return KnownPlace(table, board, where.board, tuple(sides), " ≠ ".join(stated), seats)


def _seats(side: str) -> tuple[Seat, ...]:
    return Side(side).seats if len(side) > 1 else (Seat(side),)
