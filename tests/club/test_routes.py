"""Every address of the server by everybody who may come to it: what is not written out here fails.

The addresses are those that the application itself has; the commands those of the table in `test_matrix`.
"""

from __future__ import annotations

import base64
import itertools
import json
import zlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.routes import HTTPRoute
from tests.club.conftest import EVENT, LAPTOP, Club, founded, founding, result, serving
from tests.unit.service.live.test_matrix import COMMANDS, MATRIX

from duplicado.event.contest import ContestantId
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.planning import DealsRecorded
from duplicado.event.facts.progress import SessionEnded
from duplicado.formats.event_record.document import fact_data
from duplicado.service.acts.bodies import example_bodies, said_by_example
from duplicado.service.acts.registry import ACTS
from duplicado.service.club import attempt_limits
from duplicado.service.club.access_tokens import AccessPass, Scope
from duplicado.service.club.event_terms import ClubEvening, EveningKind
from duplicado.service.club.simultaneous_clubs import packed_facts
from duplicado.service.live.roles import DEFAULT_GRANTS, Role, TableKey
from duplicado.vocabulary.hands import Deal
from duplicado.web.club.app import club_site
from duplicado.web.club.authentication import login_of
from duplicado.web.club.moved_addresses import FORMER, SHORT

EVERYBODY = "CODASPKYU"
"""The organizer of the whole Club; of the event the Organizer, Director, Assistant, Scorer, a Player, a
Commentator, the displaY; and the pUblic."""
LETTERS = dict(zip("ODASPKY", (each for each in Role if each is not Role.PUBLIC), strict=True))
OTHER = "Friday"
OVER = "Over"
"""The event whose results are looked at: play has ended, nothing is published."""


@dataclass(frozen=True)
class Route:
    """The roles that get in at an address, and the answer to the others."""

    may: str
    """Letters."""
    json: Callable[[World], object] | None = None
    form: Callable[[World], dict[str, str]] | None = None
    else_told: frozenset[int] = frozenset({401, 403})
    lets_in: bool = False
    """An address where people come in: nobody has a page of ours before it."""


HIDDEN = frozenset({404})
"""A page that may not be shown is answered like one that is not there."""
OFFICE = "CODAS"
MANAGING = "COD"


def body(**values: object) -> Callable[[World], object]:
    return lambda _world: values


def filled(**values: str) -> Callable[[World], dict[str, str]]:
    return lambda _world: values


def some_code(world: World) -> str:
    grant = AccessPass(EVENT, Role.DISPLAY, "the wall", scopes=frozenset({Scope.SEE}))
    return world.club.house.entrance.issue_code(grant, issuer=LAPTOP)


def some_guest(world: World) -> str:
    token = world.token(Role.DISPLAY, EVENT)
    return world.club.house.entrance.admit(token).viewer.subject


def some_person(world: World) -> str:
    return world.club.house.people.add(f"Somebody {next(world.count)}").id


def some_event(world: World) -> object:
    return {"id": "founding", "name": f"E{next(world.count)}", "facts": [fact_data(each) for each in founding()]}


def some_template(world: World) -> str:
    name = f"T{next(world.count)}"
    world.club.house.templates.save(name, EVENING)
    return name


def told_by_example(act: str) -> object:
    """The body of an act as the first of its declared examples has it."""
    return example_bodies(ACTS[act])[0]


def announcement() -> dict[str, str]:
    """The fields of the form of an announcement, as its example fills them in."""
    declared = ACTS["announce"]
    told = said_by_example(declared, declared.examples[0])
    return {name: value if isinstance(value, str) else ", ".join(value) for name, value in told.items()}


def new_evening(world: World) -> dict[str, str]:
    """The answers of the pages of a new event, and the name and id that the second has for it."""
    name = f"E{next(world.count)}"
    return {"title": name, "kind": "pairs", "number": "10", "minutes": "180", "name": name, "command": name}


def sent_devices(world: World) -> dict[str, str]:
    name = f"E{next(world.count)}"
    return {"file_name": DEVICES["file"], "packed": PACKED, "title": name, "command": name}


def packed_clubs(world: World) -> dict[str, str]:
    name = f"E{next(world.count)}"
    return {"title": name, "command": name, "packed": base64.b64encode(packed_facts(founding())).decode()}


def same_access(world: World) -> object:
    served = world.club.house.open_events.served
    found: object = json.loads(served[EVENT].access.text())
    return found


