"""A spectator of one hand (76B1): its player lets him, all are told, and it ends as soon as the player wants."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
from tests.unit.service.playing.at_tables import in_loop, room, sat
from tests.unit.service.playing.on_the_wire import DIRECTOR, Browser, Served, served, whole
from tests.waiting import until_in_loop

from duplicado.service.playing.directing import DirectorActs
from duplicado.service.playing.room import CASUAL
from duplicado.vocabulary.seats import Seat


async def comes(there: Served, browser: Browser, key: object) -> httpx.Response:
    return await browser.client.post(f"/play/{there.table.name}/sit", json={"key": str(key)})


async def lets(there: Served, seat: str) -> str:
    """Have a player let somebody look; return the key."""
    player = there.at[seat]
    headers = {"X-CSRF-Token": player.proof}
    answer = await player.client.post(f"{player.at}/spectator", json={}, headers=headers)
    return str(answer.json()["address"]).partition("#")[2]


def last(told: list[tuple[str, dict[str, Any]]]) -> dict[str, Any]:
    seen: dict[str, Any] = {}
    for _, sent in told:
        seen |= sent["view"]
    return seen


@in_loop
async def test_a_spectator_sees_what_the_player_sees_until_the_player_ends_it(tmp_path: Path) -> None:
    async with served(tmp_path) as there:
        spectator = await there.spectator_of("S")
        line = spectator.listens()
        await whole(line, 1)
        seen, of_south = last(line.events()), await there.at["S"].view()
        assert seen["own"] == of_south["own"]
        assert (seen["may"], seen["offers"]) == (None, [])
        acting = of_south["acts"]
        assert await there.at[acting].does("c1", "1S", on=of_south["on"], means="five spades") == "done"
        await until_in_loop(lambda: len(last(line.events())["calls"]) == 1)
        # What an opponent is told of his call, the spectator hears; what partner is not, he does not.
        hears = Seat(acting).side is not Seat.S.side or acting == "S"
        assert bool(last(line.events())["says"]) is hears
        assert [(await there.at[seat].view())["watched"] for seat in "NESW"] == [["S"]] * 4
        assert await there.at["S"].does("c2", "hides hand") == "done"
        await until_in_loop(lambda: bool(last(line.events()).get("ended")))
        assert last(line.events())["own"] is None  # what was shown is taken back, and nothing more comes
        assert (await spectator.client.get(spectator.at)).status_code == 404
        await line.cut()
        await spectator.client.aclose()


@in_loop
async def test_nobody_who_plays_or_directs_looks_and_nobody_looks_at_two_hands(tmp_path: Path) -> None:
    async with served(tmp_path, directed=True) as there:
        of_south, of_north = await lets(there, "S"), await lets(there, "N")
        for place in ("W", DIRECTOR):
            answer = await comes(there, there.at[place], of_south)
            assert (answer.status_code, answer.json()["code"]) == (403, "plays")
            assert "Law 76" in answer.json()["sentence"]
        fresh = Browser(there.site, there.table.name, "look/S")
        assert (await comes(there, fresh, of_south)).status_code == 200
        assert (await comes(there, fresh, of_north)).json()["code"] == "one-hand"
        assert (await comes(there, fresh, there.table.keys[Seat.E])).json()["code"] == "looks"
        # Whoever is let in anew takes the place of whoever looked before.
        assert await lets(there, "S") != of_south
        assert (await fresh.client.get(fresh.at)).status_code == 404
        assert await there.at[DIRECTOR].does("d1", "ends looks") == "done"
        assert there.desk.now.watched == {}
        await fresh.client.aclose()


@in_loop
async def test_a_hand_is_shown_only_where_the_regulations_permit_it_and_its_player_sits_there(tmp_path: Path) -> None:
    async with room(tmp_path) as opened:
        strict = await opened.open_table(regulations={**CASUAL, "spectators.live_hand": False})
        await sat(opened, strict, *Seat)
        assert await opened.open_hand(strict.keys[Seat.S]) is None
        table = await opened.open_table(robots=(Seat.N,))
        desk = await sat(opened, table, Seat.S)
        assert await opened.open_hand(table.keys[Seat.N]) is None
        key = await opened.open_hand(table.keys[Seat.S])
        assert key is not None
        assert await opened.admitted(key) is desk
    async with room(tmp_path) as again:
        assert await again.admitted(key) is not None
        found = await again.sit(table.keys[Seat.W])
        assert found is not None
        # A robot that takes the seat has not consented.
        await found.direct(DirectorActs("d1", "seats robot", "S"))
        assert await again.admitted(key) is None
