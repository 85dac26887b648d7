"""Answers of the pages of tables, which no cache keeps, and whose length tells nothing."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, TypeAlias, TypeVar

import msgspec
from litestar import Response
from litestar.di import NamedDependency
from litestar.enums import RequestEncodingType
from litestar.exceptions import HTTPException

from duplicado.publish.rulings.refusals import clause_in_short
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.service.playing.desk import TableDesk
from duplicado.service.playing.padding import padded
from duplicado.service.playing.room import Room
from duplicado.service.playing.seat_commands import Answer, Done, NotDone, NotNow
from duplicado.web.incoming import Incoming
from duplicado.web.playing.seat_keys import PLAY
from duplicado.web.rendering import Renderer

TheRoom: TypeAlias = NamedDependency[Room]
"""The room of the application, see `room_of_play`."""
NO_STORE: Final = {"Cache-Control": "no-store"}
LARGEST: Final = 16_384
"""Bytes that a page sends at most: however its letters are written, the longest texts that a command takes are less."""
_SAID_OF: Final[Mapping[str, str]] = {
    "changed-since": "play-changed-since",
    "concession-stands": "play-concession-stands",
    "held": "play-held",
    "id-taken": "play-id-taken",
    "not-understood": "play-not-understood",
    "plays": "play-td-plays",
    "undo-asked": "play-undo-waits",
}
"""Messages by the codes of `NotDone` that need no clause."""
_SAID_OF_CLAUSE: Final[Mapping[str, str]] = {"68C": "play-claim-needs-statement"}
"""Messages by the clause that forbids something, where it can be said what to do instead."""
_CODES: Final[Mapping[int, str]] = {
    400: "bad-request",
    401: "not-found",
    403: "not-allowed",
    404: "not-found",
    413: "too-large",
    429: "too-fast",
}
_FORMS: Final = frozenset({RequestEncodingType.URL_ENCODED, RequestEncodingType.MULTI_PART})
_TOO_LONG: Final = re.compile(r"of length <= ([0-9]+)")
_Kind = TypeVar("_Kind", bound=msgspec.Struct)


def play_page(renderer: Renderer, request: Incoming, template: str, **values: Any) -> Response[str]:  # noqa: ANN401 - what templates show
    """Render a page that nothing keeps."""
    page = renderer.page(request, template, play=PLAY, **values)
    page.headers["Cache-Control"] = "no-store"
    return page


async def sent_by(renderer: Renderer, request: Incoming, kind: type[_Kind]) -> _Kind | Response[Any]:
    """Read what a page sent, or tell that it is nothing of that kind, and what to do."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        too_long = _TOO_LONG.search(str(error))
        if too_long is not None:
            return refused(renderer, request, 400, "too-long", most=too_long[1])
        return refused(renderer, request, 400, "bad-request")


def told(status: int, **values: object) -> Response[Any]:
    """Answer with as many characters as any other answer has, as far as 256 of them are enough."""
    text = padded({name: value for name, value in values.items() if value not in {None, ""}})
    return Response(text.encode(), status_code=status, media_type="application/json", headers=NO_STORE)


def refused(renderer: Renderer, request: Incoming, status: int, code: str, **values: str) -> Response[Any]:
    """Tell that nothing was done, and what to do instead."""
    return told(status, code=code, sentence=renderer.wording(request).text(f"play-error-{code}", **values))


def refused_to_script(renderer: Renderer, request: Incoming, error: HTTPException) -> Response[Any] | None:
    """Tell a script of a table why it is not answered; `None`: a person has asked, for a page."""
    kind = request.content_type[0]
    sends_form = request.method != "POST" or kind in _FORMS
    wants_page = sends_form and "application/json" not in request.headers.get("accept", "")
    if wants_page or not request.scope["path"].startswith(f"{PLAY}/"):
        return None
    return refused(renderer, request, error.status_code, _CODES.get(error.status_code, "bad-request"))


def answered(renderer: Renderer, request: Incoming, desk: TableDesk, answer: Answer) -> Response[Any]:
    """Tell what became of what a page asked for."""
    match answer:
        case Done(clause):
            sentence = _by_law(renderer, request, desk, clause, "recorded-irregular")
            return told(200, code="done", law=clause, sentence=sentence, on=desk.now.happened)
        case NotNow():
            return refused(renderer, request, 503, "unavailable")
        case NotDone(code, clause):
            sentence = _remedy(renderer, request, desk, answer)
            return told(409, code=code, law=clause, sentence=sentence, on=desk.now.happened)


def _remedy(renderer: Renderer, request: Incoming, desk: TableDesk, answer: NotDone) -> str:
    """Tell why something is not done, and what to do instead."""
    text = renderer.wording(request).text
    if answer.message:
        return text(answer.message, **dict(answer.values))
    if answer.code in _SAID_OF:
        return text(_SAID_OF[answer.code])
    if answer.code == "law" and (said := _SAID_OF_CLAUSE.get(answer.clause or "")):
        return text(said)
    by_law = _by_law(
        renderer, request, desk, answer.clause, "would-be-irregular" if answer.code == "asked" else "refused"
    )
    return by_law or text("play-refused")


def _by_law(renderer: Renderer, request: Incoming, desk: TableDesk, clause: str | None, message: str) -> str:
    """Tell what a clause says of what was asked for, in the reader's language; empty without one."""
    if clause is None or desk.now.board is None:
        return ""
    words = RulingWords.of(renderer.wording(request).language)
    short = clause_in_short(words, clause, desk.now.board.table.edition)
    why = words.text(f"{message}-by-law", wording=short) if short else words.text(message)
    return words.with_law(why, clause)
