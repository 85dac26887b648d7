"""E-mail of the club: its server in the settings, and the session of each player sent to him when it is published."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Final

from litestar import Response, post
from litestar.exceptions import NotFoundException

from duplicado.event.contest import ContestantId
from duplicado.event.facts.contestants import Player
from duplicado.publish.messages import Messages, error_text
from duplicado.publish.pages.event_pages import whole_event
from duplicado.publish.pages.wording import Wording
from duplicado.service.acts.act import Page
from duplicado.service.club.access_tokens import Scope
from duplicado.service.club.club import ClubHouse
from duplicado.service.club.mail import ClubMail, Letter, MailSecurity, MailServer, SentLetter, addresses_of, send
from duplicado.service.club.member_list import MemberList
from duplicado.service.live.roles import Capability
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.numbers import whole_number
from duplicado.web.addresses import event_path
from duplicado.web.best_play import double_dummy_of
from duplicado.web.club.authentication import checked, checked_form, needs
from duplicado.web.club.base_address import addresses
from duplicado.web.club.office_access import of_the_club
from duplicado.web.club.office_request import AT_OFFICE, Office, TheOffice
from duplicado.web.club.page_language import House, messages_for
from duplicado.web.club.pages import club_page
from duplicado.web.club.refusals import NOT_REFUSED, RefusedChange
from duplicado.web.form_fields import LongText, OneLine, SentAs
from duplicado.web.incoming import Incoming
from duplicado.web.rendering import Renderer, TheRenderer
from duplicado.web.session_page import kept_session

_LONGEST: Final = 200


def _mail_of(house: ClubHouse) -> ClubMail:
    """Return the settings of the club's e-mail."""
    return ClubMail(house.store, house.dealt.vault)


@dataclass(frozen=True, slots=True)
class _MailForm:
    """The club's mail server; without a host it is only shown."""

    host: Annotated[str, OneLine(_LONGEST)] = ""
    port: Annotated[str, OneLine(5)] = "587"
    security: MailSecurity = MailSecurity.STARTTLS
    user: Annotated[str, OneLine(_LONGEST)] = ""
    password: Annotated[str, LongText(_LONGEST)] = field(default="", repr=False)
    sender: Annotated[str, OneLine(_LONGEST)] = ""
    is_trial: Annotated[bool, SentAs("try")] = False
    away: bool = False
    mark: Annotated[str, OneLine(64)] = ""
    """Of what the form showed as saved."""

    def server(self) -> MailServer:
        """Return the server that is told; what is wrong with it is told when it is kept."""
        port = whole_number(self.port) or 0
        return MailServer(self.host, self.sender, port, self.security, self.user, self.password)


@dataclass(frozen=True, slots=True)
class Mailing:
    """Sessions of an event to be sent to its players: what that needs, and whom they reach."""

    has_server: bool
    is_published: bool
    reached: int
    """Number of players with an address in the list of members."""
    without: tuple[str, ...]
    """Names of the others."""


async def mailing_of(office: Office) -> Mailing | None:
    """Return what can be sent to the players; `None` for whoever may not publish."""
    if not office.may(Capability.PUBLICATION):
        return None
    players, found = await _players(office)
    has_server = await asyncio.to_thread(_mail_of(office.house).is_set)
    without = tuple(each.name for each in players if each not in found)
    return Mailing(has_server, office.state.published is not None, len(players) - len(without), without)


async def _players(office: Office) -> tuple[list[Player], dict[Player, str]]:
    """Return the players of the event who have a name, and the addresses of those who have one."""
    members = await asyncio.to_thread(MemberList(office.house.people).all)
    players = [each for entered in office.state.contestants.values() for each in entered.players if each.name]
    return players, dict(addresses_of(players, members))


async def _shown(
    renderer: Renderer,
    request: Incoming,
    house: ClubHouse,
    said: str = "",
    refused: RefusedChange = NOT_REFUSED,
    tried: _MailForm | None = None,
) -> Response[str]:
    """Show the server; what was refused stands in the fields, with the mark of what it rests on.

    Args:
        renderer: that makes the page.
        request: to be answered.
        house: the club.
        said: what was done.
        refused: what was not.
        tried: what was sent and not kept; `None`: the fields show what is kept.
    """
    asked = of_the_club(request, house, Capability.CONDITIONS)
    mail = _mail_of(house)
    server, mark = await asyncio.to_thread(lambda: (mail.server(), mail.mark()))
    values: dict[str, Any] = {"server": server, "said": said, "why": refused.why, "meanwhile": refused.meanwhile}
    values |= {"at": tried or server or _MailForm(), "mark": refused.mark(tried.mark if tried else None, mark)}
    values["securities"] = list(MailSecurity)
    return club_page(renderer, request, asked, "mail.html", status=refused.status, **values)


