"""A club that is served: people at it with their own cookies, by HTTP."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import httpx
import pytest
import uvicorn.server

from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.contestants import ContestantEntered, Player
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.results import Place
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.formats.event_record.document import fact_data
from duplicado.formats.traveller_text import read_traveller_line
from duplicado.movement.any_movement import AnyMovement
from duplicado.movement.mitchell import mitchell
from duplicado.service.club.access_tokens import AccessPass, Scope
from duplicado.service.club.club import ClubHouse
from duplicado.service.live.roles import Role, TableKey, Viewer
from duplicado.vocabulary.seats import Side
from duplicado.web.club.app import club_site
from duplicado.web.club.authentication import login_of
from duplicado.web.server import in_background, listen

if TYPE_CHECKING:
    from tests.club.console import Console

EVENT = "Thursday"
LAPTOP = Viewer("laptop", Role.ORGANIZER, "the laptop")
_ALL = frozenset(Scope)

# Nothing here speaks TLS, and each client would read the world's certificates for itself.
_TRUSTED = httpx.create_ssl_context()


class Person:
    """Somebody with a browser or program of his own."""

    def __init__(self, client: httpx.Client, login: str) -> None:
        self.client = client
        self.login = login
        self._ids = itertools.count()
        self.csrf = ""
        if login:
            self.csrf = str(client.get(f"/api/1/me?as={login}").json()["csrf"])

    def get(self, path: str, **options: Any) -> httpx.Response:  # noqa: ANN401 - whatever httpx takes
        return self.client.get(path, params={"as": self.login} if self.login else None, **options)

    def send(self, method: str, path: str, body: object = None) -> httpx.Response:
        return self.client.request(
            method, path, params={"as": self.login}, json=body, headers={"X-CSRF-Token": self.csrf}
        )

    def ask(self, *facts: AnyFact, id: str = "", sure: bool = False, event: str = EVENT) -> httpx.Response:  # noqa: A002 - the command's
        body = {"id": id or f"c{next(self._ids)}", "facts": [fact_data(each) for each in facts], "confirmed": sure}
        return self.send("POST", f"/api/1/events/{event}/commands", body)

    def done(self, *facts: AnyFact, event: str = EVENT) -> None:
        answer = self.ask(*facts, sure=True, event=event)
        assert answer.status_code == 200, answer.text

    def view(self, event: str = EVENT) -> dict[str, Any]:
        sent: list[dict[str, Any]] = self.get(f"/api/1/events/{event}/view").json()
        return dict(sent[-1]["view"])


@dataclass
class Club:
    """A served club."""

    address: str
    house: ClubHouse
    folder: Path
    _clients: list[httpx.Client] = field(default_factory=list[httpx.Client])
    _pins: dict[tuple[str, TableKey], str] = field(default_factory=dict[tuple[str, TableKey], str])

    def client(self) -> httpx.Client:
        client = httpx.Client(base_url=self.address.rstrip("/"), timeout=60, verify=_TRUSTED, trust_env=False)
        self._clients.append(client)
        return client

    def public(self) -> Person:
        return Person(self.client(), "")

    def person(self, role: Role, *, event: str = EVENT, by: str = "", plays: tuple[ContestantId, ...] = ()) -> Person:
        """Let somebody in by a code, as the console does."""
        code = self.code(role, event=event, by=by, plays=plays)
        client = self.client()
        answer = client.post("/api/1/codes/redeem", json={"code": code, "device": "a test", "cookie": True})
        assert answer.status_code == 200, answer.text
        return Person(client, login_of(role).value)

    def code(self, role: Role, *, event: str = EVENT, by: str = "", plays: tuple[ContestantId, ...] = ()) -> str:
        return self.house.entrance.issue_code(
            AccessPass(event, role, by or f"the {role.value}", plays=plays, scopes=_ALL), issuer=LAPTOP
        )

    def organizer(self) -> Person:
        return self.person(Role.ORGANIZER, event="")

    def pin(self, table: int, *, section: str = "", session: int = 1, event: str = EVENT) -> str:
        """Return the PIN of a table, drawn when it is first wanted: another would end what came in by it."""
        key = TableKey(session, section, table)
        if (event, key) not in self._pins:
            self._pins[event, key] = self.house.entrance.set_pins(event, (key,), issuer=LAPTOP)[key]
        return self._pins[event, key]

    def at_table(
        self, table: int, *, section: str = "", session: int = 1, side: Side | None = None, own: int = 0
    ) -> Person:
        """Let somebody in at a table by its PIN: with the table's own device, or that of contestant `own`."""
        client = self.client()
        pin = self.pin(table, section=section, session=session)
        body = {"session": session, "section": section, "table": table, "pin": pin, "cookie": True}
        body |= {"side": None if side is None else side.value, "contestant": str(own or "")}
        answer = client.post(f"/api/1/events/{EVENT}/enter", json=body)
        assert answer.status_code == 200, answer.text
        return Person(client, "table")

    def close(self) -> None:
        for each in self._clients:
            each.close()


