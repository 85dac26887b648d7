"""The page of the conditions of contest: all of them in groups, to be read, and changed by who may."""

from __future__ import annotations

from litestar import Response

from duplicado.publish.condition_words import condition_groups
from duplicado.service.acts.act import Page
from duplicado.web.club.act_forms import FormMaker
from duplicado.web.club.former_page import may_archive
from duplicado.web.club.office_request import NOTHING_TRIED, Attempt, Office

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
