"""Decision how an event goes on whose record was replaced while it was served."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from typing import Any

from litestar import Response
from litestar.response import Redirect

from duplicado.publish.messages import error_text
from duplicado.service.club.access_tokens import Scope
from duplicado.service.live.roles import Capability
from duplicado.store.port import StoreError
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.web.club.authentication import checked, needs
from duplicado.web.club.office_request import NOTHING_TRIED, Office
from duplicado.web.club.tables_page import tables_page


class _How(Enumeration):
    TAKE = "take"
    GIVE_UP = "give-up"


@dataclass(frozen=True, slots=True)
class _HowForm:
    how: _How = _How.GIVE_UP


async def go_on(office: Office) -> Response[Any]:
    """Take over what was entered into the record that is there now, or give it up, as the form says.

    Raises:
        PermissionDeniedException: it is not for the asker.
    """
    needs(office.asked, Scope.ACT, granted=office.may(Capability.BACKUPS))
    takes = (await checked(_HowForm, office.request, office.asked)).how is _How.TAKE
    try:
        count = await office.house.open_events.go_on(office.event, take_over=takes)
    except StoreError as error:
        said = error_text(error, office.messages)
        return tables_page(office, replace(NOTHING_TRIED, said=said, status=409))
    what = "taken-over" if takes else "given-up"
    await asyncio.to_thread(office.house.entrance.trail.note, office.viewer, office.event, what, str(count))
    return Redirect(f"{office.path()}?done", status_code=303)
