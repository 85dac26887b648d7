"""Cookie with the keys of seats: read by no script, and by TLS set by nobody but the server itself."""

from __future__ import annotations

from http.cookies import SimpleCookie

import pytest
from litestar.testing import RequestFactory

from duplicado.service.playing.keys import SeatKey
from duplicado.vocabulary.seats import Seat
from duplicado.web.playing.seat_keys import cookie_of, held_keys

KEY = SeatKey("0123abcd", Seat.N, "f" * 40)


@pytest.mark.parametrize(
    ("scheme", "port", "name"), [("http", 80, "duplicado-play"), ("https", 443, "__Host-duplicado-play")]
)
def test_keys_are_kept_where_no_script_and_by_tls_no_other_server_reaches_them(
    scheme: str, port: int, name: str
) -> None:
    factory = RequestFactory(server="club", port=port)
    bare = factory.get("/play")
    bare.scope["scheme"] = scheme
    cookie = cookie_of(bare, [KEY])
    kept = SimpleCookie(cookie.to_header(header="")).get(name)
    assert kept is not None
    assert (kept["path"], bool(kept["httponly"]), bool(kept["secure"]), kept["domain"]) == (
        "/",
        True,
        scheme == "https",
        "",
    )
    # By TLS a cookie that came by plain http is none.
    for sent, held in ((name, (KEY,)), ("duplicado-play", (KEY,) if scheme == "http" else ())):
        again = factory.get("/play", headers={"Cookie": f"{sent}={KEY}"})
        again.scope["scheme"] = scheme
        assert held_keys(again) == held
