"""The service for programs: the Director's office, its acts by name, files, register, conditions and time limits."""

from __future__ import annotations

import asyncio
import base64
from typing import Annotated, Final

from litestar import Response, get, post
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import UNSET

from duplicado.event.facts.results import Place
from duplicado.event.record.register import OfficeRegister, register_numbers
from duplicado.event.record.request_timing import timings
from duplicado.event.record.state import EventState
from duplicado.locale import Language
from duplicado.publish.condition_words import ConditionReport, condition_reports, told_changes
from duplicado.publish.event_words import asked_text, complaint_text, refused_text
from duplicado.publish.knockout_words import overturned_texts
from duplicado.publish.messages import error_text
from duplicado.publish.pages.wording import Wording
from duplicado.publish.register_words import RegisterRow, register_rows
from duplicado.publish.sentences.facts import fact_text
from duplicado.service.acts.act import DeclaredAct
from duplicado.service.acts.ask import ActContext, leaves_of
from duplicado.service.acts.bodies import ActWanted, said_by_program
from duplicado.service.acts.form_error import FormError
from duplicado.service.acts.lateness import told_late
from duplicado.service.acts.preview import Figure, FigureChange, award_texts, objection_texts, rehearse, score_texts
from duplicado.service.acts.registry import ACTS
from duplicado.service.club.access_tokens import Scope
from duplicado.service.club.club import ClubHouse
from duplicado.service.club.name_lists import completing
from duplicado.service.live.commands import Accepted, Command
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import Capability
from duplicado.service.office.result_sheets import visible_entries
from duplicado.web.club.act_schemas import ActRehearsed, ChangeTold, FigureTold
from duplicado.web.club.authentication import Requester, asking, needs
from duplicado.web.club.board_upload import deal_after, is_not_dealt, sessions_planned
from duplicado.web.club.event_answers import ActListed, FileListed, FileTold, FollowingFounded, TimeTold
from duplicado.web.club.files import dealt_of, file_name, files_of, what_is_lost
from duplicado.web.club.following_events import founded_by_program
from duplicado.web.club.office_access import of_the_record
from duplicado.web.club.page_language import House, messages_for
from duplicado.web.club.problem_details import Problem, Taken, answer, problem
from duplicado.web.club.request_bodies import ConsolationWanted, FinalWanted
from duplicado.web.incoming import Incoming

_Number = Annotated[int, QueryParameter(ge=0, le=9999, description="0: not told.")]


@get("/events/{event:str}/acts", summary="What the Director's office does, and what each asks for")
async def acts(request: Incoming, house: House, event: FromPath[str]) -> Response[list[ActListed]]:
    """List what can be asked for by name, with its fields and whether the asker may do it."""
    asked, desk = await of_the_record(request, house, event)
    may = desk.access.may
    return Response(
        [
            ActListed(
                act=name,
                needs=each.needs.value,
                may=may(asked.viewer.role, each.needs),
                fields=[leaf.name for leaf in leaves_of(each.kind)],
                schema=f"#/components/schemas/act.{name}",
            )
            for name, each in ACTS.items()
        ]
    )


@post("/events/{event:str}/acts/{act:str}", summary="Do what the Director's office does, by name", status_code=200)
async def do_act(
    request: Incoming, house: House, event: FromPath[str], act: FromPath[str], data: JSONBody[ActWanted]
) -> Response[Taken | ActRehearsed | Problem]:
    """Fill in a form of the console and record what it comes to; answered as a command is.

    With `rehearse` it is told what would be recorded, what would be asked, and whose figures would change.
    """
    asked = asking(request, house, required=True).of(event)
    needs(asked, Scope.ACT)
    desk = await house.open_events.open(event)
    found = ACTS.get(act)
    if found is None:
        raise NotFoundException("no-such-act")
    if not desk.access.may(asked.viewer.role, found.needs):
        raise PermissionDeniedException("not-allowed")
    return await _done(request, house, event, asked, desk, found, data)


