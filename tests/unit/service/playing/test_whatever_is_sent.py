"""Whatever is sent to a table over the wire is answered; what is not done says what to do instead and changes nothing.

What is sent follows from what is declared: the fields of the bodies, the actions of the game, the words of the table,
what a Director does and finds.
"""

from __future__ import annotations

import dataclasses
import itertools
import json
import secrets
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, get_args

import httpx
import msgspec
import pytest
from litestar.routes import HTTPRoute
from tests.unit.service.playing.at_tables import in_loop
from tests.unit.service.playing.on_the_wire import DIRECTOR, Browser, Served, served
from tests.unit.service.playing.test_stated_lines import DEAL

from duplicado.law.book import law_02
from duplicado.law.edition import Edition
from duplicado.service.playing.directing import DIRECTS
from duplicado.service.playing.finding_forms import findable
from duplicado.service.playing.played_table import PlayedTable
from duplicado.service.playing.room import CASUAL, TRAINING, digest_of
from duplicado.service.playing.seat_acts import WORDS
from duplicado.service.playing.seat_commands import Done, SeatCommand
from duplicado.service.playing.sitters import Sitter, SitterKind
from duplicado.service.playing.steps import BoardBegun, DirectorSat, KeyGiven, Seated, TableHeld
from duplicado.table.actions.forms import Instruction
from duplicado.table.actions.reader import Action, parse_action
from duplicado.table.state import TableMode, TableSetup
from duplicado.vocabulary.calls import PASS, parse_call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit
from duplicado.web.playing import director_pages, pages, seat_pages

TWO = (Card.parse("C5"), Card.parse("SA"))
PARTS: Final[dict[str, tuple[object, ...]]] = {
    "call": (PASS, parse_call("1C"), parse_call("7NT"), parse_call("X")),
    "card": TWO,
    "hidden": TWO[::-1],
    "cards": (TWO[:1], TWO),
    "designation": (*TWO, Suit.HEARTS, Instruction.LOW),
    "suits": ((Suit.CLUBS,), (Suit.CLUBS, Suit.SPADES)),
    "trick": (1, 13),
    "tricks": (0, 1, 13),
    "text": ("", " ", "words", "\0\u202e\n", '"\\' * 90),
    "target": (None, Seat.N),
    "seat": (Seat.N, Seat.W),
    "place": (None, 1, 319),
    "stated": (None, parse_call("8C")),
}
"""Values of the parts of actions, by name."""


def said(kind: type) -> Iterator[str]:
    """Write every action of a kind of which there are values here."""
    parts = [PARTS[each.name] for each in dataclasses.fields(kind)]
    for values in itertools.product(*parts):
        try:
            action = kind(*values)
            parse_action(str(action))
        except NotationError:
            continue
        yield str(action)


ACTS: Final = tuple(text for kind in get_args(Action) for text in said(kind))
NO_ACTS: Final = (
    "",
    "claims 14",
    "says 99",
    "asks 999:1S",
    "0C",
    "writes to partner",
    "dummy",
    "H1",
    "attention 99",
    "é",
    "x" * 400,
)

# ---- the table in each of its phases

BIDDING: Final = (("N", "P"), ("E", "P"))
LED: Final = (*BIDDING, ("S", "7S"), ("W", "P"), ("N", "P"), ("E", "P"), ("W", "CK face down"))
PLAYING: Final = (
    *LED,
    *((seat, "no questions") for seat in "NES"),
    *(("S", "dummy C2"), ("E", "C5"), ("S", "CA")),
)
CLAIMED: Final = (*PLAYING, ("S", "claims 12"))
PHASES: Final = {
    "auction": BIDDING,
    "clarification": LED,
    "play": PLAYING,
    "claim": CLAIMED,
    "disputed": (*CLAIMED, ("W", "disputes")),
    "over": (*CLAIMED, ("W", "agrees"), ("E", "agrees")),
    "held": (*PLAYING, ("E", "director")),
}
"""Steps that have happened on the board by then."""
RULES: Final = {"guarded": CASUAL, "training": TRAINING}


async def in_phase(there: Served, phase: str, rules: str) -> PlayedTable:
    """Put the board on the table up to a phase, with those who were there before."""
    desk = there.desk
    for seat in Seat:
        if desk.now.seats[seat].kind is not SitterKind.PERSON:
            await desk.happens(
                KeyGiven(seat, digest_of(there.table.keys[seat])), Seated(seat, Sitter(SitterKind.PERSON))
            )
    directed = there.at[DIRECTOR].proof != ""
    await desk.happens(TableHeld(stands=False), DirectorSat(present=directed))
    regulations = {**RULES[rules], "table.director": "human"}
    setup = TableSetup(law_02.board(1), mode=TableMode.GUARDED, layout=DEAL, regulations=regulations)
    await desk.happens(BoardBegun(setup))
    for by, do in PHASES[phase]:
        answer = await desk.take(Seat(by), SeatCommand(secrets.token_hex(8), do))
        assert isinstance(answer, Done), (phase, by, do, answer)
    return desk.now


