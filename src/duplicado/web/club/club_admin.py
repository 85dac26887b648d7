"""The service for programs, administration: hands, backups, tokens, the audit of privileges, people."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import timedelta
from typing import Annotated, Final

from litestar import Response, delete, get, post
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter

from duplicado.event.record.refusals import Refused
from duplicado.publish.audit_words import still_played_text
from duplicado.service.club.access_tokens import Scope
from duplicado.service.club.held_on_person import HeldOnPerson
from duplicado.service.club.personal_data import StillPlayed
from duplicado.service.club.rights import may_send_away, passed_on
from duplicado.service.live.roles import Capability, Viewer
from duplicado.store.club_rows import AuditRow
from duplicado.web.club.api import asks_to_manage, needs_to_see
from duplicado.web.club.authentication import asking
from duplicado.web.club.club_answers import Backup, PersonAdded, PersonErased, PersonListed, TokensEnded
from duplicado.web.club.confirming import SENSITIVE
from duplicado.web.club.event_answers import HealthAnswer, Token
from duplicado.web.club.office_access import of_the_club
from duplicado.web.club.page_language import House, messages_for
from duplicado.web.club.problem_details import problem, refusal
from duplicado.web.club.request_bodies import PersonTold, Spellings, TokenWanted
from duplicado.web.incoming import Incoming

Section = Annotated[str, QueryParameter(max_length=20, description="Where sections have deals of their own.")]
Reason = Annotated[str, QueryParameter(max_length=500, description="Of a look at a board that is still to be played.")]


@get("/events/{event:str}/hands/{session:int}/{board:int}", summary="The hands of a board")
async def hands(
    request: Incoming,
    house: House,
    event: FromPath[str],
    session: FromPath[int],
    board: FromPath[int],
    section: Section = "",
    reason: Reason = "",
) -> Response[dict[str, str]]:
    """Return the four hands where the asker may see them; a look at a board still to be played is written down."""
    asked = asking(request, house).of(event)
    needs_to_see(asked)
    found = await (await house.open_events.open(event)).views.hands(asked.viewer, session, section, board, reason)
    if isinstance(found, Refused):
        return refusal(found, messages_for(request))
    return Response({str(seat): str(hand) for seat, hand in found.items()})


@post("/events/{event:str}/backup", summary="Take a backup", status_code=200)
async def backup(request: Incoming, house: House, event: FromPath[str]) -> Response[Backup]:
    """Write a backup now, beside those that are made at the end of each round, and tell how many entries it has."""
    asked, desk = await asks_to_manage(request, house, event, Capability.BACKUPS)
    to = house.open_events.backup_file(event)
    if to is None:
        return problem(409, "database", messages_for(request).text("club-database-backups"))
    entries = await desk.health.backups.take(to)
    await asyncio.to_thread(house.entrance.trail.note, asked.viewer, event, "backup", to.name)
    return Response(Backup(entries, to.name), status_code=200)


@get("/events/{event:str}/health", summary="How it goes")
async def health(request: Incoming, house: House, event: FromPath[str]) -> Response[HealthAnswer]:
    """Tell whoever runs the server what the store or a backup last failed with, and about the clock."""
    _, desk = await asks_to_manage(request, house, event, Capability.BACKUPS)
    found = desk.health
    return Response(
        HealthAnswer(
            entries=len(desk.record.order),
            trouble=found.troubles.text,
            clock_behind=found.clock.behind.total_seconds(),
            failing=dict(found.troubles.now),
            backed_up=found.backups.last,
        )
    )


@get("/events/{event:str}/audit", summary="What was done with privileges")
async def audit(request: Incoming, house: House, event: FromPath[str]) -> Response[list[AuditRow]]:
    """List codes, PINs, tokens and looks at hands, in the order of time."""
    await asks_to_manage(request, house, event)
    return Response([*house.entrance.trail.of(event)])


@post("/events/{event:str}/tokens", summary="Make a token for a program", status_code=200, opt=SENSITIVE)
async def make_token(
    request: Incoming, house: House, event: FromPath[str], data: JSONBody[TokenWanted]
) -> Response[Token]:
    """Return a token of a role and scopes; it is not kept to be read."""
    asked, desk = await asks_to_manage(request, house, event)
    grant = passed_on(asked, desk.access, data.grant(event))
    if grant is None:
        raise PermissionDeniedException("not-allowed")
    lasts = timedelta(days=data.days)
    token = await asyncio.to_thread(house.entrance.issue_token, grant, device=data.by, issuer=asked.viewer, lasts=lasts)
    return Response(Token(token), status_code=200)


@delete("/events/{event:str}/subjects/{subject:str}", summary="Let somebody in no more", status_code=200, opt=SENSITIVE)
async def revoke(
    request: Incoming, house: House, event: FromPath[str], subject: FromPath[str]
) -> Response[TokensEnded]:
    """Take every token away from a subject who was let in to this event."""
    asked, _ = await asks_to_manage(request, house, event)
    guests = [each for each in house.entrance.guests(event) if (each.subject, each.event) == (subject, event)]
    if not guests:
        return Response(TokensEnded(0), status_code=200)
    if not all(may_send_away(asked, each) for each in guests):
        raise PermissionDeniedException("not-allowed")
    count = await asyncio.to_thread(house.entrance.revoke, subject=subject, issuer=asked.viewer, event=event)
    return Response(TokensEnded(count), status_code=200)


def _keeps_people(request: Incoming, house: House) -> Viewer:
    return of_the_club(request, house, Capability.PEOPLE, Scope.MANAGE, login=None).viewer


@get("/people", summary="The persons whom the club knows")
async def people(request: Incoming, house: House) -> Response[list[PersonListed]]:
    """List names and numbers, without what else is kept."""
    _keeps_people(request, house)
    return Response([PersonListed(each.id, each.name, each.number) for each in house.people.all()])


@post("/people", summary="Take in a person", status_code=200)
async def add_person(request: Incoming, house: House, data: JSONBody[PersonTold]) -> Response[PersonAdded]:
    """Keep a person's name, and a number and contact if he gave them."""
    _keeps_people(request, house)
    added = await asyncio.to_thread(house.people.add, data.name, number=data.number, contact=data.contact)
    return Response(PersonAdded(added.id), status_code=200)


