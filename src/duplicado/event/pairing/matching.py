"""Matchings: as many as possible of a number of contestants put into twos who may meet.

The method is J. Edmonds' (Paths, trees, and flowers, 1965): a matching that leaves two unpaired can be enlarged exactly
when a path leads from one to the other that goes alternately over pairs that are not and that are in the matching; odd
circles met on the way ("blossoms") are shrunk to one point.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Sequence

UNPAIRED = -1


class Graph:
    """Contestants who may meet, by number from 0. Numbers that were taken out meet nobody."""

    def __init__(self, choices: Sequence[Sequence[int]], without: Collection[int] = ()) -> None:
        """Take for each number whom it may meet, best first; of two who may meet each stands in the other's list."""
        self.choices = choices
        self.present = [number not in without for number in range(len(choices))]

    def take_out(self, *numbers: int) -> None:
        """Leave some out of everything that follows."""
        for number in numbers:
            self.present[number] = False

    def put_back(self, *numbers: int) -> None:
        """Undo `take_out`."""
        for number in numbers:
            self.present[number] = True


class _Search:
    """The search for a path that enlarges a matching, from one root."""

    def __init__(self, graph: Graph, mate: list[int]) -> None:
        self.graph = graph
        self.mate = mate
        size = len(mate)
        self.parent = [UNPAIRED] * size
        self.base = list(range(size))
        self.even = [False] * size
        self.queue: deque[int] = deque()

    def enlarge(self, root: int) -> bool:
        """Pair the root, changing others' partners; nothing is changed when it cannot be done."""
        self.even[root] = True
        self.queue.append(root)
        mate, base, parent, present = self.mate, self.base, self.parent, self.graph.present
        while self.queue:
            one = self.queue.popleft()
            for other in self.graph.choices[one]:
                if not present[other] or base[one] == base[other] or mate[one] == other:
                    continue
                if other == root or (mate[other] != UNPAIRED and parent[mate[other]] != UNPAIRED):
                    self._shrink(one, other)
                elif parent[other] == UNPAIRED:
                    parent[other] = one
                    if mate[other] == UNPAIRED:
                        self._turn(other)
                        return True
                    self.even[mate[other]] = True
                    self.queue.append(mate[other])
        return False

    def _turn(self, end: int) -> None:
        """Exchange what is and what is not in the matching along the path found."""
        mate = self.mate
        while end != UNPAIRED:
            before = self.parent[end]
            further = mate[before]
            mate[end], mate[before] = before, end
            end = further

    def _shrink(self, one: int, other: int) -> None:
        """Make one point of the odd circle that two even numbers close."""
        stem = self._meeting_point(one, other)
        inside = [False] * len(self.base)
        self._mark(one, stem, other, inside)
        self._mark(other, stem, one, inside)
        for number, base in enumerate(self.base):
            if inside[base]:
                self.base[number] = stem
                if not self.even[number]:
                    self.even[number] = True
                    self.queue.append(number)

    def _mark(self, number: int, stem: int, child: int, inside: list[bool]) -> None:
        while self.base[number] != stem:
            partner = self.mate[number]
            inside[self.base[number]] = inside[self.base[partner]] = True
            self.parent[number] = child
            child = partner
            number = self.parent[partner]

    def _meeting_point(self, one: int, other: int) -> int:
        """Find where the paths from two even numbers to the root meet first."""
        passed = [False] * len(self.base)
        while True:
            one = self.base[one]
            passed[one] = True
            if self.mate[one] == UNPAIRED:
                break
            one = self.parent[self.mate[one]]
        while True:
            other = self.base[other]
            if passed[other]:
                return other
            other = self.parent[self.mate[other]]


def maximum_matching(graph: Graph) -> list[int]:
    """Pair as many as possible of those who were not taken out.

    Returns:
        For each number the one that it is paired with, or `UNPAIRED`.
    """
    mate = [UNPAIRED] * len(graph.choices)
    present = [number for number, here in enumerate(graph.present) if here]
    for one in present:  # most are paired at once; the search is for what is left over
        if mate[one] == UNPAIRED:
            for other in graph.choices[one]:
                if graph.present[other] and mate[other] == UNPAIRED:
                    mate[one], mate[other] = other, one
                    break
    for one in present:
        if mate[one] == UNPAIRED:
            _Search(graph, mate).enlarge(one)
    return mate


def leavable(choices: Sequence[Sequence[int]]) -> frozenset[int]:
    """Return those each of whom can be left out so that all the others can be paired.

    Where a matching leaves out one, it is those whom alternating paths of even length lead to from him: each of them
    can be left out in his stead (the set D of T. Gallai and J. Edmonds).
    """
    graph = Graph(choices)
    mate = maximum_matching(graph)
    left = [number for number, partner in enumerate(mate) if partner == UNPAIRED]
    if len(left) != 1:
        return frozenset()
    search = _Search(graph, mate)
    search.enlarge(left[0])
    return frozenset(number for number, even in enumerate(search.even) if even)


def foremost_matching(
    choices: Sequence[Sequence[int]], without: Collection[int] = ()
) -> tuple[tuple[int, int], ...] | None:
    """Pair everybody so that the first gets the best choice there is, then the second, and so on.

    No other perfect matching comes before this one when they are compared choice by choice in the order of the numbers:
    a choice is passed over only when those who then remain have no perfect matching. It is the perfect matching of
    greatest weight where what an earlier number gets outweighs everything that later ones can get.

    Args:
        choices: for each number whom it may meet, best first; of two who may meet each stands in the other's list.
        without: numbers that are left out.

    Returns:
        The pairs in the order of their lower numbers, `None` when not everybody can be paired.

    >>> foremost_matching([[1, 2, 3], [0], [0, 3], [0, 2]])
    ((0, 1), (2, 3))
    >>> foremost_matching([[1, 2, 3], [0, 2, 3], [0, 1], [0, 1]])
    ((0, 2), (1, 3))
    """
    graph = Graph(choices, without)
    mate = maximum_matching(graph)
    if any(here and mate[number] == UNPAIRED for number, here in enumerate(graph.present)):
        return None
    pairs: list[tuple[int, int]] = []
    for one, theirs in enumerate(choices):
        if graph.present[one]:
            other = next(each for each in theirs if graph.present[each] and _settle(graph, mate, one, each))
            pairs.append((one, other))
    return tuple(pairs)


def _settle(graph: Graph, mate: list[int], one: int, other: int) -> bool:
    """Take two out as a pair if the rest can still be paired; `mate` is then a matching of the rest."""
    left, right = mate[one], mate[other]
    graph.take_out(one, other)
    mate[one] = mate[other] = UNPAIRED
    if left == other:
        return True
    mate[left] = mate[right] = UNPAIRED
    if _Search(graph, mate).enlarge(left):
        return True
    graph.put_back(one, other)
    mate[one], mate[left] = left, one
    mate[other], mate[right] = right, other
    return False
