"""Word on a call or a ruling that comes when its time is over (Laws 81C3 and 92B). It is recorded all the same."""

from __future__ import annotations

from datetime import datetime

from duplicado.event.record.request_timing import timing_of
from duplicado.publish.messages import Messages
from duplicado.publish.office_texts import requested_text, timing_text
from duplicado.service.acts.act import Act
from duplicado.service.acts.ask import ActContext


def told_late(act: Act, asked: ActContext, at: datetime) -> tuple[str, ...]:
    """Say that an act comes too late for what it requests; nothing where it is in time or has no limit.

    Args:
        act: what is done.
        asked: the record before it or after it.
        at: when it is done.
    """
    limit = act.limited(asked)
    if limit is None:
        return ()
    since = next((each.at for each in asked.order if each.id == limit.since), at)
    timed = timing_of(asked.state, limit.requested, since, limit.session)
    if timed.is_in_time:
        return ()
    messages = Messages.load(asked.language)
    return (f"{requested_text(messages, limit.requested)}: {timing_text(messages, timed, messages.moment)}",)
