"""Open streams of a club: what is remembered of who looked is forgotten with his pass."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

from tests.waiting import until_in_loop

from duplicado.service.club.access_tokens import Admitted
from duplicado.service.club.open_streams import OpenStreams
from duplicado.service.live.roles import Role, Viewer
from duplicado.store.club import ClubStore
from duplicado.store.club_rows import TokenRow

NOON = datetime(2026, 1, 8, 12, tzinfo=UTC)
LATER = NOON + timedelta(hours=1)


def _nothing() -> None:
    """Do nothing."""


def test_when_somebody_was_heard_of_is_forgotten_with_his_pass(tmp_path: Path) -> None:
    now = [NOON]

    def admitted(store: ClubStore, subject: str) -> Admitted:
        store.put(TokenRow(subject, "Thursday", subject, "", "{}", NOON.isoformat(), ""))
        viewer = Viewer(subject, Role.ORGANIZER, "the Organizer")
        return Admitted(viewer, "Thursday", "", frozenset(), LATER + timedelta(days=1), subject, "{}")

    async def look() -> None:
        with ClubStore.open(str(tmp_path / "club.duplicado")) as store:
            streams = OpenStreams(store, lambda: now[0])
            one, other = (admitted(store, subject) for subject in ("one", "other"))
            now[0] = LATER
            for each in (one, other):
                with streams.during(each, _nothing), streams.during(each, _nothing):
                    assert streams.count == 2
            now[0] = LATER + timedelta(hours=1)
            assert [streams.heard(each) for each in ("one", "other")] == [LATER, LATER]
            store.remove(TokenRow, token="one")
            with streams.during(other, _nothing):
                assert streams.heard("other") == now[0]
                await until_in_loop(lambda: streams.heard("one") == NOON)
            assert streams.heard("other") == now[0]
            assert not streams._looks  # pyright: ignore[reportPrivateUsage] - nobody looks, and of nobody is counted how often
            await streams.close()

    asyncio.run(look())