EVENING = ClubEvening(title="Friday pairs", kind=EveningKind.PAIRS, number=10, minutes=180)
DEVICES = {
    "file": "two-tables.bws",
    "data": base64.b64encode(
        (Path(__file__).parent.parent / "samples" / "bws" / "two-tables.bws").read_bytes()
    ).decode(),
}
PACKED = base64.b64encode(zlib.compress(base64.b64decode(DEVICES["data"]))).decode()
FEDERATION = 'columns = [{ heading = "Place", value = "place" }]'
AT = "/api/1/events/{event}"
PAGE = "/e/{event}"
ROUTES: dict[str, Route] = {
    # ---- for programs
    "GET /api/1/openapi.json": Route(EVERYBODY),
    "GET /api/1/events": Route(EVERYBODY),
    "POST /api/1/events": Route("C", json=some_event),
    "POST /api/1/codes/redeem": Route(
        EVERYBODY, json=lambda world: {"code": some_code(world), "cookie": True}, lets_in=True
    ),
    "GET /api/1/me": Route("CODASPKY"),
    "DELETE /api/1/me": Route("CODASPKY"),
    "GET /api/1/people": Route("C"),
    "POST /api/1/people": Route("C", json=body(name="A. Player")),
    "GET /api/1/people/{person}": Route("C"),
    "DELETE /api/1/people/{person}": Route("C"),
    "POST /api/1/people/{person}/held": Route("C", json=body(also=["Some body"])),
    "POST /api/1/people/{person}/erase": Route("C", json=body(also=["Some body"])),
    "GET /api/1/members": Route("C"),
    "POST /api/1/members/search": Route("C", json=body(text="no")),
    "PUT /api/1/members/{person}": Route("C", json=body(grade="A")),
    "GET /api/1/members/{person}/history": Route("C"),
    f"POST {AT}/members/search": Route("CODAS", json=body(text="no")),
    f"POST {AT}/commands": Route(
        "CODASP", json=lambda world: {"id": f"c{next(world.count)}", "facts": [fact_data(result(3, 5, "4S N ="))]}
    ),
    f"POST {AT}/results": Route(
        "CODASP",
        json=lambda world: {"id": f"r{next(world.count)}", "board": 5, "line": "4S N =", "table": 3, "side": "NS"},
    ),
    f"POST {AT}/follow": Route("P", json=body(contestant="3")),
    f"POST {AT}/call-taken-back": Route("P", json=body(id="back", call="another's")),
    f"GET {AT}/chance": Route("CODASPKY"),
    f"POST {AT}/chance": Route("P", json=body(commitment="0" * 64, hash="1" * 64)),
    f"GET {AT}/devices": Route("CODASPKY"),
    # Another event is over, and one has a table of that number.
    "GET /m/{place}": Route(EVERYBODY),
    "GET /today": Route(EVERYBODY),
    "POST /office/new/movement": Route("C", form=new_evening),
    # ---- tables at which people and robots play in a browser: of those here nobody has a seat
    "GET /play": Route(EVERYBODY),
    "GET /play/{table}": Route(EVERYBODY),
    "GET /play/systems/{name}": Route(EVERYBODY),
    **{
        f"GET /play/{path}": Route("", else_told=frozenset({401, 403, 404}))
        for path in (
            "{table}/links",
            *("{table}/{seat}" + page for page in ("", "/stream", "/view")),
            *("{table}/director" + page for page in ("", "/stream", "/view")),
            *("{table}/{seat}" + page for page in ("/boards", "/boards/{number}", "/files/{name}", "/times.csv")),
            *("{table}/look/{seat}" + page for page in ("", "/stream")),
        )
    },
    **{
        f"POST /play/{path}": Route("", form=filled(), else_told=frozenset({400, 401, 403, 404}))
        for path in (
            *("{table}/sit", "{table}/director/do"),
            *("{table}/{seat}/" + act for act in ("do", "spectator", "take", "leave")),
        )
    },
    "POST /play": Route(EVERYBODY, form=filled(), lets_in=True),
    "GET /play/lobby": Route("CODASP"),
    "POST /play/lobby": Route("CODASP", form=filled(), lets_in=True),
    "POST /play/lobby/{table}": Route("", form=filled(seat="S"), else_told=frozenset({401, 409})),
    "POST /play/lesson": Route(EVERYBODY, form=filled(case="laws/law_27/1"), lets_in=True),
    # Of an event that is played with cards: there are no such tables, for players and the office alike.
    f"GET {PAGE}/table/seat": Route("", else_told=frozenset({401, 404})),
    f"POST {PAGE}/table/seat": Route("", form=filled(seat="N"), else_told=frozenset({401, 404})),
    # Nor matches.
    f"GET {PAGE}/match": Route("", else_told=HIDDEN),
    f"GET {PAGE}/match/{{session}}/{{place}}": Route("", else_told=HIDDEN),
    f"POST {PAGE}/match/{{session}}/{{place}}": Route("", form=filled(board="1", text="x"), else_told=HIDDEN | {401}),
    f"GET {PAGE}/played": Route("", else_told=HIDDEN),
    f"GET {PAGE}/played/{{session}}/{{board}}": Route("", else_told=HIDDEN),
    f"GET {PAGE}/played/{{session}}/{{board}}/{{place}}": Route("", else_told=HIDDEN),
    f"GET {PAGE}/played/{{session}}/{{board}}/files/{{form}}": Route("", else_told=HIDDEN),
    f"POST {PAGE}/office/electronic": Route("", form=filled(), else_told=frozenset({401, 403, 404})),
    "GET /office/table-codes.pdf": Route("C"),
    f"POST {PAGE}/office/access/tonight": Route(MANAGING, form=filled(end="yes")),
    f"POST {AT}/enter": Route(
        EVERYBODY, json=lambda world: {"session": 1, "table": 4, "pin": world.pin, "cookie": True}, lets_in=True
    ),
    f"GET {AT}/view": Route(EVERYBODY),
    f"GET {AT}/rankings": Route(EVERYBODY),
    f"GET {AT}/hall": Route(EVERYBODY),
    f"GET {AT}/office": Route(OFFICE),
    f"GET {AT}/hands/{{session}}/{{board}}": Route(MANAGING),
    f"GET {AT}/cards": Route("P"),
    # Of a board that nobody is still to play and only where the Organizer lets hands be seen: nobody's now.
    f"GET {AT}/hand-records/{{session}}/{{board}}": Route("", else_told=frozenset({401, 403, 409})),
    f"GET {AT}/access": Route(MANAGING),
    f"PUT {AT}/access": Route(MANAGING, json=same_access),
    f"GET {AT}/audit": Route(MANAGING),
    f"POST {AT}/backup": Route(MANAGING),
    f"GET {AT}/health": Route(MANAGING),
    f"POST {AT}/codes": Route(MANAGING, json=body(role="display", by="the wall")),
    f"POST {AT}/tokens": Route(MANAGING, json=body(role="display", by="a program")),
    f"POST {AT}/pins": Route(MANAGING, json=body(session=1, tables=[5])),
    f"DELETE {AT}/subjects/{{subject}}": Route(MANAGING),
    # ---- what the framework serves of its own
    "GET /api/1/schema": Route(EVERYBODY),
    "GET /api/1/schema/openapi.json": Route(EVERYBODY),
    "GET /api/1/schema/{path}": Route("", else_told=HIDDEN),
    # ---- pages for everybody
    "GET /": Route(EVERYBODY),
    "GET /connect": Route(EVERYBODY),
    "GET /feed.atom": Route(EVERYBODY),
    "GET /static/{file_path}": Route(EVERYBODY),
    "GET /exam": Route(EVERYBODY),
    "GET /law": Route(EVERYBODY),
    "GET /law/{place}": Route(EVERYBODY),
    "GET /law/{edition}/{place}": Route(EVERYBODY),
    "GET /law/case/{folder}/{file}/{place}": Route("", else_told=HIDDEN),
    "GET /law/{edition}/case/{folder}/{file}/{place}": Route("", else_told=HIDDEN),
    "GET /in/{code}": Route(EVERYBODY),
    "POST /in": Route(EVERYBODY, form=lambda world: {"code": some_code(world)}, lets_in=True),
    f"GET {PAGE}": Route(EVERYBODY),
    # They say where a page is, whoever asks: the page itself decides what is shown.
    **{f"GET {PAGE}/{each}": Route("", else_told=frozenset({308})) for each in (*FORMER, *SHORT)},
    **{f"POST {PAGE}/{each}": Route("", else_told=frozenset({308})) for each in FORMER},
    f"GET {PAGE}/dealt": Route("", else_told=HIDDEN),
    f"GET {PAGE}/dealt/{{session}}/{{number}}": Route("", else_told=HIDDEN),
    f"GET {PAGE}/wall": Route(EVERYBODY),
    f"GET {PAGE}/t/{{session}}/{{place}}": Route(EVERYBODY),
    f"POST {PAGE}/t/{{session}}/{{place}}": Route(
        EVERYBODY, form=lambda world: {"pin": world.pin}, lets_in=True
    ),
    # ---- a table, the scorer
    f"GET {PAGE}/table": Route("P", else_told=frozenset({302})),
    f"POST {PAGE}/table/whose": Route("P", form=filled(whose="table")),
    f"GET {PAGE}/table/names": Route("P"),
    f"POST {PAGE}/table/names": Route("P", form=filled(who="99", name="Eva Gil")),
    f"GET {PAGE}/table/line-up": Route("P"),
    f"POST {PAGE}/table/line-up": Route("P", form=filled(who="99", north="Eva Gil")),
    f"GET {PAGE}/scorer": Route(OFFICE),
    f"POST {PAGE}/scorer": Route(OFFICE, form=filled(lines="")),
    f"GET {PAGE}/scorer/slips": Route(OFFICE),
    # ---- the office of an event
    **{
        f"GET {PAGE}/office{path}": Route(OFFICE)
        for path in ("", "/live", "/results", "/results/place", "/ranking", "/rulings", "/rulings/new")
    },
    # Its first entry is the founding, which is no ruling.
    f"GET {PAGE}/office/rulings/{{number}}": Route("", else_told=frozenset({401, 403, 404})),
    **{
        f"GET {PAGE}/office{path}": Route(OFFICE)
        for path in ("/movement", "/settings/record", "/cards.pdf")
    },
    f"POST {PAGE}/office/do/{{act}}": Route(
        OFFICE, form=lambda world: {"id": f"d{next(world.count)}", **announcement()}
    ),
    f"GET {PAGE}/office/access": Route(MANAGING),
    f"GET {PAGE}/office/pair": Route(MANAGING),
    f"POST {PAGE}/office/pair": Route(MANAGING, form=filled(shown="nothing")),
    f"GET {PAGE}/office/boards": Route(OFFICE),
    f"POST {PAGE}/office/boards": Route(MANAGING, form=filled(session="9", how="dealt")),
    f"GET {PAGE}/office/session": Route(MANAGING),
    f"POST {PAGE}/office/session": Route(MANAGING, form=filled(minutes="1")),
    f"GET {PAGE}/record.json": Route("CODASPY", else_told=HIDDEN),
    "GET /verify_record.py": Route(EVERYBODY),
    f"POST {PAGE}/office/replaced": Route(MANAGING, form=filled(how="leave")),
    f"POST {PAGE}/office/access/code": Route(MANAGING, form=filled(role="display", by="the wall")),
    f"POST {PAGE}/office/access/wall": Route(MANAGING, form=filled()),
    f"POST {PAGE}/office/access/pins": Route(MANAGING, form=filled(table="1-5")),
    f"POST {PAGE}/office/access/cards.pdf": Route(MANAGING, form=filled(**{"pin 1-4": "1234"})),
    f"POST {PAGE}/office/access/revoke": Route(MANAGING, form=lambda world: {"subject": some_guest(world)}),
    f"POST {PAGE}/office/ranking": Route(MANAGING, form=filled(display="every-round")),
    f"POST {PAGE}/office/access/grants": Route(MANAGING, form=filled(players="every-round")),
    f"POST {PAGE}/office/deals.pbn": Route(MANAGING, form=filled()),
    # ---- results of an event that is over and not published
    **{
        f"GET {PAGE}/results{path}": Route("CODASPY", else_told=HIDDEN)
        for path in (
            "", "/boards", "/board/{number}", "/projector", "/contestant/{address}", "/contestant/{address}/kept",
            "/ranking.csv", "/ranking.json", "/travellers.csv", "/cards.csv", "/board/{number}/board.json",
        )
    },
    **{
        # Of matches, of several sessions, of play that was written down, of categories: this event has none.
        f"GET {PAGE}/results{path}": Route("", else_told=HIDDEN)
        for path in (
            "/bracket", "/matches", "/match/{address}", "/session/{part}", "/session/{part}/boards",
            "/session/{part}/board/{number}", "/session/{part}/board/{number}/table/{row}",
            "/board/{number}/table/{row}", "/ranking/{address}",
            *(f"/session/{{part}}/{file}" for file in ("ranking.csv", "ranking.json", "travellers.csv", "cards.csv")),
            "/session/{part}/board/{number}/board.json",
        )
    },
    # ---- acts, files and forms of the office
    f"GET {AT}/acts": Route(OFFICE),
    f"GET {AT}/boards": Route(OFFICE),
    f"POST {AT}/boards/{{session}}": Route(MANAGING, json=body(id="x", how="dealt", rehearse=True)),
    f"POST {AT}/acts/{{act}}": Route(
        "CODA", json=lambda world: {"id": f"a{next(world.count)}", "act": told_by_example("announce")}
    ),
    f"GET {AT}/files": Route(OFFICE),
    f"GET {AT}/files/{{file}}": Route(OFFICE),
    f"GET {AT}/register": Route(MANAGING),
    f"GET {AT}/conditions": Route(OFFICE),
    f"GET {AT}/times/{{session}}": Route(OFFICE),
    **{
        f"GET {PAGE}/office{path}": Route(OFFICE)
        for path in (
            "/settings", "/people", "/people/line-ups",
            "/files", "/files/{key}", "/forms/{kind}", "/results/score", "/rulings/written",
        )
    },
    f"GET {PAGE}/office/rulings/register": Route(MANAGING),
    f"POST {PAGE}/office": Route(OFFICE, form=filled(text="no")),
    f"POST {PAGE}/office/people": Route(OFFICE, form=filled(text="no")),
    f"POST {PAGE}/office/rulings/register": Route(MANAGING, form=filled(name="no")),
    f"POST {PAGE}/office/files/federation": Route(OFFICE, form=filled(form=FEDERATION, sure="1")),
    # ---- templates
    "GET /api/1/templates": Route("C"),
    "PUT /api/1/templates/{template}": Route("C", json=body(title="x", kind="pairs", number=10, minutes=180)),
    "DELETE /api/1/templates/{template}": Route("C"),
    "POST /api/1/templates/{template}/rename": Route("C", json=lambda world: {"name": f"{some_template(world)} too"}),
    "POST /api/1/templates/{template}/events": Route(
        "C", json=lambda world: {"id": f"t{next(world.count)}", "name": f"E{next(world.count)}"}
    ),
    # ---- events out of files, of many clubs, of those who are out; the way to one's own table
    "POST /api/1/imports": Route("C", json=body(id="im", rehearse=True, **DEVICES)),
    "POST /api/1/simultaneous": Route("C", json=body(id="si", title="X", own=[OVER], rehearse=True)),
    f"POST {AT}/consolation": Route("C", json=body(id="co")),
    f"POST {AT}/final": Route("C", json=body(id="fi", rehearse=True)),
    # Of those who are here nobody plays: for who does see `test_own_table`.
    f"POST {AT}/own-table": Route("", json=body()),
    f"POST {PAGE}/office/table": Route("", form=filled()),
    f"GET {PAGE}/office/consolation": Route("C"),
    f"POST {PAGE}/office/consolation": Route("C", form=filled()),
    f"GET {PAGE}/office/final": Route("C"),
    f"POST {PAGE}/office/final": Route("C", form=filled()),
    "GET /office/import": Route("C"),
    "POST /office/import": Route("C", form=filled(file_name=DEVICES["file"], packed=PACKED)),
    "POST /office/import/take": Route("C", form=sent_devices),
    "GET /office/clubs": Route("C"),
    "POST /office/clubs": Route("C", form=filled(title="X", own=OVER)),
    "POST /office/clubs/make": Route("C", form=packed_clubs),
    # ---- the office of the club
    "GET /office": Route("C"),
    "GET /office/new": Route("C"),
    "POST /office/new": Route("C", form=new_evening),
    "GET /office/new/movement": Route("C"),
    "GET /office/templates": Route("C"),
    "POST /office/templates/rename": Route(
        "C", form=lambda world: {"template": some_template(world), "name": f"{some_template(world)} too"}
    ),
    "POST /office/templates/delete": Route("C", form=lambda world: {"template": some_template(world)}),
    "GET /office/people": Route("C"),
    "POST /office/people/add": Route("C", form=filled(people="Eva Gil")),
    "POST /office/people/held": Route("C", form=filled(name="Nobody at all")),
    "POST /office/people/forget": Route("C", form=filled(name="Nobody at all")),
    "POST /office/archived": Route("C", form=filled(event="none")),
    "GET /api/1/archived": Route("C"),
    f"PUT {AT}/archived": Route("C", json=body(archived=False)),
    f"DELETE {AT}": Route("C"),
    "PUT /api/1/office-pin": Route("C", json=body(wanted=False)),
    f"GET {PAGE}/office/archive": Route("C"),
    # With another title nothing is deleted.
    f"POST {PAGE}/office/archive": Route("C", form=filled(how="deleted", title="another")),
    "POST /office/people/keep": Route("C", form=filled(audit="400")),
    "GET /office/people/{id_}/kept.json": Route("C"),
    "GET /ladders": Route(EVERYBODY),
    "GET /ladders/{season}/{ladder}": Route(EVERYBODY),
    "GET /ladders/{season}/{ladder}/ladder.csv": Route(EVERYBODY),
    "GET /office/ladders": Route("C"),
    "POST /office/ladders": Route("C", form=filled(seasons="")),
    "GET /api/1/ladders": Route(EVERYBODY),
    "GET /api/1/ladders/{season}/{ladder}": Route(EVERYBODY),
    "GET /office/settings": Route("C"),
    "POST /office/settings": Route("C", form=filled(name="")),
    "POST /office/settings/pin": Route("C", form=filled(end="yes")),
    "POST /office/settings/backup": Route("C", form=filled()),
    "POST /office/settings/restore": Route("C", form=filled()),
    "POST /office/settings/mail": Route("C", form=filled()),
    # No server is set.
    f"POST {PAGE}/office/mail": Route("", form=filled(), else_told=frozenset({401, 403, 404})),
    # No logo was given.
    "GET /club/logo": Route("", else_told=HIDDEN),
    "GET /office/members": Route("C"),
    "POST /office/members": Route("C", form=filled(text="no")),
    "GET /office/members/members.csv": Route("C"),
    "POST /office/members/save": Route("C", form=filled(name="Eva Gil")),
    "POST /office/members/import": Route("C", form=filled(list="Eva Gil")),
    "POST /office/members/take": Route("C", form=filled(source="")),
    "GET /office/members/{id_}": Route("C"),
    "POST /office/members/{id_}/merge": Route("C", form=lambda world: {"other": some_person(world)}),
    "POST /office/members/{id_}/link": Route("C", form=filled()),
    "POST /office/settings/partners": Route("C", form=filled()),
    # ---- personal links and the partner desk: nobody here has opened a link, and visitors are not let in
    "GET /member/{code}": Route("", else_told=HIDDEN),
    "POST /member": Route(EVERYBODY, form=filled(), lets_in=True),
    f"GET {PAGE}/partners": Route(EVERYBODY),
    f"POST {PAGE}/partners": Route("", form=filled(said="looks")),
}  # fmt: skip
VALUES: dict[str, str] = {
    "template": "None", "table": "none", "seat": "none",
    "event": EVENT, "session": "1", "board": "5", "subject": "nobody-1", "place": "4", "code": "ABCD-EFGH",
    "file_path": "site.css", "act": "announce", "number": "5", "row": "1", "address": "1", "part": "1",
    "season": "none", "ladder": "none", "key": "none", "kind": "none", "edition": "2017", "folder": "none",
    "file": "none", "path": "none", "name": "natural", "id_": "none", "form": "pbn",
}  # fmt: skip
OF_LAW = "27"


