"""Identity of whoever looks for a partner: the page of a member's personal link, and visitors known again."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Annotated, Final

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath
from litestar.response import Redirect

from duplicado.event.facts.contestants import Player
from duplicado.service.club.club import ClubHouse
from duplicado.service.club.keys import hashed
from duplicado.web.club.authentication import Requester, asking, is_secure, refuse_too_fast
from duplicado.web.club.page_language import House
from duplicado.web.club.pages import club_page
from duplicado.web.form_fields import LongText, read_form
from duplicado.web.incoming import Incoming, refuse_other_origin
from duplicado.web.rendering import Renderer, TheRenderer

_VISITORS: Final = "partners-visitors"
"""The club's setting by which visitors may use its partner desks."""
_COOKIE: Final = "duplicado-member"
_YEAR: Final = 31_536_000


@dataclass(frozen=True, slots=True)
class Seeker:
    """Somebody who may use a partner desk."""

    id: str
    player: Player | None = None
    """A member; `None`: a visitor, who is called as he says."""


def seeker_of(house: ClubHouse, secret: str) -> Seeker | None:
    """Return whose secret a browser keeps; `None`: nobody's whom the desks know. It waits for the disk."""
    member = house.links.whose(secret)
    if member is not None:
        return Seeker(member.id, Player(member.name, member.number))
    return Seeker(f"visitor-{hashed(secret)[:24]}") if secret and may_visit(house) else None


def may_visit(house: ClubHouse) -> bool:
    """Tell whether visitors may use the partner desks of the club."""
    return bool(house.pages.of(_VISITORS))


def let_visitors_in(house: ClubHouse, *, wanted: bool) -> None:
    """Let visitors use the partner desks, or not; then their notices are taken away. It waits for the disk."""
    house.pages.put(_VISITORS, "yes" if wanted else "")
    if not wanted:
        house.partners.send_visitors_away()


def kept_secret(request: Incoming) -> str:
    """Return the secret that a browser keeps; empty where it keeps none."""
    return request.cookies.get(_cookie_name(request), "")


def secret_cookie(request: Incoming, secret: str) -> Cookie:
    """Return the cookie that keeps a secret; of none, that which takes it out of the browser."""
    return Cookie(
        key=_cookie_name(request),
        value=secret,
        path="/",
        httponly=True,
        samesite="lax",
        secure=is_secure(request),
        max_age=_YEAR if secret else 0,
    )


def _cookie_name(request: Incoming) -> str:
    return f"{'__Host-' if is_secure(request) else ''}{_COOKIE}"


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
