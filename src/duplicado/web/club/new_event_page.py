"""A new event in two pages: what is played, then the movement, the players and the boards."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from litestar import Response, get, post
from litestar.datastructures import FormMultiDict
from litestar.response import Redirect
from msgspec import structs

from duplicado.event.pairing.errors import ImpossibleRound
from duplicado.event.record.movement_choices import NAMED_FOR
from duplicado.event.record.rounds_played import RoundNotReady
from duplicado.law.edition import Edition
from duplicado.law.regulations.profile import PROFILES
from duplicado.movement.model import MovementError
from duplicado.movement.named import MOVEMENT_NAMES, named_for, nearest_sizes
from duplicado.publish.messages import Messages
from duplicado.publish.offer_words import OfferWords, PairedRounds, paired_words, sections_words
from duplicado.service.club.access_tokens import Scope
from duplicado.service.club.club import ClubHouse
from duplicado.service.club.entry_lists import Entrant, entrants_in, may_lack_a_partner, named_twice
from duplicado.service.club.event_creation import Wanted, found, last_evening, last_names, why_not_made
from duplicado.service.club.event_terms import BOARDS, ClubEvening, EveningKind, free_name, free_title, is_title_taken
from duplicado.service.club.name_lists import KnownPlayers, Listed
from duplicado.service.club.playing_options import (
    PlayingOption,
    TooManyEntrants,
    boards_that_fit,
    fewest_minutes,
    named_offers,
    preferred,
    ways_for,
)
from duplicado.service.club.templates import OWN, NoSuchTemplate, TemplateNameTaken
from duplicado.service.live.commands import Accepted
from duplicado.service.live.roles import Capability, Release
from duplicado.store.port import StoreError
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.hands import Layout
from duplicado.web.addresses import event_path
from duplicado.web.club.authentication import Requester, checked_form
from duplicado.web.club.board_upload import hands_sent
from duplicado.web.club.made import PageNotMade, why_not_taken
from duplicado.web.club.new_event_form import FoundingForm, carried, evening_in
from duplicado.web.club.office_access import of_the_club
from duplicado.web.club.page_language import House, messages_for
from duplicado.web.club.pages import club_page, new_id
from duplicado.web.form_fields import file_in, read_form
from duplicado.web.incoming import Incoming
from duplicado.web.rendering import Renderer, TheRenderer

_SAME_NAMES: Final = "names"
"""In the place of a template: the last event, with those who took part in it."""


def _first(
    renderer: Renderer,
    request: Incoming,
    house: ClubHouse,
    asked: Requester,
    evening: ClubEvening,
    filled: FoundingForm,
    why: str = "",
) -> Response[str]:
    whose, template = _from(request)
    return club_page(
        renderer,
        request,
        asked,
        "new.html",
        status=422 if why else 200,
        evening_asked=evening,
        templates=[each.name for each in house.templates.all()],
        own=list(OWN),
        chosen=template if whose == "club" else "",
        has_names=whose == _SAME_NAMES,
        chosen_own=template if whose == "own" else "",
        last=last_evening(house),
        kinds=list(EveningKind),
        methods=EveningKind.PAIRS.methods,
        profiles=list(PROFILES),
        editions=list(Edition),
        releases=list(Release),
        filled=filled,
        why=why,
    )


async def _second(
    renderer: Renderer,
    request: Incoming,
    house: ClubHouse,
    asked: Requester,
    evening: ClubEvening,
    filled: FoundingForm,
    why: str = "",
) -> Response[str]:
    messages = messages_for(request)
    evening = await _counted(house, evening, filled)
    ways = await asyncio.to_thread(_ways, evening, messages)
    people = sorted((each.name for each in house.people.all()), key=str.casefold)
    names = await asyncio.to_thread(house.events.names)
    return club_page(
        renderer,
        request,
        asked,
        "new_movement.html",
        status=422 if why else 200,
        evening_asked=evening,
        carried=carried(evening),
        ways=[_words(each, evening, messages) for each in ways],
        chosen=_chosen(ways, evening, filled),
        named=[each for each in MOVEMENT_NAMES if named_for(each) == NAMED_FOR[evening.kind.competes]],
        may_lack_a_partner=may_lack_a_partner(evening.kind),
        may_be_named=not evening.kind.is_paired,
        of_all=_of_all(evening.kind),
        people=people,
        sources=BOARDS,
        boards=_boards(evening, filled),
        filled=filled,
        command=filled.command or new_id(),
        name=filled.name or free_name(evening, names),
        is_title_taken=is_title_taken(evening.title, evening.date, names),
        why=why,
    )


@get("/office/new")
async def _what(renderer: TheRenderer, request: Incoming, house: House) -> Response[str]:
    asked = of_the_club(request, house, Capability.CONDITIONS)
    today = f"{house.clock().astimezone():%Y-%m-%d}"
    evening = _begun(request, house, messages_for(request))
    title = free_title(evening.title, today, await asyncio.to_thread(house.events.names))
    names = await last_names(house) if _from(request)[0] == _SAME_NAMES else ""
    begun = structs.replace(evening, title=title, date=today)
    return _first(renderer, request, house, asked, begun, FoundingForm(players=names))


@get("/office/new/movement")
async def _which(renderer: TheRenderer, request: Incoming, house: House) -> Response[str]:
    asked = of_the_club(request, house, Capability.CONDITIONS)
    evening = evening_in(request.query_params)
    try:
        return await _second(renderer, request, house, asked, evening, FoundingForm())
    except PageNotMade as error:
        return _first(renderer, request, house, asked, evening, FoundingForm(), str(error))


@post("/office/new/movement", status_code=200)
async def _which_of_names(renderer: TheRenderer, request: Incoming, house: House) -> Response[str]:
    asked = of_the_club(request, house, Capability.CONDITIONS)
    form = await checked_form(request, asked)
    evening, filled = evening_in(form), read_form(FoundingForm, form)
    is_as_shown = evening.number == filled.number_shown  # a number of last time gives way to the names of this time
    try:
        return await _second(
            renderer, request, house, asked, evening, FoundingForm(players=filled.players, look=is_as_shown)
        )
    except PageNotMade as error:
        return _first(renderer, request, house, asked, evening, filled, str(error))


@post("/office/new", status_code=200)
async def _make(renderer: TheRenderer, request: Incoming, house: House) -> Response[Any]:
    asked = of_the_club(request, house, Capability.CONDITIONS, Scope.ACT)
    form = await checked_form(request, asked)
    evening, filled = evening_in(form), read_form(FoundingForm, form)
    if filled.back:
        return _first(renderer, request, house, asked, evening, filled)
    why = ""
    if filled.looks:
        filled = replace(filled, choice=None)
    try:
        if not filled.looks:
            return await _made(request, house, asked, evening, form)
    except PageNotMade as error:
        why = str(error)
    try:
        return await _second(renderer, request, house, asked, evening, filled, why)
    except PageNotMade as other:
        if not evening.terms.named:
            return _first(renderer, request, house, asked, evening, filled, str(other))
        unnamed = structs.replace(evening, terms=structs.replace(evening.terms, named=""))
        return await _second(renderer, request, house, asked, unnamed, filled, str(other))


WIZARD_PAGES: Final = (_what, _which, _which_of_names, _make)


async def _counted(house: ClubHouse, evening: ClubEvening, filled: FoundingForm) -> ClubEvening:
    """Return the evening with as many contestants as are named, where names were given and no number was, or anew."""
    if evening.number and not filled.look:
        return evening
    known = KnownPlayers.of(house.people.all())
    listed = await asyncio.to_thread(entrants_in, evening.kind, "", filled.players.encode(), known)
    return structs.replace(evening, number=len(listed), by_tables=False) if listed else evening


def _chosen(ways: Sequence[PlayingOption], evening: ClubEvening, filled: FoundingForm) -> str:
    return str(filled.choice or (1 if evening.terms.named else preferred(ways, evening.terms.way) + 1))


def _boards(evening: ClubEvening, filled: FoundingForm) -> str:
    """Return the source of the boards that is chosen beforehand: tables on a screen need their deals."""
    source = evening.terms.boards
    return "dealt" if evening.terms.electronic and source == "none" and not filled.command else source


def _from(request: Incoming) -> tuple[str, str]:
    """Return which template the form is to begin with: `club` or `own`, and its name."""
    whose, _, name = str(request.query_params.get("from", "")).partition(":")
    return whose, name


def _begun(request: Incoming, house: ClubHouse, messages: Messages) -> ClubEvening:
    """Return the evening with which the form begins: that of a template, or the last one."""
    whose, name = _from(request)
    if whose in {"club", "own"}:
        with contextlib.suppress(NoSuchTemplate):
            return house.templates.settings(name if whose == "club" else f"own:{name}", messages.text)
    return last_evening(house) or ClubEvening(
        title=messages.text("setup-event-title"), kind=EveningKind.PAIRS, number=10, minutes=180
    )


def _of_all(kind: EveningKind) -> str:
    """Return which message holds for every way that is offered; empty where there is none."""
    if kind.is_paired:
        return "wizard-paired-how"
    return "setup-fairness-means" if kind.competes is ContestKind.PAIRS else ""


def _words(way: PlayingOption, evening: ClubEvening, messages: Messages) -> OfferWords:
    electronic = evening.terms.electronic
    if not way.offers:
        teams, knockout = evening.kind.competes is ContestKind.TEAMS, evening.kind is EveningKind.KNOCK_OUT
        figures = (way.rounds, way.boards, way.minutes, evening.contestants, way.copies)
        words = paired_words(
            PairedRounds(*figures, has_teams=teams, is_knockout=knockout, electronic=electronic), messages
        )
    else:
        sections, together = evening.sections, evening.terms.together
        words = sections_words(way.offers, sections, messages, together=together, electronic=electronic)
    if not way.is_short:
        return words
    return replace(words, short=messages.text("offer-short", copies=way.copies, there=evening.copies))


def _ways(evening: ClubEvening, messages: Messages) -> Sequence[PlayingOption]:
    if not evening.title:
        raise PageNotMade(messages.text("setup-title-wanted"))
    if not evening.contestants or not evening.minutes:
        raise PageNotMade(messages.text("setup-numbers-wanted"))
    named = evening.terms.named
    if named and not evening.kind.is_paired:
        try:
            next(iter(named_offers(evening)))
        except MovementError:
            nearest = nearest_sizes(named, evening.sections[0][1], None, evening.conditions.winners)
            near = ", ".join(map(str, nearest)) or "–"
            title = messages.known(f"movement-name-{named}") or named
            raise PageNotMade(messages.text("offer-not-named", movement=title, near=near)) from None
    try:
        return ways_for(evening)
    except MovementError:
        if len(evening.sections) > 1:
            sizes = ", ".join(f"{name} {size}" for name, size in evening.sections)
            raise PageNotMade(messages.text("wizard-no-sections", sizes=sizes, minutes=evening.minutes)) from None
        code = {"teams": "-teams", "individual": "-players"}.get(evening.kind.competes.value, "")
        count = evening.contestants
        why = messages.text(f"movement-nothing-fits{code}", pairs=count, count=count, minutes=evening.minutes)
        enough = fewest_minutes(evening)
        told = "" if enough is None else messages.text("movement-fits-in", minutes=enough)
        if enough is None and (boards := boards_that_fit(evening)) is not None:
            told = messages.text("movement-fits-with", boards=boards)
        raise PageNotMade(f"{why} {told}".strip()) from None


async def _made(
    request: Incoming, house: ClubHouse, asked: Requester, evening: ClubEvening, form: FormMultiDict
) -> Response[Any]:
    """Make the event that a form asks for; sent again, the same form makes nothing more."""
    messages = messages_for(request)
    ways = await asyncio.to_thread(_ways, evening, messages)
    told = read_form(FoundingForm, form)
    way = ways[min(told.choice or 1, len(ways)) - 1]
    entrants = await _entrants(told, evening.kind, house)
    strange = [", ".join(player.name for player in each.players) for each in entrants if not each.fits(evening.kind)]
    if strange and not (told.as_they_are and may_lack_a_partner(evening.kind)):
        raise PageNotMade(
            messages.text(f"setup-names-strange-{evening.kind.competes.value}", names="; ".join(strange[:8]))
        )
    if twice := named_twice(entrants):
        raise PageNotMade(messages.text("setup-names-twice", names="; ".join(twice[:8])))
    wanted = Wanted(
        evening=evening,
        way=way,
        name=told.name,
        command=told.command,
        entrants=entrants,
        layouts=await _layouts(form, messages, way) if evening.terms.boards == "file" else {},
    )
    try:
        outcome = await found(house, wanted, by=asked.viewer)
    except (TooManyEntrants, ImpossibleRound, RoundNotReady, StoreError) as error:
        raise PageNotMade(why_not_made(error, messages)) from None
    if not isinstance(outcome, Accepted):
        raise PageNotMade(why_not_taken(outcome, messages))
    if told.remember:
        listed = [Listed(player.name, player.number) for each in wanted.entrants for player in each.players]
        await asyncio.to_thread(house.people.take_in, listed)
    template = told.template_name
    kept = ""
    if template:
        try:
            kept_evening = structs.replace(evening, terms=structs.replace(evening.terms, way=way.key))
            await asyncio.to_thread(house.templates.save, template, kept_evening)
        except TemplateNameTaken:
            kept = "&template=no"  # the event is there; only the name was none
    return Redirect(f"{event_path(wanted.name, 'office', 'access')}?new=1{kept}", status_code=303)


async def _entrants(told: FoundingForm, kind: EveningKind, house: ClubHouse) -> tuple[Entrant, ...]:
    known = KnownPlayers.of(house.people.all())
    name, data = await file_in(told.file)
    if not data:
        name, data = "", told.players.encode()
    return await asyncio.to_thread(entrants_in, kind, name, data, known)


async def _layouts(form: FormMultiDict, messages: Messages, way: PlayingOption) -> Mapping[int, Layout]:
    """Return the hands of the boards that are played in the first session."""
    _, read = await hands_sent(form, messages, wanted=range(1, way.total + 1))
    return read.layouts
