"""Pages and files of an event whose boards are withheld: totals and matches stay, no board is told of."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.web.test_whole_event import pages

from duplicado.event.record.published_outcome import EventOutcome
from duplicado.event.record.withheld_boards import without_boards
from duplicado.formats.event_losses import written_result
from duplicado.formats.format import ResultToWrite
from duplicado.formats.registry import RESULTS
from duplicado.service.contests import outcome_in
from duplicado.service.live.publications import outcome_to_publish

EVENTS = ["swiss", "knock-out", "stanzas", "sessions"]


def withheld(outcome: EventOutcome) -> EventOutcome:
    """Return an outcome without any of its boards."""
    every = {
        (field.session, field.section or "", result.board)
        for field in outcome.fields
        for result in field.contest.results
    }
    return without_boards(outcome, every)


@pytest.mark.parametrize("name", EVENTS)
def test_totals_and_matches_stay(whole_events: Path, name: str) -> None:
    before = outcome_in(whole_events / f"{name}.event")
    after = withheld(before)
    assert not [line for field in after.fields for line in field.contest.results]
    assert not [line for match in after.matches for line in match.lines]
    shown = [
        [
            (each.contestant, each.place, each.total)
            for ranking in outcome.standings.rankings
            for each in ranking.standings
        ]
        for outcome in (before, after)
    ]
    assert shown[0] == shown[1]
    assert [match.sides for match in before.matches] == [match.sides for match in after.matches]


@pytest.mark.parametrize("name", EVENTS)
def test_every_format_is_written_without_them(whole_events: Path, name: str) -> None:
    result = ResultToWrite.of(withheld(outcome_in(whole_events / f"{name}.event")))
    for known in RESULTS:
        if not known.wants_form:
            written_result(known, result)


@pytest.mark.parametrize("name", EVENTS)
def test_every_page_is_there_without_them(whole_events: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "duplicado.service.office.published.outcome_to_publish",
        lambda order, state: withheld(outcome_to_publish(order, state)),
    )
    found = pages(whole_events / f"{name}.event")
    assert not [address for address in found if "/board/" in address]
    assert any("/contestant/" in address for address in found)
