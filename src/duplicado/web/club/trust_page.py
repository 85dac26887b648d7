"""Trust in a club that speaks TLS by itself: a page in plain HTTP with the authority and what to press.

Nothing else is served there: whoever asks for another page is sent to the club.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import auto
from pathlib import Path
from typing import Final, TypeAlias

from litestar import Litestar, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, SkipValidation
from litestar.response import Redirect

from duplicado.locale import Language
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.web.club.request_gate import request_gate
from duplicado.web.incoming import Incoming
from duplicado.web.middleware import compression
from duplicado.web.network import qr
from duplicado.web.rendering import HEADERS, Renderer, TheRenderer, given
from duplicado.web.static_files import static_file

AUTHORITY_FILE: Final = "club-authority.crt"


class _Drawn(Enumeration):
    """The drawing beside a step; the words on its screens are `trust-DEVICE-STEP-screens`."""

    NOTHING = auto()
    PRESSED = auto()
    SWITCHED = auto()


_PHONE: Final = (_Drawn.PRESSED, _Drawn.PRESSED, _Drawn.PRESSED)
_DEVICES: Final = {
    "iphone": (*_PHONE, _Drawn.SWITCHED, _Drawn.PRESSED),
    "android": (*_PHONE, _Drawn.PRESSED),
    "windows": (_Drawn.NOTHING,) * 3,
    "mac": (_Drawn.NOTHING,) * 3,
}
"""The steps of each, in order, by what is drawn beside them; their words are `trust-DEVICE-STEP`."""


@dataclass(frozen=True, slots=True)
class _Club:
    """Club that is to be trusted."""

    address: str
    """By https, with a stroke at the end."""
    authority: bytes
    own: str
    """The address of the pages that tell how."""


_TheClub: TypeAlias = NamedDependency[SkipValidation[_Club]]


@get("/")
async def _steps(renderer: TheRenderer, request: Incoming, club: _TheClub) -> Response[str]:
    file, code = f"/{AUTHORITY_FILE}", qr(club.own)
    return renderer.page(request, "trust.html", club=club.address, file=file, code=code, devices=_DEVICES, csrf="")


@get(f"/{AUTHORITY_FILE}")
async def _file(club: _TheClub) -> Response[bytes]:
    # As this kind of file phones offer to accept it.
    return Response(club.authority, media_type="application/x-x509-ca-cert")


@get("/{path:path}")
async def _elsewhere(club: _TheClub, path: FromPath[str]) -> Redirect:
    return Redirect(club.address + path.lstrip("/"), status_code=307)


def trust_site(authority: Path, club: str, default: Language, own: str) -> Litestar:
    """Return the pages.

    Args:
        authority: the certificate that phones accept.
        club: the address of the club by https, with a stroke at the end.
        default: the language of visitors who prefer none of ours.
        own: the address of these pages.
    """
    renderer = Renderer(default, several=True)
    known = _Club(club, authority.read_bytes(), own)
    return Litestar(
        [_steps, _file, static_file, _elsewhere],
        dependencies={"club": Provide(lambda: known, sync_to_thread=False), **given(renderer)},
        middleware=[request_gate, compression],
        state=State({"default_language": default}),
        response_headers=HEADERS,
        openapi_config=None,
        logging_config=None,
    )
