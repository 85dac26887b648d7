"""The demonstration: a page with four entries, to the example evening, its console in play, a table, and the Laws."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Response, Router, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.response import Redirect

from duplicado.event.contest import Contest
from duplicado.locale import Language
from duplicado.publish.example.evening import running_example
from duplicado.publish.messages import Messages
from duplicado.service.club.access_tokens import AccessPass, Scope
from duplicado.service.club.club import ClubHouse
from duplicado.service.live.commands import Accepted
from duplicado.service.live.roles import Role, Viewer
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.web.addresses import event_path
from duplicado.web.club.app import club_site
from duplicado.web.club.page_language import House
from duplicado.web.club.pages import welcome
from duplicado.web.event_pages import event_router
from duplicado.web.form_fields import read_form
from duplicado.web.incoming import Incoming, refuse_other_origin
from duplicado.web.playing.seat_keys import PLAY
from duplicado.web.rendering import TheRenderer
from duplicado.web.site import SiteSource

DEMONSTRATION: Final = "/demo"
"""Address of the page that leads to everything else."""
CONSOLE: Final = f"{DEMONSTRATION}/console"
"""Address that lets in as the Director of the running example."""
EVENING: Final = "/event/1"
"""Address at which the pages of the example evening begin."""
_RUNNING: Final = "example"
_TITLE: Final = "Duplicado"
"""Title of the running example: a name, which reads the same in every language."""
OFFICE: Final = event_path(_RUNNING, "office")
"""Address of the console of the running example."""
_INTERVIEW: Final = f"{OFFICE}/interview"
_COMMAND: Final = "founding"


def demonstration_site(evening: SiteSource, folder: Path, default: Language) -> Litestar:
    """Make the application of the demonstration: a club whose one event is the example as it is played.

    Whoever reaches it may direct the running example, so it is for one computer.

    Args:
        evening: the example evening.
        folder: where the club is kept while it lasts.
        default: the language of visitors who prefer none of ours.
    """
    messages = Messages.load(default)

    @asynccontextmanager
    async def opened(setting: str) -> AsyncGenerator[ClubHouse]:
        async with await ClubHouse.open(setting) as house:
            await _found(house, evening.current().evening.contest, messages)
            yield house

    async def open_house(setting: str) -> Any:  # noqa: ANN401 - what is entered with `async with`
        return opened(setting)

    pages = event_router(EVENING, lambda _request: (evening.current(), EVENING))
    more: list[HTTPRouteHandler | Router] = [pages, _demonstration, _console]
    return club_site(str(folder), default, open_house=open_house, more=more, home=DEMONSTRATION, ahead=True)


class _Room(Enumeration):
    """Page of the office on which the Director begins."""

    CONSOLE = ""
    INTERVIEW = "interview"


@dataclass(frozen=True, slots=True)
class _RoomForm:
    room: _Room = _Room.CONSOLE


@get(DEMONSTRATION, sync_to_thread=False)
def _demonstration(renderer: TheRenderer, request: Incoming) -> Response[str]:
    return renderer.page(
        request,
        "demo.html",
        evening_url=EVENING,
        console_url=CONSOLE,
        play_url=PLAY,
        table_url=event_path(_RUNNING),
    )


@post(CONSOLE, status_code=303)
async def _console(renderer: TheRenderer, request: Incoming, house: House) -> Redirect:
    refuse_other_origin(request)
    said = renderer.wording(request).text("demo-director")
    whole = AccessPass(_RUNNING, Role.DIRECTOR, said, scopes=frozenset(Scope))
    token = house.entrance.issue_token(whole, device=said, issuer=_organizer(said))
    entered = welcome(request, house, token)
    room = read_form(_RoomForm, await request.form()).room
    return Redirect(_INTERVIEW, status_code=303, cookies=entered.cookies) if room is _Room.INTERVIEW else entered


async def _found(house: ClubHouse, contest: Contest, messages: Messages) -> None:
    """Make the running example.

    Raises:
        RuntimeError: it is refused, which is a fault of the program.
    """
    facts = tuple(running_example(contest, _TITLE, messages.text("demo-call")))
    by = _organizer(messages.text("backroom-organizer"))
    outcome = await house.events.create(_RUNNING, facts, by=by, command=_COMMAND, confirmed=True)
    if not isinstance(outcome, Accepted):
        raise RuntimeError(  # noqa: TRY004 - nobody passed it
            f"the running example is refused: {outcome}"
        )


def _organizer(by: str) -> Viewer:
    return Viewer("demonstration", Role.ORGANIZER, by)
