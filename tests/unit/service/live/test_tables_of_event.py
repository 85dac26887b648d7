"""Tables of an event while its movement is planned anew: a table that closes is there until its last round is over."""

from datetime import timedelta

from tests.unit.service.live.conftest import NOON

from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.progress import RoundCalled
from duplicado.event.record.folding import fold
from duplicado.event.record.state import EventState
from duplicado.movement.howell import howell
from duplicado.service.live.office_view import office_view
from duplicado.service.live.tables_of_event import tables_of
from duplicado.service.live.visibility import latest_round

PAIRS = tuple(ContestantId(number) for number in range(1, 11))


def state_of(*facts: AnyFact) -> EventState:
    """An evening at five tables that goes on with four from the third round on."""
    planned = (
        EventFounded("Thursday", Conditions()),
        SectionPlanned(1, "", howell(10), PAIRS, 2),
        RoundCalled(1, 2),
        SectionPlanned(1, "", howell(8), PAIRS[:8], 2, from_round=3),
        *facts,
    )
    return fold(Entry(f"e{n}", NOON + timedelta(minutes=n), "x", fact) for n, fact in enumerate(planned))


def test_a_table_that_closes_is_there_as_long_as_its_last_round_is_played() -> None:
    state = state_of()
    assert [key.table for key in tables_of(state, 1)] == [1, 2, 3, 4, 5]
    assert [key.table for key in tables_of(state_of(RoundCalled(1, 3)), 1)] == [1, 2, 3, 4]


def test_what_a_closed_table_has_left_to_play_is_told() -> None:
    state = state_of(RoundCalled(1, 3))
    (session,) = office_view(state, NOON, ())["sessions"]
    left = {(each["table"], each["round"]) for each in session["outstanding"]}
    assert {(5, 1), (5, 2)} <= left
    assert latest_round(state, 1, "") == 3
