"""Readings of clauses where the Laws leave room, from the docstrings of their functions after `Reading:`."""

from __future__ import annotations

import importlib
import inspect
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from duplicado.locale import Language

_READING: Final = re.compile(r"\bReading(?: \((?P<source>[^)]*)\))?: (?P<text>.*?)(?=\n[ \t]*\n|\Z)", re.DOTALL)
_SPACE: Final = re.compile(r"\s+")


@dataclass(frozen=True, slots=True)
class Reading:
    """One reading: it can be disputed, which is why it is shown."""

    text: str
    """As the docstring has it, in English."""
    source: str = ""
    """On whose word; empty when it is ours."""

    def told(self, language: Language) -> tuple[str, Language]:
        """Return the sentence and its language: English where it has not been translated as it stands."""
        written = language.translations("readings.csv", "reading").get(self.text)
        return (written, language) if written else (self.text, Language.ENGLISH)


def readings_of(functions: Iterable[str]) -> tuple[Reading, ...]:
    """Collect the readings of functions that are given by module and name, each once."""
    return tuple(dict.fromkeys(reading for function in functions for reading in _readings(function)))


@cache
def _readings(function: str) -> tuple[Reading, ...]:
    found = _found(function)
    text = inspect.cleandoc(inspect.getdoc(found) or "") if found is not None else ""
    return tuple(
        Reading(_SPACE.sub(" ", match["text"]).strip(), match["source"] or "") for match in _READING.finditer(text)
    )


def _found(function: str) -> object | None:
    """Find what has that name: a function of a module, or of a class in it."""
    module, _, name = function.rpartition(".")
    outer: list[str] = []
    while module:
        try:
            found: object = importlib.import_module(module)
        except ModuleNotFoundError:
            module, _, above = module.rpartition(".")
            outer.insert(0, above)
            continue
        for part in (*outer, name):
            found = getattr(found, part, None)
        return found
    return None
