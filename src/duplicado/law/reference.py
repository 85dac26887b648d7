"""Clause ids of the Laws as values that parse, print, sort and know their ancestors.

The spelling is that of the casebook: `27B1(a)`, `12C1(e)(i)`, `45E1`; a footnote is `13:fn2`; the Introduction and the
Definitions are `INTRO:may` and `DEF:bid`. Other marks behind a colon or hyphen (`2:dealer`, `77-T1`) name a part of a
Law that has no number of its own, such as a row of a table.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.errors import NotationError, expect

_NUMBERED: Final = re.compile(
    r"(?P<law>[1-9][0-9]?)(?P<steps>(?:[A-Z](?:[0-9]+(?:\([a-z]+\)(?:\([ivx]+\))?)?)?)?)(?P<mark>(?::[\w]+|-[A-Z][0-9]?)?)"
)
_SHORT: Final = re.compile(r"(?P<law>[1-9][0-9]?)(?P<part>[A-Za-z])(?P<number>[0-9]+)(?P<letter>[a-zA-Z])")
_FIRST_LETTER: Final = re.compile(r"(?<=^[1-9])[a-z]|(?<=^[1-9][0-9])[a-z]")
_NAMED: Final = re.compile(r"(?P<part>INTRO|DEF):(?P<name>[\w]+)(?P<sense>(?:\([\w]+\))?)")
_STEP: Final = re.compile(r"[A-Z]|[0-9]+|\([a-z]+\)|:[\w]+|-[A-Z][0-9]?")


@checked
@dataclass(frozen=True, slots=True, order=True)
class ClauseId:
    """One clause of the Laws, or a whole Law, e.g. `ClauseId.parse("27B1(a)")`.

    Sorts in the order of the book: Introduction, Definitions, Laws 1 to 93.
    """

    law: int
    """The number of the Law; -1 for the Introduction, 0 for the Definitions."""
    path: tuple[str, ...] = ()
    """The steps below the Law, e.g. ("B", "1", "(a)")."""

    def __str__(self) -> str:
        """Print the canonical spelling."""
        if self.law > 0:
            return f"{self.law}{''.join(self.path)}"
        return f"{'DEF' if self.law == 0 else 'INTRO'}:{''.join(self.path)}"

    @property
    def parent(self) -> ClauseId | None:
        """The clause one step up; `None` for a whole Law."""
        return ClauseId(self.law, self.path[:-1]) if self.path else None

    def covers(self, other: ClauseId) -> bool:
        """Tell whether this clause is `other` or contains it: `23A` covers `23A2`."""
        if type(other) is not ClauseId:
            expect(other, ClauseId, "other")
        return self.law == other.law and other.path[: len(self.path)] == self.path

    @staticmethod
    @checked
    def read(text: str) -> ClauseId:
        """Read a clause as people write it: small letters without brackets, spaces, a small letter for a capital one.

        >>> str(ClauseId.read("86b2b")), str(ClauseId.read("12 C 1 c")), str(ClauseId.read("16B3"))
        ('86B2(b)', '12C1(c)', '16B3')

        Raises:
            NotationError: `text` is not a clause id.
        """
        bare = _FIRST_LETTER.sub(lambda found: found[0].upper(), "".join(text.split()))
        found = _SHORT.fullmatch(bare)
        if found is None:
            return ClauseId.parse(bare)
        return ClauseId.parse(f"{found['law']}{found['part'].upper()}{found['number']}({found['letter'].lower()})")

    @staticmethod
    @checked
    @cache
    def parse(text: str) -> ClauseId:
        """Read the canonical spelling.

        Raises:
            NotationError: `text` is not a clause id.
        """
        numbered = _NUMBERED.fullmatch(text)
        if numbered and int(numbered["law"]) <= 93:
            steps = _STEP.findall(numbered["steps"] + numbered["mark"])
            return ClauseId(int(numbered["law"]), tuple(steps))
        named = _NAMED.fullmatch(text)
        if named:
            sense = (named["sense"],) if named["sense"] else ()
            return ClauseId(0 if named["part"] == "DEF" else -1, (named["name"], *sense))
        raise NotationError(text, "a clause of the Laws", "write e.g. 27, 27B1(a) or DEF:bid")
