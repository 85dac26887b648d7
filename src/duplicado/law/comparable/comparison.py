"""Comparing the meanings of a withdrawn call and of its replacement (Law 23A of 2017, Law 27B1(b) of 2007).

What is contained is decided exactly, over all cells of points and distributions that a hand can have; what is similar
follows the reading in `likeness`. What the data leave open is left to the Director, whose finding prevails in any case.
A hand can be the witness: one that the replacement may have, and the withdrawn call may not.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import Final

from duplicado.law.clause import clause, has_clause
from duplicado.law.comparable import cells
from duplicado.law.comparable.cells import DISTRIBUTIONS, Distribution, Region, counts
from duplicado.law.comparable.likeness import Comparability, ComparisonReason, ReasonKind, Verdict, percent, similarity
from duplicado.law.comparable.purpose import Purpose
from duplicado.law.comparable.shown import Alternative, alternatives, interpretations, unknown_shapes
from duplicado.law.edition import Edition, cited_in
from duplicado.law.meaning import CallMeaning
from duplicado.vocabulary.cards import Card, Rank
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.suits import Suit

_TOO_MANY_NAMES = 4


def judge(withdrawn: CallMeaning | None, replacement: CallMeaning | None, edition: Edition) -> bool | None:
    """Tell whether the replacement is comparable (2017), or has the same or a more precise meaning (2007).

    `None` when a meaning is not on file or leaves it open: then the Director must find it.
    """
    if withdrawn is None or replacement is None:
        return None
    return compare(withdrawn, replacement, edition).is_comparable


@lru_cache(maxsize=512)
def compare(withdrawn: CallMeaning, replacement: CallMeaning, edition: Edition = Edition.LAWS_2017) -> Comparability:
    """Compare two meanings under an edition.

    Reading: the fields of a meaning say all that the call shows, so that a withdrawn call without limits on a suit may
    have any length there. Of an asking or relay bid that is not so: the hands given for it are those that may ask, not
    those that must; a natural bid among them is left to the Director. Two calls of the same purpose are comparable
    unless the hands given for them exclude one another.
    """
    return _Comparison(_Side("withdrawn", withdrawn), _Side("replacement", replacement), edition).answer()


@dataclass(frozen=True, slots=True)
class _Side:
    """One of the two calls."""

    which: str
    meaning: CallMeaning

    @property
    def all_alternatives(self) -> tuple[Alternative, ...]:
        """The alternatives that some hand fits."""
        names = unknown_shapes(self.meaning)
        return tuple(one for one in alternatives(self.meaning) if not cells.is_empty(one.region(names)))

    @property
    def purposes(self) -> frozenset[Purpose | None]:
        """Purposes of the alternatives; `None` for one that only shows a hand."""
        return frozenset(one.purpose for one in self.all_alternatives)

    @property
    def shows_hands(self) -> bool:
        """True where each alternative says something of the hand."""
        return all(one.says_something for one in self.all_alternatives)

    @property
    def says_nothing(self) -> bool:
        """True where there is an alternative of which neither hands nor a purpose are given."""
        return not all(one.says_something or one.purpose for one in self.all_alternatives)

    @property
    def only_asks(self) -> bool:
        """True where it is an enquiry of which no hand is told."""
        return all(one.is_enquiry and not one.says_something for one in self.all_alternatives)

    def reason(self, kind: ReasonKind) -> ComparisonReason:
        """Return a reason that lies with this call."""
        return ComparisonReason(kind, (("which", self.which),))

    def told_purpose(self) -> str:
        """Write the purposes."""
        words: list[str] = []
        for one in self.all_alternatives:
            words += [condition.purpose for condition in one.conditions[-1:] if condition.purpose]
        return "; ".join(dict.fromkeys(words)) or self.meaning.purpose or "-"


@dataclass(frozen=True, slots=True)
class _Comparison:
    withdrawn: _Side
    replacement: _Side
    edition: Edition

    def answer(self) -> Comparability:
        for side in (self.withdrawn, self.replacement):
            if not side.all_alternatives:
                return self._undecided(side.reason(ReasonKind.NO_SUCH_HAND))
            if side.says_nothing:
                return self._undecided(side.reason(ReasonKind.NOTHING_SAID))
        if self.withdrawn.shows_hands and self.replacement.shows_hands:
            return self._by_hands()
        return self._by_purpose() or self._one_without_hands()

    @property
    def _same_purpose(self) -> bool:
        return None not in self.withdrawn.purposes and self.withdrawn.purposes == self.replacement.purposes

    @clause("23A2", editions=(Edition.LAWS_2017,))
    def _by_hands(self) -> Comparability:
        names = unknown_shapes(self.withdrawn.meaning, self.replacement.meaning)
        if len(names) > _TOO_MANY_NAMES:
            return self._undecided(*self._unknown(names))
        contained = self._is_contained(names, self._telling_alternatives())
        if contained and self._is_contained(names, self.replacement.all_alternatives, swapped=True):
            purposes_agree = self.withdrawn.purposes == self.replacement.purposes
            verdict = (Verdict.SIMILAR, "23A1") if purposes_agree else (Verdict.SUBSET, "23A2")
            return self._answer(*verdict, [ComparisonReason(ReasonKind.SAME_HANDS)])
        if contained:
            return self._answer(Verdict.SUBSET, "23A2", [ComparisonReason(ReasonKind.CONTAINED)])
        by_purpose = self._by_purpose()
        if by_purpose is not None:
            return by_purpose
        if self._is_contained(names, self.withdrawn.all_alternatives):
            return self._undecided(self.withdrawn.reason(ReasonKind.HANDS_OF_A_PURPOSE))
        if names and not self._excludes(names):
            return self._undecided(*self._unknown(names))
        return self._by_likeness(names)

    def _telling_alternatives(self) -> tuple[Alternative, ...]:
        """Return what the withdrawn call told: not what it asked, unless the replacement asks the same."""
        return tuple(
            one
            for one in self.withdrawn.all_alternatives
            if not one.is_enquiry or one.purpose in self.replacement.purposes
        )

    def _is_contained(self, names: frozenset[str], within: tuple[Alternative, ...], *, swapped: bool = False) -> bool:
        """Tell whether every hand of the replacement fits; `swapped`, whether every hand of the withdrawn call does."""
        inner = self.withdrawn if swapped else self.replacement
        return all(
            cells.is_within(
                cells.union(one.region(meant) for one in inner.all_alternatives),
                cells.union(one.region(meant) for one in within),
            )
            for meant in interpretations(names)
        )

    def _excludes(self, names: frozenset[str]) -> bool:
        """Tell whether no hand can fit both calls, whatever the unknown names mean."""
        first = cells.union(one.region(names) for one in self.withdrawn.all_alternatives)
        second = cells.union(one.region(names) for one in self.replacement.all_alternatives)
        return cells.is_empty(cells.every((first, second)))

    @clause("23A3", editions=(Edition.LAWS_2017,))
    def _by_purpose(self) -> Comparability | None:
        """Compare the purposes where both calls have one; `None` when that settles nothing."""
        if not self._same_purpose:
            return None
        reason = ComparisonReason(ReasonKind.SAME_PURPOSE, (("purpose", self.replacement.told_purpose()),))
        both_show = self.withdrawn.shows_hands and self.replacement.shows_hands
        if not has_clause("23A3", self.edition):
            # Law 27B1(b) of 2007 knows no purpose; but an answer ("0 or 3 key cards") is told by its purpose alone.
            asks = any(one.is_enquiry for one in self.withdrawn.all_alternatives)
            if both_show:
                return None
            return self._undecided(self.replacement.reason(ReasonKind.ASKS)) if asks else self._same_words(reason)
        names = unknown_shapes(self.withdrawn.meaning, self.replacement.meaning)
        if both_show and self._excludes(names):
            return self._answer(Verdict.NOT_COMPARABLE, "23A", [reason, ComparisonReason(ReasonKind.NO_HAND_IN_COMMON)])
        return self._answer(Verdict.SAME_PURPOSE, "23A3", [reason])

    def _same_words(self, reason: ComparisonReason) -> Comparability:
        if self.withdrawn.shows_hands or self.replacement.shows_hands:
            return self._undecided(reason)
        return self._answer(Verdict.SIMILAR, "23A1", [reason])

    def _one_without_hands(self) -> Comparability:
        """Compare where of one call only a purpose is told, and not the other's."""
        differ = ComparisonReason(
            ReasonKind.PURPOSES_DIFFER,
            (("withdrawn", self.withdrawn.told_purpose()), ("replacement", self.replacement.told_purpose())),
        )
        if None not in self.withdrawn.purposes | self.replacement.purposes and not (
            self.withdrawn.purposes & self.replacement.purposes
        ):
            return self._answer(Verdict.NOT_COMPARABLE, "23A", [differ])
        for side in (self.withdrawn, self.replacement):
            if side.only_asks:
                return self._answer(Verdict.NOT_COMPARABLE, "23A", [side.reason(ReasonKind.ASKS)])
        silent = self.replacement if self.withdrawn.shows_hands else self.withdrawn
        return self._undecided(silent.reason(ReasonKind.HANDS_OF_A_PURPOSE))

    @clause("23A1", editions=(Edition.LAWS_2017,))
    def _by_likeness(self, names: frozenset[str]) -> Comparability:
        outside = self._outside()
        reasons = [outside]
        if self._excludes(names):
            reasons = [ComparisonReason(ReasonKind.NO_HAND_IN_COMMON)]
        if not has_clause("23A1", self.edition):
            return self._answer(Verdict.NOT_COMPARABLE, "23A", reasons)
        if self.withdrawn.purposes != self.replacement.purposes and (self._asks(self.withdrawn, self.replacement)):
            told = (("withdrawn", self.withdrawn.told_purpose()), ("replacement", self.replacement.told_purpose()))
            return self._answer(
                Verdict.NOT_COMPARABLE, "23A", [*reasons, ComparisonReason(ReasonKind.PURPOSES_DIFFER, told)]
            )
        if names:
            return self._answer(Verdict.NOT_COMPARABLE, "23A", reasons)
        like, why = similarity(self.withdrawn.all_alternatives, self.replacement.all_alternatives)
        if like:
            return self._answer(Verdict.SIMILAR, "23A1", why)
        return self._answer(Verdict.NOT_COMPARABLE, "23A", [*reasons, *why])

    def _outside(self) -> ComparisonReason:
        shown = cells.union(one.region() for one in self.withdrawn.all_alternatives)
        hands = cells.union(one.region() for one in self.replacement.all_alternatives)
        part = 0 if cells.is_empty(hands) else percent(1 - cells.share(shown, hands))
        return ComparisonReason(ReasonKind.HANDS_OUTSIDE, (("percent", part),))

    @staticmethod
    def _asks(*sides: _Side) -> bool:
        return any(one.is_enquiry for side in sides for one in side.all_alternatives)

    @staticmethod
    def _unknown(names: frozenset[str]) -> list[ComparisonReason]:
        return [ComparisonReason(ReasonKind.UNKNOWN_SHAPE, (("shape", name),)) for name in sorted(names)]

    def _undecided(self, *reasons: ComparisonReason) -> Comparability:
        return self._answer(Verdict.UNDECIDED, "23A", list(reasons))

    def _answer(self, verdict: Verdict, clause_of_2017: str, reasons: list[ComparisonReason]) -> Comparability:
        forcing = self.withdrawn.meaning.forcing, self.replacement.meaning.forcing
        if None not in forcing and forcing[0] is not forcing[1]:
            reasons = [*reasons, ComparisonReason(ReasonKind.FORCING_DIFFERS)]
        clause = cited_in(self.edition, clause_of_2017)
        witness = None if verdict is Verdict.UNDECIDED else self._witness()
        return Comparability(verdict, clause, tuple(reasons), witness)

    def _witness(self) -> Hand | None:
        """Return a hand that the replacement certainly may have and the withdrawn call certainly may not."""
        if not (self.withdrawn.shows_hands and self.replacement.shows_hands):
            return None
        names = unknown_shapes(self.withdrawn.meaning, self.replacement.meaning)
        return typical_hand(
            cells.without(
                cells.union(one.region() for one in self.replacement.all_alternatives),
                cells.union(one.region(names) for one in self.withdrawn.all_alternatives),
            )
        )


