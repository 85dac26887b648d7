"""Refusals: a change in the settings as its page tells it, and requests without rights, written down in the audit."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import Any, Final, cast

from litestar.connection import ASGIConnection
from litestar.types import Message, Scope

from duplicado.publish.messages import Messages, error_text
from duplicado.service.club.access_tokens import Admitted
from duplicado.service.club.attempt_limits import REFUSED, SAME_REFUSAL
from duplicado.service.club.changed_meanwhile import ChangedMeanwhile
from duplicado.service.club.club import ClubHouse
from duplicado.store.port import StoreError
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.web.club.authentication import recognized
from duplicado.web.error_pages import logged_path
from duplicado.web.incoming import source_of


@dataclass(frozen=True, slots=True)
class RefusedChange:
    """Change that was not saved; one without a reason is none."""

    why: str = ""
    meanwhile: bool = False
    """True where somebody else has saved the same since the form was shown."""

    @classmethod
    def of(cls, error: DuplicadoError, messages: Messages) -> RefusedChange:
        """Return what an error refuses."""
        return cls(error_text(error, messages), isinstance(error, ChangedMeanwhile))

    @property
    def status(self) -> int:
        """Status of the answer."""
        return 409 if self.meanwhile else 422 if self.why else 200

    def mark(self, tried: str | None, now: str) -> str:
        """Return the mark of what the form rests on: of what it showed before, unless that is not kept any more.

        Args:
            tried: the mark of the form that was refused; `None` where none was.
            now: of what is kept now.
        """
        return now if tried is None or self.meanwhile else tried


NOT_REFUSED: Final = RefusedChange()


_LOG: Final = logging.getLogger(__name__)
_FORBIDDEN: Final = 403
_WHAT: Final = "refused"


async def note_refused(message: Message, scope: Scope) -> None:
    """Write down who was answered 403, and where; the same of the same one is written once in ten minutes.

    Whoever was not let in stands there by the address that he comes from. Where the store takes nothing he is answered
    as he would be otherwise, and the log has it.
    """
    if message["type"] != "http.response.start" or message["status"] != _FORBIDDEN:
        return
    house: ClubHouse = scope["litestar_app"].state.house
    connection = ASGIConnection[Any, Any, Any, Any](scope)
    admitted, source = recognized(connection), source_of(connection)
    whose = source if admitted is None else admitted.viewer.subject
    method = cast("dict[str, str]", scope)["method"]
    detail = f"{method} {logged_path(scope['path'])}"
    is_new = house.rates.take(f"refused {whose} {detail}", SAME_REFUSAL)
    if not (is_new and house.rates.take(f"refused {whose}", REFUSED)):
        return
    try:
        await asyncio.to_thread(_note, house, admitted, source, str(connection.path_params.get("event", "")), detail)
    except StoreError as error:
        _LOG.warning("not written down: %s was refused %s (%s)", whose, detail, error)


def _note(house: ClubHouse, admitted: Admitted | None, source: str, event: str, detail: str) -> None:
    of_event = event if event in house.events.names() else ""  # whatever stands in an address is of no event
    if admitted is None:
        house.entrance.trail.note_before_login(source, of_event, _WHAT, detail)
    else:
        house.entrance.trail.note(admitted.viewer, of_event, _WHAT, detail)
