"""The page of a table, for a phone or a shared tablet: the frame, and the words for what its scripts show."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Final

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from duplicado.publish.messages import Messages
from duplicado.publish.pages.figures import unit_words
from duplicado.publish.stored_words import unnamed
from duplicado.score.law_77 import declarer_score
from duplicado.service.club.table_devices import claimable, may_choose_again, nameless_at, teams_at
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import TableKey, Viewer
from duplicado.service.live.sittings import seated
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.calls import EVERY_BID, Bid
from duplicado.vocabulary.cards import Rank
from duplicado.vocabulary.contracts import Contract, Doubling
from duplicado.vocabulary.notation import denomination_letters
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Denomination, Suit
from duplicado.web.addresses import event_path, table_path
from duplicado.web.club.authentication import Login, Requester, asking, at_table, checked, kept_token
from duplicado.web.club.page_language import House
from duplicado.web.club.pages import club_page
from duplicado.web.form_fields import LongText
from duplicado.web.incoming import Incoming
from duplicado.web.rendering import Renderer, TheRenderer

if TYPE_CHECKING:
    from duplicado.publish.pages.wording import Wording

_OF_THE_TABLE: Final = "table"
_AGAIN: Final = "again"
_SAID: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(
        (
            "we-are", "we-are-not", "side-of-phone", "whole-table", "goes-with-us", "wrong-seats", "no-names",
            "announced", "call-waits", "call-back", "call-aloud", "called-without-words", "clock-over", "sits-out",
            "last-round", "nothing-due", "session-over", "finish", "finish-saved", "finished-last", "finished-paired",
            "finished-waits", "enter", "agreed", "by-office", "say-otherwise", "correct",
            "dispute", "the-director", "agree-with-this", "cancelled", "postponed", "ruled", "elsewhere",
            "elsewhere-none", "pairs", "contract", "score", "asks-contract", "asks-declarer", "asks-result",
            "asks-lead", "asks-review", "levels", "denominations", "doubling", "declarer", "undoubled", "overtricks",
            "undertricks", "lead-suits", "lead-ranks", "send", "send-correction", "back", "give-up",
            "reason", "reason-tricks", "reason-contract", "reason-declarer", "reason-board", "reason-other",
            "reason-agreed", "not-played", "saved-here", "sent", "no-line", "scan-again", "give-pin", "refused",
            "try-again", "seen", "doubt-stated-otherwise", "it-is-right", "it-was-a-slip",
            "rankings-none", "ranking", "rank-place", "rank-pair", "rank-names", "rank-figure", "hands",
            "hands-later", "score-cards",
            "card-none", "card-shared", "card-board-number", "card-against", "card-contract", "card-score",
            "card-worth", "card-stated", "card-disputed", "card-ruled", "card-cancelled", "card-postponed",
            "card-missing", "card-tricks", "card-par", "device-of-table", "device-own",
            "chance-given", "chance-left-out",
        ),
        (),
    ),
    **dict.fromkeys(("board", "about-board", "call-about", "enter-board", "correct-board", "entry-of"), ("board",)),
    **dict.fromkeys(("asked-to-agree", "waits-for", "we-agree", "they-say", "ranking-of"), ("side",)),
    **dict.fromkeys(("round-of", "next-round", "round-over", "owed"), ("round",)),
    **dict.fromkeys(("clock-left", "clock-held"), ("minutes",)),
    **dict.fromkeys(("saved", "saved-not-lasting", "over", "down"), ("count",)),
    **dict.fromkeys(("dealer", "by"), ("seat",)),
    "table-title": ("table",),
    **dict.fromkeys(("are-you", "are-you-one", "are-you-two-of"), ("side", "who", "names")),
    **dict.fromkeys(("call-taken", "follow", "followed"), ("who",)),
    "goes-to": ("table", "side", "boards"),
    "stays-at": ("table", "side", "boards"),
    "finish-with-open": ("boards",),
    "agree-with": ("line",),
    **dict.fromkeys(("transferred", "transferred-within", "transferred-asked"), ("side", "tricks")),
    "line-words": ("contract", "seat", "result"),
    "lead-words": ("card",),
    "card-words": ("rank", "suit"),
    "score-written": ("points",),
    "left-elsewhere": ("tables",),
    "devices-here": ("devices",),
    "refused-of": ("board",),
    "card-of": ("who",),
    "card-session": ("session",),
    "card-total": ("boards",),
    "card-open": ("board",),
    "chance-in": ("place", "value"),
}  # fmt: skip
"""Sentences of the area `phone`, and what is put into each by the script."""


def phone_words(messages: Messages, kind: ContestKind) -> dict[str, str]:
    """Return what the scripts of a table's page say, by name; `{board}` and the like is for them to put in.

    Args:
        messages: of the reader's language.
        kind: of the contest: who has a number in it is a pair, a team or a player.
    """
    from duplicado.publish.pages.wording import Wording  # noqa: PLC0415 - see `rendering`

    wording = Wording(messages)
    said = {
        name: messages.text(f"phone-{name}", **{value: f"{{{value}}}" for value in values})
        for name, values in _SAID.items()
    }
    game = {
        "contestant": wording.text("web-contestant", kind=kind.value, number="{number}"),
        "notrump": wording.notrump(),
        "percent": wording.text("web-percent", value="{value}"),
        **{f"unit-{each}": unit for each, unit in unit_words(messages).items()},
        "notrump-name": wording.text("web-notrump-name"),
        "passed-out": wording.text("web-passed-out"),
        "doubled": wording.text("web-doubled"),
        "redoubled": wording.text("web-redoubled"),
        "made": wording.text("web-made"),
        "over-one": wording.text("web-over", count=1),
        "down-one": wording.text("web-down", count=1),
        "lead-is": wording.text("web-lead-is"),
        **{f"suit-{suit}": wording.suit(suit) for suit in Suit},
        **{f"seat-{seat}": wording.seat(seat) for seat in Seat},
        **{f"seat-name-{seat}": wording.seat_name(seat) for seat in Seat},
        **{f"side-{side}": wording.side(side) for side in Side},
        **{f"side-name-{side}": wording.side_name(side) for side in Side},
        **{f"vulnerable-{each}": wording.text(f"web-vulnerable-{each.value}") for each in Vulnerability},
        **{f"rank-{rank}": wording.rank(rank) for rank in Rank},
        # With the letters of the language's notation denominations are chosen on a keyboard.
        **{f"key-{each}": denomination_letters(each, messages.language.lexicon)[0].lower() for each in Denomination},
    }
    signed = {f"signed-{name}": words for name, words in unnamed(messages).items()}
    return {**said, **game, **signed}


@cache
def points_told() -> str:
    """Return as JSON what a declarer's side scores: a phone shows it before a result is sent, with a line or without.

    `made` has, by contract, the points from no overtrick on; `down`, by doubling, those from one trick down; each not
    vulnerable, then vulnerable. `vulnerable` has the boards on which a side is.
    """

    def listed(bid: Bid, doubling: Doubling, tricks: range) -> list[list[int]]:
        contract = Contract(bid, Seat.N, doubling)
        return [[declarer_score(contract, each, vulnerable=held) for each in tricks] for held in (False, True)]

    highest = EVERY_BID[-1]
    told = {
        "vulnerable": {str(side): [each.value for each in Vulnerability if each.includes(side)] for side in Side},
        "made": {
            f"{bid}{doubling}": listed(bid, doubling, range(6 + bid.level, 14))
            for bid in EVERY_BID
            for doubling in Doubling
        },
        "down": {str(doubling): listed(highest, doubling, range(12, -1, -1)) for doubling in Doubling},
    }
    return json.dumps(told, separators=(",", ":"))


@dataclass(frozen=True, slots=True)
class _WhoseForm:
    whose: Annotated[str, LongText(100)] = ""
    """The key of a contestant who sits there, or the word for a device of the table, or that for another choice."""


@get("/e/{event:str}/table")
async def _table_page(renderer: TheRenderer, request: Incoming, house: House, event: FromPath[str]) -> Response[Any]:
    asked = asking(request, house, Login.TABLE).of(event)
    if asked.viewer.table is None and asked.viewer.follows is None:
        return Redirect(event_path(event))
    desk = await house.open_events.open(event)
    if asked.admitted is not None and asked.admitted.is_undecided:
        return _whose(renderer, request, asked, event, desk)
    viewer = seated(asked.viewer, desk.state)
    held = asked.admitted
    wording = renderer.wording(request)
    words = phone_words(wording.messages, desk.state.conditions.kind)
    return club_page(
        renderer,
        request,
        asked,
        "table.html",
        event_name=event,
        title=desk.state.title or event,
        table=viewer.table,
        heading=_heading(wording, viewer, desk.state.conditions.kind),
        side=viewer.side,
        follows=viewer.follows,
        # Of boards that were shuffled at the table there will never be any.
        hands=desk.access.openness.hands and any(each.layouts for each in desk.state.sessions.values()),
        electronic=desk.state.conditions.electronic,
        pin_page=_pin_page(event, asked.viewer.table),
        now=datetime.now(UTC).isoformat(timespec="milliseconds"),
        words=json.dumps(words, ensure_ascii=False),
        points=points_told(),
        sides=tuple(Side),
        nameless=bool(nameless_at(asked.viewer, desk.state)),
        again=_AGAIN if held is not None and may_choose_again(held, desk.state, desk.record.order) else "",
        has_line_up=bool(teams_at(asked.viewer, desk.state)),
        # Who directs as well finds back: his office's page asks for its own cookie, this page shows nothing of it.
        office=event_path(event, "office") if asking(request, house, Login.OFFICE).of(event).viewer.plays else "",
    )


def _heading(wording: Wording, viewer: Viewer, kind: ContestKind) -> str:
    """Name the table, or the contestant with whom the device goes while he is at none."""
    if viewer.table is None:
        return wording.text("web-contestant", kind=kind.value, number=str(viewer.follows))
    return wording.text("phone-table-title", table=f"{viewer.table.section}{viewer.table.table}")


def _whose(
    renderer: Renderer, request: Incoming, asked: Requester, event: str, desk: OpenEvent, status: int = 200
) -> Response[str]:
    """Ask whose device it is that has shown the PIN of a table."""
    wording = renderer.wording(request)
    claims = claimable(asked.admitted, desk.state) if asked.admitted is not None else ()
    told: list[tuple[str, str]] = []
    for each in claims:
        names = desk.state.entered(each.contestant).name or " – ".join(each.names) or wording.text("phone-no-names")
        whose, at = (
            ("ours", wording.side_name(each.side)) if each.seat is None else ("mine", wording.seat_name(each.seat))
        )
        told.append((each.key, wording.text(f"whose-{whose}", side=at, who=str(each.contestant), names=names)))
    return club_page(
        renderer,
        request,
        asked,
        "whose.html",
        status=status,
        event_name=event,
        title=desk.state.title or event,
        table=asked.viewer.table,
        claims=told,
    )


@post("/e/{event:str}/table/whose", status_code=200)
async def _say_whose(renderer: TheRenderer, request: Incoming, house: House, event: FromPath[str]) -> Response[Any]:
    asked = at_table(request, house, event)
    said = (await checked(_WhoseForm, request, asked)).whose
    held, desk = asked.admitted, await house.open_events.open(event)
    token = kept_token(request, Login.TABLE)
    if held is not None and said == _AGAIN and may_choose_again(held, desk.state, desk.record.order):
        await asyncio.to_thread(house.entrance.choose_again, token)
    if held is None or said == _AGAIN or not held.is_undecided:
        return Redirect(event_path(event, "table"), status_code=303)
    claim = next((each for each in claimable(held, desk.state) if each.key == said), None)
    if claim is None and said != _OF_THE_TABLE:
        # The round is over there meanwhile: others sit there now.
        return _whose(renderer, request, asked, event, desk, status=409)
    who, side = (claim.contestant, claim.pair_of_team) if claim else (None, None)
    await asyncio.to_thread(house.entrance.belong, token, who, side=side)
    nameless = nameless_at(replace(asked.viewer, follows=who, side=side), desk.state)
    return Redirect(event_path(event, "table", *(["names"] if nameless else [])), status_code=303)


PHONE_PAGES: Final = (_table_page, _say_whose)


def _pin_page(event: str, table: TableKey | None) -> str:
    """Return the address at which the PIN is asked for: of the table at which the device was let in."""
    return event_path(event) if table is None else table_path(event, table)
