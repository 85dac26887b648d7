"""Contested claims: time for a director at the table, by number of cards.

.venv/bin/pytest benchmarks/bench_claims.py --benchmark-only

Three kinds of positions. `typical`: declarer, on lead after some tricks of best play on a random deal, claims what he
can make with all cards in sight, all the tricks or all but one. `hard`: random hands in which he claims everything,
high or not, so that nearly every card is a doubtful point. `dealt`: random hands in which he claims what he can make
with all cards in sight.
"""

import random
from collections.abc import Callable, Iterator
from itertools import count

import pytest
from benchmarks.sizes import size
from pytest_benchmark.fixture import BenchmarkFixture

from duplicado.analysis.dds import DdsSolver
from duplicado.law.claims.adjudication import adjudicate
from duplicado.law.claims.policy import ContestedClaim
from duplicado.law.procedure.play import PlayPosition
from duplicado.vocabulary.cards import EVERY_CARD
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Suit


def position(cards: int, chance: random.Random) -> PlayPosition:
    pack = list(EVERY_CARD)
    chance.shuffle(pack)
    north, east, south, west = (Hand(pack[first : first + cards]) for first in range(0, 4 * cards, cards))
    return PlayPosition(chance.choice([None, *Suit]), Seat.S, (north, east, south, west))


def hard(cards: int) -> Iterator[ContestedClaim]:
    chance, solver = random.Random(cards), DdsSolver()  # noqa: S311 - examples, not secrets
    while True:
        at = position(cards, chance)
        if solver.tricks(at, Side.NS) >= cards - 2:
            yield ContestedClaim(position=at, declarer=Seat.S, claimer=Seat.S, claimed=cards)


def dealt(cards: int) -> Iterator[ContestedClaim]:
    chance, solver = random.Random(cards), DdsSolver()  # noqa: S311 - examples, not secrets
    while True:
        at = position(cards, chance)
        claimed = solver.tricks(at, Side.NS)
        if claimed:
            yield ContestedClaim(position=at, declarer=Seat.S, claimer=Seat.S, claimed=claimed)


def typical(cards: int) -> Iterator[ContestedClaim]:
    solver = DdsSolver()
    for number in count():
        chance = random.Random(1000 * cards + number)  # noqa: S311 - examples, not secrets
        at = position(13, chance)
        while at.trick or max(len(hand) for hand in at.hands if hand is not None) > cards:
            worth = dict(solver.cards(at))
            best = max(worth.values())
            at = at.after(chance.choice([card for card, tricks in worth.items() if tricks == best]))
        claimed = solver.tricks(at, Side.NS)
        if at.turn is Seat.S and claimed >= cards - 1:
            yield ContestedClaim(position=at, declarer=Seat.S, claimer=Seat.S, claimed=claimed)


CASES = [(kind, cards) for kind in (typical, hard) for cards in (4, 5, 6, 7, 8)] + [(dealt, 8), (dealt, 13)]


@pytest.mark.parametrize(("kind", "cards"), CASES, ids=[f"{kind.__name__}-{cards}" for kind, cards in CASES])
def test_a_claim(benchmark: BenchmarkFixture, kind: Callable[[int], Iterator[ContestedClaim]], cards: int) -> None:
    claims = kind(cards)
    benchmark.pedantic(  # type: ignore[no-untyped-call] # the plugin's own
        adjudicate, setup=lambda: ((next(claims),), {}), rounds=size(15, 1)
    )
