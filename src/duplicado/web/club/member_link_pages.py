"""Addresses of personal links: where one leads, how a browser keeps it, and how it lets go of it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Annotated, Final

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from duplicado.web.club.authentication import Requester, asking, refuse_too_fast
from duplicado.web.club.page_language import House
from duplicado.web.club.pages import club_page
from duplicado.web.club.seekers import kept_secret, secret_cookie
from duplicado.web.form_fields import LongText, read_form
from duplicado.web.incoming import Incoming, refuse_other_origin
from duplicado.web.rendering import Renderer, TheRenderer

MEMBER: Final = "/member"
"""Beginning of the address of a personal link."""


@dataclass(frozen=True, slots=True)
class _LinkForm:
    """The secret of a link; empty: the browser is to know nobody any more."""

    code: Annotated[str, LongText(100)] = ""


async def _shown(renderer: Renderer, request: Incoming, house: House, code: str) -> Response[str]:
    member = await asyncio.to_thread(house.links.whose, code)
    known = await asyncio.to_thread(house.links.whose, kept_secret(request))
    status = 200 if member else 404
    asked = asking(request, house)
    page = club_page(renderer, request, asked, "member_link.html", status=status, code=code, member=member, known=known)
    page.headers["Cache-Control"] = "no-store"
    return page


@get(MEMBER + "/{code:str}")
async def _link_page(renderer: TheRenderer, request: Incoming, house: House, code: FromPath[str]) -> Response[str]:
    # Only a button: what looks at addresses by itself keeps nothing, and nobody is made another by an address alone.
    return await _shown(renderer, request, house, code)


@post(MEMBER, status_code=303)
async def _keep_link(renderer: TheRenderer, request: Incoming, house: House) -> Response[str] | Redirect:
    refuse_other_origin(request)
    refuse_too_fast(request, house, Requester.nobody())
    code = read_form(_LinkForm, await request.form()).code
    if code and await asyncio.to_thread(house.links.whose, code) is None:
        return await _shown(renderer, request, house, code)
    return Redirect("/", status_code=303, cookies=[secret_cookie(request, code)])


MEMBER_LINK_PAGES: Final = (_link_page, _keep_link)
