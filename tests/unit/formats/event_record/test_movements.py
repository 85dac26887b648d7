"""Every movement that the program can make is stored and read back: those by name, planned anew, and paired."""

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest

from duplicado.event.conditions import Conditions, ContestForm, RoundsPaired
from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.event.facts.entry import Entry
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.results import ScoreWritten
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.event.pairing.conditions import OddOneOut
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.round_pairing import RoundWanted, next_round
from duplicado.formats.event_record.document import entry_text, read_entry
from duplicado.movement.any_movement import AnyMovement
from duplicado.movement.model import Movement, MovementError
from duplicado.movement.named import MOVEMENT_NAMES, movement_named
from duplicado.movement.replanning.options import replan_options
from duplicado.movement.replanning.ways import (
    Change,
    MinutesLost,
    NumberOfRounds,
    PairsArrive,
    PairsLeave,
    TableCloses,
    TableOpens,
)
from duplicado.table.contest_kind import ContestKind

AT = datetime(2026, 1, 5, 20, 15, tzinfo=UTC)
CHANGES: list[Change] = [
    PairsArrive(),
    PairsArrive(2),
    PairsLeave((2,)),
    TableCloses(1),
    TableOpens(),
    NumberOfRounds(3),
    NumberOfRounds(12),
    MinutesLost(20, 3),
]


def kept(movement: AnyMovement) -> None:
    """Check that a plan with the movement is read back as it was."""
    entry = Entry("p", AT, "the Director", SectionPlanned(1, "A", movement, (ContestantId(1),), 2))
    read = read_entry(entry_text(entry))
    assert read.diagnostics == ()
    assert read.value == entry


def named(name: str) -> Iterator[AnyMovement]:
    """Every movement of a name for up to 24 contestants, with one winner, two, or as it comes."""
    for count in range(2, 25):
        for winners in (None, 1, 2):
            try:
                yield movement_named(name, count, None, winners)
            except MovementError:
                continue


@pytest.mark.parametrize("name", MOVEMENT_NAMES)
def test_movements_by_name(name: str) -> None:
    movements = list(named(name))
    assert movements
    for movement in movements:
        kept(movement)


@pytest.mark.parametrize("change", CHANGES, ids=str)
@pytest.mark.parametrize("name", ["howell", "mitchell", "rover", "barometer"])
def test_movements_that_are_planned_anew(name: str, change: Change) -> None:
    movement = next(each for each in named(name) if isinstance(each, Movement) and each.contestants >= 9)
    try:
        options = replan_options(movement, 3, change)
    except MovementError:
        pytest.skip("there is no such change of this movement")
    for each in options:
        kept(each.movement)


@pytest.mark.parametrize("odd", OddOneOut)
@pytest.mark.parametrize("pairing", [RoundsPaired.SWISS, RoundsPaired.DANISH, RoundsPaired.KNOCK_OUT])
@pytest.mark.parametrize("kind", [ContestKind.TEAMS, ContestKind.PAIRS])
def test_rounds_that_are_paired(kind: ContestKind, pairing: RoundsPaired, odd: OddOneOut) -> None:
    teams = kind is ContestKind.TEAMS
    if not teams and (pairing is RoundsPaired.KNOCK_OUT or odd is not OddOneOut.BYE):
        pytest.skip("that is for teams")
    conditions = Conditions(
        kind=kind,
        method=ScoringMethod.IMPS if teams else ScoringMethod.MATCHPOINTS,
        form=ContestForm.KNOCK_OUT if pairing is RoundsPaired.KNOCK_OUT else ContestForm.MATCHES,
        pairing=pairing,
        odd=odd,
    )
    entries = [Entry("f", AT, "x", EventFounded("", conditions))]
    wanted = RoundWanted(boards=4, contestants=tuple(map(ContestantId, range(1, 10))))
    for number in (1, 2, 3):
        paired = next_round(LiveStandings(entries), wanted)
        kept(paired.planned.movement)
        entries.append(Entry(f"p{number}", AT, "x", paired.planned))
        live = LiveStandings(entries)
        for place, due in live.state.session(1).plans[""].due.items():
            if place.round == number:
                points = ScoreWritten(50 * (due.north_south.number - due.east_west.number))
                entries.append(Entry(str(place), AT, "x", ResultEntered(place, points)))
    assert all(read_entry(entry_text(each)).value == each for each in entries)
