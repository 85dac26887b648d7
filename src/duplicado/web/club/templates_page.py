"""The templates of events: listed, begun with, renamed, deleted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from litestar import Response, get, post

from duplicado.service.club.access_tokens import Scope
from duplicado.service.club.club import ClubHouse
from duplicado.service.club.templates import OWN, NoSuchTemplate, TemplateNameTaken
from duplicado.service.live.roles import Capability
from duplicado.web.club.authentication import Requester, checked
from duplicado.web.club.office_access import of_the_club
from duplicado.web.club.page_language import House, messages_for
from duplicado.web.club.pages import club_page
from duplicado.web.form_fields import LongText, OneLine
from duplicado.web.incoming import Incoming
from duplicado.web.rendering import Renderer, TheRenderer


@dataclass(frozen=True, slots=True)
class _TemplateForm:
    """Form that names a template, and gives it another name."""

    template: Annotated[str, LongText(200)] = ""
    name: Annotated[str, OneLine(200)] = ""


def _shown(
    renderer: Renderer,
    request: Incoming,
    house: ClubHouse,
    asked: Requester,
    said: str = "",
    why: str = "",
    status: int = 200,
) -> Response[str]:
    return club_page(
        renderer,
        request,
        asked,
        "templates.html",
        templates=house.templates.all(),
        own=OWN,
        said=said,
        why=why,
        status=status,
    )


@get("/office/templates")
async def _templates(renderer: TheRenderer, request: Incoming, house: House) -> Response[str]:
    return _shown(renderer, request, house, of_the_club(request, house, Capability.CONDITIONS))


@post("/office/templates/rename", status_code=200)
async def _rename(renderer: TheRenderer, request: Incoming, house: House) -> Response[str]:
    asked = of_the_club(request, house, Capability.CONDITIONS, Scope.ACT)
    sent = await checked(_TemplateForm, request, asked)
    name, new = sent.template, sent.name
    messages = messages_for(request)
    try:
        house.templates.rename(name, new)
    except NoSuchTemplate:
        why = messages.text("wizard-none-such", name=name[:80])
        return _shown(renderer, request, house, asked, why=why, status=404)
    except TemplateNameTaken:
        return _shown(renderer, request, house, asked, why=messages.text("wizard-no-name", name=new[:80]), status=409)
    return _shown(renderer, request, house, asked, messages.text("wizard-renamed", name=name, new=new))


@post("/office/templates/delete", status_code=200)
async def _delete(renderer: TheRenderer, request: Incoming, house: House) -> Response[str]:
    asked = of_the_club(request, house, Capability.CONDITIONS, Scope.ACT)
    name, messages = (await checked(_TemplateForm, request, asked)).template, messages_for(request)
    try:
        house.templates.delete(name)
    except NoSuchTemplate:
        why = messages.text("wizard-none-such", name=name[:80])
        return _shown(renderer, request, house, asked, why=why, status=404)
    return _shown(renderer, request, house, asked, messages.text("wizard-deleted", name=name))


TEMPLATE_PAGES: Final = (_templates, _rename, _delete)
