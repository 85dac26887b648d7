"""Calls for the Director that those who called take back, as long as nobody goes to their table."""

from __future__ import annotations

from duplicado.event.facts.calls import CallSettled
from duplicado.event.facts.ids import EntryId
from duplicado.event.record.office_queries import calls_taken, open_calls
from duplicado.service.live.commands import Command, Outcome
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import Role, Viewer


async def take_call_back(desk: OpenEvent, viewer: Viewer, call: EntryId, *, command: str) -> Outcome | None:
    """Settle a call that a device has made; `None` where it has made none such that waits for somebody to go.

    Whoever takes it in the same moment goes: it is refused then.

    Args:
        desk: the event.
        viewer: who takes it back.
        call: the entry of the call.
        command: as `Command.id`.
    """
    clerk = Viewer(viewer.subject, Role.ORGANIZER, viewer.by)
    state, based_on = desk.state, desk.views.fresh_position(clerk)
    if not viewer.made(call) or call in calls_taken(state) or all(each.id != call for each in open_calls(state)):
        return None
    return await desk.writer.submit(clerk, Command(command, (CallSettled(call, "phone-call-taken-back"),), based_on))
