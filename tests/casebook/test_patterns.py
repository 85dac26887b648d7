"""Patterns of expectations: the cases in which a finding counts as the expected one."""

import pytest

from duplicado.casebook.patterns import Exactly, InOrder, Pattern, Plain, Subset, Under, Unordered, matches, shown
from duplicado.law.reference import ClauseId

N, S = Exactly("N"), Exactly("S")


@pytest.mark.parametrize(
    ("pattern", "found", "holds"),
    [
        (N, "N", True),
        (N, "S", False),
        (N, None, False),
        (Exactly(4), 4, True),
        (Under(ClauseId.parse("23A")), "23A2", True),
        (Under(ClauseId.parse("23A2")), "23A", False),
        (Under(ClauseId.parse("2")), "23A", False),
        (InOrder((N, S)), ("N", "S"), True),
        (InOrder((N, S)), ("S", "N"), False),
        (InOrder((N,)), ("N", "S"), False),
        (Unordered((N, S)), ("S", "N"), True),
        (Unordered((N,)), ("S", "N"), False),
        (Unordered((N, S)), ("N",), False),
        (Unordered((N,), (S,), whole=False), ("N", "E"), True),
        (Unordered((N,), (S,), whole=False), ("N", "S"), False),
        (Unordered((N,)), None, False),
        (Subset((("a", N),)), {"a": "N", "b": "S"}, True),
        (Subset((("a", N),)), {"b": "N"}, False),
        (Subset(()), {}, True),
        (Subset(()), {"a": "N"}, False),
        (Subset((("NS", Unordered(())),)), {}, True),
        (Subset((("NS", Unordered(())),)), {"NS": ("1H",)}, False),
        (Subset((("E", Subset(())),)), {}, True),
    ],
)
def test_matching(pattern: Pattern, found: Plain, *, holds: bool) -> None:
    assert matches(pattern, found) is holds


def test_patterns_are_shown_as_the_casebook_writes_them() -> None:
    pattern = Subset((("by", S), ("choices", Unordered((Exactly("accept"),), (N,), whole=False))))
    assert shown(pattern) == "{by: S, choices: {has: [accept], lacks: [N]}}"
    assert shown({"a": ("N", None)}) == "{a: [N, -]}"
