"""The service for programs: the boards of an event, whose hands are known, dealt here, or brought in from a file."""

from __future__ import annotations

import asyncio
import base64
from typing import Annotated, Final, Literal

from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from duplicado.formats.boards_file import BoardsFile, read_boards
from duplicado.publish.diagnostic_sentences import faults_lines, remarks_lines
from duplicado.publish.messages import Messages
from duplicado.publish.replan_words import ranges
from duplicado.service.acts.bodies import BasedOn, CommandId
from duplicado.service.club.access_tokens import Scope
from duplicado.service.club.chance_gathering import ChanceRefused
from duplicado.service.club.club import ClubHouse
from duplicado.service.club.dealing import brought_in, deal_wanting, session_boards
from duplicado.service.club.dealt_boards import DealtBoards, boards_wanting, planned_boards
from duplicado.service.live.commands import Accepted, Command
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import Capability, Viewer
from duplicado.web.club.authentication import needs
from duplicado.web.club.chance_api import gather, gathering_told
from duplicado.web.club.event_answers import BoardsDone, BoardsOfSession, DealtLot, GatheringStep, OutcomeAnswer
from duplicado.web.club.office_access import of_the_record
from duplicado.web.club.page_language import House, messages_for
from duplicado.web.club.problem_details import Problem, answer, problem
from duplicado.web.incoming import Incoming

_LONGEST: Final = 4_000_000


class BoardsWanted(Struct, forbid_unknown_fields=True):
    """Way in which the hands of a session's boards become known."""

    id: CommandId
    how: Annotated[
        Literal["dealt", "gather", "close", "give-up", "file"],
        Meta(
            description="Dealt here, those that are missing, so that it can be checked; or with the chance of the"
            " players' devices, which is gathered until the list is closed, or given up; or from a file."
        ),
    ]
    name: Annotated[str, Meta(max_length=200, description="The name of the file: its end may tell the format.")] = ""
    content: Annotated[str, Meta(max_length=_LONGEST, description="The file in base 64.")] = ""
    first: Annotated[
        Annotated[int, Meta(ge=1, le=999)] | None,
        Meta(description="The number of the first board of the file; the file's own numbers if not told."),
    ] = None
    anyway: Annotated[bool, Meta(description="Take what can be taken of a file that is not in order.")] = False
    rehearse: Annotated[bool, Meta(description="Tell what would follow, and save nothing.")] = False
    based_on: BasedOn = ""


_Done = BoardsDone | GatheringStep | OutcomeAnswer | Problem


@get("/events/{event:str}/boards", summary="Whose hands are known, and how boards were dealt")
async def boards(request: Incoming, house: House, event: FromPath[str]) -> Response[list[BoardsOfSession]]:
    """List the boards of each session by number: planned, known, missing; what was dealt here, its seed after play."""
    _, desk = await of_the_record(request, house, event)
    state = desk.state
    return Response(
        [
            BoardsOfSession(
                session=each.session,
                planned=list(each.planned),
                known=list(each.known),
                wanting=list(each.wanting),
                shuffled=list(each.shuffled),
                gathering=None if each.gathering is None else gathering_told(each.gathering),
                dealt=[
                    DealtLot(
                        boards=list(lot.boards),
                        commitment=lot.commitment,
                        closed=lot.closed or None,
                        chance=list(lot.chance),
                        others=list(lot.others(state, each.session)),
                        seed=lot.seed_for(state, each.session) or None,
                    )
                    for lot in each.lots
                ],
            )
            for each in session_boards(house, event, state)
        ]
    )


@post("/events/{event:str}/boards/{session:int}", summary="Deal boards, or bring in their hands", status_code=200)
async def more_boards(
    request: Incoming, house: House, event: FromPath[str], session: FromPath[int], data: JSONBody[BoardsWanted]
) -> Response[_Done]:
    """Deal the boards of a session whose hands are not known, or take them from a file; no hand is ever answered."""
    asked, desk = await of_the_record(request, house, event)
    needs(asked, Scope.ACT, granted=desk.access.may(asked.viewer.role, Capability.DEALS))
    messages = messages_for(request)
    if data.how == "dealt":
        return await _dealt(house, event, desk, session, data, asked.viewer, messages)
    if data.how != "file":
        try:
            told = await gather(house, event, desk, session, data.how, by=asked.viewer)
        except ChanceRefused as error:
            return problem(409, f"chance-{error.why}", messages.text(f"chance-refused-{error.why}"))
        return Response(told, status_code=200)
    try:
        content = base64.b64decode(data.content, validate=True)
    except ValueError:  # signs that are none of base 64, or too few
        return problem(400, "boards-file", messages.text("boards-file-wanted"))
    wanted = planned_boards(desk.state, session)
    if not wanted:
        return problem(409, "nothing-planned", messages.text("boards-nothing-planned"))
    read = await asyncio.to_thread(read_boards, data.name, content, wanted=wanted, first=data.first)
    return await _brought(desk, session, data, read, asked.viewer, messages)


async def _dealt(
    house: ClubHouse,
    event: str,
    desk: OpenEvent,
    session: int,
    data: BoardsWanted,
    viewer: Viewer,
    messages: Messages,
) -> Response[_Done]:
    if data.rehearse:
        wanting = list(boards_wanting(desk.state, session))
        return Response(BoardsDone("rehearsed", wanting), status_code=200)
    outcome = await deal_wanting(house, event, desk, session, by=viewer)
    if outcome is None:
        return problem(409, "none-wanting", messages.text("boards-none-wanting"))
    if isinstance(outcome, DealtBoards):
        told = BoardsDone("dealt", list(outcome.boards), commitment=outcome.commitment)
        return Response(told, status_code=200)
    return answer(outcome, messages)


async def _brought(
    desk: OpenEvent, session: int, data: BoardsWanted, read: BoardsFile, viewer: Viewer, messages: Messages
) -> Response[_Done]:
    faults, remarks = faults_lines(read, data.name, messages), remarks_lines(read, messages)
    fact, left = brought_in(desk.state, session, read.layouts)
    if left:
        remarks.append(messages.text("boards-played", boards=ranges(left)))
    taken = [] if fact is None else sorted(fact.layouts)
    if data.rehearse:
        told = BoardsDone("rehearsed", taken, faults=faults, remarks=remarks)
        return Response(told, status_code=200)
    if faults and not (data.anyway and read.layouts):
        return problem(409, "boards-file", "\n".join(faults))
    if fact is None:
        return problem(409, "boards-played", "\n".join(remarks))
    outcome = await desk.writer.submit(viewer, Command(data.id, (fact,), data.based_on, confirmed=True))
    if not isinstance(outcome, Accepted):
        return answer(outcome, messages)
    done = BoardsDone("accepted", taken, entries=list(outcome.entries), remarks=remarks, position=outcome.position)
    return Response(done, status_code=200)


BOARDS_OF_EVENTS: Final[tuple[HTTPRouteHandler, ...]] = (boards, more_boards)
"""Addresses below that of the service."""
