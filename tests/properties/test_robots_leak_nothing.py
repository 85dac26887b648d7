"""Thinking robots over the wire: what they hold and weigh reaches nobody before they act on it.

A person plays a whole board with three robots at a served application. Then the hands of the robots differ in cards
that he has not seen, and the robots think anew: as long as they choose the same, he is sent the same bytes.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar import Litestar
from tests.properties.test_play_leaks_nothing import dealt, exchanged
from tests.properties.test_play_wire_leaks_nothing import ALIVE, TIME, chance_of
from tests.unit.service.playing.at_tables import settings
from tests.unit.service.playing.on_the_wire import Browser, whole
from tests.waiting import until_in_loop

from duplicado.law.book import law_02
from duplicado.locale import Language
from duplicado.robot.claiming_robot import claiming_robot
from duplicado.robot.player import ChosenAction
from duplicado.robot.thinking_time import UNHURRIED
from duplicado.service.playing.room import CASUAL, Room
from duplicado.service.playing.steps import BoardBegun
from duplicado.service.robots.workers import RobotTask, robots_answer
from duplicado.service.worker_processes import Workers
from duplicado.table.state import TableMode, TableSetup
from duplicado.vocabulary.cards import EVERY_CARD, Card
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat
from duplicado.web.playing.rooms import room_of_play
from duplicado.web.site import play_site

pytestmark = [pytest.mark.slow, pytest.mark.clause("16B1", "73A2", "73B1", "7B3")]

PERSON = Seat.S
SPOTS = "23456789"


class Thinkers:
    """Robots that think in this process; from the first choice on that is another than before they act no more."""

    def __init__(self, before: list[str] | None) -> None:
        self.chosen: list[str] = []
        self.before = before
        self.has_ended = False
        self._answer = robots_answer(partial(claiming_robot, thinking=UNHURRIED))

    async def ask(self, task: RobotTask) -> ChosenAction:
        found = self._answer(task)
        # A claim shows the claimer's hand (68).
        self.has_ended = found.text.startswith(("claims", "concedes")) or (
            self.before is not None and self.before[: len(self.chosen) + 1] != [*self.chosen, found.text]
        )
        if self.has_ended:
            await asyncio.Event().wait()
        self.chosen.append(found.text)
        return found


async def sent_to_the_person(folder: Path, deal: Deal, thinkers: Thinkers) -> tuple[bytes, list[object], Seat | None]:
    """Play a board; return what came by his stream, what he was answered, and who was dummy."""
    rooms: list[Room] = []

    async def ready(room: Room) -> None:
        rooms.append(room)

    site: Litestar = play_site(Language.ENGLISH, room_of_play(folder, replace(settings(), robot="natural"), ready))
    async with site.lifespan():
        table = await rooms[0].open_table()
        desk = await rooms[0].desk(table.name)
        assert desk is not None
        person = Browser(site, table.name, PERSON.value)
        await person.comes(table.keys[PERSON])
        line = person.listens()
        setup = TableSetup(law_02.board(1), mode=TableMode.GUARDED, layout=deal, regulations=CASUAL)
        await desk.happens(BoardBegun(setup))
        await person.does("robots", "seat robots")
        for number in range(100):
            await until_in_loop(lambda: thinkers.has_ended or _due(desk.view(PERSON, Language.ENGLISH)) is not None)
            due = _due(desk.view(PERSON, Language.ENGLISH))
            if due is None or due == "over":
                break
            await person.does(f"c{number}", due)
        fresh = person.listens()
        await whole(fresh, 1)
        await whole(line, fresh.events()[-1][1]["number"])
        state = desk.now.board
        declarer = None if state is None or state.table.play is None else state.table.play.play.declarer
        for each in (fresh, line):
            await each.cut()
        await person.client.aclose()
        answers: list[object] = [(status, TIME.sub(b"", body)) for status, _, body in person.got]
        return bytes(line.raw).replace(ALIVE, b""), answers, declarer and declarer.partner


def _due(view: dict[str, Any]) -> str | None:
    """Return what the person does now: the first thing that he may; `None`: he waits; `over`: the board is."""
    if view["phase"] == "over":
        return "over"
    leader = view["face_down"][0] if view["face_down"] else ""
    if leader and PERSON.value not in view["satisfied"]:
        asked = {Seat(leader).partner.value, view["declarer"]}
        return "no questions" if PERSON.value in asked else None
    claim = view["claim"]
    if claim:
        return "agrees"
    if view["acts"] != PERSON.value or leader:
        return None
    if view["may"]["calls"]:
        return "P"
    card = view["may"]["cards"][0]
    if view["may"]["face_down"]:
        return f"{card} face down"
    return str(card) if view["turn"] == PERSON.value else f"dummy {card}"


@pytest.mark.parametrize("seed", range(1, 5))
def test_a_whole_board_of_thinking_robots_tells_a_person_nothing_that_they_hold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    cards = list(EVERY_CARD)
    Random(seed).shuffle(cards)
    deal = dealt(cards)

    def played(folder: str, deal: Deal, before: list[str] | None) -> tuple[Thinkers, bytes, list[object], Seat | None]:
        thinkers = Thinkers(before)
        (tmp_path / folder).mkdir()
        with monkeypatch.context() as patched:
            chance_of(patched, seed)
            patched.setattr(Workers, "ask", lambda _, task: thinkers.ask(task))
            return thinkers, *asyncio.run(sent_to_the_person(tmp_path / folder, deal, thinkers))

    first, stream, answers, dummy = played("first", deal, None)
    assert dummy is not None, "passed out"
    unseen = [seat for seat in Seat if seat not in {PERSON, dummy}]
    compared = 0
    for number in range(3):
        spots: dict[Seat, list[Card]] = {
            seat: [card for card in deal[seat] if card.rank.value in SPOTS] for seat in unseen
        }
        other = exchanged(deal, spots, Random(number), in_suits=True)
        assert other != deal
        second, found, told, _ = played(f"other{number}", other, first.chosen)
        assert stream.startswith(found)
        assert answers[: len(told) - 1] == told[:-1]
        compared += len(second.chosen)
    assert compared > 10, "they soon choose differently"
