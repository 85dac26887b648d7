"""Loading ahead gives way: while somebody waits for an answer no further step of it is taken."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

from litestar.types import Message, Receive, Scope, Send

from duplicado.locale import Language
from duplicado.service.club.club import ClubHouse
from duplicado.web.club.loading_ahead import LoadingAhead
from duplicado.web.rendering import Renderer


def test_no_step_is_taken_while_somebody_waits_for_an_answer(tmp_path: Path) -> None:
    asyncio.run(_answered_amid_loading(tmp_path))


async def _answered_amid_loading(folder: Path) -> None:
    told = list[str]()
    begun, loaded = asyncio.Event(), asyncio.Event()

    class Stepping(Renderer):
        def steps_ahead(self) -> Iterator[object]:
            begun.set()
            return self._steps()

        def _steps(self) -> Iterator[object]:
            for _ in range(3):
                told.append("step")
                yield None
            loaded.set()

    async def slow(_scope: Scope, _receive: Receive, send: Send) -> None:
        told.append("asked")
        await begun.wait()
        for _ in range(20):
            await asyncio.sleep(0.005)  # in which many a step could be taken
        told.append("answered")
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await loaded.wait()  # a stream goes on, and nothing waits for its end

    async def received() -> Any:  # noqa: ANN401 - nothing is sent to it
        raise AssertionError

    async def sent(_message: Message) -> None:
        pass

    loading = LoadingAhead()
    asking = asyncio.ensure_future(loading.heeding(slow)(cast("Scope", {"type": "http"}), received, sent))
    while not told:  # noqa: ASYNC110 - the next turn of the loop
        await asyncio.sleep(0)
    async with (
        await ClubHouse.open(str(folder / "club")) as house,
        loading.of(house, Stepping(Language.ENGLISH, several=True)),
    ):
        await asyncio.wait_for(asking, 30)
    assert told == ["asked", "answered", "step", "step", "step"]
