"""Results of many boards in a text, a line to each: `table board result`, as they are copied from pick-up slips.

# table  board  result
1  1  4S N +1 HK
1  2  3NT E -1
2  4  pass
2  5  A+ A-
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from duplicado.event.facts.results import TravellerLine
from duplicado.formats.diagnostics import Diagnostic, Parsed
from duplicado.formats.traveller_text import read_directors_line
from duplicado.locale import Language
from duplicado.vocabulary.errors import NotationError

_LINE: Final = re.compile(
    r"\s*(?:[rR](?P<round>[0-9]{1,2})\s+)?(?P<table>[0-9]{1,3})\s+(?P<board>[0-9]{1,3})\s+(?P<score>\S.*?)\s*"
)


@dataclass(frozen=True, slots=True)
class WrittenResult:
    """One line of such a text."""

    line: int
    """Line on which it stands."""
    table: int
    board: int
    result: TravellerLine
    round: int | None = None
    """Written before the table, e.g. `r3`; `None`: as the movement has it."""


def read_results(text: str, language: Language = Language.ENGLISH) -> Parsed[tuple[WrittenResult, ...]]:
    """Read the lines; those that cannot be read are named and left out. What follows `#` is a remark."""
    found: list[WrittenResult] = []
    wrong: list[Diagnostic] = []
    for number, line in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        bare = line.partition("#")[0]
        if not bare.strip():
            continue
        match = _LINE.fullmatch(bare)
        if match is None:
            wrong.append(Diagnostic(number, "results-line", (("text", bare.strip()[:60]),)))
            continue
        try:
            result = read_directors_line(match["score"], language)
        except NotationError:
            wrong.append(Diagnostic(number, "results-result", (("text", match["score"][:60]),)))
            continue
        round_number = int(match["round"]) if match["round"] else None
        found.append(WrittenResult(number, int(match["table"]), int(match["board"]), result, round_number))
    return Parsed(tuple(found), tuple(wrong))
