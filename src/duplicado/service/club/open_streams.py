"""Open streams of a club: each ends within a second when the pass by which it was opened is another or no more."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable, Container, Generator, Iterator, Mapping
from datetime import datetime
from typing import Final

from duplicado.service.club.access_tokens import Admitted
from duplicado.store.club import ClubStore
from duplicado.store.club_rows import TokenRow
from duplicado.store.port import StoreError

_EVERY: Final = 0.4
"""Seconds: with the time that it takes to look, a stream ends within one."""


class OpenStreams:
    """The streams that somebody was let in to; it belongs to one event loop. Others may take a pass away meanwhile."""

    def __init__(self, store: ClubStore, clock: Callable[[], datetime]) -> None:
        """Begin to look after those that there will be."""
        self._store = store
        self._clock = clock
        self._open: dict[str, dict[object, tuple[Admitted, Callable[[], None]]]] = {}
        self._version: object = None
        self._began = clock()
        self._left: dict[str, datetime] = {}
        self._looks: Counter[str] = Counter()
        self._looking = asyncio.get_running_loop().create_task(self._look(), name="duplicado-streams")

    @contextlib.contextmanager
    def during(self, admitted: Admitted | None, end: Callable[[], None]) -> Generator[None]:
        """Have a stream looked after while the block runs: `end` is called when its pass is no longer valid.

        Args:
            admitted: by what it was opened; `None`: everybody may look.
            end: ends it. Called at once where the pass is no longer valid.
        """
        if admitted is None:
            yield
            return
        mark = object()
        of_pass = self._open.setdefault(admitted.token, {})
        of_pass[mark] = (admitted, end)
        subject = admitted.viewer.subject
        self._looks[subject] += 1
        self._version = None  # what came between its being let in and now is looked at too
        try:
            yield
        finally:
            del of_pass[mark]
            self._looks[subject] -= 1
            if not self._looks[subject]:
                del self._looks[subject]
            self._left[subject] = self._clock()
            if not of_pass:
                self._open.pop(admitted.token, None)

    def heard(self, subject: str) -> datetime:
        """Return when somebody was heard of last: now while he looks; where he has not, when the program began.

        Args:
            subject: of his pass.
        """
        return self._clock() if self._looks[subject] else self._left.get(subject, self._began)

    @property
    def count(self) -> int:
        """Number of streams that are open."""
        return sum(map(len, self._open.values()))

    async def close(self) -> None:
        """Look after none any more."""
        self._looking.cancel()
        await asyncio.gather(self._looking, return_exceptions=True)

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(_EVERY)
            if not self._open:
                continue
            with contextlib.suppress(StoreError):  # what cannot be read now is looked at again
                version = self._store.version()
                if version != self._version:
                    self._version = version
                    passes = await asyncio.to_thread(self._store.all, TokenRow)
                    self._end_others({row.token: row.grant for row in passes})
                    self._forget_all_but({row.subject for row in passes})
            self._end_expired(self._clock())

    def _forget_all_but(self, subjects: Container[str]) -> None:
        """Keep no time of those whose passes are no more: nobody asks when they were heard of."""
        self._left = {subject: left for subject, left in self._left.items() if subject in subjects}

    def _end_others(self, good: Mapping[str, str]) -> None:
        for held, end in self._all():
            if good.get(held.token) != held.grant:
                end()

    def _end_expired(self, now: datetime) -> None:
        for held, end in self._all():
            if held.expires <= now:
                end()

    def _all(self) -> Iterator[tuple[Admitted, Callable[[], None]]]:
        return iter([each for of_pass in self._open.values() for each in of_pass.values()])
