"""A club served by a process that a test may kill, and people who send and look by HTTP, whatever becomes of it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from tests.club.conftest import EVENT, founding
from tests.waiting import let_pass_in_loop, until_in_loop

from duplicado.event.facts.entry import AnyFact
from duplicado.formats.event_record.document import fact_data
from duplicado.service.club.access_tokens import AccessPass, Scope
from duplicado.service.club.club import ClubHouse
from duplicado.service.live.roles import Role, TableKey, Viewer
from duplicado.web.server import listen

LAPTOP = Viewer("laptop", Role.ORGANIZER, "the laptop")
_NURSERY = Path(__file__).with_name("nursery.py")
UNAVAILABLE = 503
TOO_FAST = 429
_TOO_LONG = 60.0


@dataclass
class Tokens:
    """The holders of access before the server began: a token and its subject for each."""

    director: str
    scorers: list[tuple[str, str]]
    tables: list[tuple[str, str]]


async def prepared(setting: str, scorers: int, tables: int) -> Tokens:
    """Make a club with an event and let people in."""
    async with await ClubHouse.open(setting) as house:
        await house.events.create(EVENT, founding(), by=LAPTOP, command="founding")

        def let_in(role: Role, by: str, table: TableKey | None = None) -> tuple[str, str]:
            scopes = frozenset(Scope) if role is Role.DIRECTOR else frozenset({Scope.SEE, Scope.ACT})
            held = AccessPass(EVENT, role, by, table, scopes=scopes)
            token = house.entrance.issue_token(held, device="a test", issuer=LAPTOP)
            return token, house.entrance.admit(token).viewer.subject

        return Tokens(
            let_in(Role.DIRECTOR, "the Director")[0],
            [let_in(Role.SCORER, f"scorer {number}") for number in range(scorers)],
            [let_in(Role.PLAYER, f"Table {number}", TableKey(1, "", number)) for number in range(1, tables + 1)],
        )


class Server:
    """A server on a port of its own that is begun, killed, and begun again."""

    def __init__(self, nursery: subprocess.Popen[str], port: int) -> None:
        self._nursery = nursery
        self.process = 0
        self.address = f"http://127.0.0.1:{port}"

    def begin(self) -> None:
        assert self._nursery.stdin is not None
        assert self._nursery.stdout is not None
        self._nursery.stdin.write("begin\n")
        self._nursery.stdin.flush()
        self.process = int(self._nursery.stdout.readline())

    async def answers(self) -> None:
        """Wait until it does."""
        async with httpx.AsyncClient(base_url=self.address, trust_env=False) as client:

            async def answered() -> bool:
                with suppress(httpx.TransportError):
                    await client.get("/api/1/events")
                    return True
                return False

            await until_in_loop(answered, _TOO_LONG)

    def kill(self) -> None:
        """End it without a word, and come back when it is gone."""
        if self.process:
            os.kill(self.process, signal.SIGKILL)
            with suppress(ProcessLookupError):
                while True:
                    os.kill(self.process, 0)
        self.process = 0


@contextmanager
def nursery(setting: str, log: Path, *words: str) -> Generator[Server]:
    """Have servers of a club begun while the block runs, see `nursery.py`; what they say goes to a file."""
    with listen("127.0.0.1", 0) as taken:
        port = int(taken.getsockname()[1])
    with (
        log.open("a") as said,
        subprocess.Popen(
            [sys.executable, str(_NURSERY), setting, str(port), *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=said,
            text=True,
        ) as parent,
    ):
        assert parent.stdout is not None
        assert parent.stdout.readline() == "ready\n", log.read_text()
        server = Server(parent, port)
        try:
            yield server
        finally:
            server.kill()
            assert parent.stdin is not None
            parent.stdin.close()


@dataclass
class Phone:
    """Somebody who sends one command after the other, each until he is told that it is done."""

    client: httpx.AsyncClient
    token: str
    facts: Callable[[int], tuple[AnyFact, ...]]
    turn: int = 0
    """The first that he was not told of."""
    refused: list[httpx.Response] = field(default_factory=list[httpx.Response])
    """The answer 503 in its place: send it again."""

    async def work(self) -> None:
        while True:
            body = {"id": f"t{self.turn}", "facts": [fact_data(each) for each in self.facts(self.turn)]}
            headers = {"Authorization": f"Bearer {self.token}"}
            try:
                answer = await self.client.post(
                    f"/api/1/events/{EVENT}/commands", json={**body, "confirmed": True}, headers=headers
                )
            except httpx.TransportError:
                await let_pass_in_loop()
                continue
            if answer.status_code == UNAVAILABLE:
                self.refused.append(answer)
                await let_pass_in_loop()
                continue
            if answer.status_code == TOO_FAST:  # none of them waits between two results, as people do
                await let_pass_in_loop()
                continue
            assert answer.status_code == 200, answer.text
            self.turn += 1


@dataclass
class Looker:
    """Somebody who looks at a view for as long as there is one, and resumes it after the last thing he was sent."""

    client: httpx.AsyncClient
    token: str
    ids: list[str] = field(default_factory=list[str])
    """Of the entries that he was sent, in order."""
    wholes: int = 0
    number: int = 0
    position: str = ""

    async def work(self) -> None:
        while True:
            headers = {"Authorization": f"Bearer {self.token}", "Accept": "text/event-stream"}
            if self.position:
                headers["Last-Event-ID"] = self.position
            with suppress(httpx.TransportError):
                async with self.client.stream("GET", f"/api/1/events/{EVENT}/view", headers=headers) as answer:
                    async for line in answer.aiter_lines():
                        if line.startswith("data: "):
                            self.take(json.loads(line.removeprefix("data: ")))
            await let_pass_in_loop()

    def take(self, sent: dict[str, Any]) -> None:
        ids = [str(each["id"]) for each in sent["view"]["entries"]]
        if sent["whole"]:
            self.wholes += 1
            self.ids = ids
        else:
            assert sent["number"] == self.number + 1
            self.ids += ids
        self.number, self.position = sent["number"], sent["position"]


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something is so."""
    await until_in_loop(holds, _TOO_LONG)
