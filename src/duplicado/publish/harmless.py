"""Sanitizing of user texts for pages: invisible characters that turn or break the surrounding text are removed."""

from __future__ import annotations

import re
from typing import Final

from markupsafe import Markup

_UNSEEN: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufff9-\ufffb\ufffe\uffff]")
"""Controls, what embeds or overrides a direction of writing, and annotations. Names in scripts that are written from
the right need none of them; the marks that stand for themselves, U+200E and U+200F, turn nothing around and stay."""
_LINES: Final = re.compile("[\u2028\u2029]")


def harmless(value: object) -> object:
    """Return a value as a template shows it: of a text what can be seen, other values as they are."""
    if not isinstance(value, str) or (value.isascii() and value.isprintable()):
        return value
    shown = harmless_text(value)
    # What is markup stays so: nothing was put in.
    return Markup(shown) if isinstance(value, Markup) else shown  # noqa: S704 - characters were taken away only


def harmless_text(text: str) -> str:
    """Return what can be seen of a text: XML has no room for some of the rest."""
    return _LINES.sub(" ", _UNSEEN.sub("", text))
