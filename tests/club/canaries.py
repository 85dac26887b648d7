"""Numbers that stand nowhere else: whoever is told one was told what it stands for."""

from __future__ import annotations

import re
from typing import Final

_CANARY: Final = re.compile(r"(?<![0-9a-f])700\d{3}(?![0-9a-f])")
_NO_NUMBERS: Final = re.compile(
    r"\b[0-9a-f]{12}\.\d+\.[0-9a-f]{26,}\b|:\d\d\.\d{6}\b|<td[^>]* c-par[ \"].*?</td>", re.DOTALL
)
"""Positions, in which any digits may stand by chance, parts of a second, and how far a result beside it is from par."""
_BETWEEN: Final = re.compile("(?<=\\d)[\u00a0\u2009\u202f ,.](?=\\d{3}\\b)")
"""The separator between thousands."""


def canaries(text: str) -> set[str]:
    """Return the numbers from 700 000 to 700 999 that stand in an answer, however it writes them."""
    return set(_CANARY.findall(_BETWEEN.sub("", _NO_NUMBERS.sub("", text))))