class Sending:
    """Somebody who sends whatever he likes, and looks at the answers."""

    def __init__(self, there: Served) -> None:
        self.there, self.desk, self.sent = there, there.desk, 0

    async def does(self, by: Browser, at: str = "", **said: object) -> dict[str, Any]:
        """Send a command; see that it is answered, with a remedy and without harm where it is not done."""
        self.sent += 1
        before = self.desk.now
        answer = await self.posts(by, at or f"{by.at}/do", json={"id": f"x{self.sent}", **said})
        return self.is_answered(answer, before, said)

    async def posts(self, by: Browser, at: str, **said: Any) -> httpx.Response:  # noqa: ANN401 - whatever is sent
        return await by.client.post(at, headers={"X-CSRF-Token": by.proof}, **said)

    def is_answered(self, answer: httpx.Response, before: PlayedTable, said: object) -> dict[str, Any]:
        assert answer.status_code in {200, 400, 403, 404, 409, 413}, (said, answer.status_code, answer.text)
        assert len(answer.content) % 256 == 0, said
        told = dict(answer.json())
        if answer.status_code == 200:
            assert told.get("code", "done") == "done", said
        else:
            assert told["code"], said
            assert told["sentence"], (said, told)
            assert self.desk.now is before, said
        return told


async def sent_in(folder: Path, phase: str, rules: str, seats: Iterable[tuple[str, str]]) -> set[str]:
    """Send what is to be sent by players in a phase; return the codes of the answers."""
    async with served(folder) as there:
        sending, codes = Sending(there), set[str]()
        begun = await in_phase(there, phase, rules)
        for seat, do in seats:
            told = await sending.does(there.at[seat], do=do, means="", line=None)
            codes.add(told["code"])
            if there.desk.now is not begun:
                begun = await in_phase(there, phase, rules)
        return codes


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.sampled
def test_every_act_is_answered_in_every_phase(tmp_path: Path, phase: str, rules: str) -> None:
    @in_loop
    async def all_of_them(folder: Path) -> None:
        texts = (*ACTS, *WORDS, *NO_ACTS)
        codes = await sent_in(folder, phase, rules, zip(itertools.cycle("NESW"), texts))
        assert {"done", "not-understood"} <= codes
        assert codes <= {"done", "not-understood", "law", "held", "not-now", "concession-stands", "changed-since"}

    all_of_them(tmp_path)


# ---- bodies

BODIES: Final[dict[str, type[msgspec.Struct]]] = {
    "/{table:str}/sit": pages._Key,  # pyright: ignore[reportPrivateUsage] - what the address reads
    "/{table:str}/{seat:str}/do": seat_pages._Sent,  # pyright: ignore[reportPrivateUsage] - as above
    "/{table:str}/director/do": director_pages._Sent,  # pyright: ignore[reportPrivateUsage] - as above
}
"""Bodies that the addresses read which are sent JSON."""
VALUES: Final[tuple[object, ...]] = (
    *(None, True, -1, 1.5, 10**30, [], {}, [[]], {"a": [1]}),
    *("", " ", "\n", "\0", "N", "claims 3", "x" * 65, "x" * 401, "𝄞" * 400, "é" * 200, "\u202e", "S" * 100_000),
)
RAW: Final = (
    *(b"", b"{", b"null", b"[]", b'"P"', b"1", b"\xff\xfe", b'{"id": "\\ud800", "do": "P"}', b"[" * 5_000),
    *(b'{"id": "a", "id": "b", "do": "P", "do": "1S"}', b"{}" * 4_000, b" " * 20_000, b"id=a&do=P"),
)


def bodies(kind: type[msgspec.Struct], usual: dict[str, object]) -> Iterator[bytes]:
    """Write bodies in which a field is missing, is of another kind, too long, or unknown."""
    for each in msgspec.structs.fields(kind):
        for value in VALUES:
            yield json.dumps({**usual, each.name: value}).encode()
            yield json.dumps({**usual, each.name: value}, ensure_ascii=False).encode()
        yield json.dumps({name: value for name, value in usual.items() if name != each.name}).encode()
    yield json.dumps({**usual, "seat": "N"}).encode()
    yield from RAW


