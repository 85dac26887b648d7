"""A club's own regulations, read from TOML and written as it.

name = "our club"
above = "wbf"

[options]
"correction.minutes" = 20
"claim.suit_order" = "top_down"

The quotation marks around the name of an option may be left out.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from fractions import Fraction
from types import MappingProxyType
from typing import Final, cast

from duplicado.formats.diagnostics import Diagnostic, Parsed
from duplicado.formats.toml_text import NotToml, flattened, line_of, lines_of_keys, read_toml, text_of_value
from duplicado.law.regulations.option import Option, OptionKind, UnknownOptionError, Value
from duplicado.law.regulations.options import OPTIONS
from duplicado.law.regulations.profile import PROFILES, Profile, profile
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.values import keeps_mappings

_KEYS: Final = ("name", "above", "options")


@dataclass(frozen=True, slots=True)
@keeps_mappings
class OwnRegulations:
    """A profile read from a file, and the line in which each of its decisions stands."""

    profile: Profile
    lines: Mapping[str, int] = field(default_factory=dict[str, int], hash=False)


@dataclass(frozen=True, slots=True)
class OptionLine:
    """One option of a file that is to be written."""

    option: Option[Value]
    value: Value
    comments: tuple[str, ...] = ()
    """Comments above it, a line each."""
    decided: bool = True
    """If not, it is written behind a `#`, and inherited as long as that stands."""


def read_own_regulations(text: str) -> Parsed[OwnRegulations]:
    """Read a profile; what cannot be read is left out with a diagnostic, and inherited from the profile above."""
    try:
        tree = read_toml(text)
    except NotToml as error:
        wrong = Diagnostic(error.line, "regulations-not-toml")
        return Parsed(OwnRegulations(PROFILES["wbf"]), (wrong,))
    lines = lines_of_keys(text)
    found: list[Diagnostic] = []
    above = PROFILES["wbf"]
    try:
        above = profile(str(tree.get("above", "wbf")))
    except UnknownOptionError:
        values = (("text", str(tree["above"])), ("near", _nearest(str(tree["above"]), PROFILES)))
        found.append(Diagnostic(lines.get("above", 0), "regulations-unknown-profile", values))
    astray = {key: value for key, value in tree.items() if key not in _KEYS}
    for key, _ in flattened(astray):
        values = (("text", key), ("near", _nearest(key, (*_KEYS, *OPTIONS))))
        found.append(Diagnostic(line_of(lines, key), "regulations-unknown-key", values))
    table = tree.get("options", {})
    if not isinstance(table, dict):
        found.append(Diagnostic(lines.get("options", 0), "regulations-no-table", (("text", "options"),)))
        table = {}
    decided: dict[str, Value] = {}
    for key, value in flattened(cast("dict[str, object]", table)):  # the keys of TOML are texts
        line = line_of(lines, f"options.{key}")
        one = OPTIONS.get(key)
        if one is None:
            values = (("text", key), ("near", _nearest(key, OPTIONS)))
            found.append(Diagnostic(line, "regulations-unknown-option", values))
            continue
        try:
            decided[key] = _value(one, value)
        except NotationError:
            found.append(_bad_value(line, one, text_of_value(value)))
    own = Profile(str(tree.get("name", "own")), decided, above)
    at = {key: line_of(lines, f"options.{key}") for key in decided}
    in_order = sorted(found, key=lambda wrong: wrong.line)
    return Parsed(OwnRegulations(own, MappingProxyType(at)), tuple(in_order))


def write_regulations(name: str, above: str, head: Iterable[str], options: Iterable[OptionLine]) -> str:
    """Write a file of one's own, which `read_own_regulations` reads back.

    Args:
        name: of the authority.
        above: the profile from which it inherits the rest.
        head: what is said at the top, a line each.
        options: in the order in which they are to stand. One without a value is written behind a `#`.
    """
    lines = [*(f"# {line}".rstrip() for line in head)]
    lines += [f"name = {_quoted(name)}", f"above = {_quoted(above)}", "", "[options]"]
    for one in options:
        mark = "" if one.decided and one.value is not None else "#"
        lines += ["", *(f"# {line}".rstrip() for line in one.comments)]
        lines.append(f"{mark}{_quoted(one.option.name)} = {_toml(one.option, one.value)}")
    return "\n".join(lines) + "\n"


def _toml(one: Option[Value], value: Value) -> str:
    if one.kind is OptionKind.WORDS:
        words = cast("tuple[str, ...]", value or ())
        return "[" + ", ".join(map(_quoted, words)) + "]"
    if isinstance(value, tuple):
        return "[" + ", ".join(_toml(one, number) for number in value) + "]"
    if isinstance(value, bool | int):
        return one.write(value)
    if isinstance(value, Fraction) and value.denominator == 1:
        return str(value.numerator)
    if value is None and one.kind is OptionKind.NUMBER:
        return str(one.least or 0)
    return _quoted(one.write(value))


def _quoted(text: str) -> str:
    # A basic string of TOML is a string of JSON, but for the DEL character.
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _value(one: Option[Value], data: object) -> Value:
    """Read a value as TOML has it: texts with commas in them stay whole.

    Raises:
        NotationError: it is not one of the option.
    """
    written = text_of_value(data)
    refused = NotationError(written, f"a value of {one.name}", f"write {one.permitted}")
    if isinstance(data, list):
        items = cast("list[object]", data)
        if one.kind is OptionKind.WORDS and all(isinstance(word, str) and word.strip() for word in items):
            return tuple(str(word).strip() for word in items)
        if one.kind is not OptionKind.NUMBERS:
            raise refused
    elif isinstance(data, bool) and one.kind is OptionKind.TEXT:
        raise refused
    return one.read(written)


def _nearest(name: str, known: Iterable[str]) -> str:
    near = get_close_matches(name, list(known), n=1, cutoff=0.5)
    return near[0] if near else "none"


def _bad_value(line: int, one: Option[Value], text: str) -> Diagnostic:
    values = {
        "option": one.name,
        "law": one.clause,
        "text": text,
        "near": _nearest(text, one.choices),
        "kind": one.kind.name.lower().replace("_", "-"),
        "choices": ", ".join(one.choices),
        "least": "none" if one.least is None else str(one.least),
        "most": "none" if one.most is None else str(one.most),
        "length": "none" if one.length is None else str(one.length),
    }
    return Diagnostic(line, "regulations-bad-value", tuple(values.items()))
