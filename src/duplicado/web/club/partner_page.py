"""Partner desk of an event: notices of those who look for a partner, and the way of two of them into the event."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.exceptions import HTTPException, NotAuthorizedException
from litestar.params import FromPath
from litestar.response import Redirect

from duplicado.event.contest import ContestantId
from duplicado.event.facts.contestants import Player
from duplicado.publish.messages import Messages
from duplicado.service.club.attempt_limits import NEW_VISITORS
from duplicado.service.club.club import ClubHouse
from duplicado.service.club.keys import draw_token
from duplicado.service.club.open_places import entered_as
from duplicado.service.club.partner_notices import (
    LONGEST_NAME,
    LONGEST_WORDS,
    Agreement,
    DeskNews,
    DeskRefusal,
    Notice,
    PartnerDesk,
    Said,
    Word,
)
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.office.pairs_agreed import DeskOfEvent
from duplicado.store.club_rows import MemberRow
from duplicado.vocabulary.lexicon import plain
from duplicado.web.addresses import event_path
from duplicado.web.club.authentication import Requester, asking, refuse_too_fast
from duplicado.web.club.member_link_pages import Seeker, kept_secret, may_visit, secret_cookie, seeker_of
from duplicado.web.club.page_language import House, messages_for
from duplicado.web.club.pages import club_page
from duplicado.web.form_fields import OneLine, read_form
from duplicado.web.incoming import Incoming, refuse_other_origin, source_of
from duplicado.web.rendering import Renderer, TheRenderer


@dataclass(frozen=True, slots=True)
class _DeskForm:
    """Something that is said at the desk; `other`: to whom."""

    said: Said | None = None
    other: Annotated[str, OneLine(60)] = ""
    level: Annotated[str, OneLine(LONGEST_WORDS)] = ""
    system: Annotated[str, OneLine(LONGEST_WORDS)] = ""
    name: Annotated[str, OneLine(LONGEST_NAME)] = ""
    """A visitor's."""


@dataclass(frozen=True, slots=True)
class _NoticeShown:
    """Notice of another, as one who looks for a partner sees it."""

    id: str
    name: str
    notice: Notice
    is_member: bool
    proposes: bool
    """True where the other proposes to him."""
    proposed: bool
    """True where he proposes to the other."""


@dataclass(frozen=True, slots=True)
class _OwnView:
    """Everything that the desk shows to somebody, and to nobody else."""

    own: Notice | None
    agreement: Agreement | None
    partner: str
    news: tuple[str, ...]
    notices: tuple[_NoticeShown, ...]
    number: ContestantId | None = None
    """The number under which he is entered."""
    entered_with: tuple[str, ...] = ()
    grade: str = ""
    """As the list of members has it."""
    grades: tuple[str, ...] = ()
    """Those of the club."""


def _at(request: Incoming, house: ClubHouse, name: str, event: OpenEvent) -> DeskOfEvent:
    return DeskOfEvent(house.partners, name, event, messages_for(request).text("partners-signs"))


def _told(news: DeskNews, names: dict[str, Player], messages: Messages) -> str:
    known = names.get(news.about)
    name = known.name if known else messages.text("partners-somebody")
    return messages.text(f"partners-news-{news.cause.value}", name=name, ends="yes" if news.ends_agreement else "no")


def _view(house: ClubHouse, seeker: Seeker, desk: PartnerDesk, event: OpenEvent, messages: Messages) -> _OwnView:
    """Return what somebody is shown of a desk. It waits for the disk."""
    names, who = house.partners.known(desk), seeker.id
    agreement = desk.agreement_of(who)
    to_me, by_me = desk.proposed_to(who), desk.proposed_by(who)
    shown = [
        _NoticeShown(
            each, names[each].name, desk.notices[each], not desk.notices[each].name, each in to_me, each in by_me
        )
        for each in desk.free()
        if each != who and each in names
    ]
    shown.sort(key=lambda each: (not each.proposes, not each.proposed, plain(each.name)))
    player = seeker.player
    number = entered_as(event.state, player) if player else None
    pair = event.state.entered(number).players if number else ()
    members = house.store.all(MemberRow)
    return _OwnView(
        own=desk.notices.get(who),
        agreement=agreement,
        partner=names[agreement.other(who)].name if agreement and agreement.other(who) in names else "",
        news=tuple(_told(each, names, messages) for each in desk.news.get(who, ())),
        # A visitor sees the notices of others once he has written his own.
        notices=tuple(shown) if player or who in desk.notices else (),
        number=number,
        entered_with=tuple(each.name for each in pair if player and each.name != player.name),
        grade=next((each.grade for each in members if each.id == who), ""),
        grades=tuple(sorted({each.grade for each in members if each.grade})),
    )


