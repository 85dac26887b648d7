"""Proof without a search that claimer's side wins another trick, the opponents having the lead.

Claimer wins one while a high card is left to him. Who leads a suit in which a hand of his has a high card loses the
trick, since claimer takes what he is sure to win, unless the high card is ruffed, claimer guesses wrong, or he fears a
ruff and plays low. And a hand throws a high card only when nothing else is left to it but trumps. So the opponents must
first take tricks enough otherwise that a hand has none but high cards, and then one for each high card that it has of a
suit.

`SuitControl` is what a suit tells of that. Wherever it is not clear what the opponents can do they are taken to be able
to, so that what is found to be kept is kept. Hands of claimer's side and opponents are numbered 0 and 1; opponent 0
sits behind hand 0, and leads to it through hand 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations


@dataclass(frozen=True, slots=True)
class SuitControl:
    """A suit as it lies between claimer's hands and the opponents."""

    high: tuple[int, int]
    """Cards of either hand that no opponent's card beats."""
    beaten: tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]]
    """For each other card of either hand, from the highest, how many cards of either opponent beat it."""
    held: tuple[int, int]
    """Cards of either opponent."""
    overtakes: tuple[bool, bool]
    """True for an opponent who can win a trick that the other has led."""


def control_of(hands: tuple[int, int], opponents: tuple[int, int]) -> SuitControl:
    """Describe a suit by the ranks that each holds, as sets of bits."""
    every = opponents[0] | opponents[1]
    high = [0, 0]
    beaten: list[tuple[tuple[int, int], ...]] = []
    for number, hand in enumerate(hands):
        others: list[tuple[int, int]] = []
        for rank in range(hand.bit_length() - 1, -1, -1):
            if hand >> rank & 1:
                if every >> rank:
                    others.append(((opponents[0] >> rank).bit_count(), (opponents[1] >> rank).bit_count()))
                else:
                    high[number] += 1
        beaten.append(tuple(others))
    first, second = opponents
    shared = bool(first and second)
    return SuitControl(
        (high[0], high[1]), (beaten[0], beaten[1]), (first.bit_count(), second.bit_count()),
        (shared and first > second & -second, shared and second > first & -first),
    )  # fmt: skip


def keeps_a_trick(plain: Sequence[SuitControl], trumps: SuitControl | None, leader: int) -> bool:
    """Tell whether claimer's side wins one of the tricks to come, an opponent being on lead."""
    blocked = [suit for suit in plain if suit.high != (0, 0)]
    if not blocked:
        return False
    held = trumps.held if trumps else (0, 0)
    opened = [suit for suit in plain if suit.high == (0, 0)]
    attempt = _Attempt(opened, blocked, held)
    passes_on = (trumps is not None and trumps.overtakes[1 - leader]) or attempt.passes_on(leader)
    if not passes_on:
        return _Attempt(opened, blocked, held, alone=leader).fails()
    return attempt.fails() and all(
        other.fails()
        for count in range(1, len(blocked) + 1)
        for ruffed in combinations(blocked, count)
        if sum(max(suit.high) for suit in ruffed) <= sum(held)
        and all(map((other := _Attempt(opened, blocked, held, ruffed)).may_be_ruffed, ruffed))
    )


