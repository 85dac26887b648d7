"""The mappings of a contest and of its standings: those that are given may change afterwards, its own never."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from duplicado.event.contest import Contest
from duplicado.event.standing import standings
from duplicado.law.book.law_02 import board

CHANGES: dict[str, Callable[[dict[int, object]], object]] = {
    "item": lambda it: it.__setitem__(2, None),
    "deletion": lambda it: it.__delitem__(1),
    "union": lambda it: it.__ior__({2: None}),
    "update": lambda it: it.update({2: None}),
    "default": lambda it: it.setdefault(2, None),
    "pop": lambda it: it.pop(1),
    "popitem": lambda it: it.popitem(),
    "clear": lambda it: it.clear(),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_no_mapping_of_a_contest_changes(change: Callable[[dict[int, object]], object]) -> None:
    given = {1: board(1)}
    contest = Contest(boards=given)
    given[2] = board(2)
    with pytest.raises(TypeError, match="does not change"):
        change(contest.boards)  # type: ignore[arg-type] # its items are boards
    assert contest.boards == {1: board(1)}
    assert dict(contest.layouts) == {}
    scored: Any = standings(contest)
    for mapping in (scored.boards, scored.cards):
        with pytest.raises(TypeError, match="does not change"):
            change(mapping)


def test_a_contest_is_copied_and_pickled_with_them() -> None:
    contest = Contest(boards={1: board(1)})
    for again in (pickle.loads(pickle.dumps(contest)), copy.deepcopy(contest)):
        assert again == contest
        with pytest.raises(TypeError, match="does not change"):
            again.boards.clear()
