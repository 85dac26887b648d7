"""Word on the appeals that wait against a ruling when that is put right or taken back (Laws 82C and 92)."""

from __future__ import annotations

from duplicado.event.facts.ids import EntryId
from duplicado.event.record.waiting_appeals import appeals_against
from duplicado.publish.messages import Messages
from duplicado.publish.office_words import contestant_text
from duplicado.service.acts.ask import ActContext


def appeals_that_fall(asked: ActContext, ruling: EntryId) -> tuple[str, ...]:
    """Say whose appeals are not heard any more when a ruling is taken back."""
    return _told(asked, ruling, "appeal-falls")


def appeals_to_ask_about(asked: ActContext, ruling: EntryId) -> tuple[str, ...]:
    """Say of whose appeals it is to be asked whether they go on against a ruling in the place of that one."""
    return _told(asked, ruling, "appeal-goes-on")


def _told(asked: ActContext, ruling: EntryId, message: str) -> tuple[str, ...]:
    messages = Messages.load(asked.language)
    return tuple(
        messages.text(message, who=contestant_text(each.lodged.appellant, asked.state, messages))
        for each in appeals_against(asked.state, ruling)
    )
