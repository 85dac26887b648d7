"""Ladders of the club's seasons: pages for everybody, their declaration in the office, the same for programs."""

from __future__ import annotations

import asyncio
import csv
import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from duplicado.formats.federation_form import read_federation_form
from duplicado.formats.spreadsheet_text import cell_text
from duplicado.publish.diagnostic_sentences import diagnostic_text
from duplicado.publish.messages import Messages
from duplicado.score.rounding import decimal_text
from duplicado.service.club.access_tokens import Scope
from duplicado.service.club.changed_meanwhile import ChangedMeanwhile, mark_of
from duplicado.service.club.club import ClubHouse
from duplicado.service.club.event_results import ClubResult
from duplicado.service.club.seasons import LONGEST, BadSeasons, Ladder, LadderRow, Season, Seasons, rows_told
from duplicado.service.club.standings_of_season import club_form_text, keep_club_form, ladder_now
from duplicado.service.live.roles import Capability
from duplicado.store.club import ClubStore
from duplicado.web.club.authentication import Requester, asking, checked
from duplicado.web.club.club_answers import LadderAnswer, LadderEvent, LadderNamed, SeasonListed
from duplicado.web.club.office_access import of_the_club
from duplicado.web.club.page_language import House, language_of, messages_for
from duplicado.web.club.pages import club_page
from duplicado.web.club.refusals import NOT_REFUSED, RefusedChange
from duplicado.web.form_fields import LongText, OneLine
from duplicado.web.incoming import Incoming
from duplicado.web.rendering import Renderer, TheRenderer


@dataclass(frozen=True, slots=True)
class _Shown:
    """A ladder with what it is made of."""

    season: Season
    ladder: Ladder
    results: Sequence[ClubResult]
    rows: Sequence[LadderRow]


async def _found(house: ClubHouse, season: str, ladder: str) -> _Shown:
    """Return a ladder as it stands.

    Raises:
        NotFoundException: none of that name is declared.
    """
    known = await asyncio.to_thread(Seasons(house.store).of, season)
    declared = None if known is None else known.ladder(ladder)
    if known is None or declared is None:
        raise NotFoundException("no-such-ladder")
    everything = await house.events.results()
    results, rows = await asyncio.to_thread(ladder_now, everything, house.people, known, declared)
    return _Shown(known, declared, results, rows)


@dataclass(frozen=True, slots=True)
class _Declared:
    """Declaration of the club: its seasons, or its own form of a federation's file of master points."""

    seasons: Annotated[str, LongText(LONGEST + 1)] = ""
    form: Annotated[str | None, LongText(LONGEST + 1)] = None
    """`None` where the seasons are sent."""
    mark: Annotated[str, OneLine(64)] = ""
    """Of what the form showed as saved."""


@dataclass(frozen=True, slots=True)
class _Outcome:
    """Sentence to whoever declared something: that it is kept, or why not."""

    said: str = ""
    refused: RefusedChange = NOT_REFUSED


_NOTHING_SENT: Final = _Outcome()


def _keep(store: ClubStore, sent: _Declared, messages: Messages) -> _Outcome:
    """Keep what is declared where it can be read and nobody has changed it. It waits for the disk."""
    try:
        if sent.form is None:
            seasons = Seasons(store).declare(sent.seasons, sent.mark)
            return _Outcome(messages.text("ladders-kept", count=len(seasons)))
        if len(sent.form) > LONGEST:
            return _Outcome(refused=RefusedChange(messages.text("error-seasons-long", value1=LONGEST)))
        wrong = read_federation_form(sent.form).diagnostics if sent.form.strip() else ()
        if wrong:
            why = " ".join(f"{each.line}: {diagnostic_text(each, messages)}" for each in wrong)
            return _Outcome(refused=RefusedChange(why))
        keep_club_form(store, sent.form, sent.mark)
        return _Outcome(messages.text("ladders-form-kept"))
    except (BadSeasons, ChangedMeanwhile) as error:
        return _Outcome(refused=RefusedChange.of(error, messages))


@get("/ladders")
async def _ladders(renderer: TheRenderer, request: Incoming, house: House) -> Response[str]:
    seasons = await asyncio.to_thread(Seasons(house.store).all)
    return club_page(renderer, request, asking(request, house), "ladders.html", seasons=seasons)