class _Attempt:
    """An attempt of the opponents to win every trick."""

    def __init__(
        self, opened: list[SuitControl], blocked: list[SuitControl], trumps: tuple[int, int],
        ruffed: tuple[SuitControl, ...] = (), alone: int | None = None,
    ) -> None:  # fmt: skip
        """Take the suits that no high card of claimer's stops and the others, and the opponents' trumps.

        The high cards of the suits in `ruffed` are ruffed away; `alone` is the opponent who leads to every trick.
        """
        self.opened = [*opened, *ruffed]
        self.kept = [suit for suit in blocked if not any(suit is other for other in ruffed)]
        self.trumps = trumps
        self.ruffed = ruffed
        led = [suit.held if alone is None else (suit.held[alone],) for suit in self.opened]
        self.tricks = [max(held) for held in led]
        # A card of another suit goes when partner leads what one has not, and when partner ruffs it.
        self.thrown = [
            0 if one == alone else trumps[1 - one] + sum(max(0, s.held[1 - one] - s.held[one]) for s in self.opened)
            for one in (0, 1)
        ]
        if alone is None:
            ruffs = sum(trumps) > 0 and (bool(ruffed) or any(map(self.may_be_ruffed, self.kept)))
            self.with_trumps = sum(trumps) if ruffs else max(trumps)
        else:
            self.with_trumps = trumps[alone]
        self.lost = self._lost(alone)

    def may_be_ruffed(self, suit: SuitControl) -> bool:
        """Tell whether an opponent who has a trump can be out of a suit that the other leads."""
        return any(self.trumps[one] and suit.held[1 - one] and suit.held[one] <= self.thrown[one] for one in (0, 1))

    def passes_on(self, leader: int) -> bool:
        """Tell whether the partner of the opponent on lead can come to lead, by other cards than trumps led."""
        other = 1 - leader
        if any(suit.overtakes[other] for suit in self.opened) or any(
            self._may_guess(suit, other) for suit in self.kept
        ):
            return True
        return self.trumps[other] > 0 and any(
            suit.held[leader] and suit.held[other] <= self.thrown[other] for suit in (*self.opened, *self.kept)
        )

    def fails(self) -> bool:
        """Tell whether neither hand has to throw all its high cards of a suit, while there is one."""
        for hand in (0, 1):
            fewest = min((suit.high[hand] for suit in self.kept if suit.high[hand]), default=0)
            if not fewest:
                continue
            needed = fewest + sum(suit.high[hand] for suit in self.ruffed)
            taken = self.with_trumps + self.lost
            for suit, tricks in zip(self.opened, self.tricks, strict=True):
                needed += len(suit.beaten[hand])
                taken += max(tricks, len(suit.beaten[hand]))
            needed += sum(len(suit.beaten[hand]) for suit in self.kept)
            if taken >= needed or taken + self._promoted(hand) >= needed:
                return False
        return bool(self.kept)

    def _may_guess(self, suit: SuitControl, hand: int) -> bool:
        """Tell whether a hand in second seat may try a card that only one of the next opponent's beats."""
        behind, before = hand, 1 - hand
        return bool(suit.high[hand] and suit.held[before]) and any(
            0 < beating[behind] <= self.thrown[behind] + 1 and beating[before] <= self.thrown[before]
            for beating in suit.beaten[hand]
        )

    def _may_duck(self, suit: SuitControl, hand: int) -> bool:
        """Tell whether a hand in second seat may fear that the next opponent, who is out of the suit, ruffs."""
        return any(self.trumps) and suit.held[1 - hand] > 0 and suit.held[hand] <= self.thrown[hand]

    def _lost(self, alone: int | None) -> int:
        """Return the tricks that claimer may lose in suits of which he has high cards, ruffs apart."""
        possible = False
        lost = 0
        for suit in self.kept:
            ruffed = alone is None and any(self.trumps) and self.may_be_ruffed(suit)
            most = 0
            for hand in (0, 1):
                # With a high card in fourth seat the other hand wins. To a hand leads the opponent of the other number.
                if suit.high[hand] and (ruffed or not suit.high[1 - hand]) and alone != hand:
                    most = max(most, min(len(suit.beaten[hand]), suit.held[1 - hand]))
                    possible = possible or self._may_duck(suit, hand) or self._may_guess(suit, hand)
            lost += most
        return lost if possible else 0

    def _promoted(self, hand: int) -> int:
        """Return how many beaten cards of the suits with high cards may become high, and be kept to the end."""
        limits = self.thrown[0] + self.lost, self.thrown[1] + self.lost
        spent = {(0, 0): 0}
        for suit in self.kept:
            for (first, second), count in tuple(spent.items()):
                for number, (by_first, by_second) in enumerate(suit.beaten[hand], 1):
                    cost = first + by_first, second + by_second
                    if cost[0] > limits[0] or cost[1] > limits[1]:
                        break
                    spent[cost] = max(spent.get(cost, 0), count + number)
        return max(spent.values())
