"""Language of an answer to a request."""

from __future__ import annotations

from datetime import timedelta
from typing import Any, Final, TypeAlias

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from duplicado.locale import Language
from duplicado.publish.messages import Messages
from duplicado.service.club.club import ClubHouse
from duplicado.service.club.device_login import Denied
from duplicado.web.language import COOKIE, PARAMETER, negotiated

House: TypeAlias = NamedDependency[ClubHouse]
"""The club that a handler is given."""
_JUST_UNDER_A_MINUTE: Final = timedelta(minutes=1, microseconds=-1)


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


def why_denied(connection: ASGIConnection[Any, Any, Any, Any], error: Denied) -> str:
    """Say why somebody is not let in; of when he may try again the first whole minute, at which it is no use sooner."""
    messages, values = messages_for(connection), dict[str, str]()
    if error.until is not None:
        values["until"] = messages.clock(error.until + _JUST_UNDER_A_MINUTE)
    return messages.text(f"service-denied-{error.code}", **values)
