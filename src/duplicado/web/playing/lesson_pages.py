"""Address at which a case of the casebook is opened as a table: up to a moment, for one person and three robots."""

from __future__ import annotations

from asyncio import to_thread
from dataclasses import dataclass
from secrets import SystemRandom
from typing import Annotated, Any, Final

from litestar import Response, post
from litestar.exceptions import NotFoundException
from litestar.response import Redirect

from duplicado.vocabulary.seats import Seat
from duplicado.web.addresses import DEFAULT, editions_by_address
from duplicado.web.form_fields import NumberWithin, OneLine, read_form
from duplicado.web.incoming import Incoming
from duplicado.web.playing.answers import LARGEST, NO_STORE, TheRoom, play_page
from duplicado.web.playing.new_tables import may_open
from duplicado.web.playing.seat_keys import PLAY, cookie_of
from duplicado.web.playing.several_seats import others_of
from duplicado.web.rendering import TheRenderer

_ADDRESS: Final = "/lesson"
LESSON: Final = f"{PLAY}{_ADDRESS}"
"""Address that opens a case of the book as a table."""
_MOST_STEPS: Final = 1_000


@dataclass(frozen=True, slots=True)
class _LessonForm:
    case: Annotated[str, OneLine(100)] = ""
    """Its address in the casebook."""
    edition: Annotated[str, OneLine(20)] = ""
    after: Annotated[int | None, NumberWithin(0, _MOST_STEPS)] = None
    """The number of steps that have happened."""
    seat: Seat | None = None
    """Place of the person; `None`: that of whoever is to choose."""


@post(_ADDRESS, status_code=303, request_max_body_size=LARGEST)
async def _open_case(renderer: TheRenderer, request: Incoming, room: TheRoom) -> Response[Any]:
    from duplicado.casebook.lesson import lesson_of  # noqa: PLC0415 - a server begins sooner without the casebook
    from duplicado.casebook.library import case_at  # noqa: PLC0415 - as above
    from duplicado.publish.book.clause_cases import edition_of  # noqa: PLC0415 - as above
    from duplicado.service.playing.lessons import open_lesson  # noqa: PLC0415 - as above

    may_open(request)
    form = read_form(_LessonForm, await request.form())
    found = await to_thread(case_at, form.case)
    edition = None if found is None else edition_of(found, editions_by_address().get(form.edition, DEFAULT))
    if found is None or edition is None:
        raise NotFoundException
    lesson = await to_thread(lesson_of, found.case, edition, form.after, SystemRandom())
    if lesson is None:
        text = renderer.wording(request).text
        headline, sentence = text("play-lesson"), text("play-lesson-none")
        return play_page(renderer, request, "error.html", status=409, headline=headline, sentence=sentence)
    seat = form.seat or lesson.chooser
    table = await open_lesson(room, lesson, seat)
    cookie = cookie_of(request, [table.keys[seat]], others_of(table.keys, seat))
    return Redirect(f"{PLAY}/{table.name}/{seat}", status_code=303, cookies=[cookie], headers=NO_STORE)


LESSON_PAGES: Final = (_open_case,)
