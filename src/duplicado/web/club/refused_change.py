"""Refusal of a change in the settings of the club, as its page tells it: reason, status, and what the form rests on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from duplicado.publish.messages import Messages, error_text
from duplicado.service.club.changed_meanwhile import ChangedMeanwhile
from duplicado.vocabulary.errors import DuplicadoError


@dataclass(frozen=True, slots=True)
class RefusedChange:
    """Change that was not saved; one without a reason is none."""

    why: str = ""
    meanwhile: bool = False
    """True where somebody else has saved the same since the form was shown."""

    @classmethod
    def of(cls, error: DuplicadoError, messages: Messages) -> RefusedChange:
        """Return what an error refuses."""
        return cls(error_text(error, messages), isinstance(error, ChangedMeanwhile))

    @property
    def status(self) -> int:
        """Status of the answer."""
        return 409 if self.meanwhile else 422 if self.why else 200

    def mark(self, tried: str | None, now: str) -> str:
        """Return the mark of what the form rests on: of what it showed before, unless that is not kept any more.

        Args:
            tried: the mark of the form that was refused; `None` where none was.
            now: of what is kept now.
        """
        return now if tried is None or self.meanwhile else tried


NOT_REFUSED: Final = RefusedChange()
