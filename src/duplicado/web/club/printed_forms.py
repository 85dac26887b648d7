"""Forms of the office on paper, blank or with what an entry says: rulings, appeals, polls, conduct."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Response
from litestar.exceptions import NotFoundException, PermissionDeniedException

from duplicado.publish.office_forms import OFFICE_FORMS
from duplicado.service.live.roles import Capability
from duplicado.web.club.files import note_exported
from duplicado.web.club.office_request import Office
from duplicado.web.club.print_queue import server_style
from duplicado.web.downloads import as_file

_PDF: Final = "application/pdf"


async def printed_form(office: Office, kind: str) -> Response[Any]:
    """Print a form of the office."""
    entry = office.request.query_params.get("entry", "")
    data = await asyncio.to_thread(_form_pdf, office, kind, entry)
    # A poll has the hand of one who was asked in it, and is handed to those who are to call on it.
    await note_exported(office, f"{kind} {entry}".strip(), "look" if kind == "poll" and entry else "exported")
    return as_file(data, _PDF, f"{kind}.pdf")


def _form_pdf(office: Office, kind: str, id_: str) -> bytes:
    """Print a form of the office, blank or with what an entry says.

    Raises:
        NotFoundException: there is no such form, or no such entry that could stand in it.
        PermissionDeniedException: it is of the directors' register, or of hands, and not for the asker.
    """
    form = OFFICE_FORMS.get(kind)
    if form is None:
        raise NotFoundException("no-such-form")
    needed = {"conduct": Capability.REGISTER, "poll": Capability.HANDS}.get(kind, Capability.RECORD)
    if not office.desk.access.may(office.viewer.role, needed):
        raise PermissionDeniedException("not-allowed")
    visible = {each.id: each for each in office.visible()}
    entry = visible.get(id_)
    if id_ and (entry is None or not form.fits(office.state, entry)):
        raise NotFoundException("no-such-entry")
    from duplicado.publish.paper.office_form import office_form_pdf  # noqa: PLC0415 - a server begins sooner without

    sheet = form.make(office.state, office.messages, entry, None)
    return office_form_pdf(sheet, server_style(office.messages.language))
