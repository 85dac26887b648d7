"""Numbered lines of a PBN file, decoded from its bytes."""

from __future__ import annotations

import re
from typing import Final

from duplicado.formats.diagnostics import Diagnostic, Parsed, Severity
from duplicado.formats.encoding import decoded, encoded, text_of

_MARK: Final = "\ufeff"
_LINE_END: Final = re.compile(r"\r\n|\n|\r")
_HEAD: Final = 4096
_CHARACTER_SET: Final = re.compile(rb"(?im)^%[ \t]*Content-type:[^\r\n]*\bcharset=([\w-]+)", re.ASCII)
_OF_ONE_BYTE: Final = frozenset(
    [*(f"iso-8859-{part}" for part in range(2, 17) if part != 12), *(f"windows-{page}" for page in range(1250, 1259))]
)
_NO_CHARACTER: Final = re.compile(rb"[\x80-\x9f]")
"""Bytes that are no characters of ISO 8859-1."""


def in_utf_8(directive: str) -> str:
    """Return a directive, without its `%`, for a file in UTF-8, whichever character set it names."""
    line = encoded(f"%{directive}")
    named = _CHARACTER_SET.match(line)
    return directive if named is None else f"{line[1 : named.start(1)].decode()}UTF-8"


def read_lines(source: str | bytes) -> Parsed[list[str]]:
    """Decode a file and divide it into lines that end as on Unix, Windows or the old Macintosh.

    Bytes are UTF-8, with or without a byte order mark, which may begin any line; UTF-16 is known by its mark or its
    zeros. Other bytes are of the character set that the file names, as many programs do, else of ISO 8859-1, which the
    standard prescribes (PBN 2.1, 2.2). It has no characters for 128 to 159: what uses them is read as Windows writes
    it, and a diagnostic says so, as it does of a file that says to be in UTF-8 and is not.
    """
    found: list[Diagnostic] = []
    if isinstance(source, bytes):
        declared = _CHARACTER_SET.search(source[:_HEAD])
        named = declared[1].decode().lower() if declared else ""
        text, at = decoded(source, named if named in _OF_ONE_BYTE else "cp1252")
        strange = None if named in _OF_ONE_BYTE else _NO_CHARACTER.search(source)
        if at is not None and (strange or named == "utf-8"):
            before = source[: strange.start() if strange else at]
            line = len(_LINE_END.findall(before.decode("latin-1"))) + 1
            found.append(Diagnostic(line, "pbn-characters", (), Severity.WARNING))
    else:
        text = text_of(source)
    # str.splitlines would also divide at form feeds and Unicode separators, and count other lines than an editor.
    lines = _LINE_END.split(text) if "\r" in text else text.split("\n")
    if _MARK in text:  # files that were put one after the other keep the byte order mark of each
        lines = [line.removeprefix(_MARK) for line in lines]
    return Parsed(lines, tuple(found))
