"""Mappings of frozen values: whoever gave a dictionary, or gets one, changes no value by it."""

import dataclasses
import importlib
import inspect
import pickle
import pkgutil
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from fractions import Fraction
from types import MappingProxyType
from typing import Any

import pytest

from duplicado.dealing.conditioned import DealsWanted
from duplicado.event.conditions import Conditions
from duplicado.event.contest import BoardResult, ContestantId
from duplicado.formats.document import Document
from duplicado.law.book.law_02 import board
from duplicado.law.regulations.profile import Profile, profile
from duplicado.table.record import BoardRecord
from duplicado.table.state import TableSetup
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.values import FrozenDict, keeps_mappings, mapping_fields

GIVEN = (
    *("vocabulary", "law", "table", "score", "movement", "dealing", "director", "event", "casebook", "library"),
    *("analysis", "formats", "robot"),
)
"""Packages whose values a program gets or makes; what serves pages and machines keeps its own to itself."""
FOLDED = {"TableState", "EventState", "SessionState", "OfficeState", "Cell"}
"""States that are made by folding alone, a step at a time: copied there, each step would cost as much as all before it.
The fold puts their mappings behind views or freezes them, which the walk below looks at."""
READ_ONCE = {"JsonObject", "JsonDocument", "AccessTables"}
"""Contents of files as their readers see them: no reader hands them on, and a copy would cost as much as the file."""


def frozen_values() -> Iterator[type[Any]]:
    for package in GIVEN:
        found = importlib.import_module(f"duplicado.{package}")
        for each in pkgutil.walk_packages(found.__path__, f"{found.__name__}."):
            for _, kind in inspect.getmembers(importlib.import_module(each.name), inspect.isclass):
                if (
                    kind.__module__ == each.name
                    and not kind.__name__.startswith("_")
                    and dataclasses.is_dataclass(kind)
                ):
                    yield kind


def test_every_frozen_value_keeps_its_mappings() -> None:
    loose: list[str] = []
    met = 0
    for kind in frozen_values():
        names, parameters = mapping_fields(kind), getattr(kind, "__dataclass_params__")  # noqa: B009 - it has no type
        if not names or not parameters.frozen or kind.__name__ in FOLDED | READ_ONCE:
            continue
        met += 1
        value: Any = object.__new__(kind)
        for field in dataclasses.fields(kind):
            object.__setattr__(value, field.name, {"there": {}} if field.name in names else None)
        with suppress(AttributeError, TypeError, DuplicadoError):  # what else it asks of what it is given
            value.__post_init__()
        for name in names:
            kept = getattr(value, name)
            if not isinstance(kept, FrozenDict) or not isinstance(kept["there"], FrozenDict):
                loose.append(f"{kind.__qualname__}.{name}")
    assert met > 50
    assert not loose


def test_a_dictionary_that_was_given_changes_no_value() -> None:
    contestant = ContestantId(1)
    wanted: list[tuple[Callable[[Any], Any], str, dict[Any, Any]]] = [
        (lambda given: Profile("club", given), "decided", dict(profile("aeb").decided)),
        (lambda given: TableSetup(board(1), regulations=given), "regulations", {"a": 1}),
        (lambda given: BoardRecord(board(1), players=given), "players", {Seat.N: "Ana"}),
        (lambda given: Conditions(options=given), "options", {}),
        (lambda given: Document((), optimum=given), "optimum", {}),
        (lambda given: DealsWanted(predealt=given), "predealt", {Seat.N: Hand()}),
        (lambda given: BoardResult(1, contestant, contestant, None, None, stated=given), "stated", {"%": Fraction(50)}),
    ]
    for make, name, given in wanted:
        value = make(given)
        before = dict(getattr(value, name))
        given["another"] = given
        assert dict(getattr(value, name)) == before
        with pytest.raises(TypeError, match="does not change"):
            getattr(value, name)["another"] = 1
        again = pickle.loads(pickle.dumps(value))
        assert again == value
        with pytest.raises(TypeError, match="does not change"):
            getattr(again, name).clear()


def test_mappings_within_mappings_do_not_change_and_what_is_none_stays() -> None:
    @dataclasses.dataclass(frozen=True)
    @keeps_mappings
    class Value:
        inner: Mapping[str, Mapping[str, int]]
        view: Mapping[str, int] | None = None

    behind = {"a": 1}
    given = {"one": behind}
    value = Value(given, MappingProxyType(behind))
    behind["b"] = 2
    assert value == Value({"one": {"a": 1}}, {"a": 1})
    assert Value({}).view is None
    assert dataclasses.replace(value).inner is value.inner


Named = Mapping[str, Mapping[str, int]]


def test_tuples_of_mappings_and_mappings_by_another_name_are_kept_too() -> None:
    @dataclasses.dataclass(frozen=True)
    @keeps_mappings
    class Value:
        named: "Named"
        several: "tuple[Mapping[str, int], ...]" = ()

    behind = {"a": 1}
    value = Value({"one": behind}, (behind,))
    behind["b"] = 2
    assert value == Value({"one": {"a": 1}}, ({"a": 1},))
    assert [type(each) for each in (*value.several, value.named["one"])] == [FrozenDict, FrozenDict]
