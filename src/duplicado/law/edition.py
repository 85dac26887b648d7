"""Editions of the Laws, as values: a base with overlays."""

from __future__ import annotations

from typing import Final

from duplicado.law.overlay import OVERLAYS, Overlay
from duplicado.vocabulary.enumeration import Enumeration


class Edition(Enumeration):
    """An edition of the Laws; the value is its name in cases and files.

    An edition that amends another is declared in `law.overlay.OVERLAYS` under its name. It says only what it changes: a
    rule that is not found in it is looked for in `base`.
    """

    LAWS_2007 = "2007"
    LAWS_2017 = "2017"
    LAWS_2017_AMENDED_2024 = "2017+2024"

    @property
    def overlay(self) -> Overlay | None:
        """Changes that this edition makes of its base; `None` for one that stands by itself."""
        return OVERLAYS.get(self.value)

    @property
    def base(self) -> Edition | None:
        """The edition that this one overlays; `None` for one that stands by itself."""
        return _BASES[self]

    @property
    def numbering(self) -> Edition:
        """The edition by whose clause numbers this one cites: 2007 or 2017."""
        return _NUMBERINGS[self]

    @property
    def is_of_2007(self) -> bool:
        """True for the edition of 2007, and for what amends it: where its rules differ from those of 2017."""
        return self.numbering is Edition.LAWS_2007

    @property
    def overlays(self) -> tuple[Overlay, ...]:
        """The amendments that it is made of, the earliest first; none for one that stands by itself."""
        above, overlay = self.base, self.overlay
        return () if overlay is None or above is None else (*above.overlays, overlay)

    def includes(self, amended: Edition) -> bool:
        """Tell whether this is that edition or an amendment of it, so that what it brought holds here unless replaced.

        >>> Edition.LAWS_2017_AMENDED_2024.includes(Edition.LAWS_2017)
        True
        """
        return self is amended or (self.base is not None and self.base.includes(amended))

    def __str__(self) -> str:
        """Print the name."""
        return self.value


# The table asks at every step: both are worked out once.
_BASES: Final = {edition: Edition(edition.overlay.base) if edition.overlay is not None else None for edition in Edition}


def _numbering(edition: Edition) -> Edition:
    base = _BASES[edition]
    return edition if base is None else _numbering(base)


_NUMBERINGS: Final = {edition: _numbering(edition) for edition in Edition}

EVERY_EDITION = tuple(Edition)
BASE_EDITIONS = tuple(edition for edition in Edition if edition.base is None)
"""Those that stand by themselves: what a clause function holds in unless it says otherwise, and with them every
amendment that leaves the clause as it is."""
