"""The page of the conditions of contest: all of them in groups, to be read, and changed by who may."""

from __future__ import annotations

from litestar import Response

from duplicado.publish.condition_words import condition_groups
from duplicado.service.acts.act import Page
from duplicado.web.club.office_request import NOTHING_TRIED, Attempt, Office

__all__ = ["conditions_page"]

_ACT = "conditions"


def conditions_page(office: Office, attempt: Attempt = NOTHING_TRIED) -> Response[str]:
    """Show what holds, what holds as a rule, and whose decision it is; ask for what is to hold."""
    groups = condition_groups(office.state.conditions, office.messages)
    tried = attempt.fields if attempt.act == _ACT else NOTHING_TRIED.fields
    touched = {
        row.condition.name
        for group in groups
        for row in group.rows
        if tried.get(row.condition.name, row.value) != row.value
    }
    if attempt.act == _ACT and attempt.field:
        touched.add(attempt.field)
    return office.page(
        "conditions.html",
        office.messages.text("console-conditions"),
        Page.CONDITIONS,
        attempt,
        groups=groups,
        open_groups={group.key for group in groups if touched & {row.condition.name for row in group.rows}},
    )
