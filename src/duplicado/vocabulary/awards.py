"""Names of the artificial adjusted scores, and the degrees of fault for which they are given (Law 12C2)."""

from __future__ import annotations

from typing import Final

from duplicado.vocabulary.enumeration import Enumeration


class Award(Enumeration):
    """The artificial adjusted scores that have a name."""

    AVERAGE_PLUS = "average plus"
    """For a contestant in no way at fault: at least 60 % (12C2a)."""
    AVERAGE = "average"
    """For a contestant partly at fault: 50 %."""
    AVERAGE_MINUS = "average minus"
    """For a contestant directly at fault: at most 40 %."""
    SESSION_AVERAGE = "session average"
    """The average of the contestant's other boards of the session, given under a regulation for a board that could not
    be played and for a bye."""

    @property
    def symbol(self) -> str:
        """The short name, as it is written in files and on travellers: `A+`, `A`, `A-`; `Ø` follows the session."""
        return _SYMBOLS[self]


_SYMBOLS: Final = {
    Award.AVERAGE_PLUS: "A+",
    Award.AVERAGE: "A",
    Award.AVERAGE_MINUS: "A-",
    Award.SESSION_AVERAGE: "Ø",
}


class Fault(Enumeration):
    """Degree of a contestant's fault for having no score (Law 12C2(a))."""

    DIRECTLY = "directly"
    PARTLY = "partly"
    NOT = "not"