def addresses() -> set[str]:
    """Return every method and address that the application answers."""
    return {
        f"{method} {route.path_format}"
        for route in club_site("unused").routes
        if isinstance(route, HTTPRoute)
        for method in route.methods - {"HEAD", "OPTIONS"}
    }


SEARCHES = frozenset(
    {
        "POST /office/members",
        f"POST {PAGE}/office",
        f"POST {PAGE}/office/people",
        f"POST {PAGE}/office/rulings/register",
        "POST /api/1/members/search",
        f"POST {AT}/members/search",
    }
)
"""The searches: what is typed is sent in the body, so that names stand in no address."""


def test_every_address_of_the_server_is_written_out_here() -> None:
    assert set(ROUTES) == addresses()


@dataclass
class World:
    """A served club, and who comes to it."""

    club: Club
    pin: str
    client: httpx.Client
    count: Iterator[int] = field(default_factory=itertools.count)
    known: dict[tuple[str, str], Comer] = field(default_factory=dict[tuple[str, str], "Comer"])

    def token(self, role: Role, event: str, plays: tuple[ContestantId, ...] = (), days: float = 1) -> str:
        table = TableKey(1, "", 3) if role is Role.PLAYER else None
        grant = AccessPass(event, role, f"the {role.value}", table, plays=plays, scopes=frozenset(Scope), pin_of=table)
        grant = replace(grant, round=1)
        return self.club.house.entrance.issue_token(grant, device="a test", issuer=LAPTOP, lasts=timedelta(days=days))

    def come(self, letter: str, **how: Any) -> Comer:  # noqa: ANN401 - as of `token`
        if letter == "U":
            return Comer("", "", "")
        role, event = (Role.ORGANIZER, "") if letter == "C" else (LETTERS[letter], how.pop("event", EVENT))
        login = login_of(role)
        token = self.token(role, event, **how)
        cookie = f"{login.cookie(secure=False)}={token}"
        csrf = str(self.client.get("/api/1/me", headers={"Cookie": cookie}).json().get("csrf", ""))
        return Comer(login.value, cookie, csrf)

    def ask(self, name: str, who: Comer, **other: str) -> httpx.Response:
        """Ask for an address as somebody; `other`: headers in the place of ours."""
        method, path = name.split(" ")
        route = ROUTES[name]
        values = {**VALUES, "event": event_of(name), **({"place": OF_LAW} if "/law/" in path else {})}
        if "{person}" in path or "{id_}" in path:
            values["person"] = values["id_"] = some_person(self)
        if "{template}" in path:
            values["template"] = some_template(self)
        headers = {"Cookie": who.cookie, "X-CSRF-Token": who.csrf, **other}
        sent: dict[str, Any] = {}
        if route.json is not None:
            sent["json"] = route.json(self)
        if route.form is not None:
            sent["data"] = {"csrf": headers["X-CSRF-Token"], **route.form(self)}
        asked = {"as": who.login} if path.startswith("/api/") and who.login else {}
        more = {"reason": "a test"} if "/hands/" in path else {"lang": "en"} if "/law" in path else {}
        return self.client.request(
            method, path.format(**values), params={**asked, **more}, headers=headers, follow_redirects=False, **sent
        )


