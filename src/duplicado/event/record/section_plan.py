"""Plan of a section: its movement, resolved to contestants and boards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from types import MappingProxyType

from duplicado.event.contest import ContestantId
from duplicado.event.facts.contestants import ContestantWithdrew
from duplicado.event.facts.fact import Fact
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.results import Place
from duplicado.event.facts.stated_results import Seated
from duplicado.movement.any_movement import AnyMovement
from duplicado.movement.individuals import IndividualMovement
from duplicado.vocabulary.seats import Seat, Side


@dataclass(frozen=True, slots=True)
class Due:
    """A board that is to be played at a place, and who sits there."""

    place: Place
    north_south: ContestantId
    """North, for individuals."""
    east_west: ContestantId
    """East, for individuals."""
    south: ContestantId | None = None
    west: ContestantId | None = None

    @property
    def seated(self) -> Seated:
        """Contestants in the order in which a result names them."""
        return self.north_south, self.east_west, self.south, self.west

    @property
    def contestants(self) -> tuple[ContestantId, ...]:
        """Everybody who is to play it."""
        return tuple(each for each in self.seated if each is not None)

    def side_of(self, who: ContestantId) -> Side:
        """Return the side on which one of them sits."""
        return Side.NS if who in {self.north_south, self.south} else Side.EW

    def seat_of(self, who: ContestantId) -> Seat | None:
        """Return the seat of one who plays for himself; `None` for a pair or team."""
        return dict(zip(self.seated, Seat, strict=True))[who] if self.south is not None else None

    def is_over(self, withdrawn: Mapping[ContestantId, ContestantWithdrew]) -> bool:
        """Tell whether nobody can play it any more, because one of them has left by then."""
        if not withdrawn:
            return False  # asked of every board of an evening, and hardly anybody leaves
        left = [withdrawn[each] for each in self.contestants if each in withdrawn]
        return any((each.session, each.after_round) < (self.place.session, self.place.round) for each in left)


@dataclass(frozen=True)
class SectionPlan:
    """The movement of a section as it stands: rounds already played by the plan of their time, the others by the last.

    Sittings of a contestant number that nobody has are left out: whoever meets them sits out.
    """

    session: int
    section: str
    versions: tuple[SectionPlanned, ...]
    """In the order in which they were made."""

    @classmethod
    def of_movement(cls, movement: AnyMovement, contestants: tuple[ContestantId, ...], boards_each: int) -> SectionPlan:
        """Return a movement as the only section of the first session plays it."""
        return cls(1, "", (SectionPlanned(1, "", movement, contestants, boards_each),))

    def changed_by(self, planned: SectionPlanned) -> SectionPlan:
        """Return the plan with a further version, as it would be."""
        return SectionPlan(self.session, self.section, (*self.versions, planned))

    @property
    def current(self) -> SectionPlanned:
        """The plan that holds for the rounds to come."""
        return self.versions[-1]

    @property
    def rounds(self) -> int:
        """Number of rounds: those of the last plan, and those played before it, should it have fewer."""
        rounds = 0
        for version in self.versions:
            rounds = max(version.movement.rounds, min(rounds, version.from_round - 1))
        return rounds

    @cached_property
    def boards_per_round(self) -> int:
        """Boards that a table plays in a round, at most; in a match they can be several sets."""
        return max(Counter((place.round, place.table) for place in self.due).values(), default=0)

    def in_force(self, round_number: int) -> SectionPlanned:
        """Return the plan by which a round is played: the last one made for it."""
        for version in reversed(self.versions):
            if version.from_round <= round_number:
                return version
        return self.versions[0]

    def tables_in(self, round_number: int) -> range:
        """Return the tables at which a round is played; of the last round those of the plan as it stands."""
        return range(1, self.in_force(round_number).movement.tables + 1)

    @cached_property
    def tables(self) -> tuple[int, ...]:
        """Tables at which anything is, or was, to be played in any round."""
        return tuple(sorted({place.table for place in self.due}))

    @cached_property
    def due(self) -> Mapping[Place, Due]:
        """Everything that is to be played, by its place, in the order of rounds and tables."""
        found: dict[Place, Due] = {}
        for round_number in range(1, self.rounds + 1):
            for each in _due(self.in_force(round_number), round_number):
                found[each.place] = each
        return MappingProxyType(found)

    @cached_property
    def by_board(self) -> Mapping[int, tuple[Due, ...]]:
        """The same by board, boards ascending."""
        found: dict[int, list[Due]] = {}
        for due in self.due.values():
            found.setdefault(due.place.board, []).append(due)
        return MappingProxyType({board: tuple(found[board]) for board in sorted(found)})

    def places_of(self, board: int) -> frozenset[Place]:
        """Return the places where a board is to be played."""
        return self._places.get(board, frozenset())

    @cached_property
    def _places(self) -> Mapping[int, frozenset[Place]]:
        return {board: frozenset(due.place for due in listed) for board, listed in self.by_board.items()}

    def at(self, place: Place) -> Due | None:
        """Return who sits at a table in a round, whatever board they play there; `None` where nobody does.

        Where two play there in turn, as in a three-way match, the board tells which.
        """
        due = self.due.get(place)
        if due is not None:
            return due
        here = self._seated.get((place.round, place.table))
        return None if here is None else replace(here, place=place)

    def at_table(self, round_number: int, table: int) -> tuple[Due, ...]:
        """Return what is to be played at a table in a round, boards in the order in which they are due."""
        return self._by_table.get((round_number, table), ())

    @cached_property
    def _by_table(self) -> Mapping[tuple[int, int], tuple[Due, ...]]:
        found: dict[tuple[int, int], list[Due]] = {}
        for due in self.due.values():
            found.setdefault((due.place.round, due.place.table), []).append(due)
        return {key: tuple(listed) for key, listed in found.items()}

    def of_contestant(self, round_number: int, who: ContestantId) -> tuple[Due, ...]:
        """Return what a contestant is to play in a round; nothing where he sits out. A team is at two tables."""
        return self._by_contestant.get((round_number, who), ())

    @cached_property
    def boards_in_round(self) -> int:
        """Number of boards that are played at a table in a round, at most."""
        return max(map(len, self._by_table.values()), default=0)

    @cached_property
    def _by_contestant(self) -> Mapping[tuple[int, ContestantId], tuple[Due, ...]]:
        found: dict[tuple[int, ContestantId], list[Due]] = {}
        for due in self.due.values():
            for who in due.contestants:
                found.setdefault((due.place.round, who), []).append(due)
        return {key: tuple(listed) for key, listed in found.items()}

    @cached_property
    def _seated(self) -> Mapping[tuple[int, int], Due]:
        return {(due.place.round, due.place.table): due for due in self.due.values()}

    @cached_property
    def first_sides(self) -> Mapping[ContestantId, Side]:
        """On which side each contestant sits at first."""
        found: dict[ContestantId, Side] = {}
        for due in self.due.values():
            for who, side in ((due.north_south, Side.NS), (due.east_west, Side.EW)):
                found.setdefault(who, side)
        return MappingProxyType(found)

    @cached_property
    def contestants(self) -> frozenset[ContestantId]:
        """Everybody who is to play at some time."""
        return frozenset(each for due in self.due.values() for each in due.contestants)


def plans_made(facts: Iterable[Fact]) -> tuple[SectionPlan, ...]:
    """Return what facts plan, each by itself."""
    return tuple(SectionPlan(each.session, each.section, (each,)) for each in facts if isinstance(each, SectionPlanned))


def _due(plan: SectionPlanned, round_number: int) -> Iterator[Due]:
    who = dict(enumerate(plan.contestants, 1))
    movement: AnyMovement = plan.movement
    if isinstance(movement, IndividualMovement):
        for four in movement.sittings:
            if four.round != round_number:
                continue
            seated = [who.get(player) for player in four.players]
            for board in _boards(plan, (four.set_number,)):
                place = Place(plan.session, plan.section, round_number, four.table, board)
                match seated:
                    case [
                        ContestantId() as north,
                        ContestantId() as east,
                        ContestantId() as south,
                        ContestantId() as west,
                    ]:
                        yield Due(place, north, east, south, west)
                    case _:
                        pass
        return
    for sitting in movement.sittings:
        north_south, east_west = who.get(sitting.north_south), who.get(sitting.east_west)
        if sitting.round != round_number or north_south is None or east_west is None:
            continue
        for board in _boards(plan, sitting.sets):
            yield Due(Place(plan.session, plan.section, round_number, sitting.table, board), north_south, east_west)


def _boards(plan: SectionPlanned, sets: tuple[int, ...]) -> Iterator[int]:
    for number in sets:
        first = plan.first_board + (number - 1) * plan.boards_each
        yield from range(first, first + plan.boards_each)