def founding(pairs: int = 10, boards_each: int = 2, movement: AnyMovement | None = None) -> tuple[AnyFact, ...]:
    """Return the first entries of an evening of pairs with names."""
    contestants = tuple(ContestantId(number) for number in range(1, pairs + 1))
    entered = tuple(
        ContestantEntered(each, (Player(f"North {each.number}"), Player(f"South {each.number}")))
        for each in contestants
    )
    planned = SectionPlanned(1, "", movement or mitchell(pairs // 2), contestants, boards_each)
    return (EventFounded("Thursday pairs", Conditions()), *entered, planned)


def result(table: int, board: int, line: str, *, side: Side | None = Side.NS, round_number: int = 1) -> ResultEntered:
    """Return a result as a table states it, of a line such as `4S N +1`."""
    return ResultEntered(Place(1, "", round_number, table, board), read_traveller_line(line), side=side)


class _Site:
    """An application that serves one club after another: to make one costs more than most tests do with it."""

    def __init__(self) -> None:
        self.setting = ""
        self.opens: Callable[[str], Any] = ClubHouse.open
        self.houses: list[ClubHouse] = []
        self.app = club_site("", open_house=lambda _: self.opens(self.setting), ready=self.houses.append)


_IDLE: list[_Site] = []


@cache
def _servers_end_at_once() -> None:
    """Let uvicorn look 200 times a second whether it is to end; with its ten, a server ends when others have begun."""

    async def soon(seconds: float) -> None:
        await asyncio.sleep(min(seconds, 0.005))

    pytest.MonkeyPatch().setattr(uvicorn.server, "asyncio", SimpleNamespace(**(vars(asyncio) | {"sleep": soon})))


@contextmanager
def serving(setting: Path | str, open_house: Callable[[str], Any] = ClubHouse.open) -> Generator[Club]:
    """Serve a club of that folder or database while the block runs."""
    _servers_end_at_once()
    site = _IDLE.pop() if _IDLE else _Site()
    site.setting, site.opens = str(setting), open_house
    listening = listen("127.0.0.1", 0)
    with listening, in_background(site.app, listening) as address:
        served = Club(address, site.houses.pop(), Path(setting))
        try:
            yield served
        finally:
            served.close()
    _IDLE.append(site)


def founded(club: Club) -> None:
    """Make an event of ten pairs at five tables, two boards a round."""
    body = {"id": "founding", "name": EVENT, "facts": [fact_data(each) for each in founding()]}
    answer = club.organizer().send("POST", "/api/1/events", body)
    assert answer.status_code == 200, answer.text


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    """A club without events, served on an address of its own."""
    with serving(tmp_path / "club") as served:
        yield served


@pytest.fixture
def thursday(club: Club) -> Club:
    """The same with an event of ten pairs at five tables, two boards a round."""
    founded(club)
    return club


@pytest.fixture
def director(thursday: Club) -> Console:
    """Its Director at the office, who fills in the forms that he is shown."""
    from tests.club.console import Console

    return Console(thursday.person(Role.DIRECTOR))
