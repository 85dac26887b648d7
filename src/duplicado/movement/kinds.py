"""The kinds of movement that there are for a number of pairs, each with how to make it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from duplicado.movement.arrow import best_arrow_switch, turn_single_tables
from duplicado.movement.barometer import barometer
from duplicado.movement.check import quality_factor
from duplicado.movement.half_table import rover, without_last_pair
from duplicado.movement.howell import (
    HOWELL_PAIRS,
    all_together,
    curtailed,
    howell,
    three_table_howell,
    three_tables_sharing,
)
from duplicado.movement.mitchell import hesitation, mitchell, share_and_relay, skip_mitchell
from duplicado.movement.model import Movement, MovementError
from duplicado.movement.three_quarter import MOST_TABLES_THREE_QUARTER, three_quarter_howell
from duplicado.movement.web import web

_FEWEST_TABLES_FOR_WEB: Final = 8

Builder = Callable[[int], Movement]
"""Makes a movement of at most so many rounds; MovementError where there is none."""


def kinds(pairs: int) -> Iterator[tuple[int, Builder]]:
    """Give the kinds that there are for a number of pairs: how many winners, and how to make it."""
    yield from _everybody_meets(pairs)
    for builder in _lines(pairs):
        yield 2, builder
        yield 1, _with_one_winner(builder)
    tables = (pairs + 1) // 2
    if tables % 2 and tables >= 3:
        yield 1, lambda rounds: _turned(_halved(hesitation(tables, min(rounds, tables + 1)), pairs))


def barometers(pairs: int) -> Iterator[tuple[int, Builder]]:
    """Give the kinds in which all tables play the same boards in each round, as `kinds` does."""
    yield 1, lambda rounds: barometer(pairs, min(rounds, pairs + pairs % 2 - 1))


def build(builder: Builder, rounds: int) -> Movement | None:
    """Make a movement of at most so many rounds, `None` where there is none."""
    try:
        return builder(rounds)
    except MovementError:
        return None


def _with_one_winner(builder: Builder) -> Builder:
    return lambda rounds: best_arrow_switch(builder(rounds))


def _everybody_meets(pairs: int) -> Iterator[tuple[int, Builder]]:
    if pairs in {4, 5}:
        yield 1, lambda rounds: curtailed(all_together(pairs), min(rounds, 5 if pairs == 5 else 3))
    if pairs in {5, 6}:
        yield 1, lambda rounds: _turned(curtailed(_halved(three_table_howell(), pairs), min(rounds, 5)))
        yield 1, lambda rounds: _turned(curtailed(_halved(three_tables_sharing(), pairs), min(rounds, 5)))
    full = pairs + pairs % 2
    if full in HOWELL_PAIRS:
        yield 1, lambda rounds: _turned(curtailed(_halved(howell(full), pairs), min(rounds, full - 1)))
    if 6 <= full <= 2 * MOST_TABLES_THREE_QUARTER:
        yield 1, lambda rounds: _evened_out(_halved(three_quarter_howell(full // 2, min(rounds, full - 2)), pairs))


def _lines(pairs: int) -> Iterator[Builder]:
    tables = (pairs + 1) // 2
    if tables >= 3 and tables % 2:
        yield lambda rounds: _halved(mitchell(tables, min(rounds, tables)), pairs)
    if tables >= 4 and tables % 2 == 0:
        yield lambda rounds: _halved(skip_mitchell(tables, min(rounds, tables - 1)), pairs)
        yield lambda rounds: _halved(share_and_relay(tables, min(rounds, tables)), pairs)
    if pairs % 2 and tables > 5:
        yield lambda rounds: rover(tables - 1, min(rounds, tables - 1))
    if tables >= _FEWEST_TABLES_FOR_WEB:
        yield lambda rounds: _halved(web(tables, min(rounds, tables - 1)), pairs)


def _halved(movement: Movement, pairs: int) -> Movement:
    return movement if movement.contestants == pairs else without_last_pair(movement)


def _evened_out(movement: Movement) -> Movement:
    """Turn the arrow where a pair is missing; with everybody there it is turned already."""
    return turn_single_tables(movement) if movement.contestants % 2 else movement


def _turned(movement: Movement) -> Movement:
    return movement if quality_factor(movement) == 100 else turn_single_tables(movement)
