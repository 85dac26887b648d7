"""Checks of arguments at public borders: what a signature declares is held to, and the error names the argument.

The annotations are the only declaration. Functions and classes that a package promises to programs carry `checked`;
what is passed on inside the program is checked by the type checkers alone.
"""

from __future__ import annotations

import inspect
import types
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import is_dataclass
from functools import wraps
from typing import Annotated, Any, Final, Literal, TypeAlias, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from duplicado.vocabulary.errors import wrong_argument

__all__ = ["checked"]

_Target = TypeVar("_Target", bound=Callable[..., object])
_Fits: TypeAlias = Callable[[object], bool]
_UNIONS: Final = (Union, types.UnionType)
_TEXTS: Final = (str, bytes)
_ANYTHING: Final = (Any, object)


def checked(target: _Target) -> _Target:
    """Have a function, or the construction of a class, refuse arguments that are not of the types it declares.

    Of containers that have a size the members are looked at too. What an annotation cannot tell at run time (type
    variables, results of functions) is taken as it is. A number with a point may be given as a whole one.

    Raises, when the target is called:
        WrongArgumentError: an argument is of another type; the message names it and both types.
    """
    if not isinstance(target, type):
        return cast("_Target", _checking(target, target))
    _check_construction(target)
    return cast("_Target", target)


def _check_construction(target: type) -> None:
    made = "__init__" if "__init__" in vars(target) else "__new__"
    construct = getattr(vars(target)[made], "__func__", vars(target)[made])
    setattr(target, made, _checking(construct, target if is_dataclass(target) else construct))


def _checking(function: Callable[..., Any], declaring: Callable[..., object]) -> Callable[..., Any]:
    """Wrap a function; `declaring` is what its annotations are read of, when it is first called."""
    by_place: list[_Test] = []
    by_name: dict[str, _Test] = {}
    rest: list[_Test] = []

    def prepare() -> None:
        hints = _hints(declaring)
        for each in inspect.signature(function).parameters.values():
            test = by_name[each.name] = _Test(each.name, hints.get(each.name, Any))
            if each.kind is inspect.Parameter.VAR_POSITIONAL:
                rest.append(test)
            elif each.kind in _BY_PLACE:
                by_place.append(test)

    @wraps(function)
    def call(*args: Any, **named: Any) -> Any:  # noqa: ANN401 - it stands for any function
        if not by_name:
            prepare()
        for test, value in zip(by_place, args, strict=False):
            if type(value) not in test.known and not test.fits(value):
                raise _refusal(value, test.hint, test.argument)
        for test in rest:
            for place, value in enumerate(args[len(by_place) :]):
                if not test.fits(value):
                    raise _refusal(value, test.hint, f"{test.argument}[{place}]")
        for name, value in named.items():
            if name in by_name and type(value) not in by_name[name].known and not by_name[name].fits(value):
                raise _refusal(value, by_name[name].hint, name)
        return function(*args, **named)

    return call


class _Test:
    """Test of an argument: by its type alone where that settles it, which is quick, and in full."""

    __slots__ = ("argument", "fits", "hint", "known")

    def __init__(self, argument: str, hint: object) -> None:
        self.argument, self.hint, self.fits = argument, hint, _fits(hint)
        self.known = frozenset(
            each for each in _alternatives(hint) if isinstance(each, type) and get_origin(each) is None
        )


_BY_PLACE: Final = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)


def _hints(declaring: Callable[..., object]) -> dict[str, Any]:
    """Return the annotations by name; one whose type is only there for type checkers says nothing."""
    try:
        return get_type_hints(declaring)
    except NameError:
        scope = vars(inspect.getmodule(declaring))
        return {name: _resolved(hint, scope) for name, hint in inspect.get_annotations(declaring).items()}


def _resolved(hint: object, scope: dict[str, object]) -> object:
    try:
        return get_type_hints(types.SimpleNamespace(__annotations__={"it": hint}), scope)["it"]
    except NameError:
        return Any


