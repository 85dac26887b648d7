"""The addresses that telephones are told, and the same as pictures for their cameras."""

from __future__ import annotations

from io import BytesIO
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from markupsafe import Markup

from duplicado.web.network import is_only_here, own_addresses

__all__ = ["addresses", "qr", "qr_file"]


def addresses(request: Request[Any, Any, Any]) -> tuple[str, ...]:
    """Return by which addresses telephones reach the server, the best first, without a stroke at the end.

    That which the server was started with; else the one by which the page was asked for, unless it means the asking
    computer itself; and those of this computer in its networks.
    """
    told = str(request.app.state.address).rstrip("/")
    asked = urlsplit(str(request.base_url))
    port = "" if asked.port in {None, 80, 443} else f":{asked.port}"
    found = {told: None} if told else {}
    if not is_only_here(asked.hostname or ""):
        found[f"{asked.scheme}://{asked.netloc}"] = None
    if asked.scheme == "http" or not found:
        found |= {f"{asked.scheme}://{each}{port}": None for each in own_addresses()}
    return tuple(found) or (f"{asked.scheme}://{asked.netloc}",)


def qr_file(text: str) -> bytes:
    """Draw a text as a QR code, as the file of a picture (SVG)."""
    import segno  # noqa: PLC0415 - wanted by a few pages only

    out = BytesIO()
    segno.make(text, error="m", micro=False).save(
        out, kind="svg", border=4, light="#fff", svgclass=None, lineclass=None
    )
    return out.getvalue()


def qr(text: str) -> Markup:
    """Draw a text as a QR code for a page, whose words stand beside it."""
    import segno  # noqa: PLC0415 - as above

    drawn = segno.make(text, error="m", micro=False).svg_inline(
        border=4, light="#fff", omitsize=True, svgclass=None, lineclass=None
    )
    # Numbers and signs of our own making: the text is squares by now.
    return Markup(drawn.replace("<svg ", '<svg aria-hidden="true" focusable="false" ', 1))  # noqa: S704 - drawn here, see above
