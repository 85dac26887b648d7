"""Rankings as they are released: the same whether entries come one by one, in two parts or all at once."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from tests.club.conftest import founding, result

from duplicado.event.facts.ending import EntryUndone, ResultsPublished
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.progress import RoundCalled, SessionEnded
from duplicado.event.record.folding import fold
from duplicado.service.live.roles import Release
from duplicado.service.live.standings import ReleasedStandings

AT = datetime(2027, 1, 14, tzinfo=UTC)


def record() -> tuple[Entry, ...]:
    """Two rounds of three tables in one of which a result is taken back, and the end of the session."""
    mistaken = result(3, 5, "3NT N +2")
    facts: list[AnyFact] = [*founding(6), RoundCalled(1, 1)]
    facts += [result(table, 2 * table - 1, f"4S N {odd}") for table, odd in ((1, "="), (2, "+1"))]
    facts += [mistaken, RoundCalled(1, 2), result(1, 3, "4S S -1", round_number=2), SessionEnded(1)]
    entries = [Entry(f"e{number}", AT, "the Director", each) for number, each in enumerate(facts)]
    taken_back = next(each.id for each in entries if each.fact is mistaken)
    entries.insert(-1, Entry("back", AT, "the Director", EntryUndone(taken_back, "the wrong table")))
    return tuple(entries)


@pytest.mark.parametrize("release", list(Release))
def test_in_parts_or_at_once_the_ranking_is_the_same(release: Release) -> None:
    entries = record()
    told = set[str]()
    for is_of_these in (False, True):
        for cut in range(len(entries) + 1):
            standings = ReleasedStandings(release)
            for part, known in ((entries[:cut], entries[:cut]), (entries[cut:], entries)):
                standings.catch_up(part, fold(known), is_of_these=is_of_these)
            told.add(standings.text())
    assert len(told) == 1
    shown = release in {Release.AT_ONCE, Release.EVERY_ROUND, Release.AT_END}
    assert ('"ranks"' in told.pop()) == shown


@pytest.mark.parametrize("release", [Release.AT_END, Release.PUBLISHED])
@pytest.mark.parametrize("is_of_these", [False, True])
def test_what_was_released_with_the_end_or_the_publication_is_taken_back_with_it(
    release: Release, *, is_of_these: bool
) -> None:
    ended = record()
    published = Entry("published", AT, "the Director", ResultsPublished())
    back = [
        Entry(f"no {each.id}", AT, "the Director", EntryUndone(each.id, "too soon")) for each in (published, ended[-1])
    ]
    again = tuple(replace(each, id=f"{each.id} again") for each in (ended[-1], published))
    steps = (ended, (published,), back, again)
    standings, known, shown = ReleasedStandings(release), list[Entry](), list[bool]()
    for step in steps:
        known += step
        standings.catch_up(step, fold(known), is_of_these=is_of_these)
        shown.append('"ranks"' in standings.text())
    assert shown == [release is Release.AT_END, True, False, True]