_HONOURS: Final = tuple(rank for rank in reversed(Rank) if rank.points)
_SPOTS: Final = tuple(rank for rank in reversed(Rank) if rank not in _HONOURS)
_HONOUR_SETS: Final = tuple(held for size in range(5) for held in combinations(_HONOURS, size))


def typical_hand(region: Region) -> Hand | None:
    """Return a hand of the cell into which most hands of the region fall; `None` when there is none.

    The same region always gives the same hand: the honours lie as they most often do, the small cards are spread.
    """
    best: tuple[int, Distribution, int] | None = None
    for lengths, points in zip(DISTRIBUTIONS, region, strict=True):
        if not points:
            continue
        for value, count in counts(lengths).items():
            if points >> value & 1 and (best is None or count > best[0]):
                best = (count, lengths, value)
    return None if best is None else _hand(best[1], best[2])


def _hand(lengths: Distribution, points: int) -> Hand:
    """Build a hand of these lengths and points, of which there is one."""
    cards: list[Card] = []
    for suit in reversed(Suit):
        length, left = lengths[suit.index], lengths[: suit.index]
        ways = {held: _ways(held, length, left, points) for held in _HONOUR_SETS}
        honours = max(_HONOUR_SETS, key=ways.__getitem__)
        points -= _value(honours)
        cards += (Card(suit, rank) for rank in (*honours, *_spread(length - len(honours))))
    return Hand(cards)


def _value(honours: tuple[Rank, ...]) -> int:
    return sum(rank.points for rank in honours)


def _ways(honours: tuple[Rank, ...], length: int, left: tuple[int, ...], points: int) -> int:
    """Count the hands with these honours in a suit of that length and the rest of the points in the suits left."""
    if len(honours) > length:
        return 0
    return comb(len(_SPOTS), length - len(honours)) * counts(left).get(points - _value(honours), 0)


def _spread(number: int) -> tuple[Rank, ...]:
    return tuple(_SPOTS[(2 * place + 1) * len(_SPOTS) // (2 * number)] for place in range(number))
