"""Settings of the club: name and logo, backup of all of it, what comes back from one, the way to its other pages."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncGenerator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.datastructures import UploadFile
from litestar.exceptions import NotFoundException
from litestar.response import Stream

from duplicado.publish.messages import Messages, error_text
from duplicado.service.club.access_tokens import Scope
from duplicado.service.club.club import ClubHouse
from duplicado.service.club.club_restore import CameBack, RestoredClub, backed_up_club, restored_club
from duplicado.service.club.club_settings import LARGEST_LOGO, LONGEST_NAME
from duplicado.service.club.offline_administration import Copied
from duplicado.service.live.roles import Capability
from duplicado.store.store_selection import is_database, is_streams_name, streams_event
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.web.club.authentication import Requester, checked, checked_form, needs
from duplicado.web.club.confirming import SENSITIVE
from duplicado.web.club.member_link_pages import let_visitors_in, may_visit
from duplicado.web.club.office_access import of_the_club
from duplicado.web.club.page_language import House, messages_for
from duplicado.web.club.pages import club_page
from duplicado.web.club.refusals import NOT_REFUSED, RefusedChange
from duplicado.web.form_fields import LongText, OneLine, SentAs
from duplicado.web.incoming import Incoming
from duplicado.web.rendering import NO_BRAND, Brand, Renderer, TheRenderer

LOGO: Final = "/club/logo"
"""Address of the logo; nothing that is said to one reader alone."""
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
    mark: Annotated[str, OneLine(64)] = ""
    """Of the name and the logo that the form showed as saved."""

    async def picture(self) -> bytes | None:
        """Return the logo that is to be kept, of no bytes if there is to be none; `None`: the one that there is."""
        data = await self.logo.read(LARGEST_LOGO + 1) if self.logo is not None else b""
        return data if data or self.no_logo else None


@dataclass(frozen=True, slots=True)
class _PinForm:
    """Form that draws another PIN of the office, or ends it."""

    end: bool = False


@dataclass(frozen=True, slots=True)
class _PartnersForm:
    """Form that says who may use the partner desks."""

    visitors: bool = False


@dataclass(frozen=True, slots=True)
class _RestoreForm:
    """A backup; with `look` it is only looked at, with `rows` the club's own rows come back too."""

    file: UploadFile | None = None
    look: bool = False
    rows: bool = False


@dataclass(frozen=True, slots=True)
class _Outcome:
    """Outcome of a form, as the page tells it; of none, where the page is only opened."""

    said: str = ""
    """That it is done."""
    refused: RefusedChange = NOT_REFUSED
    """Reason for which it is not."""
    back: RestoredClub | None = None
    rehearsed: bool = False
    """True when the backup was only looked at."""
    pin: str = ""
    """The PIN of the office that was drawn."""
    tried: _IdentityForm | None = None
    """Name and logo that were refused."""


_NOTHING_SENT: Final = _Outcome()


def brand_of(request: Incoming) -> Brand:
    """Return what the pages of the club are headed with; nothing of its own where that cannot be read now."""
    house: ClubHouse | None = getattr(request.app.state, "house", None)
    if house is None:
        return NO_BRAND
    try:
        now = house.identity.now()
    except DuplicadoError:
        return NO_BRAND
    return Brand(now.name, f"{LOGO}?v={now.logo}" if now.logo else "")


async def _shown(
    renderer: Renderer,
    request: Incoming,
    house: ClubHouse,
    asked: Requester,
    outcome: _Outcome = _NOTHING_SENT,
) -> Response[str]:
    messages, confirming = messages_for(request), house.entrance.confirming
    now, tried, back = house.identity.now(), outcome.tried, outcome.back
    return club_page(
        renderer,
        request,
        asked,
        "settings.html",
        status=outcome.refused.status,
        said=outcome.said,
        why=outcome.refused.why,
        now=now,
        name=tried.name if tried else now.name,
        mark=outcome.refused.mark(tried.mark if tried else None, now.mark),
        meanwhile=outcome.refused.meanwhile,
        logo_again=bool(tried and tried.logo and tried.logo.filename),
        longest=LONGEST_NAME,
        largest=LARGEST_LOGO // 1000,
        back=back,
        rehearsed=outcome.rehearsed,
        pin=outcome.pin,
        may_visit=await asyncio.to_thread(may_visit, house),
        has_pin=await asyncio.to_thread(lambda: confirming.is_set),
        may_pin=await asyncio.to_thread(confirming.may_be_changed_by, asked.viewer),
        came_back=[(_called(each, messages), _became(each, messages)) for each in back.events] if back else [],
        in_database=is_database(house.setting),
        count=len(await asyncio.to_thread(house.events.names)),
    )


@get("/office/settings")
async def _settings(renderer: TheRenderer, request: Incoming, house: House) -> Response[str]:
    return await _shown(renderer, request, house, of_the_club(request, house, Capability.CONDITIONS))


