"""Answers of the pages of tables, which no cache keeps, and whose length tells nothing."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec
from litestar import Response
from litestar.di import NamedDependency

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
LARGEST: Final = 4_096
"""Bytes that a page sends at most."""


def play_page(renderer: Renderer, request: Incoming, template: str, **values: Any) -> Response[str]:  # noqa: ANN401 - what templates show
    """Render a page that nothing keeps."""
    page = renderer.page(request, template, play=PLAY, **values)
    page.headers["Cache-Control"] = "no-store"
    return page


def read_sent(body: bytes, kind: type[Any]) -> Any:  # noqa: ANN401 - of the kind asked for
    """Read what a page sent; `None` where it is nothing of that kind."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def told(status: int, **values: object) -> Response[Any]:
    """Answer with as many characters as any other answer has, as far as 256 of them are enough."""
    text = padded({name: value for name, value in values.items() if value not in {None, ""}})
    return Response(text.encode(), status_code=status, media_type="application/json", headers=NO_STORE)


def answered(renderer: Renderer, request: Incoming, desk: TableDesk, answer: Answer) -> Response[Any]:
    """Tell what became of what a page asked for."""
    match answer:
        case Done(clause):
            sentence = _sentence(renderer, request, desk, clause, "recorded-irregular")
            return told(200, code="done", law=clause, sentence=sentence, on=desk.now.happened)
        case NotNow():
            return told(503, code="unavailable")
        case NotDone(code, clause):
            message = "would-be-irregular" if code == "asked" else "refused"
            sentence = _sentence(renderer, request, desk, clause, message)
            return told(409, code=code, law=clause, sentence=sentence, on=desk.now.happened)


def _sentence(renderer: Renderer, request: Incoming, desk: TableDesk, clause: str | None, message: str) -> str:
    """Tell what a clause says of what was asked for, in the reader's language; empty without one."""
    if clause is None or desk.now.board is None:
        return ""
    words = RulingWords.of(renderer.wording(request).language)
    short = clause_in_short(words, clause, desk.now.board.table.edition)
    why = words.text(f"{message}-by-law", wording=short) if short else words.text(message)
    return words.with_law(why, clause)