@get("/people/{person:str}", summary="All that is kept about a person")
async def one_person(request: Incoming, house: House, person: FromPath[str]) -> Response[HeldOnPerson]:
    """Return all that is held on somebody, in the club's own file and in the records of its events, for himself."""
    return await _held(house, _keeps_people(request, house), person, [])


@post("/people/{person:str}/held", summary="All that is kept about a person of several spellings", status_code=200)
async def held_by_spellings(
    request: Incoming, house: House, person: FromPath[str], data: JSONBody[Spellings]
) -> Response[HeldOnPerson]:
    """Return the same with what records have under further spellings of his name."""
    return await _held(house, _keeps_people(request, house), person, data.also)


async def _held(house: House, who: Viewer, person: str, also: Sequence[str]) -> Response[HeldOnPerson]:
    named = await asyncio.to_thread(house.archive.person, person, *also)
    held = await asyncio.to_thread(house.archive.held, named)
    await asyncio.to_thread(house.entrance.trail.note, who, "", "handed-out", ", ".join(named.names))
    return Response(held)


@delete("/people/{person:str}", summary="Erase a person", status_code=200, opt=SENSITIVE)
async def erase_person(request: Incoming, house: House, person: FromPath[str]) -> Response[PersonErased]:
    """Delete what is kept about somebody, and have a pseudonym in the place of his name in the records of events.

    What he did with privileges stays, unnamed. 409: he is named in an event that is being played.
    """
    return await _erased(request, house, person, [])


@post("/people/{person:str}/erase", summary="Erase a person of several spellings", status_code=200, opt=SENSITIVE)
async def erase_by_spellings(
    request: Incoming, house: House, person: FromPath[str], data: JSONBody[Spellings]
) -> Response[PersonErased]:
    """Delete the same with what records have under further spellings of his name."""
    return await _erased(request, house, person, data.also)


async def _erased(request: Incoming, house: House, person: str, also: Sequence[str]) -> Response[PersonErased]:
    who = _keeps_people(request, house)
    named = await asyncio.to_thread(house.archive.person, person, *also)
    try:
        done = await house.retention.erase(named, by=who)
    except StillPlayed as error:
        return problem(409, "still-played", still_played_text(error.events, messages_for(request)))
    told = PersonErased(
        pseudonym=done.pseudonym,
        events=dict(done.events),
        rows=done.rows,
        copied=list(done.copied),
        left=list(done.left),
        tables=dict(done.tables),
    )
    return Response(told, status_code=200)


MANAGING: Final[tuple[HTTPRouteHandler, ...]] = (
    hands, backup, health, audit, make_token, revoke, people, add_person, one_person, held_by_spellings,
    erase_person, erase_by_spellings,
)  # fmt: skip
"""Addresses below that of the service."""
