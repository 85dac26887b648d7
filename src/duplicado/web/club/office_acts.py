"""Forms of the Director's console: a preview, then one entry, however often the form is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any, Final
from urllib.parse import quote

from litestar import Response
from litestar.exceptions import NotFoundException
from litestar.response import Redirect

from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.results import Place
from duplicado.event.record.refusals import Refused
from duplicado.event.record.section_plan import plans_made
from duplicado.event.record.state import EventState
from duplicado.publish.act_words import choice_id, field_text
from duplicado.publish.condition_words import told_changes
from duplicado.publish.event_words import asked_text, refused_text
from duplicado.publish.knockout_words import overturned_texts
from duplicado.publish.messages import error_text
from duplicado.service.acts.act import DeclaredAct, Drafted, Page
from duplicado.service.acts.ask import Said, leaves_of, questions_of, read
from duplicado.service.acts.form_error import FormError
from duplicado.service.acts.kinds import Words
from duplicado.service.acts.lateness import told_late
from duplicado.service.acts.preview import Rehearsal, award_texts, objection_texts, rehearse, score_texts
from duplicado.service.acts.registry import ACTS
from duplicado.service.acts.score_kind import lines_of
from duplicado.service.club.access_tokens import Scope
from duplicado.service.live.commands import Accepted, Command, CommandError, Outcome, Questioned, Refusal, Unavailable
from duplicado.service.live.visibility import place_of
from duplicado.web.addresses import event_path
from duplicado.web.club.authentication import CSRF_FIELD, checked_form, needs, text_fields
from duplicado.web.club.board_upload import deal_after, is_not_dealt, sessions_planned
from duplicado.web.club.form_pages import FORM_PAGES
from duplicado.web.club.movements import movement_page
from duplicado.web.club.new_table_pins import draw_missing_pins
from duplicado.web.club.office_pages import PAGES
from duplicado.web.club.office_request import Attempt, Office
from duplicado.web.club.shown_first import Sending
from duplicado.web.club.tables_page import tables_of_the_evening

_PAGES = {**PAGES, **FORM_PAGES}
_OURS: Final = frozenset({CSRF_FIELD, *(leaf.name for leaf in leaves_of(Sending))})
"""Fields that are not of the form itself."""


async def do(office: Office, name: str) -> Response[Any]:
    """Do what a form asks for, or show what would follow, or say why not."""
    needs(office.asked, Scope.ACT)
    form = await checked_form(office.request, office.asked)
    act = ACTS.get(name)
    if act is None:
        raise NotFoundException("no-such-act")
    said = text_fields(form)
    sent = read(Sending, said, office.circumstances())
    if sent.more:
        # One more line for results and weights; nothing is judged yet.
        return await _again(office, act, Attempt(name, {**said, "lines": str(lines_of(said) + 2)}))
    if sent.back:
        return await _again(office, act, Attempt(name, said))
    if not office.may(act.needs):
        refused = refused_text(Refused("not-allowed"), office.messages)
        return await _again(office, act, Attempt(name, said, refused, 409))
    try:
        drafted = await asyncio.to_thread(act.drafted, said, office.circumstances(sent.id))
        choice = "" if sent.sure else await asyncio.to_thread(drafted.act.alternatives, drafted.asked)
        if choice and choice not in said:
            said = {**said, choice: _values(act, choice)[0]}
            drafted = await asyncio.to_thread(act.drafted, said, drafted.asked)
        told = () if sent.sure else await asyncio.to_thread(drafted.told)
    except FormError as error:
        return await _again(office, act, Attempt(name, said, office.complaint(error), 422, error.field))
    if act.is_shown_before and not sent.sure:
        found = await _rehearsed(office, drafted)
        if found.refused is not None:
            return await _again(office, act, Attempt(name, said, refused_text(found.refused, office.messages), 409))
        return _confirm(office, drafted, said, found, told, choice)
    if told:  # it is recorded at once otherwise
        return _confirm(office, drafted, said, Rehearsal(), told)
    try:
        command = Command(sent.id, drafted.facts, based_on=sent.seen[:500], confirmed=sent.sure)
    except CommandError:
        return await _again(office, act, Attempt(name, said, office.messages.text("club-error-bad-request"), 400))
    outcome = await office.desk.writer.submit(office.viewer, command)
    after = f"{office.path(table=sent.panel)}#drawer" if sent.panel else office.after(drafted)
    return await _answer(office, drafted, said, outcome, after)


def _done(address: str, entries: Sequence[EntryId]) -> str:
    """Return an address at which it is said that something was done, with the entry where it is a single one."""
    page, sign, part = address.partition("#")
    done = quote(entries[0], safe="") if len(entries) == 1 else "1"
    return f"{page}{'&' if '?' in page else '?'}done={done}{sign}{part}"


async def _answer(
    office: Office, drafted: Drafted, said: dict[str, str], outcome: Outcome, after: str
) -> Response[Any]:
    """Show what became of it; done, its answer leads to the address `after`."""
    act, name = drafted.declared, drafted.declared.name
    match outcome:
        case Accepted(entries):
            for session in sessions_planned(drafted.facts):
                hands = drafted.act.hands()
                dealt = await deal_after(office.house, office.event, office.desk, office.viewer, session, hands)
                if is_not_dealt(dealt):
                    return Redirect(
                        f"{event_path(office.event, 'office', 'boards')}?undealt={session}", status_code=303
                    )
            if act.page is Page.MOVEMENT and (planned := next(iter(plans_made(drafted.facts)), None)):
                pins = await asyncio.to_thread(draw_missing_pins, office, planned.session)
                if pins:  # they are shown in the answer itself: nothing keeps them to be read
                    shown = {"session": str(planned.session), "section": planned.section}
                    return await movement_page(office, Attempt(fields=shown), pins)
            return Redirect(_done(after, entries), status_code=303)
        case Questioned(doubts):
            return _confirm(office, drafted, said, Rehearsal(doubts=doubts), ())
        case Refusal(refused):
            return await _again(office, act, Attempt(name, said, refused_text(refused, office.messages), 409))
        case Unavailable():
            return await _again(office, act, Attempt(name, said, office.messages.text("service-not-written"), 503))


async def _rehearsed(office: Office, drafted: Drafted) -> Rehearsal:
    """Rehearse in a thread: two rankings are computed."""
    record = office.desk.record
    order = tuple(record.order)
    return await asyncio.to_thread(
        rehearse, record, office.viewer, office.desk.access, drafted.facts, office.now, order
    )


async def _again(office: Office, act: DeclaredAct, attempt: Attempt) -> Response[Any]:
    """Show the form as it was filled in, with what is wrong."""
    if act.page is Page.MOVEMENT:
        return await movement_page(office, attempt)
    if act.page is Page.OVERVIEW:
        return await tables_of_the_evening(office, attempt)
    if act.page is Page.INTERVIEW:
        from duplicado.web.club.interviewing import interview_page  # noqa: PLC0415 - a server starts sooner without

        return interview_page(office, attempt)
    return _PAGES[act.page](office, attempt)


def _values(act: DeclaredAct, choice: str) -> tuple[str, ...]:
    """Return the values of a field that is a choice."""
    return next(leaf.choices for leaf in leaves_of(act.kind) if leaf.name == choice)


def _untold(office: Office, act: DeclaredAct, said: Said, told: list[str]) -> Iterator[str]:
    """Go through the words that were written of an act and of which no sentence tells, each with its field."""
    kind = office.state.conditions.kind.value
    for each in questions_of(act.kind):
        written = said.get(each.name, "")
        text = written.strip() if isinstance(written, str) else ""
        if isinstance(each.kind, Words) and not each.kind.is_hidden and text and not any(text in one for one in told):
            yield f"{field_text(office.messages, 'field', act.name, each.name, kind)}: {text}"


def _is_alone(state: EventState, place: Place) -> bool:
    """Tell whether nobody else has played the board of a place, so that it is compared with nothing."""
    others = (each for each, cell in state.session(place.session).cells if cell.is_played and each != place)
    return all(each.board != place.board for each in others)


def _confirm(
    office: Office, drafted: Drafted, said: Said, found: Rehearsal, told: tuple[str, ...], choice: str = ""
) -> Response[Any]:
    """Ask whether it is right, or which of the values of a choice, and show what would follow."""
    messages, facts = office.messages, drafted.facts
    recorded = [*map(office.told_fact, facts), *told_changes(facts, office.state.conditions, messages)]
    return office.page(
        "confirm.html",
        messages.text("console-is-it-right"),
        None,
        act=drafted.declared.name,
        back=office.after(drafted),
        fields={key: value for key, value in said.items() if key not in _OURS | {choice}},
        choice=choice,
        choices=[
            (each, messages.text(choice_id(choice, each)))
            for each in (_values(drafted.declared, choice) if choice else ())
        ],
        id=drafted.asked.id,
        told=[*recorded, *_untold(office, drafted.declared, said, recorded)],
        scores=[*score_texts(found.scores, office.wording), *award_texts(found.awards, office.state, messages)],
        questions=[
            *told,
            *(told_late(drafted.act, drafted.asked, office.now) if drafted.declared.is_shown_before else ()),
            *(asked_text(each, messages) for each in dict.fromkeys(found.doubts)),
            *objection_texts(facts, office.state, messages),
            *overturned_texts(found.overturned, office.state, messages, "needs"),
            *([error_text(found.unscored, messages)] if found.unscored else []),
        ],
        outlook=drafted.act.outlook(drafted.asked),
        changes=found.changes,
        shows_changes=drafted.declared.is_shown_before,
        is_alone=any(_is_alone(office.state, place) for each in facts if (place := place_of(each))),
        is_premature=bool(drafted.act.premature(drafted.asked)),
    )
