"""The strings of PBN: tag values and quoted cells."""

from __future__ import annotations

import re
from typing import Final

_ESCAPED: Final = re.compile(r'\\(["\\])')
_TO_ESCAPE: Final = re.compile(r'"|\\(?=["\\]|$)')


def decode_string(text: str) -> str:
    r"""Read what stands between the quotation marks.

    A backslash protects a quotation mark or a backslash; before anything else it is itself, as in `Rank\2R`.
    """
    return _ESCAPED.sub(r"\1", text) if "\\" in text else text


def encode_string(value: str) -> str:
    """Write a value between quotation marks, on one line."""
    one_line = " ".join(value.splitlines()) if "\n" in value or "\r" in value else value
    return _TO_ESCAPE.sub(r"\\\g<0>", one_line)
