"""Contents of a scoring database besides the contest: plan of the rounds, double-dummy results, numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from duplicado.event.contest import Contest, ContestantId
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Denomination
from duplicado.vocabulary.values import keeps_mappings

if TYPE_CHECKING:
    from duplicado.movement.individuals import IndividualSitting
    from duplicado.movement.model import Movement, MovementName


@dataclass(frozen=True, slots=True, order=True)
class PlannedSitting:
    """Pairs and boards of a table in a round; 0 where nobody sits."""

    round: int
    table: int
    north_south: int
    """The pair, in a contest of individuals the player who sits North."""
    east_west: int
    """The pair, in a contest of individuals the player who sits East."""
    boards: tuple[int, ...]
    south: int = 0
    """In a contest of individuals only, as `west`."""
    west: int = 0


@dataclass(frozen=True, slots=True)
class BwsSection:
    """A section as it was planned before play."""

    letter: str
    tables: int
    winners: int
    missing_pair: int = 0
    sittings: tuple[PlannedSitting, ...] = ()

    @property
    def is_individual(self) -> bool:
        """True where every seat has a number of its own."""
        return any(each.south or each.west for each in self.sittings)

    @property
    def sets(self) -> tuple[tuple[int, ...], ...]:
        """The sets of boards that are played together; single boards where the sittings share them in other ways."""
        together = sorted({each.boards for each in self.sittings if each.boards})
        played = [board for boards in together for board in boards]
        if len(played) == len(set(played)):
            return tuple(together)
        return tuple((board,) for board in sorted(set(played)))

    def movement(self, name: MovementName, *, copies: int = 1) -> Movement:
        """Make the movement of the section, to be checked.

        With two winners pairs of both lines may bear the same numbers; East-West are counted on from North-South then.

        Args:
            name: what kind it is, which the database does not say.
            copies: how many copies of each board were made, which it does not say either.

        Raises:
            DuplicadoError: the section is one of individuals.
        """
        from duplicado.movement.model import Movement, Sitting  # noqa: PLC0415 - who reads results needs no movements

        if self.is_individual:
            raise DuplicadoError("a movement of individuals is not one of pairs: use individual_sittings")
        met = [each for each in self.sittings if each.north_south and each.east_west]
        north_south = {each.north_south for each in met}
        shares = self.winners == 2 and not north_south.isdisjoint(each.east_west for each in met)
        shift = max(north_south) if shares else 0
        sets = self.sets
        sittings = tuple(
            Sitting(each.round, each.table, each.north_south, each.east_west + shift, _sets_in(each.boards, sets))
            for each in met
        )
        return Movement(
            name=name,
            contestants=max((max(each.north_south, each.east_west) for each in sittings), default=0),
            tables=max((each.table for each in sittings), default=0),
            rounds=max((each.round for each in sittings), default=0),
            sets=len(sets),
            sittings=tuple(sorted(sittings)),
            winners=self.winners,
            copies=copies,
        )

    def individual_sittings(self) -> tuple[IndividualSitting, ...]:
        """Return the sittings of a contest of individuals; a sitting of several sets comes once for each."""
        from duplicado.movement.individuals import IndividualSitting  # noqa: PLC0415 - as above

        sets = self.sets
        return tuple(
            IndividualSitting(each.round, each.table, each.north_south, each.east_west, each.south, each.west, each_set)
            for each in self.sittings
            if all((each.north_south, each.east_west, each.south, each.west))
            for each_set in _sets_in(each.boards, sets)
        )


def _sets_in(boards: Iterable[int], sets: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """Return the numbers, from 1, of the sets that these boards make up."""
    wanted = set(boards)
    return tuple(number for number, each in enumerate(sets, 1) if wanted >= set(each))


@dataclass(frozen=True, slots=True)
@keeps_mappings
class ScoringDatabase:
    """Everything that was read from the tables."""

    contest: Contest
    sections: tuple[BwsSection, ...] = ()
    double_dummy: Mapping[int, Mapping[tuple[Seat, Denomination], int]] = field(
        default_factory=dict[int, Mapping[tuple[Seat, Denomination], int]], hash=False
    )
    """By board: tricks by declarer and denomination, where the database has all twenty."""
    numbers: Mapping[ContestantId, tuple[str, ...]] = field(
        default_factory=dict[ContestantId, tuple[str, ...]], hash=False
    )
    """The numbers under which the players are known to their federation, in the order of their names."""
