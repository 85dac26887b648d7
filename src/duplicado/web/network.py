"""Addresses of this computer in its networks, and QR codes of addresses for the cameras of phones."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import closing, suppress
from io import BytesIO
from typing import Final

from markupsafe import Markup

# Nothing is sent there: the system only says by which of its addresses it would send. One address for documentation
# (RFC 5737), and one in each of the ranges that clubs' networks have.
_SOMEWHERE: Final = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")


def own_addresses() -> tuple[str, ...]:
    """Return the IPv4 addresses of this computer in its networks, the likeliest first; none where it is in none."""
    found: dict[str, None] = {}
    for target in _SOMEWHERE:
        with suppress(OSError), closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as asking:
            asking.connect((target, 9))
            found[str(asking.getsockname()[0])] = None
    with suppress(OSError):
        named = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        found |= {str(each[4][0]): None for each in named}
    return tuple(each for each in found if not is_only_here(each))


def is_only_here(host: str) -> bool:
    """Tell whether a host of an address means, on every computer, that computer itself."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        address = ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        return False
    return address.is_loopback or address.is_unspecified


def qr_drawing(text: str) -> str:
    """Draw a text as a QR code, as a picture of its own (SVG)."""
    import segno  # noqa: PLC0415 - wanted by a few pages only

    out = BytesIO()
    segno.make(text, error="m", micro=False).save(
        out, kind="svg", border=4, light="#fff", svgclass=None, lineclass=None, xmldecl=False, nl=False
    )
    return out.getvalue().decode()


def qr(text: str) -> Markup:
    """Draw a text as a QR code for a page, whose words stand beside it."""
    import segno  # noqa: PLC0415 - as above

    drawn = segno.make(text, error="m", micro=False).svg_inline(
        border=4, light="#fff", omitsize=True, svgclass=None, lineclass=None
    )
    # Numbers and signs of our own making: the text is squares by now.
    return Markup(drawn.replace("<svg ", '<svg aria-hidden="true" focusable="false" ', 1))  # noqa: S704 - drawn here, see above
