"""Authentication of a request: token, viewer, CSRF. Owner: the club's web layer.

A browser keeps three tokens at most, so that one device may be the Director's in one tab and a table's in another:
the address of a page, or `?as=` in an address for programs, says which is meant.
"""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from typing import Any, Final, TypeVar, cast

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, FormMultiDict
from litestar.exceptions import HTTPException, NotAuthorizedException, PermissionDeniedException

from duplicado.service.club.access_tokens import Admitted, Scope
from duplicado.service.club.attempt_limits import AT_LOGIN, BY_DEVICE, BY_TABLE
from duplicado.service.club.club import ClubHouse
from duplicado.service.club.device_login import Denied
from duplicado.service.live.roles import Access, Capability, Role, Viewer
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.web.club.confirming import confirm_by_form
from duplicado.web.form_fields import read_form
from duplicado.web.incoming import Incoming, refuse_other_origin, source_of

_Form = TypeVar("_Form")
CSRF_HEADER: Final = "X-CSRF-Token"
CSRF_FIELD: Final = "csrf"
PUBLIC: Final = Viewer("public", Role.PUBLIC, "")
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_ADMITTED: Final = "admitted"
_YEAR: Final = 31_536_000
_FORMS: Final = ("application/x-www-form-urlencoded", "multipart/form-data")


class Login(Enumeration):
    """Login of a browser, each kind with a token of its own; the value names it in addresses and cookies."""

    OFFICE = "office"
    TABLE = "table"
    DISPLAY = "display"

    def cookie(self, *, secure: bool) -> str:
        """Return the name of the cookie; one that came by TLS is set by nobody else of the same name's domain."""
        return f"{'__Host-' if secure else ''}duplicado-{self.value}"


def login_of(role: Role) -> Login:
    """Return the login of a role."""
    looks_on = dict.fromkeys((Role.COMMENTATOR, Role.DISPLAY, Role.PUBLIC), Login.DISPLAY)
    return {Role.PLAYER: Login.TABLE, **looks_on}.get(role, Login.OFFICE)


@dataclass(frozen=True, slots=True)
class Requester:
    """Somebody who asks, known or not."""

    viewer: Viewer
    admitted: Admitted | None = None
    """`None`: the public."""
    csrf: str = ""
    """Token that a page of ours sends back with whatever it asks to be done."""

    @staticmethod
    def nobody() -> Requester:
        """Return one who was not let in."""
        return Requester(PUBLIC)

    def may(self, scope: Scope) -> bool:
        """Tell whether his token is good for something."""
        return self.admitted is not None and scope in self.admitted.scopes

    @property
    def is_of_the_club(self) -> bool:
        """True where he was let in to the whole club, and not to one event alone."""
        return self.admitted is not None and not self.admitted.event

    def may_in_the_club(self, capability: Capability) -> bool:
        """Tell whether he was let in to the whole club and his role may do something there."""
        return self.is_of_the_club and Access().may(self.viewer.role, capability)

    def of(self, event: str) -> Requester:
        """Return him as he is in an event: who was let in to another is the public there."""
        if self.admitted is None or self.admitted.event in {"", event}:
            return self
        return Requester(PUBLIC)


def asking(
    connection: ASGIConnection[Any, Any, Any, Any],
    house: ClubHouse,
    login: Login | None = None,
    *,
    required: bool = False,
) -> Requester:
    """Return who asks.

    Args:
        connection: the request.
        house: the club.
        login: by which login; `None`: by the one that the address names, or the first that he has a token for.
        required: whether the public is sent away.

    Raises:
        NotAuthorizedException: he no longer has access, or none where that is required.
        PermissionDeniedException: something is to be done, and no page of ours asked for it.
    """
    bearer = connection.headers.get("authorization", "")
    if bearer[:7].lower() == "bearer ":
        try:
            admitted = house.entrance.admit(bearer[7:].strip())
        except Denied as error:
            raise NotAuthorizedException(error.code) from None
        connection.scope["state"][_ADMITTED] = admitted
        return Requester(admitted.viewer, admitted)
    named = connection.query_params.get("as", "")
    logins = [login] if login else [each for each in Login if each.value == named] or list(Login)
    for each in logins:
        token = kept_token(connection, each)
        if not token:
            continue
        try:
            admitted = house.entrance.admit(token)
        except Denied:
            continue
        connection.scope["state"][_ADMITTED] = admitted
        csrf = _csrf(house, token)
        if asks_for_something(connection):
            _refuse_foreign(connection, csrf)
        return Requester(admitted.viewer, admitted, csrf)
    if required:
        raise NotAuthorizedException("token-wrong")
    return Requester(PUBLIC)


def at_table(connection: ASGIConnection[Any, Any, Any, Any], house: ClubHouse, event: str) -> Requester:
    """Return who asks at a table of an event, by the login of tables.

    Raises:
        NotAuthorizedException, PermissionDeniedException: as `asking`; the public is sent away.
    """
    return asking(connection, house, Login.TABLE, required=True).of(event)


