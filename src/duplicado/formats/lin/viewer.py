"""Links to the hand viewer of Bridge Base Online, which carry a board in their parameters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final
from urllib.parse import parse_qs, quote, urlsplit

from duplicado.formats.diagnostics import Diagnostic, Parsed, Written
from duplicado.formats.encoding import decoded_text, encoded, has_too_many_boards
from duplicado.formats.lin.model import LinBoard, LinFile
from duplicado.formats.lin.notation import DEALERS, SEATING
from duplicado.formats.lin.reader import read_lin
from duplicado.formats.lin.writer import board_text
from duplicado.formats.losses import losses
from duplicado.table.record import BoardRecord

_DIGITS: Final = {seat.value.lower(): digit for digit, seat in DEALERS.items()}
_UNDEALT: Final = "0"
_VIEWER: Final = "https://www.bridgebase.com/tools/handviewer.html"


def read_viewer_link(link: str) -> Parsed[LinFile]:
    """Read a link: either `lin=` with a whole LIN text, or the board in parts.

    The parts are the hands `n s e w` (`skq7h…`), the dealer `d`, the vulnerability `v`, the number `b`, the calls `a`,
    the cards `p`, the tricks claimed `c` and the names `nn sn en wn`. Nothing is raised.
    """
    try:
        query = urlsplit(link.strip()).query or link.partition("?")[2]
        parameters = {key.lower(): values[-1] for key, values in parse_qs(query, max_num_fields=100).items()}
    except ValueError:
        return Parsed(LinFile(), (Diagnostic(1, "lin-not-a-link"),))
    if "lin" in parameters:
        return read_lin(parameters["lin"])
    return read_lin(_as_lin(parameters))


def _as_lin(parameters: dict[str, str]) -> str:
    # A bar in a parameter would begin another tag.
    clean = {key: value.replace("|", " ").replace(",", " ") for key, value in parameters.items()}
    hands = ",".join(clean.get(seat.value.lower(), "") for seat in SEATING)
    names = ",".join(clean.get(f"{seat.value.lower()}n", "") for seat in SEATING)
    tags = [("pn", names)]
    if hands.strip(","):
        tags.append(("md", _DIGITS.get(clean.get("d", "").strip().lower(), _UNDEALT) + hands))
    if "b" in clean:
        tags.append(("ah", f"Board {clean['b']}"))
    if "v" in clean:
        tags.append(("sv", clean["v"]))
    tags += [(tag, clean[key]) for tag, key in (("mb", "a"), ("pc", "p"), ("mc", "c")) if clean.get(key)]
    return "".join(f"{key}|{value}|" for key, value in tags)


def viewer_link(record: BoardRecord, viewer: str = _VIEWER) -> str:
    """Make the link that shows a board: the address of the viewer and the board as LIN.

    What LIN cannot say is not in it; `write_viewer_links` names that.
    """
    return f"{viewer}?lin={quote(encoded(board_text(record)), safe='')}"


def write_viewer_links(records: Sequence[BoardRecord]) -> Written:
    """Write a line with a link for each board, and say what is not in the links."""
    data = "".join(viewer_link(record) + "\n" for record in records).encode()
    return Written(data, losses(records, read_viewer_links(data).value.records))


def read_viewer_links(source: bytes) -> Parsed[LinFile]:
    """Read a text with a link on each line, each of one board; empty lines are passed over."""
    boards: list[LinBoard] = []
    found: list[Diagnostic] = []
    text = decoded_text(source)
    if has_too_many_boards(text.count("\n"), text):
        return Parsed(LinFile(), (Diagnostic(0, "lin-too-many"),))
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            continue
        parsed = read_viewer_link(line)
        # Within a link everything stands on one line: that of the link.
        found += [replace(each, line=number) for each in parsed.diagnostics]
        for board in parsed.value.boards:
            lines = dict.fromkeys(board.record.lines, number)
            boards.append(replace(board, record=replace(board.record, lines=lines)))
    return Parsed(LinFile(boards=tuple(boards)), tuple(found))
