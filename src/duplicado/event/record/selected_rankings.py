"""The rankings among some of the contestants that are published beside the ranking of all."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from duplicado.event.record.board_views import RankingView
from duplicado.event.record.state import EventState
from duplicado.event.standing import Ranking
from duplicado.vocabulary.enumeration import Enumeration


class SelectionKind(Enumeration):
    """Ground of a ranking that is not that of all; the value is a part of addresses."""

    CATEGORY = "category"
    STRATUM = "stratum"
    HANDICAP = "handicap"


@dataclass(frozen=True, slots=True)
class Selection:
    """Selection of a ranking."""

    kind: SelectionKind
    view: RankingView
    name: str = ""
    """Of the category or the stratum."""
    is_with_lower: bool = False
    """True where lower strata than the one that is named are ranked with it."""


@dataclass(frozen=True, slots=True)
class RankedSelection:
    """A selection as it stands: one ranking, or two where the lines are ranked apart."""

    selection: Selection
    rankings: tuple[Ranking, ...]


def selections_of(state: EventState) -> tuple[Selection, ...]:
    """Return the rankings that the entries of contestants give occasion for.

    That is one for each category; one for each stratum below the highest; and one with handicaps where somebody has
    any, of which the conditions say how much counts.

    Reading: strata are named in their order, `A` or `1` being the highest, and who belongs to a lower one is ranked in
    each above it as well, as the American Contract Bridge League does. Where everybody has a stratum, the ranking in
    the highest is that of all.
    """
    return (*_categories(state), *_strata(state), *_handicap(state))


def _categories(state: EventState) -> Iterator[Selection]:
    names = {name for entry in state.contestants.values() for name in entry.categories if name}
    for name in sorted(names):
        yield Selection(SelectionKind.CATEGORY, RankingView(category=name), name)


def _strata(state: EventState) -> Iterator[Selection]:
    entries = state.contestants.values()
    names = sorted({entry.stratum for entry in entries if entry.stratum}, key=_in_order)
    everybody_has_one = all(entry.stratum for entry in entries)
    for at, name in enumerate(names):
        if at or not everybody_has_one:
            view = RankingView(strata=tuple(names[at:]))
            yield Selection(SelectionKind.STRATUM, view, name, is_with_lower=at + 1 < len(names))


def _in_order(name: str) -> tuple[int, str]:
    """Order strata that are numbered by their numbers."""
    return (int(name), "") if name.isascii() and name.isdigit() and len(name) < 10 else (0, name)


def _handicap(state: EventState) -> Iterator[Selection]:
    if any(entry.handicap for entry in state.contestants.values()):
        part = state.conditions.handicap_part
        yield Selection(SelectionKind.HANDICAP, RankingView(handicap=Fraction(1) if part is None else part))
