"""Editions of the Laws, as values: a base with overlays, which say what an amendment changes of the edition below.

Everything else holds. A later amendment is one more entry of `OVERLAYS`, a member of `Edition` by its name, and the
words of its clauses in the catalogue (`amendments.csv`).

A clause that is not listed among the correspondences has the same number in 2007 and 2017; what stands below a clause
moves with it. Where 2017 splits a clause of 2007, that one stands beside each part of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from duplicado.law.reference import ClauseId
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import NotationError


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


# Number of 2017 and number of 2007.
_MOVED: Final = """
9A3 9A3|9A4 9A3|9A5 9A4
10C4 10C4|13A1 13D1|13A2 13D2|13A 13D|13B1 13A|13B2 13B|13B 13A|13B 13B|13C 13F|13D 13C
15A1 17D1|15A2(a) 17D2|15A2(b) 17D2|15A2 17D2|15A3 17D3|15A4 17D4|15A 17D
15B1 15B|15B2 15A|15B2 15C|15B3 15B|15B 15C|16C 16D|16D 16C
17D1 22B1|17D2 22B2|17D1 17E1|17D2 17E1|17D3 17E2|17D 17E|20F4(a) 20F4|20G3 20G2|21B3 21B2|22A 22A2|22B 22A1
23A 27B1(b)|72C 23|25A4 25A2|25A5 25A3|25A6 25A4|26B 26A|26B 26B
30A 30A|30A 30B1|30B1 30A|30B1 30B2|30B1(a) 30B2(b)|30B1(b) 30B2(a)|30B2 30B3|31C 31B
32A 32B|32B 32A|32A2(a) 32B2|32A2(b) 32B2|35A 35|35B 35|35C 35|35D 35
40B1(b) 40B1(a)|40B1(c) 40B1(b)|40B1(a) 40B1(b)|40B2(a)(v) 40B2(d)|40B2(a)(iv) 40B3|40B3(a) 40B4|40B4 40B5|40B5 40B6
40B2(d) 40C3(a)|40B3(b) 40C3(b)|40A4 40B2(a)
45D1 45D|45D2 45D|50D2(b) 50D2(b)|51:fn16 50D2(b)|50E2 50E2|50E3 50E2
50E4 50E3|53C 53B|53B 53C|56A 56|56B 56|57A4 57A3|57C2 57C1|57C3 57C2|61C 62C3
63A4 63A3|64C1 64C|71A 71|71B 71|73C1 73C|73E2 73F|73E1 73E|79B3 79B2|86A 86C|86B1 86D
12C1(e) 12C1(b)|12C1(e)(i) 12C1(b)|12C1(e)(ii) 12C1(b)|12C2(b) 86A|12C2(b) 12C2(b)|12C4 12C4|12C4 86B
"""
_PAIRS: Final = tuple(
    (ClauseId.parse(new), ClauseId.parse(old))
    for new, old in (pair.split() for line in _MOVED.split("\n") for pair in line.split("|") if pair)
)


def _moved(clause: ClauseId, pairs: tuple[tuple[ClauseId, ClauseId], ...]) -> tuple[ClauseId, ...]:
    """Follow the longest listed number that contains the clause; what stands below it moves with it."""
    holding = [(source, target) for source, target in pairs if source.covers(clause)]
    if not holding:
        return (clause,)
    longest = max(len(source.path) for source, _ in holding)
    return tuple(_below(target, clause.path[longest:]) for source, target in holding if len(source.path) == longest)


def _below(target: ClauseId, steps: tuple[str, ...]) -> ClauseId:
    """Return what stands at those steps below a clause, or the clause itself where there is no such part."""
    try:
        return ClauseId.parse(f"{target}{''.join(steps)}")
    except NotationError:
        return target


@lru_cache(1 << 12)  # several times the clauses of both editions; numbers are also typed by people
def in_2007(clause: ClauseId) -> tuple[ClauseId, ...]:
    """Return the clauses of 2007 that say what that clause of 2017 says; the same number where nothing moved.

    >>> [str(clause) for clause in in_2007(ClauseId.parse("25A6"))]
    ['25A4']
    """
    return _moved(clause, _PAIRS)


@lru_cache(1 << 12)
def in_2017(clause: ClauseId) -> tuple[ClauseId, ...]:
    """Return the clauses of 2017 that say what that clause of 2007 says; the same number where nothing moved.

    >>> [str(clause) for clause in in_2017(ClauseId.parse("16D2"))]
    ['16C2']
    """
    return _moved(clause, tuple((old, new) for new, old in _PAIRS))


def spoken_in(editions: Iterable[Edition]) -> Edition:
    """Return the edition in whose numbers a text speaks that holds in these: that of 2017 unless it is of 2007 alone.

    Raises:
        ValueError: there is no edition.
    """
    return max((edition.numbering for edition in editions), key=lambda numbering: numbering.value)


def translated(clause: ClauseId, spoken: Edition, edition: Edition) -> tuple[ClauseId, ...]:
    """Return the numbers in an edition of a clause that is given by its number in another.

    >>> [str(each) for each in translated(ClauseId.parse("25A6"), Edition.LAWS_2017, Edition.LAWS_2007)]
    ['25A4']
    """
    if spoken.numbering is edition.numbering:
        return (clause,)
    return in_2007(clause) if edition.is_of_2007 else in_2017(clause)


@lru_cache(1 << 12)
def cited_in(edition: Edition, number: str) -> str:
    """Return the number by which an edition cites a clause that is given by its number of 2017.

    >>> cited_in(Edition.LAWS_2007, "17D3"), cited_in(Edition.LAWS_2017, "17D3")
    ('17E2', '17D3')
    """
    return str(translated(ClauseId.parse(number), Edition.LAWS_2017, edition)[0])


@lru_cache(1 << 12)
def named_in(edition: Edition, number: str) -> tuple[str, ...]:
    """Return the numbers by which a clause that an edition cites may be named: its own first, then those of 2017.

    What the editions have in common is told in the numbers of 2017, so a clause of 2007 is known by those, too.

    >>> named_in(Edition.LAWS_2007, "16D2"), named_in(Edition.LAWS_2017, "16D2")
    (('16D2', '16C2'), ('16D2',))
    """
    if not number[:1].isdigit():
        return (number,)
    return tuple(dict.fromkeys((number, *map(str, translated(ClauseId.parse(number), edition, Edition.LAWS_2017)))))
