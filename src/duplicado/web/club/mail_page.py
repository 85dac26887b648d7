"""E-mail of the club: its server in the settings, and the session of each player sent to him when it is published."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any, Final

from litestar import Request, Response, post
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from duplicado.event.facts.contestants import ContestantEntered
from duplicado.publish.error_words import error_text
from duplicado.publish.pages.event_pages import whole_event
from duplicado.publish.pages.wording import Wording
from duplicado.service.acts.act import Page
from duplicado.service.club.access_tokens import Scope
from duplicado.service.club.club import ClubHouse
from duplicado.service.club.mail import ClubMail, Letter, MailSecurity, MailServer, Sent, addresses_of, send
from duplicado.service.club.member_list import ClubMember, MemberList
from duplicado.service.live.roles import Capability
from duplicado.service.live.submissions import NotShown
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.web.club.authentication import checked_form, needs, text_fields
from duplicado.web.club.base_address import addresses
from duplicado.web.club.office_access import of_the_club
from duplicado.web.club.office_request import Office, at_office
from duplicado.web.club.page_language import House, messages_for
from duplicado.web.club.pages import club_page, event_path
from duplicado.web.rendering import Renderer
from duplicado.web.session_page import kept_session

__all__ = ["mail_pages", "may_mail"]

_Request = Request[Any, Any, Any]
_LONGEST: Final = 200


def _mail_of(house: ClubHouse) -> ClubMail:
    """Return the settings of the club's e-mail."""
    return ClubMail(house.store, house.dealt.vault)


def may_mail(office: Office) -> bool:
    """Tell whether sessions of the event can be sent, and by whoever is at the office."""
    house: ClubHouse = office.request.app.state.house
    return office.state.published is not None and office.may(Capability.PUBLICATION) and _mail_of(house).is_set()


def mail_pages(renderer: Renderer) -> Sequence[HTTPRouteHandler]:
    """Make the handlers."""

    async def shown(
        request: _Request, house: ClubHouse, said: str = "", why: str = "", tried: dict[str, str] | None = None
    ) -> Response[str]:
        asked = of_the_club(request, house, Capability.CONDITIONS)
        server = await asyncio.to_thread(_mail_of(house).server)
        values: dict[str, Any] = {"server": server, "said": said, "why": why, "tried": tried or {}}
        status = 422 if why else 200
        return club_page(renderer, request, asked, "mail.html", status=status, securities=list(MailSecurity), **values)

    @post("/office/settings/mail", status_code=200)
    async def settings(request: _Request, house: House) -> Response[str]:
        asked = of_the_club(request, house, Capability.CONDITIONS, Scope.MANAGE)
        fields = {
            name: text.strip()[:_LONGEST] for name, text in text_fields(await checked_form(request, asked)).items()
        }
        messages = messages_for(request)
        if "host" not in fields:
            return await shown(request, house)
        mail = _mail_of(house)
        try:
            await asyncio.to_thread(mail.keep, None if fields.get("away") else _server(fields))
            said = messages.text("console-done")
            if fields.get("try"):
                server = await asyncio.to_thread(mail.server)
                if server is not None:
                    letter = Letter(
                        server.sender, "", messages.text("mail-try-subject"), messages.text("mail-try-text")
                    )
                    (sent,) = await asyncio.to_thread(lambda: list(send(server, [letter])))
                    said = sent.error or messages.text("mail-tried", address=server.sender)
        except DuplicadoError as error:
            return await shown(request, house, why=error_text(error, messages), tried=fields)
        return await shown(request, house, said)

    @post("/e/{event:str}/office/mail", status_code=200)
    async def send_sessions(request: _Request, house: House, event: FromPath[str]) -> Response[str]:
        office = await at_office(renderer, request, house, event)
        needs(office.asked, Scope.ACT, granted=office.may(Capability.PUBLICATION))
        await checked_form(request, office.asked)
        server = await asyncio.to_thread(_mail_of(house).server)
        if server is None or office.state.published is None:
            raise NotFoundException("no-mail")
        try:
            letters = await _letters(renderer, house, office)
            found = await asyncio.to_thread(lambda: list(send(server, letters))) if letters else []
            why = ""
        except DuplicadoError as error:
            found, why = [], error_text(error, office.messages)
        good = [each for each in found if not each.error]
        await asyncio.to_thread(house.entrance.note, office.viewer, event, "mailed", str(len(good)))
        return _mailed(office, found, why)

    return [settings, send_sessions]


def _mailed(office: Office, found: Sequence[Sent], why: str) -> Response[str]:
    return office.page("mailed.html", office.messages.text("mail-sessions"), Page.FILES, found=found, why=why)


def _server(fields: dict[str, str]) -> MailServer:
    security = next((each for each in MailSecurity if each.value == fields.get("security")), MailSecurity.STARTTLS)
    port = fields.get("port", "")
    return MailServer(
        fields["host"],
        fields.get("sender", ""),
        int(port) if port.isascii() and port.isdigit() and len(port) < 6 else 0,
        security,
        fields.get("user", ""),
        fields.get("password", ""),
    )


async def _letters(renderer: Renderer, house: ClubHouse, office: Office) -> list[Letter]:
    """Write a letter to each player whose address the club knows, with his session as a page."""
    try:
        outcome = await office.desk.views.outcome(office.viewer)
    except NotShown:
        outcome = None
    if outcome is None:
        return []
    members = await asyncio.to_thread(MemberList(house.people).all)
    base = (await asyncio.to_thread(addresses, office.request))[0]

    def written() -> list[Letter]:
        event = whole_event(office.state.title or office.event, outcome)
        evening = event.evening
        found: list[Letter] = []
        for who, to in _receivers(office, members):
            address = evening.addresses.get(who.contestant)
            if address is None:
                continue
            page = kept_session(renderer, office.request, event, evening, who.contestant)
            link = f"{base}{event_path(office.event, 'results', 'contestant', address)}"
            standing = evening.standing_of(who.contestant)
            place = 0 if standing is None or standing.place is None else standing.place
            figure = "" if standing is None else _figure(office.wording, standing.percentage, standing.total)
            told = {"title": evening.title, "place": str(place), "figure": figure, "address": link}
            for name, receiver in to:
                text = office.messages.text("mail-text", name=name, **told)
                subject = office.messages.text("mail-subject", title=evening.title)
                found.append(Letter(receiver, name, subject, text, str(page.content).encode()))
        return found

    return await asyncio.to_thread(written)


def _figure(wording: Wording, percentage: Any, total: Any) -> str:  # noqa: ANN401 - fractions of a standing
    return wording.number(total) if percentage is None else wording.percentage(percentage)


def _receivers(
    office: Office, members: Sequence[ClubMember]
) -> Iterator[tuple[ContestantEntered, list[tuple[str, str]]]]:
    """Go through the contestants, each with name and address of those players who can be reached."""
    for entered in office.state.contestants.values():
        to = list(addresses_of(entered.players, members))
        if to:
            yield entered, to