async def _done(
    request: Incoming,
    house: ClubHouse,
    event: str,
    asked: Requester,
    desk: OpenEvent,
    act: DeclaredAct,
    data: ActWanted,
) -> Response[Taken | ActRehearsed | Problem]:
    messages = messages_for(request)
    order, viewer = tuple(desk.record.order), asked.viewer
    try:
        said = data.fields if data.act is UNSET else said_by_program(act.kind, data.act)
        who, known = (viewer.by, viewer.subject, data.id), completing(request.app.state.house.people.all)
        circumstances = ActContext(desk.state, order, *who, Language(data.language), known=known)
        drafted = await asyncio.to_thread(act.drafted, said, circumstances)
        told = await asyncio.to_thread(drafted.told) if data.rehearse else ()
    except FormError as error:
        return problem(400, f"field-{error.field}", complaint_text(error.code, error.about, error.values, messages))
    if not data.rehearse:
        outcome = await desk.writer.submit(viewer, Command(data.id, drafted.facts, data.based_on, data.confirmed))
        for session in sessions_planned(drafted.facts) if isinstance(outcome, Accepted) else ():
            dealt = await deal_after(house, event, desk, viewer, session, drafted.act.hands())
            if is_not_dealt(dealt):
                unavailable = messages.text("service-not-written")
                return problem(503, "not-dealt", messages.text("boards-not-dealt", why=unavailable))
        return answer(outcome, messages)
    found = await asyncio.to_thread(rehearse, desk.record, viewer, desk.access, drafted.facts, house.clock(), order)
    if found.refused is not None:
        return problem(409, found.refused.code, refused_text(found.refused, messages))
    facts = (
        *(fact_text(each, desk.state, messages, desk.record.entries) for each in drafted.facts),
        *told_changes(drafted.facts, desk.state.conditions, messages),
    )
    questions = (
        *told,
        *told_late(drafted.act, circumstances, house.clock()),
        *award_texts(found.awards, desk.state, messages),
        *overturned_texts(found.overturned, desk.state, messages, "needs"),
        *(asked_text(each, messages) for each in dict.fromkeys(found.doubts)),
        *objection_texts(drafted.facts, desk.state, messages),
        *([error_text(found.unscored, messages)] if found.unscored else []),
    )
    changes = None if found.changes is None else [_change(each, desk.state) for each in found.changes]
    scores = score_texts(found.scores, Wording(messages))
    return Response(ActRehearsed(list(facts), list(questions), changes, scores), status_code=200)


def _change(change: FigureChange, state: EventState) -> ChangeTold:
    entered = state.contestants.get(change.contestant)
    names = "" if entered is None else entered.called
    return ChangeTold(str(change.contestant), names, _figure(change.before), _figure(change.after))


def _figure(figure: Figure | None) -> FigureTold | None:
    return None if figure is None else FigureTold(figure.place, figure.figure)


@get("/events/{event:str}/files", summary="The files of an event")
async def list_files(request: Incoming, house: House, event: FromPath[str]) -> Response[list[FileListed]]:
    """List the files that the asker may have: results in each format, boards, sheets, the record."""
    asked, desk = await of_the_record(request, house, event)
    dealt = await dealt_of(house, event)
    kinds = await files_of(desk, asked.viewer, event, messages_for(request), dealt=dealt, room=request.app.state.room)
    return Response([FileListed(each.key, each.group.value, each.media) for each in kinds])


