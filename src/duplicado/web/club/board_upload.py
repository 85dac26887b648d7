"""Upload and dealing of an event's boards, for forms and programs."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from litestar.datastructures import FormMultiDict, UploadFile

from duplicado.event.facts.entry import AnyFact
from duplicado.event.record.section_plan import plans_made
from duplicado.event.record.state import EventState
from duplicado.formats.boards_file import BoardsFile, read_boards
from duplicado.publish.diagnostic_sentences import faults_lines
from duplicado.publish.messages import Messages
from duplicado.service.club.club import ClubHouse
from duplicado.service.club.dealing import deal_wanting, deals_here
from duplicado.service.club.dealt_boards import DealtBoards
from duplicado.service.live.commands import Outcome, Unavailable
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import Capability, Viewer
from duplicado.store.port import StoreError
from duplicado.web.club.made import PageNotMade
from duplicado.web.form_fields import file_in, read_form


@dataclass(frozen=True, slots=True)
class _DealsSent:
    deals: UploadFile | None = None
    anyway: bool = False
    """True where a file that is not in order is taken as far as it is."""


async def hands_sent(
    form: FormMultiDict, messages: Messages, *, wanted: Collection[int], first: int | None = None
) -> tuple[str, BoardsFile]:
    """Read the file of boards that was sent with a form, as its field `deals`; return its name, too.

    Raises:
        PageNotMade: none was chosen; or it is not in order, and is not to be taken `anyway` as far as it is.
    """
    sent = read_form(_DealsSent, form)
    name, data = await file_in(sent.deals)
    if not name.strip():
        raise PageNotMade(messages.text("boards-file-wanted"), status=422)
    read = await asyncio.to_thread(read_boards, name, data, wanted=wanted, first=first)
    wrong = faults_lines(read, name, messages)
    if wrong and not (sent.anyway and read.layouts):
        raise PageNotMade(*wrong, status=422)
    return name, read


def deal_is_wanted(house: ClubHouse, event: str, state: EventState, session: int, said: str) -> bool:
    """Tell whether boards that are planned now are to be dealt here: so it was said, or it is as before."""
    return said == "dealt" or (said not in {"none", "file"} and deals_here(house, event, state, session))


def sessions_planned(facts: Sequence[AnyFact]) -> list[int]:
    """Return the sessions for which facts plan something."""
    return sorted({each.session for each in plans_made(facts)})


def is_not_dealt(found: DealtBoards | Outcome | None) -> bool:
    """Tell whether boards should have been dealt and were not."""
    return not (found is None or isinstance(found, DealtBoards))


async def deal_after(
    house: ClubHouse, event: str, desk: OpenEvent, viewer: Viewer, session: int, said: str
) -> DealtBoards | Outcome | None:
    """Deal what a new round, or a changed movement, has brought, where that is wanted and he may.

    What planned it is recorded already: what goes wrong here is an answer, not an error.
    """
    if not desk.access.may(viewer.role, Capability.DEALS):
        return None
    if not deal_is_wanted(house, event, desk.state, session, said):
        return None
    try:
        return await deal_wanting(house, event, desk, session, by=viewer)
    except StoreError as error:
        return Unavailable(str(error))
