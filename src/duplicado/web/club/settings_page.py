"""Settings of the club: name and logo, backup of all of it, what comes back from one, the way to its other pages."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.datastructures import UploadFile
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.response import Stream

from duplicado.publish.error_words import error_text
from duplicado.publish.messages import Messages
from duplicado.service.club.access_tokens import Scope
from duplicado.service.club.club import ClubHouse
from duplicado.service.club.club_identity import LARGEST_LOGO, LONGEST_NAME
from duplicado.service.club.club_restore import CameBack, RestoredClub, backed_up_club, restored_club
from duplicado.service.club.offline_administration import Copied
from duplicado.service.live.roles import Capability
from duplicado.store.store_selection import is_database
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.web.club.authentication import Requester, checked, checked_form, needs
from duplicado.web.club.confirming import SENSITIVE
from duplicado.web.club.office_access import of_the_club
from duplicado.web.club.page_language import House, messages_for
from duplicado.web.club.pages import club_page
from duplicado.web.form_fields import LongText, SentAs
from duplicado.web.rendering import NO_BRAND, Brand, Renderer

__all__ = ["LOGO", "brand_of", "settings_pages"]

_Request = Request[Any, Any, Any]
LOGO: Final = "/club/logo"
"""Where the logo is; nothing that is said to one reader alone."""
_LARGEST_BACKUP: Final = 500_000_000
_CHUNK: Final = 1_000_000
_KEPT: Final = "public, max-age=86400"
"""The address of a logo is another for each picture."""


@dataclass(frozen=True, slots=True)
class _IdentityForm:
    """Form for name and logo of the club; `no_logo` takes the one away that is there."""

    name: Annotated[str, LongText(10 * LONGEST_NAME)] = ""
    logo: UploadFile | None = None
    no_logo: Annotated[bool, SentAs("no-logo")] = False


@dataclass(frozen=True, slots=True)
class _PinForm:
    """Form that draws another PIN of the office, or ends it."""

    end: bool = False


@dataclass(frozen=True, slots=True)
class _RestoreForm:
    """A backup; with `look` it is only looked at, with `rows` the club's own rows come back too."""

    file: UploadFile | None = None
    look: bool = False
    rows: bool = False


def brand_of(request: _Request) -> Brand:
    """Return what the pages of the club are headed with; nothing of its own where that cannot be read now."""
    house: ClubHouse | None = getattr(request.app.state, "house", None)
    if house is None:
        return NO_BRAND
    try:
        now = house.identity.now()
    except DuplicadoError:
        return NO_BRAND
    return Brand(now.name, f"{LOGO}?v={now.logo}" if now.logo else "")


def settings_pages(renderer: Renderer) -> Sequence[HTTPRouteHandler]:
    """Make the handlers."""

    async def shown(
        request: _Request,
        house: ClubHouse,
        asked: Requester,
        *,
        said: str = "",
        why: str = "",
        back: RestoredClub | None = None,
        rehearsed: bool = False,
        pin: str = "",
    ) -> Response[str]:
        messages, confirming = messages_for(request), house.entrance.confirming
        return club_page(
            renderer,
            request,
            asked,
            "settings.html",
            status=422 if why else 200,
            said=said,
            why=why,
            now=house.identity.now(),
            longest=LONGEST_NAME,
            largest=LARGEST_LOGO // 1000,
            back=back,
            rehearsed=rehearsed,
            pin=pin,
            has_pin=await asyncio.to_thread(lambda: confirming.is_set),
            may_pin=await asyncio.to_thread(confirming.may_be_changed_by, asked.viewer),
            came_back=[(each, _became(each, messages)) for each in back.events] if back else [],
            in_database=is_database(house.setting),
            count=len(await asyncio.to_thread(house.events.names)),
        )

    @get("/office/settings")
    async def settings(request: _Request, house: House) -> Response[str]:
        return await shown(request, house, of_the_club(request, house, Capability.CONDITIONS))

    @post("/office/settings", status_code=200)
    async def save(request: _Request, house: House) -> Response[str]:
        asked = of_the_club(request, house, Capability.CONDITIONS, Scope.MANAGE)
        sent = await checked(_IdentityForm, request, asked)
        messages = messages_for(request)
        data = await sent.logo.read(LARGEST_LOGO + 1) if sent.logo is not None else b""

        def keep() -> None:
            if data or sent.no_logo:
                house.identity.put_logo(data)
            house.identity.rename(sent.name)

        try:
            await asyncio.to_thread(keep)
        except DuplicadoError as error:
            return await shown(request, house, asked, why=error_text(error, messages))
        return await shown(request, house, asked, said=messages.text("console-done"))

    @post("/office/settings/pin", status_code=200, opt=SENSITIVE)
    async def confirming_pin(request: _Request, house: House) -> Response[str]:
        asked = of_the_club(request, house, Capability.ACCESS, Scope.MANAGE)
        confirming = house.entrance.confirming
        sent = await checked(_PinForm, request, asked)
        needs(asked, Scope.MANAGE, granted=await asyncio.to_thread(confirming.may_be_changed_by, asked.viewer))
        if sent.end:
            await asyncio.to_thread(lambda: confirming.end(issuer=asked.viewer))
            return await shown(request, house, asked, said=messages_for(request).text("confirm-pin-is-ended"))
        drawn = await asyncio.to_thread(lambda: confirming.draw(issuer=asked.viewer))
        return await shown(request, house, asked, pin=drawn)

    @get(LOGO)
    async def logo(request: _Request, house: House) -> Response[bytes]:
        found = await asyncio.to_thread(house.identity.logo)
        if found is None:
            raise NotFoundException("no-logo")
        kept = _KEPT if request.query_params.get("v") == house.identity.now().logo else "no-cache"
        return Response(found.data, media_type=found.kind, headers={"Cache-Control": kept})

    return [settings, save, confirming_pin, logo, *_copies(shown)]


