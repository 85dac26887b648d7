"""The movement of a running event, and how it goes on when something happens."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from functools import partial
from itertools import takewhile
from types import MappingProxyType
from typing import Final

from litestar import Response

from duplicado.event.conditions import ComparedAcross, RoundsPaired
from duplicado.event.contest import ContestantId
from duplicado.event.record.clock import round_called
from duplicado.event.record.replanned_section import Replanned
from duplicado.event.record.section_plan import SectionPlan
from duplicado.movement.model import Movement
from duplicado.movement.sections import copies_for_sections, copies_of_sets
from duplicado.movement.teams import TeamMovement
from duplicado.publish.messages import Messages
from duplicado.publish.offer_words import arrangements, movement_title, movement_way
from duplicado.publish.office_words import contestant_text
from duplicado.publish.replan_words import change_text, cost_lines, ranges, runs_told, way_text
from duplicado.service.acts.act import Page
from duplicado.service.acts.ask import leaves_of, read
from duplicado.service.acts.following_events import has_consolation
from duplicado.service.acts.form_error import FormError
from duplicado.service.acts.movement import KindOfChange, ReplanMovement, Ways, ways_to_go_on
from duplicado.service.live.roles import TableKey
from duplicado.service.live.visibility import latest_round
from duplicado.service.office.movement_grid import MovementGrid, grid_of
from duplicado.vocabulary.numbers import whole_number
from duplicado.web.club.following_events import may_found_following
from duplicado.web.club.office_request import NOTHING_TRIED, Attempt, Office

_FEW: Final = tuple("123456789")
"""Numbers of ways that an address may ask to be drawn."""


async def movement_page(
    office: Office, attempt: Attempt = NOTHING_TRIED, pins: Mapping[TableKey, str] = MappingProxyType({})
) -> Response[str]:
    """Ask what happened, and show the ways to go on with what each costs.

    Args:
        office: the Director.
        attempt: what he tried.
        pins: those that were drawn for tables that have arisen by what he did.
    """
    state = office.state
    fields = attempt.fields or {name: str(value) for name, value in office.request.query_params.items()}
    plans = [(number, name) for number in sorted(state.sessions) for name in sorted(state.sessions[number].plans)]
    going = [each for each in plans if state.sessions[each[0]].ended is None]
    asked = (fields.get("session", ""), fields.get("section", ""))
    chosen = next((each for each in plans if (str(each[0]), each[1]) == asked), (going or plans or [(1, "")])[0])
    plan = state.plan_of(chosen[0], chosen[1])
    now = latest_round(state, *chosen)
    following = now + 1 if plan is None or round_called(state.session(chosen[0]), chosen[1]) else 1
    is_begun = "change" in fields and "from" not in fields  # by a link: nothing of it has been filled in here
    filled = office.reading({**fields, "from": str(following)} if is_begun else fields)
    found: Ways | None = None
    said = attempt.said
    if filled.text("change") and not said:
        try:
            asks = read(ReplanMovement, filled.said, filled.asked)
            found = await asyncio.to_thread(ways_to_go_on, asks, filled.asked)
        except FormError as error:
            said = "" if is_begun else office.complaint(error)
    ways = [*_ways(office, plan, found)] if found and plan else []
    drawn_way = filled.text("drawn")

    def draw_way(number: int) -> str:
        return office.path(Page.MOVEMENT, **{**fields, "drawn": str(number)})

    return office.page(
        "movement.html",
        office.messages.text("console-movement"),
        Page.MOVEMENT,
        Attempt(attempt.act, attempt.fields, said, attempt.status, attempt.field),
        plans=plans,
        session=chosen[0],
        section=chosen[1],
        plan=plan,
        **_drawn(office, plan, filled.text("pair"), filled.text("board")),
        now=now,
        kind_of=partial(movement_title, messages=office.messages),
        boards_text=ranges,
        follows=_following(office),
        by_rounds=state.conditions.pairing is not RoundsPaired.NONE,
        filled=filled,
        first=filled.text("from") or following,
        kinds=[each.value for each in KindOfChange],
        leaving=[] if plan is None else [*_leaving(office, plan)],
        closing=[] if plan is None else [(str(each), f"{chosen[1]}{each}") for each in plan.tables_in(plan.rounds)],
        fields={each.name: filled.text(each.name) for each in leaves_of(ReplanMovement) if each.name != "way"},
        what=_what(office, plan, found) if found and found.ways and plan else "",
        ways=ways,
        chosen_way=min(int(drawn_way), len(ways)) - 1 if drawn_way in _FEW else 0,
        draw_way=draw_way,
        asked_ways=found is not None,
        new_pins=[(f"{each.section}{each.table}", pin) for each, pin in pins.items()],
    )


def _following(office: Office) -> str:
    """Name the room in which an event that follows from this one is founded; empty for who founds none."""
    if not may_found_following(office.asked):
        return ""
    return "consolation" if has_consolation(office.state) else "final"


def _leaving(office: Office, plan: SectionPlan) -> Iterator[tuple[str, str]]:
    """Go through those who may leave: the number, and what they are called."""
    for who in sorted(plan.contestants, key=lambda each: each.order):
        if who not in office.state.withdrawn:
            yield str(who), f"{office.who(who)} {office.names(who)}".strip()


def _what(office: Office, plan: SectionPlan, found: Ways) -> str:
    """Say what happened, with the names of those whom it is about."""
    called = [contestant_text(who, office.state, office.messages) for who in plan.current.contestants]
    return change_text(found.change, found.ways[0].option.movement, office.messages, called)


def _ways(
    office: Office, plan: SectionPlan, found: Ways
) -> Iterator[tuple[str, list[str], MovementGrid, frozenset[tuple[int, int]]]]:
    """Go through the ways to go on: what each is, what it costs, the movement that it makes, and where that differs.

    A way by which somebody would never play is shown only where it is the best.
    """
    withdrawn = office.state.withdrawn
    before = grid_of(plan, withdrawn)
    for each in [*takewhile(lambda each: not each.option.costs.never_play, found.ways)] or found.ways:
        leaving = {one.contestant: one for one in each.withdrawn}
        after = grid_of(plan.changed_by(each.planned), {**withdrawn, **leaving})
        costs = cost_lines(each.option, found.change, found.current.boards_each, office.messages)
        told = [*_comes_in(office, each, after), *costs]
        yield way_text(each.option, office.messages), told, after, after.changed(before)


def _comes_in(office: Office, way: Replanned, grid: MovementGrid) -> Iterator[str]:
    """Say where each who comes late begins."""
    for late in way.late:
        sits_out = {each.number for each in grid.rounds if late.contestant in each.sits_out}
        places = (each for each in _way_of(office, grid, late.contestant) if each[0] not in sits_out)
        began = next((each for each in places if each[0] >= way.planned.from_round), None)
        if began:
            who = f"{office.who(late.contestant)} {office.names_of(late.name, late.players)}".strip()
            yield office.messages.text("grid-comes-in", who=who, round=began[0], at=began[1])


def _drawn(office: Office, plan: SectionPlan | None, pair: str, board: str) -> dict[str, object]:
    """Return the movement drawn, with the way of a pair or of boards where the address names one."""
    if plan is None:
        return {}
    grid = grid_of(plan, office.state.withdrawn)
    who = next((each for each in plan.current.contestants if str(each) == pair), None)
    number = whole_number(board, 4)
    kept = {"session": plan.session, "section": plan.section}

    def follow(pair: ContestantId | None = None, board: int | None = None) -> str:
        chosen = {"pair": str(pair)} if pair is not None else {"board": board} if board is not None else {}
        return office.path(Page.MOVEMENT, **kept, **chosen)

    return {
        "grid": grid,
        "pair": who,
        "board": number,
        "follow": follow,
        "needs": [*_needs(office, plan, grid)],
        "way_of": [] if who is None else [*_way_of(office, grid, who)],
    }


def _boards_needed(plan: SectionPlan, boards: int, messages: Messages) -> str:
    """Say how many boards a movement needs in how many copies; which of them, where some need more than others."""
    current = plan.current
    movement, size = current.movement, current.boards_each
    copies = copies_of_sets([movement]) if isinstance(movement, TeamMovement) else {}
    if len({*copies.values()}) < 2:
        return messages.text("offer-boards", boards=boards, copies=movement.copies)
    numbers: dict[int, list[int]] = {}
    for each, count in sorted(copies.items()):
        first = current.first_board + (each - 1) * size
        numbers.setdefault(count, []).extend(range(first, first + size))
    parts = [
        messages.text("offer-boards-part", which=runs_told(which, messages), copies=count)
        for count, which in sorted(numbers.items(), key=lambda item: item[1])
    ]
    return messages.text("offer-boards-in-parts", boards=boards, parts=messages.listed(parts))


def _needs(office: Office, plan: SectionPlan, grid: MovementGrid) -> Iterator[str]:
    """Say what the movement needs: boards, copies, what the Director has to arrange, who keeps his seat."""
    messages = office.messages
    movement = plan.current.movement
    yield _boards_needed(plan, grid.boards, messages)
    sharing = _sharing_boards(office, plan)
    if len(sharing) > 1:
        yield messages.text("wizard-copies", count=copies_for_sections(sharing))
    if isinstance(movement, Movement):
        yield from arrangements(movement, messages)
    if not (isinstance(movement, Movement) and movement.winners > 1):  # they are named already
        kind = office.state.conditions.kind.value
        stay = {*grid.stay.values()}
        for told, kept in (("grid-stay", stay), ("grid-home", {*grid.homes.values()} - stay)):
            if kept:
                who = runs_told(sorted(each.number for each in kept), messages)
                yield messages.text(told, who=who, count=len(kept), kind=kind)
    if movement.replanned_from:
        yield movement_way(movement, messages)


def _sharing_boards(office: Office, plan: SectionPlan) -> list[Movement]:
    """Return the movements of the sections that are compared on the same boards as one of them, its own among these."""
    if office.state.conditions.compared is not ComparedAcross.FIELD:
        return []
    current = plan.current
    plans = [each.current for each in office.state.session(plan.session).plans.values()]
    alike = [
        each for each in plans if (each.first_board, each.boards_each) == (current.first_board, current.boards_each)
    ]
    return [each.movement for each in alike if isinstance(each.movement, Movement)]


def _way_of(office: Office, grid: MovementGrid, who: ContestantId) -> Iterator[tuple[int, str]]:
    """Say where a contestant is in each round, against whom, and with which boards."""
    for each in grid.rounds:
        here = [(at, one) for at, cell in enumerate(each.cells, 1) for one in cell.seated if who in one]
        if not here:
            yield each.number, office.messages.text("grid-way-out")
        for table, seated in here:
            others = [other for other in seated if other != who]
            names = " – ".join(office.names(other) or office.who(other) for other in others)
            boards = ranges(each.cells[table - 1].boards)
            yield each.number, office.messages.text("grid-way-at", table=table, who=names, boards=boards)