@post("/office/settings/mail", status_code=200)
async def _settings(renderer: TheRenderer, request: Incoming, house: House) -> Response[str]:
    asked = of_the_club(request, house, Capability.CONDITIONS, Scope.MANAGE)
    form = await checked(_MailForm, request, asked)
    messages = messages_for(request)
    if not (form.host or form.away):
        return await _shown(renderer, request, house)
    mail = _mail_of(house)
    try:
        await asyncio.to_thread(mail.keep, None if form.away else form.server(), form.mark)
    except DuplicadoError as error:
        return await _shown(renderer, request, house, refused=RefusedChange.of(error, messages), tried=form)
    said = messages.text("console-done")
    try:
        server = await asyncio.to_thread(mail.server) if form.is_trial else None
        if server is not None:
            said = f"{said} {await _tried(server, messages)}"
    except DuplicadoError as error:  # kept all the same, and told beside it
        return await _shown(renderer, request, house, said, refused=RefusedChange.of(error, messages))
    return await _shown(renderer, request, house, said)


@post("/e/{event:str}/office/mail", status_code=200, dependencies=AT_OFFICE)
async def _send_sessions(office: TheOffice) -> Response[str]:
    needs(office.asked, Scope.ACT, granted=office.may(Capability.PUBLICATION))
    await checked_form(office.request, office.asked)
    server = await asyncio.to_thread(_mail_of(office.house).server)
    if server is None or office.state.published is None:
        raise NotFoundException("no-mail")
    try:
        letters = await _letters(office)
        found = await asyncio.to_thread(lambda: list(send(server, letters))) if letters else []
        why = ""
    except DuplicadoError as error:
        found, why = [], error_text(error, office.messages)
    good = [each for each in found if not each.error]
    await asyncio.to_thread(office.house.entrance.trail.note, office.viewer, office.event, "mailed", str(len(good)))
    return await _mailed(office, found, why)


MAIL_PAGES: Final = (_settings, _send_sessions)


async def _mailed(office: Office, found: Sequence[SentLetter], why: str) -> Response[str]:
    told = [(each.letter.name, error_text(each.error, office.messages) if each.error else "") for each in found]
    heading, mailing = office.messages.text("mail-sessions"), await mailing_of(office)
    return office.page("mailed.html", heading, Page.FILES, found=told, why=why, mailing=mailing)


async def _tried(server: MailServer, messages: Messages) -> str:
    """Send a message to the club itself, and say that it is on its way.

    Raises:
        MailError: it is not.
    """
    letter = Letter(server.sender, "", messages.text("mail-try-subject"), messages.text("mail-try-text"))
    (sent,) = await asyncio.to_thread(lambda: list(send(server, [letter])))
    if sent.error is not None:
        raise sent.error
    return messages.text("mail-tried", address=server.sender)


async def _letters(office: Office) -> list[Letter]:
    """Write a letter to each player whose address the club knows, with his session as a page."""
    outcome = await office.desk.views.outcome(office.viewer)
    if outcome is None:
        return []
    _, found_addresses = await _players(office)
    base = (await asyncio.to_thread(addresses, office.request))[0]
    tables = double_dummy_of(office.request.app.state)

    def written() -> list[Letter]:
        event = whole_event(office.state.title or office.event, outcome)
        evening = event.evening
        found: list[Letter] = []
        for who, to in _receivers(office, found_addresses):
            address = evening.addresses.get(who)
            if address is None:
                continue
            page = kept_session(office.renderer, office.request, event, evening, who, tables)
            link = f"{base}{event_path(office.event, 'results', 'contestant', address)}"
            standing = evening.standing_of(who)
            place = 0 if standing is None else standing.place
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


def _receivers(office: Office, found: Mapping[Player, str]) -> Iterator[tuple[ContestantId, list[tuple[str, str]]]]:
    """Go through the contestants, each with name and address of those players who can be reached."""
    for entered in office.state.contestants.values():
        to = [(each.name, found[each]) for each in entered.players if each in found]
        if to:
            yield entered.contestant, to