def _copies(shown: Callable[..., Awaitable[Response[str]]]) -> Sequence[HTTPRouteHandler]:
    @post("/office/settings/backup", status_code=200, opt=SENSITIVE)
    async def download(request: _Request, house: House) -> Response[Any]:
        asked = of_the_club(request, house, Capability.BACKUPS, Scope.MANAGE)
        await checked_form(request, asked)
        folder = tempfile.TemporaryDirectory(prefix="duplicado-")
        packed = Path(folder.name) / "club.zip"
        done: tuple[Copied, ...] = await asyncio.to_thread(
            backed_up_club, house.setting, asked.viewer.by, packed, Path(folder.name) / "copies"
        )
        await asyncio.to_thread(house.entrance.note, asked.viewer, "", "club-copied", str(len(done)))
        wrong = [each for each in done if each.error is not None]
        if wrong:
            await asyncio.to_thread(folder.cleanup)
            messages = messages_for(request)
            said = "; ".join(f"{each.name}: {error_text(each.error, messages)}" for each in wrong if each.error)
            answer: Response[str] = await shown(
                request, house, asked, why=messages.text("club-backup-not-whole", why=said)
            )
            return answer
        name = f"duplicado-{house.clock().date().isoformat()}.zip"
        return Stream(
            _sent(folder, packed),
            media_type="application/zip",
            headers={"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"},
        )

    @post("/office/settings/restore", status_code=200, request_max_body_size=_LARGEST_BACKUP, opt=SENSITIVE)
    async def bring_back(request: _Request, house: House) -> Response[str]:
        asked = of_the_club(request, house, Capability.BACKUPS, Scope.MANAGE)
        sent = await checked(_RestoreForm, request, asked)
        messages = messages_for(request)
        file = sent.file
        if file is None or not file.filename:
            return await shown(request, house, asked, why=messages.text("club-restore-no-file"))

        def put_back() -> RestoredClub:
            with tempfile.TemporaryDirectory(prefix="duplicado-") as folder:
                return restored_club(
                    file.file,
                    house.store,
                    house.setting,
                    Path(folder),
                    rows=sent.rows,
                    rehearse=sent.look,
                    by=asked.viewer.role,
                )

        try:
            back = await asyncio.to_thread(put_back)
        except DuplicadoError as error:
            return await shown(request, house, asked, why=error_text(error, messages))
        if not sent.look:
            await asyncio.to_thread(house.entrance.note, asked.viewer, "", "club-restored", str(len(back.events)))
        return await shown(request, house, asked, back=back, rehearsed=sent.look)

    return [download, bring_back]


def _became(event: CameBack, messages: Messages) -> str:
    """Say what became of an event of a backup."""
    why = "" if event.error is None else error_text(event.error, messages)
    return messages.text(
        f"club-restored-{event.what.value}", event=event.name, now=event.now, count=event.count, why=why
    )


async def _sent(folder: tempfile.TemporaryDirectory[str], packed: Path) -> AsyncGenerator[bytes]:
    """Read a file for whoever loads it, and take its folder away after that."""
    try:
        with packed.open("rb") as file:
            while chunk := await asyncio.to_thread(file.read, _CHUNK):
                yield chunk
    finally:
        await asyncio.to_thread(folder.cleanup)