@post("/office/settings", status_code=200)
async def _save(renderer: TheRenderer, request: Incoming, house: House) -> Response[str]:
    asked = of_the_club(request, house, Capability.CONDITIONS, Scope.MANAGE)
    sent = await checked(_IdentityForm, request, asked)
    messages = messages_for(request)
    try:
        await asyncio.to_thread(house.identity.save, sent.name, await sent.picture(), sent.mark)
    except DuplicadoError as error:
        outcome = _Outcome(refused=RefusedChange.of(error, messages), tried=sent)
        return await _shown(renderer, request, house, asked, outcome)
    return await _shown(renderer, request, house, asked, _Outcome(said=messages.text("console-done")))


@post("/office/settings/pin", status_code=200, opt=SENSITIVE)
async def _confirming_pin(renderer: TheRenderer, request: Incoming, house: House) -> Response[str]:
    asked = of_the_club(request, house, Capability.ACCESS, Scope.MANAGE)
    confirming = house.entrance.confirming
    sent = await checked(_PinForm, request, asked)
    needs(asked, Scope.MANAGE, granted=await asyncio.to_thread(confirming.may_be_changed_by, asked.viewer))
    if sent.end:
        await asyncio.to_thread(lambda: confirming.end(issuer=asked.viewer))
        return await _shown(
            renderer, request, house, asked, _Outcome(said=messages_for(request).text("confirm-pin-is-ended"))
        )
    drawn = await asyncio.to_thread(lambda: confirming.draw(issuer=asked.viewer))
    return await _shown(renderer, request, house, asked, _Outcome(pin=drawn))


@post("/office/settings/partners", status_code=200)
async def _partners(renderer: TheRenderer, request: Incoming, house: House) -> Response[str]:
    asked = of_the_club(request, house, Capability.CONDITIONS, Scope.MANAGE)
    sent = await checked(_PartnersForm, request, asked)
    await asyncio.to_thread(let_visitors_in, house, wanted=sent.visitors)
    return await _shown(renderer, request, house, asked, _Outcome(said=messages_for(request).text("console-done")))


@get(LOGO)
async def _logo(request: Incoming, house: House) -> Response[bytes]:
    found = await asyncio.to_thread(house.identity.logo)
    if found is None:
        raise NotFoundException("no-logo")
    kept = _KEPT if request.query_params.get("v") == house.identity.now().logo else "no-cache"
    return Response(found.data, media_type=found.kind, headers={"Cache-Control": kept})


@post("/office/settings/backup", status_code=200, opt=SENSITIVE)
async def _download(renderer: TheRenderer, request: Incoming, house: House) -> Response[Any]:
    asked = of_the_club(request, house, Capability.BACKUPS, Scope.MANAGE)
    await checked_form(request, asked)
    folder = tempfile.TemporaryDirectory(prefix="duplicado-")
    packed = Path(folder.name) / "club.zip"
    done: tuple[Copied, ...] = await asyncio.to_thread(
        backed_up_club, house.setting, asked.viewer.by, packed, Path(folder.name) / "copies"
    )
    await asyncio.to_thread(house.entrance.trail.note, asked.viewer, "", "club-copied", str(len(done)))
    wrong = [each for each in done if each.error is not None]
    if wrong:
        await asyncio.to_thread(folder.cleanup)
        messages = messages_for(request)
        said = "; ".join(f"{each.name}: {error_text(each.error, messages)}" for each in wrong if each.error)
        refused = RefusedChange(messages.text("club-backup-not-whole", why=said))
        return await _shown(renderer, request, house, asked, _Outcome(refused=refused))
    name = f"duplicado-{house.clock().date().isoformat()}.zip"
    return Stream(
        _sent(folder, packed),
        media_type="application/zip",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@post("/office/settings/restore", status_code=200, request_max_body_size=_LARGEST_BACKUP, opt=SENSITIVE)
async def _bring_back(renderer: TheRenderer, request: Incoming, house: House) -> Response[str]:
    asked = of_the_club(request, house, Capability.BACKUPS, Scope.MANAGE)
    sent = await checked(_RestoreForm, request, asked)
    messages = messages_for(request)
    file = sent.file
    if file is None or not file.filename:
        refused = RefusedChange(messages.text("club-restore-no-file"))
        return await _shown(renderer, request, house, asked, _Outcome(refused=refused))

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
        return await _shown(renderer, request, house, asked, _Outcome(refused=RefusedChange.of(error, messages)))
    if not sent.look:
        await asyncio.to_thread(house.entrance.trail.note, asked.viewer, "", "club-restored", str(len(back.events)))
    return await _shown(renderer, request, house, asked, _Outcome(back=back, rehearsed=sent.look))


SETTINGS_PAGES: Final = (_settings, _save, _confirming_pin, _partners, _logo, _download, _bring_back)


def _called(back: CameBack, messages: Messages) -> str:
    """Name an event of a backup, or the tables whose boards are in it."""
    if not is_streams_name(back.name):
        return back.name
    event = streams_event(back.name)
    return messages.text("club-restored-tables-of", event=event) if event else messages.text("club-restored-tables")


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
