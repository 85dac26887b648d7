"""Page of the Director of an electronic table: who called him, what he is asked, what he finds, and his hold."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Stream
from msgspec import Meta, Struct

from duplicado.service.playing.directing import DirectorActs
from duplicado.service.playing.finding_forms import forms_told
from duplicado.service.playing.padding import padded
from duplicado.service.playing.seat_commands import NotNow, SeatCommandError
from duplicado.service.playing.sitters import Onlooker, SitterKind
from duplicado.store.port import StoreError
from duplicado.web.addresses import event_path
from duplicado.web.event_streams import position_of, stream
from duplicado.web.incoming import Incoming
from duplicado.web.playing.answers import LARGEST, NO_STORE, TheRoom, answered, play_page, refused, sent_by
from duplicado.web.playing.seat_keys import PLAY, checked, csrf_of, director_of_request, end_of_stream, held_keys
from duplicado.web.playing.words import director_words
from duplicado.web.rendering import TheRenderer

if TYPE_CHECKING:
    from duplicado.service.club.seats_there import TableInEvent

NamesTables: TypeAlias = "Callable[[str, str], TableInEvent | None]"
"""Returns which table of an event has a name in the room. An application with events has one in its state as
`names_tables`."""


class _Sent(Struct, forbid_unknown_fields=True):
    """Request of the page."""

    id: Annotated[str, Meta(max_length=64)]
    do: Annotated[str, Meta(max_length=20)]
    text: Annotated[str, Meta(max_length=400)] = ""
    on: int | None = None
    thought: int | None = None


@get("/{table:str}/director")
async def _director_page(
    renderer: TheRenderer, request: Incoming, room: TheRoom, table: FromPath[str]
) -> Response[str]:
    desk, key = await director_of_request(request, room, table)
    await room.direct(key)
    wording = renderer.wording(request)
    words, language = json.dumps(director_words(wording.messages), ensure_ascii=False), wording.language
    at = f"{PLAY}/{table}/director"
    event = desk.now.event
    named: NamesTables | None = request.app.state.get("names_tables")
    return play_page(
        renderer,
        request,
        "play/director.html",
        table=table,
        of_event=None if named is None or not event else named(event, table),
        at=at,
        home=event_path(event) if event else f"{PLAY}/",
        console=event_path(event, "office"),
        csrf=csrf_of(key),
        words=words,
        forms=json.dumps(forms_told(language), ensure_ascii=False),
    )


@get("/{table:str}/director/view")
async def _director_view(
    renderer: TheRenderer, request: Incoming, room: TheRoom, table: FromPath[str]
) -> Response[bytes]:
    desk, _ = await director_of_request(request, room, table)
    shown = desk.view(Onlooker.DIRECTOR, renderer.wording(request).language)
    return Response(padded(shown).encode(), media_type="application/json", headers=NO_STORE)


@get("/{table:str}/director/stream")
async def _director_stream(
    renderer: TheRenderer, request: Incoming, room: TheRoom, table: FromPath[str], after: FromQuery[str] = ""
) -> Stream:
    desk, key = await director_of_request(request, room, table)
    language = renderer.wording(request).language
    ends = await end_of_stream(request, desk, key)
    return stream(desk.subscribe(Onlooker.DIRECTOR, language, position_of(request, after)), ends)


@post("/{table:str}/director/do", status_code=200, request_max_body_size=LARGEST)
async def _director_does(
    renderer: TheRenderer, request: Incoming, room: TheRoom, table: FromPath[str]
) -> Response[Any]:
    desk, key = await director_of_request(request, room, table)
    checked(request, key)
    sent = await sent_by(renderer, request, _Sent)
    if isinstance(sent, Response):
        return sent
    sits = any(
        held.table == table and desk.now.seats[held.seat].kind is SitterKind.PERSON for held in held_keys(request)
    )
    try:
        command = DirectorActs(sent.id, sent.do.strip(), sent.text.strip(), plays=sits)
        answer = await desk.direct(command)
    except SeatCommandError:
        return refused(renderer, request, 400, "bad-request")
    except StoreError as error:
        answer = NotNow(str(error))
    return answered(renderer, request, desk, answer)


DIRECTOR_PAGES: Final = (_director_page, _director_view, _director_stream, _director_does)
