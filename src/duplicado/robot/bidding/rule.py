"""Rules of a bidding system: a call, the hands that make it, and its place among the other rules of the moment."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from duplicado.law.comparable import cells
from duplicado.law.comparable.cells import Region
from duplicado.law.comparable.shown import limits_of_call
from duplicado.law.meaning import CallMeaning
from duplicado.robot.hand_cells import in_region
from duplicado.vocabulary.calls import Call
from duplicado.vocabulary.cards import Rank
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.suits import Suit

_TOP: Final = frozenset({Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK})
_GOOD: Final = 2
"""So many of the top honours make a suit good."""


@dataclass(frozen=True)
class Rule:
    """One line of a system: which hands make a call, after the auction of its menu."""

    call: Call
    meaning: CallMeaning
    priority: tuple[int, int]
    """Priority among several rules that fit a hand, of which the highest decides: the number in the data, then the
    place in it."""
    aces: frozenset[int] | None = None
    """Number of aces of the hand; `None` where that does not matter."""
    good: frozenset[Suit] = frozenset()
    """Suits that must be good: two of the four top honours at least."""
    words: str = ""
    """The name of the convention: the message `robot-words-<words>`; empty where there is nothing to name."""
    is_alertable: bool = False

    @cached_property
    def region(self) -> Region:
        """The hands that fit, as far as lengths of suits and points tell."""
        return limits_of_call(self.meaning)

    @property
    def is_exact(self) -> bool:
        """True where every hand of the region makes the call: nothing is asked besides lengths and points."""
        return self.aces is None and not self.good

    def fits(self, hand: Hand) -> bool:
        """Tell whether a hand of thirteen cards fits."""
        return in_region(hand, self.region) and self.has_the_honours(hand)

    def has_the_honours(self, hand: Hand) -> bool:
        """Tell whether the hand has as many aces as the rule wants, and good suits where it wants them."""
        if self.aces is not None and sum(card.rank is Rank.ACE for card in hand) not in self.aces:
            return False
        return all(sum(card.suit is suit and card.rank in _TOP for card in hand) >= _GOOD for suit in self.good)


@dataclass(frozen=True)
class Menu:
    """The rules for one auction, the highest priority first."""

    rules: tuple[Rule, ...]

    def rule_for(self, hand: Hand, permitted: Iterable[Call]) -> Rule | None:
        """Return the first rule that the hand fits and whose call is permitted; `None` where there is none."""
        open_calls = set(permitted)
        return next((rule for rule in self.rules if rule.call in open_calls and rule.fits(hand)), None)

    def rules_of(self, call: Call) -> tuple[Rule, ...]:
        """List the rules by which that call is made."""
        return tuple(rule for rule in self.rules if rule.call is call)

    def meaning_of(self, call: Call) -> CallMeaning:
        """Return what the call means, which rule ever the hand fits: the rules of the call are its alternatives."""
        meanings = tuple(rule.meaning for rule in self.rules_of(call) if rule in self._made)
        if len(meanings) == 1:
            return meanings[0]
        return CallMeaning(forcing=any(meaning.forcing for meaning in meanings), alternatives=meanings)

    def shown(self, call: Call) -> Region:
        """Return the hands that make the call: those of its rules, less those that a higher rule takes."""
        return self._shown.get(call, cells.NO_HAND)

    @cached_property
    def uncovered(self) -> Region:
        """The hands that no rule covers."""
        return cells.without(cells.EVERY_HAND, cells.union(rule.region for rule in self.rules if rule.is_exact))

    @cached_property
    def _made(self) -> tuple[Rule, ...]:
        """The rules that some hand is left for."""
        left, found = cells.EVERY_HAND, list[Rule]()
        for rule in self.rules:
            if not cells.is_empty(cells.every((rule.region, left))):
                found.append(rule)
            if rule.is_exact:
                left = cells.without(left, rule.region)
        return tuple(found)

    @cached_property
    def _shown(self) -> dict[Call, Region]:
        found: dict[Call, Region] = {}
        left = cells.EVERY_HAND
        for rule in self.rules:
            own = cells.every((rule.region, left))
            found[rule.call] = cells.union((found.get(rule.call, cells.NO_HAND), own))
            if rule.is_exact:
                left = cells.without(left, rule.region)
        return found
