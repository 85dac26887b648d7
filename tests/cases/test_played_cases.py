"""The project's cases at a table that takes everything down: what its desk makes of them is what the casebook says.

Each step is sent in the words in which a page sends it, and what is stored is read back. A step that no screen can
send is named, with the case's other steps up to there still compared.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from duplicado.casebook.engines import ENGINE
from duplicado.casebook.model import Case, DirectorStep, ExpectStep, PlayerStep
from duplicado.casebook.reader import read_cases
from duplicado.casebook.session import Session, command_of
from duplicado.director.admission import admit
from duplicado.director.commands import Find
from duplicado.director.state import DirectedTable
from duplicado.law.edition import Edition
from duplicado.service.live.resume_tokens import Sealer
from duplicado.service.playing.desk import DeskSettings, TableDesk
from duplicado.service.playing.played_table import folded
from duplicado.service.playing.seat_commands import Answer, Done, SeatCommand
from duplicado.service.playing.steps import BoardBegun, read_step
from duplicado.service.playing.writer import StreamWriter
from duplicado.store.port import StoredEntry
from duplicado.store.streams import Batch
from duplicado.table.state import TableMode

pytestmark = pytest.mark.rest

FOLDER = Path(__file__).resolve().parents[2] / "cases" / "laws"
FILES = sorted(FOLDER.glob("*.yaml"))


class Memory:
    """Streams that nothing outlives: what is compared here is not the disk."""

    def __init__(self) -> None:
        self.kept: dict[str, list[StoredEntry]] = {}

    def append_many(self, batch: Batch) -> tuple[tuple[StoredEntry, ...], ...]:
        done: list[tuple[StoredEntry, ...]] = []
        for name, entries in batch:
            stream = self.kept.setdefault(name, [])
            fresh = tuple(StoredEntry(len(stream) + at, each.id, each.text, "") for at, each in enumerate(entries, 1))
            stream.extend(fresh)
            done.append(fresh)
        return tuple(done)

    def read(self, stream: str, after: int = 0) -> tuple[StoredEntry, ...]:
        return tuple(self.kept.get(stream, [])[after:])

    def heads(self) -> dict[str, int]:
        return {name: len(entries) for name, entries in self.kept.items()}

    def verify(self) -> int:
        return sum(self.heads().values())

    def close(self) -> None:
        """Nothing is held."""


def not_on_a_screen(before: DirectedTable, step: PlayerStep | DirectorStep) -> str | None:
    """Say why a step of a case cannot come from a page."""
    if isinstance(step, DirectorStep):
        return None
    if step.accompanying:
        return "two at the same moment"  # the second is answered changed-since
    everything = {**before.table.setup.regulations, "table.irregularities": ("all",)}
    guarded = replace(before.table.setup, mode=TableMode.GUARDED, regulations=everything)
    at_screen = replace(before, table=replace(before.table, setup=guarded))
    refusal = admit(at_screen, command_of(step))
    if refusal is not None and refusal.clause in {"7B3", "18A"}:
        return "a card not held, or a bid of eight"
    return None


async def sent(desk: TableDesk, number: int, step: PlayerStep | DirectorStep) -> Answer:
    if isinstance(step, DirectorStep):
        return await desk.direct(Find(step.findings), f"c{number}")
    command = SeatCommand(
        f"c{number}", str(step.action), meaning=step.meaning, statement=step.statement, on=desk.now.happened
    )
    return await desk.take(step.seat, command)


async def played(case: Case, edition: Edition) -> str | None:
    """Play a case at a desk beside the casebook; return why it went no further, `None` where it was played out."""
    session = Session.begin(case.setup, edition)
    setup = session.table_setup
    if setup.mode is TableMode.LIVE:
        regulations = {**setup.regulations, "table.irregularities": ("all",)}
        setup = replace(setup, mode=TableMode.GUARDED, regulations=regulations)
    memory = Memory()
    writer = StreamWriter(memory)
    desk = TableDesk("00000000", DeskSettings(writer, Sealer(b"s" * 32), lambda *_: setup))
    await desk.happens(BoardBegun(setup))
    reason: str | None = None
    try:
        for number, step in enumerate(case.steps):
            if isinstance(step, ExpectStep) or step.refused is not None:
                continue
            reason = not_on_a_screen(session.state, step)
            if reason is not None:
                break
            assert await sent(desk, number, step) == Done(), (step, desk.now.happened)
            taken = session.take(step)
            assert isinstance(taken, Session)
            session = taken
            assert desk.now.board is not None
            assert ENGINE.observe(desk.now.board) == ENGINE.observe(session.state), step
        again = folded(tuple(read_step(each.text) for each in memory.read("00000000")))
        assert again.board is not None
        assert again.board == desk.now.board
    finally:
        await writer.close()
    return reason


def cases(paths: Sequence[Path]) -> list[Case]:
    return [case for path in paths for case in read_cases(path.read_text(encoding="utf-8")).cases]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_cases_of_a_law_are_ruled_alike_at_a_played_table(path: Path) -> None:
    async def run() -> None:
        for case in cases([path]):
            for edition in case.editions:
                reason = await played(case, edition)
                assert reason in {None, "two at the same moment", "a card not held, or a bid of eight"}

    asyncio.run(run())


def test_few_cases_need_what_no_screen_can_send() -> None:
    async def run() -> Counter[str | None]:
        return Counter([await played(case, case.editions[0]) for case in cases(FILES)])

    counted = asyncio.run(run())
    assert counted[None] > 0.9 * sum(counted.values())
