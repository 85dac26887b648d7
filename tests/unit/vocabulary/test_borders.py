"""Arguments of what the packages promise to programs: each of a type that does not fit is refused by name."""

from __future__ import annotations

import ast
import enum
import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, Protocol

import pytest

import duplicado
from duplicado.vocabulary.boards import Board, Vulnerability
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import DuplicadoError, NotationError, WrongArgumentError
from duplicado.vocabulary.seats import Seat

ROOT = Path(duplicado.__file__).parent
PER_NAME = ("seats", 7, -1.5, b"x", [b"y"], {"a": 1}, object(), Seat.N, ("z", 2), None)
"""Values of which some fit somewhere; none may bring anything but an error of ours, or a result."""


class Named(Protocol):
    """Has a name."""

    def said(self) -> str: ...


@checked
def told(
    count: int,
    weight: float = 1,
    seats: tuple[Seat, ...] = (),
    by_name: Mapping[str, int | None] | None = None,
    size: Literal["s", "l"] = "s",
    how: Callable[[], int] | None = None,
    names: Iterable[str] = (),
    named: Named | None = None,
    *more: int,
    pair: tuple[int, Seat] = (1, Seat.N),
) -> int:
    return count + len(more) + len(seats) + len(list(names))


@checked
@dataclass(frozen=True, slots=True)
class Kept:
    """A value."""

    seat: Seat
    lines: tuple[str, ...] = ()


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"count": "1"}, "count is '1' of type str, not of type int"),
        ({"count": None}, "count is None of type NoneType, not of type int"),
        ({"weight": "1"}, "weight is '1' of type str, not of type float"),
        ({"seats": "N"}, "seats is 'N' of type str, not of type tuple of Seat"),
        ({"seats": (Seat.N, "E")}, "seats[1] is 'E' of type str, not of type Seat; Seat.parse reads a text"),
        ({"by_name": {"a": "b"}}, "by_name['a'] is 'b' of type str, not of type int or None"),
        ({"by_name": {1: 1}}, "a key of by_name is 1 of type int, not of type str"),
        ({"by_name": []}, "by_name is [] of type list, not of type Mapping of str and int or None or None"),
        ({"size": "m"}, "size is 'm' of type str, not of type 's' or 'l'"),
        ({"how": 3}, "how is 3 of type int, not of type function or None"),
        ({"names": 3}, "names is 3 of type int, not of type Iterable of str"),
        ({"names": ["a", 3]}, "names[1] is 3 of type int, not of type str"),
        ({"named": "x"}, "named is 'x' of type str, not of type Named or None"),
        ({"pair": (1, 2)}, "pair[1] is 2 of type int, not of type Seat"),
        ({"pair": (1,)}, "pair is (1,) of type tuple, not of type tuple of int and Seat"),
    ],
)
def test_the_innermost_thing_that_does_not_fit_is_named(given: dict[str, object], said: str) -> None:
    function: Any = told
    with pytest.raises(WrongArgumentError) as refused:
        function(**{"count": 1} | given)
    assert str(refused.value) == said


def test_what_fits_goes_through_by_place_and_by_name() -> None:
    assert told(1, 2, (Seat.N,), {"a": None}, "l", lambda: 3, ["x"], None, 5, 6) == 5
    assert told(count=True, names=(text for text in "ab")) == 3
    function: Any = told
    with pytest.raises(WrongArgumentError, match=r"more\[1\] is 'x'"):
        function(1, 2, (), None, "l", None, (), None, 5, "x")
    with pytest.raises(TypeError, match="unexpected"):
        function(1, other=2)


def test_what_is_missing_or_too_much_is_named_with_what_is_taken() -> None:
    maker: Any = Board
    with pytest.raises(WrongArgumentError, match=r"Board: missing .*'dealer'; it takes number, dealer, vulnerability$"):
        maker(1)
    with pytest.raises(WrongArgumentError, match=r"Board: too many .*; it takes number, dealer, vulnerability$"):
        maker(1, Seat.N, Vulnerability.NONE, 4)
    function: Any = duplicado.par
    with pytest.raises(WrongArgumentError, match=r"par: missing .*'deal'; it takes deal, vulnerability=.*, dealer="):
        function()


@pytest.mark.parametrize(("kind", "listed"), [(Seat, "N, E, S or W"), (Vulnerability, "none, ns, ew or both")])
def test_a_value_of_no_member_is_told_with_those_that_there_are(kind: type[Enumeration], listed: str) -> None:
    with pytest.raises(NotationError, match=f"'north' is not a value of {kind.__name__}: write {listed}"):
        kind("north")


def test_a_hand_is_asked_for_by_letter_or_name() -> None:
    (deal,) = duplicado.deals(1)
    assert deal["north"] == deal["North"] == deal["n"] == deal["N"] == deal[Seat.N]
    for wrong in ("no", "", 1):
        asked: Any = wrong
        with pytest.raises(NotationError, match="write N, E, S or W, or the name, such as north"):
            deal[asked]


def test_a_value_is_checked_when_it_is_made() -> None:
    maker: Any = Kept
    assert maker(Seat.N, lines=("a",)) == Kept(Seat.N, ("a",))
    with pytest.raises(WrongArgumentError, match=r"lines\[0\] is 4"):
        maker(Seat.N, (4,))
    assert list(inspect.signature(Kept).parameters) == ["seat", "lines"]


def promised() -> Iterator[tuple[str, Any]]:
    """Return whatever a stub promises that can be called, with the readers of classes."""
    for stub in sorted(ROOT.rglob("__init__.pyi")):
        for each in ast.parse(stub.read_text(encoding="utf-8")).body:
            if not isinstance(each, ast.ImportFrom) or not (each.module or "").startswith("duplicado"):
                continue
            for alias in each.names:
                found = getattr(import_module(each.module or ""), alias.name)
                if isinstance(found, type) and issubclass(found, BaseException | enum.Enum):
                    continue
                yield f"{each.module}.{alias.name}", found
                for name in ("parse", "parse_unsorted", "read"):
                    if callable(reader := getattr(found, name, None)) and isinstance(found, type):
                        yield f"{each.module}.{alias.name}.{name}", reader


PROMISED = dict(promised())


@pytest.mark.parametrize("name", sorted(PROMISED))
def test_no_promised_name_fails_on_a_wrong_type_without_saying_which_argument(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    function = PROMISED[name]
    taken = inspect.signature(function).parameters.values()
    needed = [each for each in taken if each.default is each.empty and each.kind.name != "VAR_POSITIONAL"]
    for value in PER_NAME:
        try:
            found = function(
                *[value for each in needed if each.kind is each.POSITIONAL_ONLY],
                **{each.name: value for each in needed if each.kind is not each.POSITIONAL_ONLY},
            )
            next(iter(found), None) if inspect.isgenerator(found) else None
        except (DuplicadoError, FileNotFoundError):
            pass  # refused by name, or of the right type and wrong otherwise


def test_a_star_brings_all_that_is_promised() -> None:
    space: dict[str, object] = {}
    exec("from duplicado import *", space)
    assert {"Deal", "score", "Table", "write"} <= set(space)
