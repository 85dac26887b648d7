"""Results for pages while the record is replaced: what was computed of the former one is shown to nobody."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from datetime import UTC, datetime

import pytest
from tests.club.conftest import founding, result

from duplicado.event.contest import ContestantId
from duplicado.event.facts.contestants import ContestantEntered, Player
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.progress import SessionEnded
from duplicado.event.record.folding import apply
from duplicado.event.record.published_outcome import EventOutcome
from duplicado.event.record.state import EventState
from duplicado.event.record.withheld_boards import BoardKey
from duplicado.service.live import publications
from duplicado.service.live.command_handling import LiveRecord
from duplicado.service.live.publications import Publications
from duplicado.service.live.roles import Release


def record_of(*facts: AnyFact) -> LiveRecord:
    record = LiveRecord()
    for number, each in enumerate(facts):
        entry = Entry(f"e{number}", datetime(2027, 1, 14, tzinfo=UTC), "the Director", each)
        record.take(entry, apply(record.state, entry), "")
    return record


def test_a_name_that_is_erased_while_results_are_computed_stays_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    facts = (*founding(6), result(1, 1, "4S N ="), SessionEnded(1))
    erased = ContestantEntered(ContestantId(1), (Player("N.N."), Player("South 1")))
    before, after = record_of(*facts), record_of(*(erased if each is facts[1] else each for each in facts))
    begun, goes_on, compute = threading.Event(), threading.Event(), publications.released_outcome

    def slowly(
        entries: Sequence[Entry], state: EventState, release: Release, *, with_hands: bool, delayed: frozenset[BoardKey]
    ) -> EventOutcome | None:
        begun.set()
        goes_on.wait(30)
        return compute(entries, state, release, with_hands=with_hands, delayed=delayed)

    monkeypatch.setattr(publications, "released_outcome", slowly)

    async def shown() -> list[str]:
        kept = Publications(before)
        asked = asyncio.ensure_future(kept.outcome(Release.AT_END, with_hands=True))
        await asyncio.to_thread(begun.wait, 30)
        kept.begin_anew(after)
        goes_on.set()
        outcomes = [await asked, await kept.outcome(Release.AT_END, with_hands=True)]
        kept.stop()
        return [str(each.contest.contestants) for each in outcomes if each is not None]

    told = asyncio.run(shown())
    assert ["North 1" in each for each in told] == [False, False]
    assert all("N.N." in each for each in told)


def test_a_result_in_the_middle_of_play_is_computed_once_until_the_record_grows() -> None:
    record = record_of(*founding(6), result(1, 1, "4S N ="))
    more = Entry("more", datetime(2027, 1, 14, tzinfo=UTC), "the Director", result(1, 2, "3NT N ="))

    async def shown() -> list[EventOutcome | None]:
        kept = Publications(record)
        first = [await kept.interim(), await kept.interim()]
        record.take(more, apply(record.state, more), "")
        then = await kept.interim()
        kept.stop()
        return [*first, then]

    once, again, grown = asyncio.run(shown())
    assert once is not None
    assert again is once
    assert grown is not None
    played = [[each.board for each in told.fields[0].contest.results if each.contract] for told in (once, grown)]
    assert played == [[1], [1, 2]]


def test_nothing_is_shown_in_the_middle_of_play_before_boards_are_planned() -> None:
    async def shown() -> EventOutcome | None:
        kept = Publications(record_of(*(each for each in founding(6) if not isinstance(each, SectionPlanned))))
        outcome = await kept.interim()
        kept.stop()
        return outcome

    assert asyncio.run(shown()) is None
