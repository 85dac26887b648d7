"""Log of faults while an event is served: each told once when it begins and once when it ends."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Final

from duplicado.store.port import RecordReplaced
from duplicado.vocabulary.errors import DuplicadoError

REPLACED: Final = "replaced"
"""Name of the failure where the record is no longer at its place."""
_LOG: Final = logging.getLogger(__name__)


def kind_of(error: Exception, usual: str) -> str:
    """Return what it fails at: as was tried, unless the record is no longer at its place."""
    return REPLACED if isinstance(error, RecordReplaced) else usual


class Troubles:
    """Current faults, by what fails. The log is written once for each, however many ask and are told."""

    def __init__(self) -> None:
        """Begin with none."""
        self._now: dict[str, str] = {}
        self._errors: dict[str, DuplicadoError] = {}

    def found(self, what: str, why: Exception | str) -> str:
        """Note what something failed with, and return that; the text names the place and the remedy."""
        text = str(why)
        if self._now.get(what) != text:
            _LOG.error("%s: %s", what, text)
        self._now[what] = text
        self._errors.pop(what, None)
        if isinstance(why, DuplicadoError):
            self._errors[what] = why
        return text

    def over(self, what: str) -> None:
        """Note that something is done again."""
        self._errors.pop(what, None)
        if self._now.pop(what, None) is not None:
            _LOG.warning("%s: it is well again", what)

    @property
    def now(self) -> Mapping[str, str]:
        """Failures that last, by what they fail at."""
        return dict(self._now)

    @property
    def errors(self) -> Mapping[str, DuplicadoError]:
        """Those of them that are told to a person in his language."""
        return dict(self._errors)

    @property
    def is_replaced(self) -> bool:
        """True where the record is no longer at its place: nothing is recorded until that is decided."""
        return REPLACED in self._now

    @property
    def text(self) -> str:
        """All that fails now; empty when all is well."""
        return "; ".join(self._now.values())
