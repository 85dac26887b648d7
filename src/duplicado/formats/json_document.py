"""A JSON file from a stranger: read by the standard library, mended where it breaks off, asked without surprises."""

from __future__ import annotations

import json
import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, cast

from duplicado.formats.diagnostics import Diagnostic, Report
from duplicado.formats.encoding import decoded_text

# What identifies an object of these files: its id and the name of the member that follows.
_IDENTITY: Final = re.compile(r'"id"\s*:\s*"?([0-9]+)"?\s*,\s*"(\w+)"')
_LEAST_LETTERS: Final = 100
"""Of an object on average; those of real files have over 300. A file of smaller ones is made to keep a reader busy."""
_ALWAYS_READ: Final = 20_000
"""Objects that are read however small they are."""
_LONG_NUMBER: Final = re.compile(r"[0-9]{13,}")
_TOKEN: Final = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{},]', re.DOTALL)


@dataclass(frozen=True, slots=True)
class JsonObject:
    """An object whose members may be missing or of any kind."""

    members: dict[str, object]

    def value(self, *names: str) -> str:
        """Return the first of these members that is a text or number, as text without blanks around it; else empty."""
        for name in names:
            value = self.members.get(name)
            if isinstance(value, str | int | float) and not isinstance(value, bool):
                return str(value).strip()
        return ""

    def objects(self, name: str) -> Iterator[JsonObject]:
        """Go through the objects in the list of that name; anything else in it is passed over."""
        value = self.members.get(name)
        if isinstance(value, list):
            for item in cast("list[object]", value):
                if isinstance(item, dict):
                    yield JsonObject(cast("dict[str, object]", item))

    @property
    def identity(self) -> tuple[str, str]:
        """The id and the name of the member after it, empty when there are none."""
        names = list(self.members)
        after = names[names.index("id") + 1 : names.index("id") + 2] if "id" in self.members else []
        return self.value("id"), after[0] if after else ""


@dataclass(frozen=True, slots=True)
class JsonDocument:
    """The object that a file holds, and where the objects in it stand."""

    root: JsonObject
    lines: dict[tuple[str, str], int]

    def line_of(self, element: JsonObject) -> int:
        """Return the line on which the id of an object stands; 0 when it has none."""
        return self.lines.get(element.identity, 0)


def read_json(source: str | bytes, code: str, report: Report) -> JsonDocument | None:
    """Read a file that holds one object; `None` when there is none in it.

    What follows the place where the file cannot be understood is left out and reported with `code`, its line and the
    kind of fault; the lists and objects that are open there are closed.
    """
    text = source if isinstance(source, str) else decoded_text(source)
    text = text.lstrip("\ufeff")
    if text.count("{") > max(_ALWAYS_READ, len(text) // _LEAST_LETTERS):
        report(Diagnostic(0, code, (("fault", "objects"),)))
        return None
    value: object = None
    try:
        value = json.loads(text)
    except json.JSONDecodeError as error:
        report(fault_in_json(text, error, code))
        value = _mended(text[: error.pos])
    except (ValueError, RecursionError) as error:
        report(fault_in_json(text, error, code))
    if not isinstance(value, dict):
        if value is not None:
            report(Diagnostic(1, code, (("fault", "object"),)))
        return None
    starts = [match.start() for match in re.finditer("\n", text)]
    lines: dict[tuple[str, str], int] = {}
    for match in _IDENTITY.finditer(text):
        lines.setdefault((match[1], match[2]), bisect_right(starts, match.start()) + 1)
    return JsonDocument(JsonObject(cast("dict[str, object]", value)), lines)


def begins_with_form(text: str, form: str) -> bool:
    """Tell whether the first line of a text of JSON says that it is of that form."""
    first = text.lstrip("\ufeff").partition("\n")[0]
    return f'"form": "{form}"' in first or f'"form":"{form}"' in first


def fault_in_json(text: str, error: ValueError | RecursionError, code: str) -> Diagnostic:
    """Say where and for what `json.loads` has given up: a sign, a number of thousands of digits, lists too deep."""
    if isinstance(error, RecursionError):
        return Diagnostic(0, code, (("fault", "deep"),))
    if not isinstance(error, json.JSONDecodeError):
        numbers = sorted(_LONG_NUMBER.finditer(text), key=lambda found: found.start() - found.end())
        line = text.count("\n", 0, numbers[0].start()) + 1 if numbers else 0
        return Diagnostic(line, code, (("fault", "number"),))
    if error.msg == "Extra data":
        fault = "more"
    else:
        breaks_off = error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated string")
        fault = "ends" if breaks_off else "sign"
    return Diagnostic(error.lineno, code, (("fault", fault),))


def _mended(text: str) -> object:
    """Read what stands before the place where a file breaks off, as far as its values are complete."""
    open_ones: list[str] = []
    # At each comma: how far the text is sound, and what would have to be closed there.
    sound: list[tuple[int, str]] = []
    for token in _TOKEN.finditer(text):
        match token[0]:
            case "[" | "{":
                open_ones.append("]" if token[0] == "[" else "}")
                sound.append((token.end(), "".join(reversed(open_ones))))
            case "]" | "}":
                if not open_ones:
                    break
                open_ones.pop()
                sound.append((token.end(), "".join(reversed(open_ones))))
            case ",":
                sound.append((token.start(), "".join(reversed(open_ones))))
            case _:
                continue
    for end, closing in reversed(sound[-50:]):
        try:
            return json.loads(text[:end] + closing)
        except (ValueError, RecursionError):
            continue
    return None
