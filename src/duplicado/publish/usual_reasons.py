"""Reasons for a correction that the pages propose: recorded as they were written, told in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from duplicado.locale import Language
from duplicado.publish.messages import Messages

__all__ = ["reason_text"]

_PROPOSED: Final = (
    "scorer-reason-usual",
    "phone-reason-tricks",
    "phone-reason-contract",
    "phone-reason-declarer",
    "phone-reason-board",
    "phone-reason-other",
    "phone-reason-agreed",
)


@cache
def _known() -> Mapping[str, str]:
    """Return the message by which each proposed reason is said."""
    return MappingProxyType({Messages.load(language).text(name): name for language in Language for name in _PROPOSED})


def reason_text(reason: str, messages: Messages) -> str:
    """Say a reason: what a page proposed, in the reader's language; all else as it was written."""
    return messages.text(_known()[reason]) if reason in _known() else reason
