"""Members taken in from a list or from past events, after a preview of what was understood."""

from __future__ import annotations

import asyncio
import base64
from dataclasses import dataclass
from typing import Annotated, Any, Final

from litestar import Response, post
from litestar.datastructures import UploadFile

from duplicado.publish.messages import error_text
from duplicado.service.club.access_tokens import Scope
from duplicado.service.club.club import ClubHouse
from duplicado.service.club.event_results import players_of_club
from duplicado.service.club.member_import import ImportPlan, ImportState, planned_import, planned_players
from duplicado.service.club.member_list import BadMember, MemberList
from duplicado.service.live.roles import Capability
from duplicado.web.club.authentication import Requester, checked
from duplicado.web.club.members_page import list_shown
from duplicado.web.club.office_access import of_the_club
from duplicado.web.club.page_language import House, messages_for
from duplicado.web.club.pages import club_page
from duplicado.web.form_fields import LongText, SentAs, file_in
from duplicado.web.incoming import Incoming
from duplicado.web.rendering import Renderer, TheRenderer

_LARGEST_LIST: Final = 1_000_000
_FROM_EVENTS: Final = "events"


@dataclass(frozen=True, slots=True)
class _ImportForm:
    """A list of members, and the lines of its preview that are taken."""

    of: Annotated[str, SentAs("from"), LongText(20)] = ""
    """Empty for a list that is sent."""
    file: UploadFile | None = None
    listed: Annotated[str, SentAs("list"), LongText(_LARGEST_LIST)] = ""
    source: Annotated[str, LongText(2 * _LARGEST_LIST)] = ""
    """Text that the preview carries along: the list in base 64, or the word for players of events."""
    line: tuple[Annotated[str, LongText(10)], ...] = ()


async def _previewed(
    renderer: Renderer, request: Incoming, asked: Requester, plan: ImportPlan, source: str
) -> Response[str]:
    counts = {state.value: len(plan.of(state)) for state in ImportState}
    values: dict[str, Any] = {"plan": plan, "counts": counts, "source": source, "states": ImportState}
    return club_page(renderer, request, asked, "members_import.html", **values)


@post("/office/members/import", status_code=200)
async def _look(renderer: TheRenderer, request: Incoming, house: House) -> Response[str]:
    asked = of_the_club(request, house, Capability.PEOPLE, Scope.MANAGE)
    form = await checked(_ImportForm, request, asked)
    source = _FROM_EVENTS if form.of == _FROM_EVENTS else await _list_sent(form)
    return await _previewed(renderer, request, asked, await asyncio.to_thread(_planned, house, source), source)


@post("/office/members/take", status_code=200)
async def _take(renderer: TheRenderer, request: Incoming, house: House) -> Response[str]:
    asked = of_the_club(request, house, Capability.PEOPLE, Scope.MANAGE)
    form = await checked(_ImportForm, request, asked)
    plan = await asyncio.to_thread(_planned, house, form.source)
    chosen = [
        each.member
        for each in plan.lines
        if each.member is not None
        and each.state in {ImportState.NEW, ImportState.CHANGED}
        and str(each.line) in form.line
    ]
    messages = messages_for(request)
    try:
        count = await asyncio.to_thread(MemberList(house.people).save_all, chosen)
    except BadMember as error:
        return await list_shown(renderer, request, house, asked, why=error_text(error, messages))
    return await list_shown(renderer, request, house, asked, said=messages.text("members-taken", count=count))


MEMBERS_IMPORT_PAGES: Final = (_look, _take)


async def _list_sent(form: _ImportForm) -> str:
    """Return the list that a form sends, a file or lines, as the preview sends it back."""
    _, data = await file_in(form.file)
    data = data or form.listed.encode()
    return base64.b64encode(data[:_LARGEST_LIST]).decode()


def _planned(house: ClubHouse, source: str) -> ImportPlan:
    members = MemberList(house.people)
    if source == _FROM_EVENTS:
        return planned_players(players_of_club(house.events.shelf), members)
    try:
        data = base64.b64decode(source.encode(), validate=True)
    except ValueError:  # signs that are none of base 64, or too few
        data = b""
    return planned_import(data, members)
