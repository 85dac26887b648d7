"""A movement that somebody wants by its name, for so many contestants and rounds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, Literal, TypeAlias, TypeVar

from duplicado.movement.any_movement import AnyMovement
from duplicado.movement.appendix import appendix_mitchell, blackpool
from duplicado.movement.arrow import best_arrow_switch, turn_single_tables
from duplicado.movement.barometer import barometer
from duplicado.movement.check import quality_factor
from duplicado.movement.double import double_howell, double_round_robin
from duplicado.movement.half_table import bump, rover, without_last_pair
from duplicado.movement.howell import all_together, curtailed, howell, three_table_howell, three_tables_sharing
from duplicado.movement.individuals import IndividualMovement, rainbow, whist
from duplicado.movement.mitchell import hesitation, mitchell, share_and_relay, skip_mitchell
from duplicado.movement.model import Movement, MovementError
from duplicado.movement.teams import TeamMovement, american_whist, head_to_head, new_england, round_robin
from duplicado.movement.three_quarter import three_quarter_howell
from duplicado.movement.web import web

_Made = TypeVar("_Made", Movement, IndividualMovement)

_FEWEST_ROUNDS: Final = 3

_FARTHEST: Final = 12
"""Distance from a number of contestants or rounds up to which one that is possible is looked for."""

_Kind: TypeAlias = Literal["pairs", "teams", "players"]
_Builder: TypeAlias = Callable[[int, int | None], AnyMovement]
_PairsBuilder: TypeAlias = Callable[[int, int | None], Movement]


def _of_tables(build: Callable[[int, int | None], Movement]) -> _PairsBuilder:
    """Make it for a number of pairs: with an odd number the last pair is missing."""

    def built(pairs: int, rounds: int | None) -> Movement:
        whole = build((pairs + 1) // 2, rounds)
        return without_last_pair(whole) if pairs % 2 else whole

    return built


def _cut_short(build: Callable[[int], Movement]) -> _PairsBuilder:
    """Make a builder of one whose movement may also have fewer rounds."""

    def builder(pairs: int, rounds: int | None) -> Movement:
        whole = build(pairs)
        return whole if rounds in {None, whole.rounds} else curtailed(whole, rounds or whole.rounds)

    return builder


def _of_pairs(build: Callable[[int], Movement]) -> _PairsBuilder:
    """Make it for an even number of pairs, cut short where there are to be fewer rounds."""

    def built(pairs: int, rounds: int | None) -> Movement:
        whole = build(pairs + pairs % 2)
        shortened = whole if rounds in {None, whole.rounds} else curtailed(whole, rounds or whole.rounds)
        return without_last_pair(shortened) if pairs % 2 else shortened

    return built


def _rover(pairs: int, rounds: int | None) -> Movement:
    if pairs % 2 == 0:
        raise MovementError(f"a rover is for an odd number of pairs, not {pairs}")
    return rover(pairs // 2, rounds)


def _bump(pairs: int, rounds: int | None) -> Movement:
    if pairs % 2 == 0:
        raise MovementError(f"a bump Mitchell is for an odd number of pairs, not {pairs}")
    return bump(pairs // 2, rounds)


def _three_tables(pairs: int) -> Movement:
    if pairs != 6:
        raise MovementError(f"this movement is for 5 or 6 pairs, not {pairs}")
    return three_table_howell()


def _five_sets(pairs: int) -> Movement:
    if pairs != 6:
        raise MovementError(f"this movement is for 5 or 6 pairs, not {pairs}")
    return three_tables_sharing()


def _howell(pairs: int, rounds: int | None) -> Movement:
    """Make the complete Howell, which two tables have with boards that are shared and three with two sets a round.

    Where a pair is missing, the arrow is turned at single tables if that balances better.
    """
    if pairs in {4, 5}:
        return _cut_short(all_together)(pairs, rounds)
    movement = _of_pairs(_three_tables if pairs == 6 else howell)(pairs, rounds)
    return turn_single_tables(movement) if pairs % 2 and quality_factor(movement) < 100 else movement


def _curtailed_howell(pairs: int, rounds: int | None) -> Movement:
    if rounds is None:
        rounds = max(_FEWEST_ROUNDS, 3 * (pairs + pairs % 2 - 1) // 4)
    if rounds >= pairs + pairs % 2 - 1:
        raise MovementError(f"a Howell of {pairs} pairs is not cut short by {rounds} rounds")
    movement = _howell(pairs, rounds)
    return movement if movement.same_boards_everywhere else turn_single_tables(movement)


def _bowman(pairs: int, rounds: int | None) -> Movement:
    if pairs in {4, 5}:
        return _cut_short(all_together)(pairs, rounds)
    return appendix_mitchell((pairs + 1) // 2, rounds, half=pairs % 2 == 1)


def _with_most_rounds(
    build: Callable[[int, int], _Made], most: Callable[[int], Iterable[int]]
) -> Callable[[int, int | None], _Made]:
    """Make it with the rounds that are wanted, else with the most that there are."""

    def built(size: int, rounds: int | None) -> _Made:
        if rounds is not None:
            return build(size, rounds)
        refused = MovementError(f"there is none for {size}")
        for tried in most(size):
            try:
                return build(size, tried)
            except MovementError as error:
                refused = error
        raise refused

    return built


def _new_england(teams: int, rounds: int | None) -> TeamMovement:
    for complete in (False, True):
        movement = new_england(teams, complete=complete)
        if rounds in {None, movement.rounds}:
            return movement
    raise MovementError(f"New England with {teams} teams has {teams - 2} or {teams - 1} rounds, not {rounds}")


def _rainbow(players: int, rounds: int | None) -> IndividualMovement:
    if players % 4:
        raise MovementError(f"a rainbow is for four players a table, not {players} players")
    return _with_most_rounds(rainbow, lambda tables: range(tables, _FEWEST_ROUNDS - 1, -1))(players // 4, rounds)


def _head_to_head(teams: int, rounds: int | None) -> TeamMovement:
    if teams != 2 or rounds not in {None, 1}:
        raise MovementError(f"a match is one of 2 teams, of a stanza at a time, not of {teams} teams")
    return head_to_head([[(1, 2)]])


_BUILDERS: Final[Mapping[str, tuple[_Kind, _Builder]]] = {
    "mitchell": ("pairs", _of_tables(mitchell)),
    "skip-mitchell": ("pairs", _of_tables(skip_mitchell)),
    "share-and-relay": ("pairs", _of_tables(share_and_relay)),
    "hesitation": ("pairs", _of_tables(hesitation)),
    "appendix-mitchell": (
        "pairs",
        lambda pairs, rounds: appendix_mitchell((pairs + 1) // 2, rounds, half=pairs % 2 == 1),
    ),
    "blackpool": ("pairs", _of_tables(blackpool)),
    "rover": ("pairs", _rover),
    "bump": ("pairs", _bump),
    "web": ("pairs", _of_tables(_with_most_rounds(web, lambda tables: range(tables - 1, _FEWEST_ROUNDS - 1, -1)))),
    "howell": ("pairs", _howell),
    "double-howell": ("pairs", _cut_short(double_howell)),
    "curtailed-howell": ("pairs", _curtailed_howell),
    "three-quarter-howell": (
        "pairs",
        _of_tables(_with_most_rounds(three_quarter_howell, lambda tables: range(2 * tables - 2, tables, -1))),
    ),
    "small-howell": ("pairs", _of_pairs(_three_tables)),
    "sharing-howell": ("pairs", _of_pairs(_five_sets)),
    "all-together": ("pairs", _cut_short(all_together)),
    "bowman": ("pairs", _bowman),
    "barometer": ("pairs", barometer),
    "american-whist": ("teams", american_whist),
    "round-robin": ("teams", round_robin),
    "double-round-robin": ("teams", double_round_robin),
    "new-england": ("teams", _new_england),
    "head-to-head": ("teams", _head_to_head),
    "rainbow": ("players", _rainbow),
    "whist": ("players", whist),
}

MOVEMENT_NAMES: Final = tuple(_BUILDERS)
"""The names by which a movement can be asked for."""


def named_for(name: str) -> _Kind:
    """Say for whom a movement is: pairs, teams or single players."""
    return _BUILDERS[name][0]


def there_is(name: str, contestants: int, rounds: int | None = None, winners: int | None = None) -> bool:
    """Tell whether there is such a movement; the arguments are those of `movement_named`."""
    try:
        movement_named(name, contestants, rounds, winners)
    except MovementError:
        return False
    return True


def nearest_sizes(
    name: str, contestants: int, rounds: int | None = None, winners: int | None = None
) -> tuple[int, ...]:
    """Give the nearest numbers of contestants for which there is this movement: fewer, the same, and more."""
    steps = range(1, _FARTHEST + 1)
    fewer = (contestants - by for by in steps)  # there is no movement of nobody
    more = (contestants + by for by in steps)
    return _first_of((fewer, (contestants,), more), lambda size: there_is(name, size, rounds, winners))


def nearest_rounds(name: str, contestants: int, rounds: int, winners: int | None = None) -> tuple[int, ...]:
    """Give the nearest numbers of rounds that this movement can have with so many contestants: fewer, same, more."""
    steps = range(1, _FARTHEST + 1)
    fewer = (rounds - by for by in steps if rounds > by)
    more = (rounds + by for by in steps)
    return _first_of((fewer, (rounds,), more), lambda number: there_is(name, contestants, number, winners))


def _first_of(ways: Iterable[Iterable[int]], possible: Callable[[int], bool]) -> tuple[int, ...]:
    found = (next((each for each in way if possible(each)), None) for way in ways)
    return tuple(each for each in found if each is not None)


def movement_named(name: str, contestants: int, rounds: int | None = None, winners: int | None = None) -> AnyMovement:
    """Make a movement by its name.

    Args:
        name: one of `MOVEMENT_NAMES`.
        contestants: how many pairs, teams or players there are; the last pair is missing where the kind wants another.
        rounds: how many rounds; as many as the kind has if not told.
        winners: 1 or 2. Where the kind has two lines and one winner is wanted, the arrow is switched.

    Raises:
        MovementError: there is no such movement for these numbers.
    """
    if name not in _BUILDERS:
        raise MovementError(f"there is no movement {name!r}: write {', '.join(MOVEMENT_NAMES)}")
    movement = _BUILDERS[name][1](contestants, rounds)
    if isinstance(movement, Movement):
        if winners == 1 and movement.winners == 2:
            movement = best_arrow_switch(movement)
        if winners == 2 and movement.winners == 1:
            raise MovementError(f"{name} has one winner, not two")
    return movement
