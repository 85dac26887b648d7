"""Identity of whoever looks for a partner: the member of a personal link, or a visitor whose browser is known again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from litestar.datastructures import Cookie

from duplicado.event.facts.contestants import Player
from duplicado.service.club.club import ClubHouse
from duplicado.service.club.keys import hashed
from duplicado.web.club.authentication import is_secure
from duplicado.web.incoming import Incoming

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
