"""Deals at random, and deals that fulfil conditions."""

from __future__ import annotations

import hashlib
import itertools
import os
from collections.abc import Callable, Mapping
from typing import Final

from duplicado.dealing import chance, conditioned
from duplicado.dealing.conditioned import DealsFound, DealsWanted
from duplicado.dealing.conditions import read_condition
from duplicado.law.comparable.shown import limits_of_call
from duplicado.law.meaning import CallMeaning
from duplicado.library.arguments import SeatLike, as_hand, as_seat
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.hands import Deal, Hand

MOST_DEALS: Final = 10_000_000
"""Deals in one call; they are all in memory."""


@checked
def deals(
    count: int,
    where: str | Callable[[Deal], bool] | None = None,
    *,
    predealt: Mapping[SeatLike, Hand | str] | None = None,
    meanings: Mapping[SeatLike, CallMeaning] | None = None,
    seed: int | None = None,
) -> tuple[Deal, ...]:
    """Deal at random; every deal that fulfils the conditions is equally likely.

    Args:
        count: how many.
        where: a condition as it is written (`north.hcp in 15..17 and balanced(north)`, see `dealing.conditions`), or a
            function that says of a deal whether it fits.
        predealt: cards that a seat holds in any case, e.g. `{"N": "AK..."}`.
        meanings: what the calls of a seat have shown.
        seed: the same number gives the same deals; without it the operating system gives the chance.

    Raises:
        NotationError: a text is not the notation of what is asked for.
        WrongArgumentError: an argument is of another type.
        NoDealFitsError: no deal fits, or too few were found among ten million.

    >>> all(deal["N"].hcp in (15, 16, 17) for deal in deals(3, "north.hcp in 15..17", seed=1))
    True
    """
    return find_deals(count, where, predealt=predealt, meanings=meanings, seed=seed).deals


@checked
def find_deals(
    count: int,
    where: str | Callable[[Deal], bool] | None = None,
    *,
    predealt: Mapping[SeatLike, Hand | str] | None = None,
    meanings: Mapping[SeatLike, CallMeaning] | None = None,
    seed: int | None = None,
) -> DealsFound:
    """Return such deals with how rare they are: how many were tried, and the exact probability of what was not tried.

    Arguments and errors are those of `deals`.
    """
    chance.check_count(count)
    if count > MOST_DEALS:
        raise DuplicadoError(f"count is {count}: at most {MOST_DEALS} deals are made at once")
    wanted = DealsWanted(
        read_condition(where) if isinstance(where, str) else None,
        {as_seat(seat, "predealt"): as_hand(hand, "predealt") for seat, hand in (predealt or {}).items()},
        {as_seat(seat, "meanings"): limits_of_call(meaning) for seat, meaning in (meanings or {}).items()},
        where if callable(where) else None,
    )
    entropy = os.urandom if seed is None else _repeated(seed)
    if where is None and not wanted.predealt and not wanted.regions:
        return DealsFound(tuple(chance.random_deals(count, entropy)), count)
    try:
        from duplicado.dealing import fast_conditioned  # noqa: PLC0415 - it needs NumPy, the extra `fast`
    except ModuleNotFoundError:
        return conditioned.conditioned_deals(count, wanted, entropy)
    return fast_conditioned.conditioned_deals(count, wanted, entropy)


def _repeated(seed: int) -> chance.RandomBytes:
    """Return a source of bytes that a seed determines: SHA-256 of seed and counter."""
    blocks = (hashlib.sha256(f"{seed}:{number}".encode()).digest() for number in itertools.count())
    held = bytearray()

    def draw(count: int, /) -> bytes:
        while len(held) < count:
            held.extend(next(blocks))
        drawn = bytes(held[:count])
        del held[:count]
        return drawn

    return draw
