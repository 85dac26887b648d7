"""The lobby: a table is announced, a seat of it is taken by one press, and once only."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from tests.unit.service.playing.at_tables import Player, in_loop, room, settings

from duplicado.locale import Language
from duplicado.service.playing.persons_at_tables import step_without_words
from duplicado.service.playing.sitters import Sitter, SitterKind
from duplicado.service.playing.steps import Announced, Away, Seated, Step, read_step, step_text
from duplicado.vocabulary.seats import Seat
from duplicado.web.playing.rooms import room_of_play
from duplicado.web.site import play_site

Client = TestClient[Litestar]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with TestClient(play_site(Language.ENGLISH, room_of_play(tmp_path, settings()))) as opened:
        yield opened


def at(answer: str) -> tuple[str, str]:
    _, _, table, seat = answer.split("/")
    return table, seat


def test_who_looks_for_a_partner_is_found_and_plays_with_who_found_him(client: Client) -> None:
    assert "No table waits" in client.get("/play/lobby").text
    sent = {"name": "<Ana>", "words": "Acol", "starts": "20:30", "partner": "on"}
    table, seat = at(client.post("/play/lobby", data=sent, follow_redirects=False).headers["location"])
    assert seat == "S"
    own = f"/play/{table}/S"
    anas = dict(client.cookies)
    client.cookies.clear()
    assert client.get(own).status_code == 404
    seen = client.get("/play/lobby").text
    assert "&lt;Ana&gt;" in seen
    assert seen.index("Sit North") < seen.index("Sit East")
    taken = client.post(f"/play/lobby/{table}", data={"seat": "N"}, follow_redirects=False)
    assert at(taken.headers["location"]) == (table, "N")
    assert client.get(f"/play/{table}/N/view").json()["seats"]["S"]["name"] == "<Ana>"
    assert client.get(own).status_code == 404
    # Nobody takes a seat that is taken, or that of who opened the table, and nothing is in the lobby without a key.
    for each in ("N", "S", "", "X"):
        assert client.post(f"/play/lobby/{table}", data={"seat": each}).status_code == 409, each
    assert client.post("/play/lobby/00000000", data={"seat": "N"}).status_code == 409
    client.cookies.clear()
    client.cookies.update(anas)
    assert client.get(f"{own}/view").json()["seats"]["N"]["kind"] == "person"
    for each in ("E", "W"):
        assert client.post(f"/play/lobby/{table}", data={"seat": each}).status_code == 200
    assert len(client.get(f"{own}/view").json()["own"]) == 13
    assert "No table waits" in client.get("/play/lobby").text


@in_loop
async def test_a_table_that_was_not_announced_or_where_nobody_is_does_not_wait(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        hidden, shown = await opened.open_table(), await opened.open_table()
        for each in (hidden, shown):
            await opened.sit(each.keys[Seat.S])
        assert await opened.join(hidden.name, Seat.N) is None
        assert opened.waiting() == ()
        await shown.desk.happens(Announced("", "", partner=False))
        assert opened.waiting() == (shown.desk,)
        await shown.desk.happens(Away(Seat.S, stands=True))
        assert opened.waiting() == ()
        await shown.desk.happens(Away(Seat.S, stands=False))
        await Player(shown.desk, Seat.S).does("seat robots")
        assert opened.waiting() == ()
        assert await opened.join(shown.name, Seat.N) is None


def test_an_announcement_is_read_back_and_its_words_go_with_those_of_the_table() -> None:
    step = Step(Announced("20:30", "Ana, Acol", partner=True), "2026-01-01T00:00:00.000+00:00", "S")
    assert read_step(step_text(step)) == step
    assert step_without_words(step).happened == Announced("20:30", "", partner=True)
    assert step_without_words(Step(Seated(Seat.S, Sitter(SitterKind.PERSON, "Ana")), step.at)).happened == Seated(
        Seat.S, Sitter(SitterKind.PERSON)
    )
