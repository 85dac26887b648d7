"""Links to the hand viewer of Bridge Base Online, which carry a board in their parameters."""

from __future__ import annotations

from typing import Final
from urllib.parse import parse_qs, urlsplit

from duplicado.formats.diagnostics import Diagnostic, Parsed
from duplicado.formats.lin.model import LinFile
from duplicado.formats.lin.notation import DEALERS, SEATING
from duplicado.formats.lin.reader import read_lin

__all__ = ["read_viewer_link"]

_DIGITS: Final = {seat.value.lower(): digit for digit, seat in DEALERS.items()}
_UNDEALT: Final = "0"


def read_viewer_link(link: str) -> Parsed[LinFile]:
    """Read a link: either `lin=` with a whole LIN text, or the board in parts.

    The parts are the hands `n s e w` (`skq7h…`), the dealer `d`, the vulnerability `v`, the number `b`, the calls `a`,
    the cards `p`, the tricks claimed `c` and the names `nn sn en wn`. Nothing is raised.
    """
    try:
        query = urlsplit(link.strip()).query or link.partition("?")[2]
        parameters = {key.lower(): values[-1] for key, values in parse_qs(query, max_num_fields=100).items()}
    except ValueError as error:
        return Parsed(LinFile(), (Diagnostic(1, "lin-not-a-link", (("reason", str(error)[:200]),)),))
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
