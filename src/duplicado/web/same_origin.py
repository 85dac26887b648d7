"""Refusal of what pages of other sites make a browser ask for."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.exceptions import PermissionDeniedException


def refuse_other_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Refuse what a page of another site asks for.

    Raises:
        PermissionDeniedException: a page of another site asks.
    """
    origin = connection.headers.get("origin")
    site = connection.headers.get("sec-fetch-site", "same-origin")
    foreign = site not in {"same-origin", "none"}
    if origin is not None:
        foreign = _host(origin) != connection.headers.get("host", "")
    if foreign:
        raise PermissionDeniedException("origin")


def _host(origin: str) -> str:
    """Return host and port of an origin; of what is none, nothing that a host could be."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return "?"
