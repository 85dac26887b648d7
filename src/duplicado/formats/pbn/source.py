"""Numbered lines of a PBN file, decoded from its bytes."""

from __future__ import annotations

import re
from typing import Final

from duplicado.formats.diagnostics import Diagnostic, Parsed, Severity
from duplicado.formats.encoding import decoded, text_of

_MARK: Final = "\ufeff"
_LINE_END: Final = re.compile(r"\r\n|\n|\r")


def read_lines(source: str | bytes) -> Parsed[list[str]]:
    """Decode a file and divide it into lines that end as on Unix, Windows or the old Macintosh.

    Bytes are UTF-8, with or without a byte order mark, which may begin any line; UTF-16 is known by its mark or its
    zeros; what is neither is read as ISO 8859-1, the character set of PBN 1.0 and 2.0, and a diagnostic says so.
    """
    found: list[Diagnostic] = []
    if isinstance(source, bytes):
        text, at = decoded(source, "latin-1")
        if at is not None:
            line = len(_LINE_END.findall(source[:at].decode("latin-1"))) + 1
            found.append(Diagnostic(line, "pbn-not-utf-8", (), Severity.WARNING))
    else:
        text = text_of(source)
    # str.splitlines would also divide at form feeds and Unicode separators, and count other lines than an editor.
    lines = _LINE_END.split(text) if "\r" in text else text.split("\n")
    if _MARK in text:  # files that were put one after the other keep the byte order mark of each
        lines = [line.removeprefix(_MARK) for line in lines]
    return Parsed(lines, tuple(found))
