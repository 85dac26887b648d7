"""The movement of a running event, and how it goes on when something happens."""

from __future__ import annotations

import asyncio

from litestar import Response

from duplicado.event.conditions import RoundsPaired
from duplicado.publish.replan_words import change_text, cost_lines, way_text
from duplicado.service.acts.act import Page
from duplicado.service.acts.ask import leaves_of, read
from duplicado.service.acts.consolations import has_consolation
from duplicado.service.acts.form_error import FormError
from duplicado.service.acts.movement import CHANGES, ReplanMovement, Ways, ways_to_go_on
from duplicado.service.live.visibility import round_of, table_of
from duplicado.web.club.consolation import may_found_consolation
from duplicado.web.club.office_request import NOTHING_TRIED, Attempt, Office

__all__ = ["movement_page"]


async def movement_page(office: Office, attempt: Attempt = NOTHING_TRIED) -> Response[str]:
    """Ask what happened, and show the ways to go on with what each costs."""
    state = office.state
    fields = attempt.fields or {name: str(value) for name, value in office.request.query_params.items()}
    filled = office.reading(fields)
    plans = [(number, name) for number in sorted(state.sessions) for name in sorted(state.sessions[number].plans)]
    going = [each for each in plans if state.sessions[each[0]].ended is None]
    asked = (filled.text("session"), filled.text("section"))
    chosen = next((each for each in plans if (str(each[0]), each[1]) == asked), (going or plans or [(1, "")])[0])
    plan = state.session(chosen[0]).plans.get(chosen[1])
    found: Ways | None = None
    said = attempt.said
    if filled.text("change") and not said:
        try:
            asks = read(ReplanMovement, filled.said, filled.asked)
            found = await asyncio.to_thread(ways_to_go_on, asks, filled.asked)
        except FormError as error:
            said = office.complaint(error)
    now = max((round_of(state, table_of(each)) for each in plan.due), default=1) if plan else 1
    return office.page(
        "movement.html",
        office.messages.text("console-movement"),
        Page.MOVEMENT,
        Attempt(attempt.act, attempt.fields, said, attempt.status, attempt.field),
        plans=plans,
        session=chosen[0],
        section=chosen[1],
        plan=plan,
        is_knock_out=has_consolation(state) and may_found_consolation(office.asked),
        by_rounds=state.conditions.pairing is not RoundsPaired.NONE,
        filled=filled,
        first=filled.text("from") or now + 1,
        kinds=CHANGES,
        fields={each.name: filled.text(each.name) for each in leaves_of(ReplanMovement) if each.name != "way"},
        what=change_text(found.change, found.ways[0].option.movement, office.messages) if found and found.ways else "",
        ways=[
            (way_text(each.option, office.messages), _costs(office, found, number))
            for number, each in enumerate(found.ways)
        ]
        if found
        else [],
        asked_ways=found is not None,
    )


def _costs(office: Office, found: Ways, number: int) -> list[str]:
    return cost_lines(found.ways[number].option, found.change, found.current.boards_each, office.messages)