@dataclass(frozen=True)
class Comer:
    """Somebody with the cookie of a token, and the proof of a page of ours."""

    login: str
    cookie: str
    csrf: str


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    """A club with an event in which a board has been played; what is done in it stays for the tests that follow."""
    with made_world(Path(tmp_path_factory.mktemp("club"))) as made:
        yield made


@pytest.fixture
def world_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[World]:
    """The same for one test, after which tables are in other rounds: a device that came in at one is refused there."""
    monkeypatch.setattr(attempt_limits, "NEW_TABLES", attempt_limits.Rate(1_000, 1.0))  # everybody has one address here
    with made_world(tmp_path / "club") as made:
        yield made


@contextmanager
def made_world(folder: Path) -> Iterator[World]:
    with serving(folder) as club:
        founded(club)
        director = club.person(Role.DIRECTOR)
        deal = Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
        director.done(DealsRecorded(1, {5: deal}))
        director.done(result(3, 5, "4S N =", side=None))
        organizer = club.organizer()
        ended = [*founding(), result(3, 5, "4S N =", side=None), SessionEnded(1)]
        sent = {"id": "over", "name": OVER, "facts": [fact_data(each) for each in ended]}
        assert organizer.send("POST", "/api/1/events", sent).status_code == 200
        with httpx.Client(base_url=club.address.rstrip("/"), timeout=60) as client:
            yield World(club, club.pin(4), client)


