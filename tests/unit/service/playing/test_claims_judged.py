"""Contested claims are judged in another process: the other tables go on, and what is ruled is what the Laws say."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.unit.service.playing.at_tables import Player, in_loop, sat, settings
from tests.waiting import until_in_loop

from duplicado.law.claims import worked_out
from duplicado.law.claims.adjudication import ClaimAdjudication
from duplicado.law.claims.worked_out import ClaimNotWorkedOut
from duplicado.locale import Language
from duplicado.service.playing.claim_judges import ClaimTask, claims_answer
from duplicado.service.playing.played_table import folded
from duplicado.service.playing.room import Room
from duplicado.service.playing.seat_commands import Done
from duplicado.service.playing.sitters import Onlooker, Viewer
from duplicado.service.playing.steps import read_step
from duplicado.store.streams import SqliteStreams
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.values import replace


def waits_at(pipe: Path) -> Callable[[ClaimTask], ClaimAdjudication | None]:
    """Judge when somebody has come through a pipe."""

    def answer(task: ClaimTask) -> ClaimAdjudication | None:
        pipe.read_bytes()
        return worked_out.search(*task)

    return answer


def dies() -> Callable[[ClaimTask], ClaimAdjudication | None]:
    return lambda _: os._exit(3)


async def opened(folder: Path, judge: Callable[[], Callable[[ClaimTask], ClaimAdjudication | None]]) -> Room:
    return await Room.open(SqliteStreams.open(folder / "casual.play"), replace(settings(), judge=judge))


async def players(room: Room) -> dict[Seat, Player]:
    desk = await sat(room, await room.open_table(), *Seat)
    return {seat: Player(desk, seat) for seat in Seat}


async def claimed(there: dict[Seat, Player]) -> None:
    """North plays three notrumps and claims all tricks at once; nobody has agreed."""
    for seat, call in zip(Seat, ("3NT", "P", "P", "P"), strict=True):
        assert await there[seat].does(call) == Done()
    await there[Seat.E].does(f"{there[Seat.E].view['may']['cards'][0]} face down")
    for seat in (Seat.W, Seat.N):
        await there[seat].does("no questions")
    assert await there[Seat.N].does("claims 13") == Done()


def ended(there: dict[Seat, Player]) -> tuple[Any, Any]:
    return there[Seat.W].view["end"]["tricks"], there[Seat.W].view["rulings"]


def told_of_judging(there: dict[Seat, Player]) -> dict[Viewer, bool]:
    desk = there[Seat.N].desk
    return {each: desk.view(each, Language.ENGLISH)["judging"] for each in (*Seat, Onlooker.DIRECTOR)}


def errs() -> Callable[[ClaimTask], ClaimAdjudication | None]:
    return lambda task: worked_out.search(*task[::-1])  # type: ignore[arg-type] # that is the mistake


@pytest.fixture
def judged_here(tmp_path: Path) -> tuple[Any, Any]:
    """The ruling where nobody else judges."""
    found: list[tuple[Any, Any]] = []

    async def run() -> None:
        room = await opened(tmp_path / "here", dies)
        try:
            there = await players(room)
            await claimed(there)
            assert await there[Seat.W].does("disputes") == Done()
            found.append(ended(there))
        finally:
            await room.close()

    (tmp_path / "here").mkdir()
    worked_out.forget()
    asyncio.run(run())
    return found[0]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="a named pipe is what the judge waits at")
def test_other_tables_go_on_while_a_claim_is_judged(tmp_path: Path, judged_here: tuple[Any, Any]) -> None:
    async def run() -> None:
        pipe = tmp_path / "pipe"
        os.mkfifo(pipe)
        room = await opened(tmp_path, partial(waits_at, pipe))
        try:
            one, other = await players(room), await players(room)
            await claimed(one)
            worked_out.forget()
            north = one[Seat.N].desk.subscribe(Seat.N, Language.ENGLISH)
            north.waiting()
            disputed = asyncio.ensure_future(one[Seat.W].does("disputes"))
            for seat, call in zip(Seat, ("1C", "P", "P", "P"), strict=True):
                assert await other[seat].does(call) == Done()
            assert not disputed.done()
            viewers = (*Seat, Onlooker.DIRECTOR)
            assert told_of_judging(one) == dict.fromkeys(viewers, True)
            assert told_of_judging(other) == dict.fromkeys(viewers, False)
            assert any('"judging":true' in each.text for each in north.waiting())
            while not disputed.done():
                # Whoever judges is let in as often as there is something to be judged.
                await asyncio.to_thread(_let_in, pipe)
                await asyncio.wait([disputed], timeout=0.05)
            assert disputed.result() == Done()
            assert told_of_judging(one) == dict.fromkeys(viewers, False)
            assert any('"judging":false' in each.text for each in north.waiting())
            assert ended(one) == judged_here
            again = folded(tuple(read_step(each.text) for each in await room.stored(one[Seat.W].desk.name)))
            assert again.finished == one[Seat.W].desk.now.finished
        finally:
            await room.close()

    asyncio.run(run())


def _let_in(pipe: Path) -> None:
    try:
        os.close(os.open(pipe, os.O_WRONLY | os.O_NONBLOCK))
    except OSError:
        return  # nobody waits there


@in_loop
async def test_a_table_with_a_judged_claim_is_found_again_and_nothing_of_it_is_searched_by_who_serves(
    tmp_path: Path,
) -> None:
    room = await opened(tmp_path, claims_answer)
    there = await players(room)
    await claimed(there)
    await there[Seat.W].does("disputes")
    before, name = ended(there), there[Seat.W].desk.name
    await room.close()
    worked_out.forget()
    again = await opened(tmp_path, claims_answer)
    try:
        with worked_out.kept_only(), pytest.raises(ClaimNotWorkedOut):
            folded(tuple(read_step(each.text) for each in await again.stored(name)))
        desk = await again.desk(name)
        assert desk is not None
        found = Player(desk, Seat.W)
        await until_in_loop(lambda: found.view["phase"] == "over")
        assert ended({Seat.W: found}) == before
    finally:
        await again.close()


@pytest.mark.rest
@pytest.mark.parametrize("judge", [errs, claims_answer], ids=["errs", "does not start"])
def test_where_no_judge_answers_the_server_judges_itself(
    tmp_path: Path,
    judged_here: tuple[Any, Any],
    judge: Callable[[], Callable[[ClaimTask], ClaimAdjudication | None]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def no_room(_process: object) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    async def run() -> None:
        room = await opened(tmp_path, judge)
        try:
            there = await players(room)
            await claimed(there)
            worked_out.forget()
            if judge is claims_answer:
                monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", no_room)
            assert await there[Seat.W].does("disputes") == Done()
            assert ended(there) == judged_here
        finally:
            await room.close()

    asyncio.run(run())


@in_loop
async def test_a_judge_gets_ready_when_a_claim_is_made(tmp_path: Path) -> None:
    """Whoever disputes the claim a moment later does not wait for a process to start."""
    before = {each.pid for each in multiprocessing.active_children()}
    room = await opened(tmp_path, claims_answer)
    try:
        there = await players(room)
        assert {each.pid for each in multiprocessing.active_children()} == before
        await claimed(there)
        await until_in_loop(lambda: {each.pid for each in multiprocessing.active_children()} > before)
    finally:
        await room.close()
