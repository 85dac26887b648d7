"""Words that the program proposes, for a correction or a call: the record keeps their name, readers their language.

The name of an incident, which is the reason of the score that an interview gives, is known in every language, and so
is what earlier records have of the words.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from duplicado.locale import Language
from duplicado.publish.messages import Messages

_WORDLESS: Final = "phone-called-without-words"

CALLED_ABOUT: Final = ("auction", "play", "explanation", "information", "claim", "screen")
"""Matters that a player at an electronic table may choose from when he calls the Director."""

_PROPOSED: Final = (
    "scorer-reason-usual",
    "phone-reason-tricks",
    "phone-reason-contract",
    "phone-reason-declarer",
    "phone-reason-board",
    "phone-reason-other",
    "phone-reason-agreed",
    _WORDLESS,
    *(f"play-call-{about}" for about in CALLED_ABOUT),
    "demo-call",
    "form-title-direction",
    "form-title-pair",
    "form-title-board",
    *(f"penalty-ground-90b{number}" for number in range(1, 9)),
)
_INCIDENTS: Final = "incident-"


@cache
def _known(*names: str) -> Mapping[str, str]:
    """Return the message by which each of those texts is said."""
    return MappingProxyType({Messages.load(language).text(name): name for language in Language for name in names})


def reason_name(words: str) -> str:
    """Return what the record keeps of words: the name of those that a page proposes, else the words themselves."""
    return _known(*_PROPOSED).get(words, words)


def reason_text(reason: str, messages: Messages) -> str:
    """Say a reason, or what a caller said: the program's words in the reader's language, others as written."""
    name = reason_name(reason)
    if name in _PROPOSED:
        return messages.text(name)
    named = _known(*messages.names(_INCIDENTS)).get(reason) if reason else None
    return reason if named is None else messages.text(named)


def is_wordless(said: str) -> bool:
    """Tell whether somebody called the Director and said nothing."""
    return reason_name(said) == _WORDLESS