def _fits(hint: object) -> _Fits:
    """Return the test whether a value fits an annotation."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin in _UNIONS:
        if all(isinstance(each, type) and each not in _ANYTHING and not _is_protocol(each) for each in inner):
            classes = tuple(_wider(each) for each in inner)
            return lambda value: isinstance(value, classes)
        tests = [_fits(each) for each in inner]
        return lambda value: any(test(value) for test in tests)
    if origin is Annotated:
        return _fits(inner[0])
    if origin is Literal:
        return lambda value: value in inner
    if isinstance(origin, type):
        return _fits_generic(origin, inner)
    if hint is None:
        return lambda value: value is None
    if _is_protocol(hint):
        names = [name for name in dir(hint) if not name.startswith("_") or (name in vars(hint) and name == "__call__")]
        return lambda value: all(hasattr(value, name) for name in names)
    if isinstance(hint, type) and hint not in _ANYTHING:
        wanted = _wider(hint)
        return lambda value: isinstance(value, wanted)
    return lambda _: True


def _fits_generic(origin: type, inner: tuple[object, ...]) -> _Fits:
    if _is_kind(origin, Mapping):
        keys, values = (_fits(each) for each in inner)
        return lambda value: _is_a(value, origin) and all(keys(k) and values(v) for k, v in _items(value))
    if _is_kind(origin, tuple) and Ellipsis not in inner:
        tests = [_fits(each) for each in inner]
        return lambda value: _is_a(value, tuple) and _all_fit(tests, cast("tuple[object, ...]", value))
    if _is_kind(origin, Iterable) and inner:
        member = _fits(inner[0])
        may_be_text = bool(getattr(origin, "_is_protocol", False)) or inner[0] is str or inner[0] is object
        texts = () if may_be_text else _TEXTS
        return lambda value: (
            _is_a(value, origin)
            and not isinstance(value, texts)
            and (not _is_a(value, Collection) or all(map(member, cast("Collection[object]", value))))
        )
    return lambda value: _is_a(value, origin)


def _is_kind(kind: type, of: type) -> bool:
    return issubclass(kind, of)


def _is_a(value: object, wanted: type) -> bool:
    return isinstance(value, wanted)


def _all_fit(tests: Sequence[_Fits], values: tuple[object, ...]) -> bool:
    return len(values) == len(tests) and all(test(each) for test, each in zip(tests, values, strict=True))


def _items(value: object) -> Iterable[tuple[object, object]]:
    return cast("Mapping[object, object]", value).items()


def _wider(wanted: type) -> type | tuple[type, ...]:
    return (int, float) if wanted is float else wanted


def _is_protocol(hint: object) -> bool:
    return bool(getattr(hint, "_is_protocol", False))


def _refusal(value: object, hint: object, argument: str) -> Exception:
    """Return the error for a value that does not fit: it names the innermost member that is wrong."""
    for each, container in ((each, value) for each in _alternatives(hint)):
        origin, inner = get_origin(each), get_args(each)
        if not isinstance(origin, type) or not isinstance(container, origin) or isinstance(container, _TEXTS):
            continue
        for member, wanted, name in _members(container, origin, inner, argument):
            if not _fits(wanted)(member):
                return _refusal(member, wanted, name)
    return wrong_argument(value, _said(hint), argument)


def _members(
    container: object, origin: type, inner: tuple[object, ...], argument: str
) -> Iterator[tuple[object, object, str]]:
    if issubclass(origin, Mapping):
        for key, value in _items(container):
            yield key, inner[0], f"a key of {argument}"
            yield value, inner[1], f"{argument}[{key!r}]"
    elif _is_a(container, Collection) and inner:
        fixed = origin is tuple and Ellipsis not in inner
        for place, member in enumerate(cast("Collection[object]", container)):
            yield member, inner[place] if fixed and place < len(inner) else inner[0], f"{argument}[{place}]"


def _alternatives(hint: object) -> tuple[object, ...]:
    return get_args(hint) if get_origin(hint) in _UNIONS else (hint,)


def _said(hint: object) -> str:
    """Name a type as a programmer reads it."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin in _UNIONS:
        return " or ".join(dict.fromkeys(map(_said, inner)))
    if origin is Literal:
        return " or ".join(map(repr, inner))
    if isinstance(origin, type):
        members = " and ".join(_said(each) for each in inner if each is not Ellipsis)
        if issubclass(origin, Iterable) and members:
            return f"{origin.__name__} of {members}"
        return "function" if origin.__name__ == "Callable" else origin.__name__
    if hint is type(None):
        return "None"
    return hint.__name__ if isinstance(hint, type) else str(hint)