@get("/events/{event:str}/files/{file:str}", summary="A file of an event, and what it does not say")
async def one_file(request: Incoming, house: House, event: FromPath[str], file: FromPath[str]) -> Response[FileTold]:
    """Return a file in base 64, its name, and what its format loses; no content where it cannot be written."""
    asked, desk = await of_the_record(request, house, event)
    messages = messages_for(request)
    dealt = await dealt_of(house, event)
    kinds = await files_of(desk, asked.viewer, event, messages, dealt=dealt, room=request.app.state.room)
    kind = next((each for each in kinds if each.key == file), None)
    if kind is None:
        raise NotFoundException("no-such-file")
    made = await asyncio.to_thread(kind.make)
    await asyncio.to_thread(house.entrance.trail.note, asked.viewer, event, "exported", file_name(event, kind))
    return Response(
        FileTold(
            name=file_name(event, kind),
            media_type=kind.media,
            content=None if made.data is None else base64.b64encode(made.data).decode(),
            lost=list(what_is_lost(made, messages)),
        ),
    )


@get("/events/{event:str}/register", summary="The directors' register")
async def register(request: Incoming, house: House, event: FromPath[str]) -> Response[list[RegisterRow]]:
    """List what was noted of persons: for directors only."""
    asked, desk = await of_the_record(request, house, event)
    if not desk.access.may(asked.viewer.role, Capability.REGISTER):
        raise PermissionDeniedException("not-allowed")
    visible = {each.id for each in visible_entries(desk.record, asked.viewer, desk.access)}
    shown = OfficeRegister(tuple(each for each in OfficeRegister.of(desk.state).noted if each.id in visible))
    return Response(register_rows(shown, register_numbers(desk.record.order)))


@get("/events/{event:str}/conditions", summary="The conditions of contest")
async def conditions(request: Incoming, house: House, event: FromPath[str]) -> Response[list[ConditionReport]]:
    """List every condition: what it is, its value, whose decision that is, what it may be; the act changes them."""
    _, desk = await of_the_record(request, house, event)
    return Response(condition_reports(desk.state.conditions, messages_for(request)))


@get("/events/{event:str}/times/{session:int}", summary="What can still be asked, and until when")
async def times(
    request: Incoming,
    house: House,
    event: FromPath[str],
    session: FromPath[int],
    section: Annotated[str, QueryParameter(max_length=20)] = "",
    round_number: Annotated[int, QueryParameter(name="round", ge=0, le=9999, description="0: not told.")] = 0,
    table: _Number = 0,
    board: _Number = 0,
) -> Response[list[TimeTold]]:
    """Say of a session, or of a board at a table, what is in time now and under which Law."""
    is_of_a_board = round_number and table and board
    place = Place(session, section, round_number, table, board) if is_of_a_board else None
    _, desk = await of_the_record(request, house, event)
    return Response(
        [
            TimeTold(
                what=what.value,
                standing=timed.standing.value,
                until=None if timed.until is None else timed.until.isoformat(),
                law=timed.clause,
            )
            for what, timed in timings(desk.state, house.clock(), session, place)
        ]
    )


@post("/events/{event:str}/consolation", summary="Make the event of those who are knocked out", status_code=200)
async def make_consolation(
    request: Incoming, house: House, event: FromPath[str], data: JSONBody[ConsolationWanted]
) -> Response[FollowingFounded | Problem]:
    """Make an event for those who have lost in the first rounds of a knock-out; sent again, nothing more.

    With `rehearse` it is told who would take part. 409: matches are still open, and which.
    """
    return await founded_by_program(request, house, event, "consolation", data)


@post("/events/{event:str}/final", summary="Make the event of those whom the ranking qualifies", status_code=200)
async def make_final(
    request: Incoming, house: House, event: FromPath[str], data: JSONBody[FinalWanted]
) -> Response[FollowingFounded | Problem]:
    """Make an event for those in certain places of the ranking, with what they carry over; sent again, nothing more.

    With `rehearse` it is told who would take part with what. 409: a tie stands at the last place, or nobody is ranked.
    """
    return await founded_by_program(request, house, event, "final", data)


ACTING: Final[tuple[HTTPRouteHandler, ...]] = (
    *(acts, do_act, list_files, one_file, register, conditions, times),
    make_consolation,
    make_final,
)
"""Addresses below that of the service."""