def recognized(connection: ASGIConnection[Any, Any, Any, Any]) -> Admitted | None:
    """Return as what `asking` found the asker let in while this request was answered; `None`: it found nobody."""
    return cast("Admitted | None", connection.scope["state"].get(_ADMITTED))


def asks_for_something(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Tell whether something is to be done, and not only looked at."""
    return cast("dict[str, str]", connection.scope).get("method", "GET") not in _SAFE


def _csrf(house: ClubHouse, token: str) -> str:
    return house.secrets.digest("csrf", token).hex()[:40]


def _refuse_foreign(connection: ASGIConnection[Any, Any, Any, Any], csrf: str) -> None:
    """Refuse what another site made the browser ask; the proof of a form is in its body, see `checked_form`."""
    refuse_other_origin(connection)
    if not connection.headers.get("content-type", "").startswith(_FORMS):
        _compare(connection.headers.get(CSRF_HEADER, ""), csrf)


def _compare(proof: str, csrf: str) -> None:
    if not hmac.compare_digest(proof.encode(errors="replace"), csrf.encode()):
        raise PermissionDeniedException("csrf")


async def checked_form(request: Incoming, asked: Requester) -> FormMultiDict:
    """Return what a form of ours was filled in with; every form has `asked.csrf` in its field `csrf`.

    Raises:
        PermissionDeniedException: it is no form of ours.
        ConfirmAgain: it asks for something sensitive, and he is to give the PIN of the office.
    """
    form = await request.form()
    _compare(str(form.get(CSRF_FIELD, "")), asked.csrf)
    await confirm_by_form(request, asked.viewer, asked.csrf, form)
    return form


async def checked(kind: type[_Form], request: Incoming, asked: Requester) -> _Form:
    """Return what a form of ours was filled in with, as the dataclass that declares its fields.

    Raises:
        PermissionDeniedException: it is no form of ours.
    """
    return read_form(kind, await checked_form(request, asked))


def text_fields(form: FormMultiDict) -> dict[str, str]:
    """Return what was typed or chosen in a form, without the files that were sent with it."""
    return {key: value for key, value in form.items() if isinstance(value, str)}


def token_cookie(role: Role, token: str, *, secure: bool) -> Cookie:
    """Return the cookie that keeps a token: no script reads it, no other site has it sent."""
    return Cookie(
        key=login_of(role).cookie(secure=secure),
        value=token,
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure,
        max_age=_YEAR,
    )


def is_secure(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Tell whether somebody asks by TLS."""
    return cast("dict[str, str]", connection.scope).get("scheme") == "https"


def kept_token(connection: ASGIConnection[Any, Any, Any, Any], login: Login) -> str:
    """Return the token that a browser keeps for a login; empty where it keeps none."""
    return connection.cookies.get(login.cookie(secure=is_secure(connection)), "")


def dismissing_cookie(login: Login, *, secure: bool) -> Cookie:
    """Return the cookie that takes a token out of a browser."""
    name = login.cookie(secure=secure)
    return Cookie(key=name, value="", path="/", httponly=True, samesite="lax", secure=secure, max_age=0)


def device_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return what a browser calls itself and its device."""
    return request.headers.get("user-agent", "")[:100]


def refuse_too_fast(connection: ASGIConnection[Any, Any, Any, Any], house: ClubHouse, asked: Requester) -> None:
    """Refuse what a table's device, all devices of a table, or those who knock from one address ask for too often.

    Of whom it is counted is known by then: nobody makes names up that are remembered.

    Raises:
        HTTPException: it is too often, 429.
    """
    viewer = asked.viewer
    if asked.admitted is None:
        taken = [(f"login {source_of(connection)}", AT_LOGIN)]
    elif viewer.role is Role.PLAYER:
        at = f"table {asked.admitted.event} {viewer.table}" if viewer.follows is None else f"pair {viewer.follows}"
        taken = [(f"device {viewer.subject}", BY_DEVICE), (at, BY_TABLE)]
    else:
        taken = []
    if not all(house.rates.take(name, rate) for name, rate in taken):
        raise HTTPException(status_code=429, detail="too-fast")


def needs(asked: Requester, scope: Scope, *, granted: bool = True) -> Admitted:
    """Refuse who may not; return as what he was let in who may.

    Args:
        asked: who asks.
        scope: what his token must be good for.
        granted: whether his role was granted what he asks for.

    Raises:
        NotAuthorizedException: he was not let in.
        PermissionDeniedException: his token is not for that, or his role was not granted it.
    """
    if asked.admitted is None:
        raise NotAuthorizedException("token-wrong")
    if scope not in asked.admitted.scopes or not granted:
        raise PermissionDeniedException("not-allowed")
    return asked.admitted
