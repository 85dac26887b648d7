"""Decoding of files of several decades of programs, and the most boards and lines that a text of its size holds."""

from __future__ import annotations

from codecs import BOM_UTF8
from typing import Final

_LETTERS_OF_A_BOARD: Final = 60
"""At least, on average: 39 cards with their suits."""
_BOARDS_ALWAYS_READ: Final = 1_000
_LETTERS_OF_A_LINE: Final = 8
"""At least, on average, of a format whose lines say one thing each."""
_LINES_ALWAYS_READ: Final = 20_000

_LOOKED_AT: Final = 400


def utf_16_of(data: bytes) -> str | None:
    """Return by what a file of two bytes to a character is to be decoded; `None` for any other.

    Such a file has a mark at its beginning, or every other byte of it is zero as far as it is in Latin letters.
    """
    if data[:2] in {b"\xff\xfe", b"\xfe\xff"}:
        return "utf-16"
    head = data[:_LOOKED_AT]
    if len(head) < 4:
        return None
    first, second = head[0::2], head[1::2]
    if b"\0" not in first and second.count(0) * 10 > len(second) * 9:
        return "utf-16-le"
    if b"\0" not in second and first.count(0) * 10 > len(first) * 9:
        return "utf-16-be"
    return None


def text_of(text: str) -> str:
    """Return a text without the mark of its order of bytes, and without what DOS and CP/M put behind its end."""
    return text.removeprefix("\ufeff").rstrip("\x1a\0")


def encoded(text: str) -> bytes:
    """Encode a text in UTF-8; halves of characters, which come from JSON and stand for nothing, are question marks."""
    return text.encode("utf-8", "replace")


def escaped(text: str) -> str:
    """Return a text in JSON in which halves of characters are written as JSON writes them, so that they come back."""
    return text if text.isascii() else text.encode("utf-8", "backslashreplace").decode("utf-8")


def decoded(data: bytes, otherwise: str = "cp1252") -> tuple[str, int | None]:
    """Decode a file: UTF-8, with a mark or without, UTF-16, else an older set of one byte to a character.

    Args:
        data: the file; none of its bytes is refused.
        otherwise: the older set.

    Returns:
        The text, and where the first byte is that is not UTF-8; `None` where there is none.
    """
    wide = utf_16_of(data)
    if wide is not None:
        return text_of(data.decode(wide, "replace")), None
    bare = data.removeprefix(BOM_UTF8)
    try:
        return text_of(bare.decode("utf-8")), None
    except UnicodeDecodeError as error:
        return text_of(bare.decode(otherwise, "replace")), len(data) - len(bare) + error.start


def decoded_text(data: bytes) -> str:
    """Return the text of a file, see `decoded`."""
    return decoded(data)[0]


def has_too_many_boards(count: int, text: str) -> bool:
    """Tell whether a text is too short for so many boards."""
    return count > max(_BOARDS_ALWAYS_READ, len(text) // _LETTERS_OF_A_BOARD)


def has_too_many_lines(text: str) -> bool:
    """Tell whether the lines of a long text say next to nothing."""
    return text.count("\n") > max(_LINES_ALWAYS_READ, len(text) // _LETTERS_OF_A_LINE)
