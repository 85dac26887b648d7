"""Word on a call or a ruling that comes when its time is over (Laws 81C3 and 92B). It is recorded all the same."""

from __future__ import annotations

from duplicado.event.facts.ids import EntryId
from duplicado.event.record.request_timing import timing_of
from duplicado.law.book.law_79_time import Requested
from duplicado.publish.messages import Messages
from duplicado.publish.office_texts import requested_text, timing_text
from duplicado.service.acts.ask import ActContext


def told_late(
    asked: ActContext, requested: Requested, session: int, *, since: EntryId | None = None
) -> tuple[str, ...]:
    """Say that the last entry comes too late for what is requested; nothing where it is in time.

    Args:
        asked: the record after it.
        requested: what it is: a request of a player's, or what the Director takes up of himself.
        session: the session that it is about.
        since: the call that it answers, whose time is then the one that counts.
    """
    entry = next((each for each in asked.order if each.id == since), asked.order[-1])
    timed = timing_of(asked.state, requested, entry.at, session)
    if timed.is_in_time:
        return ()
    messages = Messages.load(asked.language)
    return (f"{requested_text(messages, requested)}: {timing_text(messages, timed, messages.moment)}",)
