"""The page of the conditions of contest, read and changed by who may; archiving and deleting of the event."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from litestar import Response
from litestar.response import Redirect

from duplicado.publish.condition_words import condition_groups
from duplicado.publish.messages import error_text
from duplicado.service.acts.act import Page
from duplicado.service.club.access_tokens import Scope
from duplicado.service.club.former_events import Former, event_title, is_unplayed
from duplicado.service.live.roles import Capability
from duplicado.store.port import StoreError
from duplicado.web.club.act_forms import FormMaker
from duplicado.web.club.authentication import checked, needs
from duplicado.web.club.office_request import NOTHING_TRIED, Attempt, Office
from duplicado.web.form_fields import OneLine


@dataclass(frozen=True, slots=True)
class _Asked:
    how: Former = Former.ARCHIVED
    title: Annotated[str, OneLine(500)] = ""
    """Of whoever deletes it: to say that it is meant."""


def may_archive(office: Office) -> bool:
    """Tell whether whoever is at an office may have the club show its event no more: who was let in to the club."""
    return office.asked.is_of_the_club and office.asked.may(Scope.MANAGE) and office.may(Capability.CONDITIONS)


async def archiving_page(office: Office) -> Response[Any]:
    """Say what archiving and deleting do, and ask which is meant."""
    needs(office.asked, Scope.SEE, granted=may_archive(office))
    return _shown(office)


async def change_archived(office: Office) -> Response[Any]:
    """Archive or delete an event; who deletes it writes its title once more."""
    needs(office.asked, Scope.MANAGE, granted=may_archive(office))
    form = await checked(_Asked, office.request, office.asked)
    events = office.house.events
    try:
        if form.how is not Former.DELETED:
            await events.archive(office.event, by=office.viewer)
        elif form.title != event_title(office.state, office.event):
            return _shown(office, office.messages.text("archive-title-other"), 422)
        elif not is_unplayed(office.state):
            return _shown(office, office.messages.text("error-event-was-played", value1=office.event), 409)
        else:
            await events.delete(office.event, by=office.viewer)
    except StoreError as error:
        return _shown(office, error_text(error, office.messages), 409)
    return Redirect("/office", status_code=303)


def _shown(office: Office, why: str = "", status: int = 200) -> Response[str]:
    heading = office.messages.text("archive-heading")
    values = {
        "unplayed": is_unplayed(office.state),
        "called": event_title(office.state, office.event),
        "why": [why] if why else [],
    }
    return office.page("archive.html", heading, Page.CONDITIONS, Attempt(status=status), **values)


_ACT = "conditions"


def conditions_page(office: Office, attempt: Attempt = NOTHING_TRIED) -> Response[str]:
    """Show what holds, what holds as a rule, and whose decision it is; ask for what is to hold."""
    forms = FormMaker(office, attempt)
    groups = condition_groups(office.state.conditions, office.messages)
    tried = attempt.fields if attempt.act == _ACT else NOTHING_TRIED.fields
    touched = {
        row.condition.name
        for group in groups
        for row in group.rows
        if tried.get(row.condition.name, row.typed) != row.typed
    }
    if attempt.act == _ACT and attempt.field:
        touched.add(attempt.field)
    return office.page(
        "conditions.html",
        office.messages.text("console-conditions"),
        Page.CONDITIONS,
        attempt,
        **forms.values(),
        # The conditions have a form of their own, in groups.
        renaming=[] if office.state.closed else [each for each in forms.forms(Page.CONDITIONS) if each.name != _ACT],
        groups=groups,
        may_archive=may_archive(office),
        open_groups={group.key for group in groups if touched & {row.condition.name for row in group.rows}},
    )
