"""Bad networks: what is sent twice, late or in another order is done once, and a line goes on where it was cut."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.unit.service.playing.at_tables import in_loop
from tests.unit.service.playing.on_the_wire import Browser, Line, Served, served, whole

from duplicado.service.playing.steps import read_step
from duplicado.vocabulary.seats import Seat


def shown(events: list[tuple[str, dict[str, Any]]]) -> dict[str, Any]:
    """Return the view that a page has made of what came."""
    view: dict[str, Any] = {}
    for _, event in events:
        view = event["view"] if event["whole"] else {**view, **event["view"]}
    return {name: value for name, value in view.items() if value is not None and name not in {"kind", "pad"}}


async def asked(there: Served) -> Counter[str]:
    """Count what is stored, by the id under which it was asked for."""
    return Counter(each.id for each in await there.room.stored(there.table.name))


@in_loop
async def test_what_is_sent_twice_at_once_is_done_once(tmp_path: Path) -> None:
    async with served(tmp_path) as there:
        north = there.at["N"]
        codes = await asyncio.gather(*(north.does("same", "1C", on=0) for _ in range(5)))
        assert codes == ["done"] * 5
        assert [each["call"] for each in (await there.at["E"].view())["calls"]] == ["1C"]
        assert (await asked(there))["N.same"] == 1
        assert await north.does("same", "1D", on=0) == "id-taken"


@in_loop
async def test_what_overtakes_something_else_waits_for_nothing_and_loses_nothing(tmp_path: Path) -> None:
    async with served(tmp_path) as there:
        north, east = there.at["N"], there.at["E"]
        assert await east.does("second", "1D", on=1) == "changed-since"
        assert await north.does("first", "1C", on=0) == "done"
        assert await east.does("second", "1D", on=1) == "done"
        assert await north.does("first", "1C", on=0) == "done"
        assert [each["call"] for each in (await north.view())["calls"]] == ["1C", "1D"]


@in_loop
async def test_a_line_that_is_cut_in_the_middle_of_a_frame_goes_on_with_that_frame(tmp_path: Path) -> None:
    async with served(tmp_path) as there:
        east = there.at["E"]
        uncut = east.listens()
        cut = east.listens()
        await whole(cut, 1)
        came = cut.events()
        assert await there.at["N"].does("a", "1C", on=0) == "done"
        await whole(cut, came[-1][1]["number"] + 1)
        await cut.cut()
        # Of the last frame only the first half arrived: its id has not been read to the end.
        half = Line.__new__(Line)
        half.raw = cut.raw[: len(cut.raw) - len(cut.chunks[-1]) // 2]
        assert half.events() == came
        for seat, do in (("E", "P"), ("S", "1H"), ("W", "P")):
            assert await there.at[seat].does(f"b{seat}", do, on=(await there.at[seat].view())["on"]) == "done"
        again = east.listens(half.events()[-1][0])
        await whole(again, came[-1][1]["number"] + 4)
        await whole(uncut, came[-1][1]["number"] + 4)
        assert not any(event["whole"] for _, event in again.events())
        assert [*half.events(), *again.events()] == uncut.events()
        await again.cut()
        await uncut.cut()


class OnABadNetwork:
    """A player whose requests are lost, doubled and late, and whose line is cut."""

    def __init__(self, browser: Browser, chance: Random) -> None:
        self.browser, self.chance = browser, chance
        self.events: list[tuple[str, dict[str, Any]]] = []
        self.line = browser.listens()
        self.number = 0
        self.acknowledged: list[str] = []

    async def cut(self) -> None:
        """Cut the line, perhaps in the middle of a frame, and open it again after what came whole."""
        await self.line.cut()
        if self.line.chunks and self.chance.random() < 0.5:
            del self.line.raw[len(self.line.raw) - self.chance.randrange(1, len(self.line.chunks[-1]) + 1) :]
        self.events += self.line.events()
        self.line = self.browser.listens(self.events[-1][0] if self.events else "")

    async def does(self, do: str, on: int) -> None:
        """Send it until it is answered, in the same words; some are sent several times at once, some answers lost."""
        self.number += 1
        id_ = f"c{self.number}"
        while True:
            if self.chance.random() < 0.3:
                await self.cut()
            at_once = self.chance.choice((1, 1, 2, 3))
            codes = set(await asyncio.gather(*(self.browser.does(id_, do, on=on) for _ in range(at_once))))
            if self.chance.random() < 0.3:
                continue  # the answers are lost
            assert codes == {"done"}, codes
            self.acknowledged.append(f"{self.browser.place}.{id_}")
            return


async def played_on_bad_networks(folder: Path, seed: int) -> None:
    chance = Random(seed)
    async with served(folder) as there:
        players = {seat.value: OnABadNetwork(there.at[seat.value], Random(chance.random())) for seat in Seat}
        while (view := await there.at["N"].view())["phase"] != "over":
            if view["face_down"]:
                for seat in Seat:
                    if (now := await there.at[seat.value].view())["face_down"]:
                        await players[seat.value].does("no questions", now["on"])
                continue
            seat = view["acts"]
            view = await there.at[seat].view()
            if view["may"]["calls"]:
                do = "1NT" if not view["calls"] else "P"
            else:
                card = view["may"]["cards"][-1]
                from_hand = f"{card} face down" if view["may"]["face_down"] else card
                do = from_hand if view["turn"] == seat else f"dummy {card}"
            await players[seat].does(do, view["on"])
        counted = await asked(there)
        for player in players.values():
            assert {each: counted[each] for each in player.acknowledged} == dict.fromkeys(player.acknowledged, 1)
        cards = [each.do for each in there.desk.now.done if each.do not in {"no questions", "1NT", "P"}]
        assert len([each for each in cards if "face" not in each]) + 1 >= 52
        assert len({each.removeprefix("dummy ").removesuffix(" face down") for each in cards}) >= 52
        assert [read_step(each.text) for each in await there.room.stored(there.table.name)]
        for place, player in players.items():
            last = player.browser.listens()
            await whole(last, 1)
            await player.cut()
            number = last.events()[-1][1]["number"]
            if player.events[-1][1]["number"] < number:
                await whole(player.line, number)
            player.events += player.line.events()
            numbers = [event["number"] for _, event in player.events if not event["whole"]]
            assert len(set(numbers)) == len(numbers), place
            assert shown(player.events) == shown(last.events()), place
            await last.cut()
            await player.line.cut()


def test_a_board_is_played_whole_where_requests_and_lines_are_lost_doubled_and_late(tmp_path: Path) -> None:
    asyncio.run(played_on_bad_networks(tmp_path, 1))


@pytest.mark.rest
@pytest.mark.parametrize("seed", range(2, 10))
def test_boards_are_played_whole_on_bad_networks(tmp_path: Path, seed: int) -> None:
    asyncio.run(played_on_bad_networks(tmp_path, seed))
