"""The list of members: searched, edited, handed out; a member's history."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from duplicado.formats.event_record.persons import Person
from duplicado.publish.messages import error_text
from duplicado.service.club.access_tokens import Scope
from duplicado.service.club.changed_meanwhile import ChangedMeanwhile, mark_of
from duplicado.service.club.club import ClubHouse
from duplicado.service.club.member_import import csv_of
from duplicado.service.club.member_list import LONGEST, BadMember, ClubMember, MemberList
from duplicado.service.club.player_history import history_of
from duplicado.service.live.roles import Capability
from duplicado.web.club.authentication import Requester, checked, checked_form, text_fields
from duplicado.web.club.base_address import addresses
from duplicado.web.club.member_link_pages import MEMBER
from duplicado.web.club.office_access import of_the_club
from duplicado.web.club.page_language import House, messages_for
from duplicado.web.club.pages import club_page
from duplicado.web.club.refusals import NOT_REFUSED, RefusedChange
from duplicado.web.downloads import as_file
from duplicado.web.form_fields import LongText, OneLine, read_form
from duplicado.web.incoming import Incoming
from duplicado.web.network import qr
from duplicado.web.rendering import Renderer, TheRenderer

_MOST_SHOWN: Final = 300


@dataclass(frozen=True, slots=True)
class _Whose:
    """Of which member a form speaks."""

    id: Annotated[str, LongText(40)] = ""
    other: Annotated[str, LongText(40)] = ""
    """With whom he is one person."""
    mark: Annotated[str, LongText(64)] = ""
    """Of what the form showed as saved of him."""


@dataclass(frozen=True, slots=True)
class _Search:
    """A search by part of a name, or a number. It is sent: names stand in no address."""

    text: Annotated[str, OneLine(100)] = ""


@dataclass(frozen=True, slots=True)
class _LinkForm:
    """Form that draws a member's personal link anew, or ends it."""

    end: bool = False


@get("/office/members")
async def _members(renderer: TheRenderer, request: Incoming, house: House) -> Response[str]:
    return await list_shown(renderer, request, house, of_the_club(request, house, Capability.PEOPLE))


@post("/office/members", status_code=200)
async def _found(renderer: TheRenderer, request: Incoming, house: House) -> Response[str]:
    asked = of_the_club(request, house, Capability.PEOPLE)
    return await list_shown(renderer, request, house, asked, (await checked(_Search, request, asked)).text)


@get("/office/members/members.csv")
async def _exported(request: Incoming, house: House) -> Response[bytes]:
    asked = of_the_club(request, house, Capability.PEOPLE, Scope.MANAGE)
    messages = messages_for(request)
    headings = {each: messages.text(f"members-{each}") for each in LONGEST}
    everybody = await asyncio.to_thread(MemberList(house.people).all)
    await asyncio.to_thread(house.entrance.trail.note, asked.viewer, "", "handed-out", "members.csv")
    return as_file(csv_of(everybody, headings).encode("utf-8-sig"), "text/csv; charset=utf-8", "members.csv")


@post("/office/members/save", status_code=200)
async def _save(renderer: TheRenderer, request: Incoming, house: House) -> Response[Any]:
    asked = of_the_club(request, house, Capability.PEOPLE, Scope.MANAGE)
    form = await checked_form(request, asked)
    told = {each: text for each, text in text_fields(form).items() if each in LONGEST}
    sent = read_form(_Whose, form)
    member = ClubMember(id=sent.id, **told)
    messages = messages_for(request)
    try:
        kept = await asyncio.to_thread(MemberList(house.people).save, member, sent.mark)
    except (BadMember, ChangedMeanwhile) as error:
        if member.id:
            refused = RefusedChange.of(error, messages)
            return await _one_shown(renderer, request, house, asked, member.id, refused, sent=(member, sent.mark))
        return await list_shown(renderer, request, house, asked, why=error_text(error, messages))
    if member.id:
        return Redirect(f"/office/members/{kept.id}", status_code=303)
    return await list_shown(renderer, request, house, asked, said=messages.text("members-added", name=kept.name))