def test_every_body_that_an_address_reads_is_declared_here() -> None:
    declared = {each for each in msgspec.Struct.__subclasses__() if each.__module__.startswith("duplicado.web.playing")}
    assert declared == set(BODIES.values())


@in_loop
async def test_every_body_is_answered_whatever_is_in_it(tmp_path: Path) -> None:
    async with served(tmp_path, directed=True) as there:
        sending = Sending(there)
        posts = {
            route.path_format.removeprefix("/play")
            for route in there.site.routes
            if isinstance(route, HTTPRoute) and "POST" in route.methods and route.path.startswith("/play/")
        }
        assert {each.replace(":str", "") for each in BODIES} <= posts
        await in_phase(there, "play", "guarded")
        usual: dict[str, dict[str, object]] = {
            "/{table:str}/sit": {"key": str(there.table.keys[Seat.S])},
            "/{table:str}/{seat:str}/do": {"do": "claims 3", "line": "trumps", "means": "so"},
            "/{table:str}/director/do": {"do": "looks", "text": "a claim"},
        }
        codes: dict[str, int] = {}
        for at, kind in BODIES.items():
            by = there.at[DIRECTOR if "director" in at else "S"]
            address = "/play" + at.replace("{table:str}", there.table.name).replace("{seat:str}", "S")
            for number, body in enumerate(bodies(kind, {"id": "v", **usual[at]} if "do" in at else usual[at])):
                before = there.desk.now
                fresh = body.replace(b'"id": "v"', b'"id": "v%d"' % number)
                told = sending.is_answered(await sending.posts(by, address, content=fresh), before, fresh[:300])
                codes[told.get("code", "done")] = codes.get(told.get("code", "done"), 0) + 1
                if there.desk.now.board != before.board:
                    await in_phase(there, "play", "guarded")
        assert {"done", "bad-request", "too-long", "too-large", "no-line", "wrong"} <= set(codes)


@in_loop
async def test_nobody_acts_for_a_seat_that_is_not_his(tmp_path: Path) -> None:
    async with served(tmp_path, directed=True) as there:
        sending = Sending(there)
        other = await there.room.open_table()
        await in_phase(there, "auction", "guarded")
        for by, place in itertools.permutations(there.at, 2):
            told = await sending.does(there.at[by], f"{there.at[place].at}/do", do="P")
            assert told["code"] == "not-found", (by, place)
        for at in (f"/play/{other.name}/S/do", "/play/00000000/S/do", f"{there.at['S'].at}x/do", "/play/S/S/do"):
            assert (await sending.does(there.at["S"], at, do="P"))["code"] == "not-found"
        south, north = there.at["S"], there.at["N"]
        own, south.proof = south.proof, north.proof
        assert (await sending.does(south, do="P"))["code"] == "not-allowed"
        south.proof = own
        assert (await sending.does(south, do="1S"))["code"] == "done"


# ---- the Director


def findings() -> Iterator[str]:
    """Write findings: each that a page offers with what is and what is not an answer to it."""
    values = (
        "true",
        "false",
        "3",
        "-1",
        "99",
        "N",
        "SA",
        "[SA, H2]",
        "[]",
        "{}",
        "{NS: 3}",
        "{NS: 3, EW: 99}",
        "{N: 13}",
        "x",
        "[[",
        '"',
    )
    for number, each in enumerate(findable(Edition.LAWS_2017)):
        for value in itertools.islice(itertools.cycle(values), number, number + 6):
            yield f"{each.key}: {value}"
    yield from (
        "",
        ":",
        "70",
        "70:",
        "70: {NS: 3, NS: 4}",
        "70: {NS: 5, EW: 7}",
        "99: true",
        "{",
        "{}",
        "- 70: 1",
        "x" * 400,
        "\0: true",
        "27B1(a): true # so",
    )


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.sampled
def test_everything_that_a_director_does_and_finds_is_answered(tmp_path: Path, phase: str) -> None:
    @in_loop
    async def all_of_it(folder: Path) -> None:
        async with served(folder, directed=True) as there:
            sending = Sending(there)
            begun = await in_phase(there, phase, "training")
            texts = [(do, text) for do in (*DIRECTS, "shouts") for text in ("", "N", "x", "\0" * 400)]
            for do, text in (*texts, *(("finds", each) for each in findings())):
                await sending.does(there.at[DIRECTOR], do=do, text=text)
                if there.desk.now is not begun:
                    begun = await in_phase(there, phase, "training")

    all_of_it(tmp_path)
