"""Kinds of text that records keep: what may name a person, and what programs read. Owner: the record of the event.

Every text of a stored class is annotated as one of them; handing out and erasing personal data walk the annotations.
"""

from __future__ import annotations

import enum
from typing import Annotated, TypeAlias

__all__ = ["CallWords", "Code", "HandsCode", "TextKind", "Words"]


class TextKind(enum.Enum):
    """What a text of a record is."""

    WORDS = "words"
    """Said or written by somebody; a person may be named in it."""
    CALL_WORDS = "words of a call"
    """The same, said when the Director was called: kept for as long as calls are."""
    CODE = "code"
    """Sections, clauses of the Laws, calls, categories: nobody is named in it."""

    HANDS = "hands"
    """A code in which hands are written."""
    ENTRY = "entry"
    """The id of an entry."""

    __hash__ = object.__hash__


Words: TypeAlias = Annotated[str, TextKind.WORDS]
CallWords: TypeAlias = Annotated[str, TextKind.CALL_WORDS]
HandsCode: TypeAlias = Annotated[str, TextKind.HANDS]
Code: TypeAlias = Annotated[str, TextKind.CODE]
