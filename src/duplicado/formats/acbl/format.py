"""Declaration of the games that the American Contract Bridge League publishes as JSON."""

from __future__ import annotations

import re
from typing import Final

from duplicado.formats.diagnostics import Parsed
from duplicado.formats.format import FileContents, Format, contents_of_contest

_JSON: Final = re.compile(rb"^\s*[\[{]\s*[\"{\]}]")
_SESSIONS: Final = re.compile(rb"(?:\"|&quot;|&#34;)sessions(?:\"|&quot;|&#34;)")
"""Mark of a game that neither other JSON nor other pages have."""
_PAGE: Final = re.compile(rb"(?is)^\s*(?:<!--.*?-->\s*)*<(?:!doctype\s+html|html)\b")


def _read(source: bytes) -> Parsed[FileContents]:
    from duplicado.formats.acbl.reader import read_acbl  # noqa: PLC0415 - loaded when it is needed

    return contents_of_contest(read_acbl(source))


ACBL: Final = Format(
    key="acbl",
    name="ACBL JSON",
    suffixes=(".json", ".html", ".htm"),
    recognise=lambda head: bool(_JSON.search(head) or _PAGE.search(head)),
    confirm=lambda source: _SESSIONS.search(source) is not None,
    read=_read,
    holds="deals; pairs by matchpoints, with sit-outs; the page of results, saved from a browser, in which it stands",
    tried_on="one event; *untried*: other methods, several sections, `AVE+`, `NP`, saved pages",
)
