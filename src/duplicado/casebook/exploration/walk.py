"""Walk through a world: every sequence to a depth, then walks of chance to what was seldom reached."""

from __future__ import annotations

import random
from collections import Counter, deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from duplicado.casebook.exploration.invariants import INVARIANTS, Invariant, is_lawful
from duplicado.casebook.exploration.reached import Reached
from duplicado.casebook.exploration.worlds import World, steps
from duplicado.director.admission import admit
from duplicado.director.commands import Command, PlayerActs
from duplicado.director.rule import carry_out
from duplicado.director.state import DirectedTable
from duplicado.law.edition import Edition
from duplicado.law.precedence import foremost
from duplicado.table.actions.auction import MakesCall
from duplicado.table.entries import MatterOpened, Ruled
from duplicado.table.standing_calls import irregularities_of_call

_LONGEST_WALK = 60


@dataclass(frozen=True, slots=True)
class Broken:
    """An invariant that does not hold, with the first and so the shortest sequence that shows it."""

    invariant: str
    says: str
    commands: tuple[Command, ...]


@dataclass(slots=True)
class Explored:
    """Extent and findings of an exploration."""

    world: World
    edition: Edition
    depth: int
    states: int = 0
    """Different states that were reached and checked."""
    sequences: int = 0
    """Sequences of steps that led to them: what was reached twice is followed once."""
    walked: int = 0
    """Steps of the walks of chance."""
    clauses: Counter[str] = field(default_factory=Counter[str])
    """Number of times that each clause was cited by a ruling."""
    together: Counter[tuple[str, str]] = field(default_factory=Counter[tuple[str, str]])
    """Pairs of Laws under which matters were open at the same time: the one that was taken up first stands first."""
    of_one_call: Counter[tuple[str, str]] = field(default_factory=Counter[tuple[str, str]])
    """Pairs of Laws that dealt with the same call: the one that went before the other stands first."""
    broken: dict[str, Broken] = field(default_factory=dict[str, Broken])
    """By invariant."""
    breaks: Counter[str] = field(default_factory=Counter[str])
    """In how many states each did not hold."""


def explore(
    world: World,
    edition: Edition,
    *,
    depth: int,
    walks: int = 0,
    seed: int = 1,
    regulations: Mapping[str, object] = MappingProxyType({}),
    invariants: Sequence[Invariant] = INVARIANTS,
) -> Explored:
    """Explore a world under an edition.

    Args:
        world: what is tried.
        edition: of the Laws.
        depth: how many steps every sequence has at most.
        walks: how many walks of chance follow, each to the end of the board or of sixty steps.
        seed: of the chance.
        regulations: values of options by their names.
        invariants: what is checked in every state.
    """
    explorer = _Explorer(world, edition, depth, regulations, invariants)
    explorer.every_sequence()
    explorer.walks_of_chance(walks, random.Random(seed))  # noqa: S311 - nothing is dealt with it
    explorer.shorten()
    return explorer.found