def event_of(name: str) -> str:
    """Return the event of which an address is asked for."""
    return OVER if f"{PAGE}/results" in name or f"{PAGE}/record.json" in name else EVENT


def comer(world: World, name: str, letter: str) -> Comer:
    """Return somebody to ask for an address: anew where he leaves by it, else as he came before."""
    if name in {"DELETE /api/1/me", f"POST {PAGE}/t/{{session}}/{{place}}"}:
        return world.come(letter)
    key = letter, event_of(name)
    if key not in world.known:
        world.known[key] = world.come(letter, event=key[1]) if letter not in "CU" else world.come(letter)
    return world.known[key]


def outcome(world: World, name: str, who: Comer, **other: str) -> tuple[bool, int]:
    """Tell whether somebody was let in at an address, and what was answered."""
    answer = world.ask(name, who, **other)
    assert answer.status_code < 500, f"{name}: {answer.status_code} {answer.text[:300]}"
    return answer.status_code not in ROUTES[name].else_told, answer.status_code


def check(world: World, name: str, letters: str) -> None:
    """See that each of those is let in or told that he is not."""
    for letter in letters:
        let_in, status = outcome(world, name, comer(world, name, letter))
        assert let_in == (letter in ROUTES[name].may), f"{name} by {letter}: {status}"


