"""Requests as the handlers of pages and of the service receive them; refusal of what other sites make a browser ask."""

from __future__ import annotations

from typing import Any, TypeAlias
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.exceptions import PermissionDeniedException

from duplicado.service.club.attempt_limits import origin_of

Incoming: TypeAlias = Request[Any, Any, Any]
"""A request whose user, authentication and state are whatever the middleware has put there."""


def source_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return where somebody comes from, for counting what he asks for and tries in vain."""
    return origin_of(connection.client.host) if connection.client else "unknown"


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
