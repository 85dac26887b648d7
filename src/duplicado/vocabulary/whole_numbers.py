"""Whole numbers as they are written in addresses, fields and command lines."""

from __future__ import annotations


def whole_number(text: str, most_digits: int = 9) -> int | None:
    """Read a number of the digits 0 to 9 alone; `None` where the text is none, or longer than any that is meant.

    >>> whole_number("12"), whole_number("-1"), whole_number(""), whole_number("1234", 3)
    (12, None, None, None)
    """
    is_one = text.isascii() and text.isdigit() and len(text) <= most_digits
    return int(text) if is_one else None