async def _shown(
    renderer: Renderer,
    request: Incoming,
    house: ClubHouse,
    event: str,
    *,
    why: str = "",
    status: int = 200,
    typed: _DeskForm | None = None,
) -> Response[str]:
    desk = await house.open_events.open(event)
    at, messages = _at(request, house, event, desk), messages_for(request)
    seeker = await asyncio.to_thread(seeker_of, house, kept_secret(request))
    if seeker is not None and not await at.enter_complete() and not why:
        why, status = messages.text("service-not-written"), 503
    stands = await at.settled()
    view = await asyncio.to_thread(_view, house, seeker, stands, desk, messages) if seeker and stands else None
    values: dict[str, Any] = {
        "event_name": event,
        "title": desk.state.title or event,
        "date": desk.state.date,
        "is_open": stands is not None,
        "seeker": seeker,
        "may_visit": await asyncio.to_thread(may_visit, house),
        "count": len(stands.free()) if stands else 0,
        "view": view,
        "typed": typed,
        "why": why,
        "longest": LONGEST_WORDS,
        "longest_name": LONGEST_NAME,
    }
    page = club_page(renderer, request, asking(request, house), "partners.html", status=status, **values)
    page.headers["Cache-Control"] = "no-store"
    return page


@get("/e/{event:str}/partners")
async def _desk(renderer: TheRenderer, request: Incoming, house: House, event: FromPath[str]) -> Response[str]:
    return await _shown(renderer, request, house, event)


@post("/e/{event:str}/partners", status_code=200)
async def _say(renderer: TheRenderer, request: Incoming, house: House, event: FromPath[str]) -> Response[Any]:
    refuse_other_origin(request)
    refuse_too_fast(request, house, Requester.nobody())
    at = _at(request, house, event, await house.open_events.open(event))
    secret = kept_secret(request)
    seeker = await asyncio.to_thread(seeker_of, house, secret)
    if seeker is None and may_visit(house):
        if not house.rates.take(f"visitor {source_of(request)}", NEW_VISITORS):
            raise HTTPException(status_code=429, detail="too-fast")
        secret = draw_token(house.secrets.chance)
        seeker = await asyncio.to_thread(seeker_of, house, secret)
    if seeker is None:
        raise NotAuthorizedException("token-wrong")
    sent = read_form(_DeskForm, await request.form())
    try:
        await _take(house, at, seeker, sent)
    except DeskRefusal as error:
        why = messages_for(request).text(f"partners-refused-{error.why}")
        typed = sent if sent.said is Said.LOOKS else None
        return await _shown(renderer, request, house, event, why=why, status=409, typed=typed)
    if not await at.enter_complete():
        why = messages_for(request).text("service-not-written")
        return await _shown(renderer, request, house, event, why=why, status=503)
    # Whoever writes his first notice as a visitor is known again by this.
    cookies = [] if seeker.player else [secret_cookie(request, secret)]
    return Redirect(event_path(event, "partners"), status_code=303, cookies=cookies)


PARTNER_PAGES: Final = (_desk, _say)


async def _take(house: ClubHouse, at: DeskOfEvent, seeker: Seeker, sent: _DeskForm) -> None:
    """Take what somebody says.

    Raises:
        DeskRefusal: it cannot be said, or no longer.
    """
    desk = await at.settled()
    if desk is None:
        raise DeskRefusal("closed")
    if sent.said is None:
        return
    if sent.said is Said.LOOKS:
        if seeker.player and entered_as(at.event.state, seeker.player):
            raise DeskRefusal("entered")
        if not seeker.player:
            await asyncio.to_thread(_refuse_name, house, desk, seeker, sent.name)
    notice = Notice(sent.level, sent.system, "" if seeker.player else sent.name)
    word = Word(seeker.id, sent.said, sent.other, notice, house.secrets.chance(12).hex())
    await asyncio.to_thread(house.partners.say, at.name, word)


def _refuse_name(house: ClubHouse, desk: PartnerDesk, seeker: Seeker, name: str) -> None:
    """Refuse a visitor who does not say what he is called, or gives the name of a member or of another at the desk.

    Raises:
        DeskRefusal: he does.
    """
    if not any(sign.isalpha() for sign in name):
        raise DeskRefusal("name-wanted")
    others = (player for who, player in house.partners.known(desk).items() if who != seeker.id)
    if any(plain(each.name).split() == plain(name).split() for each in others):
        raise DeskRefusal("name-taken")
