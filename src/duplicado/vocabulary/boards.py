"""Boards: number, dealer and vulnerability. Which board has which is Law 2 (`law.book.law_02`)."""

from __future__ import annotations

from dataclasses import dataclass

from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import NotationError, expect
from duplicado.vocabulary.seats import Seat, Side


class Vulnerability(Enumeration):
    """Vulnerability of the sides; the value is the canonical text."""

    NONE = "none"
    NS = "ns"
    EW = "ew"
    BOTH = "both"

    def includes(self, who: Side | Seat) -> bool:
        """Tell whether that side, or the side of that seat, is vulnerable."""
        side = who.side if isinstance(who, Seat) else expect(who, (Side, Seat), "who")
        return self is Vulnerability.BOTH or self.value == side.value.lower()

    def __str__(self) -> str:
        """Print none, ns, ew or both."""
        return self.value

    @classmethod
    def parse(cls, text: str) -> Vulnerability:
        """Read the canonical text.

        Raises:
            NotationError: `text` is none of none, ns, ew, both.
        """
        try:
            return cls(text)
        except ValueError:
            raise NotationError(expect(text, str, "text"), "a vulnerability", "write none, ns, ew or both") from None


@checked
@dataclass(frozen=True, slots=True)
class Board:
    """Markings of a duplicate board (Law 2)."""

    number: int
    dealer: Seat
    vulnerability: Vulnerability

    @property
    def markings(self) -> str:
        """The text of its markings, e.g. `7 S / both`."""
        return f"{self.number} {self.dealer} / {self.vulnerability}"

    def _repr_html_(self) -> str:  # pyright: ignore[reportUnusedFunction] # notebooks call it
        """Draw the markings in a notebook."""
        from duplicado.vocabulary.drawing import DrawnBoard  # noqa: PLC0415 - readers of files draw nothing

        return DrawnBoard(self.markings, self.dealer).html()

    def to_svg(self) -> str:
        """Draw the markings as a picture."""
        from duplicado.vocabulary.drawing import DrawnBoard  # noqa: PLC0415 - readers of files draw nothing

        return DrawnBoard(self.markings, self.dealer).svg()
