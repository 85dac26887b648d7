"""Matchings against counting out every possibility, and their speed where many meet many."""

import time
from collections.abc import Iterator, Sequence
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from duplicado.event.pairing.matching import Graph, foremost_matching, leavable, maximum_matching


@st.composite
def choices(draw: st.DrawFn, most: int = 9) -> list[list[int]]:
    size = draw(st.integers(0, most))
    edges = draw(st.sets(st.sampled_from(list(combinations(range(size), 2))))) if size > 1 else set()
    lists: list[list[int]] = [[] for _ in range(size)]
    for one, other in edges:
        lists[one].append(other)
        lists[other].append(one)
    return [draw(st.permutations(each)) for each in lists]


def matchings(lists: Sequence[Sequence[int]], free: frozenset[int]) -> Iterator[tuple[tuple[int, int], ...]]:
    """Every matching of everybody, in the order in which the first, then the second, has the better choice."""
    if not free:
        yield ()
        return
    one = min(free)
    for other in lists[one]:
        if other in free:
            for rest in matchings(lists, free - {one, other}):
                yield ((one, other), *rest)


def largest(lists: Sequence[Sequence[int]], free: frozenset[int]) -> int:
    if not free:
        return 0
    one = min(free)
    rest = free - {one}
    paired = (1 + largest(lists, rest - {other}) for other in lists[one] if other in rest)
    return max(largest(lists, rest), *paired, 0)


@given(choices())
def test_as_many_as_possible_are_paired(lists: list[list[int]]) -> None:
    mate = maximum_matching(Graph(lists))
    assert all(other == -1 or (mate[other] == one and other in lists[one]) for one, other in enumerate(mate))
    assert sum(other != -1 for other in mate) == 2 * largest(lists, frozenset(range(len(lists))))


@given(choices(10), st.data())
def test_the_first_has_the_best_choice_then_the_second(lists: list[list[int]], data: st.DataObject) -> None:
    without = data.draw(st.sets(st.sampled_from(range(len(lists))), max_size=2)) if lists else set()
    everybody = frozenset(range(len(lists))) - without
    assert foremost_matching(lists, without) == next(matchings(lists, everybody), None)


@given(choices())
def test_who_can_be_left_out(lists: list[list[int]]) -> None:
    everybody = frozenset(range(len(lists)))
    spared = {each for each in everybody if next(matchings(lists, everybody - {each}), None) is not None}
    assert leavable(lists) == spared


def test_blossoms_within_blossoms() -> None:
    # Two triangles that hang on one another by a path: everybody is paired only through both.
    edges = [(0, 1), (1, 2), (2, 0), (2, 3), (3, 4), (4, 5), (5, 6), (6, 4), (5, 7), (0, 8), (8, 9)]
    lists: list[list[int]] = [[] for _ in range(10)]
    for one, other in edges:
        lists[one].append(other)
        lists[other].append(one)
    assert foremost_matching(lists) == next(matchings(lists, frozenset(range(10))))


def test_two_hundred_are_quick() -> None:
    # Everybody has met the hundred who stand nearest.
    size = 200
    lists = [[j for j in range(size) if abs(i - j) > 50] for i in range(size)]
    begun = time.process_time()
    pairs = foremost_matching(lists)
    assert pairs is not None
    assert time.process_time() - begun < 1
