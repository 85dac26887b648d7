"""Lengths of texts, as the fields of facts declare them."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import get_args, get_type_hints

import pytest

from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.announcements import AnnouncementMade
from duplicado.event.facts.calls import DirectorCalled, IrregularityNoticed
from duplicado.event.facts.contestants import ContestantEntered, Player
from duplicado.event.facts.entry import KINDS, AnyFact
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.results import Place, Played
from duplicado.event.facts.stated_results import ResultCorrected, ResultEntered
from duplicado.event.text_lengths import TooLong, longest_of, too_long
from duplicado.vocabulary.contracts import PASSED_OUT

PASS = ResultEntered(Place(1, "", 1, 1, 1), Played(PASSED_OUT))


def texts_in(hint: object) -> bool:
    """Tell whether a field holds texts of its own."""
    return hint is str or any(texts_in(each) for each in get_args(hint) if each is not ...)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_text_of_a_fact_has_a_longest(kind: type) -> None:
    assert is_dataclass(kind)
    hints = get_type_hints(kind)
    texts = {each.name for each in fields(kind) if texts_in(hints[each.name])}
    assert texts <= set(longest_of(kind))


@pytest.mark.parametrize(
    ("fact", "longest"),
    [
        (EventFounded("x" * 201, Conditions()), 200),
        (ContestantEntered(ContestantId(1), (Player("Ana"), Player("x" * 201))), 200),
        (ContestantEntered(ContestantId(1), (Player("Ana", "x" * 201),)), 200),
        (AnnouncementMade("x" * 4001, 1), 4000),
        (AnnouncementMade("x", 1, (("A" * 201, 1),)), 200),
        (DirectorCalled(Where(1, "", 1, 1), "x" * 1001), 1000),
        (IrregularityNoticed(Where(1, "x" * 201), "x", "x"), 200),
        (IrregularityNoticed(Where(1, ""), "x", "x", ("16B", "x" * 201)), 200),
        (ResultCorrected(PASS, ("x" * 201,), "slip"), 200),
    ],
    ids=[str(number) for number in range(1, 10)],
)
def test_what_is_longer_is_found_wherever_it_stands(fact: AnyFact, longest: int) -> None:
    found = too_long(fact)
    assert found is not None
    assert (found.begins[-1], len(found.begins), found.longest) in {("x", 30, longest), ("A", 30, longest)}


def test_what_is_as_long_as_it_may_be_is_taken() -> None:
    assert too_long(EventFounded("x" * 200, Conditions())) is None
    assert too_long(ResultCorrected(PASS, ("x" * 200,), "x" * 4000)) is None
    assert too_long(AnnouncementMade("x", 1, tuple(("A", number) for number in range(25_000)))) == TooLong("A", 200)