STRANGERS = ("revoked", "at a table of another event", "of another event", "expired", "who made his token up")


def stranger(world: World, called: str) -> Comer:
    """Return one who was let in once, or elsewhere: to the event he is the public."""
    match called:
        case "revoked":
            found = world.come("D")
            subject = world.club.house.entrance.admit(found.cookie.partition("=")[2]).viewer.subject
            world.club.house.entrance.revoke(subject=subject, issuer=LAPTOP)
            return found
        case "at a table of another event":
            return world.come("P", event=OTHER)
        case "of another event":
            return world.come("D", event=OTHER)
        case "expired":
            return world.come("D", days=-1)
        case _:
            return Comer("office", "duplicado-office=" + "0" * 64, "0" * 40)


OF_THEIR_OWN = {"GET /api/1/me", "DELETE /api/1/me", "GET /play/lobby", "POST /play/lobby"}
"""The routes of anybody who was let in, wherever that was."""


def check_strangers(world: World, name: str, at_most: int = len(STRANGERS)) -> None:
    for called in STRANGERS[:at_most]:
        may = "U" in ROUTES[name].may or (name in OF_THEIR_OWN and "another event" in called)
        let_in, status = outcome(world, name, stranger(world, called))
        assert let_in == may, f"{name} by one {called}: {status}"


