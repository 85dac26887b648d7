"""A saved page of results of the American Contract Bridge League: the game stands in it as JSON, within a script."""

from __future__ import annotations

import html
import json
import re
from bisect import bisect_right
from itertools import islice
from typing import Final

_PAGE: Final = re.compile(
    r"\s*(?:<!--.{0,2000}?-->\s*|<\?xml[^>]{0,200}>\s*)*<(?:!doctype\s+html|html)\b", re.IGNORECASE | re.DOTALL
)
_ASSIGNED: Final = re.compile(r"(?:\bvar|\blet|\bconst|\bwindow\.)\s*\w+\s*=\s*(?=\{)")
_ATTRIBUTE: Final = re.compile(r"""\s:?[\w-]{1,40}=(?:"(\{&quot;[^"]*)"|'(\{"[^']*)')""")
_MEMBER: Final = '"sessions"'
"""Member that every game has, whatever stands in the scripts of the page besides."""
_MOST_TRIED: Final = 50
_END: Final = "</script"


def is_page(text: str) -> bool:
    """Tell whether a text is a page of HTML."""
    return _PAGE.match(text) is not None


def game_in_page(text: str) -> str:
    """Return the game of a saved page as JSON, behind as many ends of lines as stand before it; empty for none.

    A game that breaks off is returned as far as it goes.
    """
    starts = [found.end() for found in _ASSIGNED.finditer(text)]
    for member in islice(re.finditer(_MEMBER, text), _MOST_TRIED):
        place = bisect_right(starts, member.start())
        start = starts[place - 1] if place else -1
        if start >= 0 and text.find(_END, start, member.start()) < 0:
            script = text[start:].partition(_END)[0]
            return "\n" * text.count("\n", 0, start) + _first_value(script)
    for found in _ATTRIBUTE.finditer(text):
        value = html.unescape(found[1] or found[2])
        if _MEMBER in value:
            return "\n" * text.count("\n", 0, found.start()) + value
    return ""


def _first_value(script: str) -> str:
    """Return the value with which a script begins; all of it where it breaks off."""
    try:
        _, end = json.JSONDecoder().raw_decode(script)
    except (ValueError, RecursionError):
        return script
    return script[:end]
