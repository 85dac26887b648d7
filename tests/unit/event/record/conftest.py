"""A small event to enter things into."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta

import pytest

from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.results import Place, Played, ScoreWritten, TravellerLine
from duplicado.event.facts.stated_results import ResultCorrected, ResultEntered
from duplicado.event.record.folding import fold
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.state import EventState
from duplicado.movement.any_movement import AnyMovement
from duplicado.movement.howell import howell
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.seats import Side

NOON = datetime(2026, 1, 5, 12, tzinfo=UTC)


class Book:
    """A record that is being kept: a minute passes between entries, and each is called by its number."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def at(self, minutes: float) -> datetime:
        """The time so many minutes after noon."""
        return NOON + timedelta(minutes=minutes)

    def enter(self, *facts: AnyFact, at: float | None = None) -> str:
        """Enter facts and return the id of the last."""
        for fact in facts:
            number = len(self.entries) + 1
            self.entries.append(Entry(f"e{number}", self.at(number if at is None else at), "the Director", fact))
        return self.entries[-1].id

    def found(
        self, conditions: Conditions | None = None, movement: AnyMovement | None = None, boards_each: int = 2
    ) -> None:
        """Found the event with a Howell for four tables, or another movement."""
        movement = movement or howell(8)
        count = getattr(movement, "contestants", 0) or getattr(movement, "players", 0) or getattr(movement, "teams", 0)
        who = tuple(ContestantId(number) for number in range(1, count + 1))
        self.enter(EventFounded("An evening", conditions or Conditions()))
        self.enter(SectionPlanned(1, "A", movement, who, boards_each))

    def due(self, number: int = 0, round_number: int = 1) -> Place:
        """One of the places that are planned in a round."""
        plan = self.state.session(1).plans["A"]
        return [place for place in plan.due if place.round == round_number][number]

    def result(self, place: Place, line: TravellerLine | int | str, side: Side | None = None) -> str:
        """Enter points, or a contract and its tricks as in `4S N 10`."""
        return self.enter(ResultEntered(place, line_of(line), side=side))

    def correct(self, place: Place, line: TravellerLine | int | str, *instead_of: str, approved_by: str = "") -> str:
        """Put a result right."""
        result = ResultEntered(place, line_of(line))
        return self.enter(ResultCorrected(result, instead_of, "misread", approved_by))

    @property
    def state(self) -> EventState:
        """The entries of the record."""
        return fold(self.entries)

    @property
    def live(self) -> LiveStandings:
        """The state of the event."""
        return LiveStandings(self.entries)

    def add(self, entries: Iterable[Entry]) -> None:
        """Add entries as they are."""
        self.entries.extend(entries)


def line_of(text: TravellerLine | int | str) -> TravellerLine:
    """Read a line as the tests write it."""
    match text:
        case int():
            return ScoreWritten(text)
        case str():
            contract, _, tricks = text.rpartition(" ")
            return Played(Contract.parse(contract), int(tricks))
        case _:
            return text


@pytest.fixture
def book() -> Book:
    """An empty record."""
    return Book()
