"""Signs that part the names of partners where they stand in one line, as people write them."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from duplicado.locale import Language

_FIGURE: Final = re.compile(r"\d")


@cache
def signs_between_names() -> tuple[re.Pattern[str], ...]:
    """Return what parts two names, the surest sign first; a hyphen within a name parts nothing."""
    words = {each for language in Language for each in language.data["lists"]["joins"]}
    said = "|".join(map(re.escape, sorted(words)))
    return tuple(
        re.compile(each, re.IGNORECASE)
        for each in (r"\t", "/", ";", "&", r"\+", r"\s[–—-]+\s", ",", rf"\s(?:{said})\s")
    )


def names_apart(line: str) -> list[str]:
    """Part a line at the first sign that parts any names in it.

    What holds a figure is no name: it stays with the name before it, behind a comma, as somebody's number.

    >>> names_apart("Ana Lima / Rui Matos"), names_apart("Ana Lima, 12345")
    (['Ana Lima', 'Rui Matos'], ['Ana Lima, 12345'])
    """
    for sign in signs_between_names():
        found: list[str] = []
        for part in filter(None, map(str.strip, sign.split(line))):
            if found and _FIGURE.search(part) and not _FIGURE.search(found[-1]):
                found[-1] += f", {part}"
            else:
                found.append(part)
        if len(found) > 1:
            return found
    return [line.strip()]
