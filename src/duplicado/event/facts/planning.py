"""Planning of a session: its movement, its deals, who moves the boards of a table."""

from __future__ import annotations

from dataclasses import field
from typing import TypeAlias, final

from duplicado.event.contest import ContestantId
from duplicado.event.facts.fact import BoardsTold, ChangeFact, Duty, Fact, fact
from duplicado.event.facts.particulars import ContestantsExchanged, Particulars, kind_seated, told
from duplicado.event.facts.subjects import OfBoards, OfSession, OfTable, Subject
from duplicado.event.facts.topics import PlanFrom, TopicKind, TopicOf, Topics, topics
from duplicado.movement.any_movement import AnyMovement
from duplicado.movement.model import ADDED_LATER
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.texts import Code, Words


@final
@fact(
    "section-planned",
    since=1,
    duty=Duty.MOVEMENT,
    counts_twice=False,
    boards_told=BoardsTold.NONE,
    added={"exchanged": 2},
)
class SectionPlanned(Fact):
    """A section has its movement, or another one from a certain round on: what was played before stays as it is."""

    session: int
    section: Code
    movement: AnyMovement
    contestants: tuple[ContestantId, ...]
    """Contestants who have number 1, 2 … of the movement."""
    boards_each: int
    """Boards in a set."""
    first_board: int = 1
    from_round: int = 1
    reason: Words = ""
    exchanged: tuple[tuple[ContestantId, ContestantId], ...] = field(default=(), metadata=ADDED_LATER)
    """Contestants whom the Director exchanged by hand in the round that was paired last."""

    def subject(self) -> Subject:
        return OfSession(self.session, None)  # somebody of another section may go there for the next round

    def changes(self) -> Topics:
        return topics(
            TopicOf(TopicKind.PLAN, (self.session, self.section)), PlanFrom(self.session, self.section, self.from_round)
        )

    def rests_on(self) -> Topics:
        return topics(
            TopicOf(TopicKind.PLAN, (self.session, self.section)), TopicOf(TopicKind.SESSION, (self.session,))
        )

    def particulars(self) -> Particulars:
        return told(
            self._variant(),
            exchanged=ContestantsExchanged(self.exchanged),
            movement=self.movement,
            kind=kind_seated(self.movement).value,
            contestants=len(self.contestants),
            tables=self.movement.tables,
            rounds=self.movement.rounds,
            boards=self.boards_each,
            round=self.from_round,
        )

    def _variant(self) -> str:
        """Name how it changes what was planned before; where the movement just ends sooner nobody is exchanged."""
        if self.from_round > self.movement.rounds:
            return "ended"
        return "-".join(filter(None, ("again" if self.from_round > 1 else "", "exchanged" if self.exchanged else "")))


@final
# Whoever sees the record is told which boards there are, never the hands.
@fact(
    "deals-recorded", since=1, duty=Duty.DEALS, counts_twice=False, boards_told=BoardsTold.NONE, sealed={"layouts": {}}
)
class DealsRecorded(ChangeFact):
    """The deals of boards became known to the record."""

    session: int
    layouts: dict[int, Layout] = field(hash=False)
    section: Code | None = None
    """`None`: of every section of the session."""

    def subject(self) -> Subject:
        return OfBoards(self.session, self.section, tuple(self.layouts))

    def changes(self) -> Topics:
        return topics(TopicOf(TopicKind.DEALS, (self.session, self.section)))

    def particulars(self) -> Particulars:
        return told(count=len(self.layouts))


@final
@fact("board-mover-named", since=1, duty=Duty.TABLES, counts_twice=False, boards_told=BoardsTold.NONE)
class BoardMoverNamed(ChangeFact):
    """The Director named who moves the boards of a table (Law 8A2); without it that is North."""

    session: int
    section: Code
    table: int
    seat: Seat

    def subject(self) -> Subject:
        return OfTable(self.session, self.section, self.table, None)

    def changes(self) -> Topics:
        return topics(TopicOf(TopicKind.MOVER, (self.session, self.section, self.table)))

    def particulars(self) -> Particulars:
        return told(table=f"{self.section}{self.table}", seat=self.seat)


PlanningFact: TypeAlias = SectionPlanned | DealsRecorded | BoardMoverNamed