def check_foreign(world: World, name: str, letters: str, *, thoroughly: bool = False) -> None:
    """See that nothing is done that a page of another site, or none, asked for."""
    if name.startswith("GET"):
        return
    for letter in letters:
        if letter not in ROUTES[name].may:
            continue
        foreign = [{"Origin": "http://elsewhere.example"}]
        if not ROUTES[name].lets_in:
            foreign.append({"X-CSRF-Token": ""})
        if thoroughly:
            foreign.append({"Sec-Fetch-Site": "cross-site"})
        if thoroughly and not ROUTES[name].lets_in:
            foreign.append({"X-CSRF-Token": world.come(letter).csrf})
        for headers in foreign:
            _, status = outcome(world, name, comer(world, name, letter), **headers)
            assert status == 403, f"{name} by {letter} with {headers}: {status}"


@pytest.mark.slow
def test_every_address_by_everybody(world_of_its_own: World) -> None:
    def check_all(name: str) -> None:
        check(world_of_its_own, name, EVERYBODY)
        check_strangers(world_of_its_own, name)
        check_foreign(world_of_its_own, name, EVERYBODY, thoroughly=True)

    assert offenders(check_all, sorted(ROUTES)) == []


def offenders(check_one: Callable[[str], None], names: Iterable[str]) -> list[str]:
    """The faults of each of these, all told at once."""
    wrong: list[str] = []
    for name in names:
        try:
            check_one(name)
        except AssertionError as error:
            wrong.append(str(error).partition("\n")[0])
    return wrong


def test_every_address_by_those_at_its_edge(world: World) -> None:
    assert offenders(partial(check_edge, world), sorted(ROUTES)) == []


def check_edge(world: World, name: str) -> None:
    """The least of those who may and the greatest of those who may not."""
    may = ROUTES[name].may
    least = "".join(each for each in "USAP" if each in may)[:1] or may[-1:]
    barred = [each for each in "UPSYADO" if each not in may]
    check(world, name, least + "".join(barred[-1:]))
    if barred:
        check_strangers(world, name, 1)
    check_foreign(world, name, least)


SAID_NO: dict[str, str] = {
    # 400 and 422: what is sent cannot be read
    f"POST {PAGE}/office/session": "a body that is read would plan a session for all who come after: `test_going_on`",
    f"DELETE {AT}": "its title would delete it: `test_former_events`",
    f"POST {PAGE}/office/archive": "the title of the event would delete it: `test_former_events`",
    "POST /office/settings/restore": "a backup is a file of its own making: `test_club_settings`",
    # 404 and 409: it is read, and cannot be done in this event
    f"POST {AT}/call-taken-back": "a call is its own who made it: `test_statements`",
    f"POST {AT}/chance": "no chance is gathered: `test_chance`",
    f"POST {PAGE}/table/names": "everybody at the table has a name: `test_table_names`",
    f"POST {PAGE}/table/line-up": "pairs have no line-up: `test_line_ups`",
    f"POST {PAGE}/scorer": "no line is sent: `test_scorer`",
    f"POST {PAGE}/office/pair": "rounds are not paired: `test_going_on`",
    f"POST {PAGE}/office/boards": "there is no such session: `test_boards`",
    f"POST {AT}/consolation": "nobody is knocked out: `test_consolation`",
    f"POST {PAGE}/office/consolation": "nobody is knocked out: `test_consolation`",
    f"POST {PAGE}/office/final": "nobody is ranked: `test_consolation`",
}
"""Addresses whose body here is not accepted from the greatest who may: why, and where it is."""


def anew(world: World, name: str) -> Comer:
    """Return the greatest who may, as he has just come in: what others have done by then is nothing to him."""
    letter = ROUTES[name].may[0]
    return world.come(letter) if letter in "CU" else world.come(letter, event=event_of(name))


def test_every_body_is_accepted_from_who_may(world: World) -> None:
    """So a refusal is one of rights, and not of what was sent; those that stay are named with their reasons."""
    refused = {
        name
        for name, route in ROUTES.items()
        if not name.startswith("GET") and route.may
        if world.ask(name, anew(world, name)).status_code >= 400
    }
    assert refused == SAID_NO.keys()


def asked_to_act(world: World, act: str, letter: str) -> httpx.Response:
    """Have somebody rehearse an act as the first of its examples tells it."""
    who = comer(world, f"POST {AT}/acts/{{act}}", letter)
    sent = {"id": f"a{next(world.count)}", "act": told_by_example(act), "rehearse": True}
    return world.client.post(
        f"/api/1/events/{EVENT}/acts/{act}",
        params={"as": who.login} if who.login else {},
        json=sent,
        headers={"Cookie": who.cookie, "X-CSRF-Token": who.csrf},
    )