class _Explorer:
    def __init__(
        self,
        world: World,
        edition: Edition,
        depth: int,
        regulations: Mapping[str, object],
        invariants: Sequence[Invariant],
    ) -> None:
        self.found = Explored(world, edition, depth)
        self.world, self.invariants = world, invariants
        self.start = Reached(world, world.beginning(edition, regulations))

    def every_sequence(self) -> None:
        """Follow every sequence, the shorter ones first; a state that is reached again is not followed again."""
        known = {_fingerprint(self.start.state)}
        waiting = deque([self.start] if self.found.depth else [])
        while waiting:
            reached = waiting.popleft()
            for command in steps(self.world, reached.state):
                self.found.sequences += 1
                following = self._after(reached, command)
                if following is None or (mark := _fingerprint(following.state)) in known:
                    continue
                known.add(mark)
                self._check(following)
                if len(following.commands) < self.found.depth:
                    waiting.append(following)
        self.found.states = len(known)

    def walks_of_chance(self, walks: int, chance: random.Random) -> None:
        """Walk on from the beginning; where several steps may be taken, one whose clauses are rare is preferred."""
        for _ in range(walks):
            reached = self.start
            for _ in range(_LONGEST_WALK):
                possible = list(steps(self.world, reached.state))
                if not possible:
                    break
                tried = [self._after(reached, command) for command in chance.sample(possible, min(3, len(possible)))]
                following = [each for each in tried if each is not None]
                if not following:
                    break
                reached = min(following, key=self._how_well_known)
                self.found.walked += 1
                self._check(reached)

    def _how_well_known(self, reached: Reached) -> int:
        cited = [clause for entry in reached.added if isinstance(entry, Ruled) for clause in entry.clauses]
        return min((self.found.clauses[clause] for clause in cited), default=10**9)

    def _after(self, reached: Reached, command: Command) -> Reached | None:
        """Take a step; an exception is a finding too."""
        commands = (*reached.commands, command)
        try:
            self._note_laws_of_one_call(reached.state, command)
            added, state = carry_out(reached.state, command)
        except Exception as error:  # noqa: BLE001 - that nothing raises is what is explored
            self._note("nothing_raises", f"{type(error).__name__}: {error}", commands)
            return None
        lawful = reached.lawful and is_lawful(reached.state, command)
        return Reached(self.world, state, reached, commands, added, lawful)

    def _check(self, reached: Reached) -> None:
        for entry in reached.added:
            if isinstance(entry, Ruled):
                self.found.clauses.update(entry.clauses)
        self._note_collisions(reached.state, reached.added)
        for invariant in self.invariants:
            wrong = invariant(reached)
            if wrong is not None:
                self._note(invariant.__name__, wrong, reached.commands)

    def shorten(self) -> None:
        """Leave out of each sequence that breaks an invariant what it does not need."""
        checks = {invariant.__name__: invariant for invariant in self.invariants}
        for name, broken in self.found.broken.items():
            if name in checks:
                self.found.broken[name] = self._shortened(broken, checks[name])

    def _shortened(self, broken: Broken, invariant: Invariant) -> Broken:
        place = 0
        while place < len(broken.commands):
            commands = broken.commands[:place] + broken.commands[place + 1 :]
            reached = self._played(commands)
            says = None if reached is None else invariant(reached)
            if says is None:
                place += 1
            else:
                broken, place = Broken(broken.invariant, says, commands), 0
        return broken

    def _played(self, commands: tuple[Command, ...]) -> Reached | None:
        """Play a sequence from the beginning; `None` where one of its steps may not be taken."""
        reached: Reached | None = self.start
        for command in commands:
            if reached is None or admit(reached.state, command) is not None:
                return None
            reached = self._after(reached, command)
        return reached

    def _note_collisions(self, state: DirectedTable, added: Sequence[object]) -> None:
        if any(isinstance(entry, MatterOpened) for entry in added):
            laws = [matter.law for matter in state.matters]
            self.found.together.update(
                (first, second) for place, first in enumerate(laws) for second in laws[place + 1 :] if first != second
            )

    def _note_laws_of_one_call(self, state: DirectedTable, command: Command) -> None:
        match command:
            case PlayerActs(seat, MakesCall(call)):
                laws = tuple(irregularities_of_call(state.table, seat, call))
            case _:
                return
        if len(laws) > 1:
            first = foremost(state.table.edition, laws)
            self.found.of_one_call.update((first.value, law.value) for law in laws if law is not first)

    def _note(self, name: str, says: str, commands: tuple[Command, ...]) -> None:
        self.found.breaks[name] += 1
        if name not in self.found.broken or len(commands) < len(self.found.broken[name].commands):
            self.found.broken[name] = Broken(name, says, commands)


def _fingerprint(state: DirectedTable) -> int:
    """Return a number of 64 bits by which a state is known again: a million states would fill the memory."""
    return hash((state, frozenset(state.table.findings.items()), frozenset(state.table.meanings.items())))