@get("/ladders/{season:str}/{ladder:str}")
async def _one(
    renderer: TheRenderer, request: Incoming, house: House, season: FromPath[str], ladder: FromPath[str]
) -> Response[str]:
    found = await _found(house, season, ladder)
    return club_page(renderer, request, asking(request, house), "ladder.html", shown=found)


@get("/ladders/{season:str}/{ladder:str}/ladder.csv")
async def _as_csv(request: Incoming, house: House, season: FromPath[str], ladder: FromPath[str]) -> Response[bytes]:
    found = await _found(house, season, ladder)
    messages = messages_for(request)
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    heads = ("members-place", "members-name", "members-number", "ladders-figure")
    writer.writerow([*map(messages.text, heads), *(each.date for each in found.results)])
    for told, row in zip(rows_told(found.rows), found.rows, strict=True):
        worth = {score.event: amount for score, amount, _ in row.place.events}
        cells = [decimal_text(worth[each.event], 2) if each.event in worth else "" for each in found.results]
        writer.writerow([told["place"] or "", cell_text(row.name), cell_text(row.number), told["figure"], *cells])
    return Response(text.getvalue().encode("utf-8-sig"), media_type="text/csv; charset=utf-8")


async def _declared(
    renderer: Renderer,
    request: Incoming,
    house: ClubHouse,
    asked: Requester,
    outcome: _Outcome = _NOTHING_SENT,
    sent: _Declared | None = None,
) -> Response[str]:
    """Show what is declared; what was sent and refused stands in its field, with the mark of what it rests on."""

    def read() -> tuple[str, str]:
        return Seasons(house.store).text(), club_form_text(house.store)

    refusal = outcome.refused
    kept = dict(zip(("seasons", "form"), await asyncio.to_thread(read), strict=True))
    marks = {name: mark_of(text) for name, text in kept.items()}
    shown, meanwhile = dict(kept), ""
    if sent is not None and refusal.why:
        refused = "seasons" if sent.form is None else "form"
        shown[refused] = sent.seasons if sent.form is None else sent.form
        meanwhile = refused if refusal.meanwhile else ""
        marks[refused] = refusal.mark(sent.mark, marks[refused])
    values: dict[str, Any] = {"shown": shown, "kept": kept, "marks": marks, "meanwhile": meanwhile}
    values |= {"said": outcome.said, "why": refusal.why, "example": language_of(request).example}
    values["seasons"] = await asyncio.to_thread(Seasons(house.store).all)
    return club_page(renderer, request, asked, "ladders_office.html", status=refusal.status, **values)


@get("/office/ladders")
async def _office(renderer: TheRenderer, request: Incoming, house: House) -> Response[str]:
    return await _declared(renderer, request, house, of_the_club(request, house, Capability.CONDITIONS))


@post("/office/ladders", status_code=200)
async def _declare(renderer: TheRenderer, request: Incoming, house: House) -> Response[str]:
    asked = of_the_club(request, house, Capability.CONDITIONS, Scope.MANAGE)
    sent = await checked(_Declared, request, asked)
    kept = await asyncio.to_thread(_keep, house.store, sent, messages_for(request))
    return await _declared(renderer, request, house, asked, kept, sent)


LADDERS_PAGES: Final = (_ladders, _one, _as_csv, _office, _declare)


@get("/ladders", summary="The seasons and their ladders")
async def ladders_told(house: House) -> Response[list[SeasonListed]]:
    """List the seasons that the club has declared, each with its ladders."""
    seasons = await asyncio.to_thread(Seasons(house.store).all)
    told = [
        SeasonListed(
            key=each.key,
            name=each.name,
            begins=each.begins.isoformat(),
            ends=each.ends.isoformat(),
            ladders=[LadderNamed(one.key, one.name, one.formula.value) for one in each.ladders],
        )
        for each in seasons
    ]
    return Response(told)


@get("/ladders/{season:str}/{ladder:str}", summary="A ladder")
async def ladder_told(house: House, season: FromPath[str], ladder: FromPath[str]) -> Response[LadderAnswer]:
    """Return a ladder as it stands: places, figures, and what each event is worth."""
    found = await _found(house, season, ladder)
    events = [LadderEvent(each.event, each.title, each.date) for each in found.results]
    return Response(LadderAnswer("duplicado ladder 1", events, rows_told(found.rows)))


LADDERS: Final[tuple[HTTPRouteHandler, ...]] = (ladders_told, ladder_told)
"""Addresses below that of the service."""