OF_NOTHING_HERE = {
    **dict.fromkeys(("announce-end", "call-take", "call-settle"), "no announcement and no call"),
    **dict.fromkeys(("appeal", "decide", "correct-ruling", "retract"), "no ruling of that number"),
    **dict.fromkeys(("direction", "pair", "board", "agree", "agree-all"), "no result of that board"),
    "penalty": "no tariff in its regulations",
    "pair-next": "no rounds that are paired",
}
"""Acts whose example is about something that this record has not: what."""


def check_act(world: World, act: str, letters: str) -> None:
    needs = ACTS[act].needs
    for letter in letters:
        answer = asked_to_act(world, act, letter)
        role = LETTERS["O" if letter == "C" else letter] if letter != "U" else Role.PUBLIC
        if letter == "U":
            assert answer.status_code == 401, f"{act} by {letter}: {answer.text}"
        elif needs in DEFAULT_GRANTS[role]:
            accepted = {400} if act in OF_NOTHING_HERE else {200, 409}
            assert answer.status_code in accepted, f"{act} by {letter}: {answer.text}"
        else:
            assert answer.status_code == 403, f"{act} by {letter}: {answer.text}"


@pytest.mark.slow
def test_every_act_by_everybody(world: World) -> None:
    assert offenders(lambda act: check_act(world, act, EVERYBODY), ACTS) == []


def test_every_act_by_the_greatest_who_may_not_and_the_public(world: World) -> None:
    def check(act: str) -> None:
        barred = [each for each in "ASPKY" if ACTS[act].needs not in DEFAULT_GRANTS[LETTERS[each]]]
        check_act(world, act, "".join(barred[:1]) + "U")

    assert offenders(check, ACTS) == []


def test_the_example_of_every_act_is_read(world: World) -> None:
    assert offenders(lambda act: check_act(world, act, "O"), ACTS) == []


def test_a_director_who_plays_sees_no_hands(world: World) -> None:
    playing = world.come("D", plays=(ContestantId(5),))
    for name in (f"GET {AT}/hands/{{session}}/{{board}}", f"POST {PAGE}/office/deals.pbn"):
        assert outcome(world, name, playing) == (False, 403), name
    for name, route in ROUTES.items():
        if (
            "D" in route.may
            and name.startswith("GET")
            and "hands" not in name
            and "results" not in name
            and "record.json" not in name
        ):
            assert outcome(world, name, playing)[0], name


# ---- commands


def asked(world: World, kind: type[AnyFact], letter: str, **how: Any) -> httpx.Response:  # noqa: ANN401 - as of `token`
    who = world.come(letter, **how)
    sent = {"id": f"m{next(world.count)}", "facts": [fact_data(COMMANDS[kind])]}
    return world.client.post(
        f"/api/1/events/{EVENT}/commands",
        params={"as": who.login} if who.login else {},
        json=sent,
        headers={"Cookie": who.cookie, "X-CSRF-Token": who.csrf},
    )


def check_command(world: World, kind: type[AnyFact], letter: str) -> None:
    answer = asked(world, kind, letter)
    may = (letter.replace("C", "O")) in MATRIX[kind]
    if letter == "U":
        assert answer.status_code == 401
    elif may:
        assert answer.status_code in {200, 403, 409, 428}, answer.text
        assert answer.json().get("code") != "not-allowed", f"{kind.__name__} by {letter}"
    else:
        assert (answer.status_code, answer.json()["code"]) == (403, "not-allowed"), f"{kind.__name__} by {letter}"


@pytest.mark.slow
def test_every_command_by_everybody(world: World) -> None:
    def check_kind(name: str) -> None:
        for letter in EVERYBODY:
            check_command(world, kinds[name], letter)

    kinds: dict[str, Any] = {kind.__name__: kind for kind in MATRIX}
    assert offenders(check_kind, kinds) == []


def test_every_command_by_the_greatest_who_may_not_and_the_public(world: World) -> None:
    def check_edge_of(name: str) -> None:
        kind = kinds[name]
        for letter in [*[each for each in "ASPKY" if each not in MATRIX[kind]][:1], "U"]:
            check_command(world, kind, letter)

    kinds: dict[str, Any] = {kind.__name__: kind for kind in MATRIX}
    assert offenders(check_edge_of, kinds) == []


def test_a_token_that_only_sees_asks_for_nothing(world: World) -> None:
    grant = AccessPass(EVENT, Role.ORGANIZER, "a program", scopes=frozenset({Scope.SEE}))
    token = world.club.house.entrance.issue_token(grant, device="x", issuer=LAPTOP)
    for name, route in ROUTES.items():
        if name.startswith("GET") or name in SEARCHES or route.lets_in or name == "DELETE /api/1/me":
            continue
        method, path = name.split(" ")
        if path.startswith("/api/1/events/{event}") and route.json is not None:
            answer = world.client.request(
                method,
                path.format(**VALUES),
                json=route.json(world),
                headers={"Authorization": f"Bearer {token}"},
            )
            assert answer.status_code == 403, name


def test_a_form_without_the_id_of_its_page_is_no_fault(world: World) -> None:
    who = comer(world, "POST /office/new", "C")
    form = {**new_evening(world), "command": "", "csrf": who.csrf}
    answer = world.client.post("/office/new", data=form, headers={"Cookie": who.cookie})
    assert answer.status_code == 400, answer.text
