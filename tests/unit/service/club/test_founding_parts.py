"""The first entries of a great event are recorded part by part: all of them, once, in their order."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.contestants import ContestantEntered, Player
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.results import Place, ScoreWritten
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.event.record.typing_errors import DoubtKind
from duplicado.movement.mitchell import mitchell
from duplicado.service.club import club_events
from duplicado.service.club.club_events import in_parts, rehearsed_parts, submit_parts
from duplicado.service.live.command_handling import DraftedCommand
from duplicado.service.live.commands import Accepted, CommandError, Questioned, Refusal
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import Access, Role, Viewer
from duplicado.store.sqlite import SqliteStore

NOON = datetime(2026, 1, 8, 12, tzinfo=UTC)
ORGANIZER = Viewer("organizer-1", Role.ORGANIZER, "the Organizer")
MOST = 1_000
"""The largest size of one command."""


def entered(count: int) -> tuple[AnyFact, ...]:
    return tuple(ContestantEntered(ContestantId(n), (Player(f"Player {n}"),)) for n in range(1, count + 1))


@pytest.mark.parametrize(
    ("count", "sizes"),
    [
        (1, [1]),
        (MOST - 1, [MOST - 1]),
        (MOST, [MOST]),
        (MOST + 1, [MOST, 1]),
        (2 * MOST, [MOST, MOST]),
        (2 * MOST + 7, [MOST, MOST, 7]),
    ],
)
@pytest.mark.parametrize("confirmed", [True, False])
def test_nothing_is_lost_or_twice(count: int, sizes: list[int], confirmed: bool) -> None:
    facts = entered(count)
    parts = in_parts("founding", facts, confirmed=confirmed)
    assert [len(each.facts) for each in parts] == sizes
    assert tuple(fact for each in parts for fact in each.facts) == facts
    assert {each.confirmed for each in parts} == {confirmed}
    # The first has the id itself: what was made before there were parts is found again by it.
    assert parts[0].id == "founding"
    assert len({each.id for each in parts}) == len(parts)
    assert parts == in_parts("founding", facts, confirmed=confirmed)


def test_without_entries_there_is_no_command() -> None:
    with pytest.raises(CommandError):
        in_parts("founding", (), confirmed=True)


def test_the_longest_id_that_a_command_may_have_does_for_the_parts() -> None:
    longest = "x" * 64
    ids = [each.id for each in in_parts(longest, entered(12 * MOST), confirmed=True)]
    assert ids[0] == longest
    assert len(set(ids)) == len(ids) == 12
    assert max(map(len, ids)) <= 64


# ---- recorded by a desk, with parts of three entries


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(club_events, "_AT_ONCE", 3)


def evening(pairs: int = 6) -> tuple[AnyFact, ...]:
    contestants = tuple(ContestantId(number) for number in range(1, pairs + 1))
    plan = SectionPlanned(1, "", mitchell(pairs // 2), contestants, 2)
    return (EventFounded("Thursday", Conditions()), *entered(pairs), plan)


@pytest.mark.usefixtures("small")
def test_asked_again_what_is_there_is_answered_and_the_rest_taken_down(tmp_path: Path) -> None:
    facts = evening()
    parts = in_parts("founding", facts, confirmed=True)
    assert [len(each.facts) for each in parts] == [3, 3, 2]
    path = tmp_path / "club.event"
    SqliteStore.create(path).close()

    async def work() -> None:
        async with await OpenEvent.open(lambda: SqliteStore.open(path), secret=b"a secret of the club") as desk:
            broken_off = await submit_parts(desk, parts[:2], by=ORGANIZER)
            assert isinstance(broken_off, Accepted)
            assert len(desk.record.order) == 6
            whole = await submit_parts(desk, parts, by=ORGANIZER)
            assert isinstance(whole, Accepted)
            assert whole.entries[:6] == broken_off.entries
            assert [each.fact for each in desk.record.order] == list(facts)
            assert list(whole.entries) == [each.id for each in desk.record.order]
            again = await submit_parts(desk, parts, by=ORGANIZER)
            assert isinstance(again, Accepted)
            assert again.entries == whole.entries
            assert len(desk.record.order) == len(facts)

    asyncio.run(asyncio.wait_for(work(), 60))


@pytest.mark.usefixtures("small")
def test_what_is_refused_in_one_part_is_the_answer_and_nothing_follows(tmp_path: Path) -> None:
    facts = [*evening()]
    facts[4] = EventFounded("Founded again", Conditions())
    parts = in_parts("founding", facts, confirmed=True)
    path = tmp_path / "club.event"
    SqliteStore.create(path).close()

    async def work() -> None:
        async with await OpenEvent.open(lambda: SqliteStore.open(path), secret=b"a secret of the club") as desk:
            outcome = await submit_parts(desk, parts, by=ORGANIZER)
            assert isinstance(outcome, Refusal)
            assert [each.fact for each in desk.record.order] == facts[:3]

    asyncio.run(asyncio.wait_for(work(), 60))
    rehearsed = rehearsed_parts(parts, by=ORGANIZER, access=Access(), at=NOON)
    assert isinstance(rehearsed, Refusal)


@pytest.mark.usefixtures("small")
def test_a_rehearsal_knows_in_each_part_what_came_before_and_tells_all_doubts_together() -> None:
    facts = evening()
    made = rehearsed_parts(in_parts("founding", facts, confirmed=False), by=ORGANIZER, access=Access(), at=NOON)
    assert isinstance(made, DraftedCommand)
    assert len(set(made.entries)) == len(made.entries) == len(facts)
    # Three scores that there are not: one in the third part, two in the last.
    places = [Place(1, "", 1, table, 2 * table) for table in (1, 2, 3)]
    odd = [ResultEntered(place, ScoreWritten(17)) for place in places]
    more = (*facts, odd[0], ResultEntered(Place(1, "", 1, 1, 1), ScoreWritten(420)), *odd[1:])
    parts = in_parts("founding", more, confirmed=False)
    assert [len(each.facts) for each in parts] == [3, 3, 3, 3]
    asked = rehearsed_parts(parts, by=ORGANIZER, access=Access(), at=NOON)
    assert isinstance(asked, Questioned)
    assert [each.kind for each in asked.doubts] == [DoubtKind.SCORE_IMPOSSIBLE] * 3
    sure = rehearsed_parts([replace(each, confirmed=True) for each in parts], by=ORGANIZER, access=Access(), at=NOON)
    assert isinstance(sure, DraftedCommand)
    assert len(sure.entries) == len(more)
