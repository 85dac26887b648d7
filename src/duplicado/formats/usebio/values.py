"""USEBIO notation of numbers, dates, pairs, scores and leads."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from typing import Final, TypeVar

from duplicado.event.contest import ContestantId
from duplicado.formats.diagnostics import Diagnostic, Report, Severity
from duplicado.formats.usebio.document import Element
from duplicado.score.side_score import Artificial, Points, SideScore
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.seats import Side

_Value = TypeVar("_Value")
_NUMBER: Final = re.compile(r"[+-]?[0-9]{1,9}(?:[.,][0-9]{1,9})?")
_COUNT: Final = re.compile(r"[0-9]{1,5}")
_PAIR: Final = re.compile(
    r"\(?\s*(?P<section>[A-Z]{0,2})\s*\)?\s*(?P<number>[0-9]{1,5})\s*(?P<line>NS|EW|N|E)?", re.IGNORECASE
)
# Two digits each, unless one of them is 100 per cent.
_ARTIFICIAL: Final = re.compile(r"A\s*(100|[0-9]{2})(100|[0-9]{2})", re.IGNORECASE)
_DATE: Final = re.compile(r"([0-9]{1,2})/([0-9]{1,2})/([0-9]{4})")
_LEAD: Final = re.compile(r"(10|[2-9TJQKA])([SHDC])|([SHDC])(10|[2-9TJQKA])", re.IGNORECASE)
LINES: Final = {"NS": Side.NS, "N": Side.NS, "EW": Side.EW, "E": Side.EW}
"""The lines of a two-winner movement, as they are named."""


def read_number(text: str) -> Fraction:
    """Read a decimal number exactly, with full stop or comma.

    Raises:
        NotationError: the text is not a number.
    """
    if not _NUMBER.fullmatch(text):
        raise NotationError(text, "a number")
    return Fraction(text.replace(",", "."))


def read_count(text: str) -> int:
    """Read a whole number that is not negative.

    Raises:
        NotationError: the text is not one.
    """
    if not _COUNT.fullmatch(text):
        raise NotationError(text, "a whole number")
    return int(text)


def number_in(element: Element, name: str, report: Report, severity: Severity = Severity.ERROR) -> Fraction | None:
    """Read a child with a number, or with per cents; `None` where it is empty or, which is reported, is none."""
    return _value_in(lambda text: read_number(text.rstrip("%")), element, name, report, severity)


def count_in(element: Element, name: str, report: Report) -> int | None:
    """Read a child with a whole number; `None` where it is empty or, which is reported, is none."""
    return _value_in(read_count, element, name, report, Severity.ERROR)


def _value_in(
    read: Callable[[str], _Value], element: Element, name: str, report: Report, severity: Severity
) -> _Value | None:
    text = element.value(name)
    try:
        return read(text) if text else None
    except NotationError:
        values = (("element", name), ("text", text[:60]))
        report(Diagnostic(element.line_of(name), "usebio-not-a-number", values, severity))
        return None


def read_pair(text: str, line: Side | None, section: str = "") -> ContestantId:
    """Read the number of a contestant: `7`, `7NS`, `A7`, `(A) 7 NS`; what it says goes before `line` and `section`.

    Raises:
        NotationError: there is no number.
    """
    match = _PAIR.fullmatch(text.strip())
    if match is None:
        raise NotationError(text, "the number of a contestant", "write e.g. 7 or 7NS")
    own_line = LINES.get((match["line"] or "").upper())
    return ContestantId(int(match["number"]), own_line or line, match["section"].upper() or section)


def read_scores(text: str) -> tuple[SideScore, SideScore] | None:
    """Read what North-South and East-West score: points of North-South, or `Axxyy` for an artificial score.

    `A6040` gives North-South 60 and East-West 40 per cent. `None` for an empty score: the board was not played.

    Raises:
        NotationError: the text is neither.
    """
    bare = text.strip()
    if not bare:
        return None
    artificial = _ARTIFICIAL.fullmatch(bare)
    if artificial:
        ours, theirs = (Fraction(int(part), 100) for part in artificial.groups())
        return Artificial(share=ours), Artificial(share=theirs)
    if _NUMBER.fullmatch(bare) and Fraction(bare.replace(",", ".")).denominator == 1:
        points = int(Fraction(bare.replace(",", ".")))
        return Points(points), Points(-points)
    raise NotationError(text, "a score", "write the points of North-South, or A6040")


def read_lead(text: str) -> Card:
    """Read a card, the rank first as the files write it (`KD`), or the suit first.

    Raises:
        NotationError: the text is not a card.
    """
    match = _LEAD.fullmatch(text.strip())
    if match is None:
        raise NotationError(text, "a card", "write e.g. KD")
    rank, suit = (match[1], match[2]) if match[1] else (match[4], match[3])
    return Card.parse(suit.upper() + rank.upper().replace("10", "T"))


def read_date(text: str) -> str:
    """Turn `dd/mm/yyyy` into ISO 8601; leave anything else as it is."""
    match = _DATE.fullmatch(text.strip())
    return f"{match[3]}-{int(match[2]):02}-{int(match[1]):02}" if match else text.strip()
