"""Page of a seat, its stream and its commands."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from functools import partial
from typing import Annotated, Any, Final, Literal, TypeAlias

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.response import Stream
from msgspec import Meta, Struct

from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.robot.system_names import SYSTEMS
from duplicado.service.live.feeds import JoinedSubscription
from duplicado.service.live.table_notices import time_text
from duplicado.service.playing.desk import TableDesk
from duplicado.service.playing.device_reports import DeviceReport, DeviceSort, InputKind
from duplicado.service.playing.padding import padded
from duplicado.service.playing.seat_commands import NotNow, SeatCommand, SeatCommandError
from duplicado.service.playing.sitters import SitterKind
from duplicado.store.port import StoreError
from duplicado.table.claim_notation import read_line
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.seats import Seat
from duplicado.web.addresses import event_path
from duplicado.web.event_streams import position_of, stream
from duplicado.web.incoming import Incoming
from duplicado.web.playing.acts_at_seat import acts_at_seat
from duplicado.web.playing.answers import LARGEST, NO_STORE, TheRoom, answered, play_page, refused, sent_by
from duplicado.web.playing.seat_keys import (
    PLAY,
    checked,
    csrf_of,
    end_of_stream,
    held_keys,
    seat_of_request,
    seats_of_request,
)
from duplicado.web.playing.several_seats import seats_to_take
from duplicado.web.playing.words import play_words
from duplicado.web.rendering import Renderer, TheRenderer

_Milliseconds: TypeAlias = Annotated[int, Meta(ge=0, le=86_400_000)]
_Count: TypeAlias = Annotated[int, Meta(ge=0, le=100_000)]


class _Sent(Struct, forbid_unknown_fields=True):
    """Request of a page."""

    id: Annotated[str, Meta(max_length=64)]
    do: Annotated[str, Meta(max_length=400)]
    on: int | None = None
    means: Annotated[str, Meta(max_length=400)] = ""
    alert: bool = False
    sure: bool = False
    thought: _Milliseconds | None = None
    by: Literal["", "mouse", "touch", "pen", "keyboard"] = ""
    round_trip: _Milliseconds | None = None
    focus_losses: _Count = 0
    unfocused: _Milliseconds = 0
    taken_back: _Count = 0
    edits: _Count = 0
    device: Literal["", "telephone", "tablet", "computer"] = ""
    line: Annotated[str, Meta(max_length=200)] | None = None
    """The line of play stated with a claim, see `claim_notation`; empty where it is known that none was stated."""


@get("/{table:str}/{seat:str}")
async def _seat_page(
    renderer: TheRenderer, request: Incoming, room: TheRoom, table: FromPath[str], seat: FromPath[str]
) -> Response[str]:
    desk, key = await seat_of_request(request, room, table, seat)
    if desk.now.seats[key.seat].kind is not SitterKind.PERSON:
        await room.sit(key)
    wording = renderer.wording(request)
    links = len({held.seat for held in held_keys(request) if held.table == table}) > 1
    own = await seats_of_request(request, room, table)
    rulings = RulingWords.of(wording.language)
    return play_page(
        renderer,
        request,
        "play/seat.html",
        table=table,
        seat=key.seat,
        csrf=csrf_of(key),
        own=[each.seat for each in own],
        proofs=json.dumps({each.seat.value: csrf_of(each) for each in own}),
        to_take=await seats_to_take(request, room, desk),
        gives_up=not desk.now.event and len(own) > 1,
        systems=" ".join(SYSTEMS),
        words=json.dumps(play_words(wording.messages), ensure_ascii=False),
        acts=json.dumps({each.seat.value: acts_at_seat(rulings, each.seat) for each in own}, ensure_ascii=False),
        links=f"{PLAY}/{table}/links" if links else "",
        now=time_text(datetime.now(UTC)),
        home=event_path(desk.now.event, "table", "seat") if desk.now.event else f"{PLAY}/",
    )


@get("/{table:str}/{seat:str}/view")
async def _whole_view(
    renderer: TheRenderer, request: Incoming, room: TheRoom, table: FromPath[str], seat: FromPath[str]
) -> Response[bytes]:
    desk, key = await seat_of_request(request, room, table, seat)
    shown = desk.view(key.seat, renderer.wording(request).language)
    return Response(padded(shown).encode(), media_type="application/json", headers=NO_STORE)


@get("/{table:str}/{seat:str}/stream")
async def _seat_stream(
    renderer: TheRenderer,
    request: Incoming,
    room: TheRoom,
    table: FromPath[str],
    seat: FromPath[str],
    after: FromQuery[str] = "",
) -> Stream:
    """Send the view of a seat, or of several that the browser has, e.g. `NS`: each apart from the others."""
    there = [await seat_of_request(request, room, table, each) for each in dict.fromkeys(seat[: len(Seat)])]
    if "".join(key.seat.value for _, key in there) != seat or not there:
        raise NotFoundException
    desk = there[0][0]
    language, position = renderer.wording(request).language, position_of(request, after)
    ends = [await end_of_stream(request, desk, key) for _, key in there]

    @contextmanager
    def looked_after(end: Callable[[], None]) -> Generator[None]:
        with ExitStack() as lines:
            for (_, key), ends_it in zip(there, ends, strict=True):
                lines.enter_context(ends_it(end))
                lines.enter_context(desk.presence.line(key.seat))
            yield

    if len(there) == 1:
        return stream(desk.subscribe(there[0][1].seat, language, position), looked_after)
    begins = {key.seat.value: partial(desk.subscribe, key.seat, language) for _, key in there}
    return stream(JoinedSubscription(begins, position), looked_after)


@post("/{table:str}/{seat:str}/do", status_code=200, request_max_body_size=LARGEST)
async def _do(
    renderer: TheRenderer, request: Incoming, room: TheRoom, table: FromPath[str], seat: FromPath[str]
) -> Response[Any]:
    desk, key = await seat_of_request(request, room, table, seat)
    checked(request, key)
    sent = await sent_by(renderer, request, _Sent)
    if isinstance(sent, Response):
        return sent
    try:
        command = _command(sent)
    except NotationError:
        return refused(renderer, request, 400, "no-line")
    except SeatCommandError:
        return refused(renderer, request, 400, "bad-request")
    return await _answer(renderer, request, desk, key.seat, command)


def _command(sent: _Sent) -> SeatCommand:
    """Return what a page asks for.

    Raises:
        NotationError: the line of play is none.
        SeatCommandError: it is no command.
    """
    device = DeviceReport(
        sent.thought,
        InputKind(sent.by),
        sent.round_trip,
        sent.focus_losses,
        sent.unfocused,
        sent.taken_back,
        sent.edits,
        DeviceSort(sent.device),
    )
    line = None if sent.line is None else read_line(sent.line)
    return SeatCommand(
        sent.id, sent.do.strip(), sent.on, sent.means.strip(), sent.alert, sent.sure, device, statement=line
    )


SEAT_PAGES: Final = (_seat_page, _whole_view, _seat_stream, _do)


async def _answer(
    renderer: Renderer, request: Incoming, desk: TableDesk, seat: Seat, command: SeatCommand
) -> Response[Any]:
    try:
        answer = await desk.take(seat, command)
    except StoreError as error:
        answer = NotNow(str(error))
    return answered(renderer, request, desk, answer)
