"""Words that the pages propose, for a correction or a call: recorded as written, told in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from duplicado.locale import Language
from duplicado.publish.messages import Messages

__all__ = ["is_wordless", "reason_text"]

_WORDLESS: Final = "phone-called-without-words"

_PROPOSED: Final = (
    "scorer-reason-usual",
    "phone-reason-tricks",
    "phone-reason-contract",
    "phone-reason-declarer",
    "phone-reason-board",
    "phone-reason-other",
    "phone-reason-agreed",
    _WORDLESS,
)


@cache
def _known() -> Mapping[str, str]:
    """Return the message by which each proposed reason is said."""
    return MappingProxyType({Messages.load(language).text(name): name for language in Language for name in _PROPOSED})


def reason_text(reason: str, messages: Messages) -> str:
    """Say a reason, or what a caller said: what a page proposed in the reader's language, else as it was written."""
    return messages.text(_known()[reason]) if reason in _known() else reason


def is_wordless(said: str) -> bool:
    """Tell whether somebody called the Director and said nothing."""
    return _known().get(said) == _WORDLESS
