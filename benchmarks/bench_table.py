"""The table with its Director: actions per second through the full law, and memory per record.

.venv/bin/pytest benchmarks/bench_table.py --benchmark-only

An action is admitted, ruled upon and folded, as at a live table. `regular`: whole boards, auction and play, as they
come from random lawful calls and cards. `irregular`: an insufficient bid, attention, a refusal and a correction.
"""

import random
import tracemalloc
from collections.abc import Iterator

import pytest
from benchmarks.sizes import size
from pytest_benchmark.fixture import BenchmarkFixture

from duplicado.director import observations
from duplicado.director.admission import admit
from duplicado.director.commands import Command, Find, PlayerActs
from duplicado.director.rule import carry_out
from duplicado.director.state import DirectedTable, begin
from duplicado.law.reference import ClauseId
from duplicado.table.actions.answers import Refuse
from duplicado.table.actions.auction import MakesCall
from duplicado.table.actions.irregularity import Attention
from duplicado.table.actions.play import Designates, FacesLead, LeadsFaceDown, PlaysCard
from duplicado.table.entries import Entry
from duplicado.table.finding import FindingMade
from duplicado.table.moment import Phase
from duplicado.table.state import TableSetup
from duplicado.vocabulary.boards import Board, Vulnerability
from duplicado.vocabulary.calls import PASS, parse_call
from duplicado.vocabulary.cards import EVERY_CARD
from duplicado.vocabulary.hands import Deal, Hand
from duplicado.vocabulary.seats import Seat

BOARDS = size(20, 2)


def deal(chance: random.Random) -> Deal:
    pack = list(EVERY_CARD)
    chance.shuffle(pack)
    return Deal({seat: Hand(pack[13 * place : 13 * place + 13]) for place, seat in enumerate(Seat)})


def put(state: DirectedTable, command: Command) -> DirectedTable:
    refusal = admit(state, command)
    assert refusal is None, (refusal, command)
    return carry_out(state, command)[1]


def setup(number: int) -> TableSetup:
    return TableSetup(Board(number, Seat.N, Vulnerability.NONE), layout=deal(random.Random(number)))  # noqa: S311 - examples, not secrets


def regular(number: int) -> Iterator[Command]:
    """Yield the commands of one board, made up as it goes along."""
    chance = random.Random(number)  # noqa: S311 - examples, not secrets
    state = begin(setup(number))
    while state.table.phase is not Phase.OVER:
        table = state.table
        turn = table.turn
        assert turn is not None
        command: Command
        match table.phase:
            case Phase.AUCTION:
                calls = observations.lawful_calls(table)
                passes = len(calls) == 1 or (chance.random() < 0.6 and bool(table.auction.bids()))
                call = PASS if passes else chance.choice(calls[1:8])
                command = PlayerActs(turn, MakesCall(call))
            case Phase.CLARIFICATION:
                assert table.play is not None
                cards = observations.lawful_cards(table)
                if table.play.face_down or not cards:
                    command = PlayerActs(turn, FacesLead())
                else:
                    command = PlayerActs(turn, LeadsFaceDown(chance.choice(cards)))
            case _:
                assert table.play is not None
                card = chance.choice(observations.lawful_cards(table) or ())
                dummy = table.play.play.dummy
                spoken = Designates(card) if turn is dummy else PlaysCard(card)
                command = PlayerActs(turn.partner if turn is dummy else turn, spoken)
        state = put(state, command)
        yield command


def irregular(number: int) -> Iterator[Command]:
    """Yield an auction with an insufficient bid that is not accepted and corrected."""
    del number
    yield PlayerActs(Seat.N, MakesCall(parse_call("1S")))
    yield PlayerActs(Seat.E, MakesCall(parse_call("1H")))
    yield PlayerActs(Seat.S, Attention())
    yield PlayerActs(Seat.S, Refuse())
    yield PlayerActs(Seat.E, MakesCall(parse_call("2H")))
    yield Find((FindingMade(ClauseId.parse("27B1(a)"), value=True),))
    for seat in (Seat.S, Seat.W, Seat.N):
        yield PlayerActs(seat, MakesCall(PASS))


@pytest.mark.parametrize("kind", [regular, irregular], ids=["regular", "irregular"])
def test_actions_per_second(benchmark: BenchmarkFixture, kind: object) -> None:
    make = regular if kind is regular else irregular
    boards = [(setup(number), tuple(make(number))) for number in range(1, BOARDS + 1)]

    def play_all() -> int:
        done = 0
        for given, commands in boards:
            state = begin(given)
            for command in commands:
                state = put(state, command)
            done += len(commands)
        return done

    actions = benchmark(play_all)
    if benchmark.stats is not None:  # there are none when benchmarks are disabled
        benchmark.extra_info["actions_per_second"] = round(actions / benchmark.stats.stats.min)
    benchmark.extra_info["actions_per_board"] = actions / BOARDS


def test_memory_per_record(benchmark: BenchmarkFixture) -> None:
    boards = [(setup(number), tuple(regular(number))) for number in range(1, BOARDS + 1)]

    def remember() -> int:
        tracemalloc.start()
        kept: list[tuple[DirectedTable, tuple[Entry, ...]]] = []
        for given, commands in boards:
            state = begin(given)
            entries: list[Entry] = []
            for command in commands:
                added, state = carry_out(state, command)
                entries += added
            kept.append((state, tuple(entries)))
        used, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return used // len(kept)

    benchmark.extra_info["bytes_per_table"] = benchmark.pedantic(remember, rounds=1)  # type: ignore[no-untyped-call]  # the plugin does not type it
