"""Programs' interface to the Director's office: acts by name, files, register, times."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Mapping
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import NotFoundException, PermissionDeniedException

from duplicado.event.facts.results import Place
from duplicado.event.pairing.errors import Remedy
from duplicado.event.record.register import OfficeRegister, register_numbers
from duplicado.event.record.timing import timing_at, timing_of
from duplicado.formats.condition_fields import CONDITIONS
from duplicado.law.book.law_79_time import Requested
from duplicado.locale import Language
from duplicado.publish.condition_words import condition_reports, told_changes
from duplicado.publish.console_words import asked_text, complaint_text, refused_text
from duplicado.publish.error_words import error_text
from duplicado.publish.register_words import register_rows
from duplicado.publish.sentences.facts import fact_text
from duplicado.service.club.house import ClubHouse
from duplicado.service.club.passes import Scope
from duplicado.service.live.commands import Accepted, Command
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import Capability
from duplicado.service.office.acts import ACTS, Act
from duplicado.service.office.filled import Filled, FormError
from duplicado.service.office.rehearsal import Change, Rehearsal, rehearse
from duplicado.service.office.visible import visible_entries
from duplicado.web.club.answers import answer, problem
from duplicado.web.club.api import desk_of
from duplicado.web.club.boards_sent import deal_after, is_not_dealt, sessions_planned
from duplicado.web.club.doors import Asking, asking, needs
from duplicado.web.club.files import file_name, files_of, what_is_lost
from duplicado.web.club.forms import FORMS
from duplicado.web.club.requests import ActWanted
from duplicado.web.club.staff import of_the_record
from duplicado.web.club.words import messages_for

__all__ = [
    "OTHER_FIELDS",
    "acts_listed",
    "conditions_of",
    "done_by_name",
    "file_of",
    "files_listed",
    "noted",
    "times_of",
]

_Request = Request[Any, Any, Any]
_PLACE: Final = ("session", "section", "round", "table", "board")
_SCORE: Final = (
    "for",
    *(
        f"{side}-{name}"
        for side in ("both", "ns", "ew")
        for name in ("kind", "line-1", "weight-1", "amount", "expected", "after", "own")
    ),
    "lines",
    "was-played",
    "unclear",
    "error",
)
"""Of an adjusted score; there are as many `-line-N` and `-weight-N` as `lines` says."""
OTHER_FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    "round": ("session", "section", "round", "minutes"),
    "timed": ("session", "section", "minutes", "warning", "round"),
    "hold": ("session", "section"),
    "resume": ("session", "section"),
    "announce": ("session", "text", "tables"),
    "announce-end": ("announcement",),
    "call-take": ("call", "who"),
    "call-settle": ("call", "how"),
    "end-session": ("session",),
    "publish": ("session",),
    "close": (),
    "result": (*_PLACE, "line", "ns", "ew"),
    "correct": (*_PLACE, "line", "reason", "approved"),
    "direction": (*_PLACE, "reason", "approved"),
    "pair": (*_PLACE, "ns", "ew", "reason", "approved"),
    "board": (*_PLACE, "other-board", "reason"),
    "not-played": (*_PLACE, "ns", "ew", "reason", "approved"),
    "postpone": (*_PLACE, "reason"),
    "cancel": (*_PLACE, "reason", "approved"),
    "rule": (*_PLACE, "both", "ns", "ew", "under", "reason", "instead"),
    "score": (*_PLACE, *_SCORE, "also", "under", "reason", "instead"),
    "penalty": ("who", "amount", "unit", "under", "player", "disciplinary", "reason", "session"),
    "appeal": ("against", "who", "concurred", "grounds", "deposit", "approved"),
    "decide": (
        *("appeal", "outcome", "disputed", "reasons", "body", "chairman", "members", "recommended", "concurred"),
        *("without-merit", "kept", *_SCORE),
    ),
    "given": ("incident", "answers", "spoken", "call", *_PLACE, "reasons", "appeal-told"),
    "replan": ("session", "section", "from", "change", "number", "names", "reason", "way", "hands"),
    "pair-next": (
        *("session", "section", "boards", "first-board", "share", "after", "again", "provisional", "hands"),
        *(f"remedy-{each.value}" for each in Remedy),
    ),
    "conditions": (*CONDITIONS, "reason"),
    "undo": ("entry", "reason"),
}
"""The fields of the forms that have pages of their own."""


def _fields(act: str) -> list[str]:
    form = FORMS.get(act)
    if form is None:
        return list(OTHER_FIELDS[act])
    return [name for each in form.fields for name in (_SCORE if each.name == "score" else (each.name,))]


async def acts_listed(request: _Request, house: ClubHouse, event: str) -> Response[Any]:
    """List what can be asked for by name."""
    asked, desk = await of_the_record(request, house, event)
    may = desk.access.may
    return Response(
        [
            {"act": name, "needs": each.needs.value, "may": may(asked.viewer.role, each.needs), "fields": _fields(name)}
            for name, each in ACTS.items()
        ]
    )


async def done_by_name(request: _Request, house: ClubHouse, event: str, act: str, data: ActWanted) -> Response[Any]:
    """Do, or rehearse, what has that name.

    Raises:
        NotFoundException: nothing has.
        PermissionDeniedException: it is not for the asker.
    """
    asked = asking(request, house, required=True).of(event)
    needs(asked, Scope.ACT)
    desk = await desk_of(house, event)
    found = ACTS.get(act)
    if found is None:
        raise NotFoundException("no-such-act")
    if not desk.access.may(asked.viewer.role, found.needs):
        raise PermissionDeniedException("not-allowed")
    return await _done(request, house, event, asked, desk, found, data)


async def _done(
    request: _Request, house: ClubHouse, event: str, asked: Asking, desk: OpenEvent, act: Act, data: ActWanted
) -> Response[Any]:
    messages = messages_for(request)
    fields = {**data.fields, "id": data.id}
    order = tuple(desk.record.order)
    filled = Filled(fields, Language(data.language), asked.viewer.by, asked.viewer.subject, order)
    try:
        facts = await asyncio.to_thread(act.facts, filled, desk.state)
    except FormError as error:
        return problem(400, f"field-{error.field}", complaint_text(error.code, error.about, error.values, messages))
    if not data.rehearse:
        outcome = await desk.writer.submit(asked.viewer, Command(data.id, facts, data.based_on, data.confirmed))
        for session in sessions_planned(facts) if isinstance(outcome, Accepted) else ():
            dealt = await deal_after(house, event, desk, asked.viewer, session, filled.word("hands"))
            if is_not_dealt(dealt):
                unavailable = messages.text("service-not-written")
                return problem(503, "not-dealt", messages.text("boards-not-dealt", why=unavailable))
        return answer(outcome, messages)
    told = await asyncio.to_thread(rehearse, desk.record, asked.viewer, desk.access, facts, house.clock(), order)
    if told.refused is not None:
        return problem(409, told.refused.code, refused_text(told.refused, messages))
    return Response(
        {
            "outcome": "rehearsed",
            "facts": [
                *(fact_text(each, desk.state, messages) for each in facts),
                *told_changes(facts, desk.state.conditions, messages),
            ],
            "questions": [
                *(asked_text(each, messages) for each in dict.fromkeys(told.doubts)),
                *([error_text(told.unscored, messages)] if told.unscored else []),
            ],
            "changes": _changes(told),
        },
        status_code=200,
    )


def _changes(told: Rehearsal) -> list[dict[str, object]] | None:
    return None if told.changes is None else [_change(each) for each in told.changes]


def _change(change: Change) -> dict[str, object]:
    return {
        "contestant": str(change.contestant),
        **{
            name: None if figure is None else {"place": figure.place, "figure": figure.figure}
            for name, figure in (("before", change.before), ("after", change.after))
        },
    }


async def files_listed(request: _Request, house: ClubHouse, event: str) -> Response[Any]:
    """List the files that the asker may have."""
    asked, desk = await of_the_record(request, house, event)
    kinds = await files_of(desk, asked.viewer, event, messages_for(request))
    return Response([{"file": each.key, "of": each.group.value, "media_type": each.media} for each in kinds])


async def file_of(request: _Request, house: ClubHouse, event: str, file: str) -> Response[Any]:
    """Return a file in base 64 with what its format loses.

    Raises:
        NotFoundException: there is none of that name.
    """
    asked, desk = await of_the_record(request, house, event)
    messages = messages_for(request)
    kinds = await files_of(desk, asked.viewer, event, messages)
    kind = next((each for each in kinds if each.key == file), None)
    if kind is None:
        raise NotFoundException("no-such-file")
    made = await asyncio.to_thread(kind.make)
    return Response(
        {
            "name": file_name(event, kind),
            "media_type": kind.media,
            "content": None if made.data is None else base64.b64encode(made.data).decode(),
            "lost": what_is_lost(made, messages),
        },
        headers={"Cache-Control": "no-store"},
    )


async def conditions_of(request: _Request, house: ClubHouse, event: str) -> Response[Any]:
    """Return the conditions of contest, each with its words, its value and whose decision that is."""
    _, desk = await of_the_record(request, house, event)
    return Response(condition_reports(desk.state.conditions, messages_for(request)))


async def noted(request: _Request, house: ClubHouse, event: str) -> Response[Any]:
    """Return the directors' register.

    Raises:
        PermissionDeniedException: it is not for the asker.
    """
    asked, desk = await of_the_record(request, house, event)
    if not desk.access.may(asked.viewer.role, Capability.REGISTER):
        raise PermissionDeniedException("not-allowed")
    visible = {each.id for each in visible_entries(desk.record, asked.viewer, desk.access)}
    shown = OfficeRegister(tuple(each for each in OfficeRegister.of(desk.state).noted if each.id in visible))
    return Response(register_rows(shown, register_numbers(desk.record.order)), headers={"Cache-Control": "no-store"})


async def times_of(request: _Request, house: ClubHouse, event: str, place: Place) -> Response[Any]:
    """Say what is in time now: of a session, or of a board where round, table and board are told (not 0)."""
    _, desk = await of_the_record(request, house, event)
    now, state, session = house.clock(), desk.state, place.session
    of_session = (Requested.SCORE_CORRECTION, Requested.RULING, Requested.APPEAL, Requested.DIRECTORS_NOTICE)
    if place.round and place.table and place.board:
        found = {what: timing_at(state, what, now, place) for what in Requested}
    else:
        found = {what: timing_of(state, what, now, session) for what in of_session}
    return Response(
        [
            {
                "what": what.value,
                "standing": timed.standing.value,
                "until": None if timed.until is None else timed.until.isoformat(),
                "law": timed.clause,
            }
            for what, timed in found.items()
        ]
    )
