"""Lines that a scorer types: what place and result they mean, and the number of a question about one."""

from __future__ import annotations

import hashlib
import re
from typing import Final

from duplicado.event.facts.results import Place, TravellerLine
from duplicado.event.record.state import EventState
from duplicado.event.record.typing_errors import doubts_of
from duplicado.formats.traveller_text import read_directors_line, traveller_text
from duplicado.locale import Language
from duplicado.service.live.result_statement import SheetLine, Statement, fact_of
from duplicado.service.live.roles import TableKey
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.numbers import whole_number

_KEYED: Final = re.compile(
    r"\s*(?:r(?P<round>\d{1,3})\s+(?=\S+\s+\d+\s))?(?P<section>[^\W\d]*)-?(?P<table>\d{1,4})\s+(?P<board>\d{1,4})\s+(?P<line>\S.*)",
    re.IGNORECASE,
)


def read_keyed(
    text: str, state: EventState, session: int, language: Language = Language.ENGLISH, current: Place | None = None
) -> Statement | None:
    """Read `3 12 4S N +1 SK`: the table, the board, the line of its traveller.

    Before the table stands its section, where there are several (`A3`), and before that the round, where it is another
    than that in which the board is due there (`r2 3 12 …`). A result alone is of the line that the cursor is at.

    Args:
        text: what was typed.
        state: what the record says.
        session: the session of the sheet.
        language: in whose letters it is written.
        current: the place of the line at which the cursor is, if it is at one.

    Returns:
        The statement; `None` where it is no such line, or the section is not told and there are several.

    Raises:
        NotationError: the result of the line says what cannot be, or leaves the declarer out; the error has a code.
    """
    found = _KEYED.fullmatch(text)
    if found is None:
        line = None if current is None else _line(text, language)
        if current is None or line is None:
            return None
        return Statement(TableKey(current.session, current.section, current.table), current.board, line, current.round)
    sections = sorted(state.session(session).plans)
    section = next((each for each in sections if each.casefold() == found["section"].casefold()), None)
    if section is None:
        if found["section"] or len(sections) != 1:
            return None
        section = sections[0]
    line = _line(found["line"], language)
    if line is None:
        return None
    number = int(found["round"]) if found["round"] else None
    return Statement(TableKey(session, section, int(found["table"])), int(found["board"]), line, number)


def _line(text: str, language: Language) -> TravellerLine | None:
    """Read a result; `None` where it is none."""
    try:
        return read_directors_line(text, language)
    except NotationError as error:
        if error.code:
            raise
        return None


def question_number(state: EventState, said: Statement, text: str) -> str:
    """Return the number of the question about a line as it stands: another text, doubt or result has another number.

    A line is recorded as it was typed only by who names the number of the question that was asked about it.
    """
    place = said.place_in(state)
    doubts = doubts_of(state, fact_of(state, said, ""))
    asked = [f"{each.kind.value}:{','.join(each.about)}" for each in doubts]
    standing = [each.id for each in state.cell(place).standing]
    told = "\n".join([" ".join(text.split()), at_text(place), *asked, "", *standing])
    return hashlib.sha256(told.encode()).hexdigest()[:24]


def keyed_text(line: SheetLine, language: Language) -> str:
    """Return what to type for a line that is there, to put it right."""
    place = line.place
    said = traveller_text(line.cell.standing[0].result.line, language) if line.cell.standing else ""
    return f"{place.section}{place.table} {place.board} {said}".strip()


def at_text(place: Place) -> str:
    """Write a place as an address or a field of a form has it."""
    return f"{place.session}.{place.round}.{place.section}.{place.table}.{place.board}"


def place_of_text(at: str) -> Place | None:
    """Read a place that `at_text` has written; `None` where it is none."""
    session, number, section, table, board = [*at.split("."), "", "", "", ""][:5]
    match [whole_number(each, 4) for each in (session, number, table, board)]:
        case [int(of_session), int(of_round), int(of_table), int(of_board)]:
            return Place(of_session, section, of_round, of_table, of_board)
        case _:
            return None
