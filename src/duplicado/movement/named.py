"""A movement that somebody wants by its name, for so many contestants and rounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Literal, TypeAlias

from duplicado.movement.appendix import appendix_mitchell, blackpool
from duplicado.movement.arrow import best_arrow_switch
from duplicado.movement.barometer import barometer
from duplicado.movement.half_table import bump, rover, without_last_pair
from duplicado.movement.howell import all_together, curtailed, howell, three_table_howell
from duplicado.movement.individuals import IndividualMovement, rainbow
from duplicado.movement.mitchell import hesitation, mitchell, share_and_relay, skip_mitchell
from duplicado.movement.model import Movement, MovementError
from duplicado.movement.teams import TeamMovement, american_whist, new_england, round_robin
from duplicado.movement.three_quarter import three_quarter_howell
from duplicado.movement.web import web
from duplicado.movement.whist import whist

__all__ = ["MOVEMENT_NAMES", "AnyMovement", "movement_named", "named_for"]

AnyMovement: TypeAlias = Movement | TeamMovement | IndividualMovement

_Kind: TypeAlias = Literal["pairs", "teams", "players"]
_Builder: TypeAlias = Callable[[int, int | None], AnyMovement]


def _of_tables(build: Callable[[int, int | None], Movement]) -> _Builder:
    """Make it for a number of pairs: with an odd number the last pair is missing."""

    def built(pairs: int, rounds: int | None) -> Movement:
        whole = build((pairs + 1) // 2, rounds)
        return without_last_pair(whole) if pairs % 2 else whole

    return built


def _of_pairs(build: Callable[[int], Movement]) -> _Builder:
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


def _new_england(teams: int, rounds: int | None) -> TeamMovement:
    for complete in (False, True):
        movement = new_england(teams, complete=complete)
        if rounds in {None, movement.rounds}:
            return movement
    raise MovementError(f"New England with {teams} teams has {teams - 2} or {teams - 1} rounds, not {rounds}")


def _rainbow(players: int, rounds: int | None) -> IndividualMovement:
    if players % 4:
        raise MovementError(f"a rainbow is for four players a table, not {players} players")
    return rainbow(players // 4, rounds)


def _all_together(pairs: int, rounds: int | None) -> Movement:
    whole = all_together(pairs)
    return whole if rounds in {None, whole.rounds} else curtailed(whole, rounds or whole.rounds)


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
    "web": ("pairs", _of_tables(lambda tables, rounds: web(tables, rounds or tables - 1))),
    "howell": ("pairs", _of_pairs(howell)),
    "three-quarter-howell": (
        "pairs",
        _of_tables(lambda tables, rounds: three_quarter_howell(tables, rounds or 2 * tables - 2)),
    ),
    "small-howell": ("pairs", _of_pairs(_three_tables)),
    "all-together": ("pairs", _all_together),
    "barometer": ("pairs", barometer),
    "american-whist": ("teams", american_whist),
    "round-robin": ("teams", round_robin),
    "new-england": ("teams", _new_england),
    "rainbow": ("players", _rainbow),
    "whist": ("players", whist),
}

MOVEMENT_NAMES: Final = tuple(_BUILDERS)
"""The names by which a movement can be asked for."""


def named_for(name: str) -> _Kind:
    """Say for whom a movement is: pairs, teams or single players."""
    return _BUILDERS[name][0]


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
