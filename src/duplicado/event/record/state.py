"""State of an event: the record put in order, made by the fold alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from duplicado.event.conditions import Conditions, DisqualifiedBoards
from duplicado.event.contest import ContestantId
from duplicado.event.facts.appeals import AppealDecided, AppealLodged
from duplicado.event.facts.awards import PenaltyRuled, ScoreRuled
from duplicado.event.facts.contestants import (
    CarriedOver,
    ContestantEntered,
    ContestantWithdrew,
    DirectionPermitted,
    LineUpNamed,
    SubstituteSeated,
)
from duplicado.event.facts.entry import Entry
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.progress import RoundCalled
from duplicado.event.facts.results import NotPlayed, Place, implies, scores_of
from duplicado.event.facts.stated_results import ResultEntered, Seated
from duplicado.event.record.office_state import OfficeState
from duplicado.event.record.section_plan import Due, SectionPlan
from duplicado.law.book import law_02
from duplicado.score.side_score import Points
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.values import FrozenDict, derived


@dataclass(frozen=True, slots=True)
class StatedResult:
    """A result as somebody stated it."""

    id: EntryId
    at: datetime
    by: str
    result: ResultEntered
    instead_of: tuple[EntryId, ...] = ()
    reason: str = ""
    approved_by: str = ""

    @property
    def points(self) -> int | None:
        """Points to North-South, where it is a result that has any."""
        ours, _ = scores_of(self.result.line, law_02.vulnerability(max(self.result.place.board, 1)))
        return ours.value if isinstance(ours, Points) else None


def says_as_much(fuller: ResultEntered, less: ResultEntered) -> bool:
    """Tell whether a statement says all that another says of the same place, whoever says it; see `results.implies`.

    Two statements of which one says as much as the other do not contradict one another.
    """
    return fuller.seated == less.seated and implies(
        fuller.line, less.line, law_02.vulnerability(max(less.place.board, 1))
    )


def has_the_score(fuller: ResultEntered, less: ResultEntered) -> bool:
    """Tell whether a statement says as much as another, and the other says the score that it comes to.

    Only then has whoever made or agreed to the other agreed to the score (Law 79A): a contract without its tricks is
    no contradiction of one with them, but nobody has agreed to the tricks.
    """
    vulnerability = law_02.vulnerability(max(less.place.board, 1))
    return says_as_much(fuller, less) and scores_of(fuller.line, vulnerability) == scores_of(less.line, vulnerability)


_NOBODY: Final[Seated] = (None, None, None, None)


def who_sat(result: ResultEntered | None, due: Due | None) -> Seated:
    """Return who sat at a place: by what a result says of it, else whom the movement puts there."""
    if result is None:
        return due.seated if due else _NOBODY
    if due is None:
        return result.seated
    return (
        result.north_south or due.north_south,
        result.east_west or due.east_west,
        result.south or due.south,
        result.west or due.west,
    )


@dataclass(frozen=True, slots=True)
class RuledScore:
    """A ruling on a score as somebody entered it."""

    id: EntryId
    at: datetime
    by: str
    ruled: ScoreRuled


@dataclass(frozen=True)  # without slots: see `vocabulary.values.derived`
class Cell:
    """All that was said of one board at one table in one round."""

    stated: Mapping[EntryId, StatedResult] = field(default_factory=FrozenDict[EntryId, StatedResult], hash=False)
    replaced: frozenset[EntryId] = frozenset()
    """Statements that a correction replaced, whether or not they have arrived."""
    rulings: Mapping[EntryId, RuledScore] = field(default_factory=FrozenDict[EntryId, RuledScore], hash=False)
    rulings_replaced: frozenset[EntryId] = frozenset()
    agreed: frozenset[tuple[EntryId, Side]] = frozenset()
    formed: tuple[datetime, EntryId, str] | None = None
    """Time and entry by which a form was last recorded, and the form."""
    postponed: bool = False
    cancelled: bool = False

    @property
    def form(self) -> str:
        """The form in which the board was played here (Law 87); empty for that which it should have had."""
        return self.formed[2] if self.formed else ""

    @property
    def is_settled(self) -> bool:
        """True where it was entered, ruled upon, put off or cancelled, so that the table does not wait for it."""
        return bool(self.stated or self.rulings) or self.cancelled or self.postponed

    @property
    def is_played(self) -> bool:
        """True where a result stands, or a ruling in the place of one."""
        return bool(self.rulings) or not self.replaced.issuperset(self.stated)

    @property
    def awaits_award(self) -> bool:
        """True where the board was not played here and nothing says yet what the sides get for it (12C2)."""
        is_open = self.ruling is None and not (self.postponed or self.cancelled)
        return is_open and self.result is not None and isinstance(self.result.result.line, NotPlayed)

    @property
    def is_off(self) -> bool:
        """True where the board was cancelled or not played here, and is not scored."""
        if self.ruling is not None:
            return False
        return self.cancelled if self.result is None else isinstance(self.result.result.line, NotPlayed)

    @property
    def open_results(self) -> tuple[EntryId, ...]:
        """Statements that no correction has replaced."""
        return tuple(each for each in self.stated if each not in self.replaced)

    @property
    def open_rulings(self) -> tuple[EntryId, ...]:
        """Rulings that no later one has replaced."""
        return tuple(each for each in self.rulings if each not in self.rulings_replaced)

    @derived
    def standing(self) -> tuple[StatedResult, ...]:
        """The statements that nothing has replaced, one for each different thing that they say, earliest first.

        What a fuller statement says too (the score of a contract) is no different thing.
        """
        if len(self.stated) < 2 and not self.replaced:
            return tuple(self.stated.values())  # by far the most frequent case
        open_ones = sorted((self.stated[each] for each in self.open_results), key=lambda each: (each.at, each.id))
        return tuple(
            each
            for number, each in enumerate(open_ones)
            if not any(
                says_as_much(other.result, each.result)
                and (place < number or not says_as_much(each.result, other.result))
                for place, other in enumerate(open_ones)
                if place != number
            )
        )

    @property
    def result(self) -> StatedResult | None:
        """The statement that counts: the one that stands. Where two contradict one another none does."""
        standing = self.standing
        return standing[0] if len(standing) == 1 else None

    @derived
    def standing_rulings(self) -> tuple[RuledScore, ...]:
        """The rulings that no later one has replaced, one for each different thing that they say, earliest first."""
        open_ones = (self.rulings[each] for each in self.open_rulings)
        kept: list[RuledScore] = []
        for each in sorted(open_ones, key=lambda each: (each.at, each.id)):
            if all(each.ruled.ruling != other.ruled.ruling for other in kept):
                kept.append(each)
        return tuple(kept)

    @property
    def ruling(self) -> RuledScore | None:
        """The ruling that counts: the one that stands. Where two contradict one another none does."""
        standing = self.standing_rulings if self.rulings else ()
        return standing[0] if len(standing) == 1 else None

    @property
    def is_agreed(self) -> bool:
        """True where both sides, or the Director, have agreed to what counts (Law 79A)."""
        return self.result is not None and not self.not_agreeing

    @derived
    def not_agreeing(self) -> tuple[Side, ...]:
        """The sides that have not agreed to what counts, where anything does."""
        result = self.result
        if result is None:
            return ()
        same = {id_ for id_, each in self.stated.items() if has_the_score(result.result, each.result)}
        writers = {each.result.side for id_, each in self.stated.items() if id_ in same}
        sides = {side for id_, side in self.agreed if id_ in same} | writers
        return () if None in writers else tuple(side for side in Side if side not in sides)


EMPTY_CELL: Final = Cell()
"""The cell of a place of which nothing was said."""
_NO_CELLS: Final[Mapping[Place, Cell]] = FrozenDict[Place, Cell]()


@dataclass(frozen=True, slots=True)
class SessionState:
    """One session."""

    number: int
    plans: Mapping[str, SectionPlan] = field(default_factory=FrozenDict[str, SectionPlan], hash=False)
    """By section."""
    boards: Mapping[tuple[str, int], Mapping[Place, Cell]] = field(
        default_factory=FrozenDict[tuple[str, int], Mapping[Place, Cell]], hash=False
    )
    """By section and board: what was said of it, wherever it was played."""
    layouts: Mapping[tuple[str | None, int], Layout] = field(
        default_factory=FrozenDict[tuple[str | None, int], Layout], hash=False
    )
    called: Mapping[tuple[str | None, int], datetime] = field(
        default_factory=FrozenDict[tuple[str | None, int], datetime], hash=False
    )
    """By section (`None`: all) and round, when the signal was given."""
    signals: Mapping[EntryId, RoundCalled] = field(default_factory=FrozenDict[EntryId, RoundCalled], hash=False)
    """All of these signals, in the order in which they were entered."""
    finished: Mapping[tuple[str, int, int], datetime] = field(
        default_factory=FrozenDict[tuple[str, int, int], datetime], hash=False
    )
    """By section, table and round, when the table was done."""
    clock: Mapping[EntryId, Entry] = field(default_factory=FrozenDict[EntryId, Entry], hash=False)
    """Entries on the length of rounds, and when the clock was held and went on, see `clock_of`."""
    movers: Mapping[tuple[str, int], Seat] = field(default_factory=FrozenDict[tuple[str, int], Seat], hash=False)
    ended: datetime | None = None
    published: datetime | None = None
    """Time at which its official score was first made available."""

    @property
    def cells(self) -> Iterator[tuple[Place, Cell]]:
        """The places of which something was said, each with that."""
        return (item for cells in self.boards.values() for item in cells.items())

    def cell(self, place: Place) -> Cell:
        """Return what was said of a place; an empty cell where that is nothing."""
        return self.boards.get((place.section, place.board), _NO_CELLS).get(place, EMPTY_CELL)

    def due_at(self, place: Place) -> Due | None:
        """Return whom the movement puts at a table in a round, see `SectionPlan.at`."""
        plan = self.plans.get(place.section)
        return plan.at(place) if plan else None

    def dues_at(self, section: str, round_number: int, table: int) -> tuple[Due, ...]:
        """Return what is to be played at a table in a round, boards in the order in which they are due."""
        plan = self.plans.get(section)
        return plan.at_table(round_number, table) if plan else ()

    def layout_of(self, section: str, board: int) -> Layout | None:
        """Return the deal of a board, where it is known."""
        return self.layouts.get((section, board)) or self.layouts.get((None, board))


@dataclass(frozen=True, slots=True)
class Unapplied:
    """An entry that means nothing where it stands, such as agreement to a result that nobody has stated."""

    entry: EntryId
    reason: str
    """A word for the reason: `unknown-result`, `founded-twice`, `not-founded`."""


@dataclass(frozen=True)  # without slots: see `vocabulary.values.derived`
class EventState:
    """An event as its record tells it."""

    conditions: Conditions = field(default_factory=Conditions)
    title: str = ""
    date: str = ""
    founded: bool = False
    founding: EntryId = ""
    """The entry by which it was founded."""
    contestants: Mapping[ContestantId, ContestantEntered] = field(
        default_factory=FrozenDict[ContestantId, ContestantEntered], hash=False
    )
    withdrew: Mapping[ContestantId, ContestantWithdrew] = field(
        default_factory=FrozenDict[ContestantId, ContestantWithdrew], hash=False
    )
    """Contestants who left of their own accord."""
    withdrawn: Mapping[ContestantId, ContestantWithdrew] = field(
        default_factory=FrozenDict[ContestantId, ContestantWithdrew], hash=False
    )
    """Contestants who left, or who were disqualified as if he had left then."""
    missed_sessions: frozenset[tuple[ContestantId, int]] = frozenset()
    """Contestants and the sessions that they could not play."""
    seatings: tuple[SubstituteSeated | DirectionPermitted | LineUpNamed, ...] = ()
    """Seats that the movement does not tell, in the order in which they were told: of substitutes, of who may sit
    otherwise than planned, of the players of a team."""
    carried_over: Mapping[EntryId, CarriedOver] = field(default_factory=FrozenDict[EntryId, CarriedOver], hash=False)
    penalties: Mapping[EntryId, PenaltyRuled] = field(default_factory=FrozenDict[EntryId, PenaltyRuled], hash=False)
    sessions: Mapping[int, SessionState] = field(default_factory=FrozenDict[int, SessionState], hash=False)
    appeals: Mapping[EntryId, AppealLodged] = field(default_factory=FrozenDict[EntryId, AppealLodged], hash=False)
    appeals_decided: Mapping[EntryId, AppealDecided] = field(
        default_factory=FrozenDict[EntryId, AppealDecided], hash=False
    )
    """By the appeal that was decided."""
    announcements: Mapping[EntryId, Entry] = field(default_factory=FrozenDict[EntryId, Entry], hash=False)
    """All that was announced."""
    commentary: Mapping[EntryId, Entry] = field(default_factory=FrozenDict[EntryId, Entry], hash=False)
    """Commentary beside boards, in the order in which it arrived."""
    announcements_ended: frozenset[EntryId] = frozenset()
    """Announcements that are shown no longer, whether or not they have arrived."""
    office: OfficeState = field(default_factory=OfficeState)
    rulings: Mapping[EntryId, Entry] = field(default_factory=FrozenDict[EntryId, Entry], hash=False)
    """Every entry that is a ruling of the Director, or a decision on an appeal, whether or not it was replaced."""
    published: datetime | None = None
    closed: datetime | None = None
    unapplied: tuple[Unapplied, ...] = ()
    undone: frozenset[EntryId] = frozenset()
    """Entries that are undone; one of them that undid another does so no more."""

    @derived
    def finished_places(self) -> frozenset[Place]:
        """Places of planned boards that a table has behind it: played, ruled on, cancelled, or somebody has left."""
        return frozenset(
            place
            for session in self.sessions.values()
            for plan in session.plans.values()
            for place, due in plan.due.items()
            if (cell := session.cell(place)).is_played or cell.cancelled or due.is_over(self.withdrawn)
        )

    def session(self, number: int) -> SessionState:
        """Return a session; one of which nothing is known yet where the record says nothing of it."""
        return self.sessions.get(number) or SessionState(number)

    @property
    def disqualified(self) -> frozenset[ContestantId]:
        """The contestants who are not ranked because they were disqualified (Law 91B)."""
        return frozenset(self.office.disqualified) if self.office.entries else frozenset()

    @property
    def annulled(self) -> frozenset[ContestantId]:
        """Those of them whose boards count for nobody, by the conditions of contest."""
        return self.disqualified if self.conditions.disqualified is DisqualifiedBoards.ANNULLED else frozenset()

    @property
    def everybody(self) -> frozenset[ContestantId]:
        """All contestants entered or planned: a plan seats numbers, also those of which nothing else is known."""
        return frozenset(self.contestants).union(*(plan.contestants for plan in self.plans))

    def entered(self, who: ContestantId) -> ContestantEntered:
        """Return what is entered of a contestant; of one whom nobody has entered, his number alone."""
        return self.contestants.get(who) or ContestantEntered(who)

    def cell(self, place: Place) -> Cell:
        """Return what was said of a place."""
        return self.session(place.session).cell(place)

    @property
    def plans(self) -> tuple[SectionPlan, ...]:
        """The plans of all sections in all sessions."""
        return tuple(plan for session in self.sessions.values() for plan in session.plans.values())

    @derived
    def seatings_by_contestant(self) -> Mapping[tuple[int, ContestantId], tuple[SubstituteSeated | LineUpNamed, ...]]:
        """Substitutes and line-ups by session and contestant, in the order in which they were told."""
        found: dict[tuple[int, ContestantId], tuple[SubstituteSeated | LineUpNamed, ...]] = {}
        for each in self.seatings:
            if not isinstance(each, DirectionPermitted):
                key = (each.session, each.contestant)
                found[key] = (*found.get(key, ()), each)
        return found

    @property
    def substitutes(self) -> tuple[SubstituteSeated, ...]:
        """The substitutes, in the order in which they were seated."""
        return tuple(each for each in self.seatings if isinstance(each, SubstituteSeated))

    def plan_of(self, session: int, section: str) -> SectionPlan | None:
        """Return the plan of a section; `None` where it has no movement."""
        return self.session(session).plans.get(section)

    def due_at(self, place: Place) -> Due | None:
        """Return whom the movement puts at a table in a round, see `SectionPlan.at`."""
        return self.session(place.session).due_at(place)

    def dues_at(self, session: int, section: str, round_number: int, table: int) -> tuple[Due, ...]:
        """Return what is to be played at a table in a round, boards in the order in which they are due."""
        return self.session(session).dues_at(section, round_number, table)