@get("/office/members/{id_:str}")
async def _member(renderer: TheRenderer, request: Incoming, house: House, id_: FromPath[str]) -> Response[str]:
    return await _one_shown(renderer, request, house, of_the_club(request, house, Capability.PEOPLE), id_)


@post("/office/members/{id_:str}/merge", status_code=200)
async def _merge(request: Incoming, house: House, id_: FromPath[str]) -> Response[Any]:
    asked = of_the_club(request, house, Capability.PEOPLE, Scope.MANAGE)
    sent = await checked(_Whose, request, asked)
    kept = await asyncio.to_thread(MemberList(house.people).merge, id_, sent.other)
    return Redirect(f"/office/members/{kept.id}", status_code=303)


@post("/office/members/{id_:str}/link", status_code=200)
async def _link(renderer: TheRenderer, request: Incoming, house: House, id_: FromPath[str]) -> Response[str]:
    asked = of_the_club(request, house, Capability.PEOPLE, Scope.MANAGE)
    sent = await checked(_LinkForm, request, asked)
    member = await asyncio.to_thread(house.people.of, id_)
    if sent.end:
        await asyncio.to_thread(house.links.end, member.id)
        await asyncio.to_thread(house.entrance.trail.note, asked.viewer, "", "member-link-ended", member.name)
        return await _one_shown(renderer, request, house, asked, id_)
    secret = await asyncio.to_thread(house.links.draw, member.id)
    await asyncio.to_thread(house.entrance.trail.note, asked.viewer, "", "member-link", member.name)
    link = f"{(await asyncio.to_thread(addresses, request))[0]}{MEMBER}/{secret}"
    return await _one_shown(renderer, request, house, asked, id_, link=link)


MEMBERS_PAGES: Final = (_members, _found, _exported, _save, _member, _merge, _link)


def told_of(member: ClubMember) -> dict[str, str]:
    """Return a member for programs."""
    return {"id": member.id, **{each: str(getattr(member, each)) for each in LONGEST}, "seen": member.seen}


async def list_shown(
    renderer: Renderer,
    request: Incoming,
    house: ClubHouse,
    asked: Requester,
    text: str = "",
    *,
    said: str = "",
    why: str = "",
) -> Response[str]:
    """Show the list: everybody, or those whom a text may mean; what was done, or why it was not."""

    def read() -> tuple[tuple[ClubMember, ...], int]:
        members = MemberList(house.people)
        everybody = members.all()
        return members.found(text, len(everybody)) if text.strip() else everybody, len(everybody)

    found, count = await asyncio.to_thread(read)
    status = 422 if why else 200
    values: dict[str, Any] = {"members": found[:_MOST_SHOWN], "more": max(0, len(found) - _MOST_SHOWN)}
    values |= {"count": count, "text": text, "said": said, "why": why, "fields": LONGEST}
    return club_page(renderer, request, asked, "members.html", status=status, **values)


async def _one_shown(
    renderer: Renderer,
    request: Incoming,
    house: ClubHouse,
    asked: Requester,
    id_: str,
    refused: RefusedChange = NOT_REFUSED,
    *,
    sent: tuple[ClubMember, str] | None = None,
    link: str = "",
) -> Response[str]:
    """Show a member; what was refused stands in the fields, with the mark of what it rests on.

    A link that was just drawn is shown this once.
    """
    members = MemberList(house.people)
    results = await house.events.results()

    def read() -> dict[str, Any]:
        member = members.of(id_)
        history = history_of(Person((member.name,), member.number), results)
        others = [each for each in members.all() if each.id != member.id]
        told, mark = sent or (member, None)
        values = {
            "member": member,
            "told": told,
            "history": history,
            "others": others,
            "has_link": house.links.has(id_),
        }
        rests_on = refused.mark(mark, mark_of(*member.told))
        return {**values, "mark": rests_on, "meanwhile": refused.meanwhile, "why": refused.why}

    values = await asyncio.to_thread(read)
    values |= {"link": link, "link_qr": qr(link) if link else ""}
    return club_page(renderer, request, asked, "member.html", status=refused.status, fields=LONGEST, **values)
