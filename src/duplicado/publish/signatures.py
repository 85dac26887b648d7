"""Signatures of entries and devices: what the program calls those who gave no name is said in the reader's language.

A signature is stored as it was written. Devices of tables and persons without a name were signed in the language in
which they came in; these signatures, in whichever of the languages, are recognised. All others are names.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from duplicado.locale import Language
from duplicado.publish.messages import Messages

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
def _known() -> Mapping[str, str]:
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
    told = {name: messages.text(message) for name, message in _known().items()}
    return {name: words for name, words in told.items() if words != name}


def by_whom(name: str, messages: Messages) -> str:
    """Say who entered something, or was let in.

    Args:
        name: the signature.
        messages: of the reader's language.
    """
    if name in _known():
        return messages.text(_known()[name])
    table = _of_a_table().fullmatch(name)
    return messages.text(_TABLE, section=table[1] or "none", table=int(table[2])) if table else name
