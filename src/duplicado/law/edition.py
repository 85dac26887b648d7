"""Editions of the Laws, as values: a base with overlays, which say what an amendment changes of the edition below.

Everything else holds. A later amendment is one more entry of `OVERLAYS`, a member of `Edition` by its name, and the
words of its clauses in the catalogue (`amendments.csv`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from types import MappingProxyType
from typing import Final

from duplicado.law.reference import ClauseId
from duplicado.vocabulary.enumeration import Enumeration


@dataclass(frozen=True, slots=True)
class Overlay:
    """An amendment: what it replaces, adds and removes, by the numbers of clauses."""

    name: str
    """The name of the edition that it makes, e.g. "2017+2024"."""
    base: str
    """The name of the edition that it amends, which may be an overlay itself."""
    in_force: date
    """From which day it holds."""
    replaced: tuple[tuple[ClauseId, ClauseId], ...] = ()
    """Clauses with another text: the number in the base, and the number here, which may be the same."""
    added: tuple[ClauseId, ...] = ()
    removed: tuple[ClauseId, ...] = ()

    def leaves(self, clause: ClauseId) -> bool:
        """Tell whether the clause of the base with that number holds here as it stands there.

        What is below a clause goes with it: when 73B is replaced, so is 73B1.
        """
        gone = (*(old for old, _ in self.replaced), *self.removed)
        new = (*(number for _, number in self.replaced), *self.added)
        return clause not in new and not any(each.covers(clause) for each in gone)

    def number_of(self, clause: ClauseId) -> ClauseId | None:
        """Return the number here of a clause of the base; `None` for one that is removed, with what is above it."""
        for old, number in self.replaced:
            if old == clause:
                return number
        return clause if self.leaves(clause) else None

    @property
    def changed(self) -> tuple[ClauseId, ...]:
        """The clauses that the base does not have as they stand here: their numbers here, in the order of the book."""
        return tuple(sorted((*(number for _, number in self.replaced), *self.added)))


def _overlay(
    name: str, base: str, in_force: date, *, replaced: Mapping[str, str], added: str = "", removed: str = ""
) -> Overlay:
    pairs = tuple((ClauseId.parse(old), ClauseId.parse(new)) for old, new in replaced.items())
    return Overlay(
        name,
        base,
        in_force,
        pairs,
        tuple(map(ClauseId.parse, added.split())),
        tuple(map(ClauseId.parse, removed.split())),
    )


OVERLAYS: Final[Mapping[str, Overlay]] = MappingProxyType(
    {
        overlay.name: overlay
        for overlay in (
            # Reading: the Spanish text, the only one at hand, has the pauses of 73A2 in 73D3. That the rest of 73A2 (no
            # undue emphasis, no unusual tempo) is gone is said nowhere, and 73D1 builds on it: it is taken to stand.
            # The gravest offence of 73B2 is now among what 89 names.
            _overlay(
                "2017+2024",
                "2017",
                date(2024, 1, 1),
                replaced={"73A2": "73A2", "73B1": "73B", "73C1": "73C1", "89": "89"},
                added="73D3",
                removed="73B2",
            ),
        )
    }
)
"""Every amendment, by the name of the edition that it makes."""


class Edition(Enumeration):
    """An edition of the Laws; the value is its name in cases and files.

    An edition that amends another is declared in `OVERLAYS` under its name. It says only what it changes: a
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
