"""A club's own regulations, read from TOML.

name = "our club"
above = "wbf"

[options]
"correction.minutes" = 20
"claim.suit_order" = "top_down"
"""

from __future__ import annotations

import re
import tomllib
from typing import Final, cast

from duplicado.formats.diagnostics import Diagnostic, Parsed
from duplicado.law.regulations import OPTIONS, PROFILES, Profile, UnknownOptionError, Value, option, profile
from duplicado.vocabulary import NotationError

__all__ = ["read_regulations"]

_LINE: Final = re.compile(r"line ([0-9]+)")


def read_regulations(text: str) -> Parsed[Profile]:
    """Read a profile; what cannot be read is left out with a diagnostic, and inherited from the profile above."""
    try:
        tree: dict[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = _LINE.search(str(error))
        wrong = Diagnostic(int(line[1]) if line else 0, "regulations-not-toml", (("reason", str(error)),))
        return Parsed(PROFILES["wbf"], (wrong,))
    found: list[Diagnostic] = []
    above = PROFILES["wbf"]
    try:
        above = profile(str(tree.get("above", "wbf")))
    except UnknownOptionError:
        found.append(_wrong(text, "above", "regulations-unknown-profile", str(tree.get("above"))))
    found += [
        _wrong(text, key, "regulations-unknown-key", key) for key in tree if key not in {"name", "above", "options"}
    ]
    table = tree.get("options", {})
    if not isinstance(table, dict):
        found.append(_wrong(text, "options", "regulations-no-table", "options"))
        table = {}
    decided: dict[str, Value] = {}
    for key, value in cast("dict[str, object]", table).items():  # the keys of TOML are texts
        if key not in OPTIONS:
            found.append(_wrong(text, key, "regulations-unknown-option", key))
            continue
        try:
            decided[key] = option(key).read(_as_text(value))
        except NotationError as error:
            found.append(_wrong(text, key, "regulations-bad-value", str(error)))
    return Parsed(Profile(str(tree.get("name", "own")), decided, above), tuple(found))


def _as_text(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return ", ".join(map(str, cast("list[object]", value)))
    return str(value)


def _wrong(text: str, key: str, code: str, what: str) -> Diagnostic:
    line = next((number for number, line in enumerate(text.splitlines(), 1) if key in line), 0)
    return Diagnostic(line, code, (("text", what),))
