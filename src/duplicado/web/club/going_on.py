"""How an event goes on: the next round of one whose rounds are paired, and one session more."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

from litestar import Request, Response
from litestar.datastructures import FormMultiDict
from litestar.exceptions import PermissionDeniedException
from litestar.response import Redirect

from duplicado.event.pairing import ImpossibleRound, Remedy
from duplicado.event.record import (
    ComparedAcross,
    Fact,
    LiveStandings,
    NextRound,
    RoundNotReady,
    RoundsPaired,
    SectionPlan,
    SectionPlanned,
    SessionsCount,
    next_round,
)
from duplicado.movement import MovementError
from duplicado.publish.boards_words import faults_lines
from duplicado.publish.event_words import refusal_text
from duplicado.publish.messages import Messages
from duplicado.publish.pairing_words import not_ready_text, round_text
from duplicado.publish.way_words import sections_words
from duplicado.service.club import ClubHouse, Scope
from duplicado.service.club.dealt import DealtBoards
from duplicado.service.live import Accepted, Capability, Command, Outcome, Refusal
from duplicado.service.office import Filled, FormError, Page
from duplicado.service.office.next_rounds import (
    NewSession,
    fingerprint,
    new_session,
    round_wanted,
    session_facts,
    sessions_of,
)
from duplicado.vocabulary import Layout
from duplicado.web.club.at_office import Attempt, Office, at_office
from duplicado.web.club.boards_sent import deal_after, deal_is_wanted, file_of_boards, is_not_dealt
from duplicado.web.club.doors import checked_form, needs
from duplicado.web.club.pages import event_path
from duplicado.web.rendering import Renderer

__all__ = ["add_session", "round_room", "session_room", "take_round"]

_Request = Request[Any, Any, Any]
_REMEDIES: Final = [each.value for each in Remedy]
_SOURCES: Final = ("none", "dealt", "file")


class _NotYet(Exception):
    """What was asked for cannot be; its text says why."""


async def _in(renderer: Renderer, request: _Request, house: ClubHouse, event: str) -> Office:
    office = await at_office(renderer, request, house, event)
    if not office.may(Capability.MOVEMENT):
        raise PermissionDeniedException("not-allowed")
    return office


# ---- the next round


async def round_room(renderer: Renderer, request: _Request, house: ClubHouse, event: str) -> Response[Any]:
    """Show the next round."""
    office = await _in(renderer, request, house, event)
    return await _round_page(office, house, Filled(dict(request.query_params)))


async def take_round(renderer: Renderer, request: _Request, house: ClubHouse, event: str) -> Response[Any]:
    """Take the round down that was shown; where it would be another one by now, it is shown anew."""
    office = await _in(renderer, request, house, event)
    needs(office.asked, Scope.ACT)
    form = await checked_form(request, office.asked)
    filled = Filled({key: str(value) for key, value in form.items() if isinstance(value, str)})
    try:
        found = await _found(office, filled)
    except _NotYet:
        return await _round_page(office, house, filled, status=409)
    if fingerprint([found.planned]) != filled.word("shown"):
        said = office.messages.text("wizard-pair-changed")
        return await _round_page(office, house, filled, said, status=409)
    said = await _taken(office, filled, [found.planned])
    if said:
        return await _round_page(office, house, filled, said, status=409)
    session, hands = found.planned.session, filled.word("hands")
    dealt = await deal_after(house, event, office.desk, office.viewer, session, hands)
    # What was dealt is told, or what is still to be brought in.
    to = event_path(event, "office", "boards") if dealt is not None or hands == "file" else office.path()
    if is_not_dealt(dealt):
        return Redirect(f"{to}?undealt={session}", status_code=303)
    return Redirect(f"{to}?done=1", status_code=303)


async def _round_page(
    office: Office, house: ClubHouse, filled: Filled, said: str = "", status: int = 200
) -> Response[str]:
    """Show who would meet whom, and what can be said otherwise."""
    found: NextRound | None = None
    usual, last = sessions_of(office.state)
    why = ""
    if office.state.conditions.pairing is not RoundsPaired.NONE:
        try:
            found = await _found(office, filled)
        except _NotYet as error:
            why = str(error)
    return office.page(
        "pair.html",
        office.messages.text("wizard-pair"),
        Page.MOVEMENT,
        Attempt(said=said, status=status),
        paired=round_text(found, office.state, office.messages).splitlines() if found else [],
        shown=fingerprint([found.planned]) if found else "",
        why=why.splitlines(),
        filled=filled,
        usual=filled.word("session") or usual,
        last=last,
        remedies=_REMEDIES,
        sources=_SOURCES if office.may(Capability.DEALS) else (),
        source=filled.word("hands") or (_source(office, house, found.planned.session) if found else ""),
        fields={
            name: value for name, value in filled.fields.items() if name in _OF_ROUND or name.startswith("remedy-")
        },
    )


def _source(office: Office, house: ClubHouse, session: int) -> str:
    """Return where the hands of boards come from unless something else is said."""
    return "dealt" if deal_is_wanted(house, office.event, office.state, session, "") else "none"


_OF_ROUND: Final = frozenset({"session", "section", "boards", "first-board", "share", "after", "again", "provisional"})


async def _found(office: Office, filled: Filled) -> NextRound:
    order = tuple(office.desk.record.order)
    messages = office.messages

    def paired() -> NextRound:
        return next_round(LiveStandings(order), round_wanted(filled, office.state))

    try:
        return await asyncio.to_thread(paired)
    except FormError as error:
        raise _NotYet(office.complaint(error)) from None
    except RoundNotReady as error:
        raise _NotYet(_not_ready(error, messages)) from None
    except ImpossibleRound as error:
        together = "" if error.remedies else "-together"
        heading = messages.text(f"pairing-impossible{together}", round=error.number)
        remedies = error.remedies or (Remedy.ALLOW_REMATCHES, Remedy.LIFT_SEPARATION, Remedy.SECOND_BYE)
        raise _NotYet(
            "\n".join([heading, *(messages.text(f"wizard-remedy-{each.value}") for each in remedies)])
        ) from None


def _not_ready(error: RoundNotReady, messages: Messages) -> str:
    """Say it in words that name no options of the command line."""
    own = f"wizard-pair-{error.code}"
    if messages.has(own):
        return messages.text(own, **{f"value{number}": value for number, value in enumerate(error.about, 1)})
    return not_ready_text(error, messages)


async def _taken(office: Office, filled: Filled, facts: Sequence[Fact]) -> str:
    """Take facts down; return why not, or nothing."""
    command = Command(filled.word("id")[:64], tuple(facts), based_on=filled.word("seen")[:500], confirmed=True)
    outcome = await office.desk.submit(office.viewer, command)
    if isinstance(outcome, Accepted):
        return ""
    if isinstance(outcome, Refusal):
        return refusal_text(outcome.refused, office.messages)
    return office.messages.text("service-unavailable")


# ---- one session more


async def session_room(renderer: Renderer, request: _Request, house: ClubHouse, event: str) -> Response[Any]:
    """Show what a further session may be."""
    office = await _in(renderer, request, house, event)
    return await _session_page(office, house, Filled(dict(request.query_params)))


async def add_session(renderer: Renderer, request: _Request, house: ClubHouse, event: str) -> Response[Any]:
    """Add a session."""
    office = await _in(renderer, request, house, event)
    needs(office.asked, Scope.ACT)
    form = await checked_form(request, office.asked)
    filled = Filled({key: str(value) for key, value in form.items() if isinstance(value, str)})
    try:
        dealt = await _added(office, house, filled, form)
    except _NotYet as error:
        return await _session_page(office, house, filled, str(error), status=422)
    if is_not_dealt(dealt):
        return Redirect(f"{event_path(event, 'office', 'boards')}?undealt=1", status_code=303)
    return Redirect(f"{event_path(event, 'office', 'doors')}?session=1", status_code=303)


async def _added(office: Office, house: ClubHouse, filled: Filled, form: FormMultiDict) -> DealtBoards | Outcome | None:
    source = filled.word("boards")
    found = await _new(office, filled)
    try:
        facts = session_facts(filled, office.state, found, {})
        if source == "file":
            facts = session_facts(filled, office.state, found, await _layouts(office, filled, form, facts))
    except FormError as error:
        raise _NotYet(office.complaint(error)) from None
    said = await _taken(office, filled, facts)
    if said:
        raise _NotYet(said)
    if source == "file":
        return None
    return await deal_after(house, office.event, office.desk, office.viewer, found.number, source)


async def _layouts(office: Office, filled: Filled, form: FormMultiDict, facts: Sequence[Fact]) -> Mapping[int, Layout]:
    """Return the hands of the boards that a session plays, from the file that was sent."""
    plans = [SectionPlan(each.session, each.section, (each,)) for each in facts if isinstance(each, SectionPlanned)]
    name, read = await file_of_boards(form, wanted={board for plan in plans for board in plan.by_board})
    if read is None:
        raise _NotYet(office.messages.text("boards-file-wanted"))
    wrong = faults_lines(read, name, office.messages)
    if wrong and not (filled.says("anyway") and read.layouts):
        raise _NotYet("\n".join(wrong))
    return read.layouts


async def _new(office: Office, filled: Filled) -> NewSession:
    try:
        return await asyncio.to_thread(new_session, filled, office.state)
    except FormError as error:
        raise _NotYet(office.complaint(error)) from None
    except MovementError as error:
        raise _NotYet(office.messages.text("wizard-no-way", minutes=filled.word("minutes"), why=str(error))) from None


async def _session_page(
    office: Office, house: ClubHouse, filled: Filled, said: str = "", status: int = 200
) -> Response[str]:
    """Ask how long the new session lasts, then how it is played."""
    found: NewSession | None = None
    if filled.word("minutes"):
        try:
            found = await _new(office, filled)
        except _NotYet as error:
            said, status = said or str(error), 422
    messages = office.messages
    first, *more = said.splitlines() or [""]
    together = office.state.conditions.compared is ComparedAcross.FIELD
    _, last = sessions_of(office.state)
    return office.page(
        "session.html",
        messages.text("wizard-session-more"),
        Page.MOVEMENT,
        Attempt(said=first, status=status),
        more_said=more,
        filled=filled,
        number=last + 1,
        found=found,
        ways=[sections_words(each.offers, found.sections, messages, together=together) for each in found.ways]
        if found
        else [],
        sources=_SOURCES if office.may(Capability.DEALS) else _SOURCES[:1],
        source=filled.word("boards") or _source(office, house, last + 1),
        counts=[each.value for each in SessionsCount],
        count=filled.word("count") or office.state.conditions.sessions.value,
        in_matches=office.state.conditions.in_matches,
        command=filled.word("id") or secrets.token_hex(12),
    )
