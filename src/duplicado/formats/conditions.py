"""Conditions of contest, read from a club's own TOML.

kind = "pairs"
method = "matchpoints"
winners = 2
rules = "laws"
profile = "wbf"
correction_minutes = 20

[options]
"claim.suit_order" = "top_down"
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from difflib import get_close_matches
from enum import Enum
from fractions import Fraction
from types import UnionType
from typing import Any, Final, Union, cast, get_args, get_origin, get_type_hints

from duplicado.event.conditions import Conditions, ConditionsError
from duplicado.formats.diagnostics import Diagnostic, Parsed
from duplicado.formats.toml_text import NotToml, flattened, line_of, lines_of_keys, read_toml, text_of_value
from duplicado.law.regulations.option import UnknownOptionError
from duplicado.law.regulations.options import OPTIONS, option
from duplicado.locale import Language
from duplicado.vocabulary.errors import NotationError


def read_conditions(text: str) -> Parsed[Conditions | None]:
    """Read conditions; `None`, with everything that is wrong, where anything is: conditions are not guessed."""
    try:
        tree = read_toml(text)
    except NotToml as error:
        return Parsed(None, (Diagnostic(error.line, "conditions-not-toml"),))
    found: list[Diagnostic] = []
    lines = lines_of_keys(text)
    hints = get_type_hints(Conditions)
    names = [each.name for each in fields(Conditions)]
    values: dict[str, Any] = {}
    for key, data in tree.items():
        if key not in names:
            found.append(_unknown(line_of(lines, key), key, names))
        elif key == "options":
            values[key] = _options(lines, data, found)
        else:
            try:
                values[key] = condition_value(hints[key], data)
            except ValueError as error:
                found.append(_wrong(line_of(lines, key), key, str(error)))
    if found:
        return Parsed(None, tuple(found))
    try:
        return Parsed(Conditions(**values))
    except ConditionsError as error:
        return Parsed(None, (contradiction(error),))


def contradiction(error: ConditionsError) -> Diagnostic:
    """Say which conditions contradict one another, in the words of the error's own message."""
    values = tuple((f"value{number}", value) for number, value in enumerate(error.values, 1))
    return Diagnostic(0, f"error-{error.code}", values)


def _options(lines: Mapping[str, int], data: object, found: list[Diagnostic]) -> dict[str, str]:
    if not isinstance(data, dict):
        found.append(_wrong(line_of(lines, "options"), "options", "[options]"))
        return {}
    decided: dict[str, str] = {}
    for name, value in flattened(cast("dict[str, object]", data)):
        written, line = text_of_value(value), line_of(lines, f"options.{name}")
        try:
            decided[name] = option(name).write(option(name).read(written, Language.ENGLISH.heard))
        except UnknownOptionError:
            found.append(_unknown(line, name, list(OPTIONS)))
        except NotationError as error:
            found.append(_wrong(line, name, str(error)))
    return decided


def condition_value(hint: Any, data: object) -> object:  # noqa: ANN401 - type hints carry no types
    """Return a value of the type that a field declares; `ValueError` says which values there are."""
    if get_origin(hint) in {Union, UnionType}:
        return condition_value(next(each for each in get_args(hint) if each is not type(None)), data)
    if get_origin(hint) is tuple and get_args(hint)[0] is int:
        numbers = cast("list[object]", data) if isinstance(data, list) else [data]
        if not all(type(each) is int for each in numbers):
            raise ValueError("[1, 2, 3]")
        return tuple(cast("list[int]", numbers))
    if get_origin(hint) is tuple:
        if not isinstance(data, list) or not all(isinstance(each, str) for each in cast("list[object]", data)):
            raise ValueError('["…", "…"]')
        return tuple(cast("list[str]", data))
    if isinstance(hint, type) and issubclass(hint, Enum):
        members = {str(member.value): member for member in hint}
        if str(data) not in members:
            raise ValueError(", ".join(members))
        return members[str(data)]
    if hint is Fraction and isinstance(data, int | float | str) and not isinstance(data, bool):
        try:
            return Fraction(str(data))
        except (ValueError, ZeroDivisionError):
            raise ValueError("12, 12.5, 25/2") from None
    if type(data) is hint:
        return data
    raise ValueError(next((wanted for kind, wanted in _WANTED if hint is kind), "…"))


_WANTED: Final = ((bool, "true, false"), (int, "1, 2, 3 …"), (str, '"…"'))
"""Notation of the values of a type."""


_OF_THE_EVENT: Final = ("title", "date")
"""Particulars of an event that are no conditions of its contest: options of `duplicado event new`."""


def _unknown(line: int, key: str, names: list[str]) -> Diagnostic:
    near = get_close_matches(key.lower(), [*names, *_OF_THE_EVENT], n=1, cutoff=0.5)
    if near and near[0] in _OF_THE_EVENT and near[0] not in names:
        return Diagnostic(line, "conditions-of-the-event", (("key", key), ("option", f"--{near[0]}")))
    return Diagnostic(line, "conditions-unknown-key", (("key", key), ("nearest", near[0] if near else "none")))


def _wrong(line: int, key: str, wanted: str) -> Diagnostic:
    return Diagnostic(line, "conditions-bad-value", (("key", key), ("wanted", wanted)))
