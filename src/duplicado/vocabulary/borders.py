"""Checks of arguments at public borders: what a signature declares is held to, and the error names the argument.

The annotations are the only declaration. Functions and classes that a package promises to programs carry `checked`;
what is passed on inside the program is checked by the type checkers alone.
"""

from __future__ import annotations

import inspect
import types
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, is_dataclass
from functools import cache, wraps
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    ParamSpec,
    TypeAlias,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

from duplicado.vocabulary.errors import WrongArgumentError, wrong_argument

_Kind = TypeVar("_Kind")
_P = ParamSpec("_P")
_Target = TypeVar("_Target", bound=Callable[..., object])
_Fits: TypeAlias = Callable[[object], bool]
_UNIONS: Final = (Union, types.UnionType)
_TEXTS: Final = (str, bytes)
_ANYTHING: Final = (Any, object)
_type_of: Final = cast("Callable[[object], type]", type)


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


def unchecked(target: Callable[_P, _Kind]) -> Callable[_P, _Kind]:
    """Return the maker of values of a `checked` dataclass for loops inside the program, whose types are known."""
    make, kind = getattr(target, "__init__").__wrapped__, cast("type[_Kind]", target)  # noqa: B009 - no type has it

    def made(*args: _P.args, **named: _P.kwargs) -> _Kind:
        new = object.__new__(kind)
        make(new, *args, **named)
        return new

    return made


def _check_construction(target: type[Any]) -> None:
    made = "__init__" if "__init__" in vars(target) else "__new__"
    construct = getattr(vars(target)[made], "__func__", vars(target)[made])
    annotated: Callable[..., object] = target if is_dataclass(target) else construct
    setattr(target, made, _checking(construct, annotated, made=target))


def _checking(
    function: Callable[..., Any], declaring: Callable[..., object], made: type | None = None
) -> Callable[..., Any]:
    """Wrap a function; `declaring` is what its annotations are read of, when it is first called, `made` what it makes.

    For each combination of the types of arguments that has come along, what is still to be looked at is kept: nothing,
    where the types alone settle it.
    """
    to_look_at: dict[tuple[object, ...], tuple[_Asked, ...]] = {}
    parameters = cache(lambda: tuple(_parameters(function, declaring)))

    @wraps(function)
    def call(*args: Any, **named: Any) -> Any:  # noqa: ANN401 - it stands for any function
        given: tuple[object, ...] = tuple(map(_type_of, args))
        if named:
            given = (*given, *named, *map(_type_of, named.values()))
        asked = to_look_at.get(given)
        if asked is None:
            _bind(function, args, named)
            asked = _asked(parameters(), args, named)
            _hold(asked, args, named, made)
            to_look_at[given] = tuple(each for each in asked if not each.settled)
        elif asked:
            _hold(asked, args, named, made)
        return function(*args, **named)

    return call


def _bind(function: Callable[..., object], args: Sequence[object], named: Mapping[str, object]) -> None:
    """Refuse a call with arguments too many or too few, and say which there are."""
    signature = inspect.signature(function)
    try:
        signature.bind(*args, **named)
    except TypeError as error:
        name = function.__qualname__.removesuffix(".__init__").removesuffix(".__new__")
        takes = (each for each in signature.parameters.values() if each.name not in {"self", "cls"})
        listed = ", ".join(str(each.replace(annotation=inspect.Parameter.empty)) for each in takes)
        raise WrongArgumentError(f"{name}: {error}; it takes {listed or 'none'}") from None


@dataclass(frozen=True, slots=True)
class _Parameter:
    """Declared parameter of a checked function, and the test that its argument has to pass."""

    name: str
    hint: Any
    fits: _Fits
    is_by_place: bool
    takes_the_rest: bool


@dataclass(frozen=True, slots=True)
class _Asked:
    """An argument of a call, by its place or its keyword, and the test that it has to pass."""

    key: int | str
    argument: str
    hint: object
    fits: _Fits
    settled: bool
    """True where every value of the same type passes."""

    @classmethod
    def of(cls, key: int | str, argument: str, test: _Parameter, value: object) -> _Asked:
        """Ask what a parameter has to be of this argument."""
        settled = test.hint in _ANYTHING or any(
            isinstance(each, type) and get_origin(each) is None and not _is_protocol(each) and isinstance(value, each)
            for each in _alternatives(test.hint)
        )
        return cls(key, argument, test.hint, test.fits, settled)


def _parameters(function: Callable[..., object], declaring: Callable[..., object]) -> Iterator[_Parameter]:
    hints = _hints(declaring)
    for each in inspect.signature(function).parameters.values():
        hint = hints.get(each.name, Any)
        by_place, rest = each.kind in _BY_PLACE, each.kind is inspect.Parameter.VAR_POSITIONAL
        yield _Parameter(each.name, hint, _fits(hint), by_place, rest)


def _asked(tests: Sequence[_Parameter], args: Sequence[object], named: Mapping[str, object]) -> tuple[_Asked, ...]:
    """Return what a call is asked: its arguments in order, those by keyword behind them."""
    by_place = [each for each in tests if each.is_by_place]
    rest = [each for each in tests if each.takes_the_rest]
    found: list[_Asked] = []
    for place, value in enumerate(args):
        if place < len(by_place):
            found.append(_Asked.of(place, by_place[place].name, by_place[place], value))
        elif rest:
            found.append(_Asked.of(place, f"{rest[0].name}[{place - len(by_place)}]", rest[0], value))
    by_name = {each.name: each for each in tests}
    found += [_Asked.of(name, name, by_name[name], value) for name, value in named.items() if name in by_name]
    return tuple(found)


def _hold(asked: tuple[_Asked, ...], args: Sequence[object], named: Mapping[str, object], made: type | None) -> None:
    """Raise the error of the first argument that does not fit; `made` may be able to read it, if it is a text."""
    for each in asked:
        value = named[each.key] if isinstance(each.key, str) else args[each.key]
        if not each.fits(value):
            raise _refusal(value, each.hint, each.argument, made)


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
        key, kind = inner

        def fits(value: object) -> bool:
            if not _is_a(value, origin):
                return False
            members = cast("Mapping[object, object]", value)
            if set(map(_type_of, members)) <= {key} and set(map(_type_of, members.values())) <= {kind}:
                return True
            return all(keys(k) and values(v) for k, v in members.items())

        return fits
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


def _refusal(value: object, hint: object, argument: str, made: type | None) -> Exception:
    """Return the error for a value that does not fit: it names the innermost member that is wrong."""
    for each, container in ((each, value) for each in _alternatives(hint)):
        origin, inner = get_origin(each), get_args(each)
        if not isinstance(origin, type) or not isinstance(container, origin) or isinstance(container, _TEXTS):
            continue
        for member, wanted, name in _members(container, origin, inner, argument):
            if not _fits(wanted)(member):
                return _refusal(member, wanted, name, None)
    kinds = (each for each in (*_alternatives(hint), made) if isinstance(each, type) and hasattr(each, "parse"))
    reader = next((f"{each.__name__}.parse" for each in kinds if isinstance(value, str)), "")
    return wrong_argument(value, _said(hint), argument, reader)


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
