"""Forms of the Director's console: what would follow is shown, then it is taken down, once."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Response
from litestar.exceptions import NotFoundException
from litestar.response import Redirect

from duplicado.event.adjusting.objections import objections
from duplicado.event.facts.awards import ScoreRuled
from duplicado.event.facts.ending import EventClosed, ResultsPublished
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.progress import SessionEnded
from duplicado.event.record.doubts import Doubt
from duplicado.event.record.lines import circumstances
from duplicado.event.record.waiting import waiting
from duplicado.publish.condition_words import told_changes
from duplicado.publish.console_words import asked_text, refused_text
from duplicado.publish.error_words import error_text
from duplicado.publish.sentences.facts import fact_text
from duplicado.service.club.house import ClubHouse
from duplicado.service.club.passes import Scope
from duplicado.service.live.commands import Accepted, Command, CommandError, Outcome, Questioned, Refusal, Unavailable
from duplicado.service.office.acts import ACTS, Act, Page
from duplicado.service.office.filled import Filled, FormError
from duplicado.service.office.rehearsal import Rehearsal, rehearse
from duplicado.service.office.scores import lines_of
from duplicado.web.club.at_office import Attempt, Office
from duplicado.web.club.boards_sent import deal_after, is_not_dealt, sessions_planned
from duplicado.web.club.doors import CSRF_FIELD, checked_form, needs, text_fields
from duplicado.web.club.form_pages import FORM_PAGES
from duplicado.web.club.movements import movement_page
from duplicado.web.club.office_pages import PAGES
from duplicado.web.club.pages import event_path

__all__ = ["do"]

_Request = Request[Any, Any, Any]
_PAGES = {**PAGES, **FORM_PAGES}
_OURS = frozenset({CSRF_FIELD, "id", "seen", "sure", "more", "back"})
"""Fields that are not of the form itself."""


async def do(office: Office, house: ClubHouse, name: str) -> Response[Any]:
    """Do what a form asks for, or show what would follow, or say why not."""
    needs(office.asked, Scope.ACT)
    form = await checked_form(office.request, office.asked)
    act = ACTS.get(name)
    if act is None:
        raise NotFoundException("no-such-act")
    fields = text_fields(form)
    order = tuple(office.desk.record.order)
    filled = Filled(fields, office.messages.language, office.viewer.by, office.viewer.subject, order)
    if filled.says("more"):
        # One more line for results and weights; nothing is judged yet.
        return await _again(office, act, Attempt(name, {**fields, "lines": str(lines_of(filled) + 2)}))
    if filled.says("back"):
        return await _again(office, act, Attempt(name, fields))
    try:
        facts = await asyncio.to_thread(act.facts, filled, office.state)
    except FormError as error:
        return await _again(office, act, Attempt(name, fields, office.complaint(error), 422, error.field))
    if act.is_shown_before and not filled.says("sure"):
        found = await _rehearsed(office, facts)
        if found.refused is not None:
            return await _again(office, act, Attempt(name, fields, refused_text(found.refused, office.messages), 409))
        return _confirm(office, name, act, filled, facts, found)
    try:
        command = Command(filled.word("id"), facts, based_on=filled.word("seen")[:500], confirmed=filled.says("sure"))
    except CommandError:
        return await _again(office, act, Attempt(name, fields, office.messages.text("club-error-bad-request"), 400))
    outcome = await office.desk.writer.submit(office.viewer, command)
    return await _answer(house, office, name, act, filled, facts, outcome)


async def _answer(
    house: ClubHouse, office: Office, name: str, act: Act, filled: Filled, facts: tuple[AnyFact, ...], outcome: Outcome
) -> Response[Any]:
    match outcome:
        case Accepted():
            for session in sessions_planned(facts):
                hands = filled.word("hands")
                dealt = await deal_after(house, office.event, office.desk, office.viewer, session, hands)
                if is_not_dealt(dealt):
                    return Redirect(
                        f"{event_path(office.event, 'office', 'boards')}?undealt={session}", status_code=303
                    )
            after = office.after(act, filled)
            return Redirect(f"{after}{'&' if '?' in after else '?'}done=1", status_code=303)
        case Questioned(doubts):
            return _confirm(office, name, act, filled, facts, Rehearsal(doubts=doubts))
        case Refusal(refused):
            return await _again(office, act, Attempt(name, filled.fields, refused_text(refused, office.messages), 409))
        case Unavailable():
            said = office.messages.text("service-not-written")
            return await _again(office, act, Attempt(name, filled.fields, said, 503))


async def _rehearsed(office: Office, facts: tuple[AnyFact, ...]) -> Rehearsal:
    """Rehearse in a thread: two rankings are computed."""
    record = office.desk.record
    order = tuple(record.order)
    return await asyncio.to_thread(rehearse, record, office.viewer, office.desk.access, facts, office.now, order)


async def _again(office: Office, act: Act, attempt: Attempt) -> Response[Any]:
    """Show the form as it was filled in, with what is wrong."""
    if act.page is Page.MOVEMENT:
        return await movement_page(office, attempt)
    if act.page is Page.INTERVIEW:
        from duplicado.web.club.interviewing import interview_page  # noqa: PLC0415 - a server starts sooner without

        return interview_page(office, attempt)
    return _PAGES[act.page](office, attempt)


def _confirm(
    office: Office, name: str, act: Act, filled: Filled, facts: tuple[AnyFact, ...], found: Rehearsal
) -> Response[Any]:
    """Ask whether it is right, and show what would follow."""
    messages = office.messages
    return office.page(
        "confirm.html",
        messages.text("console-is-it-right"),
        None,
        act=name,
        back=office.after(act, filled),
        fields={key: value for key, value in filled.fields.items() if key not in _OURS},
        id=filled.word("id"),
        told=[
            *(fact_text(fact, office.state, messages) for fact in facts),
            *told_changes(facts, office.state.conditions, messages),
        ],
        questions=[
            *(asked_text(each, messages) for each in _each_once(found.doubts)),
            *_objections(office, facts),
            *_premature(office, facts),
            *([error_text(found.unscored, messages)] if found.unscored else []),
        ],
        changes=found.changes,
        shows_changes=act.is_shown_before,
    )


def _each_once(doubts: tuple[Doubt, ...]) -> tuple[Doubt, ...]:
    return tuple(dict.fromkeys(doubts))


def _objections(office: Office, facts: tuple[AnyFact, ...]) -> list[str]:
    """Say in what a ruling is not in accordance with the Laws."""
    messages = office.messages
    found: list[str] = []
    for fact in facts:
        if isinstance(fact, ScoreRuled):
            for each in objections(fact.ruling, circumstances(office.state.conditions, fact.place.board)):
                law = messages.text("event-law", clause=each.clause)
                why = messages.text(f"ruling-objection-{each.why.value}")
                found.append(messages.text("ruling-objection", why=why, law=law))
    return found


def _premature(office: Office, facts: tuple[AnyFact, ...]) -> list[str]:
    """Ask whether something is to end although something is wanting still."""
    state, messages = office.state, office.messages
    found: list[str] = []
    for fact in facts:
        match fact:
            case SessionEnded(session=session) | ResultsPublished(session=int() as session):
                numbers = [session]
            case ResultsPublished() | EventClosed():
                numbers = sorted(state.sessions)
            case _:
                continue
        if not isinstance(fact, SessionEnded):
            going = (number for number in numbers if state.session(number).ended is None)
            found += (messages.text("form-session-goes-on", session=number) for number in going)
        count = sum(each.place.session in numbers for each in waiting(state))
        if count:
            found.append(messages.text("ending-still-wanting", count=count))
        if isinstance(fact, EventClosed):
            left = sum(each not in state.appeals_decided for each in state.appeals)
            found += [messages.text("console-appeals-open", count=left)] if left else []
            found += [] if state.published else [messages.text("form-not-published")]
    return found
