"""Words of the program in the record: signatures without a name, proposed reasons; said in the reader's language."""

from __future__ import annotations

import re
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
    "phone-call-taken-back",
    "electronic-goes-on",
    "electronic-ruled",
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


_AT_THE_COMMAND_LINE: Final = "the Director"
"""The signature of what is entered at the command line without a name."""
_WITHOUT_A_NAME: Final = (
    "backroom-organizer",
    "office-by-the-director",
    "service-role-organizer",
    "service-role-director",
    "service-role-assistant",
    "service-role-scorer",
    "service-role-player",
    "service-role-commentator",
    "service-role-display",
    "service-role-public",
    "event-play-by",
)
_TABLE: Final = "club-table-signs"


@cache
def _signed() -> Mapping[str, str]:
    """Return the message by which each signature without a name is said."""
    each = {Messages.load(language).text(name): name for language in Language for name in _WITHOUT_A_NAME}
    return MappingProxyType(each | {_AT_THE_COMMAND_LINE: "office-by-the-director"})


@cache
def _of_a_table() -> re.Pattern[str]:
    """Return what recognises the signature of a table's device."""
    words = {Messages.load(language).text(_TABLE, section="none", table=0).removesuffix("0") for language in Language}
    return re.compile(f"(?:{'|'.join(map(re.escape, sorted(words)))})([A-Z]*)([0-9]+)")


def unnamed(messages: Messages) -> dict[str, str]:
    """Return what the reader's language says for each signature without a name that says something else.

    For scripts, which are sent signatures as they are stored; those of tables' devices are not among them.

    Args:
        messages: of the reader's language.
    """
    told = {name: messages.text(message) for name, message in _signed().items()}
    return {name: words for name, words in told.items() if words != name}


def by_whom(name: str, messages: Messages) -> str:
    """Say who entered something, or was let in.

    Args:
        name: the signature.
        messages: of the reader's language.
    """
    if name in _signed():
        return messages.text(_signed()[name])
    table = _of_a_table().fullmatch(name)
    return messages.text(_TABLE, section=table[1] or "none", table=int(table[2])) if table else name
