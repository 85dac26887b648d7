"""Base address of links that are shown to phones."""

from __future__ import annotations

from urllib.parse import urlsplit

from duplicado.web.incoming import Incoming
from duplicado.web.network import is_only_here, own_addresses


def addresses(request: Incoming) -> tuple[str, ...]:
    """Return by which addresses phones reach the server, the best first, without a stroke at the end.

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
