"""Kinds of text that records keep: what may name a person, what programs read, how long each may be.

Every text of a stored class is annotated as one of them; handing out and erasing personal data, and the admission of
what is entered, walk the annotations.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from duplicado.vocabulary.enumeration import Enumeration


class TextKind(Enumeration):
    """Kind of a text in a record."""

    WORDS = "words"
    """Said or written by somebody; a person may be named in it."""
    CALL_WORDS = "words of a call"
    """The same, said when the Director was called: kept for as long as calls are."""
    CODE = "code"
    """Sections, clauses of the Laws, calls, categories: nobody is named in it."""

    HANDS = "hands"
    """A code in which hands are written."""
    TABLE_RECORD = "record of a table"
    """A code in which it stands what was done and said at a table: a person may be named in what was said."""
    ENTRY = "entry"
    """The id of an entry."""


@dataclass(frozen=True, slots=True)
class Longest:
    """Greatest length of a text in characters, where it is not the usual one of its kind."""

    characters: int


LONGEST: Final = {
    TextKind.WORDS: 4_000,
    TextKind.CALL_WORDS: 1_000,
    TextKind.CODE: 200,
    TextKind.HANDS: 1_000,
    TextKind.TABLE_RECORD: 200_000,
    TextKind.ENTRY: 200,
}
"""Number of characters that a text of a kind may have when it is entered; what a record has already is read whatever it
is."""

Words: TypeAlias = Annotated[str, TextKind.WORDS]
NameWords: TypeAlias = Annotated[str, TextKind.WORDS, Longest(200)]
"""The name of a person, a team, an event."""
CallWords: TypeAlias = Annotated[str, TextKind.CALL_WORDS]
AnswerCode: TypeAlias = Annotated[str, TextKind.HANDS, TextKind.WORDS, Longest(4_000)]
"""An answer as it was typed: hands, calls, a claim with its statement."""
HandsCode: TypeAlias = Annotated[str, TextKind.HANDS]
TableRecordCode: TypeAlias = Annotated[str, TextKind.HANDS, TextKind.TABLE_RECORD, Longest(200_000)]
"""The record of a table, a line to each thing that happened there."""
Code: TypeAlias = Annotated[str, TextKind.CODE]
