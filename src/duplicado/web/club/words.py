"""In which language somebody is answered."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from duplicado.publish.messages import Messages
from duplicado.service.club import ClubHouse
from duplicado.vocabulary import Language
from duplicado.web.language import COOKIE, PARAMETER, negotiated

__all__ = ["House", "language_of", "messages_for"]

House: TypeAlias = NamedDependency[ClubHouse]
"""The club that a handler is given."""


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Language:
    """Return the language that he asked for, chose before, or prefers."""
    return negotiated(
        connection.query_params.get(PARAMETER),
        connection.cookies.get(COOKIE),
        connection.headers.get("accept-language", ""),
        connection.app.state.default_language,
    )


def messages_for(connection: ASGIConnection[Any, Any, Any, Any]) -> Messages:
    """Return the sentences for somebody."""
    return Messages.load(language_of(connection))
