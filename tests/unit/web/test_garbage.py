"""Collections while a server runs: what lives is set aside, and what died in cycles is found all the same."""

from __future__ import annotations

import gc
import subprocess
import sys
import weakref
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from duplicado.web.garbage import short_collections


class Node:
    """Something that can be in a cycle."""

    def __init__(self) -> None:
        self.other: Node | None = None


def a_cycle() -> tuple[Node, weakref.ref[Node]]:
    one, other = Node(), Node()
    one.other, other.other = other, one
    return one, weakref.ref(one)


def test_what_survives_a_full_collection_is_set_aside() -> None:
    with short_collections():
        set_aside = gc.get_freeze_count()
        kept = [[number] for number in range(10_000)]
        gc.collect()
        assert gc.get_freeze_count() > set_aside
        assert len(gc.get_objects(generation=2)) < len(kept)
    assert gc.get_freeze_count() == 0


def test_a_start_counts_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """To count what is set aside goes through all of it, for which the first to come would wait."""
    counted: list[int] = []
    count = gc.get_freeze_count

    def counting() -> int:
        counted.append(count())
        return counted[-1]

    monkeypatch.setattr(gc, "get_freeze_count", counting)
    with short_collections():
        assert not counted
        gc.collect()
        assert len(counted) == 1


def test_what_survives_two_young_collections_leaves_nothing_for_a_full_one() -> None:
    with short_collections():
        kept = [[number] for number in range(10_000)]
        gc.collect(1)
        assert len(gc.get_objects(generation=2)) < len(kept) / 10
    assert kept


@pytest.mark.rest
def test_a_cycle_that_died_when_it_was_set_aside_is_found_when_all_is_gone_through_again() -> None:
    """In a process of its own: it fills the memory with twice of what a process has, and this one has much."""
    subprocess.run([sys.executable, __file__], check=True)


def find_a_cycle_that_died_when_it_was_set_aside() -> None:
    with short_collections():
        held, seen = a_cycle()
        gc.collect()
        set_aside = gc.get_freeze_count()
        del held
        gc.collect()
        assert seen() is not None  # not looked at
        kept = [[number] for number in range(2 * set_aside)]
        gc.collect()  # it has doubled: the next goes through everything
        gc.collect()
        assert seen() is None
        assert kept


@pytest.fixture
def threads_by_turns() -> Iterator[None]:
    """Have threads take turns as often as they can."""
    kept = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(kept)


@pytest.mark.usefixtures("threads_by_turns")
def test_tuples_are_made_in_threads_while_others_collect() -> None:
    def made(_number: int) -> int:
        return len(tuple([{}] for _ in range(20_000)))

    with short_collections(), ThreadPoolExecutor(4) as threads:
        assert set(threads.map(made, range(200))) == {20_000}


if __name__ == "__main__":
    find_a_cycle_that_died_when_it_was_set_aside()
